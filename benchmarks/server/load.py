"""`python -m benchmarks.server.load`: many games at once on one server, and the time from an action to everybody's new view.

Each game has three seats and a spectator, each with a socket of its own. Somebody acts every few seconds, as people do.
Server and players share the machine, so the players' own work is in the numbers; other work is not where they go first.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import sys
import tempfile
import time
import zlib
from collections.abc import Awaitable, Iterable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import websockets
from sqlalchemy import insert, inspect, update

from benchmarks.conditions import RESULTS, conditions, load
from benchmarks.report import place_and_time, table
from benchmarks.server.client import Person
from benchmarks.server.openings import PLAYERS, Opening, openings_of
from benchmarks.server.process import Server, postgres, put_first, start_server
from kemet.engine import COMPILED
from kemet.server.schema import actions, games
from kemet.server.serving import allow_many_files
from kemet.server.settings import database_url
from kemet.server.store import Store

SECRET = ("battle-cards", "dawn-cards", "veto", "escape")
ME = {"kind": "me"}
# Games opened at a time.
AT_ONCE = 8
T = TypeVar("T")


class Plan(NamedTuple):
    """What is measured: how many games, for how long, with how many seconds between actions, and on what."""

    games: int
    seconds: float
    pace: float
    bots: int = 0
    workers: int = 1
    postgres: bool = False
    plain: bool = False
    first: bool = False
    # The Python of another server, the one before.
    before: str = ""


class NewGame(NamedTuple):
    """A game that was made, and waits for its last player."""

    id: str
    invite: str
    host: Person
    before: Opening


async def new_game(address: str, before: Opening) -> NewGame:
    """Returns a new game, in which a seat is open."""
    host = Person(address)
    await host.arrive()
    seats = [ME] * (PLAYERS - 1) + [{"kind": "human"}]
    made = await host.make_game(seats, public=True, clock={"window": 0}, seed=before.seed)
    return NewGame(made["id"], made["invite"], host, before)


async def put_moves(database: str, made: list[NewGame]) -> None:
    """Writes the actions of games that have not begun, while nothing else is written."""
    store = Store(database_url(database))
    async with store.engine.begin() as connection:
        # Servers before 2026-11-18 did not count the actions of a game.
        counts = await connection.run_sync(
            lambda known: "moves" in {row["name"] for row in inspect(known).get_columns("games")}
        )
        for game in made:
            rows = [
                {"game": game.id, "number": number, "player": player, "action": action, "at": time.time()}
                for number, (player, action) in enumerate(game.before.moves)
            ]
            await connection.execute(insert(actions), rows)
            if counts:
                await connection.execute(update(games).where(games.c.id == game.id).values(moves=len(rows)))
    await store.engine.dispose()


class Eye:
    """A socket that keeps the last position it was sent, and when that came."""

    def __init__(self, socket: Any, deflate: bool) -> None:
        self.socket = socket
        self.last = ""
        self.at = 0.0
        self.updates = 0
        self.raw = 0
        self.packed = 0
        self.news = asyncio.Event()
        # As browsers ask for it: one stream for all messages of a socket.
        self.packer = zlib.compressobj(wbits=-15) if deflate else None
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            if text.startswith(('{"type":"update"', '{"type":"state"')):
                self.at = time.perf_counter()
                self.last = text
                self.updates += 1
                self.news.set()
                self._weigh(text)

    def _weigh(self, text: str) -> None:
        data = text.encode()
        self.raw += len(data)
        if self.packer is not None:
            self.packed += len(self.packer.compress(data) + self.packer.flush(zlib.Z_SYNC_FLUSH))

    def state(self) -> dict[str, Any]:
        """Returns the last position."""
        found: dict[str, Any] = json.loads(self.last)
        return found


class LoadedGame:
    """A game with three sockets."""

    def __init__(self, eyes: list[Eye], chance: random.Random, pace: float) -> None:
        self.eyes = eyes
        self.chance = chance
        self.pace = pace
        self.times: list[float] = []
        self.number = 0

    async def play(self, until: float) -> None:
        """Acts now and then until the time is over, and measures."""
        await asyncio.sleep(self.chance.uniform(0, self.pace))
        while time.perf_counter() < until:
            if not await self._act():
                return
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pace)

    async def _act(self) -> bool:
        """Plays one action and waits until all see what came of it; False when the game is over."""
        asked = self.eyes[-1].state()["view"]["awaiting"]
        if not asked:
            return False
        actor = self.eyes[int(self.chance.choice(asked)[1:]) - 1]
        state = actor.state()
        secret = state["view"]["frames"][-1]["frame"] in SECRET
        watched = [actor] if secret else self.eyes
        before = [eye.updates for eye in watched]
        self.number += 1
        action = self.chance.choice(state["view"]["legal"])
        message = {"type": "act", "id": self.number, "version": state["version"], "actions": [action]}
        begun = time.perf_counter()
        await actor.socket.send(json.dumps(message))
        for eye, updates in zip(watched, before, strict=True):
            while eye.updates == updates:
                eye.news.clear()
                await asyncio.wait_for(eye.news.wait(), 30)
        if not secret:
            self.times.append(max(eye.at for eye in watched) - begun)
        return True


async def open_game(address: str, game: NewGame, seed: int, pace: float, deflate: bool) -> LoadedGame:
    """Begins a game that is in its middle and opens its sockets."""
    host, guest = game.host, Person(address)
    await guest.arrive()
    await guest.post(f"/api/games/{game.id}/join", {"invite": game.invite})
    watcher = Person(address)
    eyes = []
    players = [(host, f"?as=p{seat + 1}") for seat in range(PLAYERS - 1)]
    for person, query in (*players, (guest, f"?as=p{PLAYERS}"), (watcher, "")):
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        url = address.replace("http", "ws", 1) + f"/api/games/{game.id}/live{query}"
        compression = "deflate" if deflate else None
        socket = await websockets.connect(
            url, additional_headers={"cookie": cookie}, compression=compression, ping_interval=None, max_size=2**22
        )
        eyes.append(Eye(socket, seed % 20 == 0))
    await host.close()
    await guest.close()
    for eye in eyes:
        await eye.news.wait()
    return LoadedGame(eyes, random.Random(seed), pace)


async def several(jobs: Iterable[Awaitable[T]]) -> list[T]:
    """Returns what *jobs* return, some of them done at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def done(job: Awaitable[T]) -> T:
        async with turn:
            return await job

    return await asyncio.gather(*(done(job) for job in jobs))


async def begin_thinking(address: str) -> None:
    """Begins a game of two `expert` bots alone: one of them searches at any time."""
    person = Person(address)
    await person.arrive()
    await person.make_game([{"kind": "bot", "bot": "expert"}] * 2)
    await person.close()


async def measure(plan: Plan, server: Server, database: str) -> dict[str, Any]:
    """Returns what the games of *plan* show on *server*."""
    openings = openings_of(plan.before or sys.executable)
    empty = server.resident()
    made = await several(new_game(server.address, openings[number % len(openings)]) for number in range(plan.games))
    await put_moves(database, made)
    tables = await several(
        open_game(server.address, game, number, plan.pace, not plan.plain) for number, game in enumerate(made)
    )
    for _ in range(plan.bots):
        await begin_thinking(server.address)
    if plan.first:
        server.favour()
        put_first(os.getpid())
    # The players' own collector is not what is to be measured.
    gc.collect()
    gc.disable()
    cpu, own, begun = server.cpu_seconds(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(game.play(begun + plan.seconds) for game in tables))
    used, lasted = server.cpu_seconds() - cpu, time.perf_counter() - begun
    gc.enable()
    number = sum(game.number for game in tables)
    eyes = [eye for game in tables for eye in game.eyes]
    result = {
        "sockets": len(eyes),
        "actions": number,
        "actions_per_second": round(number / lasted, 1),
        **times_of(tables),
        **bytes_of(eyes),
        "server_cpu": round(used / lasted, 2),
        "ms_per_action": round(used / number * 1000, 2),
        "players_cpu": round((time.process_time() - own) / lasted, 2),
        "server_megabytes": round(server.resident() / 2**20),
        "kilobytes_per_game": round((server.resident() - empty) / 2**10 / plan.games),
    }
    for eye in eyes:
        eye.task.cancel()
        await eye.socket.close()
    await asyncio.gather(*(eye.task for eye in eyes), return_exceptions=True)
    return result


def times_of(tables: list[LoadedGame]) -> dict[str, float]:
    """Returns how long it took until all saw what came of an action, in milliseconds."""
    times = sorted(time_used * 1000 for game in tables for time_used in game.times)
    return {
        "p50_ms": round(statistics.median(times), 1),
        "p99_ms": round(times[int(len(times) * 0.99)], 1),
        "max_ms": round(times[-1], 1),
    }


def bytes_of(eyes: list[Eye]) -> dict[str, int]:
    """Returns the bytes of an update, as they are and packed."""
    weighed = [eye for eye in eyes if eye.packer is not None]
    return {
        "bytes_per_update": round(sum(eye.raw for eye in eyes) / sum(eye.updates for eye in eyes)),
        "deflated_bytes_per_update": round(sum(eye.packed for eye in weighed) / sum(eye.updates for eye in weighed)),
    }


async def measured(plan: Plan, database: str) -> dict[str, Any]:
    """Returns what *plan* shows, on a fresh server at *database*, and under what conditions."""
    before = load()
    print(f"{plan.games} games: opening", flush=True)
    flags = ["--workers", str(plan.workers)] if plan.workers > 1 else []
    server = await start_server(database, *flags, python=plan.before or sys.executable)
    try:
        found = await measure(plan, server, database)
    finally:
        await server.stop()
    row = {
        "server": "before" if plan.before else "now",
        "database": "PostgreSQL" if plan.postgres else "SQLite",
        "workers": plan.workers,
        "games": plan.games,
        "pace": plan.pace,
        "bots": plan.bots,
        "first": plan.first,
        "load_before": None if before is None else round(before, 1),
        **found,
    }
    print(row, flush=True)
    return row


def run(plan: Plan) -> dict[str, Any]:
    """Returns what *plan* shows."""
    if plan.postgres:
        with postgres() as database:
            return asyncio.run(measured(plan, database.get_uri()))
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measured(plan, f"{folder}/kemet.db"))


HEAD = [
    ("server", "server"), ("database", "database"), ("workers", "workers"), ("games", "games"), ("sockets", "sockets"),
    ("bots", "bots searching"), ("actions_per_second", "actions/s"), ("p50_ms", "p50, ms"), ("p99_ms", "p99, ms"),
    ("max_ms", "max, ms"), ("ms_per_action", "ms of a core/action"), ("server_cpu", "cores used"),
    ("server_megabytes", "server, MB"), ("kilobytes_per_game", "kB/game"), ("deflated_bytes_per_update", "bytes/update"),
    ("load_before", "load before"),
]  # fmt: skip


def report(result: dict[str, Any]) -> str:
    """Returns the result as a page."""
    rows = result["rows"]
    body = [[str(row[key]) for key, _ in HEAD] for row in rows]
    notes = []
    if all(row["first"] for row in rows):
        notes.append("The server and the players were put before all other work of the machine (`--first`).")
    if any(row["server"] == "before" for row in rows):
        notes.append("`before` is the server of 2026-11-17 with the engine of that day, in turn with the present one.")
    lines = [
        "# The server: games at once",
        "",
        place_and_time(result["conditions"]),
        "",
        f"Each game, in its middle, has {PLAYERS} players and a spectator, each with a socket. The time is from sending an",
        "action to the arrival of the new view at all of them. Actions are on disk, every commit flushed, before anybody",
        "sees them. Players and server share the cores, so the players' own work is in the times.",
        *notes,
        f"Engine: {result['engine']}.",
        "",
        *table([title for _, title in HEAD], body),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measures, and writes the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.load", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[10, 100, 500], metavar="N")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S")
    parser.add_argument("--pace", type=float, default=3.0, metavar="S", help="seconds between actions of a game")
    parser.add_argument("--plain", action="store_true", help="sockets without compression")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own, in place of SQLite")
    parser.add_argument(
        "--workers", type=int, nargs="+", default=[1], metavar="N", help="server processes; several on PostgreSQL"
    )
    parser.add_argument(
        "--bots", type=int, nargs="+", default=[0], metavar="N", help="bots that search meanwhile, all the time"
    )
    parser.add_argument("--first", action="store_true", help="server and players before all other work, as only root may")
    parser.add_argument(
        "--before", metavar="PYTHON", help="an environment with another server, measured in turn with this one"
    )
    parser.add_argument("--add", action="store_true", help="to the results that are there")
    parser.add_argument("--out", type=Path, default=RESULTS, metavar="DIR", help="where the results go")
    args = parser.parse_args()
    allow_many_files()
    before = load()
    path = args.out / "server.json"
    rows = json.loads(path.read_text(encoding="utf-8"))["rows"] if args.add else []
    for number, workers, bots in product(args.games, args.workers, args.bots):
        plan = Plan(number, args.seconds, args.pace, bots, workers, args.postgres, args.plain, args.first)
        rows += [run(plan._replace(before=args.before))] if args.before else []
        rows.append(run(plan))
    engine = "compiled" if COMPILED else "interpreted"
    result = {"conditions": conditions(before), "engine": engine, "rows": rows}
    path.write_text(json.dumps(result, indent=2) + "\n")
    (args.out / "server.md").write_text(report(result))
    print(report(result))


if __name__ == "__main__":
    main()
