"""`python -m benchmarks.server.soak`: a week in an hour. The server's clock runs fast; games begin, end, run out of time and
expire by the thousand, and the server's memory is written down all the while."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

from benchmarks.conditions import RESULTS, conditions, load
from benchmarks.report import place_and_time
from benchmarks.server.client import Live, Person
from benchmarks.server.process import Server, start
from kemet.server.clock import Alarm, Clock

WEEK = 7 * 24 * 3600.0
HOUR = 3600.0
TOKEN = "soak"
IN_MEMORY = re.compile(r'^kemet_games_in_memory\{.*why="(\w+)"\} (\d+)$', re.MULTILINE)
ME, OPEN = {"kind": "me"}, {"kind": "open"}
# The shortest game there is: two players, learning.
SHORT = {"players": 2, "learning": True}
# Every so many seconds memory is looked at.
LOOK_EVERY = 5.0
# What people do, and how often of so many times.
KINDS = {"to the end": 1, "left open": 6, "left running": 5, "out of time": 2, "watched": 4, "uploaded": 1}


class FastClock(Clock):
    """A clock that runs *speed* times as fast."""

    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed = speed
        self._start = super().now()

    def now(self) -> float:
        """Returns the time it shows."""
        return self._start + (super().now() - self._start) * self._speed

    def alarm(self, when: float, ring: Any) -> Alarm:
        """Has *ring* called when it shows *when*."""
        delay = max(0.0, when - self.now()) / self._speed
        return asyncio.get_running_loop().call_later(delay, ring)


def serve(database: str, speed: float) -> None:
    """Serves with a fast clock, in a process of its own."""
    from kemet.server.serving import allow_many_files, bind, make_server, spare_the_collector
    from kemet.server.settings import DAY, Limits, Settings, database_url

    listener = bind("127.0.0.1", 0)
    endless = {
        name: 10**6 for name in Limits.__struct_fields__ if name not in ("record_actions", "record_size", "body", "message")
    }
    settings = Settings(
        database=database_url(database), metrics_token=TOKEN, bot_processes=1, bot_delay=0.0, bot_window=0.0,
        sweep_every=15 / speed * 4, house_every=HOUR / speed, idle_after=600, window=6,
        open_for=DAY / 2, running_for=DAY, session_for=2 * DAY, limits=Limits(**endless),
    )  # fmt: skip
    allow_many_files()
    server = make_server(settings, clock=FastClock(speed))
    print(f"Kemet is served at http://127.0.0.1:{listener.getsockname()[1]}/new", flush=True)
    spare_the_collector()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


class Soak:
    """People who come and go."""

    def __init__(self, server: Server, seed: int, people: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.people = people
        self.done: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.record = ""

    async def live(self, until: float) -> None:
        """One after the other comes, does something, and never comes back."""
        kinds = list(KINDS)
        while time.monotonic() < until:
            kind = self.chance.choices(kinds, list(KINDS.values()))[0]
            person = Person(self.server.address)
            try:
                await person.arrive()
                await getattr(self, kind.replace(" ", "_"))(person)
                self.done[kind] += 1
            except (AssertionError, httpx.HTTPError, OSError, websockets.WebSocketException) as error:
                self.faults[f"{kind}: {type(error).__name__} {str(error)[:80]}"] += 1
                print(f"{time.strftime('%H:%M:%S')} {kind}: {error!r}", flush=True)
            finally:
                await person.close()

    async def to_the_end(self, person: Person) -> None:
        """Plays a short game on one screen to its end, over a socket for each seat, and watches the film."""
        game = (await person.make_game([ME, ME], options=SHORT, clock={"window": 0}))["id"]
        async with person.live(game, **{"as": "p1"}) as first, person.live(game, **{"as": "p2"}) as second:
            await asyncio.gather(first.wait("state"), second.wait("state"))
            for _ in range(3000):
                for live in (first, second):
                    await catch_up(live)
                if first.state["view"]["phase"] == "over":
                    break
                for live in (first, second):
                    if live.state["view"]["legal"]:
                        await live.act(self.chance.choice(live.state["view"]["legal"]))
                        break
            else:
                raise AssertionError("the game did not end")
        self.record = (await person.http.get(f"/api/games/{game}/record")).text
        await person.get(f"/api/games/{game}/replay")

    async def left_open(self, person: Person) -> None:
        """Makes a game that nobody joins: it expires."""
        await person.make_game([ME, OPEN, OPEN], public=True)

    async def left_running(self, person: Person) -> None:
        """Begins a game, acts a little, and never comes back: it ends without a winner."""
        game = (await person.make_game([ME, ME]))["id"]
        await self.act(person, game, 5)

    async def out_of_time(self, person: Person) -> None:
        """Begins a game with part of an hour for a decision, in which nobody acts: turns are played out as time runs out."""
        hours = self.chance.choice([0.25, 0.5, 1])
        clock = {"kind": "days", "days": hours / 24, "then": "pass"}
        game = (await person.make_game([ME, ME], options=SHORT, clock=clock))["id"]
        await self.act(person, game, 2)

    async def watched(self, person: Person) -> None:
        """Plays a little before spectators, who talk."""
        made = await person.make_game([ME, ME, ME], public=True)
        watcher = Person(self.server.address)
        await watcher.arrive()
        try:
            async with watcher.live(made["id"]) as eyes, person.live(made["id"], **{"as": "p1"}) as live:
                await eyes.wait("state")
                await live.wait("state")
                await self.act(person, made["id"], 4)
                await live.send("chat", text="hello")
        finally:
            await watcher.close()

    async def uploaded(self, person: Person) -> None:
        """Uploads a record and watches a step of it."""
        if self.record:
            made = await person.post("/api/replays", {"record": self.record})
            await person.get(f"/api/replays/{made['id']}/state", step=10)

    async def act(self, person: Person, game: str, number: int) -> None:
        """Acts at random."""
        path = f"/api/games/{game}"
        for _ in range(number):
            awaited = (await person.get(path))["state"]["view"]["awaiting"]
            if not awaited:
                return
            state = (await person.get(path, **{"as": awaited[0]}))["state"]
            if state["view"]["legal"]:
                legal = self.chance.choice(state["view"]["legal"])
                await person.post(path + "/act", {"as": awaited[0], "actions": [legal]})


async def catch_up(live: Live) -> None:
    """Reads what has come."""
    live.frames.clear()
    with suppress(TimeoutError):
        while True:
            await asyncio.wait_for(live.receive(), 0.01)


async def look(server: Server, soak: Soak, seconds: float, speed: float) -> list[dict[str, Any]]:
    """Returns memory and games over time."""
    rows = []
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=server.address, headers={"authorization": f"Bearer {TOKEN}"}, timeout=30) as asking:
        while time.monotonic() - begun < seconds:
            await asyncio.sleep(LOOK_EVERY)
            told = (await asking.get("/metrics")).text
            why = {word: int(number) for word, number in IN_MEMORY.findall(told)}
            now = time.monotonic() - begun
            rows.append({
                "seconds": round(now), "days": round(now * speed / 86400, 2),
                "megabytes": round(server.resident() / 2**20, 1),
                "cpu": round(server.cpu_seconds(), 1), "in_memory": sum(why.values()), "why": why,
                "visits": sum(soak.done.values()),
            })  # fmt: skip
            print(rows[-1], flush=True)
    return rows


def counted(database: str) -> dict[str, int]:
    """Returns how many games there are on disk, by status, and how many of other things."""
    import sqlite3

    with sqlite3.connect(database) as connection:
        found = {
            f"games {status}": n for status, n in connection.execute("SELECT status, count(*) FROM games GROUP BY status")
        }
        for name in ("actions", "identities", "sessions", "seats", "chat"):
            found[name] = connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        return found


async def run(args: argparse.Namespace, folder: str) -> dict[str, Any]:
    """Returns what came of it."""
    before = load()
    database = f"{folder}/soak.db"
    speed = WEEK / HOUR
    server = await start([sys.executable, "-m", "benchmarks.server.soak", "--serve", database, "--speed", str(speed)])
    soak = Soak(server, args.seed, args.people)
    seconds = args.minutes * 60
    until = time.monotonic() + seconds
    living = [asyncio.create_task(soak.live(until)) for _ in range(args.people)]
    rows = await look(server, soak, seconds, speed)
    await asyncio.gather(*living)
    await server.stop()
    return {
        "conditions": conditions(before), "speed": speed, "minutes": args.minutes, "rows": rows, "done": dict(soak.done),
        "faults": dict(soak.faults), "on_disk": counted(database),
    }  # fmt: skip


def growth(rows: list[dict[str, Any]]) -> tuple[float, float]:
    """Returns the mean memory of the second and of the last quarter, in megabytes: equal where it is flat."""
    quarter = max(1, len(rows) // 4)
    early, late = rows[quarter : 2 * quarter], rows[-quarter:]
    return sum(row["megabytes"] for row in early) / len(early), sum(row["megabytes"] for row in late) / len(late)


def means(rows: list[dict[str, Any]]) -> dict[str, float]:
    """Returns how many games were in memory for each reason, in the mean."""
    return {why: sum(row["why"][why] for row in rows) / len(rows) for why in rows[0]["why"]}


def report(result: dict[str, Any]) -> str:
    """Returns the page."""
    early, late = growth(result["rows"])
    made = {kind: number for kind, number in result["done"].items() if kind != "uploaded"}
    lines = [
        "# The server: a week in an hour",
        "",
        place_and_time(result["conditions"]),
        "",
        f"The server's clock ran {result['speed']:.0f} times as fast, for {result['minutes']:g} minutes: "
        f"{result['rows'][-1]['days']:g} days. {sum(made.values())} games were made ("
        + ", ".join(f"{number} {kind}" for kind, number in sorted(made.items()))
        + "), each by somebody new who never came back. Games that nobody joins go after half a day here, games that stand "
        "end after a day, sessions after two.",
        "",
        f"Memory of the server: {early:.1f} MB in the second quarter of the time, {late:.1f} MB in the last. "
        f"At most {max(row['in_memory'] for row in result['rows'])} games were in memory at once, "
        f"{result['rows'][-1]['in_memory']} at the end. Why they were, in the mean: "
        + ", ".join(f"{number:.0f} {why}" for why, number in means(result["rows"]).items())
        + ".",
        "",
        "On disk at the end: " + ", ".join(f"{number} {name}" for name, number in sorted(result["on_disk"].items())) + ".",
        "",
        f"What failed: {result['faults'] or 'nothing'}.",
        "",
        "![memory over time](server-soak.svg)",
        "",
    ]
    return "\n".join(lines)


def plot(result: dict[str, Any], path: Path) -> None:
    """Draws memory, and games in memory, over the days of the server."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    rows = result["rows"]
    days = [row["days"] for row in rows]
    figure, left = pyplot.subplots(figsize=(8, 4))
    left.plot(days, [row["megabytes"] for row in rows], color="#8a5a00", label="memory, MB")
    left.set(xlabel="days of the server's clock", ylabel="memory, MB", ylim=(0, None))
    right = left.twinx()
    right.plot(days, [row["in_memory"] for row in rows], color="#2a6f97", label="games in memory", linewidth=1)
    right.set(ylabel="games in memory", ylim=(0, None))
    figure.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Soaks, and writes what came of it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, metavar="N")
    parser.add_argument("--people", type=int, default=4, metavar="N", help="who are there at once")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--out", type=Path, default=RESULTS, metavar="DIR", help="where the results go")
    parser.add_argument("--serve", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--speed", type=float, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.speed)
        return
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(run(args, folder))
    (args.out / "server-soak.json").write_text(json.dumps(result, indent=1) + "\n")
    (args.out / "server-soak.md").write_text(report(result))
    plot(result, args.out / "server-soak.svg")
    print(report(result))


if __name__ == "__main__":
    main()
