"""Bots as opponents of a learner."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.bots import Bot, Perspective, make_bot
from kemet.engine import OptionError
from kemet.envs.core.episode import OTHERS, Row

# These need no bot: the learner plays everybody, or random opponents are played by compiled code.
SELF_PLAY = "self"
RANDOM = "random"


class Opponents:
    """The bots at one row. They get new seeds with each game, made from its own, and sit in the given order after the
    learner's seat."""

    def __init__(self, specs: list[str]) -> None:
        self.specs = specs
        self.bots: dict[int, Bot] = {}
        self.seated_for: tuple[int, int] | None = None

    def play(self, row: Row) -> None:
        """Plays the bots until the learner is asked or the game is over."""
        while row.stands == OTHERS:
            self._seat(row)
            seen = Perspective(row.game, row.player)
            action = self.bots[row.player].decide(seen, row.options.to_list())
            row.act(action)

    def _seat(self, row: Row) -> None:
        game = (row.seat, row.games)
        if self.seated_for != game:
            self.seated_for = game
            players = row.rules.options.players
            seats = [(row.seat + 1 + k) % players for k in range(players - 1)]
            self.bots = {seat: make_bot(spec, f"{row.seed} {seat}") for seat, spec in zip(seats, self.specs, strict=True)}


def spelled_out(opponents: str | Sequence[str], players: int) -> list[str]:
    """Returns a bot for each opponent; raises `BotError` or `OptionError` where they cannot be had."""
    specs = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(specs) != players - 1:
        raise OptionError(f"opponents = {specs}: {players} players need {players - 1}, or one name for all of them")
    for spec in specs:
        make_bot(spec, "")
    return specs
