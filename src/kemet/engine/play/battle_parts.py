"""Where each point of a battle comes from, for the log (K10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kemet.engine.actions import BATTLE_CARD, COUNT, CREATURE, DI, TILE
from kemet.engine.events import tell_part
from kemet.engine.game import Game
from kemet.engine.ids import PART_DAMAGE, PART_SHIELD, PART_STRENGTH

if TYPE_CHECKING:
    from kemet.engine.play.battle import Battle, Side


def tell_parts(game: Game, battle: Battle, side: Side) -> None:
    """Logs what units, cards and the creature of *side* bring into the battle; tiles log their own."""
    seat = side.seat
    units = battle.size(game, battle.side_of(seat))
    tell_part(game, seat, COUNT + units, PART_STRENGTH, units)
    tell_part(game, seat, TILE + game.rules.divine_wound, PART_STRENGTH, side.thrown)
    card = game.rules.battle_cards[side.card]
    tell_part(game, seat, BATTLE_CARD + card.id, PART_STRENGTH, card.strength)
    tell_part(game, seat, BATTLE_CARD + card.id, PART_DAMAGE, card.damage)
    tell_part(game, seat, BATTLE_CARD + card.id, PART_SHIELD, card.shield)
    if side.creature >= 0:
        creature = game.rules.creatures[side.creature]
        tell_part(game, seat, CREATURE + creature.id, PART_STRENGTH, creature.strength)
        tell_part(game, seat, CREATURE + creature.id, PART_DAMAGE, creature.damage)
        tell_part(game, seat, CREATURE + creature.id, PART_SHIELD, creature.shield)
    for di in game.rules.battle_di:
        laid = game.rules.di_cards[di]
        tell_part(game, seat, DI + di, PART_STRENGTH, side.di[di] * laid.strength)
        tell_part(game, seat, DI + di, PART_DAMAGE, side.di[di] * laid.damage)
        tell_part(game, seat, DI + di, PART_SHIELD, side.di[di] * laid.shield)
