"""The tables that `kemet arena` prints, and the same as Markdown for the published ladder."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console

from kemet.cli.simulate_output import new_table

HEAD = ["bot", "won", "share (95 %)", "rating", "ms"]
TABLE_HEAD = ["who sat together", "games", "share (95 %)"]
CAMP_HEAD = ["camp", "played by", "against", "won", "share (95 %)"]
CAMPS = ["Seth", "community"]


def print_report(out: Console, report: dict[str, Any]) -> None:
    """Prints the report of an arena."""
    out.print(headline(report), markup=False, soft_wrap=True)
    out.print(conditions(report), markup=False, soft_wrap=True)
    if not report["finished"]:
        return
    out.print()
    table = new_table("", *HEAD)
    table.columns[0].no_wrap = False
    table.columns[0].overflow = "fold"
    for row in bot_rows(report):
        table.add_row(*row)
    out.print(table)
    out.print(legend(report), markup=False, soft_wrap=True)
    if len(report["tables"]) > 1:
        out.print()
        out.print(_tables(report))
    if report["camps"]:
        out.print()
        out.print(_camps(report))


def tell_faults(found: dict[str, Any]) -> int:
    """Names every game that broke down; returns the exit code."""
    for fault in found["faults"]:
        bots = ", ".join(fault["bots"])
        print(f"kemet: game {fault['game']} (seed {fault['seed']}, {bots}) broke down {fault['fault']}", file=sys.stderr)
    return 1 if found["faults"] else 0


def headline(report: dict[str, Any]) -> str:
    """Returns how many games were played, and how long they were."""
    return (
        f"{report['finished']} of {report['games']} games finished, {report['options']['players']} players, "
        f"{report['rounds']:.1f} rounds on average"
    )


def conditions(report: dict[str, Any]) -> str:
    """Returns under which rules and with which seed."""
    chosen = ", ".join(f"{name} {value}" for name, value in report["options"].items() if value and name != "players")
    engine = "compiled" if report["compiled"] else "interpreted"
    return f"{chosen}, seed {report['seed']}, rules version {report['rules']}, {engine}"


def bot_rows(report: dict[str, Any]) -> list[list[str]]:
    """Returns the cells of each bot, the strongest first."""
    rows = sorted(report["bots"].items(), key=lambda item: -item[1]["rating"]["mu"])
    return [_cells(name, row) for name, row in rows]


def legend(report: dict[str, Any]) -> str:
    """Returns what the columns mean that do not say it themselves."""
    chance = percent(report["fair"])
    return f"share: of its seats or camps, by chance {chance}; rating: OpenSkill, from 25; ms: mean thought for a decision"


def _cells(name: str, row: dict[str, Any]) -> list[str]:
    rating = row["rating"]
    return [
        name,
        f"{row['wins']} of {row['games']}",
        f"{percent(row['share'])} ({interval(row)})",
        f"{rating['mu']:.1f} ± {rating['high'] - rating['mu']:.1f}",
        f"{1000 * row['thinking']['mean']:.1f}",
    ]


def _tables(report: dict[str, Any]) -> Any:
    table = new_table("", *TABLE_HEAD)
    for row in table_rows(report, "\n"):
        table.add_row(*row)
    return table


def _camps(report: dict[str, Any]) -> Any:
    table = new_table("", *CAMP_HEAD)
    for column in table.columns[1:3]:
        column.no_wrap = False
        column.overflow = "fold"
    for row in camp_rows(report):
        table.add_row(*row)
    return table


def camp_rows(report: dict[str, Any]) -> list[list[str]]:
    """Returns how each camp fared in the hands of each bot."""
    return [
        [
            CAMPS[min(row["camp"], 1)],
            row["bot"],
            row["against"],
            f"{row['wins']} of {row['games']}",
            f"{percent(row['share'])} ({interval(row)})",
        ]
        for row in report["camps"]
    ]


def table_rows(report: dict[str, Any], newline: str) -> list[list[str]]:
    """Returns, for each set of bots that played together, who they are, their games, and what each won."""
    rows = []
    for table in report["tables"]:
        shares = [f"{percent(row['share'])} ({interval(row)})" for row in table["wins"].values()]
        rows.append([newline.join(table["wins"]), str(table["games"]), newline.join(shares)])
    return rows


def interval(row: dict[str, Any]) -> str:
    """Returns an interval of shares."""
    return f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"


def percent(part: float) -> str:
    """Returns a share in percent."""
    return f"{100 * part:.1f} %"
