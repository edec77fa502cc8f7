"""Who leaves leaves nothing behind: no room, no socket, no connection that still counts."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from support.server import BOT, ME, ManualClock, Site, run, serving

from kemet.server import lobby
from kemet.server.auth import KNOWN_FOR
from kemet.server.context import ServerContext
from kemet.server.limits import Rate
from kemet.server.lobby import sweep
from kemet.server.room import NEVER, Room
from kemet.server.settings import Limits
from kemet.server.sockets import LiveProtocol

RANDOM = {"cities": "random"}
OPEN = {"kind": "open"}


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Has Python look for no circles: what leaves memory leaves it because nobody has it any more."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def soon(holds: Callable[[], bool]) -> bool:
    """Tells whether something comes to hold within some seconds."""
    for _ in range(200):
        if holds():
            return True
        await asyncio.sleep(0.02)
    return False


@pytest.mark.parametrize("seats", [[ME, ME], [ME, BOT]])
@pytest.mark.usefixtures("no_collector")
def test_a_room_that_is_closed_leaves_memory_at_once(quick: str, seats: list[dict[str, Any]]) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game(seats, options=RANDOM))["id"]
            async with host.live(game, **{"as": "p1"}) as live:
                await live.wait("state")
            room = weakref.ref(site.room(game))
            site.room(game).close()
            assert await soon(lambda: room() is None)

    run(test)


@pytest.mark.parametrize("leaving", ["in order", "broken off", "refused"])
@pytest.mark.usefixtures("no_collector")
def test_a_socket_that_has_ended_leaves_memory_at_once(quick: str, leaving: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[LiveProtocol]] = []
    begin = LiveProtocol.__init__

    def note(self: LiveProtocol, *args: Any, **kwargs: Any) -> None:
        begin(self, *args, **kwargs)
        made.append(weakref.ref(self))

    monkeypatch.setattr(LiveProtocol, "__init__", note)

    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            async with (guest if leaving == "refused" else host).live(game) as live:
                await live.wait("error" if leaving == "refused" else "state")
                if leaving == "broken off":
                    live.socket.transport.abort()
            assert made
            assert await soon(lambda: all(socket() is None for socket in made))

    run(test)


def test_sockets_that_have_ended_count_no_more(quick: str) -> None:
    async def test() -> None:
        async with serving(quick, limits=Limits(connections=6)) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            for _ in range(12):
                async with host.live(game) as live:
                    await live.wait("state")
            await host.get(f"/api/games/{game}")

    run(test)


def test_whoever_may_ask_again_as_if_for_the_first_time_is_forgotten() -> None:
    time = [0.0]
    rate = Rate(1.0, 3, lambda: time[0])
    assert [rate.allows("greedy") for _ in range(4)] == [True, True, True, False]
    time[0] = 2.5
    rate.allows("another")
    assert list(rate._buckets) == ["greedy", "another"]
    assert [rate.allows("greedy") for _ in range(3)] == [True, True, False]
    time[0] = 6.0
    rate.allows("new")
    assert list(rate._buckets) == ["new"]
    assert [rate.allows("greedy") for _ in range(4)] == [True, True, True, False]


def test_visitors_are_remembered_only_as_long_as_they_are_believed(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, sweep_every=1e6) as site:
            people = site.app.state.deps.people
            first, _ = await site.person(), await site.person()
            assert len(people._known) == 2
            clock.time += KNOWN_FOR
            await first.get("/api/me")
            assert len(people._known) == 1

    run(test)


async def slow_games(site: Site, host: Any, number: int) -> list[str]:
    """Returns games with an hour for a decision, none of them in memory."""
    clock = {"kind": "days", "days": 1 / 24, "then": "pass"}
    made = [(await host.make_game([ME, ME], options=RANDOM, clock=clock))["id"] for _ in range(number)]
    for game in made:
        site.room(game).close()
    return made


def test_games_that_are_woken_leave_memory_when_nothing_is_due(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, sweep_every=1e6) as site:
            host = await site.person()
            games = await slow_games(site, host, 3)
            await clock.advance(3601)
            await sweep(site.context)
            assert await soon(lambda: all(site.room(game).session.recorder.moves for game in games))
            await host.get(f"/api/games/{games[0]}")
            await sweep(site.context)
            # Somebody asked for one of them.
            assert list(site.context.rooms) == games[:1]

    run(test)


def test_however_many_games_are_woken_few_are_in_memory_at_once(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "DROP_EVERY", 3)

    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, sweep_every=1e6) as site:
            await slow_games(site, await site.person(), 24)
            await clock.advance(3601)
            await sweep(site.context)
            assert 0 < len(site.context.rooms) < 12

    run(test)


def test_a_room_that_somebody_asked_for_is_there_when_they_come(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep can come between the loading of a game and the question for which it was loaded."""
    load = lobby.load_room

    async def load_slowly(context: ServerContext, game: str, asked: bool) -> Room:
        room = await load(context, game, asked)
        for _ in range(10):
            await asyncio.sleep(0)
        await sweep(context)
        return room

    monkeypatch.setattr(lobby, "load_room", load_slowly)

    async def test() -> None:
        async with serving(quick, sweep_every=1e6) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, OPEN, OPEN], options=RANDOM, public=True)
            assert made["id"] not in site.context.rooms
            await guest.post(f"/api/games/{made['id']}/join", {})

    run(test)


def test_a_room_in_which_something_is_being_done_is_not_dropped(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            room = site.room((await host.make_game([ME, ME], options=RANDOM))["id"])
            go_on = asyncio.Event()
            first, second = (asyncio.create_task(room.call(go_on.wait)) for _ in range(2))
            for _ in range(2):
                await asyncio.sleep(0.05)
                room.used = NEVER
                await sweep(site.context)
                go_on.set()
            assert all(await asyncio.gather(first, second))
            await sweep(site.context)
            assert room.closed

    run(test)
