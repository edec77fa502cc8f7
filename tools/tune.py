"""Tunes the weights of the bots' evaluation by self-play: `python tools/tune.py --help`.

A (1+1) evolution: a change of a few weights is kept if it wins clearly more games than it loses against the weights so far,
over games with shared seeds and rotated seats. Everything is drawn from the seed, so that a run can be made again.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from kemet.bots import GreedyBot, Perspective
from kemet.bots.thinking.evaluation import DEFAULT_WEIGHTS, FEATURES
from kemet.engine import Options, make_rules, start_with

MOST_ROUNDS = 40


def main() -> int:
    """Runs the tuning and prints the weights after each step that was kept."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=40, help="changes to try (default 40)")
    parser.add_argument("--games", type=int, default=200, help="games for each change (default 200)")
    parser.add_argument("--tries", type=int, default=80, help="how hard the greedy bots think (default 80)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--start", type=Path, help="begin with the weights of this JSON file, not with those in use")
    parser.add_argument("--out", type=Path, help="write the weights as JSON after each step that was kept")
    args = parser.parse_args()
    chance = random.Random(args.seed)
    best: list[float] = json.loads(args.start.read_text()) if args.start else list(DEFAULT_WEIGHTS)
    with ProcessPoolExecutor(args.jobs) as pool:
        for step in range(args.steps):
            trial = changed(best, chance)
            share = win_share(pool, trial, best, args.games, f"tune {args.seed} {step}", args.tries)
            kept = share > 0.5 + 1.3 * 0.5 / math.sqrt(args.games)
            print(f"step {step}: {100 * share:.1f} % {'kept' if kept else ''}", flush=True)
            if kept:
                best = trial
                print({name: round(weight, 2) for name, weight in zip(FEATURES, best, strict=True)}, flush=True)
                if args.out:
                    args.out.write_text(json.dumps(best))
    return 0


def changed(weights: list[float], chance: random.Random) -> list[float]:
    """Returns *weights* with a third of them changed by some tens of percent."""
    return [
        weight * math.exp(chance.gauss(0, 0.35)) + chance.gauss(0, 0.05) if chance.random() < 0.33 else weight
        for weight in weights
    ]


def win_share(pool: ProcessPoolExecutor, trial: list[float], best: list[float], games: int, seed: str, tries: int) -> float:
    """Returns the share of games that *trial* wins among as many players with either weights."""
    tasks = [(trial, best, 2 if k % 3 else 4, f"{seed} {k // 2}", k % 2, tries) for k in range(games)]
    return sum(pool.map(won, tasks, chunksize=4)) / games


def won(task: tuple[list[float], list[float], int, str, int, int]) -> float:
    """Plays a game with the first weights in every other seat, beginning with seat *first*; returns 1.0 if they won."""
    trial, best, players, seed, first, tries = task
    game = start_with(make_rules(Options(players)), seed)
    bots = [GreedyBot(f"{seed} {k}", tries=tries, weights=trial if k % 2 == first else best) for k in range(players)]
    while not game.over() and game.round < MOST_ROUNDS:
        player = int(game.to_act())
        legal = game.legal(player)
        game.take(player, legal[0] if len(legal) == 1 else bots[player].decide(Perspective(game, player), legal))
    return 0.5 if not game.over() else float(game.winner % 2 == first)


if __name__ == "__main__":
    sys.exit(main())
