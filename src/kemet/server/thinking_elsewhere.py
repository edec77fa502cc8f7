"""Bots that think in processes of their own, here or on other machines: `kemet bots`. The database carries the questions.

A question is a row of `thoughts`. Whoever is free takes the next one, each person's in turn; the answer is written beside it,
and the server that asked takes both away. Who has taken a question says every second that it is being thought about; one of
which nothing is heard any more is taken again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.notices import BOTS, notify
from kemet.server.schema import thoughts
from kemet.server.thinking import Question, advise, answer

if TYPE_CHECKING:
    from kemet.server.context import ServerContext

log = logging.getLogger("kemet.server")
# What can be asked, by the name in the database.
WHAT: dict[str, Callable[[Question], Any]] = {"answer": answer, "advise": advise}
# Seconds without a word after which a question that was taken counts as forgotten.
FORGOTTEN_AFTER = 4.0


class Asked(Struct):
    """A question that somebody has taken."""

    id: str
    what: str
    question: Question


class Answered(Struct):
    """What came of a question: what the function gave, or why it failed."""

    found: Any = None
    failure: str = ""


class BotFailed(Exception):
    """A bot raised something; the text says what."""


def worked_out(asked: Asked) -> str:
    """Answers a question, in a process of `kemet bots`."""
    try:
        return msgspec.json.encode(Answered(found=WHAT[asked.what](asked.question))).decode()
    except Exception as error:  # whoever asked learns of it
        return failed(f"{type(error).__name__}: {error}")


# The side of the server.


class Elsewhere:
    """Asks through the database, and waits for answers."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._waiting: dict[str, Future[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def takes(self, function: Callable[..., Any]) -> bool:
        """Tells whether *function* can be asked for."""
        return function in WHAT.values()

    def submit(self, person: str, function: Callable[..., Any], question: Question) -> Future[Any]:
        """Asks; the answer comes in the future."""
        found: Future[Any] = Future()
        id = secrets.token_hex(16)
        found.add_done_callback(lambda done: self._take_back(id) if done.cancelled() else None)
        what = next(name for name, known in WHAT.items() if known is function)
        row = {
            "id": id, "server": self._context.me, "person": person, "what": what, "asked": self._context.clock.now(),
            "question": msgspec.json.encode(question).decode(),
        }  # fmt: skip
        self._waiting[id] = found
        self._do(self._ask(id, row))
        return found

    def _do(self, job: Any) -> None:
        task = asyncio.ensure_future(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, id: str, row: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(thoughts), row)
            await notify(connection, BOTS, id)

        try:
            await self._context.store.write(job)
        except Exception as error:  # whoever waits for the answer learns of it
            found = self._waiting.pop(id, None)
            if found is not None:
                found.set_exception(error)

    def _take_back(self, id: str) -> None:
        """Nobody waits for the answer any more."""
        if self._waiting.pop(id, None) is not None:
            question = delete(thoughts).where(thoughts.c.id == id)
            self._do(self._context.store.write(lambda connection: connection.execute(question)))

    def hear(self, id: str) -> None:
        """Takes note that a question is answered."""
        if id in self._waiting:
            self._do(self.look())

    async def look(self) -> None:
        """Hands on the answers that have come, and takes away all that is done; also what a notice was lost of."""

        async def job(connection: AsyncConnection) -> list[Any]:
            mine = thoughts.c.server == self._context.me
            query = delete(thoughts).where(mine, thoughts.c.answer.is_not(None)).returning(thoughts.c.id, thoughts.c.answer)
            return list((await connection.execute(query)).all())

        if not self._waiting:
            return
        for row in await self._context.store.write(job):
            found = self._waiting.pop(row.id, None)
            if found is not None and not found.done():
                reply = msgspec.json.decode(row.answer, type=Answered)
                if reply.failure:
                    found.set_exception(BotFailed(reply.failure))
                else:
                    found.set_result(reply.found)

    async def close(self) -> None:
        """Takes all questions back."""
        for task in list(self._tasks):
            task.cancel()
        self._waiting.clear()
        mine = thoughts.c.server == self._context.me
        await self._context.store.write(lambda connection: connection.execute(delete(thoughts).where(mine)))


# The side of the bots.


def take_next(connection: Connection, now: float) -> Asked | None:
    """Takes the next question: the oldest of each person before the second of anybody."""
    place = func.row_number().over(partition_by=thoughts.c.person, order_by=thoughts.c.asked).label("place")
    # What is being thought about counts: who has two bots thinking waits for who has one.
    ranked = select(thoughts.c.id, thoughts.c.asked, thoughts.c.taken, place).where(thoughts.c.answer.is_(None)).subquery()
    next_id = select(ranked.c.id).where(free(ranked.c.taken, now)).order_by(ranked.c.place, ranked.c.asked).limit(1)
    # Two who choose the same: the second finds it taken, and comes again.
    query = update(thoughts).where(thoughts.c.id == next_id.scalar_subquery(), free(thoughts.c.taken, now)).values(taken=now)
    row = connection.execute(query.returning(thoughts.c.id, thoughts.c.what, thoughts.c.question)).one_or_none()
    if row is None:
        return None
    return Asked(row.id, row.what, msgspec.json.decode(row.question, type=Question))


def free(taken: ColumnElement[float | None], now: float) -> ColumnElement[bool]:
    """Says that a question is nobody's, or that whoever took it has forgotten it."""
    return or_(taken.is_(None), taken < now - FORGOTTEN_AFTER)


def keep(connection: Connection, ids: Collection[str], now: float) -> None:
    """Says that these questions are being thought about."""
    connection.execute(update(thoughts).where(thoughts.c.id.in_(ids)).values(taken=now))


def give_back(connection: Connection, id: str) -> None:
    """Lets whoever is free take a question again."""
    connection.execute(update(thoughts).where(thoughts.c.id == id).values(taken=None))


def failed(why: str) -> str:
    """Returns the answer that there is none."""
    return msgspec.json.encode(Answered(failure=why)).decode()


def put_answer(connection: Connection, id: str, reply: str) -> None:
    """Writes an answer; nothing where nobody waits for it any more."""
    connection.execute(update(thoughts).where(thoughts.c.id == id).values(answer=reply))
