"""The bot that searches: a tree of whole turns in guessed worlds, battles as small matrix games."""

from __future__ import annotations

from typing import ClassVar

from kemet.bots.base import Bot, Perspective
from kemet.bots.thinking.evaluation import DEFAULT_WEIGHTS, weights_of
from kemet.bots.thinking.thinker import Thinker

TRIES = 160
AGAIN = 12


class SearchBot(Bot):
    """Thinks for so many *iterations* (the same answers for the same seed), or else so many *seconds*, at each decision of
    its turn."""

    SETTINGS: ClassVar[dict[str, type[int] | type[float]]] = {"iterations": int, "seconds": float}

    def __init__(self, seed: str, iterations: int = 0, seconds: float = 1.0, weights: list[float] | None = None) -> None:
        super().__init__(seed)
        limit = 0.0 if iterations else seconds
        self.thinker = Thinker(self.rng, weights_of(weights or DEFAULT_WEIGHTS), TRIES, AGAIN, iterations, limit)

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        return self.thinker.decide(seen.world(self.rng), seen.player, legal)
