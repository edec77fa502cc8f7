"""All environments that are measured, in the order of the table. A module of drivers is named here once."""

from __future__ import annotations

from benchmarks.envs import catan, ours, spiel, zoo
from benchmarks.envs.base import Env

ENVS: list[Env] = [*ours.ENVS, *spiel.ENVS, *zoo.ENVS, *catan.ENVS]

# Ratios that are reported: what, ours, theirs.
RATIOS = [
    ("PettingZoo, 2 players : connect four, `env()`", "kemet-aec", "connect-four"),
    ("PettingZoo, 2 players : connect four, `raw_env()`", "kemet-aec", "connect-four-raw"),
    ("PettingZoo, 2 players : chess", "kemet-aec", "chess"),
    ("Gymnasium, one game : Catanatron", "kemet-gym", "catanatron-gym"),
    ("OpenSpiel with tensors, 2 players : chess", "openspiel-kemet", "openspiel-chess"),
    ("256 games, self-play : Catanatron", "kemet-vector", "catanatron-gym"),
    ("256 games, against a random player : Catanatron", "kemet-vector-random", "catanatron-gym"),
]


def env_of(name: str) -> Env:
    """Returns the environment called *name*."""
    return next(env for env in ENVS if env.name == name)
