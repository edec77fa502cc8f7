"""`python -m benchmarks.docs`: puts the measured numbers into docs/performance.md, between two marks."""

from __future__ import annotations

import json
import sys
from typing import Any

from benchmarks.conditions import RESULTS, ROOT
from benchmarks.growth import growth_lines
from benchmarks.report import ratio_lines, speed_lines, table

PAGE = ROOT / "docs" / "performance.md"
BASELINE = ROOT / "benchmarks" / "baseline.json"
BEGIN = "<!-- numbers: written by `python -m benchmarks.docs` -->"
END = "<!-- end of numbers -->"
WHAT = {
    "per_decision": "a decision of random play",
    "per_copy": "a copy of a game",
    "per_observed_decision": "a decision with mask and observation",
}


def read(name: str) -> dict[str, Any]:
    """Returns the results called *name*."""
    data: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text())
    return data


def instruction_table() -> list[str]:
    """Returns the lines about the committed baseline."""
    baseline = json.loads(BASELINE.read_text())
    rows = [[WHAT[name], f"{value:,.0f}"] for name, value in baseline["instructions"].items()]
    about = f"Two players, version {baseline['version']}, Python {baseline['python']}, {baseline['machine']}."
    return [about, "", *table(["what", "instructions"], rows)]


def numbers() -> str:
    """Returns the whole section."""
    speed = read("latest")
    chart = "![Decisions and copies per second, ours and the peers](../benchmarks/results/latest.svg)"
    parts = [
        ["### Beside other engines", "", *speed_lines(speed)],
        [chart],
        ["### Ratios", "", *ratio_lines(speed)],
        ["### Growth and memory", "", *growth_lines(read("growth"))],
        ["### Instructions", "", *instruction_table()],
    ]
    return "\n\n".join("\n".join(part) for part in parts)


def replaced(page: str, section: str) -> str:
    """Returns *page* with *section* between its marks; raises `ValueError` without both marks."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE}: the marks {BEGIN!r} and {END!r} must both be there")
    return f"{head}{BEGIN}\n\n{section}\n\n{END}{tail}"


def main() -> int:
    """Rewrites the page; returns 1 if results or marks are missing."""
    try:
        PAGE.write_text(replaced(PAGE.read_text(), numbers()))
    except (OSError, ValueError) as error:
        print(f"docs/performance.md was not brought up to date: {error}", file=sys.stderr)
        return 1
    print("docs/performance.md has the numbers of benchmarks/results")
    return 0


if __name__ == "__main__":
    sys.exit(main())
