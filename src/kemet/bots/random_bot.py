"""The bot that picks any legal action."""

from __future__ import annotations

from kemet.bots.base import Bot, Perspective


class RandomBot(Bot):
    """Picks any legal action with the same chance."""

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]
