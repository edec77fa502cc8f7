"""Tunes the weights of the bots' evaluation by self-play: `python tools/tune.py --help`.

Each generation plays games among greedy bots that use the best weights so far, and fits new weights to who won these games
and all earlier ones; they become the best if they win matches against them. The worth of a seat is a sum of its features with
their weights, and the chance of a seat to win its share of the exponentials of all worths (a conditional logit model, fitted
by Newton's method with a prior that keeps weights small, or near those of another file). Everything is drawn from the seed,
so that a run can be made again.

`--box` says which games: those of the base game and Ta-Seti; of Blood and Sand, with and without the Book of the Dead; or of
the classic edition with that book, where all weights stay but what only the book has: games without it play as before.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy
from numpy.typing import NDArray
from rich.progress import track

from kemet.bots import GreedyBot, Perspective
from kemet.bots.thinking import features
from kemet.bots.thinking.evaluation import Evaluation, Weights, day_gone, tile_name
from kemet.bots.weights import WEIGHTS_FILES
from kemet.engine import Game, Options, Rules, make_rules, start_with
from kemet.engine.edition import BLOOD_AND_SAND, CLASSIC
from kemet.engine.ids import EMERALD
from kemet.engine.play.day import Turn
from kemet.engine.rng import seeded

MOST_ROUNDS = 25
MOST_SEATS = 5
# How often the bots move at random, so that the weights learn of positions that good players avoid.
MISTAKES = (0, 5, 15)
BASE: list[str] = []
TA_SETI = ["ta-seti"]
BOOK = ["book-of-the-dead"]
BOOK_ON_CLASSIC = "book-of-the-dead"
EDITIONS = {CLASSIC: CLASSIC, BLOOD_AND_SAND: BLOOD_AND_SAND, BOOK_ON_CLASSIC: CLASSIC}
TABLES = {
    CLASSIC: [(2, BASE), (2, BASE), (3, BASE), (4, BASE), (5, BASE), (2, TA_SETI), (4, TA_SETI)],
    BLOOD_AND_SAND: [(2, BASE), (2, BOOK), (3, BASE), (4, BOOK), (5, BASE), (3, BOOK), (4, BASE), (5, BOOK)],
    BOOK_ON_CLASSIC: [(2, BOOK), (3, BOOK), (4, BOOK), (5, BOOK), (2, [*BOOK, *TA_SETI]), (4, [*BOOK, *TA_SETI])],
}
# Every tile of every box: those of one that is not played keep the weights they have.
ALL_TILES = sorted(
    {
        tile_name(tile.name)
        for options in (Options(5, modules=[*BOOK, *TA_SETI]), Options(5, modules=BOOK, edition=BLOOD_AND_SAND))
        for tile in make_rules(options).tiles
    }
)
EMERALD_TILES = {tile_name(tile.name) for tile in make_rules(Options(modules=BOOK)).tiles if tile.colour == EMERALD}
# Emerald tiles that other colours have as well.
SHARED_TILES = {"tile Act of God", "tile Victory Point"}
# Columns of a row: features, features by the evening, features late; tiles, tiles late.
COLUMNS = 3 * features.SIZE + 2 * len(ALL_TILES)
FIRST_GUESS: Weights = {
    name: [weight, 0.0, 0.0]
    for name, weight in {
        "permanent-vp": 0.75, "temples": 0.44, "two-temples": 0.38, "great-pyramids": 0.3, "sanctuary": 0.26, "delta": 0.05,
        "pp": 0.05, "pp-above-5": -0.03, "units": 0.06, "di-cards": 0.05, "levels": 0.06, "captured-levels": 0.03,
        "white-tiles": 0.11, "red-tiles": 0.31, "blue-tiles": 0.14, "other-tiles": 0.13, "creatures": 0.09,
        "largest-troop": 0.06, "exposed": -0.04, "prey": 0.02, "battle-hand": 0.01,
    }.items()
}  # fmt: skip
# How strongly weights are kept near 0, in games; those of single tiles more.
PRIOR, TILE_PRIOR = 1.0, 8.0
STEPS = 12


@dataclass
class Positions:
    """Positions of some games: for each a row of numbers per seat, which seats there are, who won, and a weight that makes
    every game count the same."""

    rows: NDArray[numpy.float32]
    seats: NDArray[numpy.bool_]
    winners: NDArray[numpy.int64]
    shares: NDArray[numpy.float32]


def main() -> int:
    """Runs the tuning; prints how well each generation predicts and plays, and writes its weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=2, help="how often to play and fit (default 2)")
    parser.add_argument("--games", type=int, default=1500, help="games of each generation (default 1500)")
    parser.add_argument("--tries", type=int, default=80, help="how hard the greedy bots think (default 80)")
    parser.add_argument("--matches", type=int, default=200, help="games against the best weights so far (default 200)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--start", type=Path, help="begin with the weights of this JSON file, not with a first guess")
    parser.add_argument("--near", type=Path, help="keep the weights near those of this JSON file, not near 0")
    parser.add_argument("--only", nargs="+", choices=features.NAMES, help="fit these features alone; all other weights stay")
    parser.add_argument(
        "--tastes", type=float, default=0.0, help="how far the seats' weights of tiles are drawn apart (default 0)"
    )
    parser.add_argument("--box", choices=list(TABLES), default=CLASSIC, help="which games (default classic)")
    parser.add_argument("--out", type=Path, help="where to write the weights (default: those in use)")
    args = parser.parse_args()
    best: Weights = json.loads(args.start.read_text()) if args.start else FIRST_GUESS
    centre = vector(json.loads(args.near.read_text())) if args.near else numpy.zeros(COLUMNS)
    out = args.out or WEIGHTS_FILES[EDITIONS[args.box]]
    free = (
        columns_of(args.only) if args.only else of_book() if args.box == BOOK_ON_CLASSIC else numpy.ones(COLUMNS, numpy.bool_)
    )
    parts: list[Positions] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for generation in range(args.generations):
            seed = f"tune {args.seed} {generation}"
            parts.append(played(pool, Task(args.box, best, seed, 0, args.tries, args.tastes), args.games))
            trial = fitted(joined(parts), centre, free)
            share = win_share(pool, args.box, trial, best, args.matches, seed, args.tries)
            print(f"generation {generation + 1}: wins {100 * share:.1f} % against the best so far", flush=True)
            if share > 0.5:
                best = trial
                out.write_text(written(best), encoding="utf-8")
    return 0


def written(weights: Weights) -> str:
    """Returns *weights* as JSON, a line each."""
    lines = [f"  {json.dumps(name)}: {json.dumps([round(value, 4) for value in values])}" for name, values in weights.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


# Playing.


class Task(NamedTuple):
    """A game to play: of which box, by which weights, how hard the bots think, and how far their tastes in tiles differ."""

    box: str
    weights: Weights
    seed: str
    number: int
    tries: int
    tastes: float


def played(pool: ProcessPoolExecutor, task: Task, games: int) -> Positions:
    """Returns positions of *games* new games like *task*, and who won."""
    tasks = [task._replace(seed=f"{task.seed} {k}", number=k) for k in range(games)]
    return joined(list(track(pool.map(positions_of, tasks, chunksize=8), "playing", games)))


def joined(parts: list[Positions]) -> Positions:
    """Returns all positions of *parts*."""
    return Positions(
        numpy.concatenate([part.rows for part in parts]),
        numpy.concatenate([part.seats for part in parts]),
        numpy.concatenate([part.winners for part in parts]),
        numpy.concatenate([part.shares for part in parts]),
    )


def with_tastes(weights: Weights, sd: float, seed: str) -> Weights:
    """Returns *weights* with something drawn added to those of tiles, so that every tile is bought by somebody."""
    draw = random.Random(seed)
    found = dict(weights)
    for name in ALL_TILES:
        always, evening, late = weights.get(name, [0.0, 0.0, 0.0])
        found[name] = [always + draw.gauss(0, sd), evening, late]
    return found


def positions_of(task: Task) -> Positions:
    """Plays one game; returns its positions at the beginnings of turns."""
    box, weights, seed, number, tries, tastes = task
    players, modules = TABLES[box][number % len(TABLES[box])]
    options = Options(players, modules=modules, edition=EDITIONS[box])
    if EDITIONS[box] == CLASSIC and number % 5 == 0:
        options = Options(players, modules=modules, target=10)
    game = start_with(make_rules(options), seed)
    mistakes = MISTAKES[number % len(MISTAKES)]
    own = [with_tastes(weights, tastes, f"{seed} {k}") if tastes else weights for k in range(players)]
    bots = [GreedyBot(f"{seed} {k}", tries=tries, again=6, mistakes=mistakes, weights=own[k]) for k in range(players)]
    evaluation = Evaluation(game.rules, weights)
    draw = seeded(f"{seed} sample")
    rows = []
    while not game.over() and game.round < MOST_ROUNDS:
        top = game.top
        if isinstance(top, Turn) and not top.laid and draw.below(2):
            rows.append(numbers_of(game, evaluation))
        take_one(game, bots)
    count = len(rows) if game.over() else 0
    seats = numpy.zeros((count, MOST_SEATS), numpy.bool_)
    seats[:, :players] = True
    return Positions(
        numpy.array(rows[:count], numpy.float32).reshape(count, MOST_SEATS, COLUMNS),
        seats,
        numpy.full(count, game.winner, numpy.int64),
        numpy.full(count, 1.0 / max(1, count), numpy.float32),
    )


def take_one(game: Game, bots: list[GreedyBot]) -> None:
    """Lets the bot that is asked answer."""
    player = int(game.to_act())
    legal = game.legal(player)
    game.take(player, legal[0] if len(legal) == 1 else bots[player].decide(Perspective(game, player), legal))


def numbers_of(game: Game, evaluation: Evaluation) -> NDArray[numpy.float32]:
    """Returns a row of numbers for each seat."""
    found = numpy.zeros((MOST_SEATS, COLUMNS), numpy.float32)
    late, evening = evaluation.prepare(game), day_gone(game)
    for seat in range(int(game.rules.players)):
        evaluation.measure(game, seat)
        measured = numpy.array(list(evaluation.numbers))
        tiles = tiles_of(game.rules, game, seat)
        found[seat] = numpy.concatenate([measured, evening * measured, late * measured, tiles, late * tiles])
    return found


def tiles_of(rules: Rules, game: Game, seat: int) -> NDArray[numpy.float32]:
    """Returns 1 for each tile of ALL_TILES that *seat* owns."""
    found = numpy.zeros(len(ALL_TILES), numpy.float32)
    for tile in rules.tiles:
        if game.has_power(seat, tile.power):
            found[ALL_TILES.index(tile_name(tile.name))] = 1.0
    return found


# Fitting.


def fitted(positions: Positions, centre: NDArray[numpy.float64], may_change: NDArray[numpy.bool_]) -> Weights:
    """Returns the weights that best tell who wins, near *centre*; all stay there but those that *may_change*."""
    w = centre.copy()
    prior = numpy.full(COLUMNS, PRIOR)
    prior[3 * features.SIZE :] = TILE_PRIOR
    free = numpy.flatnonzero(may_change)
    for _ in range(STEPS):
        gradient, curvature, loss = slopes(positions, w)
        away = gradient - prior * (w - centre)
        w[free] += numpy.linalg.solve((curvature + numpy.diag(prior))[numpy.ix_(free, free)], away[free])
    print(f"{len(positions.winners)} positions, loss {loss:.4f}", flush=True)
    return named(w)


def columns_of(names: list[str]) -> NDArray[numpy.bool_]:
    """Tells of each column whether it is of a feature of those *names*."""
    ours = [name in names for name in features.NAMES]
    return numpy.array([*ours, *ours, *ours, *[False] * (2 * len(ALL_TILES))])


def of_book() -> NDArray[numpy.bool_]:
    """Tells of each column whether it is of something that only the Book of the Dead has."""
    ours = [k >= features.OF_BOOKS for k in range(features.SIZE)]
    tiles = [name in EMERALD_TILES - SHARED_TILES for name in ALL_TILES]
    return numpy.array([*ours, *ours, *ours, *tiles, *tiles])


def vector(weights: Weights) -> NDArray[numpy.float64]:
    """Returns *weights* by column; what has none has 0."""
    none = [0.0, 0.0, 0.0]
    ours = [weights.get(name, none) for name in features.NAMES]
    tiles = [weights.get(name, none) for name in ALL_TILES]
    columns = [[one[k] for one in ours] for k in range(3)] + [[one[k] for one in tiles] for k in (0, 2)]
    return numpy.array([value for column in columns for value in column])


def named(w: NDArray[numpy.float64]) -> Weights:
    """Returns the weights of the columns by name."""
    size, tiles = features.SIZE, len(ALL_TILES)
    always, evening, late = w[:size], w[size : 2 * size], w[2 * size : 3 * size]
    found = {name: [always[k], evening[k], late[k]] for k, name in enumerate(features.NAMES)}
    for k, name in enumerate(ALL_TILES):
        found[name] = [w[3 * size + k], 0.0, w[3 * size + tiles + k]]
    return {name: [float(value) for value in values] for name, values in found.items()}


def slopes(positions: Positions, w: NDArray[numpy.float64]) -> tuple[NDArray[numpy.float64], NDArray[numpy.float64], float]:
    """Returns gradient and curvature of the likelihood at *w*, and the mean loss of a position."""
    gradient, curvature, loss = numpy.zeros(COLUMNS), numpy.zeros((COLUMNS, COLUMNS)), 0.0
    for begin in range(0, len(positions.winners), 20000):
        part = slice(begin, begin + 20000)
        rows = positions.rows[part].astype(numpy.float64)
        worths = numpy.where(positions.seats[part], rows @ w, -1e9)
        chances = numpy.exp(worths - worths.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        shares, winners = positions.shares[part].astype(numpy.float64), positions.winners[part]
        index = numpy.arange(len(winners))
        loss -= float(shares @ numpy.log(chances[index, winners]))
        mean = numpy.einsum("ns,nsk->nk", chances, rows)
        gradient += shares @ (rows[index, winners] - mean)
        spread = ((rows - mean[:, None, :]) * numpy.sqrt(shares[:, None] * chances)[:, :, None]).reshape(-1, COLUMNS)
        curvature += spread.T @ spread
    return gradient, curvature, loss / float(positions.shares.sum())


# Matches.


def win_share(pool: ProcessPoolExecutor, box: str, trial: Weights, last: Weights, games: int, seed: str, tries: int) -> float:
    """Returns the share of games that *trial* wins among as many players with either weights."""
    even = [table for table in TABLES[box] if table[0] in (2, 4)]
    tasks = [
        (EDITIONS[box], trial, last, even[k // 2 % len(even)], f"{seed} match {k // 2}", k % 2, tries) for k in range(games)
    ]
    return sum(track(pool.map(won, tasks, chunksize=4), "matches", games)) / games


def won(task: tuple[str, Weights, Weights, tuple[int, list[str]], str, int, int]) -> float:
    """Plays a game with the first weights in every other seat, beginning with seat *first*; returns 1.0 if they won."""
    edition, trial, last, (players, modules), seed, first, tries = task
    game = start_with(make_rules(Options(players, modules=modules, edition=edition)), seed)
    bots = [GreedyBot(f"{seed} {k}", tries=tries, weights=trial if k % 2 == first else last) for k in range(players)]
    while not game.over() and game.round < MOST_ROUNDS:
        take_one(game, bots)
    return 0.5 if not game.over() else float(game.winner % 2 == first)


if __name__ == "__main__":
    sys.exit(main())
