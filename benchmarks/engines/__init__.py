"""The engines that are measured: a line for each, and how one is made. Nothing is imported before it is needed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from benchmarks.engines.base import Engine


@dataclass(frozen=True)
class Spec:
    """One row of the table. *module* of this package makes the engine from *arguments*; *package* is what must be
    installed for it. *group* is "ours" or "peer"; *interpreted* rows run in the other environment.
    """

    name: str
    title: str
    group: str
    package: str
    module: str
    arguments: tuple[int | str | bool, ...]
    interpreted: bool = False


SPECS = [
    Spec("kemet-2p", "Kemet, 2 players", "ours", "kemet", "ours", (2,)),
    Spec("kemet-3p", "Kemet, 3 players", "ours", "kemet", "ours", (3,)),
    Spec("kemet-4p", "Kemet, 4 players", "ours", "kemet", "ours", (4,)),
    Spec("kemet-5p", "Kemet, 5 players", "ours", "kemet", "ours", (5,)),
    Spec("kemet-2p-loop", "Kemet, 2 players, a Python loop calls it", "ours", "kemet", "ours", (2, True)),
    Spec("kemet-2p-interpreted", "Kemet, 2 players, interpreted", "ours", "kemet", "ours", (2,), interpreted=True),
    Spec("kemet-5p-interpreted", "Kemet, 5 players, interpreted", "ours", "kemet", "ours", (5,), interpreted=True),
    Spec("catanatron-2p", "Catanatron, 2 players", "peer", "catanatron", "catan", (2,)),
    Spec("catanatron-4p", "Catanatron, 4 players", "peer", "catanatron", "catan", (4,)),
    Spec("openspiel-chess", "OpenSpiel, chess", "peer", "open_spiel", "openspiel", ("chess",)),
    Spec("openspiel-backgammon", "OpenSpiel, backgammon", "peer", "open_spiel", "openspiel", ("backgammon",)),
    Spec("python-chess", "python-chess", "peer", "chess", "pythonchess", ()),
    Spec("pettingzoo-chess", "PettingZoo, chess_v6", "peer", "pettingzoo", "zoo", ("chess_v6",)),
    Spec("pettingzoo-connect-four", "PettingZoo, connect_four_v3", "peer", "pettingzoo", "zoo", ("connect_four_v3",)),
]


def spec_of(name: str) -> Spec:
    """Returns the row called *name*."""
    return next(spec for spec in SPECS if spec.name == name)


def make_engine(spec: Spec) -> Engine:
    """Imports and makes the engine of *spec*; `ModuleNotFoundError` where it is not installed."""
    engine: Engine = import_module(f"benchmarks.engines.{spec.module}").make(*spec.arguments)
    return engine
