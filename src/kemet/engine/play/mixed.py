"""Troops with units of several allies: whose units are lost, who goes where (S8, R78)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import PLAYER, ActionList
from kemet.engine.frame import Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.units import units_to_reserve


def lose_units(game: Game, player: i64, space: i64, number: i64, event: i64) -> None:
    """S8.5, R78 *number* units of the troop on *space* go to reserve; where several own it *player* says whose."""
    owners = game.owners(player, space)
    if owners & (owners - 1):
        game.push(PickLosses(player, space, number, event))
    elif owners:
        lose_of(game, lowest(owners), space, number, event)


def lose_of(game: Game, owner: i64, space: i64, number: i64, event: i64) -> None:
    """Units of *owner* go to reserve; a creature of theirs left alone goes home (S8.3)."""
    units_to_reserve(game, owner, space, number, event)
    send_home_if_alone(game, owner, space)


@mypyc_attr(acyclic=True)
class PickLosses(Decision):
    """R78 One by one, whose units of a mixed troop are lost."""

    def __init__(self, player: i64, space: i64, left: i64, event: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.space = space
        self.left = left
        self.event = event

    def name(self) -> str:
        return "pick-losses"

    def copy(self) -> Frame:
        other = PickLosses(self.player, self.space, self.left, self.event)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.space, self.left, self.event]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)
        view.put("number", self.left)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, game.owners(self.player, self.space))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.left -= 1
        self.awaiting = 0
        lose_of(game, action - PLAYER, self.space, 1, self.event)

    def run(self, game: Game) -> None:
        """What is left without a choice goes by itself."""
        owners = game.owners(self.player, self.space)
        if owners & (owners - 1) and self.left:
            self.awaiting = BIT[self.player]
            return
        game.pop()
        if owners and self.left:
            lose_of(game, lowest(owners), self.space, self.left, self.event)
