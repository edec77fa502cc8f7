"""What a room hands to whoever keeps its game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Superseded(Exception):
    """Somebody else has taken the game over, or written to it: what is in memory here is not true any more."""


class Save(Struct):
    """What has changed in a game: actions from number *keep* on are erased if *erase*, then *rows* are added. Nothing is
    written unless the game was brought into memory *loads* times and has *before* actions."""

    game: str
    loads: int
    before: int
    rows: list[dict[str, Any]]
    erase: bool
    keep: int
    facts: dict[str, Any]
