"""Tunes the weights of the bots in Seth's game by self-play: `python tools/tune_seth.py --help`.

Each generation plays games of greedy bots with the weights so far on both sides, and fits new ones to who won these games and
all earlier ones: a logistic model of Seth's odds, whose features are Seth's and the community's, each with weights of its own
(`kemet.bots.thinking.camps`); first only their scale, then all of them. Seth with the new weights meets the community with
the old ones, and the other way round; the new ones are kept if they win more of these games. Everything is drawn from the
seed, so that a run can be made again.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy
from numpy.typing import NDArray
from rich.progress import track

from kemet.bots import GreedyBot, Perspective
from kemet.bots.thinking import camp_features as features
from kemet.bots.thinking.camps import CampEvaluation, day_gone_by_track, lateness
from kemet.bots.thinking.evaluation import Weights
from kemet.bots.thinking.turns import turn_begins
from kemet.bots.weights import SETH_WEIGHTS_FILE
from kemet.engine import Game, Options, Rules, make_rules, start_with
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.rng import seeded

MOST_ROUNDS = 25
# How often the bots move at random, so that the weights learn of positions that good players avoid.
MISTAKES = (0, 5, 15)
TABLES = [(3, []), (4, []), (4, []), (5, []), (6, []), (4, ["black-pyramid"])]
ALL_TILES = sorted({tile.slug for tile in make_rules(Options(4, modules=["black-pyramid", "seth"])).tiles_in_play})
# Columns of a row: features, features by the evening, features late; Seth's tiles, the members' tiles.
COLUMNS = 3 * features.SIZE + 2 * len(ALL_TILES)
FIRST_GUESS: Weights = {
    name: [weight, 0.0, 0.0]
    for name, weight in {
        "seth vp": 0.6, "seth two-short": 0.4, "seth one-short": 0.9, "seth pp": 0.06, "seth pp-above-5": -0.03,
        "seth units": 0.06, "seth di-cards": 0.06, "seth level": 0.15, "seth high-level": 0.1, "seth violet-tiles": 0.15,
        "seth other-tiles": 0.15, "seth creatures": 0.1, "seth creature-cards": 0.05, "seth largest-troop": 0.06,
        "seth exposed": -0.03, "seth prey": 0.03, "seth temples": 0.25, "seth sites": 0.2,
        "community vp": 0.45, "community two-short": 0.2, "community one-short": 0.4, "community enough-vp": 0.6,
        "community temples": 0.2, "community temple-point": 0.3, "community great-pyramids": 0.25, "community base": 0.4,
        "community prayer-level": 0.6, "community temple": 1.0, "community can-build": 0.3, "community builders": 0.15,
        "community ceremony": 1.6, "community ceremony-at-hand": 0.8, "community ceremony-pp": 0.5,
        "community on-obelisk": 0.2, "community both-works": 0.6, "community district": 1.5, "community at-portal": 0.1,
        "community pp": 0.06, "community units": 0.12, "community di-cards": 0.1, "community pyramids": 0.08,
        "community tiles": 0.2, "community creatures": 0.15, "community largest-troop": 0.06, "community exposed": -0.03,
        "community prey": 0.02, "community powers": 0.1,
    }.items()
}  # fmt: skip
# How strongly weights are kept near the last ones, in games; those of single tiles more.
PRIOR, TILE_PRIOR = 8.0, 16.0
STEPS = 12


@dataclass
class Positions:
    """Positions of some games: for each a row of numbers, whether Seth won, and a weight that makes every game count the
    same."""

    rows: NDArray[numpy.float32]
    won: NDArray[numpy.float32]
    shares: NDArray[numpy.float32]


def main() -> int:
    """Runs the tuning; prints how well each generation predicts and plays, and writes its weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=2, help="how often to play and fit (default 2)")
    parser.add_argument("--games", type=int, default=400, help="games of each generation (default 400)")
    parser.add_argument("--tries", type=int, default=60, help="how hard the greedy bots think (default 60)")
    parser.add_argument("--matches", type=int, default=100, help="games against the best weights so far (default 100)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--start", type=Path, help="begin with the weights of this JSON file, not with a first guess")
    parser.add_argument(
        "--out", type=Path, default=SETH_WEIGHTS_FILE, help="where to write the weights (default: those in use)"
    )
    args = parser.parse_args()
    best: Weights = json.loads(args.start.read_text()) if args.start else FIRST_GUESS
    parts: list[Positions] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for generation in range(args.generations):
            seed = f"tune {args.seed} {generation}"
            parts.append(played(pool, best, args.games, seed, args.tries))
            for name, fit in (("scaled", scaled), ("free", fitted)):
                trial = fit(joined(parts), best)
                share = win_share(pool, trial, best, args.matches, seed, args.tries)
                print(f"generation {generation + 1}, {name}: wins {100 * share:.1f} % against the best so far", flush=True)
                if share > 0.5:
                    best = trial
                    args.out.write_text(written(best), encoding="utf-8")
    return 0


def written(weights: Weights) -> str:
    """Returns *weights* as JSON, a line each."""
    lines = [f"  {json.dumps(name)}: {json.dumps([round(value, 4) for value in values])}" for name, values in weights.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


# Playing.


def played(pool: ProcessPoolExecutor, weights: Weights, games: int, seed: str, tries: int) -> Positions:
    """Returns positions of *games* new games, and who won."""
    tasks = [(weights, f"{seed} {k}", k, tries) for k in range(games)]
    found = joined(list(track(pool.map(positions_of, tasks, chunksize=4), "playing", games)))
    wins = float((found.won * found.shares).sum() / found.shares.sum())
    print(f"{len(found.won)} positions of {found.shares.sum():.0f} games, Seth won {100 * wins:.0f} %", flush=True)
    return found


def joined(parts: list[Positions]) -> Positions:
    """Returns all positions of *parts*."""
    return Positions(
        numpy.concatenate([part.rows for part in parts]),
        numpy.concatenate([part.won for part in parts]),
        numpy.concatenate([part.shares for part in parts]),
    )


def positions_of(task: tuple[Weights, str, int, int]) -> Positions:
    """Plays one game; returns its positions at the beginnings of turns."""
    weights, seed, number, tries = task
    players, modules = TABLES[number % len(TABLES)]
    game = start_with(make_rules(Options(players, modules=[*modules, "seth"])), seed)
    mistakes = MISTAKES[number % len(MISTAKES)]
    bots = [GreedyBot(f"{seed} {k}", tries=tries, again=4, mistakes=mistakes, weights=weights) for k in range(players)]
    evaluation = CampEvaluation(game.rules, weights)
    draw = seeded(f"{seed} sample")
    rows = []
    while not game.over() and game.round < MOST_ROUNDS:
        if turn_begins(game) and draw.below(3) == 0:
            rows.append(numbers_of(game, evaluation))
        take_one(game, bots)
    count = len(rows) if game.over() else 0
    return Positions(
        numpy.array(rows[:count], numpy.float32).reshape(count, COLUMNS),
        numpy.full(count, float(game.has_won(0)), numpy.float32),
        numpy.full(count, 1.0 / max(1, count), numpy.float32),
    )


def take_one(game: Game, bots: list[GreedyBot]) -> None:
    """Lets the bot that is asked answer."""
    player = int(game.to_act())
    legal = game.legal(player)
    game.take(player, legal[0] if len(legal) == 1 else bots[player].decide(Perspective(game, player), legal))


def numbers_of(game: Game, evaluation: CampEvaluation) -> NDArray[numpy.float32]:
    """Returns the row of a position, the community's numbers with the sign they count with."""
    facts = facts_of(game)
    evaluation.measure_camps(game, facts)
    measured = numpy.array(list(evaluation.found))
    measured[features.SETH_SIZE :] *= -1.0
    evening, late = day_gone_by_track(game, facts), lateness(game, facts)
    return numpy.concatenate([measured, evening * measured, late * measured, *tiles_of(game.rules, game)])


def tiles_of(rules: Rules, game: Game) -> list[NDArray[numpy.float32]]:
    """Returns 1 for each tile of ALL_TILES that Seth owns, and less 1 for each member who owns it."""
    seths, ours = numpy.zeros(len(ALL_TILES), numpy.float32), numpy.zeros(len(ALL_TILES), numpy.float32)
    for tile in rules.tiles_in_play:
        place = ALL_TILES.index(tile.slug)
        seths[place] += float(game.owned[int(tile.power)] == tile.id + 1)
        for seat in range(1, int(rules.players)):
            ours[place] -= float(game.owned[seat * int(rules.powers) + int(tile.power)] == tile.id + 1)
    return [seths, ours]


# Fitting.


def fitted(positions: Positions, last: Weights) -> Weights:
    """Returns the weights that best tell who wins, not far from the *last* ones: with a few hundred games what goes along
    with winning is not yet what makes win."""
    centre = columns_of(last)
    w = centre.copy()
    prior = numpy.full(COLUMNS, PRIOR)
    prior[3 * features.SIZE :] = TILE_PRIOR
    rows, won, shares = (part.astype(numpy.float64) for part in (positions.rows, positions.won, positions.shares))

    def regret(at: NDArray[numpy.float64]) -> float:
        """Returns how badly the weights *at* tell who wins, and how far they are from the last ones."""
        wrong = numpy.logaddexp(0.0, numpy.where(won > 0, -1.0, 1.0) * (rows @ at))
        return float(shares @ wrong + 0.5 * prior @ (at - centre) ** 2)

    for _ in range(STEPS):
        chances = 1.0 / (1.0 + numpy.exp(-numpy.clip(rows @ w, -30, 30)))
        gradient = rows.T @ (shares * (won - chances)) - prior * (w - centre)
        curvature = (rows * (shares * chances * (1.0 - chances))[:, None]).T @ rows
        step = numpy.linalg.solve(curvature + numpy.diag(prior), gradient)
        while regret(w + step) > regret(w) and numpy.abs(step).max() > 1e-6:
            step = step / 2.0
        w = w + step
    print(f"{len(won)} positions, regret {regret(centre):.1f} before, {regret(w):.1f} after", flush=True)
    size, tiles = features.SIZE, len(ALL_TILES)
    always, evening, late = w[:size], w[size : 2 * size], w[2 * size : 3 * size]
    found = {name: [always[k], evening[k], late[k]] for k, name in enumerate(features.NAMES)}
    for k, name in enumerate(ALL_TILES):
        found[f"seth tile {name}"] = [w[3 * size + k], 0.0, 0.0]
    for k, name in enumerate(ALL_TILES):
        found[f"community tile {name}"] = [w[3 * size + tiles + k], 0.0, 0.0]
    return {name: [float(value) for value in values] for name, values in found.items()}


def scaled(positions: Positions, last: Weights) -> Weights:
    """Returns the *last* weights, all multiplied by what makes them tell best who wins: how sure they are, not what they
    prefer. The camps need not be even: a constant is fitted beside, and left out, since it changes no choice."""
    worth = positions.rows.astype(numpy.float64) @ columns_of(last)
    rows = numpy.stack([worth, numpy.ones(len(worth))], axis=1)
    won, shares = positions.won.astype(numpy.float64), positions.shares.astype(numpy.float64)
    w = numpy.array([0.5, 0.0])
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + numpy.exp(-numpy.clip(rows @ w, -30, 30)))
        curvature = (rows * (shares * chances * (1.0 - chances))[:, None]).T @ rows
        w = w + numpy.linalg.solve(curvature + 1e-3 * numpy.eye(2), rows.T @ (shares * (won - chances)))
    print(f"scale {w[0]:.2f}, constant {w[1]:.2f}", flush=True)
    return {name: [float(w[0]) * value for value in values] for name, values in last.items()}


def columns_of(weights: Weights) -> NDArray[numpy.float64]:
    """Returns *weights* as the columns of rows have them."""
    triples = numpy.array([weights.get(name, [0.0, 0.0, 0.0]) for name in features.NAMES])
    tiles = [weights.get(f"{camp} tile {name}", [0.0])[0] for camp in ("seth", "community") for name in ALL_TILES]
    return numpy.concatenate([triples.T.reshape(-1), numpy.array(tiles)])


# Matches.


def win_share(pool: ProcessPoolExecutor, trial: Weights, last: Weights, games: int, seed: str, tries: int) -> float:
    """Returns the share of games that *trial* wins, as often as Seth as for the community, against *last*."""
    tasks = [(trial, last, 3 + k // 2 % 3, f"{seed} match {k // 2}", k % 2 == 0, tries) for k in range(games)]
    return sum(track(pool.map(won_by_trial, tasks, chunksize=2), "matches", games)) / games


def won_by_trial(task: tuple[Weights, Weights, int, str, bool, int]) -> float:
    """Plays a game in which the first weights are Seth's or the community's; returns 1.0 if they won."""
    trial, last, players, seed, as_seth, tries = task
    game = start_with(make_rules(Options(players, modules=["seth"])), seed)
    bots = [
        GreedyBot(f"{seed} {k}", tries=tries, again=4, weights=trial if (k == 0) == as_seth else last) for k in range(players)
    ]
    while not game.over() and game.round < MOST_ROUNDS:
        take_one(game, bots)
    return 0.5 if not game.over() else float(game.has_won(0) == as_seth)


if __name__ == "__main__":
    sys.exit(main())
