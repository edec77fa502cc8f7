"""Other readings of Seth's rules that can be agreed on (R70, R72, R76, R82): what no source answers."""

from __future__ import annotations

from typing import Final

CREATURES_WITHOUT_TILES: Final = "creatures-without-tiles"
LOSER_LEAVES_CREATURE: Final = "loser-leaves-creature"
CORRUPT_VP_WITHOUT_SURVIVOR: Final = "corrupt-vp-without-survivor"
CORRUPT_TROOP_MEETS_SETH: Final = "corrupt-troop-meets-seth"
CORRUPT_TROOP_MUST_FIGHT: Final = "corrupt-troop-must-fight"
NO_RETREAT_BY_PORTAL: Final = "no-retreat-by-portal"
SETH_BUYS_BY_OCCUPIED: Final = "seth-buys-by-occupied"
SETH_BUYS_COMMUNITY_TILES: Final = "seth-buys-community-tiles"
HELD_PYRAMIDS_COUNT: Final = "held-pyramids-count"
ALLIED_PYRAMIDS_COUNT: Final = "allied-pyramids-count"
SILVER_OR_SEE_THROUGH: Final = "silver-or-see-through"
ONE_SILVER_A_DAY: Final = "one-silver-a-day"
STOLEN_UNITS_SAVE: Final = "stolen-units-save"
NO_TEMPLE_ON_PORTALS: Final = "no-temple-on-portals"
INVASION_TO_TWO_SPACES: Final = "invasion-to-two-spaces"
COMMUNITY_CONSENT: Final = "community-consent"
NORTH_PORTAL: Final = "north-portal"
NO_MEMBER_ROW_DUTY: Final = "no-member-row-duty"
COMMUNITY_WINS_AT_TURN_END: Final = "community-wins-at-turn-end"
BOTH_BATTLES_FOUGHT: Final = "both-battles-fought"
DECKS_RUN_OUT: Final = "decks-run-out"
SACRED_TEMPLES_FALL: Final = "sacred-temples-fall"
TWO_TEMPLES: Final = "two-temples"

# Those that layout 6 of observations has room for, and all of them; only ever appended to.
FIRST_SETH_VARIANTS: Final = [
    CREATURES_WITHOUT_TILES, LOSER_LEAVES_CREATURE, CORRUPT_VP_WITHOUT_SURVIVOR, CORRUPT_TROOP_MEETS_SETH,
    CORRUPT_TROOP_MUST_FIGHT, NO_RETREAT_BY_PORTAL, SETH_BUYS_BY_OCCUPIED, SETH_BUYS_COMMUNITY_TILES, HELD_PYRAMIDS_COUNT,
    ALLIED_PYRAMIDS_COUNT, SILVER_OR_SEE_THROUGH, ONE_SILVER_A_DAY, STOLEN_UNITS_SAVE, NO_TEMPLE_ON_PORTALS,
    INVASION_TO_TWO_SPACES, COMMUNITY_CONSENT, NORTH_PORTAL, NO_MEMBER_ROW_DUTY,
]  # fmt: skip
SETH_VARIANTS: Final = [
    *FIRST_SETH_VARIANTS,
    COMMUNITY_WINS_AT_TURN_END, BOTH_BATTLES_FOUGHT, DECKS_RUN_OUT, TWO_TEMPLES, SACRED_TEMPLES_FALL,
]  # fmt: skip
