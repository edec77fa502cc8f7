"""The quickest way for actions to the disk: the driver itself, without what SQLAlchemy puts around it.

Hundreds of times a second somebody acts and waits for a commit. Through SQLAlchemy's asyncio each of them costs as much as
making everybody's view; all that is done less often goes that way.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Dialect, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import make_url

from kemet.server.database import PRAGMAS, plain_url
from kemet.server.saves import Save, Superseded
from kemet.server.schema import actions, games

if TYPE_CHECKING:
    import psycopg

# The columns of a game that change while it is played.
PLAYED = (
    "status", "updated", "round", "awaiting", "winner", "floor", "wake_at", "clocks", "moves", "digest", "digest_at",
)  # fmt: skip
# Seconds that PostgreSQL has to take a new connection.
CONNECT_WITHIN = 5
UPDATE_GAME = (
    update(games)
    .where(
        games.c.id == bindparam("of_game"),
        games.c.loads == bindparam("old_loads"),
        games.c.moves == bindparam("old_moves"),
    )
    .values({name: bindparam(f"new_{name}") for name in PLAYED})
)
ERASE = delete(actions).where(actions.c.game == bindparam("of_game"), actions.c.number >= bindparam("first"))
INSERT = insert(actions)


def parameters(save: Save) -> dict[str, Any]:
    """Returns what `UPDATE_GAME` takes."""
    found = {f"new_{name}": save.facts[name] for name in PLAYED}
    found["of_game"], found["old_loads"], found["old_moves"] = save.game, save.loads, save.before
    return found


def erasures(saves: list[Save]) -> list[dict[str, Any]]:
    """Returns what `ERASE` takes."""
    return [{"of_game": save.game, "first": save.keep} for save in saves if save.erase]


def rows_of(saves: list[Save]) -> list[dict[str, Any]]:
    """Returns what `INSERT` takes."""
    return [row for save in saves for row in save.rows]


class Saver(ABC):
    """Writes what has changed in games over a connection of its own, in a thread of its own: one step to it and back for each
    commit."""

    def __init__(self, dialect: Dialect) -> None:
        self._thread = ThreadPoolExecutor(1, "saver")
        self.update, self.erase, self.insert = (str(one.compile(dialect=dialect)) for one in (UPDATE_GAME, ERASE, INSERT))

    async def write(self, saves: list[Save]) -> None:
        """Returns when all of *saves* are on disk; else raises, and nothing of them is: `Superseded` where a game is not as
        it expects, `OSError` where the database fails."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, saves)

    async def close(self) -> None:
        """Ends the connection, and the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self.drop)
        self._thread.shutdown()

    def _write(self, saves: list[Save]) -> None:
        try:
            self.commit(saves)
        except Exception as error:
            # Whatever was begun ends with the connection; the next write makes a new one.
            with suppress(Exception):
                self.drop()
            if isinstance(error, Superseded):
                raise
            raise OSError(f"{type(error).__name__}: {error}") from error

    @abstractmethod
    def commit(self, saves: list[Save]) -> None:
        """Writes *saves* in one transaction, or raises."""

    @abstractmethod
    def drop(self) -> None:
        """Ends the connection."""


def saver_of(url: str) -> Saver | None:
    """Returns the quickest way to the database at *url*; None where only SQLAlchemy has one: in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return PostgresSaver(url)
    return SqliteSaver(parsed.database) if parsed.database and parsed.database != ":memory:" else None


def check(changed: int, saves: list[Save]) -> None:
    """Raises `Superseded` where not all games were as expected."""
    if changed != len(saves):
        raise Superseded(", ".join(save.game for save in saves))


class SqliteSaver(Saver):
    """Writes to a SQLite file."""

    def __init__(self, path: str) -> None:
        super().__init__(SQLiteDialect_pysqlite(paramstyle="named"))
        self._path = path
        self._connection: sqlite3.Connection | None = None

    def commit(self, saves: list[Save]) -> None:
        """Writes *saves* in one transaction, or raises."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            for line in PRAGMAS:
                self._connection.execute(f"PRAGMA {line}")
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        check(sum(run(self.update, parameters(save)).rowcount for save in saves), saves)
        for words in erasures(saves):
            run(self.erase, words)
        for row in rows_of(saves):
            run(self.insert, row)
        run("COMMIT")

    def drop(self) -> None:
        """Ends the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class PostgresSaver(Saver):
    """Writes to PostgreSQL: all statements of a commit travel together."""

    def __init__(self, url: str) -> None:
        super().__init__(make_url("postgresql+psycopg://").get_dialect()())
        self._url = plain_url(url)
        self._connection: psycopg.Connection[Any] | None = None

    def commit(self, saves: list[Save]) -> None:
        """Writes *saves* in one transaction, or raises."""
        import psycopg

        if self._connection is None:
            self._connection = psycopg.connect(self._url, connect_timeout=CONNECT_WITHIN)
        connection = self._connection
        with connection.pipeline():
            changed = [connection.execute(self.update, parameters(save)) for save in saves]
            for words in erasures(saves):
                connection.execute(self.erase, words)
            for row in rows_of(saves):
                connection.execute(self.insert, row)
        check(sum(cursor.rowcount for cursor in changed), saves)
        connection.commit()

    def drop(self) -> None:
        """Ends the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
