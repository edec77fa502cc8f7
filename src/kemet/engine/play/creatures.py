"""Creatures: where they come in and go home to (K11)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import CREATURE, SPACE, ActionList
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest


def creature_districts(game: Game, player: i64) -> i64:
    """K11.1, K11.2, R27c Returns the own districts with an own unit and no own creature, as a mask."""
    mask: i64 = 0
    for space in game.rules.board.city_spaces[game.city[player]]:
        if game.units_at(player, space) and game.troop_creature(player, space) < 0:
            mask |= BIT[space]
    if game.rules.has_allies:
        mask &= ~game.rules.hooks.no_homes(game)
    return mask & ~game.figures[player]


def creature_places(game: Game, player: i64, anywhere: bool) -> i64:
    """Returns where a creature of *player* can come in, as a mask: own districts, or *anywhere* with a troop of units."""
    if not anywhere:
        return creature_districts(game, player)
    left = game.troops[player] & ~game.figures[player]
    mask: i64 = 0
    while left:
        space = lowest(left)
        left &= left - 1
        if game.troop_creature(player, space) < 0:
            mask |= BIT[space]
    return mask


def bring_in(game: Game, player: i64, creature: i64, anywhere: bool = False) -> None:
    """K11.1, K11.4 Puts *creature* at once into a fitting own district, the owner's choice where there are several;
    else it waits in reserve. In a recruit action tiles may let it go *anywhere* with a troop.
    """
    fitting = creature_places(game, player, anywhere)
    if not fitting:
        game.put_creature(player, creature, NONE)
        game.tell(events.CREATURE_WAITS, player, creature)
    elif not fitting & (fitting - 1):
        _settle(game, player, creature, lowest(fitting))
    else:
        game.put_creature(player, creature, NONE)
        game.push(PlaceCreature(player, creature, anywhere))


def send_home_if_alone(game: Game, player: i64, space: i64) -> None:
    """K11.4 When the last unit with a creature is gone the creature goes home at once."""
    if game.units_at(player, space):
        return
    creature = game.creature_of(player, space)
    if creature >= 0 and not (game.rules.has_allies and game.rules.hooks.keeps_creature(game, player, creature, space)):
        bring_in(game, player, creature)


def waiting_creatures(game: Game, player: i64) -> list[int]:
    """K11.6 Lists the creatures of *player* that wait in reserve."""
    found: list[int] = []
    first = player * game.rules.powers
    owned = game.owned
    for tile in game.rules.tiles_with_creature:
        if owned[first + game.rules.tile_powers[tile]] == tile + 1:
            creature = game.rules.creature_of_tile[tile]
            if game.creature_at[creature] < 0:
                found.append(creature)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class PickCreature(Choice):
    """R27b More creatures wait than districts can take: the owner picks the next to come in."""

    def __init__(self, player: i64, anywhere: bool) -> None:
        super().__init__(player)
        self.anywhere = anywhere

    def name(self) -> str:
        return "pick-creature"

    def copy(self) -> Frame:
        return PickCreature(self.player, self.anywhere)

    def dump(self) -> list[int]:
        return [self.player, int(self.anywhere)]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for creature in waiting_creatures(game, player):
            out.add(CREATURE + creature)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        bring_in(game, player, action - CREATURE, self.anywhere)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceCreature(Choice):
    """K11.1 The owner picks the district of a creature."""

    def __init__(self, player: i64, creature: i64, anywhere: bool) -> None:
        super().__init__(player)
        self.creature = creature
        self.anywhere = anywhere

    def name(self) -> str:
        return "place-creature"

    def copy(self) -> Frame:
        return PlaceCreature(self.player, self.creature, self.anywhere)

    def dump(self) -> list[int]:
        return [self.player, self.creature, int(self.anywhere)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("creature", self.creature)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, creature_places(game, player, self.anywhere))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        _settle(game, player, self.creature, action - SPACE)


def _settle(game: Game, player: i64, creature: i64, space: i64) -> None:
    game.put_creature(player, creature, space)
    game.tell(events.CREATURE_MOVED, player, creature, space)
