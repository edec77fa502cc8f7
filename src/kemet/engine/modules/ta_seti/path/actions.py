"""Actions of the path: priests on spaces, plain answers, roads, how many priests go along, places, tokens."""

from __future__ import annotations

from typing import Final

from kemet.engine.actions import CITY

PRIEST: Final = 592
PATH_ANSWER: Final = 640
PRIESTS: Final = 648
LOCATION: Final = 656
PATH_TOKEN: Final = 680
END: Final = CITY

SEND_BACK: Final = 640
ENTER: Final = 641
FROM_RESERVE: Final = 642
PATH_ANSWER_NAMES: Final = ["send-back", "enter", "from-reserve"]
# Roads of the path by lane, at most five.
LANE: Final = 643
MOST_PRIESTS: Final = 3
