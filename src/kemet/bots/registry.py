"""Bots by name: those of this package, levels of play, those other packages offer, and those in a file.

A bot is written `greedy`, `search:seconds=0.3`, `expert` or `my_bot.py:MyBot`; other packages offer theirs by entry points of
the group `kemet.bots`.
"""

from __future__ import annotations

import importlib.util
from importlib.metadata import entry_points
from pathlib import Path

from kemet.bots.base import Bot, BotError
from kemet.bots.greedy import GreedyBot
from kemet.bots.net import NetBot
from kemet.bots.net_search import NetSearchBot
from kemet.bots.random_bot import RandomBot
from kemet.bots.search import SearchBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "net": NetBot,
    "net-search": NetSearchBot,
}
"""The bots of this package by name."""

LEVELS: dict[str, str] = {
    "easy": "greedy:tries=6,again=1",
    "normal": "greedy:tries=12,again=2",
    "hard": "greedy",
    "expert": "net:temperature=3.5",
    "master": "net-search:seconds=0.5",
    "master-aggressive": "net-search:seconds=0.5,style=aggressive",
    "master-builder": "net-search:seconds=0.5,style=builder",
    "master-devout": "net-search:seconds=0.5,style=devout",
}
"""How well a bot plays, for people who choose an opponent; each of the first five wins eight or nine of ten games against
the one before. Weaker ones look at less, or follow the net more freely; none makes mistakes on purpose. The others are the
master in a style. In games of camps `expert` and `master` search instead."""


def make_bot(spec: str, seed: str) -> Bot:
    """Returns the bot written as *spec* with its own seeded generator; raises `BotError` for one that does not exist or
    settings it does not have.

    Examples:
        >>> from kemet import Options, start
        >>> from kemet.bots import Perspective, make_bot
        >>> game, bot = start(Options(players=2), seed=7), make_bot("greedy:tries=8", "any seed")
        >>> for _ in range(3):
        ...     player = game.to_act()
        ...     game.apply(player, bot.decide(Perspective(game, player), game.legal(player)))
    """
    if spec.partition(":")[0] in LEVELS and spec not in LEVELS:
        raise BotError(f"{spec!r}: a level has no settings; it stands for {LEVELS[spec.partition(':')[0]]!r}")
    name, settings = split(LEVELS.get(spec, spec))
    return bot_class(name).made(seed, settings)


def split(spec: str) -> tuple[str, dict[str, str]]:
    """Returns name and settings of a bot written as text."""
    name, _, rest = spec.partition(":")
    if name.endswith(".py"):
        class_name, _, rest = rest.partition(":")
        name = f"{name}:{class_name}"
    settings: dict[str, str] = {}
    for item in filter(None, rest.split(",")):
        key, equals, value = item.partition("=")
        if not equals:
            raise BotError(f"{spec!r}: settings are written key=value, like search:seconds=0.3, not {item!r}")
        settings[key.strip()] = value.strip()
    return name, settings


def bot_class(name: str) -> type[Bot]:
    """Returns the class of the bot called *name*, or in the file named like `my_bot.py:MyBot`; raises `BotError`."""
    if name in BOTS:
        return BOTS[name]
    if ".py:" in name:
        return _from_file(name)
    for offered in entry_points(group="kemet.bots"):
        if offered.name == name:
            return _checked(name, offered.load())
    names = ", ".join([*sorted(BOTS), *LEVELS, *sorted(offered.name for offered in entry_points(group="kemet.bots"))])
    raise BotError(f"no bot called {name!r}; bots are {names}, or a class in a file: my_bot.py:MyBot")


def _from_file(name: str) -> type[Bot]:
    path, _, class_name = name.rpartition(":")
    if not Path(path).is_file():
        raise BotError(f"{name!r}: there is no file {path}")
    module_spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert module_spec is not None
    assert module_spec.loader is not None
    module = importlib.util.module_from_spec(module_spec)
    try:
        module_spec.loader.exec_module(module)
    except Exception as error:  # whatever is wrong in a file of somebody else's is told, not ours to handle
        raise BotError(f"{name!r}: {path} cannot be loaded: {type(error).__name__}: {error}") from error
    if not hasattr(module, class_name):
        raise BotError(f"{name!r}: {path} has no class {class_name!r}")
    return _checked(name, getattr(module, class_name))


def _checked(name: str, found: object) -> type[Bot]:
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BotError(f"{name!r} is no bot: a bot is a class derived from kemet.bots.Bot")
    return found
