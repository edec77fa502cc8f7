"""Divinities: followers, ways to go, retreats, summons (B5, R51, R65–R68)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import SPACE, ActionList
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.modules.book_of_the_dead.facts import BookFacts, book_of
from kemet.engine.modules.book_of_the_dead.honour import decay
from kemet.engine.play.attack import ways_out
from kemet.engine.play.battle import Battle
from kemet.engine.play.creatures import bring_in
from kemet.engine.play.move import Move
from kemet.engine.play.recruit import PlaceUnits, limit_at, troop_limit
from kemet.engine.play.retreat import send_away
from kemet.engine.play.units import units_to_reserve
from kemet.engine.play.ways import gates_open, open_cities, teleport_price, toll
from kemet.engine.refusals import Refusal, refuse

# Followers.


def settle_followers(game: Game, player: i64) -> None:
    """B5.5, R68 What is over the limit of a troop goes to reserve, for nothing; no creature stays with a divinity."""
    left = game.troops[player]
    while left:
        space = lowest(left)
        left &= left - 1
        excess = game.units_at(player, space) - limit_at(game, player, space)
        if excess > 0:
            units_to_reserve(game, player, space, excess, events.FOLLOWERS_LEFT)
        creature = game.creature_of(player, space)
        if creature >= 0 and game.figures[player] & BIT[space]:
            bring_in(game, player, creature)


# Ways to go.


def may_end_at(game: Game, move: Move, space: i64, units: i64) -> bool:
    """B5.5, B5.6, R66 Tells whether a move of so many *units* may end on *space* as far as divinities are concerned."""
    book = book_of(game)
    player = move.player
    if move.figure < 0:
        if not game.figures[player] & BIT[space]:
            return True
        return not move.with_creature and game.units_at(player, space) + units <= decay(game, player)
    if game.enemy_at(player, space) >= 0:
        return units <= decay(game, player)
    if book.divinity_at(game, player, space, move.figure) >= 0 or game.creature_of(player, space) >= 0:
        return False
    return game.units_at(player, space) + units <= decay(game, player)


def can_end(game: Game, move: Move, space: i64, units: i64, reach: i64, pp: i64) -> bool:
    """R66 Tells whether a move that comes to *space* with so many *units*, *reach* and *pp* left can still end somewhere."""
    if may_end_at(game, move, space, units):
        return True
    if move.figure >= 0 and game.enemy_at(move.player, space) >= 0:
        return False
    least = fewest_on(game, move, space, units)
    if reach > 0:
        near = game.rules.board.neighbours[space]
        while near:
            to = lowest(near)
            near &= near - 1
            asked = toll(game, move.player, to)
            if asked <= pp and has_room_for(game, move, space, to, least):
                if can_end(game, move, to, least, reach - 1, pp - asked):
                    return True
    cost = teleport_price(game, move.player)
    if cost > pp or not game.controls(move.player, space):
        return False
    near = game.rules.board.obelisks & ~BIT[space]
    while near:
        to = lowest(near)
        near &= near - 1
        if toll(game, move.player, to) + cost <= pp and fits(game, move, to, least) and may_end_at(game, move, to, least):
            return True
    return False


def fewest_on(game: Game, move: Move, space: i64, units: i64) -> i64:
    """R66 Returns how many of *units* that have come to *space* must go on at least."""
    if book_of(game).divinity_at(game, move.player, space, move.figure) < 0:
        return 0 if move.figure >= 0 else 1
    over = game.units_at(move.player, space) + units - decay(game, move.player)
    return max(0 if move.figure >= 0 else 1, over)


def has_room_for(game: Game, move: Move, at: i64, to: i64, units: i64) -> bool:
    """R26a, R66 Tells whether walls and limits let the troop, with so many *units*, go from *at* to *to*."""
    board = game.rules.board
    city = board.city_of[to]
    if city >= 0 and board.city_of[at] != city and not open_cities(game, move.player) & board.districts[city]:
        if not gates_open(game, move) and not (board.gates[city] | board.districts[city]) & BIT[move.origin]:
            return False
    return fits(game, move, to, units)


def fits(game: Game, move: Move, to: i64, units: i64) -> bool:
    """R26a Tells whether the troop, with so many *units*, fits on *to*, and may be there at all."""
    there = game.units_at(move.player, to)
    if there and there + units > troop_limit(game, move.player):
        return False
    if move.with_creature and game.creature_of(move.player, to) >= 0:
        return False
    return may_be_at(game, move, to)


def may_be_at(game: Game, move: Move, space: i64) -> bool:
    """B6.14 Tells whether the divinity that goes along may be on *space*."""
    if move.figure < 0 or not book_of(game).divinities[move.figure].on_bank:
        return True
    return game.rules.board.banks & BIT[space] != 0


def may_leave(game: Game, move: Move) -> bool:
    """R66 Tells whether what stays behind keeps the limits: followers of a divinity that stays."""
    if book_of(game).divinity_at(game, move.player, move.at, move.figure) < 0:
        return True
    if not move.with_creature and game.creature_of(move.player, move.at) >= 0:
        return False
    return game.units_at(move.player, move.at) - move.units <= decay(game, move.player)


def may_step(game: Game, move: Move, space: i64, cost: i64) -> bool:
    """R66 Tells whether the moving troop may go to *space* for *cost*: what stays keeps the limits, and the move can end."""
    if not may_leave(game, move) or not may_be_at(game, move, space):
        return False
    return can_end(game, move, space, move.units, move.range_left(game) - cost, game.pp[move.player])


def may_stop(game: Game, move: Move) -> bool:
    """B5.3, B5.6 Tells whether the limits hold where the moving troop is."""
    player = move.player
    if not game.figures[player] & BIT[move.at]:
        return True
    first = book_of(game).divinity_at(game, player, move.at)
    if book_of(game).divinity_at(game, player, move.at, first) >= 0 or game.creature_of(player, move.at) >= 0:
        return False
    return game.units_at(player, move.at) <= decay(game, player)


def may_take(game: Game, move: Move, number: i64) -> bool:
    """R66 Tells whether so many units may go on from where the troop may not stop: they must have a way to go."""
    if may_stop(game, move):
        return True
    trial = move.copy()
    assert isinstance(trial, Move)
    trial.units = number
    return trial.goes_on(game)


def trip_spaces(game: Game, move: Move) -> i64:
    """B6.14, R67 Returns where Apophis, setting out, can go along the Nile with the units that go along, as a mask."""
    book = book_of(game)
    if move.figure < 0 or not book.divinities[move.figure].on_bank or move.at != move.origin:
        return 0
    # By the other reading the trip has a move of its own, without any range.
    if move.reach != (0 if book.trip_extra else NONE):
        return 0
    return nile_spaces(game, move)


def nile_spaces(game: Game, move: Move) -> i64:
    """Returns the other spaces on the bank of the Nile where the move may end, as a mask."""
    left = game.rules.board.banks & ~BIT[move.at]
    found: i64 = 0
    while left:
        space = lowest(left)
        left &= left - 1
        if toll(game, move.player, space) <= game.pp[move.player] and fits(game, move, space, move.units):
            if may_end_at(game, move, space, move.units):
                found |= BIT[space]
    return found


# After a battle.


def divinity_retreats(game: Game, battle: Battle) -> None:
    """B5.8, R68 A beaten divinity's troop retreats, where the winner says; with nowhere to go all of it goes to reserve."""
    seat = battle.sides[1 - battle.winner].seat
    if not game.figures[seat] & BIT[battle.space]:
        return
    if ways_out(game, seat, battle.space):
        send_away(game, seat, battle.sides[battle.winner].seat, battle.space)
    else:
        units = game.units_at(seat, battle.space)
        fall(game, seat, battle.space)
        if units:
            units_to_reserve(game, seat, battle.space, units, events.FOLLOWERS_LEFT)


def fall(game: Game, player: i64, space: i64) -> None:
    """B5.7, B5.8 The divinity on *space* goes to reserve."""
    book = book_of(game)
    figure = book.divinity_at(game, player, space)
    book.put_divinity(game, player, figure, NONE)
    game.tell(events.DIVINITY_FELL, player, book.tiles[figure].id, space)


# Summons.


def summon_spaces(game: Game, figure: i64) -> i64:
    """B6.13, B6.14, R65 Returns the free spaces a divinity can be summoned into, as a mask."""
    board = game.rules.board
    if book_of(game).divinities[figure].on_bank:
        spaces = board.banks
    else:
        spaces = board.spaces & ~board.all_districts & ~board.temples
        if board.sanctuary >= 0:
            spaces &= ~BIT[board.sanctuary]
    return spaces & ~game.occupied()


def can_summon(game: Game, figure: i64) -> bool:
    """B5.4, R65 Tells whether a divinity is in reserve and has a space to come to."""
    return book_of(game).place(game, figure) < 0 and summon_spaces(game, figure) != 0


@mypyc_attr(acyclic=True)
class Summon(Choice):
    """B5.4, R65 The owner picks the free space a divinity comes to."""

    def __init__(self, player: i64, figure: i64) -> None:
        super().__init__(player)
        self.figure = figure

    def name(self) -> str:
        return "summon"

    def copy(self) -> Frame:
        return Summon(self.player, self.figure)

    def dump(self) -> list[int]:
        return [self.player, self.figure]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("tile", book_of(game).tiles[self.figure].id)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, summon_spaces(game, self.figure))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        book = book_of(game)
        space = action - SPACE
        book.put_divinity(game, player, self.figure, space)
        game.tell(events.DIVINITY_SUMMONED, player, book.tiles[self.figure].id, space)
        place_at(game, PlaceFollowers(player, decay(game, player), space))

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("summon-space")


def place_at(game: Game, place: PlaceFollowers) -> None:
    """Asks for units where there is one to place."""
    if place.goes_on(game):
        game.push(place)


@mypyc_attr(acyclic=True)
class PlaceFollowers(PlaceUnits):
    """B6.13, B6.14, R65 Units come with a summoned divinity, free from reserve, at 1 PP from the afterlife."""

    def __init__(self, player: i64, gift: i64, space: i64) -> None:
        super().__init__(player, gift, False, 0)
        self.space = space

    def name(self) -> str:
        return "place-followers"

    def copy(self) -> Frame:
        other = PlaceFollowers(self.player, self.gift, self.space)
        other.anywhere = self.anywhere
        other.placed = self.placed
        other.surcharge = self.surcharge
        return other

    def dump(self) -> list[int]:
        return [self.player, self.gift, int(self.anywhere), self.placed, self.surcharge, self.space]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("gift", self.gift)
        view.put("placed", self.placed)
        view.put("space", self.space)

    def spaces(self, game: Game) -> i64:
        return BIT[self.space]

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return None


def divinity_in(game: Game, seat: i64, space: i64) -> i64:
    """Returns the divinity of *seat* on *space*, or NONE; most of the time a glance at the mask is enough."""
    if not game.figures[seat] & BIT[space]:
        return NONE
    return book_of(game).divinity_at(game, seat, space)


def owner_of(game: Game, book: BookFacts, figure: i64) -> i64:
    """Returns who owns a divinity, or NONE."""
    for seat in range(game.rules.players):
        if book.owns(game, seat, figure):
            return seat
    return NONE
