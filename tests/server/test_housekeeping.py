"""What nobody comes to is taken away, a little at a time, and memory is looked through when nobody plays."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update
from support.server import ME, ManualClock, Site, run, serving

from kemet.server import housekeeping
from kemet.server.context import ServerContext
from kemet.server.housekeeping import COLLECT_AT_LAST, COLLECT_EVERY, QUIET_FOR, Collector, Old, keep_house, take_away
from kemet.server.schema import games, identities, seats, sessions
from kemet.server.settings import DAY, HOUR

RANDOM = {"cities": "random"}
OPEN = {"kind": "open"}


async def status_of(site: Site) -> dict[str, str]:
    """Returns the games on disk and their status."""
    async with site.context.store.reading() as connection:
        return {row.id: row.status for row in (await connection.execute(select(games.c.id, games.c.status))).all()}


def test_what_nobody_comes_to_is_taken_away(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, sweep_every=1e6) as site:
            host = await site.person()
            never = (await host.make_game([ME, OPEN]))["id"]
            stands = (await host.make_game([ME, ME], options=RANDOM))["id"]
            site.room(stands).close()
            clock.time += 20 * DAY
            await keep_house(site.context)
            assert (await host.http.get(f"/api/games/{never}")).status_code == 404
            assert (await host.get(f"/api/games/{stands}"))["table"]["status"] == "running"
            site.room(stands).close()
            clock.time += 80 * DAY
            await keep_house(site.context)
            shown = await host.get(f"/api/games/{stands}")
            assert shown["table"]["status"] == "over"

    run(test)


def test_it_goes_a_little_at_a_time_and_what_is_in_memory_stays(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []

    async def note(context: ServerContext, old: Old, keys: list[str]) -> None:
        numbers.append(len(keys))
        await take_away(context, old, keys)

    monkeypatch.setattr(housekeeping, "AT_ONCE", 2)
    monkeypatch.setattr(housekeeping, "take_away", note)

    async def test() -> None:
        async with serving(database, sweep_every=1e6) as site:
            host = await site.person()
            old = [(await host.make_game([ME, OPEN]))["id"] for _ in range(5)]
            old += [(await host.make_game([ME, ME], options=RANDOM))["id"] for _ in range(5)]
            in_use = [(await host.make_game([ME, OPEN]))["id"], (await host.make_game([ME, ME], options=RANDOM))["id"]]
            for game in old[5:]:
                site.room(game).close()
            await host.get(f"/api/games/{in_use[0]}")

            async def age(connection: Any) -> None:
                await connection.execute(update(games).values(updated=0.0))

            await site.context.store.write(age)
            assert set(in_use) <= set(site.context.rooms)
            await keep_house(site.context)
            assert numbers == [2, 2, 2, 2, 2, 2]
            left = await status_of(site)
            assert left == {**dict.fromkeys(old[5:], "over"), in_use[0]: "open", in_use[1]: "running"}

    run(test)


def test_guests_go_but_not_those_whom_somebody_can_be_again(database: str) -> None:
    async def test() -> None:
        async with serving(database, sweep_every=1e6) as site:
            host = await site.person()
            await host.make_game([ME, OPEN])
            now = site.context.clock.now()
            guests = ["with a session", "with a seat", "nobody", "new"]

            async def add(connection: Any) -> None:
                rows = [{"id": name, "name": "", "created": 0.0 if name != "new" else now} for name in guests]
                await connection.execute(insert(identities), rows)
                session = {"token_hash": "x", "identity": guests[0], "created": now, "used": now}
                await connection.execute(insert(sessions), session)
                await connection.execute(update(seats).where(seats.c.seat == 1).values(identity=guests[1]))

            await site.context.store.write(add)
            await keep_house(site.context)
            async with site.context.store.reading() as connection:
                names = set((await connection.execute(select(identities.c.id))).scalars())
                assert await connection.scalar(select(func.count()).select_from(sessions)) == 2
            assert names & set(guests) == {"with a session", "with a seat", "new"}
            assert len(names) == 4

    run(test)


def test_memory_is_looked_through_when_nobody_plays(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[float] = []

    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, sweep_every=1e6) as site:
            monkeypatch.setattr(gc, "collect", lambda: times.append(clock.time))
            collector, actions = Collector(site.context), site.context.counted.actions
            begun = clock.time
            await collector.look()
            clock.time = begun + COLLECT_EVERY
            actions.note(0.1)
            await collector.look()
            clock.time += QUIET_FOR - 1
            await collector.look()
            assert times == []
            clock.time += 1
            await collector.look()
            await collector.look()
            assert times == [begun + COLLECT_EVERY + QUIET_FOR]
            # Where somebody always plays it waits for a day, and then no longer.
            while len(times) < 2:
                clock.time += HOUR / 4
                actions.note(0.1)
                await collector.look()
            assert times[1] - times[0] == COLLECT_AT_LAST

    run(test)
