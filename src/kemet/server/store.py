"""The database: one writer that commits what has gathered, and connections to read.

All writes go through the writer. It takes everything that waits, from all games, writes it in one transaction and only then
says "done" to each: so an action is on disk before anybody hears of it, and many games share one flush of the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import event, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kemet.server.database import PRAGMAS, lock_of, upgrade
from kemet.server.saves import Save, Superseded
from kemet.server.saving import ERASE, INSERT, UPDATE_GAME, erasures, parameters, rows_of, saver_of

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]

log = logging.getLogger("kemet.server")

# Seconds after which a database counts as silent.
ANSWERS_WITHIN = 5.0


class Item(Struct):
    """Something that waits for the writer."""

    work: Save | Job
    done: asyncio.Future[Any]


def make_engine(url: str) -> AsyncEngine:
    """Returns the engine for the database at *url*; SQLite writes ahead and flushes every commit to the disk."""
    # Parameters hold tokens and what people write: they do not belong into logs.
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def on_connect(connection: Any, _record: Any) -> None:
            # Transactions are begun below: the driver would begin them too late for savepoints.
            connection.isolation_level = None
            cursor = connection.cursor()
            for line in PRAGMAS:
                cursor.execute(f"PRAGMA {line}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def on_begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN")

    return engine


class Store:
    """The database of a server."""

    def __init__(self, url: str, wait: float = 0.0) -> None:
        self.engine = make_engine(url)
        self._saver = saver_of(url)
        self._lock = lock_of(url)
        self._wait = wait
        # Whether other processes may use the database too.
        self.shared = self.engine.dialect.name != "sqlite"
        self._waiting: asyncio.Queue[Item] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Brings the tables to our version and starts the writer; refuses a database that is not for us."""
        if self._lock is not None:
            await asyncio.to_thread(self._lock.take, self._wait)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Writes what waits and closes the database."""
        if self._writer is not None:
            while not self._waiting.empty() and not self._writer.done():
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._saver is not None:
            await self._saver.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.give_back()

    def reading(self) -> Any:
        """Returns a context that gives a connection to read from."""
        return self.engine.connect()

    async def save(self, save: Save) -> None:
        """Returns when *save* is on disk; raises `Superseded` where the game is not as it expects."""
        await self._put(save)

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Returns what *job* returns, once that is on disk; raises what it raises, and nothing of it is written then."""
        result: T = await self._put(job)
        return result

    def waiting(self) -> int:
        """Returns how many changes wait for the writer."""
        return self._waiting.qsize()

    async def answers(self) -> bool:
        """Tells whether the writer is there, and the database answers it soon."""
        if self._writer is None or self._writer.done():
            return False
        try:
            await asyncio.wait_for(self.write(ask), ANSWERS_WITHIN)
        except Exception as error:  # whatever a driver raises: it does not answer
            log.warning("the database does not answer: %s", type(error).__name__)
            return False
        return True

    async def _put(self, work: Save | Job) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Item(work, done))
        return await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            if not await self._commit(batch) and len(batch) > 1:
                for item in batch:
                    await self._commit([item])

    async def _commit(self, batch: list[Item]) -> bool:
        """Writes *batch* in one transaction and tells whether that worked; the only item of a batch learns why not."""
        results: list[tuple[Item, Any, BaseException | None]] = []
        saves = [item.work for item in batch if isinstance(item.work, Save)]
        try:
            if self._saver is not None and len(saves) == len(batch):
                await self._saver.write(saves)
                for item in batch:
                    settle(item, None, None)
                return True
            async with self.engine.begin() as connection:
                await write_saves(connection, saves)
                for item in batch:
                    if isinstance(item.work, Save):
                        results.append((item, None, None))
                    else:
                        results.append((item, *await attempt(connection, item.work)))
        except Exception as error:  # the writer must outlive whatever a driver raises; who waits learns of it
            if len(batch) == 1:
                settle(batch[0], None, error)
            return False
        for item, result, failure in results:
            settle(item, result, failure)
        return True


async def ask(connection: AsyncConnection) -> None:
    """Asks the database the least there is to ask."""
    await connection.execute(select(1))


async def attempt(connection: AsyncConnection, job: Job) -> tuple[Any, BaseException | None]:
    """Returns what *job* gives, or what it raises; then nothing of it is left in the transaction."""
    try:
        async with connection.begin_nested():
            return await job(connection), None
    except Exception as error:  # handed on to whoever gave the job
        return None, error


def settle(item: Item, result: Any, failure: BaseException | None) -> None:
    """Tells the one who waits for *item*, if it still waits."""
    if item.done.done():
        return
    if failure is None:
        item.done.set_result(result)
    else:
        item.done.set_exception(failure)


async def write_saves(connection: AsyncConnection, saves: list[Save]) -> None:
    """Writes the changes of many games with few statements; raises `Superseded` where one is not as expected."""
    if not saves:
        return
    result = await connection.execute(UPDATE_GAME, [parameters(save) for save in saves])
    if result.rowcount != len(saves):
        raise Superseded(", ".join(save.game for save in saves))
    for statement, rows in ((ERASE, erasures(saves)), (INSERT, rows_of(saves))):
        if rows:
            await connection.execute(statement, rows)
