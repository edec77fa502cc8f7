"""Actions of Seth's module: plain answers, the see-through token, powers of temples."""

from __future__ import annotations

from typing import Final

SETH_ANSWER: Final = 912
SEE_THROUGH: Final = 928
# Where a member lays the silver token of Gift of Action: spaces of the member's own board.
GIFT: Final = 944
POWER: Final = 960
CREATURE_CARD: Final = 968
END: Final = 984

CALL: Final = 912
FIGHT: Final = 913
RITE_PRAY: Final = 914
RITE_RECRUIT: Final = 915
SETH_ANSWER_NAMES: Final = ["call", "fight", "rite-pray", "rite-recruit"]
