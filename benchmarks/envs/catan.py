"""Catanatron's environment for Gymnasium: one learner against a random player."""

from __future__ import annotations

import random

from benchmarks.envs.base import Driver, Env


class Catan(Driver):
    """Its steps are those of the learner; legal actions come as a list."""

    def __init__(self) -> None:
        from catanatron_gym.envs.catanatron_env import CatanatronEnv

        self.env = CatanatronEnv()
        self.seed = 1
        _, self.info = self.env.reset(seed=1)
        self.chance = random.Random(1).random

    def run(self, steps: int) -> int:
        env, info, chance = self.env, self.info, self.chance
        for _ in range(steps):
            legal = info["valid_actions"]
            _, _, over, cut, info = env.step(legal[int(chance() * len(legal))])
            if over or cut:
                self.seed += 1
                _, info = env.reset(seed=self.seed)
        self.info = info
        return steps


ENVS = [Env("catanatron-gym", "Catanatron, Gymnasium, against a random player", "catanatron_gym", Catan, memory=20)]
