"""The bot that plays as a net learned to: no looking ahead, milliseconds for a decision."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy
from librt.vecs import vec
from mypy_extensions import u8

from kemet.bots.base import Bot, Perspective
from kemet.bots.nets.net import MASTER, Floats, Net, load_net
from kemet.engine import Game
from kemet.engine.actions import ACTIONS, counted_from
from kemet.engine.layout import observation_size, widest_shape
from kemet.engine.observe import Observer
from kemet.engine.rules import Rules

# Chance is drawn as a whole number below this.
FINE = 1 << 30


class NetBot(Bot):
    """Takes actions as often as the net finds them good: *temperature* 1 as in training, less for the best more often, 0 for
    always the best."""

    SETTINGS: ClassVar[dict[str, type[int] | type[float]]] = {"temperature": float}
    RANGES: ClassVar[dict[str, tuple[float, float]]] = {"temperature": (0, 10)}
    # Which net it plays.
    NET: ClassVar[Path] = MASTER

    def __init__(self, seed: str, temperature: float = 0.3) -> None:
        super().__init__(seed)
        self.net: Net = load_net(self.NET)
        self.temperature = temperature
        self._rules: Rules | None = None

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        thought = self._thought(seen.world(self.rng), seen.player)
        players = int(self._observer.rules.players)
        logits = self.net.logits(thought, [int(counted_from(seen.player, players, action)) for action in legal])
        return legal[self._drawn(logits)]

    def chance(self, seen: Perspective) -> float:
        """Returns the player's chance to win, as the net sees it."""
        return float(self.net.chance(self._thought(seen.world(self.rng), seen.player)))

    def _thought(self, world: Game, player: int) -> Floats:
        """Returns what the net makes of the position. Nothing hidden is in an observation, so any world will do."""
        if self._rules is not world.rules:
            self._rules = world.rules
            shape = widest_shape()
            size = observation_size(shape)
            buffer = vec[u8]([0] * (size + ACTIONS))
            self._observer = Observer(world.rules, buffer, 0, shape)
            self._row: Any = numpy.frombuffer(memoryview(buffer), numpy.uint8)[:size].reshape(1, -1)
        self._observer.observe(world, player)
        found: Floats = self.net.thought(self._row)[0]
        return found

    def _drawn(self, logits: Floats) -> int:
        """Returns the place of one of the *logits*, drawn by its own generator."""
        if not self.temperature:
            return int(logits.argmax())
        chances = numpy.exp((logits - logits.max()) / self.temperature)
        drawn = self.rng.below(FINE) / FINE * chances.sum()
        return min(int(numpy.searchsorted(numpy.cumsum(chances), drawn, "right")), len(logits) - 1)
