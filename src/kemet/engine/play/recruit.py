"""Recruiting, and units that cards and tiles give (K8, R6, R27)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import OF_MODULES, PASS, SPACE, ActionList
from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.play.attack import start_attack
from kemet.engine.play.creatures import PickCreature, bring_in, creature_places, waiting_creatures
from kemet.engine.play.pray import pay, price
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.state import count_bits


def troop_limit(game: Game, player: i64) -> i64:
    """K2.6 Returns how many units a troop of *player* may hold."""
    return game.rules.troop_limits[player] + timings.troop_limit(game, player)


def limit_at(game: Game, player: i64, space: i64) -> i64:
    """K2.6, B5.5 Returns how many units *player* may have on *space*."""
    if game.figures[player] & BIT[space]:
        return game.rules.hooks.figure_limit(game, player, space)
    return troop_limit(game, player)


def unit_pool(game: Game, player: i64) -> i64:
    """K3.2, R41 Returns how many units *player* has in all, wherever they are."""
    return game.rules.unit_counts[player] + timings.unit_pool(game, player) + game.rules.hooks.unit_pool(game, player)


def recruit_price(game: Game, player: i64, number: i64, surcharge: i64 = 0) -> i64:
    """K8.1, R27, R69 Returns what *number* units of one recruit action cost: 1 PP each, less the free ones, with what special
    ones cost more, less discounts."""
    return price(game, player, max(0, number - timings.free_recruits(game, player)) + surcharge)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recruit(Frame):
    """Units come from reserve. `gift` is how many a card or tile gives, or NONE in a recruit action, which is paid;
    `anywhere` tells whether they go to own troops too, not only to own districts."""

    def __init__(self, step: i64, player: i64, gift: i64, anywhere: bool) -> None:
        super().__init__(step, 0)
        self.player = player
        self.gift = gift
        self.anywhere = anywhere

    def name(self) -> str:
        return "recruit"

    def run(self, game: Game) -> None:
        game.rules.procedures.recruit.run(game, self)

    def copy(self) -> Frame:
        return Recruit(self.step, self.player, self.gift, self.anywhere)

    def dump(self) -> list[int]:
        return [self.step, self.player, self.gift, int(self.anywhere)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)


def recruit_action(game: Game, player: i64) -> None:
    """K8 Starts a recruit action."""
    game.push(Recruit(0, player, NONE, timings.recruits_with_troops(game, player)))


def give_units(game: Game, player: i64, number: i64, anywhere: bool) -> None:
    """R6 A card or tile gives up to *number* units, free, in own districts, and *anywhere* with own troops."""
    game.push(Recruit(0, player, number, anywhere))


def place_units(game: Game, recruit: Recruit) -> None:
    """R27a Units are all paid and placed first."""
    place = PlaceUnits(recruit.player, recruit.gift, recruit.anywhere, 0)
    if place.goes_on(game):
        game.push(place)


def bring_creatures(game: Game, recruit: Recruit) -> None:
    """K8.5, R27b In a recruit action creatures in reserve come in, one after the other, as long as there is a place."""
    if recruit.gift >= 0:
        return
    waiting = waiting_creatures(game, recruit.player)
    if not waiting:
        return
    fitting = creature_places(game, recruit.player, recruit.anywhere)
    if not fitting:
        return
    recruit.step -= 1
    if len(waiting) > count_bits(fitting):
        game.push(PickCreature(recruit.player, recruit.anywhere))
    else:
        bring_in(game, recruit.player, waiting[0], recruit.anywhere)


def fight_battles(game: Game, recruit: Recruit) -> None:
    """K8.3, R27a One battle per enemy-held district, in the recruiter's order, each finished before the next."""
    forget_deserted(game, recruit.player)
    if not game.contested:
        return
    recruit.step -= 1
    if game.contested & (game.contested - 1):
        game.push(ChooseBattle(recruit.player))
    else:
        start_attack(game, recruit.player, lowest(game.contested), False)


def forget_deserted(game: Game, player: i64) -> None:
    """B3.2 A side may have given up its last unit in a district during the battle for another: there is none to fight."""
    left = game.contested
    while left:
        space = lowest(left)
        left &= left - 1
        if game.enemy_at(player, space) < 0 or not game.camp_stands(player, space):
            game.contested &= ~BIT[space]


def can_give(game: Game, player: i64, gift: i64, anywhere: bool) -> bool:
    """R6, R29c Tells whether a card or tile that gives units can place one."""
    # Where nobody stands there is room; only if that is nowhere troops are counted.
    if game.reserve[player] and places_for_units(game, player, gift, anywhere) & ~game.camp_troops(player):
        return True
    return PlaceUnits(player, gift, anywhere, 0).goes_on(game)


def places_for_units(game: Game, player: i64, gift: i64, anywhere: bool) -> i64:
    """K8.1, K8.2, R6, B4.2 Returns the spaces where units come in, as far as there is room, as a mask."""
    if anywhere:
        return game.own_districts(player) | game.troops[player]
    if gift < 0:
        return game.own_districts(player) | game.figures[player]
    return game.own_districts(player)


def room_for_units(game: Game, player: i64, gift: i64, anywhere: bool) -> i64:
    """K8.1, K8.2, R6, B4.2 Returns the spaces that can take one more unit, as a mask."""
    spaces = places_for_units(game, player, gift, anywhere)
    figures = game.figures[player]
    limit = troop_limit(game, player)
    held = spaces & game.camp_troops(player)
    room = spaces & ~held
    while held:
        space = lowest(held)
        held &= held - 1
        most = limit_at(game, player, space) if figures & BIT[space] else limit
        if game.rules.has_allies:
            most += game.rules.hooks.over_limit(game, player, space)
        if game.troop_size(player, space) < most:
            room |= BIT[space]
    return room


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceUnits(Decision):
    """K8.1 The player places units one by one; a pass ends it."""

    def __init__(self, player: i64, gift: i64, anywhere: bool, placed: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.gift = gift
        self.anywhere = anywhere
        self.placed = placed
        # What special units placed so far cost over the price of units.
        self.surcharge: i64 = 0

    def name(self) -> str:
        return "place-units"

    def copy(self) -> Frame:
        other = PlaceUnits(self.player, self.gift, self.anywhere, self.placed)
        other.surcharge = self.surcharge
        return other

    def dump(self) -> list[int]:
        return [self.player, self.gift, int(self.anywhere), self.placed, self.surcharge]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("gift", self.gift)
        view.put("placed", self.placed)

    def cost(self, game: Game, units: i64, surcharge: i64) -> i64:
        """R69 Returns what *units* more cost, special ones *surcharge* over it; all that one action or gift costs is one
        payment (R11)."""
        if self.gift < 0:
            whole = recruit_price(game, self.player, self.placed + units, self.surcharge + surcharge)
            if not self.placed and not self.surcharge:
                return whole
            return whole - recruit_price(game, self.player, self.placed, self.surcharge)
        if not surcharge:
            return 0
        return price(game, self.player, self.surcharge + surcharge) - price(game, self.player, self.surcharge)

    def may_place(self, game: Game, surcharge: i64) -> bool:
        """K8.1, R6 Tells whether one more unit is due, and its player can pay for it."""
        if 0 <= self.gift <= self.placed:
            return False
        return self.cost(game, 1, surcharge) <= game.pp[self.player]

    def spaces(self, game: Game) -> i64:
        """Returns the spaces with room for one more unit, as a mask."""
        return room_for_units(game, self.player, self.gift, self.anywhere)

    def room(self, game: Game) -> i64:
        """Returns the spaces that can take the next unit from reserve, as a mask."""
        if not game.reserve[self.player] or not self.may_place(game, 0):
            return 0
        return self.spaces(game)

    def goes_on(self, game: Game) -> bool:
        """Tells whether anything can be placed."""
        return self.room(game) != 0 or game.rules.hooks.more_to_place(game, self)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        room = self.room(game)
        out.add_mask(SPACE, room)
        game.rules.hooks.place_options(game, self, room, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        hooks = game.rules.hooks
        space = action - SPACE
        more: i64 = 0
        if action >= OF_MODULES:
            more = hooks.surcharge(game, action)
            space = hooks.special_place(game, player, action)
        units: i64 = 1 if space >= 0 else 0
        pay(game, player, self.cost(game, units, more))
        self.placed += units
        self.surcharge += more
        if units:
            put_from_reserve(game, player, space, 1)
        if not self.goes_on(game):
            game.pop()
        hooks.placed(game, player, space, action)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if not SPACE <= action < SPACE + SPACES:
            return None
        space = action - SPACE
        if game.troop_size(player, space) >= limit_at(game, player, space):
            if game.figures[player] & BIT[space]:
                return refuse("follower-limit", limit=limit_at(game, player, space))
            return refuse("troop-limit", limit=troop_limit(game, player))
        if self.anywhere:
            return refuse("own-district-or-troop", space=SPACE_NAMES[space])
        return refuse("not-own-district", space=SPACE_NAMES[space])


def put_from_reserve(game: Game, player: i64, space: i64, number: i64) -> None:
    """Puts units from reserve on *space*; an enemy there means a battle to come (K8.3)."""
    game.reserve[player] -= number
    game.put_units(player, space, number)
    game.tell(events.UNITS_PLACED, player, space, number)
    if game.enemy_at(player, space) >= 0:
        game.contested |= BIT[space]
        game.invader = player


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBattle(Choice):
    """R27a The recruiter picks the next battle."""

    def name(self) -> str:
        return "choose-battle"

    def copy(self) -> Frame:
        return ChooseBattle(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, game.contested)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        start_attack(game, player, action - SPACE, False)
