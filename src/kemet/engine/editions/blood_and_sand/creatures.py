"""The ten creatures of Blood and Sand (BS11)."""

from __future__ import annotations

from kemet.engine.content.black import BLACK_CREATURE_TILES, black_creatures
from kemet.engine.content.creatures import CREATURE_TILES, creatures
from kemet.engine.effect import RECONSTRUCTED, Creature

PHOENIX = "lesser-phoenix"


def edition_creatures() -> list[Creature]:
    """Returns all creatures in the order of their ids: the classic ones, with another Phoenix, and Ta-Seti's."""
    found: list[Creature] = []
    for creature in [*creatures(), *black_creatures()]:
        if creature.slug == "phoenix":
            creature = Creature(PHOENIX, "Phoenix", 1, 1, 0, 0, True, False, RECONSTRUCTED)
        creature.sure = RECONSTRUCTED
        found.append(creature)
    return found


def edition_creature_tiles() -> dict[str, str]:
    """Returns which tile brings which creature."""
    tiles = {**CREATURE_TILES, **BLACK_CREATURE_TILES, PHOENIX: PHOENIX, "mummy": "mummy"}
    return {tile: creature for tile, creature in tiles.items() if tile not in ("phoenix", "the-mummy")}
