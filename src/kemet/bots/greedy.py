"""The bot that plays each turn for the best position at its end."""

from __future__ import annotations

from typing import ClassVar

from kemet.bots.base import Bot, Perspective, Setting
from kemet.bots.thinking.evaluation import Weights
from kemet.bots.thinking.thinker import Thinker
from kemet.bots.weights import weights_by_edition

TRIES = 160
AGAIN = 10


class GreedyBot(Bot):
    """Looks to the end of its own turn, and chooses battle cards by expectation against the hand it cannot see. *tries* is
    how many ways to play a turn it looks at, *again* in how many worlds the best are tried again; of a hundred decisions
    *mistakes* are made at random."""

    SETTINGS: ClassVar[dict[str, Setting]] = {"tries": int, "again": int, "mistakes": int}
    RANGES: ClassVar[dict[str, tuple[float, float]]] = {"tries": (1, 100000), "again": (1, 1000), "mistakes": (0, 100)}

    def __init__(
        self, seed: str, tries: int = TRIES, again: int = AGAIN, mistakes: int = 0, weights: Weights | None = None
    ) -> None:
        super().__init__(seed)
        self.mistakes = mistakes
        self.thinker = Thinker(self.rng, weights_by_edition(weights), tries, again, 0, 0.0)

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        if self.rng.below(100) < self.mistakes:
            return legal[self.rng.below(len(legal))]
        return self.thinker.decide(seen.world(self.rng), seen.player, legal)
