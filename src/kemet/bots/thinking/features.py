"""What is measured of a position, by number and by name; the names are those of the weights."""

from __future__ import annotations

from typing import Final

PERMANENT_VP: Final = 0  # victory points that stay
BATTLE_VP: Final = 1  # those of them won in battle
TEMPLES: Final = 2  # temples held
TWO_TEMPLES: Final = 3  # whether these are two or more
GREAT_PYRAMIDS: Final = 4  # pyramids of level 4 held
SANCTUARY: Final = 5  # whether the Sanctuary could be paid for
DELTA: Final = 6  # whether the temple of the Delta is held
TWO_SHORT: Final = 7  # whether two points are missing to the target, if the day ended now
ONE_SHORT: Final = 8  # … one point
AT_TARGET: Final = 9  # … none
LEADING: Final = 10  # … none, and nobody else has as many
PP: Final = 11  # prayer points
PP_ABOVE_5: Final = 12  # those beyond five
UNITS: Final = 13  # units on the board
RESERVE: Final = 14  # units in reserve
DI_CARDS: Final = 15  # DI cards in hand
LEVELS: Final = 16  # levels of the own pyramids
HIGH_LEVELS: Final = 17  # those from level 3 on
CAPTURED_LEVELS: Final = 18  # levels that captured pyramids add
WHITE_TILES: Final = 19  # levels of the white tiles owned
RED_TILES: Final = 20  # … red
BLUE_TILES: Final = 21  # … blue
OTHER_TILES: Final = 22  # … of any other colour
CREATURES: Final = 23  # creatures on the board
LARGEST_TROOP: Final = 24  # units in the largest troop
TROOPS: Final = 25  # troops on the board
EXPOSED: Final = 26  # what stronger enemies nearby could take
PREY: Final = 27  # what could be taken of weaker enemies nearby
BATTLE_CARDS: Final = 28  # battle cards in hand
BATTLE_HAND: Final = 29  # their mean worth
TO_MOVE: Final = 30  # whether it is this player's turn
PLACE: Final = 31  # place in the turn order, the last is 1
VETERANS: Final = 32  # veteran tokens
HONOUR_LOST: Final = 33  # honour below 9
DECAY: Final = 34  # the decay level
LOST_VP: Final = 35  # permanent victory points on the honour track, and those owed to it
AFTERLIFE: Final = 36  # units in the afterlife
DIVINITIES: Final = 37  # divinities on the board
SIZE: Final = 38
# What only single books have: 0 everywhere else.
OF_BOOKS: Final = VETERANS

NAMES: Final = [
    "permanent-vp", "battle-vp", "temples", "two-temples", "great-pyramids", "sanctuary", "delta",
    "two-short", "one-short", "at-target", "leading",
    "pp", "pp-above-5", "units", "reserve", "di-cards", "levels", "high-levels", "captured-levels",
    "white-tiles", "red-tiles", "blue-tiles", "other-tiles", "creatures", "largest-troop", "troops", "exposed", "prey",
    "battle-cards", "battle-hand", "to-move", "place",
    "veterans", "honour-lost", "decay", "lost-vp", "afterlife", "divinities",
]  # fmt: skip
