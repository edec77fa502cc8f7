"""What nobody comes to any more is taken away: games that never began, games that stand, sessions, guests, processes.

It is looked for while others write, and taken away a little at a time, so that nobody's action waits for it.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.context import ServerContext
from kemet.server.schema import accounts, games, identities, mail_addresses, seats, sessions, thoughts, workers
from kemet.server.settings import DAY, HOUR

# So many rows go at a time.
AT_ONCE = 50
# Processes that are gone are forgotten after this time, if they own no game.
WORKERS_FOR = 30 * DAY
# Whoever wants mails confirms the address within this time.
CONFIRM_WITHIN = 2 * DAY
# Python's collector looks through all memory when nobody has acted for so many seconds, but not more often than every hour;
# after a day it waits for that no longer.
QUIET_FOR = 5.0
COLLECT_EVERY = HOUR
COLLECT_AT_LAST = DAY


class Old(NamedTuple):
    """Rows that are too old, by the column that names each; `ended` is what they become where they do not go."""

    key: Column[str]
    where: ColumnElement[bool]
    ended: dict[str, Any] | None = None


def old_rows(context: ServerContext) -> Iterator[Old]:
    """Yields what is too old, games first: who sat in them may have no other."""
    now, settings = context.clock.now(), context.settings
    yield Old(games.c.id, (games.c.status == "open") & (games.c.updated < now - settings.open_for))
    # They end without a winner. Whoever has such a game in memory elsewhere may not write to it any more.
    ended = {"status": "over", "wake_at": None, "awaiting": 0, "loads": games.c.loads + 1}
    yield Old(games.c.id, (games.c.status == "running") & (games.c.updated < now - settings.running_for), ended)
    yield Old(sessions.c.token_hash, sessions.c.used < now - settings.session_for)
    yield Old(identities.c.id, ~in_use() & (identities.c.created < now - DAY))
    yield Old(workers.c.id, (workers.c.beat < now - WORKERS_FOR) & ~exists().where(games.c.owner == workers.c.id))
    # Addresses that nobody confirmed.
    unconfirmed = mail_addresses.c.confirm_hash.is_not(None)
    yield Old(mail_addresses.c.identity, unconfirmed & (mail_addresses.c.created < now - CONFIRM_WITHIN))
    # What a server that is gone has asked.
    yield Old(thoughts.c.id, thoughts.c.asked < now - HOUR)


def in_use() -> ColumnElement[bool]:
    """Says of an identity that somebody can come back to it, or that it sits in a game."""
    columns = (sessions.c.identity, accounts.c.identity, games.c.host, seats.c.identity)
    return or_(*(exists().where(column == identities.c.id) for column in columns))


async def keep_house(context: ServerContext) -> None:
    """Takes away what has been unused for too long. Games in memory are in use."""
    for old in old_rows(context):
        async with context.store.reading() as connection:
            found = (await connection.execute(select(old.key).where(old.where))).scalars().all()
        for first in range(0, len(found), AT_ONCE):
            await take_away(context, old, found[first : first + AT_ONCE])


async def take_away(context: ServerContext, old: Old, keys: Any) -> None:
    """Takes some rows away that are still too old."""

    async def job(connection: AsyncConnection) -> None:
        which = old.key.in_([key for key in keys if key not in context.rooms]) & old.where
        table: Any = old.key.table
        change = delete(table) if old.ended is None else update(table).values(old.ended)
        await connection.execute(change.where(which))

    await context.store.write(job)


class Collector:
    """Python's collector, which goes through all of memory at once: most of a second in which a server of a thousand games
    stands still. It finds little, since rooms and sockets leave memory without it, so it waits until nobody plays."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._last = context.clock.now()
        self._actions = 0
        self._quiet_since = self._last

    async def look(self) -> None:
        """Collects if it is time to, and nobody is disturbed."""
        now, actions = self._context.clock.now(), self._context.counted.actions.number
        if actions != self._actions:
            self._actions, self._quiet_since = actions, now
        waited = now - self._last
        if (waited >= COLLECT_EVERY and now - self._quiet_since >= QUIET_FOR) or waited >= COLLECT_AT_LAST:
            gc.collect()
            give_back_memory()
            self._last = now


def give_back_memory() -> None:
    """Hands free memory back to the system where the C library can do that: it keeps what lies between pieces in use,
    and a server that runs for weeks has ever more of it."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
