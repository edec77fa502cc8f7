"""Ta-Seti, module 1: the black pyramid, a fourth colour (T1)."""

from __future__ import annotations

from typing import Final

from kemet.engine.content.black import BLACK_CREATURE_TILES, black_creatures, black_tiles
from kemet.engine.content.player_board import LOWER
from kemet.engine.effect import ACT_BUY, ActionSpace
from kemet.engine.ids import BLACK, NONE
from kemet.engine.play.attack import entered, trap
from kemet.engine.play.spoils import battle_over, devourer
from kemet.engine.rules import Draft, Module

BOTH_MERCENARIES: Final = "both-mercenaries"
INCOME_EARNS: Final = "divine-strength-for-temples"
SPOILS_EARN: Final = "divine-strength-for-battles"


class BlackPyramid(Module):
    """T1.1–T1.5 16 tiles, 3 creatures, a buy space; three of four colours to a city."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.variants = [BOTH_MERCENARIES, INCOME_EARNS, SPOILS_EARN]

    def add_content(self, draft: Draft) -> None:
        draft.action_spaces.append(ActionSpace("buy-black", NONE, ACT_BUY, BLACK))
        for tile in black_tiles():
            tile.copies = 0
            draft.tiles.append(tile)
        draft.creatures.extend(black_creatures())
        draft.creature_tiles.update(BLACK_CREATURE_TILES)

    def edit(self, draft: Draft) -> None:
        for space in draft.action_spaces:
            if space.slug == "buy-black":
                space.row = LOWER
        printed = {tile.slug: tile.copies for tile in black_tiles()}
        for tile in draft.tiles:
            if tile.colour == BLACK:
                tile.copies = printed.get(tile.slug, 0)
        if BOTH_MERCENARIES in draft.options.variants:
            part_mercenaries(draft)
        draft.income_is_earned = INCOME_EARNS in draft.options.variants
        draft.spoils_are_earned = SPOILS_EARN in draft.options.variants
        draft.pyramid_colours.append(BLACK)
        draft.decision_names.append("buy-again")
        draft.procedures.attack.insert_before("escape", "entered", entered)
        draft.procedures.attack.insert_after("escape", "trap", trap)
        draft.procedures.battle.insert_after("battle-vp", "devourer", devourer)
        draft.procedures.battle.insert_before("cards-away", "battle-over", battle_over)


def part_mercenaries(draft: Draft) -> None:
    """R36 By the other reading the two Mercenaries tiles are different powers, so that one player may have both."""
    for tile in draft.tiles:
        if tile.slug in ("mercenaries", "spear-mercenaries"):
            tile.copies = 1
