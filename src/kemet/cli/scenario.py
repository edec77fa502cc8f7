"""`kemet scenario`: runs scenario files."""

from __future__ import annotations

import argparse
import sys

from kemet.cli.common import Commands, UserError, add_command, read_text
from kemet.engine.scenario import read_scenario, run_scenario


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "scenario",
        "Run scenario files: positions, moves, and what must hold. Exit code 2 if a file is bad or an expectation fails.",
        [
            "kemet scenario tests/scenarios/base/battle/x1_battle.toml",
            "kemet scenario tests/scenarios/*/*/*.toml",
            "kemet scenario --link tests/scenarios/base/battle/x1_battle.toml",
        ],
        run,
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario in TOML, see docs/scenarios.md")
    parser.add_argument(
        "--link", action="store_true", help="print for each the end of an address of the static page, where it is played"
    )


def run(args: argparse.Namespace) -> int:
    """Runs every file, or prints links to them; returns 0 if all hold."""
    if args.link:
        for path in args.files:
            print(_link(path))
        return 0
    failed = 0
    for path in args.files:
        try:
            print(f"ok      {path}: {_hold(path)}")
        except UserError as error:
            failed += 1
            sys.stdout.flush()
            print(f"failed  {error}", file=sys.stderr)
    print(f"{len(args.files) - failed} of {len(args.files)} scenarios hold")
    return 2 if failed else 0


def _link(path: str) -> str:
    """Returns what stands behind the address of the static page for the position of the scenario at *path*."""
    try:
        from kemet.page.links import packed, scenario_link
    except ImportError as error:
        raise UserError("links take the extra 'server': pip install kemet[server]") from error
    try:
        return f"#/link/{packed(scenario_link(read_text(path)))}"
    except (ValueError, RecursionError) as error:
        raise UserError(f"{path}: {error}") from error


def _hold(path: str) -> str:
    """Returns the title of the scenario at *path* if it holds; raises `UserError` if not."""
    text = read_text(path)
    title = ""
    try:
        scenario = read_scenario(text)
        title = f"{scenario.title}: "
        run_scenario(scenario)
    except (ValueError, RecursionError) as error:
        raise UserError(f"{path}: {title}{error}") from error
    return scenario.title
