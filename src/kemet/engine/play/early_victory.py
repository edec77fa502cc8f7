"""Victory at the start of one's own turn, and the last day (T4, BS10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import SPACE, TOKEN
from kemet.engine.frame import Frame
from kemet.engine.game import Game
from kemet.engine.ids import EXTRA_LAST_DAY
from kemet.engine.play.day import Day, Turn, turns
from kemet.engine.play.match import Match
from kemet.engine.play.victory import at_target, best_player
from kemet.engine.seats import REGULAR_TOKENS
from kemet.engine.state import altered

BEFORE_EVERY_TOKEN: Final = "victory-before-every-token"
# Below what anybody can have.
LEAST_VP: Final = -99


def turns_or_victory(game: Game, day: Day) -> None:
    """T4.1, T4.2, R34, R48 Before any card or token of a turn: its player wins at once with the target and nobody ahead;
    if somebody is ahead, the present day is the last."""
    if day.count < REGULAR_TOKENS * game.rules.players:
        player = game.order[day.count % game.rules.players]
        if wins_at_once(game, player):
            return
    turns(game, day)
    if game.rules.checks_every_token:
        check_every_token(game)


def check_every_token(game: Game) -> None:
    """R34 By the other reading a turn that begins is one that checks before every token."""
    turn = game.top
    if isinstance(turn, Turn):
        game.pop()
        game.push(CheckedTurn(turn.player, turn.laid))


def wins_at_once(game: Game, player: i64) -> bool:
    """T4.1, T4.2 With the target and nobody ahead *player* wins; if somebody is ahead, the present day is the last. Tells
    whether the game is over."""
    if not at_target(game, player, game.rules.target):
        return False
    if not somebody_ahead(game, player):
        game.finish(player)
        return True
    game.extra = altered(game.extra, EXTRA_LAST_DAY, 1)
    return False


@mypyc_attr(acyclic=True)
class CheckedTurn(Turn):
    """R34 By the other reading the test comes before every token of the turn, not only before its first."""

    def copy(self) -> Frame:
        other = CheckedTurn(self.player, self.laid)
        other.awaiting = self.awaiting
        return other

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if TOKEN <= action < SPACE and wins_at_once(game, player):
            return
        super().answer(game, player, action)


def somebody_ahead(game: Game, player: i64) -> bool:
    """Tells whether anybody has more VP than *player*."""
    own = game.total_vp(player)
    for seat in range(game.rules.players):
        if game.total_vp(seat) > own:
            return True
    return False


def judge_last_day(game: Game, match: Match) -> None:
    """T4.3, T4.5, R48 Only a last day ends the game: most VP, then most battle VP, then earlier in its order, at the
    target or not. That the winner be at the target if anybody is, as the other book says, follows by itself."""
    if game.extra[EXTRA_LAST_DAY]:
        game.finish(best_player(game, LEAST_VP))
    else:
        match.step = game.rules.night_step
