"""The database before it is used: whose it is, and whether its version is ours."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

# The key of PostgreSQL's lock under which one process at a time changes the tables.
UPGRADE_KEY = 0x6B656D65
# What the tables were called before they had versions.
FIRST = "0001"
# Every connection to a SQLite file: it writes ahead, and flushes every commit to the disk.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class DatabaseProblem(Exception):
    """A database that this server must not use; the text says why, and what helps."""


class FileLock:
    """A lock on a file beside a SQLite database: one server process has it at a time, and it ends with the process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[str] | None = None

    def take(self, wait: float) -> None:
        """Takes the lock, waiting some seconds for a server that is just ending."""
        end = time.monotonic() + wait
        file = open(self.path, "a+", encoding="ascii")
        while not try_lock(file):
            if time.monotonic() >= end:
                file.seek(0)
                holder = file.read(20).strip()
                file.close()
                raise DatabaseProblem(
                    f"another server{f' (process {holder})' if holder else ''} uses this database; "
                    "stop it, name another file with --database, or use PostgreSQL, which many can share"
                )
            time.sleep(0.05)
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file

    def give_back(self) -> None:
        """Lets others have the lock."""
        if self._file is not None:
            self._file.close()
            self._file = None


def try_lock(file: IO[str]) -> bool:
    """Locks *file* and tells whether that could be done."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            locking: Any = msvcrt.locking  # type: ignore[attr-defined,unused-ignore]
            locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def lock_of(url: str) -> FileLock | None:
    """Returns the lock of the database at *url*; None where many processes can share it."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return FileLock(Path(parsed.database + ".lock"))


def plain_url(url: str) -> str:
    """Returns the address of a database as PostgreSQL itself writes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def upgrade(connection: Connection) -> None:
    """Brings the tables to our version; refuses a database that a newer server has made."""
    # It would tell, at each start, what it has loaded.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_KEY})"))
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None and inspect(connection).has_table("games"):
        command.stamp(config, FIRST)
        current = FIRST
    script = ScriptDirectory.from_config(config)
    if current == script.get_current_head():
        return
    if current is not None:
        try:
            script.get_revision(current)
        except CommandError as error:
            raise DatabaseProblem(
                f"this database has version {current}, made by a newer server; this one knows up to "
                f"{script.get_current_head()}: install the newer kemet, or restore a copy from before"
            ) from error
    command.upgrade(config, "head")


def check_database(url: str, wait: float) -> None:
    """Refuses, with a text for people, a database that cannot be used; brings its tables to our version."""
    lock = lock_of(url)
    engine = create_engine(url.replace("+aiosqlite", ""))
    try:
        if lock is not None:
            lock.take(wait)
        with engine.begin() as connection:
            upgrade(connection)
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseProblem(f"the database cannot be used: {getattr(error, 'orig', None) or error}") from error
    finally:
        engine.dispose()
        if lock is not None:
            lock.give_back()
