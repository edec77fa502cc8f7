"""Where a turn begins and whose it is: a token to lay, an action of Seth's turn, the open turn of the community (R75)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.game import Game
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.seth_turn import SethTurn
from kemet.engine.play.day import Turn


def turn_begins(game: Game) -> bool:
    """Tells whether somebody is to begin a turn: positions are weighed, plans begin and end there."""
    frame = game.top
    if isinstance(frame, Turn):
        return not frame.laid
    return isinstance(frame, (SethTurn, CommunityTurn))


def whose_turn(game: Game) -> i64:
    """Returns who is to act where a turn begins."""
    return game.to_act() if game.rules.has_allies else game.turn


def in_turn(game: Game, seat: i64) -> bool:
    """Tells whether *seat* decides within a turn of its own. The turn of the community is of each member who is asked."""
    return game.turn == seat or isinstance(game.top, CommunityTurn)


def turn_is_over(game: Game, seat: i64, begun: bool) -> bool:
    """Tells whether the turn of *seat* has come to its end, once it has *begun*; between camps that is each single action."""
    if game.night:
        return True
    if game.rules.has_allies:
        return (begun and turn_begins(game)) or game.turn < 0
    if game.turn != seat:
        return True
    frame = game.top
    return isinstance(frame, Turn) and frame.player != seat
