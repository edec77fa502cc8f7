"""What single books add to a position: veterans, honour and decay, the afterlife, divinities. Elsewhere all of it is 0."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kemet.bots.thinking import features
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.game import Game
from kemet.engine.ids import BIT, EXTRA_VETERANS
from kemet.engine.modules.book_of_the_dead.facts import BookFacts
from kemet.engine.modules.book_of_the_dead.honour import MOST_HONOUR, decay_at, lost_vp_at
from kemet.engine.rules import Rules


def book_in_play(rules: Rules) -> BookFacts | None:
    """Returns where the facts of the Book of the Dead lie, or nothing without it."""
    for part in [rules.hooks, *rules.all_hooks]:
        if isinstance(part, BookFacts):
            return part
    return None


def has_battle_power(game: Game, seat: i64) -> bool:
    """B6.3, B6.6, B6.7 Tells whether sacrifices of *seat* may still change the numbers of a battle, or pay for its margin."""
    book = book_in_play(game.rules)
    if book is None:
        return False
    for tile in (book.drain, book.sphinx, book.ritual):
        if game.has_power(seat, tile.power):
            return True
    return False


class Books:
    """Measures what the books in play add."""

    def __init__(self, rules: Rules) -> None:
        self.veterans = rules.options.edition == BLOOD_AND_SAND
        self.book = book_in_play(rules)

    def measure(self, game: Game, seat: i64, numbers: vec[float]) -> None:
        """Writes the numbers of the features of books for *seat* into *numbers*."""
        if self.veterans:
            numbers[features.VETERANS] = float(game.extra[EXTRA_VETERANS + seat])
        book = self.book
        if book is None:
            return
        honour = book.honour(game, seat)
        numbers[features.HONOUR_LOST] = float(MOST_HONOUR - honour)
        numbers[features.DECAY] = float(decay_at(honour))
        numbers[features.LOST_VP] = float(lost_vp_at(honour))
        numbers[features.AFTERLIFE] = float(book.afterlife(game, seat))
        standing: i64 = 0
        for figure in range(len(book.divinities)):
            if book.place(game, figure) >= 0 and book.owns(game, seat, figure):
                standing += 1
        numbers[features.DIVINITIES] = float(standing)

    def figure_strength(self, game: Game, seat: i64, space: i64) -> i64:
        """B5.1 Returns the strength of the divinity of *seat* on *space*, 0 without one."""
        if self.book is None or not game.figures[seat] & BIT[space]:
            return 0
        figure = self.book.divinity_at(game, seat, space)
        return self.book.divinities[figure].strength if figure >= 0 else 0
