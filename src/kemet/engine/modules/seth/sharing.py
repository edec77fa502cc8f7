"""Prayer points of several members, shared as one of them says (S8.4, S8.7, R76, R77)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import PLAYER, ActionList
from kemet.engine.frame import Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.play.battle import Battle
from kemet.engine.play.pray import gain_pp, with_earned


def share_pp(game: Game, player: i64, sharers: i64, number: i64) -> None:
    """S8.4, R77 PP for several: *player* says who gets them, one by one; none is lost while a sharer has room."""
    if not sharers:
        return
    if not sharers & (sharers - 1):
        gain_pp(game, lowest(sharers), number)
    elif number > 0:
        game.push(SharePP(player, sharers, number))


def share_spoils(game: Game, player: i64, number: i64) -> bool:
    """S8.7, R77 What a battle brings is shared by all who were in the troop when it began; tells whether there were several.
    Who fights says how."""
    place = len(game.stack) - 1
    while place >= 0:
        frame = game.stack[place]
        if isinstance(frame, Battle):
            sharers = frame.sides[frame.side_of(player)].seats
            if not sharers & (sharers - 1):
                return False
            if game.rules.spoils_are_earned and not game.night:
                number = with_earned(game, player, number)
            share_pp(game, player, sharers, number)
            return True
        place -= 1
    return False


@mypyc_attr(acyclic=True)
class SharePP(Decision):
    """S8.4, R77 Who gets the next prayer point."""

    def __init__(self, player: i64, sharers: i64, left: i64) -> None:
        super().__init__(0, 0)
        self.player = player
        self.sharers = sharers
        self.left = left

    def name(self) -> str:
        return "share-pp"

    def copy(self) -> Frame:
        other = SharePP(self.player, self.sharers, self.left)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.sharers, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("number", self.left)

    def open_to(self, game: Game) -> i64:
        """R77 Returns the sharers with room for more."""
        found: i64 = 0
        for seat in range(game.rules.players):
            if self.sharers & BIT[seat] and game.pp[seat] < game.rules.pp_limits[seat]:
                found |= BIT[seat]
        return found

    def run(self, game: Game) -> None:
        room = self.open_to(game)
        if self.left and room & (room - 1):
            self.awaiting = BIT[self.player]
            return
        game.pop()
        if self.left and room:
            gain_pp(game, lowest(room), self.left)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, self.open_to(game))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.left -= 1
        self.awaiting = 0
        gain_pp(game, action - PLAYER, 1)
