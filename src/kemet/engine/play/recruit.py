"""Recruiting, and units that cards and tiles give (K8, R6, R27)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import PASS, PRIEST, SPACE, ActionList
from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, UNITS, lowest
from kemet.engine.play.attack import start_attack
from kemet.engine.play.creatures import PickCreature, bring_in, creature_places, waiting_creatures
from kemet.engine.play.pray import pay, price
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.state import count_bits


def troop_limit(game: Game, player: i64) -> i64:
    """K2.6 Returns how many units a troop of *player* may hold."""
    return game.rules.troop_limit + timings.troop_limit(game, player)


def unit_pool(game: Game, player: i64) -> i64:
    """K3.2, R41 Returns how many units *player* has in all, on the board and in reserve."""
    return UNITS + timings.unit_pool(game, player) + game.rules.additions.unit_pool(game, player)


def recruit_price(game: Game, player: i64, number: i64) -> i64:
    """K8.1, R27 Returns what *number* units of one recruit action cost: 1 PP each, less the free ones and discounts."""
    return price(game, player, number - timings.free_recruits(game, player))


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
    if placeable(game, recruit.player, recruit.gift, recruit.anywhere, 0):
        game.push(PlaceUnits(recruit.player, recruit.gift, recruit.anywhere, 0))


def bring_creatures(game: Game, recruit: Recruit) -> None:
    """K8.5, R27b In a recruit action creatures in reserve come in, one after the other, as long as there is a place."""
    fitting = creature_places(game, recruit.player, recruit.anywhere)
    if recruit.gift >= 0 or not fitting:
        return
    waiting = waiting_creatures(game, recruit.player)
    if not waiting:
        return
    recruit.step -= 1
    if len(waiting) > count_bits(fitting):
        game.push(PickCreature(recruit.player, recruit.anywhere))
    else:
        bring_in(game, recruit.player, waiting[0], recruit.anywhere)


def fight_battles(game: Game, recruit: Recruit) -> None:
    """K8.3, R27a One battle per enemy-held district, in the recruiter's order, each finished before the next."""
    if not game.contested:
        return
    recruit.step -= 1
    if game.contested & (game.contested - 1):
        game.push(ChooseBattle(recruit.player))
    else:
        start_attack(game, recruit.player, lowest(game.contested), False)


def placeable(game: Game, player: i64, gift: i64, anywhere: bool, placed: i64) -> i64:
    """K8.1, K8.2, K8.4, R6 Returns the spaces that can take one more unit, as a mask."""
    if not game.reserve[player]:
        return 0
    if gift < 0:
        if recruit_price(game, player, placed + 1) - recruit_price(game, player, placed) > game.pp[player]:
            return 0
    elif placed >= gift:
        return 0
    spaces = game.own_districts(player)
    if anywhere:
        spaces |= game.troops[player]
    limit = troop_limit(game, player)
    room: i64 = 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if game.units_at(player, space) < limit:
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

    def name(self) -> str:
        return "place-units"

    def copy(self) -> Frame:
        return PlaceUnits(self.player, self.gift, self.anywhere, self.placed)

    def dump(self) -> list[int]:
        return [self.player, self.gift, int(self.anywhere), self.placed]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("gift", self.gift)
        view.put("placed", self.placed)

    def room(self, game: Game) -> i64:
        """Returns the spaces that can take the next unit, as a mask."""
        return placeable(game, self.player, self.gift, self.anywhere, self.placed)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        room = self.room(game)
        out.add_mask(SPACE, room)
        game.rules.additions.place_options(game, player, room, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        if self.gift < 0:
            pay(game, player, recruit_price(game, player, self.placed + 1) - recruit_price(game, player, self.placed))
        self.placed += 1
        special = action >= PRIEST
        space = action - PRIEST if special else action - SPACE
        put_from_reserve(game, player, space, 1)
        game.rules.additions.placed(game, player, space, special)
        if not self.room(game):
            game.pop()

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if not SPACE <= action < SPACE + SPACES:
            return None
        space = action - SPACE
        if game.units_at(player, space) >= troop_limit(game, player):
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
