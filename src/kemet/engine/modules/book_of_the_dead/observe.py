"""What is observed of the Book of the Dead: honour, the afterlife, divinities. All of it is open."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.fields import Field, Fields, MovePart, SeatPart, SidePart, Writer, flag, number
from kemet.engine.game import Game
from kemet.engine.modules.book_of_the_dead.facts import (
    MORE_DAMAGE,
    MORE_SHIELD,
    MORE_STRENGTH,
    SPHINX_DAMAGE,
    BookFacts,
    book_of_rules,
)
from kemet.engine.modules.book_of_the_dead.honour import DECAY, MOST_HONOUR, TRACK, vp_debt
from kemet.engine.play.battle import Battle
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules
from kemet.engine.seats import UNITS


class BookOfSeat(SeatPart):
    """Honour and what follows from it, units in the afterlife, where the own divinities are."""

    def __init__(self, book: BookFacts, spaces: int) -> None:
        super().__init__([
            number("honour", MOST_HONOUR, "with the Book of the Dead: honour"),
            number("decay", 3, "the decay level"),
            number("afterlife", UNITS, "units in the afterlife"),
            number("vp-on-track", len(TRACK), "permanent VP that lie on the honour track"),
            number("vp-owed", len(TRACK), "permanent VP owed to the honour track"),
            Field("divinities", [one.slug for one in book.divinities], spaces, "where each own divinity is, space plus 1"),
        ])  # fmt: skip
        self.book = book

    def write(self, out: Writer, game: Game, seat: i64) -> None:
        book = self.book
        honour = book.honour(game, seat)
        lying: i64 = 0
        for k in range(len(TRACK)):
            if book.on_track(game, seat, k) >= 0:
                lying += 1
        out.put(honour)
        out.put(DECAY[honour])
        out.put(book.afterlife(game, seat))
        out.put(lying)
        out.put(vp_debt(game, seat))
        for figure in range(len(book.divinities)):
            out.put(book.place(game, figure) + 1 if book.owns(game, seat, figure) else 0)


class DivinityOnTheWay(MovePart):
    """Whether a divinity goes along."""

    def __init__(self) -> None:
        super().__init__([flag("with-divinity", "with the Book of the Dead: 1 if a divinity goes along")])

    def write(self, out: Writer, game: Game, move: Move) -> None:
        out.put(1 if move.figure >= 0 else 0)


class SacrificesInBattle(SidePart):
    """What sacrifices have added, and the card that may not be played."""

    def __init__(self, book: BookFacts, cards: int) -> None:
        what = "with the Book of the Dead: strength, damage, shield that sacrifices have added"
        super().__init__([
            Field("sacrifices", ["strength", "damage", "shield"], 3, what),
            number("barred", cards, "battle card that this side may not play, plus 1"),
        ])  # fmt: skip
        self.book = book
        self.cards: i64 = cards

    def write(self, out: Writer, game: Game, battle: Battle, side: i64, known: bool) -> None:
        book = self.book
        out.put(book.gained(game, side, MORE_STRENGTH))
        out.put(book.gained(game, side, MORE_DAMAGE) + book.gained(game, side, SPHINX_DAMAGE))
        out.put(book.gained(game, side, MORE_SHIELD))
        barred = battle.sides[side].barred
        place: i64 = 0
        while barred:
            place += 1
            barred >>= 1
        out.put(place)


def add_book_fields(fields: Fields, rules: Rules) -> None:
    """Adds the fields of the book."""
    book = book_of_rules(rules)
    fields.seat.append(BookOfSeat(book, rules.layout.spaces))
    fields.move.append(DivinityOnTheWay())
    fields.side.append(SacrificesInBattle(book, len(rules.battle_cards)))
