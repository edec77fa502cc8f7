"""Small integers that name things: seats, colours, spaces of the player board, sources of victory points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1

# A literal left of `<<` is compiled as a 32-bit int, so single bits come from this table.
BIT: Final = vec[i64]([2**k for k in range(62)])

# Multiplied by a single bit, this number has other six bits on top for each of the 64 places: a table tells which.
_PLACES_ON_TOP: Final = 0x03F79D71B4CB0A89
_PLACE_OF_TOP: Final = vec[i64](
    sorted(range(64), key=[_PLACES_ON_TOP * 2**place >> 58 & 63 for place in range(64)].__getitem__)
)

WHITE: Final = 0
RED: Final = 1
BLUE: Final = 2
BLACK: Final = 3
EMERALD: Final = 4
VIOLET: Final = 5
COLOURS: Final = 6
COLOUR_NAMES: Final = ["white", "red", "blue", "black", "emerald", "violet"]
MAX_LEVEL: Final = 4

# Sources of permanent victory points (K2.9).
VP_BATTLE: Final = 0
VP_TILE: Final = 1
VP_SPHINX: Final = 2
VP_TEMPLES: Final = 3
VP_SANCTUARY: Final = 4
VP_PATH: Final = 5
VP_DAGGER: Final = 6
VP_KINDS: Final = 8
VP_NAMES: Final = ["battle", "tile", "sphinx", "temples", "sanctuary", "ta-seti", "dagger"]

# What parts of a battle add to.
PART_STRENGTH: Final = 0
PART_DAMAGE: Final = 1
PART_SHIELD: Final = 2
PART_NAMES: Final = ["strength", "damage", "shield"]

# The player board (components, section 5): action spaces and their rows.
MOVE_UPPER: Final = 0
RECRUIT: Final = 1
BUILD: Final = 2
MOVE_MIDDLE: Final = 3
PRAY_MIDDLE: Final = 4
BUY_WHITE: Final = 5
BUY_RED: Final = 6
BUY_BLUE: Final = 7
PRAY_LOWER: Final = 8
GOLD_SPACE: Final = 9
BUY_BLACK: Final = 10
ACTION_SPACES: Final = 16
ACTION_SPACE_NAMES: Final = [
    "move-upper",
    "recruit",
    "build",
    "move-middle",
    "pray-middle",
    "buy-white",
    "buy-red",
    "buy-blue",
    "pray-lower",
    "gold",
]

# What the gold token (K5.4) can be laid for.
GOLD_MOVE: Final = 0
GOLD_RECRUIT: Final = 1
GOLD_DARK_RITUAL: Final = 2
GOLD_FORCED_MARCH: Final = 3
GOLD_TWIN_CEREMONY: Final = 4
GOLD_NAMES: Final = ["move", "recruit", "dark-ritual", "forced-march", "twin-ceremony"]
# Places 5 to 7 are those of the Book of the Dead; what is no classic choice is named by its edition or module.
GOLD_SURPRISE_ATTACK: Final = 8

# Tokens that can lie on an action space.
TOKEN_FREE: Final = 0
TOKEN_REGULAR: Final = 1
TOKEN_SILVER: Final = 2
TOKEN_GOLD: Final = 3
TOKEN_NAMES: Final = ["free", "regular", "silver", "gold"]
TOKEN_KINDS: Final = 4

# Facts of modules lie in one vector, `extra`: first those with a number for each seat, six places each, then those
# with one for the game.
EXTRA_DAWN_TOKENS: Final = 0
# Dawn and veterans never meet: either is what the tokens of lost battles are for.
EXTRA_VETERANS: Final = 0
EXTRA_OF_SEATS: Final = 6
EXTRA_LAST_DAY: Final = 6
# Seats whose card that was dealt apart is openly out of the game, as a mask.
EXTRA_APART_GONE: Final = 7
# Colours in play where they were drawn, as a mask; 0 where all of the rules are.
EXTRA_COLOURS: Final = 8
EXTRAS: Final = 16

# How a frame ended, for the frame below it.
RESULT_NONE: Final = 0
RESULT_FOUGHT: Final = 1
RESULT_SACRIFICED: Final = 2


def lowest(mask: i64) -> i64:
    """Returns the position of the lowest bit set in *mask*, which must not be 0."""
    return _PLACE_OF_TOP[(((mask & -mask) * _PLACES_ON_TOP) >> 58) & 63]


def bits(mask: i64) -> list[int]:
    """Lists the positions of the bits set in *mask*, lowest first."""
    found: list[int] = []
    k: i64 = 0
    while k < 62:
        if mask & BIT[k]:
            found.append(k)
        k += 1
    return found
