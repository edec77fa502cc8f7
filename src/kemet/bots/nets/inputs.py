"""What a net reads: the bytes of observations, and bits for numbers that are names, not amounts.

A net knows all layouts up to one version. Each byte that one of them has is an input, by its name, in the order of the
layouts: what a later version adds comes behind, so that a net can learn it without forgetting the rest. A table is written in
the widest shape of its books, and `places` says which inputs those bytes are; the others are 0.

`move.at` is the number of a space: half of it is no other place half as far. Each such number has a bit for every value it
may have, and some amounts have bits where a step matters.
"""

from __future__ import annotations

from functools import cache

from kemet.engine.board import SPACE_NAMES
from kemet.engine.ids import COLOUR_NAMES, MAX_LEVEL
from kemet.engine.layout import LAYOUT_VERSION, LayoutError, check_room, observation_names, observation_scale, widest_shape
from kemet.engine.layouts import LayoutVersion
from kemet.engine.registry import LAYOUTS
from kemet.engine.rules import Rules
from kemet.engine.seats import MAX_PP, REGULAR_TOKENS

# The widths of matrices are multiples of this, which tensor cores like.
ALIGNED = 16
# The largest number in an observation.
MOST = 127
# Rounds and troops that have bits of their own.
ROUNDS = 8
TROOP = 7

# A bit is 1 where the input of that index is a number from the second to the third.
Bit = tuple[int, int, int]


def _covers(layout: LayoutVersion, other: LayoutVersion) -> bool:
    """Tells whether all games that *other* has room for can be written in *layout* as well."""
    same_box = layout.edition == other.edition and set(other.players) <= set(layout.players)
    return same_box and set(other.modules) <= set(layout.modules)


@cache
def input_shapes(version: int = LAYOUT_VERSION) -> tuple[Rules, ...]:
    """Returns the shapes that nets of *version* see tables in: those of the layouts up to it that no later one of them
    covers."""
    known = [layout for layout in LAYOUTS if layout.version <= version]
    last = [one for k, one in enumerate(known) if not any(_covers(later, one) for later in known[k + 1 :])]
    return tuple(widest_shape(layout.version) for layout in last)


def shape_for(rules: Rules, version: int = LAYOUT_VERSION) -> Rules:
    """Returns the shape that nets of *version* see games under *rules* in; raises `LayoutError` if none has room for them."""
    error = LayoutError(f"there is no layout version {version}")
    for shape in input_shapes(version):
        try:
            check_room(rules, shape)
        except LayoutError as lacking:
            error = lacking
        else:
            return shape
    raise error


@cache
def _inputs(version: int) -> dict[str, int]:
    """Returns the names of all bytes that nets of *version* read, with the value of each that counts as 1."""
    found: dict[str, int] = {}
    for layout in LAYOUTS:
        if layout.version <= version:
            shape = widest_shape(layout.version)
            for name, most in zip(observation_names(shape), observation_scale(shape), strict=True):
                found.setdefault(name, most)
    return found


def input_names(version: int = LAYOUT_VERSION) -> list[str]:
    """Lists the names of the bytes that nets of *version* read."""
    return list(_inputs(version))


def input_scale(version: int = LAYOUT_VERSION) -> list[int]:
    """Lists for each byte that nets of *version* read the value that counts as 1."""
    return list(_inputs(version).values())


def input_actions(version: int = LAYOUT_VERSION) -> int:
    """Returns how many actions nets of *version* know."""
    return max(layout.actions for layout in LAYOUTS if layout.version <= version)


def places(shape: Rules, version: int = LAYOUT_VERSION) -> list[int]:
    """Lists for each byte of an observation of *shape* which input of nets of *version* it is."""
    at = {name: place for place, name in enumerate(input_names(version))}
    return [at[name] for name in observation_names(shape)]


class Inputs:
    """Puts the bytes of observations of *shape* where nets of *version* read them."""

    def __init__(self, shape: Rules, version: int) -> None:
        self._room = bytearray(len(input_names(version)))
        # Bytes that stay side by side are moved together: from, to, and where to.
        self._runs: list[tuple[int, int, int]] = []
        for byte, place in enumerate(places(shape, version)):
            first, end, at = self._runs[-1] if self._runs else (0, 0, place)
            if self._runs and at + end - first == place:
                self._runs[-1] = (first, byte + 1, at)
            else:
                self._runs.append((byte, byte + 1, place))

    def of(self, seen: memoryview) -> bytes:
        """Returns the inputs of the observation *seen*."""
        for first, end, at in self._runs:
            self._room[at : at + end - first] = seen[first:end]
        return bytes(self._room)


def _values(shape: Rules) -> dict[str, range]:
    """Returns for each name of a byte of *shape* the values that have bits."""
    layout = shape.layout
    players = layout.players[-1]
    spaces = range(1, layout.spaces + 1)
    cards = range(1, len(shape.battle_cards) + 1)
    seats = range(1, players + 1)
    found: dict[str, range] = {"round": range(1, ROUNDS + 1), "you.pp": range(int(MAX_PP) + 1)}
    for who in ("you", *(f"next-{k}" for k in range(1, players))):
        found[f"{who}.city"] = range(1, layout.cities + 1)
        found[f"{who}.place"] = range(players)
        found[f"{who}.tokens-left"] = range(REGULAR_TOKENS + 1)
    for district in shape.board.district_list:
        space = SPACE_NAMES[district]
        found[f"pyramid-owner[{space}]"] = seats
        found[f"pyramid-colour[{space}]"] = range(1, len(COLOUR_NAMES) + 1)
        found[f"pyramid-level[{space}]"] = range(1, MAX_LEVEL + 1)
    for name in ("move.at", "move.origin", "battle.space", "attack.space"):
        found[name] = spaces
    for side in ("attacker", "defender"):
        found[f"battle.{side}.seat"] = seats
        found[f"battle.{side}.card"] = cards
        found[f"battle.{side}.discard"] = cards
    found |= {"move.units": range(1, TROOP + 1), "move.range": range(1, 5)}
    found["card-played"] = range(1, len(shape.di_cards) + 1)
    return found


@cache
def input_bits(version: int = LAYOUT_VERSION) -> tuple[Bit, ...]:
    """Returns the bits in their order: those of names, then whether anything stands on each space."""
    names = input_names(version)
    at = {name: place for place, name in enumerate(names)}
    found: dict[Bit, None] = {}
    for shape in input_shapes(version):
        for name, values in _values(shape).items():
            found |= dict.fromkeys((at[name], value, value) for value in values if name in at)
    here = [place for place, name in enumerate(names) if ".units[" in name or ".creatures[" in name]
    return (*found, *((place, 1, MOST) for place in here))


def input_width(size: int, bits: int) -> int:
    """Returns how many numbers a net reads, from its bytes and bits; the last ones are always 0."""
    return -(-(size + bits) // ALIGNED) * ALIGNED
