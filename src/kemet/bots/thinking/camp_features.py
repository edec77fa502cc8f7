"""What is measured of a position of Seth's game, by number and by name; the names are those of the weights.

Numbers of members are means, so that they do not depend on how many there are.
"""

from __future__ import annotations

from typing import Final

# Of Seth.
SETH_VP: Final = 0  # permanent victory points
SETH_TWO_SHORT: Final = 1  # whether two are missing to the target
SETH_ONE_SHORT: Final = 2  # whether one is
SETH_PP: Final = 3  # prayer points
SETH_PP_ABOVE_5: Final = 4  # those beyond five
SETH_UNITS: Final = 5  # units on the board
SETH_RESERVE: Final = 6  # units in reserve
SETH_DI_CARDS: Final = 7  # DI cards in hand
SETH_LEVEL: Final = 8  # level of the violet pyramid
SETH_HIGH_LEVEL: Final = 9  # levels of it from 3 on
SETH_VIOLET_TILES: Final = 10  # levels of the violet tiles owned
SETH_OTHER_TILES: Final = 11  # … of other tiles
SETH_CREATURES: Final = 12  # creatures on the board
SETH_CREATURE_CARDS: Final = 13  # creature cards that could be used
SETH_LARGEST_TROOP: Final = 14  # units in the largest troop outside the city
SETH_TROOPS: Final = 15  # troops outside the city
SETH_EXPOSED: Final = 16  # what stronger enemies nearby could take
SETH_PREY: Final = 17  # what could be taken of weaker ones
SETH_BATTLE_CARDS: Final = 18  # battle cards in hand
SETH_BATTLE_HAND: Final = 19  # their mean worth
SETH_TEMPLES: Final = 20  # temples held
SETH_SITES: Final = 21  # sacred temples held
SETH_TOKENS: Final = 22  # own tokens left
SETH_MEMBER_TOKENS: Final = 23  # tokens of members left
SETH_AT_GATE: Final = 24  # units at the portals
SETH_SIZE: Final = 25

# Of the community.
OUR_VP: Final = 25  # permanent victory points
OUR_TWO_SHORT: Final = 26  # whether two are missing to the target
OUR_ONE_SHORT: Final = 27  # whether one is
OUR_ENOUGH_VP: Final = 28  # whether none is missing
OUR_TEMPLES: Final = 29  # temples held, finished sacred ones too
OUR_TEMPLE_POINT: Final = 30  # whether these are enough for the point at the end of the day
OUR_GREAT_PYRAMIDS: Final = 31  # pyramids of level 4
OUR_BASE: Final = 32  # whether a sacred temple is begun
OUR_PRAYER_LEVEL: Final = 33  # whether one has level 2
OUR_TEMPLE: Final = 34  # whether one is finished
OUR_LEVELS: Final = 35  # levels of all sacred temples
OUR_CAN_BUILD: Final = 36  # whether a level could be built
OUR_BUILDERS: Final = 37  # units at hand for the next level
OUR_CEREMONY: Final = 38  # whether the Great Ceremony was held
OUR_CEREMONY_AT_HAND: Final = 39  # share of its price that those on obelisks have
OUR_CEREMONY_PP: Final = 40  # share of it that all members have
OUR_ON_OBELISK: Final = 41  # share of members on obelisks
OUR_BOTH_WORKS: Final = 42  # whether temple and Ceremony are done
OUR_DISTRICT: Final = 43  # whether a district of the city of Seth is held
OUR_AT_PORTAL: Final = 44  # units at the open portal
OUR_PP: Final = 45  # prayer points
OUR_UNITS: Final = 46  # units on the board
OUR_RESERVE: Final = 47  # units in reserve
OUR_DI_CARDS: Final = 48  # DI cards in hand
OUR_PYRAMIDS: Final = 49  # levels of pyramids
OUR_HIGH_PYRAMIDS: Final = 50  # those from 3 on
OUR_TILES: Final = 51  # levels of tiles
OUR_CREATURES: Final = 52  # creatures on the board
OUR_LARGEST_TROOP: Final = 53  # units in the largest troop
OUR_EXPOSED: Final = 54  # what stronger enemies nearby could take
OUR_PREY: Final = 55  # what could be taken of weaker ones
OUR_TOKENS: Final = 56  # tokens left
OUR_BATTLE_HAND: Final = 57  # their mean worth
OUR_POWERS: Final = 58  # powers of temples
OUR_HOPED_VP: Final = 59  # permanent VP if the day ended now
SIZE: Final = 60

SETH_NAMES: Final = [
    "vp", "two-short", "one-short", "pp", "pp-above-5", "units", "reserve", "di-cards", "level", "high-level",
    "violet-tiles", "other-tiles", "creatures", "creature-cards", "largest-troop", "troops", "exposed", "prey",
    "battle-cards", "battle-hand", "temples", "sites", "tokens", "member-tokens", "at-gate",
]  # fmt: skip
COMMUNITY_NAMES: Final = [
    "vp", "two-short", "one-short", "enough-vp", "temples", "temple-point", "great-pyramids", "base", "prayer-level",
    "temple", "levels", "can-build", "builders", "ceremony", "ceremony-at-hand", "ceremony-pp", "on-obelisk", "both-works",
    "district", "at-portal", "pp", "units", "reserve", "di-cards", "pyramids", "high-pyramids", "tiles", "creatures",
    "largest-troop", "exposed", "prey", "tokens", "battle-hand", "powers", "hoped-vp",
]  # fmt: skip
NAMES: Final = [*(f"seth {name}" for name in SETH_NAMES), *(f"community {name}" for name in COMMUNITY_NAMES)]
