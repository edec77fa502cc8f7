"""A real server inside a test: its own socket, its own database, a clock that tests can move."""

from __future__ import annotations

import asyncio
import heapq
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import insert, update

from benchmarks.server.client import Person
from kemet.engine import Game, Options, start
from kemet.engine.ids import BIT
from kemet.engine.notation import notation_of
from kemet.engine.record import Recorder
from kemet.server.catalog import read_options
from kemet.server.clock import Clock
from kemet.server.context import ServerContext
from kemet.server.lobby import find_room
from kemet.server.room import Room
from kemet.server.schema import actions, games
from kemet.server.seats import Seat
from kemet.server.serving import GameServer, bind, make_server
from kemet.server.settings import Limits, Settings, database_url

NO_LIMITS = Limits(
    requests=1e6, requests_burst=10**6, messages=1e6, messages_burst=10**6, logins=1e6, logins_burst=10**6,
    chats=1e6, chats_burst=10**6, identities=1e6, identities_burst=10**6,
    new_games=1e6, new_games_burst=10**6, uploads=1e6, uploads_burst=10**6, thoughts=1e6, thoughts_burst=10**6,
    bot_games=1000,
)  # fmt: skip
FAST: dict[str, Any] = {"bot_delay": 0.0, "bot_window": 0.0, "window": 0.02, "limits": NO_LIMITS, "bot_processes": 0}
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


class ManualClock(Clock):
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_000_000.0
        self.site: Site | None = None
        self._alarms: list[tuple[float, int, Ring]] = []
        self._number = 0

    def now(self) -> float:
        """Returns the time it shows."""
        return self.time

    def alarm(self, when: float, ring: Callable[[], None]) -> Ring:
        """Has *ring* called when the clock is moved to *when*; at once if that is past."""
        made = Ring(ring)
        if when <= self.time:
            asyncio.get_running_loop().call_soon(made.go)
        else:
            self._number += 1
            heapq.heappush(self._alarms, (when, self._number, made))
        return made

    async def advance(self, seconds: float) -> None:
        """Moves the clock, alarm by alarm, and lets the server do what is due."""
        end = self.time + seconds
        while self._alarms and self._alarms[0][0] <= end:
            when, _, ring = heapq.heappop(self._alarms)
            self.time = max(self.time, when)
            ring.go()
            await self.quiet()
        self.time = end
        await self.quiet()

    async def quiet(self) -> None:
        """Returns when all rooms have done what they have to do at this time, and no bot thinks."""
        for _ in range(1000):
            rooms = [] if self.site is None else [room for room in self.site.context.rooms.values() if not room.closed]
            for room in rooms:
                await room.call(_nothing)
            await asyncio.sleep(0)
            thoughts = [thought for room in rooms for thought in room.automation._thoughts.values()]
            if all(thought.actions is not None for thought in thoughts):
                break
            await asyncio.sleep(0.01)
        for room in rooms:
            if not room.closed:
                await room.call(_nothing)


async def _nothing() -> None:
    pass


class Ring:
    """An alarm that can be taken back."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def go(self) -> None:
        """Rings."""
        if self.ring is not None:
            self.ring()

    def cancel(self) -> None:
        """Takes the alarm back."""
        self.ring = None


class Site:
    """A running server, its visitors, and a look behind the scenes."""

    def __init__(self, address: str, server: GameServer) -> None:
        self.address = address
        self.server = server
        self.app: Any = server.config.app
        self.people: list[Person] = []

    async def person(self) -> Person:
        """Returns a new visitor."""
        made = Person(self.address)
        await made.arrive()
        self.people.append(made)
        return made

    @property
    def context(self) -> ServerContext:
        """What the rooms share."""
        context: ServerContext = self.app.state.deps.context
        return context

    def connections(self) -> set[Any]:
        """Returns the connections over HTTP that are open."""
        return self.server.server_state.connections

    def room(self, game: str) -> Room:
        """Returns a room in memory."""
        return self.context.rooms[game]

    def game(self, game: str) -> Game:
        """Returns the true position."""
        return self.room(game).session.game


@asynccontextmanager
async def serving(
    database: str | Path, clock: Clock | None = None, proxy: bool = False, **settings: Any
) -> AsyncIterator[Site]:
    """Runs a server on *database*, behind a *proxy* if need be."""
    listener = bind("127.0.0.1", 0)
    values = {**FAST, "address": f"127.0.0.1:{listener.getsockname()[1]}/{secrets.token_hex(8)}", **settings}
    server = make_server(Settings(database=database_url(str(database)), **values), proxy, clock)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
    site = Site(f"http://127.0.0.1:{listener.getsockname()[1]}", server)
    if isinstance(clock, ManualClock):
        clock.site = site
    try:
        yield site
    finally:
        if isinstance(clock, ManualClock):
            clock.site = None
        for person in site.people:
            await person.close()
        server.should_exit = True
        await task
        listener.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs an asynchronous test, two minutes at most."""

    async def limited() -> None:
        await asyncio.wait_for(test(), 120)

    asyncio.run(limited())


def random_moves(options: Options, seed: str, play: int = 1) -> list[tuple[int, str]]:
    """Returns the actions of a whole game played at random."""
    chance = random.Random(play)
    recorder = Recorder(options, seed)
    notation = notation_of(recorder.game.rules)
    while not recorder.game.over():
        player = chance.choice([seat for seat in range(options.players) if recorder.game.awaiting() & BIT[seat]])
        recorder.apply(player, chance.choice(recorder.game.legal(player)))
    return [(player, notation.text(action)) for player, action in recorder.moves]


def find_position(options: Options, wanted: Callable[[Game], bool], tries: int = 60) -> Position:
    """Returns a position of a game played at random in which *wanted* holds."""
    for play in range(tries):
        seed = f"position-{play}"
        moves = random_moves(options, seed, play)
        game = start(options, seed)
        notation = notation_of(game.rules)
        for number, (player, action) in enumerate(moves):
            if wanted(game):
                return Position(seed, play, len(moves) - number)
            game.apply(player, notation.action(action))
    raise AssertionError("no such position was found")


class Position(NamedTuple):
    """A game played at random, before its last *left* actions."""

    seed: str
    play: int
    left: int


async def middle_game(site: Site, host: Person, options: dict[str, Any], left: int, **more: Any) -> Middle:
    """Returns a game that lacks its last *left* actions: all but those are put into the database. All seats are the
    host's but those of *bots*."""
    seed, play, bots = more.pop("seed", "middle"), more.pop("play", 1), more.pop("bots", [])
    moves = random_moves(read_options(options), seed, play)
    seats = [ME] * (options["players"] - 1) + [{"kind": "human"}]
    made = await host.make_game(seats, options=options, seed=seed, **{"clock": {"window": 0}, **more})
    rows = [
        {"game": made["id"], "number": number, "player": player, "action": action, "at": site.context.clock.now()}
        for number, (player, action) in enumerate(moves[: len(moves) - left])
    ]

    async def job(connection: Any) -> None:
        await connection.execute(insert(actions), rows)
        await connection.execute(update(games).where(games.c.id == made["id"]).values(moves=len(rows)))

    if rows:
        await site.context.store.write(job)
    room = await find_room(site.context, made["id"])
    for number in bots:
        room.seats[number] = Seat(number, "bot", "random", bot="random")
    last = room.seats[-1]
    if not last.taken:
        last.identity = room.facts.host
        await site.context.save_seat(room.facts, last)
    await room.call(room.begin)
    return Middle(made["id"], made["invite"], moves[len(moves) - left :])


class Middle(NamedTuple):
    """A game in its middle, and the actions to come."""

    id: str
    invite: str
    moves: list[tuple[int, str]]
