"""The bot that searches: a tree of whole turns in guessed worlds, battles as small matrix games."""

from __future__ import annotations

from typing import ClassVar

from kemet.bots.base import Bot, Perspective, Setting
from kemet.bots.thinking.evaluation import Weights
from kemet.bots.thinking.thinker import Thinker
from kemet.bots.weights import weights_by_edition

# Other questions than those of the own turn are tried in so many worlds, more for those who think longer.
TRIES = 320
LEAST_WORLDS, MOST_WORLDS = 12, 240
WORLDS_PER_SECOND = 240
ITERATIONS_PER_WORLD = 8


class SearchBot(Bot):
    """Thinks for so many *iterations* (the same answers for the same seed), or else so many *seconds*, at each decision of
    its turn."""

    SETTINGS: ClassVar[dict[str, Setting]] = {"iterations": int, "seconds": float}
    RANGES: ClassVar[dict[str, tuple[float, float]]] = {"iterations": (1, 10**7), "seconds": (0.01, 3600)}

    def __init__(self, seed: str, iterations: int = 0, seconds: float = 1.0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        limit = 0.0 if iterations else seconds
        wanted = iterations // ITERATIONS_PER_WORLD if iterations else int(seconds * WORLDS_PER_SECOND)
        again = max(LEAST_WORLDS, min(MOST_WORLDS, wanted))
        self.thinker = Thinker(self.rng, weights_by_edition(weights), TRIES, again, iterations, limit)

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        return self.thinker.decide(seen.world(self.rng), seen.player, legal)
