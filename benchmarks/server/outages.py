"""`python -m benchmarks.server.outages`: three workers on PostgreSQL, and bots apart, are killed, replaced and cut off from
their database while games are played; nothing that was acknowledged may be lost, and every game must go on."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import psycopg

from benchmarks.conditions import conditions, load
from benchmarks.server.client import Person
from benchmarks.server.process import Server, is_ready, postgres, prefer, start_server

WORKERS = 3
# Seconds after which a game counts as stuck.
STUCK = 60.0
# What players see while a server is replaced: broken connections, and these.
EXPECTED = {409, 503}

Move = tuple[int, str]


class Table:
    """A game in which a program plays some of the seats, with what was acknowledged."""

    def __init__(self, person: Person, game: str, seats: list[str], chance: random.Random) -> None:
        self.person = person
        self.game = game
        self.seats = seats
        self.chance = chance
        self.acked: list[Move] = []
        # What was sent and never answered, and after how many acknowledged actions: it may have happened or not.
        self.maybe: list[tuple[int, Move]] = []
        self.faults: Counter[str] = Counter()
        self.last = time.monotonic()
        self.steps = 0
        self.over = False

    async def play(self, pause: float) -> None:
        """Plays at random until it is cancelled or the game is over, whatever happens to the server."""
        while not self.over:
            try:
                await self.step()
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))

    async def step(self) -> None:
        """Plays one action, if one of the seats is asked."""
        path = f"/api/games/{self.game}"
        shown = await self.ask("GET", path)
        if shown is None:
            return
        if shown["table"]["status"] == "over":
            self.over = True
        asked = [seat for seat in shown["state"]["view"]["awaiting"] if seat in self.seats]
        if not asked:
            return
        seat = self.chance.choice(asked)
        shown = await self.ask("GET", path + f"?as={seat}")
        if shown is None or not shown["state"]["view"]["legal"]:
            return
        state = shown["state"]
        action = self.chance.choice(state["view"]["legal"])
        move = (int(seat[1:]) - 1, action)
        self.maybe.append((len(self.acked), move))
        done = await self.ask("POST", path + "/act", {"as": seat, "version": state["version"], "actions": [action]})
        if done is None:
            return
        self.maybe.pop()
        if done["done"]:
            self.acked.append(move)
            self.steps += 1
            self.last = time.monotonic()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Returns a good reply; None for one that says "not now"."""
        reply = await (self.person.http.get(path) if body is None else self.person.send(method, path, body))
        if reply.status_code == 200:
            return reply.json()
        if reply.status_code not in EXPECTED:
            self.faults[f"{reply.status_code} {reply.text[:80]}"] += 1
        return None

    def kept(self, stored: list[Move]) -> bool:
        """Tells whether all that was acknowledged is on disk, in order, and nothing else but what may be."""
        own = [move for move in stored if f"p{move[0] + 1}" in self.seats]
        open_moves = list(self.maybe)
        found = 0
        for move in own:
            if found < len(self.acked) and move == self.acked[found]:
                found += 1
                continue
            extra = next((one for one in open_moves if one[0] <= found and one[1] == move), None)
            if extra is None:
                return False
            open_moves.remove(extra)
        return found == len(self.acked)


async def open_table(address: str, number: int, bots: bool) -> Table:
    """Returns a new game: of two on one browser, or against a bot."""
    person = Person(address)
    await person.arrive()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "hard"} if bots else {"kind": "me"}]
    made = await person.make_game(seats, clock={"window": 0}, options={"target": 10})
    return Table(person, made["id"], ["p1"] if bots else ["p1", "p2"], random.Random(number))


def stored_moves(database: str, game: str) -> list[Move]:
    """Returns the actions of a game on disk."""
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT player, action FROM actions WHERE game = %s ORDER BY number", (game,)).fetchall()
    return [(row[0], row[1]) for row in rows]


def fresh_workers(database: str, since: float) -> int:
    """Returns how many workers have begun since then and beat."""
    query = "SELECT count(*) FROM workers WHERE started > %s AND NOT stopped"
    with psycopg.connect(database) as connection:
        found = connection.execute(query, (since,)).fetchone()
    return int(found[0]) if found else 0


class Play:
    """Games that are played all the time, and how long they stood still."""

    def __init__(self, database: str, server: Server, games: int, bots: int, pause: float) -> None:
        self.database = database
        self.server = server
        self.games = games
        self.bots = bots
        self.pause = pause
        self.tables: list[Table] = []
        self.done: list[Table] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._number = 0

    async def fill(self) -> None:
        """Sees to it that enough games are played."""
        for table in [table for table in self.tables if table.over]:
            self.tables.remove(table)
            self.done.append(table)
        for number in range(self.games + self.bots):
            against = number >= self.games
            have = sum(1 for table in self.tables if (len(table.seats) == 1) == against)
            if have < (self.bots if against else self.games):
                self._number += 1
                table = await open_table(self.server.address, self._number, against)
                self.tables.append(table)
                self._tasks[table.game] = asyncio.create_task(table.play(self.pause))

    async def recovered(self, since: float) -> float:
        """Returns how many seconds after *since* the last game went on."""
        while time.monotonic() - since < STUCK:
            if all(table.over or table.last > since for table in self.tables):
                return max(table.last for table in self.tables) - since
            await asyncio.sleep(0.05)
        return STUCK

    def stuck(self, since: float) -> list[str]:
        """Returns the games in which nothing happened since then."""
        return [table.game for table in self.tables if not table.over and table.last <= since]

    async def end(self) -> dict[str, Any]:
        """Stops playing and returns what came of it."""
        for task in self._tasks.values():
            task.cancel()
        failed = await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        broken = [repr(one) for one in failed if isinstance(one, Exception) and not isinstance(one, asyncio.CancelledError)]
        tables = self.tables + self.done
        lost = [table.game for table in tables if not table.kept(stored_moves(self.database, table.game))]
        faults: Counter[str] = sum((table.faults for table in tables), Counter())
        for table in tables:
            await table.person.close()
        acknowledged = sum(len(table.acked) for table in tables)
        return {"games": len(tables), "acknowledged": acknowledged, "lost": lost, "faults": dict(faults), "broken": broken}


def summary(times: list[float]) -> dict[str, float]:
    """Returns how long recoveries took, in seconds."""
    ordered = sorted(times)
    return {
        "number": len(times),
        "median": round(statistics.median(ordered), 2),
        "p90": round(ordered[int(len(ordered) * 0.9)], 2),
        "longest": round(ordered[-1], 2),
    }


async def spare_is_ready(server: Server) -> None:
    """Returns when a worker waits to take the place of one that dies."""
    for _ in range(3000):
        if any(is_ready(pid) for pid in server.spares()):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("there is no worker to spare")


async def kill_workers(
    play: Play, kills: int, chance: random.Random, bots: asyncio.subprocess.Process | None, rested: bool
) -> dict[str, Any]:
    """Kills a worker at random, again and again, if *rested* once there is one to spare; returns how long games stood still,
    and workers were missing."""
    stood, missing, stuck = [], [], []
    for number in range(kills):
        await play.fill()
        if rested:
            await spare_is_ready(play.server)
        await asyncio.sleep(chance.uniform(0.3, 1.0))
        before, since = time.time(), time.monotonic()
        os.kill(chance.choice(play.server.workers()), signal.SIGKILL)
        if bots is not None and number % 5 == 0:
            kill_a_thinker(bots.pid, chance)
        waiting = asyncio.create_task(play.recovered(since))
        while time.monotonic() - since < STUCK and not await asyncio.to_thread(fresh_workers, play.database, before):
            await asyncio.sleep(0.05)
        missing.append(time.monotonic() - since)
        stood.append(await waiting)
        stuck += play.stuck(since)
        print(f"kill {number + 1}: games on after {stood[-1]:.2f} s, worker replaced after {missing[-1]:.2f} s", flush=True)
    return {"kills": kills, "games_on": summary(stood), "replaced": summary(missing), "stuck": stuck}


def kill_a_thinker(parent: int, chance: random.Random) -> None:
    """Kills one of the processes in which bots think."""
    children = [int(word) for word in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    thinkers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    if thinkers:
        os.kill(chance.choice(thinkers), signal.SIGKILL)


async def restart_workers(play: Play, times: int) -> dict[str, Any]:
    """Has all workers replaced, one by one; returns the longest that any game stood still."""
    longest = []
    for number in range(times):
        await play.fill()
        before = time.time()
        play.server.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + 120
        pause = 0.0
        while time.monotonic() < end and await asyncio.to_thread(fresh_workers, play.database, before) < WORKERS:
            pause = max(pause, longest_pause(play))
            await asyncio.sleep(0.02)
        for _ in range(200):
            pause = max(pause, longest_pause(play))
            await asyncio.sleep(0.02)
        longest.append(pause)
        print(f"rolling restart {number + 1}: longest pause of a game {pause:.2f} s", flush=True)
    return {"restarts": times, "longest_pause": summary(longest)}


def longest_pause(play: Play) -> float:
    """Returns for how long the game that waits longest has not been able to act."""
    now = time.monotonic()
    return max((now - table.last for table in play.tables if not table.over and len(table.seats) > 1), default=0.0)


async def stop_database(play: Play, server: Any, times: int) -> dict[str, Any]:
    """Stops the database for some seconds, again and again; returns how long after its return the last game went on."""
    stood, stuck = [], []
    for number in range(times):
        await play.fill()
        await asyncio.sleep(1)
        await asyncio.to_thread(server.stop)
        await asyncio.sleep(3)
        await asyncio.to_thread(server.start)
        since = time.monotonic()
        stood.append(await play.recovered(since))
        stuck += play.stuck(since)
        print(f"database stopped {number + 1}: games on {stood[-1]:.2f} s after its return", flush=True)
    return {"stops": times, "games_on": summary(stood), "stuck": stuck}


async def run(args: argparse.Namespace, database_server: Any, database: str) -> dict[str, Any]:
    """Returns what came of all of it."""
    before = load()
    chance = random.Random(args.seed)
    apart = ["--bots-elsewhere"] if args.bots else []
    server = await start_server(database, "--workers", str(WORKERS), *apart)
    bots = None
    if args.bots:
        command = [sys.executable, "-m", "kemet", "bots", "--processes", "2", "--database", database]
        bots = await asyncio.create_subprocess_exec(*command)
    if args.nice is not None:
        for pid in (os.getpid(), server.process.pid):
            prefer(pid, args.nice)
    while not await asyncio.to_thread(fresh_workers, database, 0.0) >= WORKERS:
        await asyncio.sleep(0.1)
    play = Play(database, server, args.games, args.bots, args.pause)
    await play.fill()
    await play.recovered(time.monotonic())
    result: dict[str, Any] = {"workers": WORKERS, "bots": args.bots}
    try:
        if args.restarts:
            result["restarts"] = await restart_workers(play, args.restarts)
        if args.kills:
            result["kills"] = await kill_workers(play, args.kills, chance, bots, not args.at_once)
        if args.stops:
            result["stops"] = await stop_database(play, database_server, args.stops)
        since = time.monotonic()
        await play.recovered(since)
        result["stuck_at_the_end"] = play.stuck(since)
    finally:
        result["play"] = await play.end()
        server.process.terminate()
        await server.process.wait()
        if bots is not None:
            bots.terminate()
            await bots.wait()
    return {"conditions": conditions(before), **result}


def main() -> None:
    """Breaks what can be broken, and prints and keeps what came of it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.outages", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="workers killed")
    parser.add_argument("--restarts", type=int, default=3, metavar="N", help="rolling restarts")
    parser.add_argument("--stops", type=int, default=10, metavar="N", help="times that the database is stopped")
    parser.add_argument("--games", type=int, default=8, metavar="N", help="games of people")
    parser.add_argument("--bots", type=int, default=0, metavar="N", help="games against bots of 'kemet bots', killed too")
    parser.add_argument("--pause", type=float, default=0.2, metavar="S", help="between actions of a game")
    parser.add_argument("--at-once", action="store_true", help="kill the next worker whether or not there is one to spare")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--nice", type=int, metavar="N", help="before other work if below 0")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the result goes as JSON")
    args = parser.parse_args()
    with postgres() as database:
        result = asyncio.run(run(args, database, database.get_uri()))
    print(json.dumps(result, indent=2))
    if args.out:
        args.out.write_text(json.dumps(result, indent=2) + "\n")
    if result["play"]["lost"] or result["stuck_at_the_end"]:
        raise SystemExit("acknowledged actions were lost, or games do not go on")


if __name__ == "__main__":
    main()
