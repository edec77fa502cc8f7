"""`kemet simulate`: many games between bots, and what they have in common."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kemet.cli.common import (
    Commands,
    add_command,
    add_game_arguments,
    bot_names,
    console,
    game_options,
    make_folder,
    need_plots,
    progress_bar,
    seed_text,
    whole,
    write_json,
    write_text,
)
from kemet.cli.games import Plan
from kemet.cli.simulate_output import print_summary
from kemet.cli.summary import Summary
from kemet.cli.voice import spoken
from kemet.cli.workers import add_hands, hands, play_all
from kemet.locale import texts
from kemet.report.chronicle import Chronicle


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "simulate",
        "Play many games between bots and sum them up. Exit code 1 if a game breaks down.",
        [
            "kemet simulate --players 4 --games 200 --bots greedy,random",
            "kemet simulate --games 1000 --jobs 8 --json summary.json",
            "kemet simulate --players 4 --bots greedy --games 300 --report games.html",
            "kemet simulate --learning --cities random --records games/",
        ],
        run,
    )
    add_game_arguments(parser)
    parser.add_argument("--games", type=whole(1), default=100, metavar="N", help="number of games (default 100)")
    parser.add_argument("--bots", default="random", metavar="A,B", help="bots by seat, repeated as needed (default random)")
    parser.add_argument("--seed", type=seed_text, default="1", help="the same seed gives the same games (default 1)")
    add_hands(parser)
    parser.add_argument("--json", metavar="FILE", help="write the summary as JSON, '-' for standard output without tables")
    parser.add_argument("--report", metavar="FILE", help="write a page of plots and tables that stands for itself (.html)")
    parser.add_argument("--records", metavar="DIR", help="write the record of each game into this folder")


def run(args: argparse.Namespace) -> int:
    """Plays and prints; returns 1 if a game broke down, else 0."""
    options = game_options(args)
    bots = bot_names(args.bots, options.players)
    plan = Plan(dict(options.items()), bots, args.seed, args.records is not None, args.report is not None)
    if args.report is not None:
        need_plots("--report")
    if args.records is not None:
        make_folder("--records", args.records)
    summary = Summary(plan)
    chronicles: list[Chronicle] = []
    with progress_bar() as bar:
        task = bar.add_task("games", total=args.games)
        for played in play_all(plan, args.games, hands(args)):
            if args.records is not None:
                write_text(str(Path(args.records) / f"game-{played.number:05}.kemet"), played.record)
            summary.add(played)
            if played.chronicle is not None:
                chronicles.append(played.chronicle)
            bar.advance(task)
    report = summary.report()
    if args.json != "-":
        print_summary(console(), report)
    if args.json is not None:
        write_json(args.json, report)
    if args.report is not None:
        from kemet.report.page import page

        write_text(args.report, page(report, chronicles, texts(spoken().language)))
    for game in summary.faults:
        print(f"kemet: game {game.number} (seed {game.seed}) broke down {game.fault}", file=sys.stderr)
    return 1 if summary.faults else 0
