"""`kemet serve --workers`: real processes on one socket, killed while games are played."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import httpx
import psycopg
import pytest
from support.server import ME, run

from benchmarks.server.client import Person
from benchmarks.server.kill import Table, goes_on
from benchmarks.server.process import start_server
from kemet.cli.main import main
from kemet.cli.serve import worker_arguments

RECOVERS_WITHIN = 30.0


def children(process: int) -> list[int]:
    """Returns the processes that *process* has begun."""
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_several_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--workers", "2", "--database", str(tmp_path / "kemet.db")]) == 2
    assert "need PostgreSQL" in capsys.readouterr().err
    given = ["serve", "--workers", "3", "--port=80", "--host", "0.0.0.0", "--open", "--database", "x", "--proxy"]
    assert worker_arguments(given) == ["serve", "--database", "x", "--proxy"]


def test_games_go_on_when_a_worker_is_killed(postgres: str) -> None:
    name = "kemet_worker_processes"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, tail = postgres.partition("/postgres?")
    address = f"{head}/{name}?{tail}"

    async def test() -> None:
        server = await start_server(address, "--workers", "2")
        try:
            tables = [await open_table(server.address, number) for number in range(4)]
            for table in tables:
                for _ in range(4):
                    await patiently(table)
            for victim in children(server.process.pid)[:1]:
                os.kill(victim, signal.SIGKILL)
            for table in tables:
                before = list(table.acked)
                await patiently(table)
                assert table.acked[: len(before)] == before or len(table.acked) == len(before) - 1
                assert await goes_on(table, server.address)
                moves = await table.person.get(f"/api/games/{table.game}")
                assert moves["state"]["step"] == len(table.acked)
                await table.person.close()
        finally:
            server.process.terminate()
            await server.process.wait()

    run(test)


def test_workers_are_replaced_one_by_one_and_nothing_is_lost(postgres: str) -> None:
    name = "kemet_rolling_restart"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, tail = postgres.partition("/postgres?")

    async def test() -> None:
        server = await start_server(f"{head}/{name}?{tail}", "--workers", "2")
        try:
            tables = [await open_table(server.address, number) for number in range(3)]
            old = set(server.workers())
            server.process.send_signal(signal.SIGHUP)
            end = time.monotonic() + 90
            while old & set(children(server.process.pid)):
                assert time.monotonic() < end, "the old workers stay"
                for table in tables:
                    before = list(table.acked)
                    await patiently(table)
                    assert table.acked[: len(before)] == before or len(table.acked) == len(before) - 1
            for table in tables:
                assert await goes_on(table, server.address)
                assert (await table.person.get(f"/api/games/{table.game}"))["state"]["step"] == len(table.acked)
                await table.person.close()
        finally:
            server.process.terminate()
            await server.process.wait()

    run(test)


async def open_table(address: str, number: int) -> Table:
    """Returns a new game of two on one browser, once the server answers."""
    import random

    end = time.monotonic() + 60
    while True:
        person = Person(address)
        try:
            await person.arrive()
            made = await person.make_game([ME, ME], clock={"window": 0})
            return Table(made["id"], person, random.Random(number))
        except (httpx.TransportError, AssertionError):
            await person.close()
            assert time.monotonic() < end, "the workers did not answer"
            await asyncio.sleep(0.2)


async def patiently(table: Table) -> None:
    """Plays one step; tries again while a worker is being replaced, and learns from the server what came of a step that
    was cut off."""
    end = time.monotonic() + RECOVERS_WITHIN
    while True:
        try:
            await table.step()
            return
        except (httpx.TransportError, AssertionError):
            assert time.monotonic() < end, "the game did not go on"
            await asyncio.sleep(0.1)
