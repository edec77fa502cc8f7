"""Catanatron: Catan in Python. Actions are known to be legal, so its check of them is switched off."""

from __future__ import annotations

import random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.engines.base import Engine

SEATS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


class Catanatron(Engine):
    """Games as `Game.play` plays them: until somebody wins, or to its limit of turns."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.seats = SEATS[:players]

    def start(self, seed: int) -> None:
        self.current = Game([RandomPlayer(color) for color in self.seats], seed=seed + 1)

    def play(self, limit: int) -> tuple[int, int]:
        game = self.current
        chance = random.random
        taken = real = 0
        while taken < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            n = len(actions)
            game.execute(actions[int(chance() * n)], validate_action=False)
            taken += 1
            real += n > 1
        return taken, real

    def copier(self, position: Any) -> Any:
        return position.copy


def make(players: int) -> Engine:
    """Returns the engine for that many players."""
    return Catanatron(players)
