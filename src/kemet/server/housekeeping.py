"""What nobody comes to any more is taken away: games that never began, games that stand, sessions, guests, processes."""

from __future__ import annotations

import gc
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.context import ServerContext
from kemet.server.schema import accounts, games, identities, mail_addresses, seats, sessions, thoughts, workers
from kemet.server.settings import DAY, HOUR

# Processes that are gone are forgotten after this time, if they own no game.
WORKERS_FOR = 30 * DAY
# Whoever wants mails confirms the address within this time.
CONFIRM_WITHIN = 2 * DAY


async def keep_house(context: ServerContext) -> None:
    """Takes away what has been unused for too long. Games in memory are in use."""
    now, settings = context.clock.now(), context.settings
    idle = games.c.id.not_in(list(context.rooms))

    async def job(connection: AsyncConnection) -> None:
        never = (games.c.status == "open", games.c.updated < now - settings.open_for, idle)
        await connection.execute(delete(games).where(*never))
        # They end without a winner. Whoever has such a game in memory elsewhere may not write to it any more.
        stands = (games.c.status == "running", games.c.updated < now - settings.running_for, idle)
        ended = {"status": "over", "wake_at": None, "awaiting": 0, "loads": games.c.loads + 1}
        await connection.execute(update(games).where(*stands).values(ended))
        await connection.execute(delete(sessions).where(sessions.c.used < now - settings.session_for))
        await connection.execute(delete(identities).where(identities.c.id.not_in(in_use()), identities.c.created < now - DAY))
        owns = exists().where(games.c.owner == workers.c.id)
        await connection.execute(delete(workers).where(workers.c.beat < now - WORKERS_FOR, ~owns))
        # Addresses that nobody confirmed.
        asked = (mail_addresses.c.confirm_hash.is_not(None), mail_addresses.c.created < now - CONFIRM_WITHIN)
        await connection.execute(delete(mail_addresses).where(*asked))
        # What a server that is gone has asked.
        await connection.execute(delete(thoughts).where(thoughts.c.asked < now - HOUR))

    await context.store.write(job)
    gc.collect()


def in_use() -> Any:
    """Returns a query for the identities that somebody can come back to, or that sit in a game."""
    held = select(seats.c.identity).where(seats.c.identity.is_not(None))
    return select(sessions.c.identity).union(select(accounts.c.identity), select(games.c.host), held)
