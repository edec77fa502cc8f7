"""The baseline of `kemet bench`: instruction counts kept in a file, and what has grown since they were written."""

from __future__ import annotations

import json
import platform
import sys
from dataclasses import dataclass
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from kemet import __version__
from kemet.cli.common import UserError, read_text
from kemet.cli.instructions import MEASURES, CountError, instructions_per_decision
from kemet.engine import COMPILED, RULES_VERSION

FORMAT: Final = "kemet-baseline 1"
# Growth above this share of the baseline is called a regression.
TOLERANCE: Final = 0.05


@dataclass(frozen=True)
class Change:
    """One number then and now."""

    name: str
    then: float
    now: float

    @property
    def growth(self) -> float:
        """Returns the growth as a share of what it was: 0.1 for 10 % more."""
        return self.now / self.then - 1

    @property
    def regressed(self) -> bool:
        """Tells whether it grew more than is tolerated."""
        return self.now > self.then * (1 + TOLERANCE)

    @property
    def percent(self) -> str:
        """Returns the growth as text; nothing is +0.0 %, never -0.0 %."""
        return f"{round(100 * self.growth, 1) + 0.0:+.1f} %"

    @property
    def title(self) -> str:
        """Returns the name as words."""
        return self.name.replace("_", " ")


def environment() -> dict[str, Any]:
    """Returns what the counts of one engine depend on, as a baseline keeps it."""
    return {
        "version": __version__,
        "rules": RULES_VERSION,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def count_here() -> dict[str, float]:
    """Returns the instruction counts of the engine that runs here; raises `UserError` where there are none."""
    if not COMPILED:
        raise UserError("a baseline is for the compiled engine; this one is interpreted")
    try:
        return instructions_per_decision(sys.executable)
    except CountError as error:
        raise UserError(str(error)) from error


def make_baseline(counts: dict[str, float]) -> dict[str, Any]:
    """Returns *counts* with what they depend on, ready to be written."""
    rounded = {name: round(value, 2) for name, value in counts.items()}
    return {"format": FORMAT, **environment(), "instructions": rounded}


def read_baseline(path: str) -> dict[str, Any]:
    """Returns the baseline in the file at *path*; raises `UserError` if it is not one."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise UserError(f"{path}: this is no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise UserError(f"{path}: this is no baseline; a baseline has the format {FORMAT!r}")
    counts = data.get("instructions")
    for name in MEASURES:
        value = counts.get(name) if isinstance(counts, dict) else None
        if not _is_count(value):
            raise UserError(f"{path}: instructions.{name}: this must be a number above 0")
    return data


def _is_count(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 < value < float("inf")


def compare(baseline: dict[str, Any], counts: dict[str, float]) -> list[Change]:
    """Lists every number of *baseline* beside that of *counts*."""
    return [Change(name, float(baseline["instructions"][name]), counts[name]) for name in MEASURES]


def comparison(baseline: dict[str, Any], changes: list[Change]) -> dict[str, Any]:
    """Returns the comparison as data: the baseline, the growth of each number, and the names of those that regressed."""
    return {
        "baseline": baseline,
        "tolerance": TOLERANCE,
        "growth": {change.name: round(change.growth, 4) + 0.0 for change in changes},
        "regressions": [change.name for change in changes if change.regressed],
    }


def print_counts(out: Console, counts: dict[str, float]) -> None:
    """Prints the counts alone."""
    for name, value in counts.items():
        out.print(f"{value:,.1f} instructions {name.replace('_', ' ')}")


def print_comparison(out: Console, baseline: dict[str, Any], changes: list[Change]) -> None:
    """Prints each number then and now, and every regression."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("instructions", "baseline", "now", "change", ""):
        table.add_column(column, justify="left" if column in ("instructions", "") else "right", no_wrap=True)
    for change in changes:
        numbers = (f"{change.then:,.0f}", f"{change.now:,.0f}", change.percent)
        table.add_row(change.title, *numbers, "[red]REGRESSION[/red]" if change.regressed else "")
    out.print(table)
    out.print(verdict(changes))
    for name, here in environment().items():
        if name in ("python", "machine") and baseline.get(name) != here:
            out.print(f"The baseline is of {name} {baseline.get(name)}, this is {here}: counts differ for that alone.")


def verdict(changes: list[Change]) -> str:
    """Returns one line that names what regressed."""
    worse = [f"{change.title} {change.percent}" for change in changes if change.regressed]
    if not worse:
        return f"No regression over {100 * TOLERANCE:.0f} %."
    return f"Regressions over {100 * TOLERANCE:.0f} %: {', '.join(worse)}."
