"""Actions of the Book of the Dead: units from the afterlife, ways along the Nile, plain answers."""

from __future__ import annotations

from typing import Final

from kemet.engine.ids import VP_NAMES

AFTERLIFE: Final = 728
NILE: Final = 776
BOOK_ANSWER: Final = 824
END: Final = 848

WITH_DIVINITY: Final = 824
WITHOUT_DIVINITY: Final = 825
TO_RESERVE: Final = 826
RESERVE: Final = 827
HONOUR: Final = 828
STRENGTH: Final = 829
DAMAGE: Final = 830
SHIELD: Final = 831
SOLAR_BARK: Final = 832
TRIP: Final = 833
# Which permanent VP goes to the track, by its source.
VP_FROM: Final = 834
# What the gold token can be laid for, behind the uses of other tiles.
GOLD_DARK_CULT: Final = 5
GOLD_THOTH: Final = 6
GOLD_APOPHIS: Final = 7
BOOK_GOLD_NAMES: Final = ["dark-cult", "thoth", "apophis"]
BOOK_ANSWER_NAMES: Final = [
    "with-divinity", "without-divinity", "to-reserve", "reserve", "honour", "strength", "damage", "shield", "solar-bark",
    "trip", *[f"vp-{source}" for source in VP_NAMES],
]  # fmt: skip
