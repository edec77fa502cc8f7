"""Set-up: order, cities, cards, pyramids, units (K3, R29k)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import CITY, COUNT, CREATURE, PASS, PYRAMID, PYRAMID_LEVELS, TILE, ActionList, pyramid_action
from kemet.engine.board import CITY_NAMES
from kemet.engine.frame import Choice, Decision, Frame, FrameView, Rotation
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOURS, EXTRA_COLOURS
from kemet.engine.play.build import set_pyramid
from kemet.engine.play.di_cards import draw_cards, take_in_hand
from kemet.engine.play.recruit import put_from_reserve
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.state import altered

START_UNITS: Final = 10
START_ROOM: Final = 5


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Rotation):
    """Set-up in progress."""

    def name(self) -> str:
        return "set-up"

    def run(self, game: Game) -> None:
        game.rules.procedures.set_up.run(game, self)

    def copy(self) -> Frame:
        return SetUp(self.step, self.count)


def draw_colours(game: Game, setup: SetUp) -> None:
    """BS3.1 The colours in play are drawn at random, but for those that always are; only their tiles are on offer."""
    game.reveals += 1
    free = [colour for colour in game.rules.pyramid_colours if colour not in game.rules.sure_colours]
    colours = game.rules.sure_colours[:]
    while len(colours) < game.rules.colours_drawn:
        colours.append(free.pop(game.rng.below(len(free))))
    set_colours(game, colours)
    for colour in game.colours():
        game.tell(events.COLOUR_DRAWN, colour)


def set_colours(game: Game, colours: list[int]) -> None:
    """Puts *colours* into play, and the tiles of the others back into the box."""
    mask: i64 = 0
    for colour in colours:
        mask |= BIT[colour]
    game.extra = altered(game.extra, EXTRA_COLOURS, mask)
    supply = game.supply[:]
    for tile in game.rules.tiles:
        if not mask & BIT[tile.colour]:
            supply[tile.id] = 0
    game.supply = supply


def draw_order(game: Game, setup: SetUp) -> None:
    """K3.3 First-round turn order is random. Each player starts at 5 PP (K3.2), or at what the edition says."""
    game.reveals += 1
    order = game.order[:]
    for k in range(game.rules.players - 1):
        other = k + game.rng.below(game.rules.players - k)
        seat = order[k]
        order[k] = order[other]
        order[other] = seat
    game.order = order
    for k in range(game.rules.players):
        game.tell(events.ORDER_SET, game.order[k], k)
        game.pp[k] = game.rules.start_pp


def take_cities(game: Game, setup: SetUp) -> None:
    """K3.2, R29k In turn order players pick cities, or are dealt them at random."""
    player = setup.next_player(game)
    if player < 0:
        return
    give_city(game, player)


def give_city(game: Game, player: i64) -> None:
    """K3.2, R29k *player* picks one of the cities still free, or is dealt it; the last one leaves no choice."""
    free = free_cities(game)
    if len(free) == 1:
        take_city(game, player, free[0])
    elif game.rules.options.cities == "random":
        game.reveals += 1
        take_city(game, player, free[game.rng.below(len(free))])
    else:
        game.push(PickCity(player))


def free_cities(game: Game) -> list[int]:
    """Lists the cities nobody has taken."""
    return [city for city in game.rules.board.cities if city not in game.city]


def take_city(game: Game, player: i64, city: i64) -> None:
    """Gives *city* to *player* for the whole game."""
    game.city = altered(game.city, player, city)
    game.tell(events.CITY_TAKEN, player, city)


@mypyc_attr(acyclic=True, free_list_len=1)
class PickCity(Choice):
    """K3.2 A player picks a city."""

    def name(self) -> str:
        return "pick-city"

    def copy(self) -> Frame:
        return PickCity(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for city in free_cities(game):
            out.add(CITY + city)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        take_city(game, player, action - CITY)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("city-free", cities=", ".join(CITY_NAMES[city] for city in free_cities(game)))


def deal_cards(game: Game, setup: SetUp) -> None:
    """K3.6 Each player is dealt 1 DI card, or as many as the edition says; the rest is the deck. Cards that lie apart are
    dealt first, one to each player (BS3.6)."""
    for k in range(game.rules.players):
        for card in game.rules.di_cards:
            if card.apart:
                take_in_hand(game, game.order[k], card.id)
        draw_cards(game, game.order[k], game.rules.start_di)


def set_pieces(game: Game, setup: SetUp) -> None:
    """K3.4, K3.5, R29k In turn order each player sets pyramids and all 10 units before the next."""
    player = setup.next_player(game)
    if player >= 0:
        game.push(SetPyramids(player, 0, False))


def city_size(game: Game, player: i64) -> i64:
    """Returns how many districts the city of *player* has."""
    return game.rules.board.city_size[game.city[player]]


def district(game: Game, player: i64, k: i64) -> i64:
    """Returns district *k* of the city of *player*, in the order of set-up."""
    return game.rules.board.city_spaces[game.city[player]][k]


@mypyc_attr(acyclic=True, free_list_len=1)
class SetPyramids(Decision):
    """K3.4 District by district: which pyramid, at which level, or none; in the end 1-1-1 or 2-1-0."""

    def __init__(self, player: i64, done: i64, skipped: bool) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.done = done
        self.skipped = skipped

    def name(self) -> str:
        return "set-pyramids"

    def copy(self) -> Frame:
        return SetPyramids(self.player, self.done, self.skipped)

    def dump(self) -> list[int]:
        return [self.player, self.done, int(self.skipped)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", district(game, self.player, self.done))

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        ones: i64 = 0
        twos: i64 = 0
        for colour in range(COLOURS):
            ones += 1 if game.level(player, colour) == 1 else 0
            twos += 1 if game.level(player, colour) == 2 else 0
        after = city_size(game, player) - 1 - self.done
        colours = game.colours()
        # Two colours make two pyramids at most, so that one district stays without (BS3.3).
        skipped = self.skipped or len(colours) < city_size(game, player)
        for colour in colours:
            if game.level(player, colour):
                continue
            if can_finish(ones + 1, twos, after, skipped):
                out.add(pyramid_action(colour, 1))
            if can_finish(ones, twos + 1, after, skipped):
                out.add(pyramid_action(colour, 2))
        if not self.skipped and can_finish(ones, twos, after, True):
            out.add(PASS)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            self.skipped = True
        else:
            colour = (action - PYRAMID) // PYRAMID_LEVELS
            game.pyramid_level = altered(game.pyramid_level, player * COLOURS + colour, (action - PYRAMID) % PYRAMID_LEVELS)
            set_pyramid(game, player, colour, district(game, player, self.done))
        self.done += 1
        if self.done == city_size(game, player):
            game.pop()
            game.push(SetUnits(player, 0, START_UNITS))

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if action == PASS or PYRAMID <= action < CREATURE:
            return refuse("split-levels")
        return None


def can_finish(ones: i64, twos: i64, after: i64, skipped: bool) -> bool:
    """K3.4 Tells whether so many level-1 and level-2 pyramids, with *after* districts to go, can become 1-1-1 or 2-1-0."""
    if not skipped and not twos and ones + after == 3:
        return True
    return twos <= 1 and ones <= 1 and (1 - twos) + (1 - ones) <= after and ones + twos + after >= 2


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUnits(Decision):
    """K3.5 District by district: how many of the 10 units start there; only districts with a pyramid, at most 5 each, or 5
    or none (BS3.8)."""

    def __init__(self, player: i64, done: i64, left: i64) -> None:
        super().__init__(0, 0)
        self.player = player
        self.done = done
        self.left = left

    def name(self) -> str:
        return "set-units"

    def copy(self) -> Frame:
        other = SetUnits(self.player, self.done, self.left)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.done, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", district(game, self.player, self.done))
        view.put("number", self.left)

    def run(self, game: Game) -> None:
        """Sets what leaves no choice (R23) and asks for the rest."""
        if self.done == city_size(game, self.player):
            game.pop()
            return
        lowest = self.left - START_ROOM * self.room_after(game)
        highest = min(START_ROOM, self.left)
        if game.pyramid_on[district(game, self.player, self.done)] < 0:
            self.done += 1
        elif lowest >= highest:
            self.place(game, highest)
        else:
            self.awaiting = BIT[self.player]

    def room_after(self, game: Game) -> i64:
        """Returns how many districts after this one take units."""
        number: i64 = 0
        for k in range(self.done + 1, city_size(game, self.player)):
            if game.pyramid_on[district(game, self.player, k)] >= 0:
                number += 1
        return number

    def place(self, game: Game, number: i64) -> None:
        """Puts *number* units into the present district."""
        if number:
            put_from_reserve(game, self.player, district(game, self.player, self.done), number)
        self.left -= number
        self.done += 1
        self.awaiting = 0

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        lowest = max(0, self.left - START_ROOM * self.room_after(game))
        for number in range(lowest, min(START_ROOM, self.left) + 1):
            if not game.rules.start_in_fives or number % START_ROOM == 0:
                out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.place(game, action - COUNT)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if not COUNT <= action < TILE:
            return None
        return refuse("starting-troops") if game.rules.start_in_fives else refuse("starting-units")
