"""`kemet bench`: how fast the engine is here."""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from kemet.cli.baseline import (
    compare,
    comparison,
    count_here,
    environment,
    make_baseline,
    print_comparison,
    print_counts,
    read_baseline,
)
from kemet.cli.common import Commands, UserError, add_command, console, progress_bar, write_json
from kemet.engine import COMPILED, Game, Options, Rules, make_rules, start_with
from kemet.engine.edition import EDITIONS
from kemet.engine.playout import Tally, copy_often, play_randomly
from kemet.engine.registry import module_names
from kemet.engine.rng import seeded
from kemet.engine.rules import OptionError

REPEATS = 5
POSITIONS = 8
COPIES_AT_ONCE = 50
NO_LIMIT = 10**9


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "bench",
        "Measure random play and copies of games, for every number of players. Numbers are medians of several repeats. "
        "With a baseline, count instructions under valgrind instead: the same on every run, so that versions can be "
        "compared. With modules, the base game is measured in turns with them, and the last column is their share of its "
        "speed.",
        [
            "kemet bench",
            "kemet bench --seconds 5 --json bench.json",
            "kemet bench --modules ta-seti",
            "kemet bench --baseline benchmarks/baseline.json",
        ],
        run,
    )
    parser.add_argument(
        "--seconds", type=_seconds, default=1.0, metavar="S", help="time for each number of the table (default 1)"
    )
    parser.add_argument("--modules", default="", metavar="A,B", help="expansion modules to measure beside the base game")
    parser.add_argument("--json", metavar="FILE", help="write the numbers as JSON, '-' for standard output without a table")
    parser.add_argument("--baseline", metavar="FILE", help="compare instruction counts with this file; report what grew")
    parser.add_argument("--write-baseline", metavar="FILE", help="write instruction counts to this file, '-' to print it")


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no time above 0 seconds")
    return number


def run(args: argparse.Namespace) -> int:
    """Measures and prints; returns 0, whatever the numbers are."""
    if args.baseline is not None or args.write_baseline is not None:
        return _run_counts(args)
    modules = _modules(args.modules)
    rows: dict[str, dict[str, float]] = {}
    with progress_bar() as bar:
        for players in bar.track(EDITIONS[0].players(), description="players"):
            rows[str(players)] = _measure(players, modules, args.seconds)
    report = {**_heading(), "seconds": args.seconds, "modules": modules, "players": rows}
    if args.json != "-":
        _print_table(console(), report)
    if args.json is not None:
        write_json(args.json, report)
    return 0


def _modules(text: str) -> list[str]:
    try:
        return module_names(text.replace(",", " ").split())
    except OptionError as error:
        raise UserError(f"--modules: {error}") from error


def _measure(players: int, modules: list[str], seconds: float) -> dict[str, float]:
    """Returns the numbers of the game with *modules*; where there are any, also their share of the base game's speed,
    measured in turns with it."""
    rules = make_rules(Options(players, modules=modules))
    if not modules:
        return {**play_speed([rules], seconds)[0], **copy_speed(rules, seconds)}
    with_modules, base = play_speed([rules, make_rules(Options(players))], seconds)
    share = with_modules["decisions_per_second"] / base["decisions_per_second"]
    return {**with_modules, **copy_speed(rules, seconds), "share_of_base": share}


def _heading() -> dict[str, Any]:
    """Returns what every report begins with."""
    return {**environment(), "engine": "compiled" if COMPILED else "interpreted"}


def _run_counts(args: argparse.Namespace) -> int:
    """Counts instructions, compares and writes them as *args* say; returns 0, for this is a report."""
    if args.json == args.write_baseline == "-":
        raise UserError("--json and --write-baseline cannot both go to standard output")
    baseline = None if args.baseline is None else read_baseline(args.baseline)
    counts = count_here()
    report = {**_heading(), "instructions": counts}
    out = console()
    quiet = "-" in (args.json, args.write_baseline)
    if baseline is not None:
        changes = compare(baseline, counts)
        report["comparison"] = comparison(baseline, changes)
        if not quiet:
            print_comparison(out, baseline, changes)
    elif not quiet:
        print_counts(out, counts)
    if args.write_baseline is not None:
        write_json(args.write_baseline, make_baseline(counts))
    if args.json is not None:
        write_json(args.json, report)
    return 0


@dataclass
class Run:
    """Random games played one after the other, and the time they took."""

    decisions: int
    real: int
    games: int
    time: float


def play_speed(several: list[Rules], seconds: float) -> list[dict[str, float]]:
    """Returns, for each of *several* rules measured in turns, decisions, real decisions and games per second of random play,
    and the share of forced decisions."""
    rounds = [[_play_for(rules, f"bench/{k}", seconds / REPEATS) for rules in several] for k in range(REPEATS)]
    return [_speed([turn[k] for turn in rounds]) for k in range(len(several))]


def _speed(runs: list[Run]) -> dict[str, float]:
    decisions = sum(run.decisions for run in runs)
    real = sum(run.real for run in runs)
    return {
        "decisions_per_second": median(run.decisions / run.time for run in runs),
        "real_decisions_per_second": median(run.real / run.time for run in runs),
        "games_per_second": median(run.games / run.time for run in runs),
        "forced_share": 1 - real / decisions,
    }


def _play_for(rules: Rules, seed: str, seconds: float) -> Run:
    tally = Tally()
    games = 0
    time = 0.0
    begin = perf_counter()
    while time < seconds:
        _random_game(rules, f"{seed}/{games}", NO_LIMIT, tally)
        games += 1
        time = perf_counter() - begin
    return Run(int(tally.decisions), int(tally.real), games, time)


def _random_game(rules: Rules, seed: str, limit: int, tally: Tally) -> Game:
    game = start_with(rules, seed)
    play_randomly(game, seeded(f"{seed}/play"), limit, tally)
    return game


def copy_speed(rules: Rules, seconds: float) -> dict[str, float]:
    """Returns copies per second, and the time of one copy, of positions from the middle of random games."""
    positions = [middle_position(rules, f"bench/{k}") for k in range(POSITIONS)]
    speed = median(_copies_for(positions, seconds / REPEATS) for _ in range(REPEATS))
    return {"copies_per_second": speed, "microseconds_per_copy": 1e6 / speed}


def middle_position(rules: Rules, seed: str) -> Game:
    """Returns the random game of *seed* when half of its decisions are taken."""
    tally = Tally()
    _random_game(rules, seed, NO_LIMIT, tally)
    return _random_game(rules, seed, tally.decisions // 2, Tally())


def _copies_for(positions: list[Game], seconds: float) -> float:
    """Copies all *positions* again and again for so many *seconds*; returns copies per second."""
    copies = 0
    time = 0.0
    begin = perf_counter()
    while time < seconds:
        for game in positions:
            copy_often(game, COPIES_AT_ONCE)
        copies += COPIES_AT_ONCE * len(positions)
        time = perf_counter() - begin
    return copies / time


def _print_table(out: Console, report: dict[str, Any]) -> None:
    out.print(f"kemet {report['version']}, {report['engine']} engine, Python {report['python']}, {report['machine']}")
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    columns = ["players", "decisions/s", "real/s", "forced", "games/s", "copies/s", "µs per copy"]
    for column in [*columns, "of base"] if report["modules"] else columns:
        table.add_column(column, justify="right", no_wrap=True)
    for players, row in report["players"].items():
        share = [f"{100 * row['share_of_base']:.0f} %"] if report["modules"] else []
        table.add_row(
            players,
            f"{row['decisions_per_second']:,.0f}",
            f"{row['real_decisions_per_second']:,.0f}",
            f"{100 * row['forced_share']:.0f} %",
            f"{row['games_per_second']:,.1f}",
            f"{row['copies_per_second']:,.0f}",
            f"{row['microseconds_per_copy']:.2f}",
            *share,
        )
    out.print(table)
