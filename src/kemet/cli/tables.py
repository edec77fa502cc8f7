"""The tables that `kemet simulate` prints."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table

BAR_WIDTH = 40
SOURCE_NOTES = {
    "total": "all together",
    "battle": "permanent",
    "tile": "permanent",
    "sphinx": "permanent",
    "temples": "permanent, for two temples",
    "sanctuary": "permanent",
    "ta-seti": "permanent, from the end of the path",
    "dagger": "won or lost with the Double-edged Dagger",
    "temples-held": "temporary, temples held",
    "great-pyramids": "temporary, level-4 pyramids",
}


def print_summary(out: Console, report: dict[str, Any]) -> None:
    """Prints the report of `Summary` as tables."""
    _print_head(out, report)
    if not report["finished"]:
        return
    wins = report["wins"]
    three = [_wins("By seat", wins["seat"]), _wins("By place", wins["place"]), _wins("By bot", wins["bot"])]
    for table in (_rounds(report["rounds"]), _vp(report["vp"])):
        out.print(table)
        out.print()
    out.print("[bold]Wins[/] (place: in the turn order of round 1)")
    out.print(Columns(three, padding=(0, 4)))
    out.print()
    out.print(_tiles(report["tiles"], len(report["bots"])))


def _print_head(out: Console, report: dict[str, Any]) -> None:
    options = report["options"]
    out.print(
        f"{report['finished']} of {report['games']} games finished, {options['players']} players: {', '.join(report['bots'])}"
    )
    chosen = ", ".join(f"{name} {value}" for name, value in options.items() if value and name != "players")
    out.print(f"{chosen}, seed {report['seed']}, rules version {report['rules']}", markup=False)
    decisions = report["decisions"]
    out.print(f"decisions per game: {decisions['all']:.1f}, of them real (two or more options): {decisions['real']:.1f}")
    out.print()


def _table(title: str, *columns: str) -> Table:
    """Returns an empty table; all columns but the first are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for k, column in enumerate(columns):
        table.add_column(column, justify="right" if k else "left", no_wrap=True)
    return table


def _rounds(rounds: dict[str, Any]) -> Table:
    title = f"Rounds: mean {rounds['mean']:.1f}, min {rounds['min']}, max {rounds['max']}"
    table = _table(title, "rounds", "games")
    table.add_column("")
    most = max(rounds["games"].values())
    for number, games in rounds["games"].items():
        table.add_row(number, str(games), "█" * round(BAR_WIDTH * games / most))
    return table


def _vp(sources: dict[str, dict[str, float]]) -> Table:
    table = _table("Victory points at the end, mean", "source", "players", "winners")
    table.add_column("")
    for source, means in sources.items():
        table.add_row(source, f"{means['players']:.2f}", f"{means['winners']:.2f}", SOURCE_NOTES.get(source, ""))
    return table


def _wins(title: str, rows: dict[str, dict[str, float]]) -> Table:
    table = _table(title, "", "wins", "share")
    for name, row in rows.items():
        table.add_row(name, str(row["wins"]), _percent(row["share"]))
    return table


def _tiles(tiles: dict[str, dict[str, float]], seats: int) -> Table:
    """Returns the tiles, most bought first; an owner no better than others wins one game in *seats*."""
    table = _table(f"Tiles (by chance an owner wins {_percent(1 / seats)})", "tile", "bought", "in games", "owners won")
    for name, row in sorted(tiles.items(), key=lambda item: -item[1]["bought"]):
        won = _percent(row["won"]) if row["bought"] else "-"
        table.add_row(name, str(row["bought"]), _percent(row["games"]), won)
    return table


def _percent(part: float) -> str:
    return f"{100 * part:.0f} %"
