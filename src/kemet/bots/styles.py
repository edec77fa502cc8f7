"""Styles of play: what a bot that plays by a net likes a little more than its net does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kemet.engine import Game
from kemet.engine.actions import COUNT, GOLD, PYRAMID, PYRAMID_LEVELS, SILVER, SPACE, STAY, TELEPORT, TILE, TOKEN
from kemet.engine.effect import ACT_BUILD, ACT_MOVE, ACT_PRAY, ActionSpace
from kemet.engine.ids import BIT, BLUE, COLOURS, RED, WHITE
from kemet.engine.play.move import Move
from kemet.engine.play.retreat import AfterVictory

# How much a style adds to the logit of an action that it likes: less hardly shows, the net is so sure of most of its choices.
LEANING: Final = 9.0


def aggressive(game: Game, seat: int, action: int) -> bool:
    """Likes to move, to attack, and what is red."""
    if isinstance(game.top, Move):
        space = destination(action)
        return space >= 0 and game.enemy_at(seat, space) >= 0
    return laid_for(game, action) == ACT_MOVE or colour_of(game, action) == RED


def builder(game: Game, seat: int, action: int) -> bool:
    """Likes to build, and what is blue."""
    return laid_for(game, action) == ACT_BUILD or is_pyramid(action) or colour_of(game, action) == BLUE


def devout(game: Game, seat: int, action: int) -> bool:
    """Likes to pray, to march to temples and stay there, and what is white."""
    if isinstance(game.top, Move):
        return is_temple(game, destination(action))
    if isinstance(game.top, AfterVictory):
        return action == STAY and is_temple(game, int(game.top.space))
    return laid_for(game, action) == ACT_PRAY or colour_of(game, action) == WHITE


STYLES: Final[dict[str, Callable[[Game, int, int], bool]]] = {"aggressive": aggressive, "builder": builder, "devout": devout}
"""By name, what tells whether an action of a seat is to the taste of a style."""


def leaning(style: str, game: Game, seat: int, legal: list[int]) -> list[float]:
    """Returns how much *style* adds to the logits of the *legal* actions of *seat*."""
    likes = STYLES[style]
    return [LEANING * likes(game, seat, action) for action in legal]


def laid_on(game: Game, action: int) -> ActionSpace | None:
    """Returns where a regular or silver token is laid by *action*, None where it lays none."""
    if not TOKEN <= action < GOLD:
        return None
    return game.rules.action_spaces[action - (TOKEN if action < SILVER else SILVER)]


def laid_for(game: Game, action: int) -> int:
    """Returns which kind of action a regular or silver token is laid for, -1 where *action* lays none."""
    space = laid_on(game, action)
    return -1 if space is None else int(space.action)


def destination(action: int) -> int:
    """Returns where a troop goes by *action*, -1 where it goes nowhere."""
    if SPACE <= action < TELEPORT:
        return action - SPACE
    return action - TELEPORT if TELEPORT <= action < COUNT else -1


def is_pyramid(action: int) -> bool:
    """Tells whether *action* names a pyramid and its level."""
    return PYRAMID <= action < PYRAMID + COLOURS * PYRAMID_LEVELS


def colour_of(game: Game, action: int) -> int:
    """Returns the colour of the power or pyramid that *action* names, or of the powers its token buys, -1 without one."""
    space = laid_on(game, action)
    if space is not None:
        return int(space.colour)
    if is_pyramid(action):
        return (action - PYRAMID) // PYRAMID_LEVELS
    return int(game.rules.tiles[action - TILE].colour) if TILE <= action < TILE + len(game.rules.tiles) else -1


def is_temple(game: Game, space: int) -> bool:
    """Tells whether *space* is a temple."""
    return space >= 0 and bool(game.rules.board.temples & BIT[space])
