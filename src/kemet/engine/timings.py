"""The one entrance of each timing: asks the tiles of a player, in the order of their numbers, and adds up.

Rules call these functions, never an effect itself; a test counts the call sites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.actions import TILE
from kemet.engine.ids import BIT, PART_DAMAGE, PART_SHIELD, PART_STRENGTH

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle


def tell_part(game: Game, seat: i64, part: i64, kind: i64, number: i64) -> None:
    """Logs a part of what *seat* has in a battle; *part* is the action that names where it comes from."""
    if number:
        game.tell(events.BATTLE_PART, seat, part, kind, number)


def pray_gain(game: Game, player: i64) -> i64:
    """Returns the PP that tiles add to a pray action of *player*."""
    total: i64 = 0
    timing = game.rules.on_pray_gain
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].pray_gain(game, player)
    return total


def tile_discount(game: Game, player: i64) -> i64:
    """Returns the PP that tiles take off a tile bought by *player*."""
    total: i64 = 0
    timing = game.rules.on_tile_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].tile_discount(game, player)
    return total


def build_discount(game: Game, player: i64) -> i64:
    """Returns the PP that tiles take off each level *player* builds."""
    total: i64 = 0
    timing = game.rules.on_build_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].build_discount(game, player)
    return total


def payment_discount(game: Game, player: i64) -> i64:
    """Returns the PP that tiles take off each payment of *player*."""
    total: i64 = 0
    timing = game.rules.on_payment_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].payment_discount(game, player)
    return total


def teleport_discount(game: Game, player: i64) -> i64:
    """Returns the PP that tiles take off a teleport of *player*."""
    total: i64 = 0
    timing = game.rules.on_teleport_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].teleport_discount(game, player)
    return total


def night_prayer(game: Game, player: i64) -> i64:
    """Returns the PP that tiles add to the night of *player*."""
    total: i64 = 0
    timing = game.rules.on_night_prayer
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_prayer(game, player)
    return total


def night_cards(game: Game, player: i64) -> i64:
    """Returns the DI cards that tiles add to the night of *player*."""
    total: i64 = 0
    timing = game.rules.on_night_cards
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_cards(game, player)
    return total


def night_look(game: Game, player: i64) -> i64:
    """Returns how many cards *player* looks at in place of the ordinary night card, or 0."""
    total: i64 = 0
    timing = game.rules.on_night_look
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_look(game, player)
    return total


def movement(game: Game, player: i64) -> i64:
    """Returns the range that tiles add to a move of *player*."""
    total: i64 = 0
    timing = game.rules.on_movement
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].movement(game, player)
    return total


def troop_limit(game: Game, player: i64) -> i64:
    """Returns the units that tiles add to the troop limit of *player*."""
    total: i64 = 0
    timing = game.rules.on_troop_limit
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].troop_limit(game, player)
    return total


def free_recruits(game: Game, player: i64) -> i64:
    """Returns the units free of charge in a recruit action of *player*."""
    total: i64 = 0
    timing = game.rules.on_free_recruits
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].free_recruits(game, player)
    return total


def first_strike(game: Game, player: i64) -> i64:
    """Returns the enemy units destroyed before a battle that *player* starts by day."""
    total: i64 = 0
    timing = game.rules.on_first_strike
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].first_strike(game, player)
    return total


def strength(game: Game, battle: Battle, side: i64, told: bool = False) -> i64:
    """Returns the strength that tiles add to *side* of *battle*; *told*, each tile's part is logged."""
    total: i64 = 0
    timing = game.rules.on_strength
    for k in range(len(timing.powers)):
        if game.has_power(battle.sides[side].seat, timing.powers[k]):
            part = timing.tiles[k].strength(game, battle, side)
            total += part
            if told:
                tell_part(game, battle.sides[side].seat, TILE + timing.tiles[k].id, PART_STRENGTH, part)
    return total


def damage(game: Game, battle: Battle, side: i64, told: bool = False) -> i64:
    """Returns the damage that tiles add to *side* of *battle*; *told*, each tile's part is logged."""
    total: i64 = 0
    timing = game.rules.on_damage
    for k in range(len(timing.powers)):
        if game.has_power(battle.sides[side].seat, timing.powers[k]):
            part = timing.tiles[k].damage(game, battle, side)
            total += part
            if told:
                tell_part(game, battle.sides[side].seat, TILE + timing.tiles[k].id, PART_DAMAGE, part)
    return total


def shield(game: Game, battle: Battle, side: i64, told: bool = False) -> i64:
    """Returns the shield that tiles add to *side* of *battle*; *told*, each tile's part is logged."""
    total: i64 = 0
    timing = game.rules.on_shield
    for k in range(len(timing.powers)):
        if game.has_power(battle.sides[side].seat, timing.powers[k]):
            part = timing.tiles[k].shield(game, battle, side)
            total += part
            if told:
                tell_part(game, battle.sides[side].seat, TILE + timing.tiles[k].id, PART_SHIELD, part)
    return total


def ignores_walls(game: Game, player: i64) -> bool:
    """Tells whether a tile lets the troops of *player* pass foreign walls."""
    timing = game.rules.on_ignores_walls
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].ignores_walls(game, player):
            return True
    return False


def teleports_from_obelisks(game: Game, player: i64) -> bool:
    """Tells whether a tile lets the troops of *player* teleport from obelisks."""
    timing = game.rules.on_teleports_from_obelisks
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].teleports_from_obelisks(game, player):
            return True
    return False


def sees_enemy_card(game: Game, player: i64) -> bool:
    """Tells whether *player* sees the enemy's battle card before choosing."""
    timing = game.rules.on_sees_enemy_card
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].sees_enemy_card(game, player):
            return True
    return False


def gives_silver_token(game: Game, player: i64) -> bool:
    """Tells whether *player* has the silver token."""
    timing = game.rules.on_gives_silver_token
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].gives_silver_token(game, player):
            return True
    return False


def gold_actions(game: Game, player: i64) -> i64:
    """Returns what *player* may lay the gold token for, as a mask; 0 without gold token."""
    mask: i64 = 0
    timing = game.rules.on_gold_actions
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            mask |= timing.tiles[k].gold_actions(game, player)
    return mask


def revealed(game: Game, battle: Battle, side: i64) -> None:
    """Tells the tiles of *side* that the cards of *battle* lie open."""
    timing = game.rules.on_revealed
    for k in range(len(timing.powers)):
        if game.has_power(battle.sides[side].seat, timing.powers[k]):
            timing.tiles[k].revealed(game, battle, side)


def destroyed(game: Game, battle: Battle, side: i64, units: i64) -> None:
    """Tells the tiles of *side* that it destroyed enemy *units* in *battle*."""
    timing = game.rules.on_destroyed
    for k in range(len(timing.powers)):
        if game.has_power(battle.sides[side].seat, timing.powers[k]):
            timing.tiles[k].destroyed(game, battle, side, units)


def won(game: Game, battle: Battle, side: i64) -> None:
    """Tells the tiles of *side* that it won *battle*."""
    timing = game.rules.on_won
    for k in range(len(timing.powers)):
        if game.has_power(battle.sides[side].seat, timing.powers[k]):
            timing.tiles[k].won(game, battle, side)


def night_use(game: Game, player: i64) -> i64:
    """Returns which of the tiles with this timing *player* owns and can use now, as a mask over `on_night_use`."""
    mask: i64 = 0
    timing = game.rules.on_night_use
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].night_use(game, player):
            mask |= BIT[k]
    return mask


def unit_pool(game: Game, player: i64) -> i64:
    """Returns how many units more *player* has in all."""
    total: i64 = 0
    timing = game.rules.on_unit_pool
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].unit_pool(game, player)
    return total


def earned_pp(game: Game, player: i64) -> i64:
    """Returns the PP that tiles add to a gain of *player* during the players' turns."""
    total: i64 = 0
    timing = game.rules.on_earned_pp
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].earned_pp(game, player)
    return total


def trap(game: Game, player: i64) -> i64:
    """Returns how many units an enemy loses who moves into a space with a troop of *player*."""
    total: i64 = 0
    timing = game.rules.on_trap
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].trap(game, player)
    return total


def recruits_with_troops(game: Game, player: i64) -> bool:
    """Tells whether recruit actions of *player* place units with own troops too."""
    timing = game.rules.on_recruits_with_troops
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].recruits_with_troops(game, player):
            return True
    return False


def start_gold(game: Game, player: i64, choice: i64) -> None:
    """Tells the gold tiles of *player* that the token was laid for *choice*: the one that offers it carries it out."""
    timing = game.rules.on_gold_actions
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].start_gold(game, player, choice)


def entered(game: Game, player: i64) -> None:
    """Tells the tiles of *player* that a troop has moved into a space with an enemy troop."""
    timing = game.rules.on_entered
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].entered(game, player)


def battle_over(game: Game, battle: Battle, side: i64) -> None:
    """Tells the tiles of *side* that *battle* is over."""
    timing = game.rules.on_battle_over
    for k in range(len(timing.powers)):
        if game.has_power(battle.sides[side].seat, timing.powers[k]):
            timing.tiles[k].battle_over(game, battle, side)
