"""Honour, decay, and the victory points they cost (B2, R50, R52, R59, R60)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import ActionList
from kemet.engine.frame import Choice, Frame
from kemet.engine.game import Game
from kemet.engine.ids import NONE, VP_KINDS
from kemet.engine.modules.book_of_the_dead.actions import VP_FROM
from kemet.engine.modules.book_of_the_dead.facts import book_of
from kemet.engine.state import increased

MOST_HONOUR: Final = 9

# R50 By honour, from 0 up.
DECAY: Final = vec[i64]([3, 3, 2, 2, 2, 1, 1, 1, 0, 0])
LOST_VP: Final = vec[i64]([2, 2, 1, 1, 1, 0, 0, 0, 0, 0])

# B2.4 Where lost victory points lie on the track, the first and the second.
TRACK: Final = [5, 2]

LOSE_VP: Final = "lose-vp"


def decay_at(honour: i64) -> i64:
    """B2.3, R50 Returns the decay level at *honour*."""
    return DECAY[honour]


def lost_vp_at(honour: i64) -> i64:
    """B2.3, R50 Returns how many permanent VP are lost in all at *honour*."""
    return LOST_VP[honour]


def decay(game: Game, player: i64) -> i64:
    """B2.3 Returns the decay level of *player*."""
    return DECAY[book_of(game).honour(game, player)]


def vp_debt(game: Game, player: i64) -> i64:
    """B2.4, R60 Returns how many permanent VP *player* still owes."""
    book = book_of(game)
    debt = LOST_VP[book.honour(game, player)]
    for k in range(len(TRACK)):
        if book.on_track(game, player, k) >= 0:
            debt -= 1
    return debt


def lose_honour(game: Game, player: i64) -> None:
    """B2.1, B2.5, R59 *player* loses 1 honour, or 1 PP where there is none; with neither nothing more is lost."""
    book = book_of(game)
    honour = book.honour(game, player)
    if honour:
        book.set_honour(game, player, honour - 1)
        game.tell(events.HONOUR_SET, player, honour - 1)
        pay_debts(game, player)
    elif game.pp[player]:
        game.pp[player] -= 1
        game.tell(events.PP_LOST, player, 1)


def gain_honour(game: Game, player: i64) -> None:
    """B2.2, B2.4, R52 *player* gains 1 honour, and what lies there comes back; a debt of that place is cancelled."""
    book = book_of(game)
    honour = book.honour(game, player)
    if honour == MOST_HONOUR:
        return
    book.set_honour(game, player, honour + 1)
    game.tell(events.HONOUR_SET, player, honour + 1)
    for k in range(len(TRACK)):
        source = book.on_track(game, player, k)
        if TRACK[k] == honour + 1 and source >= 0:
            book.put_on_track(game, player, k, NONE)
            game.vp = increased(game.vp, player * VP_KINDS + source, 1)
            game.tell(events.VP_RETURNED, player, source)


def pay_debts(game: Game, player: i64) -> None:
    """B2.4, R60 Permanent VP go to the track as long as *player* owes any and has one; the owner picks which. Who owed one
    before has none, so that there is never more than one to pick."""
    book = book_of(game)
    for k in range(len(TRACK)):
        if book.honour(game, player) >= TRACK[k] or book.on_track(game, player, k) >= 0:
            continue
        sources = vp_to_lose(game, player)
        if len(sources) > 1:
            game.push(LoseVP(player, k))
        elif sources:
            lose_vp(game, player, k, sources[0])


def vp_to_lose(game: Game, player: i64) -> list[int]:
    """R60 Lists the sources that *player* has permanent VP of."""
    found: list[int] = []
    for source in game.rules.vp_sources:
        if game.vp[player * VP_KINDS + source] > 0:
            found.append(source)
    return found


def lose_vp(game: Game, player: i64, k: i64, source: i64) -> None:
    """B2.4 A permanent VP of *source* goes to place *k* of the track."""
    book_of(game).put_on_track(game, player, k, source)
    game.vp = increased(game.vp, player * VP_KINDS + source, -1)
    game.tell(events.VP_LOST, player, source)


@mypyc_attr(acyclic=True)
class LoseVP(Choice):
    """R60 The owner picks which permanent VP goes to place *k* of the track; battle VP count in ties."""

    def __init__(self, player: i64, k: i64) -> None:
        super().__init__(player)
        self.k = k

    def name(self) -> str:
        return LOSE_VP

    def copy(self) -> Frame:
        return LoseVP(self.player, self.k)

    def dump(self) -> list[int]:
        return [self.player, self.k]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for source in vp_to_lose(game, player):
            out.add(VP_FROM + source)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        lose_vp(game, player, self.k, action - VP_FROM)
