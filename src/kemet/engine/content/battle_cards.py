"""Battle cards (components, section 4): six in every hand, two special ones for the Strategy tiles."""

from __future__ import annotations

from typing import Final

from kemet.engine.effect import BattleCard

OFFENSIVE_STRATEGY: Final = "3-3-0"
DEFENSIVE_STRATEGY: Final = "3-0-3"


def battle_cards() -> list[BattleCard]:
    """Returns all battle cards, named by strength, damage and shield, in the order of their ids."""
    return [
        BattleCard("4-1-0", 4, 1, 0, False),
        BattleCard("3-2-0", 3, 2, 0, False),
        BattleCard("3-0-1", 3, 0, 1, False),
        BattleCard("2-2-1", 2, 2, 1, False),
        BattleCard("2-0-2", 2, 0, 2, False),
        BattleCard("1-3-0", 1, 3, 0, False),
        BattleCard(OFFENSIVE_STRATEGY, 3, 3, 0, True),
        BattleCard(DEFENSIVE_STRATEGY, 3, 0, 3, True),
    ]


def new_battle_cards() -> list[BattleCard]:
    """R37 Returns the two cards that make eight of the six: one costs 2 own units."""
    charge = BattleCard("5-0-0", 5, 0, 0, False)
    charge.own_losses = 2
    return [charge, BattleCard("1-1-3", 1, 1, 3, False)]
