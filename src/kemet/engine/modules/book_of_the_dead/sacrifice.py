"""Sacrifices: a unit goes to the afterlife, honour falls, and a power is paid for (B3, R59, R61, R62)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import COUNT, PASS, SPACE, ActionList
from kemet.engine.effect import Tile
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, RESULT_NONE, RESULT_SACRIFICED, lowest
from kemet.engine.modules.book_of_the_dead.actions import RESERVE
from kemet.engine.modules.book_of_the_dead.facts import book_of
from kemet.engine.modules.book_of_the_dead.honour import lose_honour
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.units import units_to_reserve
from kemet.engine.refusals import Refusal, refuse

PICK_FIGURES: Final = "pick-figures"


class SacrificeTile(Tile):
    """B3.5 A tile whose power asks for a sacrifice."""

    def sacrificed(self, game: Game, player: i64) -> None:
        """The owner has paid for the power."""


def can_sacrifice(game: Game, player: i64) -> bool:
    """R59 Tells whether *player* has a unit to give, on the board or in reserve, and may give it."""
    if book_of(game).debts_forbidden and not book_of(game).honour(game, player) and not game.pp[player]:
        return False
    return game.reserve[player] > 0 or spaces_with_units(game, player) != 0


def spaces_with_units(game: Game, player: i64) -> i64:
    """Returns the spaces with units of *player*, as a mask."""
    figures = game.figures[player]
    mask = game.troops[player] & ~figures
    left = game.troops[player] & figures
    while left:
        space = lowest(left)
        left &= left - 1
        if game.units_at(player, space):
            mask |= BIT[space]
    return mask


def sacrifice_for(game: Game, player: i64, tile: Tile, kept: i64 = NONE) -> None:
    """B3.1 Starts the sacrifice that *tile* asks for; its power follows. The last unit on the space *kept* stays."""
    game.push(SacrificeFor(0, player, tile.id, kept))


@mypyc_attr(acyclic=True)
class SacrificeFor(Frame):
    """B3.5 A power that is paid for by a sacrifice: the sacrifice first, then the power (R62)."""

    def __init__(self, step: i64, player: i64, tile: i64, kept: i64) -> None:
        super().__init__(step, 0)
        self.player = player
        self.tile = tile
        self.kept = kept

    def name(self) -> str:
        return "sacrifice-for"

    def run(self, game: Game) -> None:
        if not self.step:
            self.step = 1
            game.push(Sacrifice(self.player, self.tile, False, self.kept))
            return
        game.pop()
        tile = game.rules.tiles[self.tile]
        assert isinstance(tile, SacrificeTile)
        tile.sacrificed(game, self.player)

    def copy(self) -> Frame:
        return SacrificeFor(self.step, self.player, self.tile, self.kept)

    def dump(self) -> list[int]:
        return [self.step, self.player, self.tile, self.kept]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("tile", self.tile)


@mypyc_attr(acyclic=True)
class Sacrifice(Decision):
    """B3.1, B3.2 The player picks the unit: from a troop anywhere or from reserve. An *optional* one may be declined; the
    last unit on the space *kept* may not be given (R62)."""

    def __init__(self, player: i64, tile: i64, optional: bool, kept: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.tile = tile
        self.optional = optional
        self.kept = kept
        # The space it came from once picked, and how many special figures were in reserve before.
        self.origin: i64 = NONE
        self.special: i64 = 0

    def name(self) -> str:
        return "sacrifice"

    def copy(self) -> Frame:
        other = Sacrifice(self.player, self.tile, self.optional, self.kept)
        other.awaiting = self.awaiting
        other.origin = self.origin
        other.special = self.special
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.tile, int(self.optional), self.kept, self.origin, self.special]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("tile", self.tile)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.optional:
            out.add(PASS)
        spaces = spaces_with_units(game, player)
        if self.kept >= 0 and game.units_at(player, self.kept) == 1:
            spaces &= ~BIT[self.kept]
        out.add_mask(SPACE, spaces)
        if game.reserve[player]:
            out.add(RESERVE)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.result = RESULT_NONE
            game.pop()
            return
        self.awaiting = 0
        if action == RESERVE:
            game.tell(events.RESERVE_SACRIFICED, player)
            return
        self.origin = action - SPACE
        self.special = game.rules.hooks.special_in_reserve(game, player)
        units_to_reserve(game, player, self.origin, 1, events.UNITS_SACRIFICED)

    def run(self, game: Game) -> None:
        """B3.1, R61 The unit, now in reserve, goes on to the afterlife; a creature left alone goes home at once."""
        game.pop()
        hooks = game.rules.hooks
        game.reserve[self.player] -= 1
        book_of(game).put_in_afterlife(game, self.player, 1)
        if self.origin >= 0:
            hooks.send_special_away(game, self.player, hooks.special_in_reserve(game, self.player) - self.special)
        else:
            figure_from_reserve(game, self.player)
        lose_honour(game, self.player)
        game.tell(events.SACRIFICE_USED, self.player, self.tile)
        game.result = RESULT_SACRIFICED
        if self.origin >= 0:
            send_home_if_alone(game, self.player, self.origin)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("unit-to-sacrifice")


def raise_units(game: Game, player: i64, number: i64) -> None:
    """B3.3, B4.1 Units come from the afterlife to reserve; which figures they are is said by `figures_from_afterlife`."""
    book_of(game).put_in_afterlife(game, player, -number)
    game.reserve[player] += number
    game.tell(events.UNITS_RAISED, player, number)


# Special figures.


def figure_from_reserve(game: Game, player: i64) -> None:
    """R45, R61 A unit of the reserve has been sacrificed: its owner picks the figure where they differ."""
    hooks = game.rules.hooks
    special = hooks.special_in_reserve(game, player)
    if special > game.reserve[player]:
        hooks.send_special_away(game, player, 1)
    elif special:
        game.push(PickFigures(player, NONE, 1, True))


def figures_from_afterlife(game: Game, player: i64, space: i64, number: i64) -> None:
    """R45, R61 Units have come from the afterlife to *space*, or to reserve if that is NONE: their owner picks the figures
    where they differ. Those that must be special come at once."""
    hooks = game.rules.hooks
    special = hooks.special_away(game, player)
    sure = max(0, special - book_of(game).afterlife(game, player))
    if sure:
        hooks.bring_special_back(game, player, space, sure)
    more = min(special, number) - sure
    if more > 0:
        game.push(PickFigures(player, space, more, False))


@mypyc_attr(acyclic=True)
class PickFigures(Choice):
    """R45 How many of the units that have just gone to the afterlife, or come from it, are special figures."""

    def __init__(self, player: i64, space: i64, most: i64, leaving: bool) -> None:
        super().__init__(player)
        self.space = space
        self.most = most
        self.leaving = leaving

    def name(self) -> str:
        return PICK_FIGURES

    def copy(self) -> Frame:
        return PickFigures(self.player, self.space, self.most, self.leaving)

    def dump(self) -> list[int]:
        return [self.player, self.space, self.most, int(self.leaving)]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for number in range(self.most + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if self.leaving:
            game.rules.hooks.send_special_away(game, player, action - COUNT)
        else:
            game.rules.hooks.bring_special_back(game, player, self.space, action - COUNT)
