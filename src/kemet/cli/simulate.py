"""`kemet simulate`: many games between bots, and what they have in common."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from kemet.cli.common import (
    Commands,
    UserError,
    add_command,
    add_game_arguments,
    bot_names,
    console,
    game_options,
    progress_bar,
    seed_text,
    whole,
    write_json,
    write_text,
)
from kemet.cli.games import Plan, Played, play_games
from kemet.cli.summary import Summary
from kemet.cli.tables import print_summary

# Games handed to a worker at once: random ones are quick, others are not.
CHUNK = 20


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "simulate",
        "Play many games between bots and sum them up. Exit code 1 if a game breaks down.",
        [
            "kemet simulate --players 4 --games 200 --bots sensible,random",
            "kemet simulate --games 1000 --jobs 8 --json summary.json",
            "kemet simulate --learning --cities random --records games/",
        ],
        run,
    )
    add_game_arguments(parser)
    parser.add_argument("--games", type=whole(1), default=100, metavar="N", help="number of games (default 100)")
    parser.add_argument("--bots", default="random", metavar="A,B", help="bots by seat, repeated as needed (default random)")
    parser.add_argument("--seed", type=seed_text, default="1", help="the same seed gives the same games (default 1)")
    parser.add_argument(
        "--jobs", type=whole(1), default=1, metavar="N", help="processes; results do not depend on it (default 1)"
    )
    parser.add_argument("--json", metavar="FILE", help="write the summary as JSON, '-' for standard output without tables")
    parser.add_argument("--records", metavar="DIR", help="write the record of each game into this folder")


def run(args: argparse.Namespace) -> int:
    """Plays and prints; returns 1 if a game broke down, else 0."""
    options = game_options(args)
    plan = Plan(dict(options.items()), bot_names(args.bots, options.players), args.seed, args.records is not None)
    if args.records is not None:
        _make_folder(args.records)
    summary = Summary(plan)
    with progress_bar() as bar:
        task = bar.add_task("games", total=args.games)
        for played in _results(plan, args.games, args.jobs):
            if args.records is not None:
                write_text(str(Path(args.records) / f"game-{played.number:05}.kemet"), played.record)
            summary.add(played)
            bar.advance(task)
    report = summary.report()
    if args.json != "-":
        print_summary(console(), report)
    if args.json is not None:
        write_json(args.json, report)
    for game in summary.faults:
        print(f"kemet: game {game.number} (seed {game.seed}) broke down {game.fault}", file=sys.stderr)
    return 1 if summary.faults else 0


def _make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"--records: {path}: cannot be made: {error.strerror}") from error


def _results(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """Yields what came of games 1 to *games*, in this order."""
    size = CHUNK if set(plan.bots) == {"random"} else 1
    chunks = [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]
    if jobs == 1:
        for chunk in chunks:
            yield from play_games(plan, chunk)
        return
    try:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            # Workers inherit that they ignore Ctrl-C, so that it interrupts them in a game only (see `_work`).
            before = signal.signal(signal.SIGINT, signal.SIG_IGN)
            try:
                done = pool.map(_work, repeat(plan), chunks)
            finally:
                signal.signal(signal.SIGINT, before)
            for results in done:
                yield from results
    except BrokenProcessPool as error:
        raise UserError("a worker process ended before its time, perhaps for lack of memory; try fewer --jobs") from error


def _work(plan: Plan, numbers: range) -> list[Played]:
    """Plays games in a worker. Ctrl-C here ends up as the result, and so without a traceback of the worker's own."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return play_games(plan, numbers)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
