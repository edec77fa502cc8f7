"""Our environments."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.envs.base import Driver, Env
from benchmarks.envs.zoo import Zoo


class Aec(Zoo):
    """PettingZoo: players one after the other."""

    def __init__(self, **agreed: Any) -> None:
        from kemet.envs import kemet_v1

        super().__init__(kemet_v1.env(**agreed))


class Single(Driver):
    """Gymnasium: one learner against random players."""

    def __init__(self, **agreed: Any) -> None:
        import gymnasium

        import kemet.envs

        assert kemet.envs.ENV_IDS
        self.env = gymnasium.make("Kemet-2p-v1", disable_env_checker=True, **agreed)
        self.seen, _ = self.env.reset(seed=1)
        self.chance = random.Random(1).random

    def run(self, steps: int) -> int:
        env, seen, chance = self.env, self.seen, self.chance
        for _ in range(steps):
            legal = seen["action_mask"].nonzero()[0]
            seen, _, over, cut, _ = env.step(legal[int(chance() * len(legal))])
            if over or cut:
                seen, _ = env.reset()
        self.seen = seen
        return steps


class Vector(Driver):
    """Many games in one call; the environment itself draws the random actions."""

    def __init__(self, rows: int, **agreed: Any) -> None:
        from kemet.envs import KemetVectorEnv

        self.rows = rows
        self.env = KemetVectorEnv(rows, **agreed)
        self.env.reset(seed=1)

    def run(self, steps: int) -> int:
        env = self.env
        calls = max(1, steps // self.rows)
        for _ in range(calls):
            env.step(env.sample())
        return calls * self.rows


BATCH = 256
ENVS = [
    Env("kemet-aec", "Kemet, PettingZoo, 2 players", "kemet", Aec, memory=200),
    Env("kemet-aec-5p", "Kemet, PettingZoo, 5 players", "kemet", lambda: Aec(players=5), memory=200),
    Env("kemet-gym", "Kemet, Gymnasium, against a random player", "kemet", Single, memory=200),
    Env(
        "kemet-vector", "Kemet, 256 games, self-play", "kemet", lambda: Vector(BATCH, opponents="self", copy=False), memory=10
    ),
    Env("kemet-vector-copy", "… with copies of observations", "kemet", lambda: Vector(BATCH, opponents="self")),
    Env("kemet-vector-float", "… with floats", "kemet", lambda: Vector(BATCH, opponents="self", dtype="float32")),
    Env("kemet-vector-random", "… against a random player", "kemet", lambda: Vector(BATCH, copy=False)),
    Env(
        "kemet-vector-5p",
        "… self-play, 5 players",
        "kemet",
        lambda: Vector(BATCH, opponents="self", players=5, copy=False),
        memory=10,
    ),
]
