"""Where everything of the Book of the Dead lies: honour, the afterlife, divinities, what was won in a battle (B1.2, B1.3).

All of it is open. The facts are in `game.expansion`: for each seat its own, then where the divinities are, then what
sacrifices have added to the two sides of the battle in progress.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine.effect import Tile
from kemet.engine.game import Game
from kemet.engine.hooks import Hooks
from kemet.engine.ids import NONE
from kemet.engine.modules.book_of_the_dead.actions import AFTERLIFE, END
from kemet.engine.rules import Rules
from kemet.engine.state import altered, increased

# Other readings (R54, R58, R59, R62, R65, R67, B6.15).
EMERALD_ADDED: Final = "emerald-added"
ONE_SERVANT: Final = "dark-servants-one"
HONOUR_DEBT: Final = "honour-debt"
BARK_ANY: Final = "solar-bark-any"
SUMMON_FREE: Final = "summon-from-afterlife-free"
TRIP_EXTRA: Final = "apophis-trip-extra"
OLD_ONES: Final = "great-old-ones"

# Facts of a seat.
HONOUR_LEFT: Final = 0
IN_AFTERLIFE: Final = 1
ON_TRACK: Final = 2
BARK_USED: Final = 4
TRIP_USED: Final = 5
SEAT_SIZE: Final = 6

# Facts of a side of the battle in progress: what sacrifices add, and which powers have been used.
MORE_STRENGTH: Final = 0
MORE_DAMAGE: Final = 1
MORE_SHIELD: Final = 2
SPHINX_DAMAGE: Final = 3
POWERS_USED: Final = 4
SIDE_SIZE: Final = 5

SPHINX: Final = "monstrous-sphinx"


class Divinity:
    """B5.1 A divinity: its tile's health and strength, the range it adds, whether it never leaves the bank of the Nile, and
    whether it names a battle card."""

    def __init__(self, slug: str, health: int, strength: int, move: int, on_bank: bool, names_card: bool) -> None:
        self.slug = slug
        self.health: i64 = health
        self.strength: i64 = strength
        self.move: i64 = move
        self.on_bank = on_bank
        self.names_card = names_card


class BookFacts(Hooks):
    """The numbering of the facts, and the elementary questions and changes."""

    def __init__(
        self,
        start: int,
        players: int,
        divinities: list[Divinity],
        tiles: list[Tile],
        emerald: dict[str, Tile],
        variants: list[str],
    ) -> None:
        super().__init__()
        # Tiles whose powers are part of a move or a battle.
        self.bark = emerald["solar-bark"]
        self.drain = emerald["strength-drain"]
        self.sphinx = emerald[SPHINX]
        self.ritual = emerald["death-ritual"]
        self.sinister = emerald["sinister-reinforcements"]
        # Other readings (R54, R59, R62, R65, R67).
        self.servants: i64 = 1 if ONE_SERVANT in variants else 3
        self.debts_forbidden = HONOUR_DEBT in variants
        self.bark_any = BARK_ANY in variants
        self.summons_free = SUMMON_FREE in variants
        self.trip_extra = TRIP_EXTRA in variants
        self.first_action: i64 = AFTERLIFE
        self.end_action: i64 = END
        self.start: i64 = start
        self.divinities = divinities
        # The tile of each divinity: who owns it owns the figure.
        self.tiles = tiles
        self.at_divinities: i64 = start + players * SEAT_SIZE
        self.at_battle: i64 = self.at_divinities + len(divinities)
        self.size: i64 = self.at_battle + 2 * SIDE_SIZE - start

    def fact(self, game: Game, seat: i64, place: i64) -> i64:
        """Returns a fact of *seat*."""
        return game.expansion[self.start + seat * SEAT_SIZE + place]

    def set_fact(self, game: Game, seat: i64, place: i64, value: i64) -> None:
        """Sets a fact of *seat*."""
        game.expansion = altered(game.expansion, self.start + seat * SEAT_SIZE + place, value)

    def honour(self, game: Game, seat: i64) -> i64:
        """B1.2 Returns the honour of *seat*."""
        return self.fact(game, seat, HONOUR_LEFT)

    def set_honour(self, game: Game, seat: i64, honour: i64) -> None:
        """Moves the marker of *seat*; what follows from it is elsewhere (`honour.py`)."""
        self.set_fact(game, seat, HONOUR_LEFT, honour)

    def afterlife(self, game: Game, seat: i64) -> i64:
        """B1.2 Returns how many units of *seat* are in the afterlife."""
        return self.fact(game, seat, IN_AFTERLIFE)

    def put_in_afterlife(self, game: Game, seat: i64, number: i64) -> None:
        """Adds units of *seat* to the afterlife, or takes them out if negative."""
        self.set_fact(game, seat, IN_AFTERLIFE, self.afterlife(game, seat) + number)

    def on_track(self, game: Game, seat: i64, k: i64) -> i64:
        """B2.4 Returns the source of the VP on place *k* of the track, or NONE."""
        return self.fact(game, seat, ON_TRACK + k) - 1

    def put_on_track(self, game: Game, seat: i64, k: i64, source: i64) -> None:
        """Puts a VP of *source*, or NONE, on place *k* of the track."""
        self.set_fact(game, seat, ON_TRACK + k, source + 1)

    # Divinities.

    def place(self, game: Game, figure: i64) -> i64:
        """Returns the space that a divinity stands on, or NONE."""
        return game.expansion[self.at_divinities + figure] - 1

    def owns(self, game: Game, seat: i64, figure: i64) -> bool:
        """B5.4 Tells whether *seat* owns a divinity."""
        return game.has_power(seat, self.tiles[figure].power)

    def divinity_at(self, game: Game, seat: i64, space: i64, but: i64 = NONE) -> i64:
        """Returns the divinity of *seat* on *space*, another than *but*, or NONE."""
        for figure in range(len(self.divinities)):
            if figure != but and self.place(game, figure) == space and self.owns(game, seat, figure):
                return figure
        return NONE

    def put_divinity(self, game: Game, seat: i64, figure: i64, space: i64) -> None:
        """Puts a divinity of *seat* on *space*, or in reserve if that is NONE."""
        old = self.place(game, figure)
        game.expansion = altered(game.expansion, self.at_divinities + figure, space + 1)
        if old >= 0 and self.divinity_at(game, seat, old) < 0:
            game.take_figure(seat, old)
        if space >= 0:
            game.put_figure(seat, space)

    # The battle in progress.

    def gained(self, game: Game, side: i64, place: i64) -> i64:
        """Returns what sacrifices have added to a side."""
        return game.expansion[self.at_battle + side * SIDE_SIZE + place]

    def add(self, game: Game, side: i64, place: i64, number: i64) -> None:
        """Adds to what a side has by sacrifices."""
        game.expansion = increased(game.expansion, self.at_battle + side * SIDE_SIZE + place, number)

    def forget_battle(self, game: Game) -> None:
        """Nothing has been added yet."""
        facts = game.expansion[:]
        for k in range(2 * SIDE_SIZE):
            facts[self.at_battle + k] = 0
        game.expansion = facts


def book_of(game: Game) -> BookFacts:
    """Returns the numbering of the book's facts; only asked where the book is in play."""
    return book_of_rules(game.rules)


def book_of_rules(rules: Rules) -> BookFacts:
    """Returns the numbering of the book's facts under *rules*."""
    hooks = rules.hooks
    if isinstance(hooks, BookFacts):
        return hooks
    for part in rules.all_hooks:
        if isinstance(part, BookFacts):
            return part
    raise AssertionError("the Book of the Dead is not in play")
