"""Seth's game as clients draw it: Seth's board, the cards of creatures, powers of temples, what the Ceremony costs."""

from __future__ import annotations

from typing import Any

from kemet.engine import Rules
from kemet.engine.board import SPACE_NAMES
from kemet.engine.ids import BIT
from kemet.engine.modules.seth.content import (
    CEREMONY_OFF,
    CEREMONY_PP,
    COMMUNITY_TARGET,
    CREATURE_CARDS,
    POWER_NAMES,
    SETH,
    SETH_BOARD,
)
from kemet.engine.modules.seth.facts import SethFacts
from kemet.engine.notation import player_text

# How many spaces of Seth's board are in each row; as all of the board, reconstructed.
ROWS = (4, 5, 4)


def seth_catalog(rules: Rules) -> dict[str, Any]:
    """Returns what is printed on Seth's things; nothing where Seth is not in play."""
    facts = next((hooks for hooks in rules.all_hooks if isinstance(hooks, SethFacts)), None)
    if facts is None:
        return {}
    rows = [row for row, number in enumerate(ROWS) for _ in range(number)]
    cards = [card for k, card in enumerate(CREATURE_CARDS) if facts.all_cards & BIT[k]]
    portals = [
        (SPACE_NAMES[one], SPACE_NAMES[other])
        for one in range(len(SPACE_NAMES))
        for other in range(one + 1, len(SPACE_NAMES))
        if rules.board.portals[one] & BIT[other]
    ]
    return {
        "seth": {
            "player": player_text(SETH),
            "board": [
                {"id": space.slug, "row": row, "yellow": space.yellow} for space, row in zip(SETH_BOARD, rows, strict=True)
            ],
            "beasts": [{"id": card.creature, "strength": card.strength, "damage": card.damage} for card in cards],
            "powers": list(POWER_NAMES),
            "goal": COMMUNITY_TARGET,
            "ceremony": CEREMONY_PP * int(facts.members),
            "discount": CEREMONY_OFF,
            "portals": portals,
        }
    }
