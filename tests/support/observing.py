"""Observations into buffers of their own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from kemet.engine import Game, Rules
from kemet.engine.observe import Observer, observation_size


def fresh(game: Game, player: int) -> bytes:
    """Returns observation and mask written into a new buffer."""
    buffer = vec[u8]([7] * (observation_size(game.rules) + game.rules.layout.actions + 10))
    Observer(game.rules, buffer, 5).observe(game, player)
    written = bytes(memoryview(buffer))
    assert written[:5] == written[-5:] == b"\x07" * 5
    return written[5:-5]


class Kept:
    """An observer that is used all along a game, so that it writes what has changed since it looked last."""

    def __init__(self, rules: Rules) -> None:
        self.buffer = vec[u8]([0] * (observation_size(rules) + rules.layout.actions))
        self.observer = Observer(rules, self.buffer, 0)

    def look(self, game: Game, player: int) -> bytes:
        """Returns observation and mask of *player*."""
        self.observer.observe(game, player)
        return bytes(memoryview(self.buffer))
