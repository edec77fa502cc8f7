"""Divine intervention cards and battle cards (BS12, BS13)."""

from __future__ import annotations

from kemet.engine.content.battle_cards import battle_cards, new_battle_cards
from kemet.engine.content.di_cards import Enlistment, Escape, Swiftness, di_cards
from kemet.engine.effect import IN_BATTLE, OWN_MOVE, OWN_TURN, RECONSTRUCTED, SEED, WHEN_ATTACKED, BattleCard, DICard

DIVERSIONS = 5
# Copies of the classic cards in this edition (BS12.1).
COPIES = {"raining-fire": 3, "teleportation": 2}


class Diversion(Escape):
    """BS12.4, BS12.5 The attacked troop steps aside; the card is dealt at set-up and never comes back."""


def edition_di_cards(bluff: bool) -> list[DICard]:
    """Returns all kinds of DI cards, 38 with their copies. By *bluff* a Diversion has no effect but to deceive in battle,
    and one Escape takes the place of one Raining Fire (BS12.6)."""
    cards = [card for card in di_cards() if card.slug not in ("enlistment", "escape")]
    for card in cards:
        card.copies = COPIES.get(card.slug, int(card.copies))
        card.sure = RECONSTRUCTED
    cards.append(
        Enlistment("tactical-support", "Tactical Support", 3, 0, OWN_TURN, SEED)
    )  # fmt: skip
    cards.append(Swiftness("swiftness", "Swiftness", 2, 0, OWN_MOVE, RECONSTRUCTED))
    cards.append(Escape("escape", "Escape", 1 if bluff else 0, 0, WHEN_ATTACKED, RECONSTRUCTED))
    if bluff:
        cards.append(DICard("diversion", "Diversion", DIVERSIONS, 0, IN_BATTLE, RECONSTRUCTED))
    else:
        cards.append(Diversion("diversion", "Diversion", DIVERSIONS, 0, WHEN_ATTACKED, RECONSTRUCTED))
    for card in cards:
        card.apart = card.slug == "diversion"
        if bluff and card.slug == "raining-fire":
            card.copies -= 1
    return cards


def edition_battle_cards() -> list[BattleCard]:
    """BS13.1, BS13.2 Returns the eight of every hand and the two special ones."""
    return [*battle_cards(), *new_battle_cards()]
