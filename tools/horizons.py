"""Tells how far ahead a search should look: `python tools/horizons.py --help`.

In positions of games among greedy bots the turns that look best are played on in many guessed worlds, to several horizons
and to the end of the game. A horizon is as good as its chances to win go along with those at the end, turn against turn of
the same position: their correlation, with the luck of finitely many worlds taken out. Everything is drawn from the seed.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

from kemet.bots import GreedyBot, Perspective
from kemet.bots.thinking.evaluation import Evaluation
from kemet.bots.thinking.rollout import MOST_DECISIONS, RolloutPolicy
from kemet.bots.thinking.thinker import PLANS_SEARCHED
from kemet.engine import Game, Options, make_rules, start_with
from kemet.engine.determinize import determinize
from kemet.engine.edition import CLASSIC
from kemet.engine.play.day import Turn

HORIZONS = (1, 4, 8, 12, 16, 24)
# More turns than any game has.
TO_THE_END = 10_000
# Horizons are told apart by how they rank the ways to play a turn: with fewer there is little to rank.
LEAST_PLANS = 4

# For each horizon, the last being the end: the chances to win, worlds by turns.
Chances = list[NDArray[numpy.float64]]


def main() -> int:
    """Plays and measures; prints a row for each horizon."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=40, help="positions, each of another game (default 40)")
    parser.add_argument("--worlds", type=int, default=200, help="worlds in which each turn is played on (default 200)")
    parser.add_argument("--seed", default="horizons")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    number = args.positions
    with ProcessPoolExecutor(args.jobs) as pool:
        seeds = [f"{args.seed} {k}" for k in range(number)]
        tasks = pool.map(measured, [args.players] * number, seeds, [args.worlds] * number)
        found = list(track(tasks, "positions", number, console=Console(stderr=True)))
    print_table([chances for chances in found if chances[0].shape[1] >= LEAST_PLANS])
    return 0


def measured(players: int, seed: str, worlds: int) -> Chances:
    """Returns the chances to win after the best turns of a position of the game of that seed."""
    bot = GreedyBot(f"{seed}/mind")
    game = some_turn(players, seed, bot)
    seat = int(game.to_act())
    policy = RolloutPolicy(bot.rng, Evaluation(game.rules, bot.thinker.weights[CLASSIC]))
    seen = Perspective(game, seat).world(bot.rng)
    plans = [plan for _, plan in bot.thinker.good_plans(policy, seen, seat, PLANS_SEARCHED)]
    horizons = (*HORIZONS, TO_THE_END)
    found = numpy.zeros((len(horizons), worlds, len(plans)))
    for world in range(worlds):
        guess = determinize(seen, seat, bot.rng)
        for k, plan in enumerate(plans):
            trial = policy.another(guess)
            policy.follow(trial, seat, plan)
            policy.advance(trial, MOST_DECISIONS)
            played = 1
            for row, horizon in enumerate(horizons):
                policy.play_turns(trial, horizon - played)
                played = horizon
                found[row, world, k] = policy.evaluation.chances(trial)[seat]
    return list(found)


def some_turn(players: int, seed: str, bot: GreedyBot) -> Game:
    """Returns a game of *bot* against itself at the beginning of some turn, each as likely."""
    game = start_with(make_rules(Options(players)), seed)
    turns: list[Game] = []
    while not game.over():
        seat = int(game.to_act())
        if isinstance(game.top, Turn) and not game.top.laid:
            turns.append(game.copy())
        legal = game.legal(seat)
        game.take(seat, bot.decide(Perspective(game, seat), legal) if len(legal) > 1 else legal[0])
    return turns[bot.rng.below(len(turns))]


def print_table(positions: list[Chances]) -> None:
    """Prints how each horizon goes along with the end."""
    table = Table("turns ahead", "correlation with the end", title=f"{len(positions)} positions")
    ends = [chances[-1] for chances in positions]
    for row, horizon in enumerate(HORIZONS):
        table.add_row(str(horizon), f"{correlation([chances[row] for chances in positions], ends):.2f}")
    Console().print(table)


def correlation(ones: Chances, others: Chances) -> float:
    """Returns the correlation of two measurements of the same turns, within their positions."""
    both = sum(map(shared, ones, others))
    return both / float(numpy.sqrt(sum(map(shared, ones, ones)) * sum(map(shared, others, others))))


def shared(one: NDArray[numpy.float64], other: NDArray[numpy.float64]) -> float:
    """Returns how much two measurements of the turns of a position vary together, as a sum of products, less what luck in the
    worlds, the same for both, adds to it."""
    one = one - one.mean(axis=1, keepdims=True)
    other = other - other.mean(axis=1, keepdims=True)
    together = float(one.mean(axis=0) @ other.mean(axis=0))
    luck = float(numpy.sum((one - one.mean(axis=0)) * (other - other.mean(axis=0))))
    return together - luck / (len(one) * (len(one) - 1))


if __name__ == "__main__":
    sys.exit(main())
