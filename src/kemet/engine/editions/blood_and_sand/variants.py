"""Other readings of the rules of Blood and Sand that can be agreed on."""

from __future__ import annotations

from typing import Final

ONE_START_CARD: Final = "one-start-card"
ONE_TELEPORT: Final = "one-teleport-a-move"
ANY_DI: Final = "any-di-in-battle"
VETERANS_FOR_WIPED_OUT: Final = "veterans-for-the-wiped-out"
REVISED_TEXTS: Final = "revised-tile-texts"
DIVERSION_BLUFF: Final = "diversion-bluff"
# Those of Ta-Seti's tiles and victory, which are part of the edition (BS1.3), have the same names as there.
BOTH_MERCENARIES: Final = "both-mercenaries"
INCOME_EARNS: Final = "divine-strength-for-temples"
SPOILS_EARN: Final = "divine-strength-for-battles"
BEFORE_EVERY_TOKEN: Final = "victory-before-every-token"

VARIANTS: Final = [
    ONE_START_CARD,
    ONE_TELEPORT,
    ANY_DI,
    VETERANS_FOR_WIPED_OUT,
    REVISED_TEXTS,
    DIVERSION_BLUFF,
    BOTH_MERCENARIES,
    INCOME_EARNS,
    SPOILS_EARN,
    BEFORE_EVERY_TOKEN,
]
