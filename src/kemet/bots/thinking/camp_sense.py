"""What no good player of Seth's game does. Only what everybody can see is looked at, as in `sense`."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.actions import PASS, SPACE, TOKEN
from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.temples import Ceremony


def has_own_board(game: Game, seat: i64) -> bool:
    """Tells whether *seat* lays tokens on a board of another kind: Seth's."""
    return game.rules.has_allies and seat == SETH


def pointless_for_camp(game: Game, seat: i64, action: i64, legal: list[int]) -> bool:
    """Tells whether one of the *legal* actions of *seat* is never worth it, by what camps have to do together."""
    frame = game.top
    if isinstance(frame, CommunityTurn) and not frame.acted & BIT[seat]:
        waits = others_may_build(game, frame, seat)
        # To leave the turn to another is for those who could build; after the first token nobody can.
        return not waits if action == PASS else waits and TOKEN <= action < SPACE
    if isinstance(frame, Ceremony):
        # Short of the price nothing is paid, so who is asked gives all that is still wanted.
        return action != max(legal)
    return False


def others_may_build(game: Game, turn: CommunityTurn, seat: i64) -> bool:
    """R95 Tells whether another member, who has not left the turn yet, could build a level of a sacred temple."""
    for other in range(1, game.rules.players):
        if other != seat and turn.awaiting & ~turn.passed & BIT[other] and turn.sites(game, other):
            return True
    return False
