"""The one entrance of each timing: asks the tiles of a player, in the order of their numbers.

Rules call these functions, never an effect itself; a test counts the call sites. Made by `python tools/timings.py` from what
`Timings` declares in `effect.py`: change it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.actions import TILE
from kemet.engine.effect import Tile, Timing, tiles_having
from kemet.engine.events import tell_part
from kemet.engine.ids import BIT, PART_DAMAGE, PART_SHIELD, PART_STRENGTH

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle

# The bit of each timing in the masks of `State.timed`, by which most players are passed over.
PRAY_GAIN: Final = 0x1
TILE_DISCOUNT: Final = 0x2
BUILD_DISCOUNT: Final = 0x4
PAYMENT_DISCOUNT: Final = 0x8
TELEPORT_DISCOUNT: Final = 0x10
NIGHT_PRAYER: Final = 0x20
NIGHT_CARDS: Final = 0x40
NIGHT_LOOK: Final = 0x80
MOVEMENT: Final = 0x100
TROOP_LIMIT: Final = 0x200
FREE_RECRUITS: Final = 0x400
UNIT_POOL: Final = 0x800
EARNED_PP: Final = 0x1000
TRAP: Final = 0x2000
STRENGTH: Final = 0x4000
DAMAGE: Final = 0x8000
SHIELD: Final = 0x10000
FIRST_STRIKE: Final = 0x20000
IGNORES_WALLS: Final = 0x40000
TELEPORTS_FROM_OBELISKS: Final = 0x80000
RECRUITS_WITH_TROOPS: Final = 0x100000
SEES_ENEMY_CARD: Final = 0x200000
GIVES_SILVER_TOKEN: Final = 0x400000
GOLD_ACTIONS: Final = 0x800000
START_GOLD: Final = 0x1000000
OTHER_PRAYED: Final = 0x2000000
PRAYED: Final = 0x4000000
ENTERED: Final = 0x8000000
BATTLE_OVER: Final = 0x10000000
REVEALED: Final = 0x20000000
DESTROYED: Final = 0x40000000
WON: Final = 0x80000000
NIGHT_USE: Final = 0x100000000


class TilesByTiming:
    """For each timing the tiles in play that have it, and for each of so many powers the timings it has, as a mask."""

    def __init__(self, tiles: list[Tile], powers: i64) -> None:
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
        every: list[Timing] = [
            self.pray_gain,
            self.tile_discount,
            self.build_discount,
            self.payment_discount,
            self.teleport_discount,
            self.night_prayer,
            self.night_cards,
            self.night_look,
            self.movement,
            self.troop_limit,
            self.free_recruits,
            self.unit_pool,
            self.earned_pp,
            self.trap,
            self.strength,
            self.damage,
            self.shield,
            self.first_strike,
            self.ignores_walls,
            self.teleports_from_obelisks,
            self.recruits_with_troops,
            self.sees_enemy_card,
            self.gives_silver_token,
            self.gold_actions,
            self.start_gold,
            self.other_prayed,
            self.prayed,
            self.entered,
            self.battle_over,
            self.revealed,
            self.destroyed,
            self.won,
            self.night_use,
        ]
        self.of_power = vec[i64](
            [sum([2**k for k, timing in enumerate(every) if power in timing.powers]) for power in range(powers)]
        )


def pray_gain(game: Game, player: i64) -> i64:
    """PP more from a pray action."""
    if not game.timed[player] & PRAY_GAIN:
        return 0
    total: i64 = 0
    timing = game.rules.timings.pray_gain
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].pray_gain(game, player)
    return total


def tile_discount(game: Game, player: i64) -> i64:
    """PP off the price of a tile."""
    if not game.timed[player] & TILE_DISCOUNT:
        return 0
    total: i64 = 0
    timing = game.rules.timings.tile_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].tile_discount(game, player)
    return total


def build_discount(game: Game, player: i64) -> i64:
    """PP off each level of a build action."""
    if not game.timed[player] & BUILD_DISCOUNT:
        return 0
    total: i64 = 0
    timing = game.rules.timings.build_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].build_discount(game, player)
    return total


def payment_discount(game: Game, player: i64) -> i64:
    """PP off each separate payment."""
    if not game.timed[player] & PAYMENT_DISCOUNT:
        return 0
    total: i64 = 0
    timing = game.rules.timings.payment_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].payment_discount(game, player)
    return total


def teleport_discount(game: Game, player: i64) -> i64:
    """PP off a teleport."""
    if not game.timed[player] & TELEPORT_DISCOUNT:
        return 0
    total: i64 = 0
    timing = game.rules.timings.teleport_discount
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].teleport_discount(game, player)
    return total


def night_prayer(game: Game, player: i64) -> i64:
    """PP more at night."""
    if not game.timed[player] & NIGHT_PRAYER:
        return 0
    total: i64 = 0
    timing = game.rules.timings.night_prayer
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_prayer(game, player)
    return total


def night_cards(game: Game, player: i64) -> i64:
    """DI cards more at night."""
    if not game.timed[player] & NIGHT_CARDS:
        return 0
    total: i64 = 0
    timing = game.rules.timings.night_cards
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_cards(game, player)
    return total


def night_look(game: Game, player: i64) -> i64:
    """Cards looked at in place of the ordinary night card."""
    if not game.timed[player] & NIGHT_LOOK:
        return 0
    total: i64 = 0
    timing = game.rules.timings.night_look
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].night_look(game, player)
    return total


def movement(game: Game, player: i64) -> i64:
    """Range more in a move action."""
    if not game.timed[player] & MOVEMENT:
        return 0
    total: i64 = 0
    timing = game.rules.timings.movement
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].movement(game, player)
    return total


def troop_limit(game: Game, player: i64) -> i64:
    """Units more in a troop."""
    if not game.timed[player] & TROOP_LIMIT:
        return 0
    total: i64 = 0
    timing = game.rules.timings.troop_limit
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].troop_limit(game, player)
    return total


def free_recruits(game: Game, player: i64) -> i64:
    """Units free of charge in a recruit action."""
    if not game.timed[player] & FREE_RECRUITS:
        return 0
    total: i64 = 0
    timing = game.rules.timings.free_recruits
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].free_recruits(game, player)
    return total


def unit_pool(game: Game, player: i64) -> i64:
    """Units more that the owner has in all."""
    if not game.timed[player] & UNIT_POOL:
        return 0
    total: i64 = 0
    timing = game.rules.timings.unit_pool
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].unit_pool(game, player)
    return total


def earned_pp(game: Game, player: i64) -> i64:
    """PP more with each gain during the players' turns."""
    if not game.timed[player] & EARNED_PP:
        return 0
    total: i64 = 0
    timing = game.rules.timings.earned_pp
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].earned_pp(game, player)
    return total


def trap(game: Game, player: i64) -> i64:
    """Units an enemy loses who moves into a space with a troop of the owner's."""
    if not game.timed[player] & TRAP:
        return 0
    total: i64 = 0
    timing = game.rules.timings.trap
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].trap(game, player)
    return total


def strength(game: Game, battle: Battle, side: i64, told: bool = False) -> i64:
    """Strength more in a battle. *told*, the part of each tile is logged."""
    if not game.timed_together(battle.sides[side].seats) & STRENGTH:
        return 0
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
    if not game.timed_together(battle.sides[side].seats) & DAMAGE:
        return 0
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
    if not game.timed_together(battle.sides[side].seats) & SHIELD:
        return 0
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
    if not game.timed[player] & FIRST_STRIKE:
        return 0
    total: i64 = 0
    timing = game.rules.timings.first_strike
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            total += timing.tiles[k].first_strike(game, player)
    return total


def ignores_walls(game: Game, player: i64) -> bool:
    """Whether the owner's troops pass foreign walls."""
    if not game.timed[player] & IGNORES_WALLS:
        return False
    timing = game.rules.timings.ignores_walls
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].ignores_walls(game, player):
            return True
    return False


def teleports_from_obelisks(game: Game, player: i64) -> bool:
    """Whether the owner's troops teleport from obelisks too."""
    if not game.timed[player] & TELEPORTS_FROM_OBELISKS:
        return False
    timing = game.rules.timings.teleports_from_obelisks
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].teleports_from_obelisks(game, player):
            return True
    return False


def recruits_with_troops(game: Game, player: i64) -> bool:
    """Whether recruit actions place units with the owner's troops too."""
    if not game.timed[player] & RECRUITS_WITH_TROOPS:
        return False
    timing = game.rules.timings.recruits_with_troops
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].recruits_with_troops(game, player):
            return True
    return False


def sees_enemy_card(game: Game, player: i64) -> bool:
    """Whether the enemy's battle card is shown before the owner chooses."""
    if not game.timed[player] & SEES_ENEMY_CARD:
        return False
    timing = game.rules.timings.sees_enemy_card
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].sees_enemy_card(game, player):
            return True
    return False


def gives_silver_token(game: Game, player: i64) -> bool:
    """Whether the owner has the silver token."""
    if not game.timed[player] & GIVES_SILVER_TOKEN:
        return False
    timing = game.rules.timings.gives_silver_token
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].gives_silver_token(game, player):
            return True
    return False


def gold_actions(game: Game, player: i64) -> i64:
    """What the owner may lay the gold token for, as a mask of the GOLD block."""
    if not game.timed[player] & GOLD_ACTIONS:
        return 0
    mask: i64 = 0
    timing = game.rules.timings.gold_actions
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            mask |= timing.tiles[k].gold_actions(game, player)
    return mask


def start_gold(game: Game, player: i64, choice: i64) -> None:
    """The owner has laid the gold token for *choice*, which this or another tile offers."""
    if not game.timed[player] & START_GOLD:
        return
    timing = game.rules.timings.start_gold
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].start_gold(game, player, choice)


def other_prayed(game: Game, player: i64) -> None:
    """Somebody else than the owner has prayed."""
    if not game.timed[player] & OTHER_PRAYED:
        return
    timing = game.rules.timings.other_prayed
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].other_prayed(game, player)


def prayed(game: Game, player: i64) -> None:
    """The owner has carried out a pray action."""
    if not game.timed[player] & PRAYED:
        return
    timing = game.rules.timings.prayed
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].prayed(game, player)


def entered(game: Game, player: i64) -> None:
    """The owner has moved a troop into a space with an enemy troop."""
    if not game.timed[player] & ENTERED:
        return
    timing = game.rules.timings.entered
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]):
            timing.tiles[k].entered(game, player)


def battle_over(game: Game, battle: Battle, side: i64) -> None:
    """A battle of the owner is over."""
    if not game.timed_together(battle.sides[side].seats) & BATTLE_OVER:
        return
    timing = game.rules.timings.battle_over
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].battle_over(game, battle, side)


def revealed(game: Game, battle: Battle, side: i64) -> None:
    """The cards of a battle of the owner lie open."""
    if not game.timed_together(battle.sides[side].seats) & REVEALED:
        return
    timing = game.rules.timings.revealed
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].revealed(game, battle, side)


def destroyed(game: Game, battle: Battle, side: i64, units: i64) -> None:
    """The owner destroyed enemy *units* by damage in a battle."""
    if not game.timed_together(battle.sides[side].seats) & DESTROYED:
        return
    timing = game.rules.timings.destroyed
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].destroyed(game, battle, side, units)


def won(game: Game, battle: Battle, side: i64) -> None:
    """The owner won a battle, with or without survivors."""
    if not game.timed_together(battle.sides[side].seats) & WON:
        return
    timing = game.rules.timings.won
    for k in range(len(timing.powers)):
        if game.any_has_power(battle.sides[side].seats, timing.powers[k]):
            timing.tiles[k].won(game, battle, side)


def night_use(game: Game, player: i64) -> i64:
    """Whether the tile can be used in the night's tile step now."""
    if not game.timed[player] & NIGHT_USE:
        return 0
    mask: i64 = 0
    timing = game.rules.timings.night_use
    for k in range(len(timing.powers)):
        if game.has_power(player, timing.powers[k]) and timing.tiles[k].night_use(game, player):
            mask |= BIT[k]
    return mask
