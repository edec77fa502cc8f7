"""What a net reads: the bytes of an observation in the widest layout, and bits for numbers that are names, not amounts.

`move.at` is the number of a space: half of it is no other place half as far. Each such number has a bit for every value it
may have, and some amounts have bits where a step matters.
"""

from __future__ import annotations

from functools import cache

from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.ids import COLOUR_NAMES, MAX_LEVEL
from kemet.engine.layout import MOST_PLAYERS, observation_names, widest_shape
from kemet.engine.seats import MAX_PP, REGULAR_TOKENS

# The widths of matrices are multiples of this, which tensor cores like.
ALIGNED = 16
# The largest number in an observation.
MOST = 127
# Rounds and troops that have bits of their own.
ROUNDS = 8
TROOP = 7

# A bit is 1 where the byte of that index is a number from the second to the third.
Bit = tuple[int, int, int]


def _values() -> dict[str, range]:
    """Returns for each name of a byte the values that have bits."""
    shape = widest_shape()
    spaces = range(1, len(SPACE_NAMES) + 1)
    cards = range(1, len(shape.battle_cards) + 1)
    seats = range(1, MOST_PLAYERS + 1)
    found: dict[str, range] = {"round": range(1, ROUNDS + 1), "you.pp": range(int(MAX_PP) + 1)}
    for who in ("you", *(f"next-{k}" for k in range(1, MOST_PLAYERS))):
        found[f"{who}.city"] = range(1, len(CITY_NAMES) + 1)
        found[f"{who}.place"] = range(MOST_PLAYERS)
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
def input_bits() -> tuple[Bit, ...]:
    """Returns the bits in their order: those of names, then whether anything stands on each space."""
    names = observation_names(widest_shape())
    places = {name: at for at, name in enumerate(names)}
    bits = [(places[name], value, value) for name, values in _values().items() for value in values]
    here = [at for at, name in enumerate(names) if ".units[" in name or ".creatures[" in name]
    return (*bits, *((at, 1, MOST) for at in here))


def input_width(size: int, bits: int) -> int:
    """Returns how many numbers a net reads, from the bytes of an observation and the bits; the last ones are always 0."""
    return -(-(size + bits) // ALIGNED) * ALIGNED
