"""The player board: action spaces by row (components, section 5)."""

from __future__ import annotations

from typing import Final

from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT, ActionSpace
from kemet.engine.ids import ACTION_SPACE_NAMES, BLUE, NONE, RED, WHITE

UPPER: Final = 0
MIDDLE: Final = 1
LOWER: Final = 2


def action_spaces() -> list[ActionSpace]:
    """Returns the spaces of the player board in the order of their ids; the gold space is in no row (R10)."""
    printed = [
        (UPPER, ACT_MOVE, NONE),
        (UPPER, ACT_RECRUIT, NONE),
        (MIDDLE, ACT_BUILD, NONE),
        (MIDDLE, ACT_MOVE, NONE),
        (MIDDLE, ACT_PRAY, NONE),
        (LOWER, ACT_BUY, WHITE),
        (LOWER, ACT_BUY, RED),
        (LOWER, ACT_BUY, BLUE),
        (LOWER, ACT_PRAY, NONE),
        (NONE, NONE, NONE),
    ]
    return [
        ActionSpace(slug, row, action, colour)
        for slug, (row, action, colour) in zip(ACTION_SPACE_NAMES, printed, strict=True)
    ]
