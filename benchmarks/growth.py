"""`python -m benchmarks.growth`: speed and memory of our engine against the number of players and of modules."""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks.conditions import RESULTS, conditions, load
from benchmarks.engines.ours import Kemet
from benchmarks.modules import ALL_MODULES, NO_MODULES, Modules, module_sets, playable
from benchmarks.report import number, place_and_time, table, with_range
from benchmarks.summary import spread
from benchmarks.worker import Bench
from kemet.cli.bench import middle_position
from kemet.engine import COMPILED, Game, Options, make_rules
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded

PLAYERS = (2, 3, 4, 5)
# Memory is measured with so many games of their own, then so many copies of them, then the copies played on.
OWN_GAMES = 5_000
COPIES = 100_000
PLAYED_ON = 20
STATM = Path("/proc/self/statm")
HEAD = [
    "players",
    "modules",
    "decisions/s (min–max)",
    "real ones/s (min–max)",
    "decisions/game",
    "a game, bytes",
    "a copy, bytes",
    "a copy played on, bytes",
]

# Number of players, and modules.
Case = tuple[int, Modules]
Numbers = dict[str, Any]


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.growth", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="slices of each row (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="length of a slice (default 1)")
    parser.add_argument("--copies", type=int, default=COPIES, metavar="N", help=f"copies kept in memory (default {COPIES})")
    parser.add_argument("--out", type=Path, default=RESULTS, metavar="DIR", help="where the results go")
    args = parser.parse_args()
    if args.rounds < 1 or not args.seconds > 0 or args.copies < 1:
        parser.error("--rounds and --copies are 1 or more, --seconds is above 0")
    return args


def cases() -> list[Case]:
    """Lists what is measured: no modules and all of them for every number of players, each alone for two."""
    found = [(players, modules) for modules in (NO_MODULES, ALL_MODULES) for players in PLAYERS]
    found += [(PLAYERS[0], modules) for modules in module_sets()]
    return [case for case in dict.fromkeys(found) if playable(options_of(case))]


def options_of(case: Case) -> Options:
    """Returns the options of *case*."""
    players, modules = case
    return Options(players, modules=list(modules))


def speeds(rounds: int, seconds: float) -> list[Numbers]:
    """Plays all cases in turn, slice after slice; returns the speed of each."""
    benches = [Bench(Kemet(*case)) for case in cases()]
    samples: list[list[dict[str, float]]] = [[] for _ in benches]
    for round in range(rounds):
        print(f"speed: round {round + 1} of {rounds}", file=sys.stderr, flush=True)
        for bench, found in zip(benches, samples, strict=True):
            found.append(bench.run("play", seconds))
    return [speed(found, bench.lengths) for found, bench in zip(samples, benches, strict=True)]


def speed(samples: list[dict[str, float]], lengths: list[int]) -> Numbers:
    """Returns decisions per second, all and real ones, and the mean length of games, from the slices of one case."""
    games = len(lengths) + sum(sample["games"] for sample in samples)
    return {
        "decisions_per_second": spread([sample["decisions"] / sample["seconds"] for sample in samples]),
        "real_decisions_per_second": spread([sample["real"] / sample["seconds"] for sample in samples]),
        "decisions_per_game": (sum(lengths) + sum(sample["finished"] for sample in samples)) / games,
    }


def resident() -> int:
    """Returns the resident memory of this process in bytes."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def memory(case: Case, copies: int) -> Numbers:
    """Returns the bytes of one game in the middle of play: on its own; as a copy; as a copy that was played on."""
    rules = make_rules(options_of(case))
    own: list[Game | None] = [None] * OWN_GAMES
    made: list[Game | None] = [None] * copies
    gc.collect()
    begin = resident()
    for k in range(OWN_GAMES):
        own[k] = middle_position(rules, f"growth/{k}")
    positions = [game for game in own if game is not None]
    played = resident()
    for k in range(copies):
        made[k] = positions[k % OWN_GAMES].copy()
    copied = resident()
    rng = seeded("growth/on")
    for game in made:
        if game is not None:
            play_randomly(game, rng, PLAYED_ON, Tally())
    return {
        "own_bytes": (played - begin) / OWN_GAMES,
        "copy_bytes": (copied - played) / copies,
        "played_on_bytes": (resident() - played) / copies,
    }


def memories(copies: int) -> list[Numbers | None]:
    """Measures the memory of each case in a fresh process; None where the system does not tell."""
    if not STATM.exists():
        print(f"no memory: there is no {STATM} here", file=sys.stderr)
        return [None for _ in cases()]
    found: list[Numbers | None] = []
    for case in cases():
        print(f"memory: {case[0]} players {', '.join(case[1])}", file=sys.stderr, flush=True)
        with get_context("spawn").Pool(1) as pool:
            found.append(pool.apply(memory, (case, copies)))
    return found


def modules_text(modules: list[str]) -> str:
    """Returns the cell for *modules*."""
    if len(modules) > 1 and len(modules) == len(ALL_MODULES):
        return f"all {len(modules)}"
    return ", ".join(modules) or "none (base)"


def row(case: Numbers) -> list[str]:
    """Returns the cells of one case."""
    held = case["memory"]
    names = ("own_bytes", "copy_bytes", "played_on_bytes")
    return [
        str(case["players"]),
        modules_text(case["modules"]),
        with_range(case["decisions_per_second"]),
        with_range(case["real_decisions_per_second"]),
        number(case["decisions_per_game"]),
        *("n/a" if held is None else number(held[name]) for name in names),
    ]


def growth_lines(report: Numbers) -> list[str]:
    """Returns the lines of the table with what belongs to it."""
    about = (
        f"{place_and_time(report['conditions'])} {report['rounds']} rounds of {report['seconds']:g} s for each row in turn. "
        f"Memory is the growth of the resident memory of a process: by {report['own_games']:,} games of their own, each "
        f"played to its middle; by {report['copies']:,} copies of them; and when each copy has been played on for "
        f"{report['played_on']} decisions."
    )
    none = [] if report["module_names"] else ["", "There are no modules yet: all rows are the base game."]
    return [about, "", *table(HEAD, [row(case) for case in report["cases"]]), *none]


def main() -> int:
    """Measures, writes growth.json and growth.md, and prints the table; returns 2 if the engine is interpreted."""
    args = arguments()
    if not COMPILED:
        print(f"the kemet of {sys.executable} is interpreted; growth is measured on the compiled one", file=sys.stderr)
        return 2
    before = load()
    found = zip(cases(), speeds(args.rounds, args.seconds), memories(args.copies), strict=True)
    rows = [{"players": case[0], "modules": list(case[1]), **fast, "memory": held} for case, fast, held in found]
    report = {
        "conditions": conditions(before),
        "rounds": args.rounds,
        "seconds": args.seconds,
        "own_games": OWN_GAMES,
        "copies": args.copies,
        "played_on": PLAYED_ON,
        "module_names": list(ALL_MODULES),
        "cases": rows,
    }
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "growth.json").write_text(json.dumps(report, indent=1) + "\n")
    text = "\n".join(["# Growth", "", *growth_lines(report)]) + "\n"
    (args.out / "growth.md").write_text(text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
