"""What is observed of Seth's game: who is Seth, the day track, the works of the community, mixed troops. All is open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.fields import Field, Fields, GamePart, MovePart, SeatPart, Writer, flag, number
from kemet.engine.frame import FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.modules.seth.content import (
    CREATURE_CARDS,
    DAY_TRACK,
    POWER_NAMES,
    PRAYER_HIGH,
    SETH,
    SETH_BOARD,
    SETH_UNITS,
)
from kemet.engine.modules.seth.corruption import cards_left
from kemet.engine.modules.seth.facts import SethFacts, seth_facts
from kemet.engine.modules.seth.temples import ceremony_price
from kemet.engine.modules.seth.troops import MixedMove
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules

MOST_PRICE: Final = 50
# What the decision that waits may be about, beside players: the names its view has for it.
NUMBERS: Final = ["number", "offered", "price"]
PLACES: Final = ["space", "creature-card"]


def seats_of(rules: Rules) -> list[str]:
    """Lists the seats as an observer counts them, as many as the layout has."""
    return ["you", *[f"next-{k}" for k in range(1, rules.layout.players[-1])]]


class RelativeSeats:
    """Writes seats as who observes counts them."""

    def __init__(self, rules: Rules) -> None:
        self.most: i64 = rules.layout.players[-1]

    def write(self, out: Writer, game: Game, mask: i64) -> None:
        """Writes 1 for each seat in *mask*."""
        players = game.rules.players
        for k in range(players):
            out.put(1 if mask & BIT[(out.player + k) % players] else 0)
        out.at += self.most - players


class TheDay(GamePart):
    """Who is Seth, who speaks, how far the day track has gone, what is still to be laid."""

    def __init__(self, facts: SethFacts, rules: Rules) -> None:
        seats = seats_of(rules)
        board = [space.slug for space in SETH_BOARD]
        super().__init__([
            Field("seth", seats, 1, "with Seth: 1 at the player who is Seth; all others are the community"),
            Field("speaker", seats, 1, "1 at the member who speaks for the community"),
            number("track", max([len(track) for track in DAY_TRACK.values()]), "how far the day track has gone"),
            Field("member-tokens", seats, 1, "1 for each member whose token Seth has still to lay"),
            Field("seth-board", board, len(seats), "whose token lies there: 0 Seth's or none, else the seat, you being 1"),
            Field("used-today", ["silver", "gold", "see-through"], 1, "1 for each token of powers and tiles laid today"),
        ])  # fmt: skip
        self.facts = facts
        self.seats = RelativeSeats(rules)

    def write(self, out: Writer, game: Game) -> None:
        facts = self.facts
        players = game.rules.players
        self.seats.write(out, game, BIT[SETH])
        self.seats.write(out, game, BIT[facts.speaker(game)])
        out.put(facts.fact(game, facts.at_track))
        self.seats.write(out, game, facts.fact(game, facts.at_tokens))
        for k in range(len(SETH_BOARD)):
            whose = facts.fact(game, facts.at_whose + k)
            out.put((whose + players - out.player) % players + 1 if whose else 0)
        for place in (facts.at_silver, facts.at_gold, facts.at_see_through):
            out.put(1 if facts.fact(game, place) else 0)


class TheWorks(GamePart):
    """The Osiris board: points shared, sacred temples, powers, the Great Ceremony; creature cards of Seth."""

    def __init__(self, facts: SethFacts, rules: Rules) -> None:
        spaces = SPACE_NAMES[: rules.layout.spaces]
        super().__init__([
            number("community-vp", 10, "permanent VP of the community, which all members share"),
            number("seth-vp", 10, "battle VP of Seth"),
            flag("ceremony", "1 once the Great Ceremony was held"),
            number("ceremony-price", MOST_PRICE, "what it would cost now, in PP"),
            flag("portal", "1 once the portal is open to the community"),
            Field("powers", list(POWER_NAMES), 1, "powers the community has"),
            Field("prayer-tokens", ["two", "three"], 2, "prayer tokens left, by their higher side"),
            Field("creature-cards", [card.creature for card in CREATURE_CARDS], 1, "creature cards Seth has"),
            Field("temple-levels", spaces, 3, "levels of sacred temples"),
            Field("temple-pp", spaces, max(PRAYER_HIGH), "PP a day of their prayer tokens"),
            Field("temple-powers", spaces, len(POWER_NAMES), "the power on top of each, its number plus 1"),
        ])  # fmt: skip
        self.facts = facts
        self.spaces: i64 = len(spaces)

    def write(self, out: Writer, game: Game) -> None:
        facts = self.facts
        out.put(game.permanent_vp(1))
        out.put(game.permanent_vp(SETH))
        out.put(1 if facts.fact(game, facts.at_ceremony) else 0)
        out.put(0 if facts.fact(game, facts.at_ceremony) else ceremony_price(game))
        out.put(1 if facts.portal_is_open(game) else 0)
        out.put_mask(facts.fact(game, facts.at_powers), len(POWER_NAMES))
        out.put(facts.fact(game, facts.at_prayer_two))
        out.put(facts.fact(game, facts.at_prayer_three))
        out.put_mask(cards_left(game), len(CREATURE_CARDS))
        for first in (facts.at_level, facts.at_prayer, facts.at_top):
            for space in range(self.spaces):
                out.put(facts.fact(game, first + space))


class Asked(GamePart):
    """What the decision that waits is about, as far as the observer may see it: players, numbers, a place."""

    def __init__(self, rules: Rules) -> None:
        seats = seats_of(rules)
        super().__init__([
            Field("asked-about", seats, 1, "1 at the player the decision strikes or favours"),
            Field("acted", seats, 1, "1 for each member who has acted in this turn of the community"),
            Field("asked-numbers", list(NUMBERS), MOST_PRICE, "how many are left; PP offered, and asked, for the Ceremony"),
            Field("asked-places", list(PLACES), rules.layout.spaces, "the space and the creature card, plus 1"),
        ])  # fmt: skip
        self.seats = RelativeSeats(rules)

    def write(self, out: Writer, game: Game) -> None:
        view = FrameView(out.player)
        if game.stack:
            game.top.show(game, view)
        self.seats.write(out, game, mask_of(view, "victim") | mask_of(view, "receiver"))
        self.seats.write(out, game, mask_of(view, "acted"))
        for name in NUMBERS:
            out.put(number_of(view, name))
        for name in PLACES:
            out.put(number_of(view, name) + 1 if name in view.fields else 0)


def number_of(view: FrameView, name: str) -> i64:
    """Returns a number of a decision, 0 where it has none of that name."""
    value = view.fields.get(name, 0)
    return value if isinstance(value, int) and value >= 0 else 0


def mask_of(view: FrameView, name: str) -> i64:
    """Returns the seats a decision names, as a mask."""
    value = view.fields.get(name)
    mask: i64 = 0
    if isinstance(value, int):
        if value >= 0:
            mask = BIT[value]
    elif isinstance(value, list):
        for seat in value:
            mask |= BIT[seat]
    return mask


class StolenUnits(SeatPart):
    """Units that fight for the other camp."""

    def __init__(self, facts: SethFacts, spaces: int) -> None:
        super().__init__(
            [Field("stolen", SPACE_NAMES[:spaces], SETH_UNITS, "with Seth: units of this seat with the other camp")]
        )
        self.facts = facts
        self.spaces: i64 = spaces

    def write(self, out: Writer, game: Game, seat: i64) -> None:
        first = self.facts.at_stolen + seat * SPACES
        for space in range(self.spaces):
            out.put(self.facts.fact(game, first + space))


class Along(MovePart):
    """Units of allies that go along in a mixed troop."""

    def __init__(self, rules: Rules) -> None:
        super().__init__([Field("along", seats_of(rules), 5, "with Seth: units of each ally that go along")])

    def write(self, out: Writer, game: Game, move: Move) -> None:
        if isinstance(move, MixedMove):
            players = game.rules.players
            for k in range(players):
                seat = (out.player + k) % players
                out.put(0 if seat == move.player else move.moving_of(seat))


def add_seth_fields(fields: Fields, rules: Rules) -> None:
    """Adds the fields of Seth's game."""
    facts = seth_facts(rules)
    fields.seat.append(StolenUnits(facts, rules.layout.spaces))
    fields.game.append(TheDay(facts, rules))
    fields.game.append(TheWorks(facts, rules))
    fields.game.append(Asked(rules))
    fields.move.append(Along(rules))
