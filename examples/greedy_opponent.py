"""One learner against a bot with Gymnasium: here the learner plays at random, so the bot should win.

python examples/greedy_opponent.py --opponents greedy --games 10
"""

from __future__ import annotations

import argparse
from typing import SupportsFloat

import gymnasium
import numpy

import kemet.envs  # noqa: F401  (registers the ids)


def play(name: str, opponents: str, games: int, seed: int) -> float:
    """Plays so many games; returns the share that the learner won."""
    env = gymnasium.make(name, opponents=opponents)
    rng = numpy.random.default_rng(seed)
    won = 0
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        over = cut = False
        reward: float | SupportsFloat = 0.0
        while not (over or cut):
            action = rng.choice(numpy.flatnonzero(observation["action_mask"]))
            observation, reward, over, cut, _ = env.step(action)
        won += reward == 1
        print(f"game {game}, seat {info['seat']}: reward {reward:+g}")
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--env", default="Kemet-2p-learning-v1", help="an id of kemet.envs.ENV_IDS")
    parser.add_argument("--opponents", default="greedy", help="a bot: random, greedy, search:iterations=50 …")
    parser.add_argument("--games", type=int, default=10, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="of the first game and of the learner")
    args = parser.parse_args()
    print(f"the random learner won {play(args.env, args.opponents, args.games, args.seed):.0%}")
