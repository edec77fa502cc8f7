"""`python -m benchmarks.digests`: one hash over the ends of many random games, to compare two builds of the engine.

With `--beside PYTHON` the same games are played by the kemet of another environment too, and every end must be the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from functools import cache
from itertools import product
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from benchmarks.conditions import ROOT
from benchmarks.modules import module_sets, playable
from benchmarks.schedule import worker_environment
from kemet.engine import COMPILED, Options, Rules, make_rules, start_with
from kemet.engine.record import digest
from kemet.engine.registry import variant_names
from kemet.engine.rng import seeded

CHUNK = 10
# Modules, target and learning game, discards, cities, players: every combination that makes a difference.
COMBINATIONS = product(module_sets(), [(8, False), (10, False), (8, True)], ["down", "up"], ["pick", "random"], [2, 3, 4, 5])


@cache
def option_sets() -> list[Options]:
    """Lists the options that games are played with, in turn."""
    found = [
        Options(players, target, learning, discards, cities, list(modules))
        for modules, (target, learning), discards, cities, players in COMBINATIONS
    ]
    return [*(options for options in found if playable(options)), *camp_sets()]


def camp_sets() -> list[Options]:
    """Lists options of games in which one plays against the others: every table and set of modules, every variant once."""
    variants = [name for name, module in variant_names().items() if module == "seth"]
    agreed = [(8, "down", "pick", []), (10, "up", "pick", variants[::2]), (8, "up", "random", variants[1::2])]
    return [
        Options(players, target, False, discards, cities, ["seth", *more], variants=list(chosen))
        for more in ([], ["black-pyramid"], ["new-cards"], ["black-pyramid", "new-cards"])
        for target, discards, cities, chosen in agreed
        for players in (3, 4, 5, 6)
    ]


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.digests", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default 1000)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    parser.add_argument("--beside", metavar="PYTHON", help="play them in the environment of PYTHON too, and compare")
    parser.add_argument("--json", action="store_true", help="print the digest of every game, as JSON")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1:
        parser.error("--games and --jobs are 1 or more")
    return args


def options_of(number: int) -> Options:
    """Returns the options of game *number*."""
    return option_sets()[number % len(option_sets())]


@cache
def rules_for(options: Options) -> Rules:
    """Returns the rules for *options*, made once in each process."""
    return make_rules(options)


def end_of(number: int) -> str:
    """Plays game *number* at random; returns the digest of its end. All awaited players answer in any order."""
    game = start_with(rules_for(options_of(number)), f"digests/{number}")
    rng = seeded(f"digests/{number}/play")
    while not game.over():
        awaiting = game.awaiting()
        seats = [seat for seat in range(game.rules.players) if awaiting >> seat & 1]
        player = seats[rng.below(len(seats))]
        legal = game.legal(player)
        game.take(player, legal[rng.below(len(legal))])
    return digest(game)


def play(games: int, jobs: int) -> dict[str, Any]:
    """Plays so many games in so many processes; returns the digests of their ends, the time, and the kind of engine."""
    begin = perf_counter()
    with get_context("spawn").Pool(jobs) as pool:
        ends = pool.map(end_of, range(games), chunksize=CHUNK)
    return {"engine": "compiled" if COMPILED else "interpreted", "seconds": perf_counter() - begin, "digests": ends}


def play_beside(python: str, games: int, jobs: int) -> dict[str, Any]:
    """Returns what `play` returns in the environment of *python*; raises `CalledProcessError` if that fails."""
    command = [python, "-m", "benchmarks.digests", "--json", "--games", str(games), "--jobs", str(jobs)]
    done = subprocess.run(command, cwd=ROOT, env=worker_environment(), stdout=subprocess.PIPE, text=True, check=True)
    played: dict[str, Any] = json.loads(done.stdout)
    return played


def line(played: dict[str, Any]) -> str:
    """Returns one line with the hash over all digests."""
    ends = played["digests"]
    whole = hashlib.blake2b("\n".join(ends).encode(), digest_size=12).hexdigest()
    return f"{played['engine']:11}  {len(ends)} games  {whole}  {played['seconds']:.1f} s"


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Says what is wrong between two builds; nothing if all games ended the same."""
    if one["engine"] == other["engine"]:
        return f"both engines are {one['engine']}: nothing was compared"
    pairs = enumerate(zip(one["digests"], other["digests"], strict=True))
    wrong = [number for number, (mine, theirs) in pairs if mine != theirs]
    if not wrong:
        return ""
    options = " ".join(f"{name}={value}" for name, value in options_of(wrong[0]).items())
    return f"DIFFERENT: {len(wrong)} games; the first is number {wrong[0]}, seed digests/{wrong[0]}, {options}"


def main() -> int:
    """Plays, prints and compares; returns 1 if two builds differ or could not be compared."""
    args = arguments()
    here = play(args.games, args.jobs)
    if args.json:
        print(json.dumps(here))
        return 0
    print(line(here), flush=True)
    if args.beside is None:
        return 0
    try:
        there = play_beside(args.beside, args.games, args.jobs)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"{args.beside}: {error}", file=sys.stderr)
        return 1
    print(line(there))
    wrong = difference(here, there)
    print(wrong or "identical")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
