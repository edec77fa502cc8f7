"""The published ladder: plans in a file, results as tables, numbers and plots."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kemet.bots import BotError, make_bot
from kemet.cli.arena.output import (
    HEAD,
    TABLE_HEAD,
    bot_rows,
    conditions,
    headline,
    legend,
    print_report,
    table_rows,
    tell_faults,
)
from kemet.cli.arena.plan import ArenaPlan, check_bots
from kemet.cli.arena.playing import play
from kemet.cli.arena.results import report
from kemet.cli.common import UserError, console, make_folder, need_plots, read_text, write_json, write_text
from kemet.cli.workers import Hands
from kemet.engine import make_rules
from kemet.engine.rules import parse_options

OWN_KEYS = ("name", "title", "bots", "games", "seed", "against")


@dataclass
class Rung:
    """One plan of the ladder, with its name and title."""

    name: str
    title: str
    plan: ArenaPlan


def run_ladder(path: str, folder: str | None, games: int | None, who: Hands, state: str | None) -> int:
    """Plays all plans of the file at *path*, with as many *games* as they say or as given here; writes the results into
    *folder*. With a folder *state* what was played before is not played again. Returns 1 if a game broke down, else 0."""
    rungs = read_ladder(path, games)
    for made in (folder, state):
        if made is not None:
            make_folder("--results" if made is folder else "--state", made)
    if folder is not None:
        need_plots("--results")
    found: dict[str, dict[str, Any]] = {}
    for rung in rungs:
        kept = None if state is None else str(Path(state) / f"{rung.name}.jsonl")
        found[rung.name] = report(rung.plan, play(rung.plan, who, kept, rung.name))
        console().print(f"\n[bold]{rung.title}[/]")
        print_report(console(), found[rung.name])
    if folder is not None:
        write_results(folder, rungs, found)
    return max(tell_faults(results) for results in found.values())


def read_ladder(path: str, games: int | None) -> list[Rung]:
    """Returns the plans of the file at *path*; raises `UserError` that names what is wrong."""
    try:
        data = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"{path}: this is no TOML: {error}") from error
    plans = data.get("plan")
    if not isinstance(plans, list) or not plans:
        raise UserError(f"{path}: a ladder is a list of [[plan]] with {', '.join(OWN_KEYS)} and options of the game")
    rungs = [_rung(f"{path}: plan {k}", plan, games) for k, plan in enumerate(plans, 1)]
    names = [rung.name for rung in rungs]
    for name in names:
        if names.count(name) > 1:
            raise UserError(f"{path}: two plans are called {name!r}")
    return rungs


def _rung(place: str, data: dict[str, Any], games: int | None) -> Rung:
    for key, kind in (("name", str), ("title", str), ("bots", list), ("games", int), ("seed", str)):
        if not isinstance(data.get(key), kind):
            raise UserError(f"{place}: {key} is missing, or is not {'text' if kind is str else f'a {kind.__name__}'}")
    if not data["name"].replace("-", "").isalnum() or data["games"] < 1:
        raise UserError(f"{place}: name must be made of letters, digits and hyphens, games must be at least 1")
    items = {key: _option_text(value) for key, value in data.items() if key not in OWN_KEYS}
    try:
        options = parse_options(items)
        make_rules(options)
        for bot in data["bots"]:
            make_bot(bot, "")
        check_bots(data["bots"], options.players, data.get("against"))
    except (BotError, ValueError, UserError) as error:
        raise UserError(f"{place}: {error}") from error
    plan = ArenaPlan(dict(options.items()), data["bots"], games or data["games"], data["seed"], data.get("against"))
    return Rung(data["name"], data["title"], plan)


def _option_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def write_results(folder: str, rungs: list[Rung], found: dict[str, dict[str, Any]]) -> None:
    """Writes ladder.json, ladder.md and a plot for each plan."""
    from kemet.cli.arena.plot import write_plot

    write_json(str(Path(folder) / "ladder.json"), found)
    write_text(str(Path(folder) / "ladder.md"), markdown(rungs, found))
    for name, results in found.items():
        if results["finished"]:
            write_plot(results, str(Path(folder) / f"ladder-{name}.svg"))


def markdown(rungs: list[Rung], found: dict[str, dict[str, Any]]) -> str:
    """Returns the results as a page."""
    lines = [
        "# The ladder",
        "",
        "Written by `make ladder` from [the plans](../ladder.toml); [explained here](../../docs/bots.md#the-arena).",
    ]
    for rung in rungs:
        results = found[rung.name]
        plot = f"![Ratings of {rung.title}](ladder-{rung.name}.svg)"
        lines += ["", f"## {rung.title}", "", f"{headline(results)}; {conditions(results)}.", ""]
        lines += [*_markdown_table(HEAD, bot_rows(results)), "", f"({legend(results)})", "", plot]
        if len(results["tables"]) > 1:
            lines += ["", *_markdown_table(TABLE_HEAD, table_rows(results, "<br>"))]
    return "\n".join(lines) + "\n"


def _markdown_table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]
