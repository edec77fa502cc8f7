"""`python -m benchmarks.server.scale`: what so many games would need, from what few games use here.

A worker's cost is taken to be so much for each action, and its memory so much for each game. Whether that is so is looked at:
the largest measurement is foretold from the smaller ones.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.conditions import RESULTS, conditions, load
from benchmarks.report import place_and_time, table
from benchmarks.server.load import Plan, run
from benchmarks.server.openings import PLAYERS
from kemet.engine import COMPILED
from kemet.server.serving import allow_many_files

# How many games at once, and how often somebody acts in each: at a table, and over days.
GAMES = (1_000, 10_000, 100_000)
PACES = {"live, an action every 3 s": 3.0, "over days, an action every 2 h": 7200.0}
# A worker is given games until it uses so much of a core: beyond it actions wait for each other.
FULL = 0.6
# Sockets that look at a live game; over days hardly anybody looks.
WATCHING = {3.0: PLAYERS + 1, 7200.0: 0}
# A live game in memory has sockets; one over days leaves memory after ten minutes.
STAYS = 600.0
# Processor seconds that a decision of a bot takes, by level (docs/bots.md), and how many decisions of bots come with one of a
# person at a table of three.
THINKING = {"normal": 0.0003, "hard": 0.0022, "expert": 0.0015, "master": 0.15}
BOTS_PER_ACTION = 2.0


@dataclass(frozen=True)
class Figures:
    """What one worker uses: processor seconds for an action, and while nothing happens; bytes of memory without games, and
    for a game; bytes of an update on the wire."""

    action: float
    idle: float
    empty: float
    game: float
    update: float


def line(points: list[tuple[float, float]]) -> tuple[float, float]:
    """Returns slope and height at 0 of the line that is closest to *points*."""
    number = len(points)
    mean_x, mean_y = sum(x for x, _ in points) / number, sum(y for _, y in points) / number
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    return slope, mean_y - slope * mean_x


def alone(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the measurements of one worker of the present server on SQLite, without bots, the smallest first."""
    kind = {"server": "now", "database": "SQLite", "workers": 1, "bots": 0}
    return sorted((row for row in rows if kind.items() <= row.items()), key=lambda row: int(row["games"]))


def figures(rows: list[dict[str, Any]]) -> Figures:
    """Returns what the measurements *rows* say of one worker."""
    action, idle = line([(row["actions_per_second"], row["server_cpu"]) for row in rows])
    game, empty = line([(row["games"], row["server_megabytes"] * 2**20) for row in rows])
    update = sum(row["deflated_bytes_per_update"] for row in rows) / len(rows)
    return Figures(action, max(0.0, idle), empty, game, update)


def foretold(one: Figures, row: dict[str, Any]) -> tuple[float, float]:
    """Returns cores and megabytes that the model expects for a measurement."""
    return one.idle + one.action * row["actions_per_second"], (one.empty + one.game * row["games"]) / 2**20


def needs(one: Figures, games: int, pace: float) -> dict[str, float]:
    """Returns what *games* at once need in which somebody acts every *pace* seconds."""
    actions = games / pace
    in_memory = games if WATCHING[pace] else min(games, actions * STAYS)
    workers = max(1.0, -(-actions * one.action // (FULL - one.idle)))
    return {
        "actions": actions,
        "workers": workers,
        "memory": workers * one.empty + in_memory * one.game,
        "wire": actions * WATCHING[pace] * one.update,
        "rows": actions,
    }


def check(rows: list[dict[str, Any]]) -> list[str]:
    """Returns how well the largest measurement is foretold from the others."""
    one = figures(rows[:-1])
    last = rows[-1]
    cores, memory = foretold(one, last)
    return [
        f"Foretold from the others for {last['games']} games: {cores:.2f} cores (measured {last['server_cpu']:.2f}), "
        f"{memory:.0f} MB (measured {last['server_megabytes']}).",
    ]


def report(result: dict[str, Any]) -> str:
    """Returns the page."""
    rows: list[dict[str, Any]] = result["rows"]
    one = figures(rows)
    head = ["games", "sockets", "actions/s", "cores used", "server, MB"]
    keys = ["games", "sockets", "actions_per_second", "server_cpu", "server_megabytes"]
    lines = ["# What many games need", "", place_and_time(result["conditions"]), ""]
    lines += [
        f"Measured: one worker, SQLite, engine {result['engine']}, somebody acts about every {rows[0]['pace']:g} s.",
        "",
    ]
    lines += [*table(head, [[str(row[key]) for key in keys] for row in rows]), "", *check(rows), ""]
    lines += [
        f"One worker: {one.action * 1000:.2f} ms of a core for each action, {one.idle:.3f} cores while nothing happens, "
        f"{one.empty / 2**20:.0f} MB without games, {one.game / 1000:.0f} kB for a game with {PLAYERS + 1} sockets, "
        f"{one.update:.0f} bytes for an update.",
        "",
    ]
    found = []
    for name, pace in PACES.items():
        for games in GAMES:
            need = needs(one, games, pace)
            found.append([
                name, f"{games:,}", f"{need['actions']:,.1f}", f"{need['workers']:,.0f}", f"{need['memory'] / 2**30:,.1f}",
                f"{need['wire'] * 8 / 1e6:,.1f}", f"{need['rows']:,.1f}",
            ])  # fmt: skip
    lines += [*table(["kind", "games", "actions/s", "workers", "memory, GB", "out, Mbit/s", "commits' rows/s"], found), ""]
    live = 1000 / 3.0 * BOTS_PER_ACTION
    bots = [[name, f"{seconds * 1000:g}", f"{live * seconds:,.1f}"] for name, seconds in THINKING.items()]
    lines += ["Cores of bots for 1,000 live games of one person against two:", "", *table(["level", "ms", "cores"], bots), ""]
    return "\n".join(lines)


def main() -> None:
    """Measures, and writes what follows from it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.scale", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[10, 20, 40, 80], metavar="N")
    parser.add_argument("--seconds", type=float, default=15.0, metavar="S")
    parser.add_argument("--pace", type=float, default=1.0, metavar="S", help="seconds between actions of a game")
    parser.add_argument(
        "--of", type=Path, metavar="FILE", help="measurements of benchmarks.server.load, in place of new ones"
    )
    args = parser.parse_args()
    if args.of is not None:
        result = json.loads(args.of.read_text(encoding="utf-8"))
        result["rows"] = alone(result["rows"])
    else:
        allow_many_files()
        before = load()
        rows = [run(Plan(games, args.seconds, args.pace)) for games in args.games]
        result = {"conditions": conditions(before), "engine": "compiled" if COMPILED else "interpreted", "rows": rows}
    text = report(result)
    (RESULTS / "scale.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
