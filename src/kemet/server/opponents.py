"""The bots a person can play against here: levels of play, and one that plays at random."""

from __future__ import annotations

from kemet.bots import LEVELS

OPPONENTS = ["random", *LEVELS]
DEFAULT_BOT = "normal"
