"""A bot that plays sensibly without planning far: it tries each action, plays its turn out at random, and compares."""

from __future__ import annotations

from kemet.bots.base import Bot, Perspective


class SensibleBot(Bot):
    """Placeholder until the search is written."""

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]
