"""After the battle: retreat or recall, the loser first (K10.9–K10.11, R28d)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import RECALL, RETREAT, SPACE, STAY, ActionList
from kemet.engine.board import SPACES
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.play.attack import shift_troop, ways_out
from kemet.engine.play.battle import Battle, survives
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.pray import gain_spoils
from kemet.engine.play.units import units_to_reserve
from kemet.engine.refusals import Refusal, refuse


def loser_decides(game: Game, battle: Battle) -> None:
    """K10.9–K10.11 The loser retreats or recalls, or may stay if the winner has nobody left; with no way to retreat
    and the winner still there, recall is forced.
    """
    loser = 1 - battle.winner
    if not survives(game, battle, loser):
        return
    seat = battle.sides[loser].seat
    if survives(game, battle, battle.winner) and not ways_out(game, seat, battle.space):
        recall(game, seat, battle.space)
    else:
        game.push(AfterDefeat(seat, battle.sides[battle.winner].seat, battle.space))


def winner_decides(game: Game, battle: Battle) -> None:
    """K10.11, B5.9 After the loser, the winner may recall whole or stay; a troop that is more than units stays."""
    seat = battle.sides[battle.winner].seat
    if survives(game, battle, battle.winner) and not game.figures[seat] & BIT[battle.space]:
        game.push(AfterVictory(seat, battle.space))


def recall(game: Game, player: i64, space: i64) -> None:
    """K10.11, R78 All surviving units of the troop go back to reserve, each to its owner's, 1 PP each; the creature goes
    home."""
    left = game.owners(player, space)
    shared = game.rules.hooks.shares_recall(game, player, left, game.troop_size(player, space))
    while left:
        owner = lowest(left)
        left &= left - 1
        number = game.units_at(owner, space)
        units_to_reserve(game, owner, space, number, events.TROOP_RECALLED)
        if not shared:
            gain_spoils(game, owner, number)
        send_home_if_alone(game, owner, space)


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterDefeat(Choice):
    """K10.9, K10.10 What the loser does with the surviving units."""

    def __init__(self, player: i64, winner: i64, space: i64) -> None:
        super().__init__(player)
        self.winner = winner
        self.space = space

    def name(self) -> str:
        return "after-defeat"

    def copy(self) -> Frame:
        return AfterDefeat(self.player, self.winner, self.space)

    def dump(self) -> list[int]:
        return [self.player, self.winner, self.space]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if ways_out(game, player, self.space):
            out.add(RETREAT)
        out.add(RECALL)
        if not game.camp_stands(self.winner, self.space):
            out.add(STAY)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action == RECALL:
            recall(game, player, self.space)
        elif action == RETREAT:
            send_away(game, player, self.winner, self.space)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if action == STAY:
            return refuse("loser-stays")
        if action == RETREAT:
            return refuse("no-retreat")
        return None


def send_away(game: Game, loser: i64, winner: i64, space: i64) -> None:
    """K10.9 The winner picks the space of the retreat, where there is a choice."""
    free = ways_out(game, loser, space)
    if free & (free - 1):
        game.push(RetreatTo(winner, loser, space))
    else:
        _retreat(game, loser, space, lowest(free))


def _retreat(game: Game, loser: i64, space: i64, to: i64) -> None:
    shift_troop(game, loser, space, to)
    game.tell(events.TROOP_RETREATED, loser, space, to)


@mypyc_attr(acyclic=True, free_list_len=1)
class RetreatTo(Choice):
    """K10.9, R2 The winner picks an adjacent space without any units for the loser's troop."""

    def __init__(self, player: i64, loser: i64, space: i64) -> None:
        super().__init__(player)
        self.loser = loser
        self.space = space

    def name(self) -> str:
        return "retreat-to"

    def copy(self) -> Frame:
        return RetreatTo(self.player, self.loser, self.space)

    def dump(self) -> list[int]:
        return [self.player, self.loser, self.space]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("loser", self.loser)
        view.put("space", self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, ways_out(game, self.loser, self.space))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        _retreat(game, self.loser, self.space, action - SPACE)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if SPACE <= action < SPACE + SPACES:
            return refuse("retreat-adjacent")
        return None


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterVictory(Choice):
    """K10.11 The winner may recall the whole troop, or stays."""

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__(player)
        self.space = space

    def name(self) -> str:
        return "after-victory"

    def copy(self) -> Frame:
        return AfterVictory(self.player, self.space)

    def dump(self) -> list[int]:
        return [self.player, self.space]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(RECALL)
        out.add(STAY)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action == RECALL:
            recall(game, player, self.space)
