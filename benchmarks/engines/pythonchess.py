"""python-chess: chess in Python."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import chess

from benchmarks.engines.base import Engine


class PythonChess(Engine):
    """Games as `Board.is_game_over` ends them, without its second look for legal moves."""

    def start(self, seed: int) -> None:
        self.current = chess.Board()
        self.random = random.Random(seed).random

    def play(self, limit: int) -> tuple[int, int]:
        board = self.current
        chance = self.random
        taken = real = 0
        while taken < limit:
            moves = list(board.legal_moves)
            n = len(moves)
            if not n or board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
                break
            board.push(moves[int(chance() * n)])
            taken += 1
            real += n > 1
        return taken, real

    def copier(self, position: Any) -> Any:
        return partial(position.copy, stack=False)


def make() -> Engine:
    """Returns the engine."""
    return PythonChess()
