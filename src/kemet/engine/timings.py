"""The one entrance of each timing: asks the tiles of a player, in the order of their numbers.

Rules call these functions, never an effect itself; a test counts the call sites. Made by `python tools/timings.py` from what
`Timings` declares in `effect.py`: change it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kemet.engine.actions import TILE
from kemet.engine.effect import Tile, tiles_having
from kemet.engine.events import tell_part
from kemet.engine.ids import BIT, PART_DAMAGE, PART_SHIELD, PART_STRENGTH

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle


class TilesByTiming:
    """For each timing the tiles in play that have it."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.pray_gain = tiles_having(tiles, "pray_gain")
        self.tile_discount = tiles_having(tiles, "tile_discount")
        self.build_discount = tiles_having(tiles, "build_discount")
        self.payment_discount = tiles_having(tiles, "payment_discount")
        self.teleport_discount = tiles_having(tiles, "teleport_discount")
        self.night_prayer = tiles_having(tiles, "night_prayer")
        self.night_cards = tiles_having(tiles, "night_cards")
        self.night_look = tiles_having(tiles, "night_look")
        self.movement = tiles_having(tiles, "movement")
        self.troop_limit = tiles_having(tiles, "troop_limit")
        self.free_recruits = tiles_having(tiles, "free_recruits")
        self.unit_pool = tiles_having(tiles, "unit_pool")
        self.earned_pp = tiles_having(tiles, "earned_pp")
        self.trap = tiles_having(tiles, "trap")
        self.strength = tiles_having(tiles, "strength")
        self.damage = tiles_having(tiles, "damage")
        self.shield = tiles_having(tiles, "shield")
        self.first_strike = tiles_having(tiles, "first_strike")
        self.ignores_walls = tiles_having(tiles, "ignores_walls")
        self.teleports_from_obelisks = tiles_having(tiles, "teleports_from_obelisks")
        self.recruits_with_troops = tiles_having(tiles, "recruits_with_troops")
        self.sees_enemy_card = tiles_having(tiles, "sees_enemy_card")
        self.gives_silver_token = tiles_having(tiles, "gives_silver_token")
        self.gold_actions = tiles_having(tiles, "gold_actions")
        self.start_gold = tiles_having(tiles, "start_gold")
        self.other_prayed = tiles_having(tiles, "other_prayed")
        self.prayed = tiles_having(tiles, "prayed")
        self.entered = tiles_having(tiles, "entered")
        self.battle_over = tiles_having(tiles, "battle_over")
        self.revealed = tiles_having(tiles, "revealed")
        self.destroyed = tiles_having(tiles, "destroyed")
        self.won = tiles_having(tiles, "won")
        self.night_use = tiles_having(tiles, "night_use")


def pray_gain(game: Game, player: i64) -> i64:
    """PP more from a pray action."""
    total: i64 = 0
    timing = game.rules.timings.pray_gain
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].pray_gain(game, player)
    return total


def tile_discount(game: Game, player: i64) -> i64:
    """PP off the price of a tile."""
    total: i64 = 0
    timing = game.rules.timings.tile_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].tile_discount(game, player)
    return total


def build_discount(game: Game, player: i64) -> i64:
    """PP off each level of a build action."""
    total: i64 = 0
    timing = game.rules.timings.build_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].build_discount(game, player)
    return total


def payment_discount(game: Game, player: i64) -> i64:
    """PP off each separate payment."""
    total: i64 = 0
    timing = game.rules.timings.payment_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].payment_discount(game, player)
    return total


def teleport_discount(game: Game, player: i64) -> i64:
    """PP off a teleport."""
    total: i64 = 0
    timing = game.rules.timings.teleport_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].teleport_discount(game, player)
    return total


def night_prayer(game: Game, player: i64) -> i64:
    """PP more at night."""
    total: i64 = 0
    timing = game.rules.timings.night_prayer
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_prayer(game, player)
    return total


def night_cards(game: Game, player: i64) -> i64:
    """DI cards more at night."""
    total: i64 = 0
    timing = game.rules.timings.night_cards
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_cards(game, player)
    return total


def night_look(game: Game, player: i64) -> i64:
    """Cards looked at in place of the ordinary night card."""
    total: i64 = 0
    timing = game.rules.timings.night_look
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_look(game, player)
    return total


def movement(game: Game, player: i64) -> i64:
    """Range more in a move action."""
    total: i64 = 0
    timing = game.rules.timings.movement
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].movement(game, player)
    return total


def troop_limit(game: Game, player: i64) -> i64:
    """Units more in a troop."""
    total: i64 = 0
    timing = game.rules.timings.troop_limit
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].troop_limit(game, player)
    return total


def free_recruits(game: Game, player: i64) -> i64:
    """Units free of charge in a recruit action."""
    total: i64 = 0
    timing = game.rules.timings.free_recruits
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].free_recruits(game, player)
    return total


def unit_pool(game: Game, player: i64) -> i64:
    """Units more that the owner has in all."""
    total: i64 = 0
    timing = game.rules.timings.unit_pool
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].unit_pool(game, player)
    return total


def earned_pp(game: Game, player: i64) -> i64:
    """PP more with each gain during the players' turns."""
    total: i64 = 0
    timing = game.rules.timings.earned_pp
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].earned_pp(game, player)
    return total


def trap(game: Game, player: i64) -> i64:
    """Units an enemy loses who moves into a space with a troop of the owner's."""
    total: i64 = 0
    timing = game.rules.timings.trap
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].trap(game, player)
    return total


def strength(game: Game, battle: Battle, side: i64, told: bool = False) -> i64:
    """Strength more in a battle. *told*, the part of each tile is logged."""
    total: i64 = 0
    timing = game.rules.timings.strength
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            part = timing.tiles[k].strength(game, battle, side)
            total += part
            if told:
                tell_part(game, battle.sides[side].seat, TILE + timing.tiles[k].id, PART_STRENGTH, part)
    return total


def damage(game: Game, battle: Battle, side: i64, told: bool = False) -> i64:
    """Damage more in a battle. *told*, the part of each tile is logged."""
    total: i64 = 0
    timing = game.rules.timings.damage
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            part = timing.tiles[k].damage(game, battle, side)
            total += part
            if told:
                tell_part(game, battle.sides[side].seat, TILE + timing.tiles[k].id, PART_DAMAGE, part)
    return total


def shield(game: Game, battle: Battle, side: i64, told: bool = False) -> i64:
    """Shield more in a battle. *told*, the part of each tile is logged."""
    total: i64 = 0
    timing = game.rules.timings.shield
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            part = timing.tiles[k].shield(game, battle, side)
            total += part
            if told:
                tell_part(game, battle.sides[side].seat, TILE + timing.tiles[k].id, PART_SHIELD, part)
    return total


def first_strike(game: Game, player: i64) -> i64:
    """Enemy units destroyed before a battle its owner starts by day."""
    total: i64 = 0
    timing = game.rules.timings.first_strike
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].first_strike(game, player)
    return total


def ignores_walls(game: Game, player: i64) -> bool:
    """Whether the owner's troops pass foreign walls."""
    timing = game.rules.timings.ignores_walls
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].ignores_walls(game, player):
            return True
    return False


def teleports_from_obelisks(game: Game, player: i64) -> bool:
    """Whether the owner's troops teleport from obelisks too."""
    timing = game.rules.timings.teleports_from_obelisks
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].teleports_from_obelisks(game, player):
            return True
    return False


def recruits_with_troops(game: Game, player: i64) -> bool:
    """Whether recruit actions place units with the owner's troops too."""
    timing = game.rules.timings.recruits_with_troops
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].recruits_with_troops(game, player):
            return True
    return False


def sees_enemy_card(game: Game, player: i64) -> bool:
    """Whether the enemy's battle card is shown before the owner chooses."""
    timing = game.rules.timings.sees_enemy_card
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].sees_enemy_card(game, player):
            return True
    return False


def gives_silver_token(game: Game, player: i64) -> bool:
    """Whether the owner has the silver token."""
    timing = game.rules.timings.gives_silver_token
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].gives_silver_token(game, player):
            return True
    return False


def gold_actions(game: Game, player: i64) -> i64:
    """What the owner may lay the gold token for, as a mask of the GOLD block."""
    mask: i64 = 0
    timing = game.rules.timings.gold_actions
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            mask |= timing.tiles[k].gold_actions(game, player)
    return mask


def start_gold(game: Game, player: i64, choice: i64) -> None:
    """The owner has laid the gold token for *choice*, which this or another tile offers."""
    timing = game.rules.timings.start_gold
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].start_gold(game, player, choice)


def other_prayed(game: Game, player: i64) -> None:
    """Somebody else than the owner has prayed."""
    timing = game.rules.timings.other_prayed
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].other_prayed(game, player)


def prayed(game: Game, player: i64) -> None:
    """The owner has carried out a pray action."""
    timing = game.rules.timings.prayed
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].prayed(game, player)


def entered(game: Game, player: i64) -> None:
    """The owner has moved a troop into a space with an enemy troop."""
    timing = game.rules.timings.entered
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].entered(game, player)


def battle_over(game: Game, battle: Battle, side: i64) -> None:
    """A battle of the owner is over."""
    timing = game.rules.timings.battle_over
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].battle_over(game, battle, side)


def revealed(game: Game, battle: Battle, side: i64) -> None:
    """The cards of a battle of the owner lie open."""
    timing = game.rules.timings.revealed
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].revealed(game, battle, side)


def destroyed(game: Game, battle: Battle, side: i64, units: i64) -> None:
    """The owner destroyed enemy *units* by damage in a battle."""
    timing = game.rules.timings.destroyed
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].destroyed(game, battle, side, units)


def won(game: Game, battle: Battle, side: i64) -> None:
    """The owner won a battle, with or without survivors."""
    timing = game.rules.timings.won
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].won(game, battle, side)


def night_use(game: Game, player: i64) -> i64:
    """Whether the tile can be used in the night's tile step now."""
    mask: i64 = 0
    timing = game.rules.timings.night_use
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].night_use(game, player):
            mask |= BIT[k]
    return mask
