"""Actions of Seth's module: how many units of an ally go along, plain answers, the see-through token, powers of temples."""

from __future__ import annotations

from typing import Final

# How many units of each seat go along with a mixed troop: seat * ALONG_EACH + number.
ALONG: Final = 864
ALONG_EACH: Final = 8
SETH_ANSWER: Final = 912
SEE_THROUGH: Final = 928
POWER: Final = 960
CREATURE_CARD: Final = 968
END: Final = 984

CALL: Final = 912
BUILD_TEMPLE: Final = 913
FIRST: Final = 914
SETH_ANSWER_NAMES: Final = ["call", "build-temple", "first"]
