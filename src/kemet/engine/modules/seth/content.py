"""What is printed on Seth's things (components of Seth, section 8): board, day track, creature cards, powers of temples.

All of it but the day track for two members is reconstructed, and can be corrected here.
"""

from __future__ import annotations

from typing import Final

from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT

SETH: Final = 0
SETH_PP: Final = 6
SETH_UNITS: Final = 15
SETH_START: Final = 12
SETH_LIMIT: Final = 6
SETH_PRAYER: Final = 3
MEMBER_TOKENS: Final = 4
COMMUNITY_TARGET: Final = 6

# What a token on Seth's board is for, beside what the base game knows.
ACT_INVASION: Final = 16
ACT_INVOCATION: Final = 17
ACT_CORRUPT_TROOP: Final = 18
ACT_CORRUPT_CREATURE: Final = 19
ACT_DESTROY: Final = 20
ACT_CORRUPT_PYRAMID: Final = 21

# The first number of Seth's board among those of action spaces; on the board itself they count from 0.
FIRST_SPACE: Final = 16


class SethSpace:
    """A space of Seth's board; on a yellow one the token's colour names the member it strikes (S5.3)."""

    def __init__(self, slug: str, action: int, yellow: bool) -> None:
        self.slug = slug
        self.action = action
        self.yellow = yellow


SETH_BOARD: Final = [
    SethSpace("furious-invasion", ACT_INVASION, False),
    SethSpace("seth-move-upper", ACT_MOVE, False),
    SethSpace("seth-recruit", ACT_RECRUIT, False),
    SethSpace("corrupt-troop", ACT_CORRUPT_TROOP, True),
    SethSpace("seth-move-middle", ACT_MOVE, False),
    SethSpace("seth-build", ACT_BUILD, False),
    SethSpace("seth-pray-middle", ACT_PRAY, False),
    SethSpace("corrupt-creature", ACT_CORRUPT_CREATURE, True),
    SethSpace("destroy-units", ACT_DESTROY, True),
    SethSpace("seth-pray-lower", ACT_PRAY, False),
    SethSpace("invocation", ACT_INVOCATION, False),
    SethSpace("buy-violet", ACT_BUY, False),
    SethSpace("corrupt-pyramid", ACT_CORRUPT_PYRAMID, True),
]
# The top of Seth's board, for the gold token.
SETH_TOP: Final = 13

# The day by members: so many actions of Seth, a turn of the community, or the eclipse (S3.2–S3.6).
COMMUNITY: Final = 0
ECLIPSE: Final = -1
DAY_TRACK: Final = {
    2: [1, 0, 1, 0, 1, 0, 1, 0, 1],
    3: [1, 0, 2, 0, -1, 1, 0, 2, 0, 1],
    4: [2, 0, 2, 0, -1, 1, 0, 2, 0, 2],
    5: [2, 0, 2, 0, -1, 3, 0, 2, 0, 2],
}


class CreatureCard:
    """S5.12 A creature Seth can corrupt: it fights alone with this strength and damage."""

    def __init__(self, creature: str, strength: int, damage: int, ta_seti: bool = False) -> None:
        self.creature = creature
        self.strength = strength
        self.damage = damage
        self.ta_seti = ta_seti


CREATURE_CARDS: Final = [
    CreatureCard("elephant", 2, 1),
    CreatureCard("snake", 2, 0),
    CreatureCard("scarab", 3, 0),
    CreatureCard("scorpion", 3, 2),
    CreatureCard("phoenix", 4, 0),
    CreatureCard("mummy", 4, 0),
    CreatureCard("seth-sphinx", 5, 0),
    CreatureCard("khnum", 2, 0, True),
    CreatureCard("griffin", 3, 1, True),
    CreatureCard("devourer", 4, 0, True),
]

# Powers of sacred temples and of the Great Ceremony.
GIFT_OF_ACTION: Final = 0
GOLDEN_RITE: Final = 1
BLADES: Final = 2
SHIELD: Final = 3
MARCH: Final = 4
ORACLE: Final = 5
POWER_NAMES: Final = [
    "gift-of-action", "golden-rite", "blades-of-osiris", "shield-of-osiris", "march-of-osiris", "oracle-of-osiris",
]  # fmt: skip

# Prayer tokens: PP of their lower side, and what the higher sides of the four are.
PRAYER_LOW: Final = 1
PRAYER_HIGH: Final = [2, 2, 3, 3]
TEMPLE_TOP: Final = 3
MOST_TEMPLES: Final = 3
CEREMONY_PP: Final = 10
CEREMONY_OFF: Final = 4

# Tiles that serve all members at once, whoever buys them (S2.4, S6.5); Seth cannot.
OSIRIS: Final = "osiris"
COMMUNITY_TILES: Final = ["communion", OSIRIS, "guardians-of-the-temples", "rite-of-the-builders"]
