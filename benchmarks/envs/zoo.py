"""PettingZoo's own games."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from benchmarks.envs.base import Driver, Env


class Zoo(Driver):
    """Its usual loop, `last` and `step`."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.env.reset(seed=1)
        self.chance = random.Random(1).random

    def run(self, steps: int) -> int:
        env, chance = self.env, self.chance
        for _ in range(steps):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
        return steps


def made(name: str, kind: str) -> Zoo:
    """Returns the driver of a classic game of PettingZoo."""
    return Zoo(getattr(import_module(f"pettingzoo.classic.{name}"), kind)())


ENVS = [
    Env("connect-four", "PettingZoo, connect_four_v3.env()", "pettingzoo", lambda: made("connect_four_v3", "env"), memory=20),
    Env(
        "connect-four-raw", "PettingZoo, connect_four_v3.raw_env()", "pettingzoo", lambda: made("connect_four_v3", "raw_env")
    ),
    Env("chess", "PettingZoo, chess_v6.env()", "pettingzoo", lambda: made("chess_v6", "env"), memory=20),
]
