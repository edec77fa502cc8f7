"""Random self-play with PettingZoo: the loop to begin with.

python examples/random_play.py --players 3 --games 5
"""

from __future__ import annotations

import argparse

import numpy

from kemet.envs import kemet_v1


def play(players: int, modules: list[str], games: int, seed: int) -> None:
    """Plays so many games and prints who won each."""
    env = kemet_v1.env(players=players, modules=modules)
    rng = numpy.random.default_rng(seed)
    for game in range(games):
        env.reset(seed=seed + game)
        total = dict.fromkeys(env.possible_agents, 0.0)
        steps = 0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            assert observation is not None  # only `last(observe=False)` leaves it out
            env.step(int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
            steps += 1
        print(f"game {game}: {max(total, key=total.__getitem__)} won after {steps} decisions, rewards {total}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=2, help="2 to 5")
    parser.add_argument("--modules", nargs="*", default=[], help="modules of Ta-Seti, or ta-seti for all of them")
    parser.add_argument("--games", type=int, default=3, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="of the first game and of the players")
    args = parser.parse_args()
    play(args.players, args.modules, args.games, args.seed)
