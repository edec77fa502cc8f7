"""The tables that `kemet simulate` prints."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from kemet.cli.voice import name, say

BAR_WIDTH = 40


def print_summary(out: Console, report: dict[str, Any]) -> None:
    """Prints the report of `Summary` as tables."""
    _print_head(out, report)
    if not report["finished"]:
        return
    wins = report["wins"]
    three = [_wins(say(f"simulate-by-{kind}"), wins[kind]) for kind in ("seat", "place", "bot")]
    for table in (_rounds(report["rounds"]), _vp(report["vp"])):
        out.print(table)
        out.print()
    out.print(say("simulate-wins"), style="bold")
    out.print(Columns(three, padding=(0, 4)))
    out.print()
    out.print(_tiles(report["tiles"], len(report["bots"])))


def _print_head(out: Console, report: dict[str, Any]) -> None:
    options = report["options"]
    bots = ", ".join(report["bots"])
    games = {"finished": report["finished"], "games": report["games"]}
    out.print(say("simulate-head", players=options["players"], bots=bots, **games), markup=False)
    chosen = ", ".join(f"{name} {value}" for name, value in options.items() if value and name != "players")
    out.print(say("simulate-options", options=chosen, seed=report["seed"], rules=report["rules"]), markup=False)
    decisions = report["decisions"]
    out.print(say("simulate-decisions", all=f"{decisions['all']:.1f}", real=f"{decisions['real']:.1f}"))
    out.print()


def new_table(title: str, *columns: str) -> Table:
    """Returns an empty table; all columns but the first are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for k, column in enumerate(columns):
        table.add_column(column, justify="right" if k else "left", no_wrap=True)
    return table


def _rounds(rounds: dict[str, Any]) -> Table:
    title = say("simulate-rounds", mean=f"{rounds['mean']:.1f}", least=rounds["min"], most=rounds["max"])
    table = new_table(title, say("report-rounds"), say("report-games"))
    table.add_column("")
    most = max(rounds["games"].values())
    for number, games in rounds["games"].items():
        table.add_row(number, str(games), "█" * round(BAR_WIDTH * games / most))
    return table


def _vp(sources: dict[str, dict[str, float]]) -> Table:
    table = new_table(say("simulate-vp"), say("report-source"), say("report-players"), say("report-winners"))
    for source, means in sources.items():
        table.add_row(name("vp", source), f"{means['players']:.2f}", f"{means['winners']:.2f}")
    return table


def _wins(title: str, rows: dict[str, dict[str, float]]) -> Table:
    table = new_table(title, "", say("simulate-wins-column"), say("report-share"))
    for who, row in rows.items():
        table.add_row(who, str(row["wins"]), _percent(row["share"]))
    return table


def _tiles(tiles: dict[str, dict[str, float]], seats: int) -> Table:
    """Returns the tiles, most bought first; an owner no better than others wins one game in *seats*."""
    columns = (say("report-tile"), say("simulate-bought"), say("report-in-games"), say("simulate-owners-won"))
    table = new_table(say("simulate-tiles", share=_percent(1 / seats)), *columns)
    for tile, row in sorted(tiles.items(), key=lambda item: -item[1]["bought"]):
        won = _percent(row["won"]) if row["bought"] else "-"
        table.add_row(name("tile", tile), str(row["bought"]), _percent(row["games"]), won)
    return table


def _percent(part: float) -> str:
    return f"{100 * part:.0f} %"
