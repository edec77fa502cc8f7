"""`python -m benchmarks`: measures us and the peers in the same run, and writes table, chart and JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from benchmarks.conditions import RESULTS, ROOT, conditions, load
from benchmarks.engines import SPECS, Spec
from benchmarks.report import markdown
from benchmarks.schedule import Plan, Session
from benchmarks.summary import summarize
from kemet.cli.instructions import CountError, instructions_per_decision

QUICK_ROUNDS = 2
QUICK_SECONDS = 0.2


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="slices of each engine (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="length of a slice (default 1)")
    parser.add_argument("--only", metavar="NAMES", help="engines to measure, or starts of their names, with commas between")
    parser.add_argument(
        "--quick", action="store_true", help=f"{QUICK_ROUNDS} rounds of {QUICK_SECONDS} s, to see that all runs"
    )
    parser.add_argument(
        "--interpreted",
        default=str(ROOT / ".venv" / "bin" / "python"),
        metavar="PYTHON",
        help="the Python of the environment with the interpreted kemet (default .venv/bin/python)",
    )
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes at the same time (default 2; 1: skip)")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind too (a minute)")
    parser.add_argument("--out", type=Path, default=RESULTS, metavar="DIR", help="where the results go")
    args = parser.parse_args()
    if args.rounds < 1 or not args.seconds > 0 or args.jobs < 1:
        parser.error("--rounds and --jobs are 1 or more, --seconds is above 0")
    if args.quick:
        args.rounds, args.seconds = QUICK_ROUNDS, QUICK_SECONDS
    args.specs = chosen(args.only)
    if not args.specs:
        parser.error(f"--only {args.only}: engines are {', '.join(spec.name for spec in SPECS)}")
    return args


def chosen(only: str | None) -> list[Spec]:
    """Returns the engines whose names begin with one of *only*."""
    if only is None:
        return SPECS
    starts = tuple(word.strip() for word in only.split(",") if word.strip())
    return [spec for spec in SPECS if spec.name.startswith(starts)]


def say(text: str) -> None:
    """Shows progress: on one line of a terminal, else line by line."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)


def write(report: dict[str, Any], folder: Path, name: str) -> None:
    """Writes JSON, table and chart."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(report, indent=1) + "\n")
    (folder / f"{name}.md").write_text(markdown(report))
    try:
        from benchmarks.chart import draw
    except ModuleNotFoundError as error:
        print(f"no chart: {error.name} is not installed", file=sys.stderr)
    else:
        draw(report, [folder / f"{name}.svg", folder / f"{name}.png"])


def main() -> int:
    """Measures, writes and prints; returns 1 if an engine failed; one that is not installed is only listed."""
    args = arguments()
    before = load()
    session = Session(Plan(args.specs, args.rounds, args.seconds, sys.executable, args.interpreted, args.jobs), say)
    session.run()
    report = {
        "conditions": conditions(before),
        **summarize(session),
        "instructions": None,
    }
    if args.instructions:
        say("counting instructions")
        try:
            report["instructions"] = instructions_per_decision(sys.executable)
        except CountError as error:
            print(f"no instruction counts: {error}", file=sys.stderr)
    say("")
    # A quick or partial run does not replace the results of a whole one.
    write(report, args.out, "quick" if args.quick or args.only else "latest")
    print(markdown(report))
    return int(any((measured.problem or "").startswith("failed") for measured in session.measured.values()))


if __name__ == "__main__":
    sys.exit(main())
