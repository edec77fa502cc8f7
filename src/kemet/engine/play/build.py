"""Build action and pyramids (K6)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import PASS, PYRAMID, PYRAMID_LEVELS, SPACE, ActionList, pyramid_action
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOUR_NAMES, COLOURS, lowest
from kemet.engine.play.pray import pay, price
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.state import altered, count_bits


def build_price(game: Game, player: i64, old: i64, new: i64, cheaper: i64 = 0) -> i64:
    """K6.2, R11 Returns the price of raising a pyramid from *old* to *new*: each step costs the level it
    reaches, *cheaper* by so much."""
    off = timings.build_discount(game, player) + cheaper
    amount: i64 = 0
    for level in range(old + 1, new + 1):
        amount += max(0, level - off)
    return price(game, player, amount)


def raise_pyramid(game: Game, player: i64, colour: i64, level: i64) -> None:
    """K6.2, K6.3 Sets the level of a pyramid; one raised from 0 enters an own district that has none."""
    old = game.level(player, colour)
    game.pyramid_level = altered(game.pyramid_level, player * COLOURS + colour, level)
    if old:
        game.tell(events.PYRAMID_RAISED, player, colour, level, -1)
        return
    free: i64 = 0
    last: i64 = 0
    for space in game.rules.board.city_spaces[game.city[player]]:
        if game.pyramid_on[space] < 0:
            free += 1
            last = space
    if free == 1:
        set_pyramid(game, player, colour, last)
    else:
        game.push(PlacePyramid(player, colour))


def set_pyramid(game: Game, player: i64, colour: i64, space: i64) -> None:
    """Puts a pyramid into a district for good (R27e)."""
    game.pyramid_on = altered(game.pyramid_on, space, player * COLOURS + colour)
    game.tell(events.PYRAMID_RAISED, player, colour, game.level(player, colour), space)


def buildable_colours(game: Game, player: i64) -> i64:
    """K2.13, T1.2, R40 Returns the colours *player* can still raise, as a mask: a city takes three pyramids, so that when
    three stand no other colour begins."""
    begun: i64 = 0
    raisable: i64 = 0
    for number in game.colours():
        colour: i64 = number
        level = game.level(player, colour)
        if level:
            begun |= BIT[colour]
        if level < game.rules.top_level:
            raisable |= BIT[colour]
    full = count_bits(begun) >= game.rules.board.city_size[game.city[player]]
    usual = raisable & begun if full else raisable
    return game.rules.hooks.raisable(game, player, usual) if game.rules.has_allies else usual


@mypyc_attr(acyclic=True, free_list_len=1)
class Build(Choice):
    """K6.2 One own pyramid is raised by any number of levels, or nothing is built (K5.3)."""

    def name(self) -> str:
        return "build"

    def copy(self) -> Frame:
        return Build(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        left = buildable_colours(game, player)
        while left:
            colour = lowest(left)
            left &= left - 1
            old = game.level(player, colour)
            for level in range(old + 1, game.rules.top_level + 1):
                if build_price(game, player, old, level) <= game.pp[player]:
                    out.add(pyramid_action(colour, level))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action == PASS:
            return
        colour = (action - PYRAMID) // PYRAMID_LEVELS
        level = (action - PYRAMID) % PYRAMID_LEVELS
        pay(game, player, build_price(game, player, game.level(player, colour), level))
        raise_pyramid(game, player, colour, level)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if not PYRAMID <= action < PYRAMID + COLOURS * PYRAMID_LEVELS:
            return None
        colour = (action - PYRAMID) // PYRAMID_LEVELS
        level = (action - PYRAMID) % PYRAMID_LEVELS
        old = game.level(player, colour)
        if level > game.rules.top_level:
            return refuse("pyramid-top", level=game.rules.top_level)
        if not old and not buildable_colours(game, player) & BIT[colour]:
            return refuse("three-pyramids")
        if level <= old:
            return refuse("pyramid-already", colour=COLOUR_NAMES[colour], level=old)
        cost = build_price(game, player, old, level)
        return refuse("build-price", old=old, level=level, cost=cost, pp=game.pp[player])


@mypyc_attr(acyclic=True, free_list_len=1)
class PlacePyramid(Choice):
    """K6.3 The owner picks the district of a new pyramid."""

    def __init__(self, player: i64, colour: i64) -> None:
        super().__init__(player)
        self.colour = colour

    def name(self) -> str:
        return "place-pyramid"

    def copy(self) -> Frame:
        return PlacePyramid(self.player, self.colour)

    def dump(self) -> list[int]:
        return [self.player, self.colour]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("colour", self.colour)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for space in game.rules.board.city_spaces[game.city[player]]:
            if game.pyramid_on[space] < 0:
                out.add(SPACE + space)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        set_pyramid(game, player, self.colour, action - SPACE)
