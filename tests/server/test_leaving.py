"""Who leaves leaves nothing behind: no room, no socket, no connection that still counts."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from support.server import BOT, ME, ManualClock, run, serving

from kemet.server.auth import KNOWN_FOR
from kemet.server.limits import Rate
from kemet.server.settings import Limits
from kemet.server.sockets import LiveProtocol

RANDOM = {"cities": "random"}


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
