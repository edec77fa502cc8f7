"""`kemet bots`: processes that think for all servers on a PostgreSQL database."""

from __future__ import annotations

import logging
import signal
import time
from collections import Counter
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError

from kemet.server.database import plain_url
from kemet.server.notices import ANSWERED, BOTS, CHANNEL
from kemet.server.thinkers import make_executor
from kemet.server.thinking_elsewhere import Asked, failed, give_back, keep, put_answer, take_next, worked_out

log = logging.getLogger("kemet.server")
# Seconds without a notice after which the table is looked at all the same.
LOOK_EVERY = 1.0
# Seconds after which a database that was away is tried again.
AGAIN_AFTER = 2.0
# Seconds between looks for answers that are ready.
BETWEEN_LOOKS = 0.02
# Seconds after which it is said again what is being thought about.
KEEP_EVERY = 1.0
# A question with which so many processes have died is not thought about any more.
MOST_DEATHS = 3


class BotWorkers:
    """Some processes that take questions from the database at *url*."""

    def __init__(self, url: str, processes: int) -> None:
        self._url = url
        self._processes = processes
        self._at_once = max(1, processes)
        self._engine: Engine = create_engine(url, pool_pre_ping=True)
        self._executor: Executor = make_executor(processes)
        self._thinking: dict[str, Future[str]] = {}
        self._kept = time.monotonic()
        self._deaths: Counter[str] = Counter()
        self.ending = False

    def end(self, *_signal: Any) -> None:
        """Has it end once what is thought about is answered."""
        self.ending = True

    def run(self) -> None:
        """Thinks until it is to end, whatever becomes of the database meanwhile."""
        while not self.ending:
            try:
                with psycopg.connect(plain_url(self._url), autocommit=True) as connection:
                    connection.execute(f"LISTEN {BOTS}")
                    self._serve(connection)
            except (psycopg.Error, SQLAlchemyError, OSError) as error:
                log.warning("the database does not answer: %s", type(error).__name__)
                time.sleep(AGAIN_AFTER)
        self._executor.shutdown(wait=True)
        self._engine.dispose()

    def _serve(self, connection: psycopg.Connection[Any]) -> None:
        while not self.ending or self._thinking:
            self._hand_in()
            self._keep()
            while not self.ending and len(self._thinking) < self._at_once and self._take():
                pass
            pause = BETWEEN_LOOKS if self._thinking else LOOK_EVERY
            for _notice in connection.notifies(timeout=pause, stop_after=1):
                pass

    def _take(self) -> bool:
        """Begins to think about the next question; tells whether there is one."""
        with self._engine.begin() as connection:
            asked = take_next(connection, time.time())
        if asked is not None:
            self._begin(asked)
        return asked is not None

    def _begin(self, asked: Asked) -> None:
        try:
            self._thinking[asked.id] = self._executor.submit(worked_out, asked)
        except BrokenProcessPool:
            log.error("a process of bots has died; another one goes on")
            self._executor = make_executor(self._processes)
            self._thinking[asked.id] = self._executor.submit(worked_out, asked)

    def _keep(self) -> None:
        """Says what is being thought about, so that nobody else takes it."""
        if self._thinking and time.monotonic() - self._kept >= KEEP_EVERY:
            with self._engine.begin() as connection:
                keep(connection, list(self._thinking), time.time())
            self._kept = time.monotonic()

    def _hand_in(self) -> None:
        """Writes the answers that are ready."""
        for id, future in [(id, future) for id, future in self._thinking.items() if future.done()]:
            with self._engine.begin() as connection:
                if future.exception() is None:
                    self._answer(connection, id, future.result())
                else:
                    self._again(connection, id, str(future.exception()))
            del self._thinking[id]

    def _answer(self, connection: Connection, id: str, reply: str) -> None:
        put_answer(connection, id, reply)
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, f"{ANSWERED} {id}"))
        self._deaths.pop(id, None)

    def _again(self, connection: Connection, id: str, why: str) -> None:
        """Has a question whose process died asked again, unless it is the question that kills."""
        log.error("a question is not answered: %s", why)
        self._deaths[id] += 1
        if self._deaths[id] < MOST_DEATHS:
            give_back(connection, id)
        else:
            self._answer(connection, id, failed(why))


def run_bots(url: str, processes: int) -> None:
    """Thinks until it is interrupted."""
    bots = BotWorkers(url, processes)
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), bots.end)
    bots.run()
