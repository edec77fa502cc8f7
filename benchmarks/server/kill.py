"""`python -m benchmarks.server.kill`: kills the server again and again while games are played on it; nothing that was
acknowledged may be lost, and every game must go on."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from benchmarks.server.client import Person
from benchmarks.server.process import start_server
from kemet.server.schema import actions
from kemet.server.settings import database_url
from kemet.server.store import Store

Move = tuple[int, str]


class Table:
    """A game of two on one browser, with what the server has acknowledged."""

    def __init__(self, game: str, person: Person, chance: random.Random) -> None:
        self.game = game
        self.person = person
        self.chance = chance
        self.acked: list[Move] = []
        # What was asked of the server and not answered yet: it may have happened or not.
        self.open: tuple[str, Move | None] | None = None

    async def play(self) -> None:
        """Plays at random, with an undo now and then, until the server is gone or the game over."""
        while await self.step():
            pass

    async def step(self) -> bool:
        """Plays one action or takes one back; False when the game is over."""
        path = f"/api/games/{self.game}"
        state = (await self.person.get(path))["state"]
        asked = state["view"]["awaiting"]
        if not asked:
            return False
        player = self.chance.choice(asked)
        state = (await self.person.get(path, **{"as": player}))["state"]
        if state["can_undo"] and self.chance.random() < 0.15:
            self.open = ("undo", None)
            await self.person.post(path + "/undo", {"as": player})
            self.acked.pop()
        else:
            action = self.chance.choice(state["view"]["legal"])
            move = (int(player[1:]) - 1, action)
            self.open = ("act", move)
            reply = await self.person.post(path + "/act", {"as": player, "version": state["version"], "actions": [action]})
            assert reply["done"] == 1, reply
            self.acked.append(move)
        self.open = None
        return True

    def possible(self) -> list[list[Move]]:
        """Lists what may be on disk."""
        found = [self.acked]
        if self.open is not None:
            kind, move = self.open
            found.append(self.acked[:-1] if kind == "undo" or move is None else [*self.acked, move])
        return found

    def accept(self, stored: list[Move]) -> bool:
        """Takes what is on disk for true and tells whether nothing acknowledged is missing."""
        good = stored in self.possible()
        self.acked = stored
        self.open = None
        return good


async def stored_moves(url: str, game: str) -> list[Move]:
    """Returns the actions of a game on disk."""
    store = Store(url)
    query = select(actions.c.player, actions.c.action).where(actions.c.game == game).order_by(actions.c.number)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    await store.engine.dispose()
    return [(row.player, row.action) for row in rows]


async def play_until_killed(tables: list[Table], server: Any, actions: int, pause: float) -> None:
    """Lets all tables play, and kills the server *pause* seconds after so many actions were acknowledged: a slow machine
    plays as much as a fast one."""
    enough = actions + sum(len(table.acked) for table in tables)
    games = [asyncio.create_task(table.play()) for table in tables]
    while sum(len(table.acked) for table in tables) < enough and not all(game.done() for game in games):
        await asyncio.sleep(0.002)
    await asyncio.sleep(pause)
    await server.kill()
    for result in await asyncio.gather(*games, return_exceptions=True):
        # What a player sees of a killed server is a broken connection, nothing else.
        if isinstance(result, BaseException) and not isinstance(result, httpx.TransportError):
            raise result


async def kill_again_and_again(database: str, kills: int, games: int, seed: int) -> dict[str, Any]:
    """Returns what came of *kills* kills under the load of *games* games."""
    chance = random.Random(seed)
    tables: list[Table] = []
    acknowledged, lost, begun = 0, 0, time.perf_counter()
    for _ in range(kills):
        server = await start_server(database)
        tables = [table for table in tables if await still_running(table, server.address)]
        while len(tables) < games:
            tables.append(await new_table(server.address, chance))
        before = sum(len(table.acked) for table in tables)
        await play_until_killed(tables, server, chance.randint(30, 120), chance.uniform(0, 0.02))
        acknowledged += sum(len(table.acked) for table in tables) - before
        for table in tables:
            lost += not table.accept(await stored_moves(database_url(database), table.game))
    server = await start_server(database)
    stuck = [table.game for table in tables if not await goes_on(table, server.address)]
    await server.stop()
    for table in tables:
        await table.person.close()
    seconds = round(time.perf_counter() - begun, 1)
    return {"kills": kills, "games": games, "acknowledged": acknowledged, "lost": lost, "stuck": stuck, "seconds": seconds}


async def new_table(address: str, chance: random.Random) -> Table:
    """Returns a new game."""
    person = Person(address)
    await person.arrive()
    made = await person.make_game([{"kind": "me"}, {"kind": "me"}], clock={"window": 0})
    return Table(made["id"], person, random.Random(chance.random()))


async def still_running(table: Table, address: str) -> bool:
    """Moves a table to the server that runs now; tells whether its game is not over."""
    table.person.move(address)
    shown = await table.person.get(f"/api/games/{table.game}")
    return bool(shown["table"]["status"] == "running")


async def goes_on(table: Table, address: str) -> bool:
    """Tells whether a game can be played on after the last restart."""
    if not await still_running(table, address):
        return True
    steps = 0
    while steps < 5 and await table.step():
        steps += 1
    return steps == 5 or not await still_running(table, address)


def main() -> None:
    """Kills, and prints and keeps what came of it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, metavar="N")
    parser.add_argument("--games", type=int, default=8, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--database", metavar="URL", help="default: a new SQLite file")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the result goes as JSON")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"{folder}/kemet.db"
        result = asyncio.run(kill_again_and_again(database, args.kills, args.games, args.seed))
    print(json.dumps(result, indent=2))
    if args.out:
        args.out.write_text(json.dumps(result, indent=2) + "\n")
    if result["lost"] or result["stuck"]:
        raise SystemExit("acknowledged actions were lost, or games do not go on")


if __name__ == "__main__":
    main()
