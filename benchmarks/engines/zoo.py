"""PettingZoo: its own loop over agents, which gives a mask and an observation at each step whether one wants it or not.

Its environments have no copy: `deepcopy` calls their constructor and returns a new game, not the position.
"""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np

from benchmarks.engines.base import Engine


class PettingZoo(Engine):
    """A classic environment with its usual wrappers."""

    chunk = 16
    always_observes = True
    copies = False

    def __init__(self, name: str) -> None:
        super().__init__()
        self.current = import_module(f"pettingzoo.classic.{name}").env()

    def start(self, seed: int) -> None:
        self.current.reset(seed=seed)
        self.random = random.Random(seed).random

    def play(self, limit: int) -> tuple[int, int]:
        env = self.current
        chance = self.random
        taken = real = 0
        while taken < limit:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            actions = np.flatnonzero(observation["action_mask"])
            n = len(actions)
            env.step(int(actions[int(chance() * n)]))
            taken += 1
            real += n > 1
        return taken, real


def make(name: str) -> Engine:
    """Returns the engine for the environment called *name*."""
    return PettingZoo(name)
