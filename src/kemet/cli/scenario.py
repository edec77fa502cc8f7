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
        ["kemet scenario tests/scenarios/base/battle/x1_battle.toml", "kemet scenario tests/scenarios/*/*/*.toml"],
        run,
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario in TOML, see docs/scenarios.md")


def run(args: argparse.Namespace) -> int:
    """Runs every file; returns 0 if all hold."""
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
