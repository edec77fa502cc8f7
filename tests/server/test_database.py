"""The database of a server: its versions, its one owner, and what two processes cannot do to a game."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, delete, inspect, select, text, update
from support.server import ME, Site, run, serving

from kemet.cli.main import main
from kemet.engine import start_with
from kemet.engine.notation import player_text
from kemet.engine.record import digest
from kemet.server import store
from kemet.server.database import DatabaseProblem, check_database, lock_of
from kemet.server.room import DIGEST_EVERY
from kemet.server.saves import Save, Superseded
from kemet.server.schema import actions, games, metadata, seats
from kemet.server.settings import database_url
from kemet.server.store import Store

RANDOM = {"cities": "random"}
OPEN = {"kind": "open"}


async def play(site: Site, host: Any, game: str, number: int) -> None:
    """Plays *number* actions, the first possible each time."""
    for _ in range(number):
        session = site.room(game).session
        seat = session.awaited()[0]
        action = session.notation.text(session.game.legal(seat)[0])
        await host.post(f"/api/games/{game}/act", {"as": player_text(seat), "actions": [action]})


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "kemet.db")

    async def test() -> None:
        async with serving(path):
            with pytest.raises(DatabaseProblem, match=r"another server .* uses this database"):
                check_database(database_url(path), 0.1)
            with pytest.raises(DatabaseProblem):
                await Store(database_url(path)).open()
        async with serving(path):
            pass

    run(test)
    lock = lock_of(database_url(path))
    assert lock is not None
    lock.take(0)
    command = [sys.executable, "-m", "kemet", "serve", "--port", "0", "--database", path, "--lock-wait", "0"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2
    assert "another server" in refused.stderr
    lock.give_back()


def test_two_processes_never_damage_a_game(database: str) -> None:
    """What one process wrote is not erased by another that believes it has the game."""

    async def test() -> None:
        async with serving(database) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            await play(site, host, game, 3)
            room = site.room(game)
            loads = room.facts.loads

            # Another process takes the game over and plays on.
            async def other(connection: Any) -> None:
                await connection.execute(update(games).where(games.c.id == game).values(loads=loads + 1))

            await site.context.store.write(other)
            seat = room.session.awaited()[0]
            text = room.session.notation.text(room.session.game.legal(seat)[0])
            reply = await host.send("POST", f"/api/games/{game}/act", {"as": player_text(seat), "actions": [text]})
            assert (reply.status_code, reply.json()["error"]["code"]) == (503, "try-again")
            assert room.closed
            # It is read anew, and goes on; nothing was lost and nothing came twice.
            assert (await host.get(f"/api/games/{game}"))["state"]["step"] == 3
            await play(site, host, game, 1)
            assert len(site.room(game).session.recorder.moves) == 4

    run(test)


async def rows(site: Site, game: str) -> list[Any]:
    """Returns what is on disk of a game and its seats."""
    async with site.context.store.reading() as connection:
        own = (await connection.execute(select(games.c.invite, games.c.host, games.c.status).where(games.c.id == game))).all()
        return [*own, *(await connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.seat))).all()]


@pytest.mark.parametrize("call", ["invite", "join", "leave"])
def test_who_has_lost_a_game_changes_nothing_about_it(call: str, database: str) -> None:
    """Not only actions: seats and the invitation too are written by the owner of a game alone."""

    async def test() -> None:
        async with serving(database) as site:
            host, guest = await site.person(), await site.person()
            game = (await host.make_game([ME, OPEN], public=True))["id"]
            person = guest if call == "join" else host
            await person.get(f"/api/games/{game}")
            before = await rows(site, game)

            async def other(connection: Any) -> None:
                await connection.execute(update(games).where(games.c.id == game).values(loads=games.c.loads + 1))

            await site.context.store.write(other)
            path = f"/api/games/{game}/{call}"
            assert (await person.send("POST", path, {})).status_code == 503
            assert await rows(site, game) == before
            # The next one reads the game anew, and owns it.
            assert (await person.send("POST", path, {})).status_code == 200

    run(test)


@pytest.mark.parametrize("wrong", ["loads", "before"])
def test_a_write_that_expects_something_else_changes_nothing(database: str, wrong: str) -> None:
    async def test() -> None:
        async with serving(database) as site:
            host = await site.person()
            made = [(await host.make_game([ME, ME], options=RANDOM))["id"] for _ in range(2)]
            for game in made:
                await play(site, host, game, 3)
            rooms = [site.room(game) for game in made]
            saves = []
            for room, bad in zip(rooms, (True, False), strict=True):
                facts = {
                    "status": "running", "updated": 1.0, "round": 9, "awaiting": 1, "winner": -1, "floor": 0,
                    "wake_at": None, "clocks": "{}", "moves": 1, "digest": "", "digest_at": 0,
                }  # fmt: skip
                off = int(bad)
                loads = room.facts.loads - (off if wrong == "loads" else 0)
                before = 3 - (off if wrong == "before" else 0)
                saves.append(Save(room.facts.id, loads, before, [], True, 1, facts))
            results = await asyncio.gather(*(site.context.store.save(save) for save in saves), return_exceptions=True)
            assert isinstance(results[0], Superseded)
            assert results[1] is None
            left = {}
            async with site.context.store.reading() as connection:
                for game in made:
                    found = await connection.execute(actions.select().where(actions.c.game == game))
                    left[game] = len(found.all())
            assert left == {made[0]: 3, made[1]: 1}

    run(test)


def test_an_action_that_cannot_be_written_has_not_happened_and_the_next_one_can(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(database) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            await play(site, host, game, 2)
            saver = site.context.store._saver
            assert saver is not None
            monkeypatch.setattr(saver, "insert", "INSERT INTO nowhere VALUES (1)")
            # What is written together with something else goes another way.
            monkeypatch.setattr(store, "INSERT", text("INSERT INTO nowhere VALUES (1)"))
            word = (await host.get(f"/api/games/{game}"))["state"]["view"]["awaiting"][0]
            legal = (await host.get(f"/api/games/{game}", **{"as": word}))["state"]["view"]["legal"]
            reply = await host.send("POST", f"/api/games/{game}/act", {"as": word, "actions": legal[:1]})
            assert (reply.status_code, reply.json()["error"]["code"]) == (503, "try-again")
            monkeypatch.undo()
            assert (await host.get(f"/api/games/{game}"))["state"]["step"] == 2
            await play(site, host, game, 2)
            assert (await host.get(f"/api/games/{game}"))["state"]["step"] == 4

    run(test)


def test_a_gap_in_the_actions_is_noticed(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            await play(site, host, game, 5)
            site.room(game).close()

            async def tear(connection: Any) -> None:
                await connection.execute(delete(actions).where(actions.c.game == game, actions.c.number == 2))

            await site.context.store.write(tear)
            reply = await host.http.get(f"/api/games/{game}")
            assert (reply.status_code, reply.json()["error"]["code"]) == (409, "game-damaged")

    run(test)


def test_a_running_game_has_a_digest_of_a_position_not_long_ago(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            session = site.room(game).session

            async def check() -> None:
                """Compares what is on disk with the game."""
                async with site.context.store.reading() as connection:
                    row = (await connection.execute(select(games).where(games.c.id == game))).one()
                assert row.moves == len(session.recorder.moves)
                assert row.moves - DIGEST_EVERY < row.digest_at <= row.moves
                assert row.digest_at > 0
                then = start_with(session.game.rules, row.seed)
                for player, action in session.recorder.moves[: row.digest_at]:
                    then.apply(player, action)
                assert row.digest == digest(then)

            for _ in range(2 * DIGEST_EVERY):
                await play(site, host, game, 1)
                await check()
                player = session.recorder.moves[-1][0]
                if session.can_undo(player) and len(session.recorder.moves) > 1:
                    await host.post(f"/api/games/{game}/undo", {"as": player_text(player)})
                    await check()
                    await play(site, host, game, 1)

    run(test)


def test_a_position_that_came_out_otherwise_is_noticed(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            await play(site, host, game, 5)
            site.room(game).close()
            await host.get(f"/api/games/{game}")
            site.room(game).close()

            async def swap(connection: Any) -> None:
                await connection.execute(update(games).where(games.c.id == game).values(digest="0" * 24))

            await site.context.store.write(swap)
            word = (await host.get(f"/api/games/{game}"))["state"]["view"]["awaiting"][0]
            reply = await host.send("POST", f"/api/games/{game}/act", {"as": word, "actions": ["pass"]})
            assert (reply.status_code, reply.json()["error"]["code"]) == (409, "rules-changed")

    run(test)


def test_a_database_without_versions_is_brought_to_ours(tmp_path: Path) -> None:
    path = tmp_path / "kemet.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        old = ("identities", "sessions", "accounts", "games", "seats", "actions", "chat", "replays")
        metadata.create_all(connection, tables=[metadata.tables[name] for name in old])
        connection.exec_driver_sql("INSERT INTO identities VALUES ('me', 'Guest', NULL, 1.0)")
        for table, column in (
            ("sessions", "used"), ("games", "owner"), ("games", "moves"), ("games", "digest"), ("games", "digest_at"),
        ):  # fmt: skip
            connection.exec_driver_sql("DROP INDEX IF EXISTS ix_games_owner")
            connection.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.exec_driver_sql(
            "INSERT INTO games (id, options, seed, seeded, rules, status, public, invite, host, clock, created,"
            " updated, round, awaiting, winner, floor, loads, clocks) VALUES ('g', '{}', 's', 0, 1, 'running', 0, 'i', 'me',"
            " '{}', 1, 1, 0, 0, -1, 0, 3, '{}')"
        )
        connection.exec_driver_sql("INSERT INTO seats VALUES ('g', 0, 'human', 'Me', NULL, 'me', NULL, 0, '{}')")
        connection.exec_driver_sql("INSERT INTO actions VALUES ('g', 0, 0, 'x', 1.0), ('g', 1, 1, 'y', 1.0)")
    check_database(database_url(str(path)), 0)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT moves, digest_at FROM games").one() == (2, 0)
        assert connection.exec_driver_sql("SELECT game, seat, identity FROM seated").one() == ("g", 0, "me")
        check_schema(connection)
    engine.dispose()


def test_migrations_lead_to_the_schema(database: str) -> None:
    check_database(database_url(database), 0)
    engine = create_engine(database_url(database).replace("+aiosqlite", ""))
    with engine.connect() as connection:
        check_schema(connection)
    engine.dispose()


def check_schema(connection: Any) -> None:
    """Compares what is in the database with what the server believes."""
    found = inspect(connection)
    for table in metadata.sorted_tables:
        columns = {column["name"]: bool(column["nullable"]) for column in found.get_columns(table.name)}
        assert columns == {column.name: bool(column.nullable) for column in table.columns}, table.name
        indexes = {index["name"] for index in found.get_indexes(table.name) if not index.get("unique")}
        assert indexes == {index.name for index in table.indexes}, table.name


def test_a_database_of_a_newer_server_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "kemet.db")
    check_database(database_url(path), 0)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert main(["serve", "--port", "0", "--database", path]) == 2
    assert "made by a newer server" in capsys.readouterr().err
