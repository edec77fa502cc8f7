"""The table: numbers as Markdown."""

from __future__ import annotations

from typing import Any

HEAD = [
    "engine",
    "version",
    "decisions/s (min–max)",
    "real ones/s (min–max)",
    "games/s",
    "decisions/game",
    "forced",
    "copy, µs (min–max)",
    "decisions/s with mask and observation (min–max)",
]
NOTHING = "n/a"


def number(value: float) -> str:
    """Returns *value* with three digits that count."""
    if value >= 100:
        digits = len(str(int(value)))
        return f"{round(value, 3 - digits):,.0f}"
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def with_range(spread: dict[str, float] | None) -> str:
    """Returns a median with its range."""
    if spread is None:
        return NOTHING
    return f"**{number(spread['median'])}** ({number(spread['min'])}–{number(spread['max'])})"


def row(engine: dict[str, Any]) -> list[str]:
    """Returns the cells of one engine."""
    if "decisions_per_second" not in engine:
        return [engine["title"], engine["problem"] or NOTHING, *[NOTHING] * (len(HEAD) - 2)]
    cut = f" ({engine['problem']})" if engine["problem"] else ""
    return [
        engine["title"] + cut,
        engine["version"],
        with_range(engine["decisions_per_second"]),
        with_range(engine["real_decisions_per_second"]),
        number(engine["games_per_second"]["median"]),
        number(engine["decisions_per_game"]),
        f"{100 * engine['forced_share']:.0f} %",
        with_range(engine["copy_microseconds"]),
        with_range(engine["observing_decisions_per_second"]),
    ]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Returns the lines of a Markdown table; all columns but the first to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]


def missing(report: dict[str, Any]) -> list[str]:
    """Lists what could not be measured, with the reason."""
    return [f"- {engine['title']}: {engine['problem']}" for engine in report["engines"].values() if engine["problem"]]


def place_and_time(about: dict[str, Any]) -> str:
    """Returns when and on what something was measured."""
    load = about["load_before"]
    return (
        f"{about['date']}, {about['processor']}, {about['cores']} cores, Python {about['python']}, load before the run "
        f"{NOTHING if load is None else f'{load:.1f}'}."
    )


def how(report: dict[str, Any]) -> str:
    """Returns a paragraph on where and how this was measured."""
    return (
        f"{place_and_time(report['conditions'])} {report['rounds']} rounds of {report['seconds']:g} s for each engine "
        "in turn, half of that with mask and observation, a quarter for copies; one process and one thread at a time. "
        "Medians, in brackets the least and the greatest. A real decision has two options or more; n/a: it has no such thing."
    )


def jobs_line(jobs: dict[str, Any] | None) -> list[str]:
    """Says how several processes do."""
    if jobs is None:
        return []
    return [
        "",
        f"{jobs['jobs']} processes of {jobs['of']} at the same time: {with_range(jobs['games_per_second'])} games/s "
        f"together, {with_range(jobs['ratio_to_one'])} times one alone.",
    ]


def instruction_lines(counts: dict[str, float] | None) -> list[str]:
    """Says how many instructions things take."""
    if counts is None:
        return []
    return [
        "",
        "Instructions: " + ", ".join(f"{value:,.0f} {name.replace('_', ' ')}" for name, value in counts.items()) + ".",
    ]


def speed_lines(report: dict[str, Any]) -> list[str]:
    """Returns the lines of the table with what belongs to it."""
    lines = [how(report), "", *table(HEAD, [row(engine) for engine in report["engines"].values()])]
    lines += jobs_line(report["jobs"]) + instruction_lines(report["instructions"])
    problems = missing(report)
    return [*lines, "", "Not measured, or cut short:", "", *problems] if problems else lines


def ratio_lines(report: dict[str, Any]) -> list[str]:
    """Returns the lines of the table of ratios."""
    rows = [[label, with_range(spread)] for label, spread in report["ratios"].items()]
    return ["Ours by theirs, taken within each round.", "", *table(["what", "times (min–max)"], rows)]


def markdown(report: dict[str, Any]) -> str:
    """Returns the whole report."""
    lines = ["# Speed", "", *speed_lines(report), "", "## Ratios", "", *ratio_lines(report)]
    return "\n".join(lines) + "\n"
