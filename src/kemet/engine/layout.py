"""The layout of observations: which byte means what. Parts declare and write it, `docs/observation.md` is made from it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kemet.engine.base_fields import (
    Agreed,
    Camp,
    Cards,
    Fighter,
    Now,
    OnTheWay,
    Owners,
    OwnTiles,
    Pending,
    Pieces,
    Pyramids,
    Standing,
    Supply,
)
from kemet.engine.fields import Field, Fields, Part
from kemet.engine.registry import LAYOUTS, layout_called, make_rules
from kemet.engine.rules import Options, Rules

LAYOUT_VERSION = 1
"""The layout of the classic game with the modules of Ta-Seti, which the nets of the package read."""

MOST_PLAYERS = LAYOUTS[0].players[-1]
SIDES = ("attacker", "defender")


def more_fields(rules: Rules) -> Fields:
    """Returns the parts that not every game has: of camps, and what the modules of *rules* add."""
    fields = Fields()
    if rules.has_allies:
        fields.seat.append(Camp())
        fields.side.append(Owners(rules))
    for module in rules.modules:
        module.add_fields(fields, rules)
    return fields


def set_places(parts: Sequence[Part], place: i64) -> i64:
    """Sets where each of *parts* begins, one after the other from *place* on; returns the place after them."""
    for part in parts:
        part.place = place
        place += part.size
    return place


def take_places(parts: Sequence[Part], room: Sequence[Part]) -> None:
    """Sets where each of *parts* begins to where *room* has the one with the same fields."""
    places = {other.fields[0].name: other.place for other in room}
    for part in parts:
        part.place = places[part.fields[0].name]


class LayoutError(ValueError):
    """A game that a layout has no room for; the message says what it would need."""


def check_room(rules: Rules, shape: Rules) -> None:
    """Raises `LayoutError` if observations of *shape* have no room for games under *rules*. Variants that it does not know
    change no byte."""
    room, need = shape.layout, rules.layout
    more = [name for name in need.modules if name not in room.modules]
    if need.edition != room.edition:
        more.append(f"the edition {need.edition}")
    if rules.players > shape.players:
        more.append(f"{rules.players} players")
    if more:
        raise LayoutError(f"observations of layout version {room.version} have no room for {', '.join(more)}")


class Layout:
    """The parts of observations of games under *rules*, laid out as the rules *shape* need it."""

    def __init__(self, rules: Rules, shape: Rules) -> None:
        check_room(rules, shape)
        self.seats: i64 = shape.players
        # All is set here, before any function runs: fields set elsewhere would be checked at each use in compiled code.
        self.agreed = Agreed(shape)
        self.now = Now(shape)
        self.standing = Standing(shape, rules)
        self.tiles = OwnTiles(shape, rules)
        self.pieces = Pieces(shape, rules)
        self.pyramids = Pyramids(shape, rules)
        self.supply = Supply(shape, rules)
        self.cards = Cards(shape, rules)
        self.move = OnTheWay(shape)
        self.fighter = Fighter(shape)
        self.pending = Pending(shape)
        self.more = more_fields(rules)
        room = self.more if rules is shape else more_fields(shape)
        self.room = room
        # Within a seat.
        self.seat_size: i64 = set_places([self.standing, self.tiles, self.pieces, *room.seat], 0)
        # What all know of a seat in the base game, which comes first.
        self.known_size: i64 = self.pieces.place + self.pieces.size
        # Within the observation: the seats, what is known of the game, the move, the two sides.
        self.seats_at: i64 = set_places([self.agreed, self.now], 0)
        game_at: i64 = self.seats_at + self.seats * self.seat_size
        move_at: i64 = set_places([self.pyramids, self.supply, self.cards, *room.game], game_at)
        self.move_at: i64 = move_at
        self.sides_at: i64 = move_at + set_places([self.move, *room.move], 0)
        self.side_size: i64 = set_places([self.fighter, *room.side], 0)
        self.size: i64 = set_places([self.pending], self.sides_at + 2 * self.side_size)
        if rules is not shape:
            take_places(self.more.seat, room.seat)
            take_places(self.more.game, room.game)
            take_places(self.more.move, room.move)
            take_places(self.more.side, room.side)

    def fields(self) -> list[Field]:
        """Lists all fields in their order."""
        fields = [*self.agreed.fields, *self.now.fields]
        of_seat: list[Part] = [self.standing, self.tiles, self.pieces, *self.room.seat]
        for k in range(self.seats):
            fields += named("you" if k == 0 else f"next-{k}", of_seat)
        of_game: list[Part] = [self.pyramids, self.supply, self.cards, *self.room.game]
        fields += [field for part in of_game for field in part.fields]
        fields += named("move", [self.move, *self.room.move])
        for side in SIDES:
            fields += named(f"battle.{side}", [self.fighter, *self.room.side])
        return fields + self.pending.fields


def named(of: str, parts: list[Part]) -> list[Field]:
    """Lists the fields of *parts* under the name of what they are said of: `you.pp`."""
    fields = [field for part in parts for field in part.fields]
    return [Field(f"{of}.{field.name}", field.labels, field.most, field.what) for field in fields]


def observation_layout(shape: Rules) -> list[Field]:
    """Lists the parts of an observation in their order, as long as a game under the rules *shape* needs them."""
    return Layout(shape, shape).fields()


def observation_fields(shape: Rules) -> list[tuple[str, int]]:
    """Lists name and number of bytes of the parts of an observation, in their order.

    Examples:
        >>> from kemet.engine import Options, make_rules
        >>> from kemet.engine.layout import observation_fields
        >>> observation_fields(make_rules(Options(players=2)))[:2]
        [('players', 4), ('modules', 5)]
    """
    return [(field.name, len(field.labels)) for field in observation_layout(shape)]


def observation_names(shape: Rules) -> list[str]:
    """Lists the name of every byte of an observation."""
    return [name for field in observation_layout(shape) for name in field.names()]


def observation_scale(shape: Rules) -> list[int]:
    """Lists for every byte of an observation the value that counts as 1 where numbers are scaled."""
    return [field.most for field in observation_layout(shape) for _ in field.labels]


def observation_size(shape: Rules) -> int:
    """Returns the number of bytes of an observation."""
    return int(Layout(shape, shape).size)


def widest_shape(version: int = LAYOUT_VERSION) -> Rules:
    """Returns the rules with the longest observations of a layout, of the most players and all its modules: observations of
    that shape have the same length and meaning at every table, with zeros for players and components that are not there."""
    layout = layout_called(version)
    if layout is None:
        raise ValueError(f"layout version {version}: versions are {', '.join([str(one.version) for one in LAYOUTS])}")
    return make_rules(Options(players=layout.players[-1], modules=list(layout.modules), edition=layout.edition), layout)
