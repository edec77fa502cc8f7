"""The command: reads the plan, plays what is left of it, and shows what came of it."""

from __future__ import annotations

import argparse
from typing import Any

from kemet.cli.arena.ladder import run_ladder
from kemet.cli.arena.output import print_report, tell_faults
from kemet.cli.arena.plan import ArenaPlan, check_bots
from kemet.cli.arena.playing import play
from kemet.cli.arena.results import report
from kemet.cli.common import (
    Commands,
    UserError,
    add_command,
    add_game_arguments,
    checked_bots,
    console,
    game_options,
    need,
    need_plots,
    seed_text,
    whole,
    write_json,
)
from kemet.cli.workers import add_hands, hands

GAMES = 100


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "arena",
        "Compare bots: rotated seats, shared seeds, intervals, ratings. Exit code 1 if a game breaks down.",
        [
            "kemet arena --bots greedy,random --games 200 --jobs 2",
            "kemet arena --players 4 --bots search:seconds=1,greedy,greedy,greedy",
            "kemet arena --bots greedy,search:iterations=30,search:iterations=100 --plot arena.svg --state arena.jsonl",
            "kemet arena --ladder benchmarks/ladder.toml --results benchmarks/results --jobs 2",
        ],
        run,
    )
    add_game_arguments(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help="bots to compare; more than there are seats play all sets that can sit together, fewer are repeated",
    )
    parser.add_argument(
        "--against", metavar="BOT", help="of more bots than there are seats, only sets with this one of them play"
    )
    parser.add_argument(
        "--games",
        type=whole(1),
        metavar="N",
        help=f"games of each set of bots, at least: every seed is played in every rotation (default {GAMES})",
    )
    parser.add_argument("--seed", type=seed_text, default="1", help="the same seed gives the same deals (default 1)")
    add_hands(parser)
    parser.add_argument(
        "--state", metavar="FILE", help="keep each game here as it ends; run again, the arena goes on from it"
    )
    parser.add_argument("--json", metavar="FILE", help="write the results as JSON, '-' for standard output without tables")
    parser.add_argument("--plot", metavar="FILE", help="draw ratings, and strength against thinking time (.svg, .png, .pdf)")
    parser.add_argument("--ladder", metavar="FILE", help="play the plans of this file; --games changes their sizes")
    parser.add_argument("--results", metavar="DIR", help="with --ladder: write tables, numbers and plots into this folder")


def run(args: argparse.Namespace) -> int:
    """Plays and prints; returns 1 if a game broke down, else 0."""
    need("openskill", "arena", "rating bots")
    if args.ladder is not None:
        for name in ("bots", "against", "json", "plot"):
            if getattr(args, name) is not None:
                raise UserError(f"--{name} does not go with --ladder")
        return run_ladder(args.ladder, args.results, args.games, hands(args), args.state)
    plan = plan_of(args)
    if args.plot is not None:
        need_plots("--plot")
        from kemet.cli.arena.plot import check_format

        check_format(args.plot)
    found = report(plan, play(plan, hands(args), args.state))
    show(found, args.json, args.plot)
    return tell_faults(found)


def plan_of(args: argparse.Namespace) -> ArenaPlan:
    """Returns the plan in the arguments; raises `UserError` for one that cannot be."""
    if args.results is not None:
        raise UserError("--results goes with --ladder only; use --json and --plot")
    if args.bots is None:
        raise UserError("--bots: which bots? for example --bots greedy,random")
    options = game_options(args)
    bots = checked_bots(args.bots)
    check_bots(bots, options.players, args.against)
    return ArenaPlan(dict(options.items()), bots, args.games or GAMES, args.seed, args.against)


def show(found: dict[str, Any], json_path: str | None, plot_path: str | None) -> None:
    """Prints the tables, and writes what was asked for."""
    if json_path != "-":
        print_report(console(), found)
    if json_path is not None:
        write_json(json_path, found)
    if plot_path is not None:
        from kemet.cli.arena.plot import write_plot

        write_plot(found, plot_path)
