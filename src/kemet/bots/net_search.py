"""The bot that thinks with a net: what it likes is played on in guessed worlds before it chooses."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, ClassVar

from kemet.bots.base import Perspective, Setting
from kemet.bots.net import NetBot
from kemet.engine import Game
from kemet.engine.play.battle_choice import ChooseCards

# Looked at are so many actions at most, each of them with such a chance at least.
MOST_LOOKED_AT = 8
LEAST_CHANCE = 0.01
# Simulations between two looks at which actions are worth more of them.
WAVE = 48
# How much a single simulation may be trusted: one that says a chance of a tenth more weighs as much as a chance e times as
# large in the eyes of the net; a hundred of them as much with a hundredth more.
DOUBT = 0.1
# How far behind those that were tried to the end all others are.
FAR = 1e6


class NetSearchBot(NetBot):
    """Tries the actions that the net likes in guessed worlds, plays each on by the net to its own next turn, and asks the net
    for the chance to win there. So many *simulations* (the same answers for the same seed), or else *seconds*, at each
    decision where the net is in doubt. Battle cards are mixed as the net mixes them."""

    SETTINGS: ClassVar[dict[str, Setting]] = {**NetBot.SETTINGS, "simulations": int, "seconds": float}
    RANGES: ClassVar[dict[str, tuple[float, float]]] = {
        **NetBot.RANGES,
        "simulations": (1, 10**6),
        "seconds": (0.01, 3600),
    }
    STAND_IN: ClassVar[float] = 0.9

    def __init__(
        self, seed: str, temperature: float = 0.3, style: str | None = None, simulations: int = 0, seconds: float = 0.5
    ) -> None:
        super().__init__(seed, temperature, style)
        self.simulations = simulations
        self.seconds = seconds

    def _weighed(
        self, seen: Perspective, world: Game, left: list[int], logits: list[float], drawn: list[float]
    ) -> list[float]:
        most = max(logits)
        whole = sum(math.exp(logit - most) for logit in logits)
        likely = [k for k in range(len(left)) if math.exp(logits[k] - most) / whole >= LEAST_CHANCE]
        likely = sorted(likely, key=drawn.__getitem__, reverse=True)[:MOST_LOOKED_AT]
        # Secrets of a battle stay mixed.
        rollouts = None if len(likely) < 2 or isinstance(world.top, ChooseCards) else self.rollouts(world)
        if rollouts is None:
            return drawn
        liked = self._tried(rollouts, seen, left, likely, drawn)
        return [liked.get(k, drawn[k] - FAR) for k in range(len(left))]

    def _tried(
        self, rollouts: Any, seen: Perspective, left: list[int], alive: list[int], drawn: list[float]
    ) -> dict[int, float]:
        """Returns how much those of the actions *left* are liked that look best in the end. Halfway, only the better ones are
        tried on."""
        begin = before = perf_counter()
        first = len(alive)
        players = int(rollouts.rules.players)
        totals = dict.fromkeys(alive, 0.0)
        visits = dict.fromkeys(alive, 0)
        spent = 0
        part = 0.0
        liked: dict[int, float] = {}
        wave = min(WAVE, max(first, self.simulations // 3)) if self.simulations else max(first, 2 * WAVE // players)
        while part < 1:
            which = alive * max(1, wave // len(alive))
            games = self.begun(seen, [left[k] for k in alive], len(which) // len(alive))
            for k, value in zip(which, rollouts.values(games, seen.player), strict=True):
                totals[k] += value
                visits[k] += 1
            spent += len(which)
            # By the clock, time enough for one more wave must be left.
            now = perf_counter()
            part = spent / self.simulations if self.simulations else (2 * now - before - begin) / self.seconds
            before = now
            liked = {k: drawn[k] + totals[k] / visits[k] * math.sqrt(visits[k]) / DOUBT for k in alive}
            alive = sorted(alive, key=liked.__getitem__, reverse=True)[: max(2, math.ceil(first ** (1 - min(1.0, part))))]
        return {k: liked[k] for k in alive}
