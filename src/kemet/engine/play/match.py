"""The whole game: set-up, then night and day in turn until somebody has won (K4.1, K14)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.frame import Frame
from kemet.engine.game import Game
from kemet.engine.play.day import Day
from kemet.engine.play.night import Night
from kemet.engine.play.setup import SetUp
from kemet.engine.play.victory import best_player


@mypyc_attr(acyclic=True, free_list_len=1)
class Match(Frame):
    """The frame at the bottom of every stack."""

    def __init__(self, step: i64) -> None:
        super().__init__(step, 0)

    def name(self) -> str:
        return "match"

    def run(self, game: Game) -> None:
        game.rules.procedures.match.run(game, self)

    def copy(self) -> Frame:
        return Match(self.step)

    def dump(self) -> list[int]:
        return [self.step]


def set_up(game: Game, match: Match) -> None:
    """K3 Set-up comes first."""
    game.push(SetUp(0, 0))


def night(game: Game, match: Match) -> None:
    """K4.1 Each round starts with a night."""
    game.round += 1
    game.night = True
    game.tell(events.ROUND_BEGINS, game.round)
    game.tell(events.NIGHT_BEGINS)
    game.push(Night(0, 0))


def day(game: Game, match: Match) -> None:
    """K5 The day follows the night."""
    game.night = False
    game.tell(events.DAY_BEGINS)
    game.push(Day(0, 0))


def judge(game: Game, match: Match) -> None:
    """K14.1 At the end of a day the game may be over; if not, the next night begins."""
    winner = best_player(game, game.rules.target)
    if winner < 0:
        match.step = game.rules.night_step
        return
    game.finish(winner)
