"""K9 Where a moving troop can go: room, tolls, walls, teleports (R12, R26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kemet.engine import timings
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.play.pray import price
from kemet.engine.play.recruit import troop_limit
from kemet.engine.refusals import Refusal, refuse

if TYPE_CHECKING:
    from kemet.engine.play.move import Move


def has_room(game: Game, move: Move, space: i64) -> bool:
    """R26a Tells whether the limits allow the moving units, and their creature, on *space*."""
    if space == move.at or not move.may_leave(game):
        return False
    there = game.troop_size(move.player, space)
    if there and there + move.size() > troop_limit(game, move.player):
        return game.rules.hooks.may_pass(game, move, space)
    if move.with_creature and game.troop_creature(move.player, space) >= 0:
        return game.rules.hooks.may_pass(game, move, space)
    return not game.figures[move.player] or game.rules.hooks.may_step(game, move, space)


def may_enter(game: Game, move: Move, space: i64, spent: i64) -> bool:
    """R26a, R38 Tells whether there is room on *space*, and after *spent* PP enough left for the toll there."""
    if not has_room(game, move, space):
        return False
    asked = toll(game, move.player, space)
    return not asked or asked + spent <= game.pp[move.player]


def spaces_to_enter(game: Game, move: Move, spaces: i64, spent: i64) -> i64:
    """R26a, R38 Returns those of *spaces* that the moving troop can enter after *spent* PP; both are masks."""
    found: i64 = 0
    # Where none of its own stands there is room for the troop, whatever its size, and tolls are asked in few places.
    if game.may_stop_anywhere(move.player):
        found = spaces & ~game.troops[move.player] & ~spaces_with_toll(game)
    left = spaces & ~found
    while left:
        space = lowest(left)
        left &= left - 1
        if may_enter(game, move, space, spent):
            found |= BIT[space]
    return found


def spaces_with_toll(game: Game) -> i64:
    """R38 Returns the spaces where a creature stands whose enemies pay to come in, as a mask."""
    found: i64 = 0
    for creature in game.rules.toll_creatures:
        space = game.creature_at[creature]
        if space >= 0:
            found |= BIT[space]
    return found


def toll(game: Game, player: i64, space: i64) -> i64:
    """R38 Returns what *player* pays to move into *space* for an enemy's creature there."""
    for creature in game.rules.toll_creatures:
        if game.creature_at[creature] == space and game.troop_creature(player, space) != creature:
            return price(game, player, game.rules.creatures[creature].toll)
    return 0


def obelisks_to_enter(game: Game, move: Move, spent: i64) -> i64:
    """K9.5, R26c Returns the obelisk spaces the moving troop can enter after *spent* PP, as a mask."""
    return spaces_to_enter(game, move, game.rules.board.obelisks, spent)


def room_refusal(game: Game, move: Move, space: i64, spent: i64) -> Refusal:
    """Says why the troop cannot enter *space* after *spent* PP."""
    if space == move.at:
        return refuse("already-there")
    if toll(game, move.player, space) + spent > game.pp[move.player]:
        return refuse("toll", cost=toll(game, move.player, space))
    if game.troop_size(move.player, space) + move.size() > troop_limit(game, move.player):
        return refuse("troop-limit-passing", limit=troop_limit(game, move.player))
    if move.with_creature and game.troop_creature(move.player, space) >= 0:
        return refuse("creature-there")
    return game.rules.hooks.step_refusal(game, move, space) or refuse("followers-exceeded")


def walls_open(game: Game, move: Move) -> bool:
    """K9.9, R12 Tells whether the moving troop passes any wall now: a tile, a card, or the creature with it. Where these are
    good for one wall a move, card and creature count one by one (BS11.7)."""
    creature = move.creature(game)
    flies = creature >= 0 and game.rules.creatures[creature].ignores_walls
    if game.rules.one_wall:
        return move.walls_passed < int(gates_open(game, move)) + int(flies)
    return flies or gates_open(game, move)


def gates_open(game: Game, move: Move) -> bool:
    """K9.9 Tells whether a tile or card opens all walls for the rest of the move."""
    return move.gates_open or timings.ignores_walls(game, move.player)


def may_pass_wall(game: Game, move: Move, space: i64) -> bool:
    """K9.6 Tells whether no wall keeps the moving troop out of *space*."""
    return not behind_walls(game, move) & BIT[space]


def behind_walls(game: Game, move: Move) -> i64:
    """K9.6, R1, R26d Returns the spaces that walls keep the moving troop out of, as a mask: a foreign city is entered only by
    a troop that set out next to its wall, or in it."""
    board = game.rules.board
    entered = open_cities(game, move.player) | board.open_from[move.origin]
    city = board.city_of[move.at]
    if city >= 0:
        entered |= board.districts[city]
    return board.all_districts & ~entered


def open_cities(game: Game, player: i64) -> i64:
    """K9.6, R71 Returns the districts of the cities that no walls keep *player* out of, as a mask: the own one, and those of
    allies."""
    districts: i64 = 0
    left = game.rules.allies[player]
    while left:
        city = game.city[lowest(left)]
        left &= left - 1
        if city >= 0:
            districts |= game.rules.board.districts[city]
    return districts


def teleport_price(game: Game, player: i64) -> i64:
    """K9.5 Returns what a teleport costs *player*."""
    return price(game, player, game.rules.teleport_pp - timings.teleport_discount(game, player))


def on_teleporter(game: Game, move: Move) -> bool:
    """K9.5, R26c Tells whether the troop stands on a pyramid of its player's, or where a tile lets it teleport from."""
    if game.rules.board.obelisks & BIT[move.at]:
        creature = move.creature(game)
        if creature >= 0 and game.rules.creatures[creature].teleports_from_obelisks:
            return True
        if tile_opens_obelisks(game, move.player):
            return True
        return game.rules.hooks.teleports_from_obelisks(game, move)
    return game.controls(move.player, move.at) or game.rules.hooks.teleports_here(game, move)


def tile_opens_obelisks(game: Game, player: i64) -> bool:
    """Tells whether a tile lets the troops of *player* teleport from obelisks too."""
    return timings.teleports_from_obelisks(game, player)


def can_teleport(game: Game, move: Move) -> bool:
    """K9.5 Tells whether the troop can teleport now, and its player pay for it."""
    return may_teleport(game, move) and teleport_price(game, move.player) <= game.pp[move.player]


def may_teleport(game: Game, move: Move) -> bool:
    """K9.5 Tells whether the troop can teleport now, if somebody pays for it."""
    return on_teleporter(game, move) and (not move.teleports or move.teleports < teleport_limit(game, move))


def teleport_limit(game: Game, move: Move) -> i64:
    """BS5.6 Returns how often the troop may teleport in one move: what lets it teleport from obelisks adds one."""
    limit = game.rules.teleports_per_move
    if tile_opens_obelisks(game, move.player):
        limit += 1
    creature = move.creature(game)
    if creature >= 0 and game.rules.creatures[creature].teleports_from_obelisks:
        limit += 1
    return limit
