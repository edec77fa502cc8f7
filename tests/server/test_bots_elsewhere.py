"""`kemet bots`: questions go through the database, each person's in turn, and none is lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine, insert, select
from support.server import BOT, ME, Site, run, serving

from kemet.cli.main import main
from kemet.server.bot_workers import BotWorkers
from kemet.server.database import check_database
from kemet.server.schema import thoughts
from kemet.server.settings import database_url
from kemet.server.thinking import Question
from kemet.server.thinking_elsewhere import FORGOTTEN_AFTER, Asked, put_answer, take_next, worked_out

QUESTION = '{"bot":"random","options":[["players","2"]],"seed":"1","moves":[],"seat":0}'


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


def test_a_bot_that_fails_says_why() -> None:
    question = Question("no such bot", (("players", "2"),), "1", [], 0)
    assert "no such bot" in worked_out(Asked("x", "answer", question))


def test_without_postgresql_it_is_refused(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "kemet.db")
    assert main(["bots", "--database", path]) == 2
    assert "need PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--bots-elsewhere", "--database", path]) == 2
    assert "need PostgreSQL" in capsys.readouterr().err
