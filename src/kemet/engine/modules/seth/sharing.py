"""Prayer points of several members, shared as one of them says (S8.4, S8.7, R76, R77)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import PLAYER, ActionList
from kemet.engine.frame import Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.modules.seth.consent import Consent
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.variants import COMMUNITY_CONSENT
from kemet.engine.play.battle import Battle
from kemet.engine.play.pray import gain_pp, with_earned
from kemet.engine.state import zeros


def share_pp(game: Game, player: i64, sharers: i64, number: i64) -> None:
    """S8.4, R77 PP for several: *player* says who gets them, one by one; none is lost while a sharer has room."""
    if not sharers:
        return
    if not sharers & (sharers - 1):
        gain_pp(game, lowest(sharers), number)
    elif number > 0:
        game.push(SharePP(player, sharers, number, zeros(game.rules.players)))


def share_recall(game: Game, player: i64, owners: i64, units: i64) -> None:
    """S4.2, S8.4, R77, R33 A recalled troop brings its units less one, once for the troop; as spoils, tiles may add to it."""
    number = units - 1
    if number and game.rules.spoils_are_earned and not game.night:
        number = with_earned(game, player, number)
    share_pp(game, player, owners, number)


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
    """S8.4, R77 Who gets the next prayer point; `given` counts by seat those that have gone out."""

    def __init__(self, player: i64, sharers: i64, left: i64, given: vec[i64]) -> None:
        super().__init__(0, 0)
        self.player = player
        self.sharers = sharers
        self.left = left
        self.given = given

    def name(self) -> str:
        return "share-pp"

    def copy(self) -> Frame:
        other = SharePP(self.player, self.sharers, self.left, self.given[:])
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.sharers, self.left, *self.given]

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
        asked = self.sharers & ~BIT[self.player] if total(self.given) else 0
        if self.left and room:
            self.give(game, lowest(room), min(self.left, game.rules.pp_limits[lowest(room)] - game.pp[lowest(room)]))
        if asked and facts_of(game).agreed(COMMUNITY_CONSENT):
            game.push(ShareConsent(asked, asked, asked, self.sharers, self.given))

    def give(self, game: Game, seat: i64, number: i64) -> None:
        """Gives *number* of them to *seat*."""
        self.given[seat] += number
        gain_pp(game, seat, number)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, self.open_to(game))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.left -= 1
        self.awaiting = 0
        self.give(game, action - PLAYER, 1)


@mypyc_attr(acyclic=True)
class ShareConsent(Consent):
    """R76 By the other reading the sharers must agree to how prayer points were shared, which lie before them as proposed;
    else they are shared evenly, from the speaker on."""

    def __init__(self, awaiting: i64, asked: i64, willing: i64, sharers: i64, given: vec[i64]) -> None:
        super().__init__(awaiting, asked, willing)
        self.sharers = sharers
        self.given = given

    def copy(self) -> Frame:
        return ShareConsent(self.awaiting, self.asked, self.willing, self.sharers, self.given[:])

    def dump(self) -> list[int]:
        return [self.awaiting, self.asked, self.willing, self.sharers, *self.given]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("number", int(total(self.given)))

    def settle(self, game: Game, agreed: bool) -> None:
        if agreed:
            return
        even = self.evenly(game)
        for seat in range(game.rules.players):
            if even[seat] < self.given[seat]:
                game.pp[seat] -= self.given[seat] - even[seat]
                game.tell(events.PP_LOST, seat, self.given[seat] - even[seat])
        for seat in range(game.rules.players):
            if even[seat] > self.given[seat]:
                gain_pp(game, seat, even[seat] - self.given[seat])

    def evenly(self, game: Game) -> vec[i64]:
        """R77 Returns by seat an even share, one by one from the speaker on; none is lost while a sharer has room."""
        facts = facts_of(game)
        even = zeros(game.rules.players)
        left = total(self.given)
        k: i64 = 0
        while left:
            seat = facts.from_speaker(game, k)
            k += 1
            room = game.rules.pp_limits[seat] - game.pp[seat] + self.given[seat]
            if self.sharers & BIT[seat] and even[seat] < room:
                even[seat] += 1
                left -= 1
        return even


def total(given: vec[i64]) -> i64:
    """Returns the sum of what all seats were given."""
    number: i64 = 0
    for k in range(len(given)):
        number += given[k]
    return number
