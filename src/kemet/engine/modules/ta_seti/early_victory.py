"""Ta-Seti, module 4: victory at the start of one's own turn (T4)."""

from __future__ import annotations

from typing import Any

from kemet.engine.game import Game
from kemet.engine.ids import EXTRA_LAST_DAY
from kemet.engine.play.early_victory import BEFORE_EVERY_TOKEN, judge_last_day, turns_or_victory
from kemet.engine.position import PositionError
from kemet.engine.rules import Draft, Module
from kemet.engine.state import altered


class EarlyVictory(Module):
    """T4.5 Replaces the test at the end of the day (K14.1) by one at the start of each turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.variants = [BEFORE_EVERY_TOKEN]

    def edit(self, draft: Draft) -> None:
        draft.procedures.day.replace("turns", turns_or_victory)
        draft.procedures.match.replace("judge", judge_last_day)
        draft.checks_every_token = BEFORE_EVERY_TOKEN in draft.options.variants

    def position_keys(self) -> list[str]:
        return ["last-day"]

    def set_position(self, game: Game, given: dict[str, Any]) -> None:
        last = given.get("last-day", False)
        if not isinstance(last, bool):
            raise PositionError("position.last-day", f"{last!r}: this must be true or false")
        game.extra = altered(game.extra, EXTRA_LAST_DAY, int(last))

    def show_game(self, game: Game, shown: dict[str, Any]) -> None:
        shown["last-day"] = bool(game.extra[EXTRA_LAST_DAY])
