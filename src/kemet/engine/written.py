"""Games that begin at a position written by hand: their seed holds it, and they are recorded and replayed as all others."""

from __future__ import annotations

import json
from typing import Any

from kemet.engine.game import Game
from kemet.engine.invariants import faults
from kemet.engine.position import PositionError, build_position, check_keys, table
from kemet.engine.rules import OptionError, Rules

# What a seed begins with that holds a position.
WRITTEN = "position "
TABLES = ["position", "player"]


def sound_position(rules: Rules, data: dict[str, Any]) -> Game:
    """Returns the game that the tables `position` and `player` of *data* describe; raises `PositionError`, also where that
    cannot be."""
    game = build_position(rules, table("position", data.get("position", {})), table("player", data.get("player", {})))
    wrong = faults(game)
    if wrong:
        raise PositionError("player", wrong[0])
    return game


def written_seed(data: dict[str, Any]) -> str:
    """Returns the seed of games that begin where the tables `position` and `player` of *data* say."""
    return WRITTEN + json.dumps({name: data[name] for name in TABLES if name in data}, separators=(",", ":"))


def written_game(rules: Rules, seed: str) -> Game:
    """Returns the game that begins at the position in *seed*; raises `OptionError`."""
    try:
        data = table("seed", json.loads(seed.removeprefix(WRITTEN)))
        check_keys("seed", data, TABLES)
        return sound_position(rules, data)
    except (ValueError, RecursionError) as error:
        path = f"{error.path}: " if isinstance(error, PositionError) else ""
        raise OptionError(f"the position of the seed: {path}{error}") from error
