"""Creatures (components, section 2): bonuses for the troop they are with."""

from __future__ import annotations

from kemet.engine.effect import AGREED, SEED, Creature

DEVOURER = "devourer"


def creatures() -> list[Creature]:
    """Returns all creatures in the order of their ids; move, strength, damage, shield, walls, enemy creature."""
    return [
        Creature("elephant", "Ancestral Elephant", 1, 1, 0, 1, False, False, SEED),
        Creature(
            "snake",
            "Deep Desert Snake",
            1,
            0,
            0,
            0,
            False,
            True,
            SEED,
        ),
        Creature("scarab", "Royal Scarab", 2, 2, 0, 0, False, False, AGREED),
        Creature("scorpion", "Giant Scorpion", 1, 2, 2, 0, False, False, AGREED),
        Creature("phoenix", "Phoenix", 1, 2, 0, 0, True, False, AGREED),
        Creature("mummy", "The Mummy", 1, 2, 0, 0, False, False, AGREED),
        Creature("sphinx", "Sphinx", 0, 2, 0, 0, False, False, AGREED),
    ]


# Tile slug to creature slug.
CREATURE_TILES = {
    "ancestral-elephant": "elephant",
    "deep-desert-snake": "snake",
    "royal-scarab": "scarab",
    "giant-scorpion": "scorpion",
    "phoenix": "phoenix",
    "the-mummy": "mummy",
    "sphinx": "sphinx",
}
