"""`kemet bots`: questions go through the database, each person's in turn, and none is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine, insert, select
from support.server import BOT, ME, Site, run, serving

from kemet.cli.main import main
from kemet.server.bot_workers import MOST_DEATHS, BotWorkers
from kemet.server.database import check_database
from kemet.server.schema import thoughts
from kemet.server.settings import database_url
from kemet.server.thinking import Question
from kemet.server.thinking_elsewhere import FORGOTTEN_AFTER, Asked, put_answer, take_next, worked_out

QUESTION = '{"bot":"random","options":[["players","2"]],"seed":"1","moves":[],"seat":0}'
# It thinks for as long as a test lasts.
SLOW = "search:seconds=600"


@pytest.fixture
def shared(postgres: str, request: pytest.FixtureRequest) -> str:
    """Gives an empty PostgreSQL database."""
    name = f"kemet_bots_{abs(hash(request.node.nodeid)) % 10**9}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, tail = postgres.partition("/postgres?")
    return f"{head}/{name}?{tail}"


@contextmanager
def thinking(database: str) -> Iterator[BotWorkers]:
    """Lets bots think in a thread of the test."""
    bots = BotWorkers(database_url(database), 0)
    thread = threading.Thread(target=bots.run)
    thread.start()
    try:
        yield bots
    finally:
        bots.end()
        thread.join()


async def goes_on(site: Site, game: str, step: int) -> None:
    """Returns when *game* has more than *step* actions."""
    for _ in range(200):
        if len(site.room(game).session.recorder.moves) > step:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the bots do not answer")


def left(database: str) -> list[Any]:
    """Returns the questions in the database."""
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        found = list(connection.execute(select(thoughts)))
    engine.dispose()
    return found


def test_bots_think_elsewhere(shared: str) -> None:
    async def test() -> None:
        async with serving(shared, bots_elsewhere=True) as site:
            person = await site.person()
            game = (await person.make_game([ME, BOT, BOT], options={"players": 3, "cities": "random"}))["id"]
            path = f"/api/games/{game}"
            while (await person.get(path))["state"]["view"]["awaiting"] == ["p1"]:
                legal = (await person.get(path, **{"as": "p1"}))["state"]["view"]["legal"]
                await person.post(path + "/act", {"as": "p1", "actions": legal[:1]})
            step = len(site.room(game).session.recorder.moves)
            assert site.context.thinkers.works()
            with thinking(shared):
                await goes_on(site, game, step)

    run(test)
    assert left(shared) == []


def test_each_person_is_served_in_turn(shared: str) -> None:
    check_database(database_url(shared), 0)
    engine = create_engine(database_url(shared))
    rows = [("a1", "ann", 1.0), ("a2", "ann", 2.0), ("b1", "bob", 3.0)]
    with engine.begin() as connection:
        for id, person, asked in rows:
            row = {"id": id, "server": "s", "person": person, "what": "answer", "question": QUESTION, "asked": asked}
            connection.execute(insert(thoughts), row)
        taken = [take_next(connection, 10.0) for _ in range(4)]
        assert [asked.id if asked else None for asked in taken] == ["a1", "b1", "a2", None]
        put_answer(connection, "a1", "{}")
        again = [take_next(connection, 10.1 + FORGOTTEN_AFTER) for _ in range(3)]
        assert [asked.id if asked else None for asked in again] == ["a2", "b1", None], "what was forgotten is taken again"
    engine.dispose()


def ask(database: str, id: str, bot: str) -> None:
    """Writes a question into the database."""
    check_database(database_url(database), 0)
    question = QUESTION.replace("random", bot)
    row = {"id": id, "server": "s", "person": "ann", "what": "answer", "question": question, "asked": time.time()}
    engine = create_engine(database_url(database))
    with engine.begin() as connection:
        connection.execute(insert(thoughts), row)
    engine.dispose()


def until(database: str, holds: Callable[[Any], bool], within: float) -> float:
    """Returns after how many seconds something holds of the only question in the database."""
    begun = time.monotonic()
    while not holds(left(database)[0]):
        assert time.monotonic() - begun < within
        time.sleep(0.05)
    return time.monotonic() - begun


@contextmanager
def bots_of_their_own(database: str) -> Iterator[subprocess.Popen[bytes]]:
    """Runs `kemet bots` with one process that thinks."""
    command = [sys.executable, "-m", "kemet", "bots", "--processes", "1", "--database", database]
    process = subprocess.Popen(command)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def is_taken(row: Any) -> bool:
    """Tells whether somebody thinks about a question."""
    return row.taken is not None


def test_what_killed_bots_were_asked_is_taken_by_others_within_seconds(shared: str) -> None:
    ask(shared, "slow", SLOW)
    with bots_of_their_own(shared) as bots:
        until(shared, is_taken, 60)
        # Longer than a question is believed to be thought about: it is said again.
        first = left(shared)[0].taken
        until(shared, lambda row: row.taken > first + FORGOTTEN_AFTER, 60)
        bots.send_signal(signal.SIGKILL)
        bots.wait()
    begun = time.monotonic()
    engine = create_engine(database_url(shared))
    asked = None
    while asked is None:
        assert time.monotonic() - begun < FORGOTTEN_AFTER + 1
        with engine.begin() as connection:
            asked = take_next(connection, time.time())
        time.sleep(0.05)
    engine.dispose()
    assert asked.id == "slow"


def thinker_of(bots: int, but: set[int]) -> int:
    """Returns the process in which the bots of process *bots* think, once there is one that is not among *but*."""
    for _ in range(1200):
        for word in Path(f"/proc/{bots}/task/{bots}/children").read_text().split():
            if int(word) not in but and b"spawn_main" in Path(f"/proc/{word}/cmdline").read_bytes():
                return int(word)
        time.sleep(0.05)
    raise AssertionError("no process thinks")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children of a process are looked for in /proc")
def test_what_a_dead_process_was_asked_is_asked_again_at_once_but_not_for_ever(shared: str) -> None:
    ask(shared, "slow", SLOW)
    killed: set[int] = set()
    with bots_of_their_own(shared) as bots:
        for _ in range(MOST_DEATHS):
            assert left(shared)[0].answer is None
            thinker = thinker_of(bots.pid, killed)
            os.kill(thinker, signal.SIGKILL)
            killed.add(thinker)
        until(shared, lambda row: row.answer is not None, 60)
    assert "terminated" in left(shared)[0].answer


def test_a_bot_that_fails_says_why() -> None:
    question = Question("no such bot", (("players", "2"),), "1", [], 0)
    assert "no such bot" in worked_out(Asked("x", "answer", question))


def test_without_postgresql_it_is_refused(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "kemet.db")
    assert main(["bots", "--database", path]) == 2
    assert "need PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--bots-elsewhere", "--database", path]) == 2
    assert "need PostgreSQL" in capsys.readouterr().err
