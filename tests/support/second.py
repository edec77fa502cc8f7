"""Hand-written positions of Blood and Sand."""

from __future__ import annotations

from typing import Any

from kemet.engine import Game, Options, make_rules
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.position import build_position


def second(position: dict[str, Any] | None = None, players: int = 2, variants: list[str] | None = None, **given: Any) -> Game:
    """Returns a game of Blood and Sand in a hand-written position, with its events from now on."""
    rules = make_rules(Options(players=players, edition=BLOOD_AND_SAND, variants=variants or []))
    game = build_position(rules, position or {}, given)
    game.log = []
    return game


def fresh(players: int, variants: list[str] | None = None) -> Options:
    """Returns the options of a game of Blood and Sand."""
    return Options(players=players, edition=BLOOD_AND_SAND, variants=variants or [])
