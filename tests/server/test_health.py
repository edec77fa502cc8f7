"""What `GET /api/health` says, and that the server gets over a database that is away for a while."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import httpx
import psycopg
import pytest
from support.server import ME, Site, run, serving

from kemet.server import replays, thinkers
from kemet.server.background import Repeated


async def health(site: Site) -> tuple[int, Any]:
    """Returns status and body of the reply."""
    async with httpx.AsyncClient(base_url=site.address) as http:
        reply = await http.get("/api/health")
    return reply.status_code, reply.json()


async def becomes(site: Site, wanted: tuple[int, Any]) -> None:
    """Returns when the server says *wanted*; fails if that does not come."""
    for _ in range(100):
        said = await health(site)
        if said == wanted:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"it said {said} to the end, not {wanted}")


def test_a_server_that_works_says_ok(database: str) -> None:
    async def test() -> None:
        async with serving(database) as site:
            assert await health(site) == (200, {"status": "ok"})

    run(test)


def test_a_sweeper_that_ended_is_told(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            await site.app.state.deps.work[0].stop()
            assert await health(site) == (503, {"status": "failing", "failing": ["sweeper"]})

    run(test)


def test_a_job_that_keeps_failing_goes_on_and_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        done = 0

        async def job() -> None:
            nonlocal done
            done += 1
            if done < 20:
                raise OSError("away")

        repeated = Repeated("sweeper", 0.01, job)
        repeated.start()
        while done < 25:
            await asyncio.sleep(0.01)
        assert repeated.works()
        await repeated.stop()
        assert [record.getMessage() for record in caplog.records] == [
            "sweeper fails, and is tried again",
            "sweeper works again",
        ]

    run(test)


def test_a_writer_that_ended_is_told(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            writer = site.context.store._writer
            assert writer is not None
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            assert await health(site) == (503, {"status": "failing", "failing": ["database"]})

    run(test)


def test_bots_that_do_not_answer_are_told(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(quick, bot_processes=1) as site:
            ask = site.context.thinkers.submit
            failing = (503, {"status": "failing", "failing": ["bots"]})
            # Processes that die.
            assert isinstance((await asyncio.gather(ask("me", os._exit, 1), return_exceptions=True))[0], BrokenProcessPool)
            assert await health(site) == failing
            assert await ask("me", abs, -1) == 1
            assert await health(site) == (200, {"status": "ok"})
            # One that does not come to an end.
            monkeypatch.setattr(thinkers, "STUCK_AFTER", 0.05)
            stuck = ask("me", time.sleep, 2)
            await becomes(site, failing)
            await stuck
            await becomes(site, (200, {"status": "ok"}))

    run(test)


def test_a_question_whose_process_dies_may_be_asked_again(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(quick, bot_processes=1) as site:
            host = await site.person()
            monkeypatch.setattr(replays, "problem_of", die)
            reply = await host.send("POST", "/api/replays", {"record": "1"})
            assert (reply.status_code, reply.json()["error"]["code"]) == (503, "try-again")

    run(test)


def die(_text: str) -> None:
    """Stands in for work that its process does not survive."""
    os._exit(1)


def test_a_database_that_is_away_is_told_and_gotten_over(postgres: str) -> None:
    name = "kemet_health"
    head, _, tail = postgres.partition("/postgres?")

    def order(text: str) -> None:
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(text)

    def let_in(yes: bool) -> None:
        order(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {str(yes).lower()}")
        if not yes:
            order(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    async def test() -> None:
        async with serving(f"{head}/{name}?{tail}", sweep_every=0.05) as site:
            await becomes(site, (200, {"status": "ok"}))
            let_in(False)
            await becomes(site, (503, {"status": "failing", "failing": ["database"]}))
            # Long enough for sweeps that fail: the sweeper goes on.
            await asyncio.sleep(0.5)
            assert await health(site) == (503, {"status": "failing", "failing": ["database"]})
            let_in(True)
            await becomes(site, (200, {"status": "ok"}))
            host = await site.person()
            assert (await host.make_game([ME, ME]))["id"]

    order(f"CREATE DATABASE {name}")
    run(test)
