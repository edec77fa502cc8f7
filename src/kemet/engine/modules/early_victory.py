"""Ta-Seti, module 4: victory at the start of one's own turn (T4)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from kemet.engine.game import Game
from kemet.engine.ids import EXTRA_LAST_DAY, REGULAR_TOKENS
from kemet.engine.play.day import Day, turns
from kemet.engine.play.match import Match
from kemet.engine.play.victory import best_player
from kemet.engine.rules import Draft, Module
from kemet.engine.state import altered


class EarlyVictory(Module):
    """T4.5 Replaces the test at the end of the day (K14.1) by one at the start of each turn."""

    def edit(self, draft: Draft) -> None:
        draft.procedures.day.replace("turns", turns_or_victory)
        draft.procedures.match.replace("judge", judge_last_day)

    def show_game(self, game: Game, shown: dict[str, Any]) -> None:
        shown["last-day"] = bool(game.extra[EXTRA_LAST_DAY])


def turns_or_victory(game: Game, day: Day) -> None:
    """T4.1, T4.2, R34, R48 Before any card or token of a turn: its player wins at once with the target and nobody ahead;
    if somebody is ahead, the present day is the last."""
    if day.count < REGULAR_TOKENS * game.rules.players:
        player = game.order[day.count % game.rules.players]
        if game.total_vp(player) >= game.rules.target:
            if not somebody_ahead(game, player):
                game.finish(player)
                return
            game.extra = altered(game.extra, EXTRA_LAST_DAY, 1)
    turns(game, day)


def somebody_ahead(game: Game, player: i64) -> bool:
    """Tells whether anybody has more VP than *player*."""
    for seat in range(game.rules.players):
        if game.total_vp(seat) > game.total_vp(player):
            return True
    return False


def judge_last_day(game: Game, match: Match) -> None:
    """T4.3, T4.5, R48 Only a last day ends the game: most VP, then most battle VP, then earlier in its order, at the
    target or not."""
    if game.extra[EXTRA_LAST_DAY]:
        game.finish(best_player(game, 0))
    else:
        match.step = game.rules.procedures.match.index("night")
