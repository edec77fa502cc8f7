"""What one server process tells the others: PostgreSQL carries it, when the write that it belongs to is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.database import plain_url

if TYPE_CHECKING:
    import psycopg

CHANNEL = "kemet"
# A game must be read anew; a session has ended; something about a person has changed; a bot elsewhere has answered.
READ, LOGOUT, PERSON, ANSWERED = "read", "logout", "person", "answered"
# Where bots elsewhere hear that there is something to think about.
BOTS = "kemet_bots"
# Seconds for which a call listens before it begins anew.
LISTEN_FOR = 5.0


async def tell(connection: AsyncConnection, kind: str, value: str) -> None:
    """Tells all processes, this one too, once the transaction is done. With SQLite there is nobody to tell."""
    if connection.dialect.name == "postgresql":
        await notify(connection, CHANNEL, f"{kind} {value}")


async def notify(connection: AsyncConnection, channel: str, words: str) -> None:
    """Tells all who listen on *channel*, once the transaction is done."""
    await connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": channel, "words": words})


class Notices:
    """Hears what processes tell each other."""

    def __init__(self, url: str, hear: Callable[[str, str], None]) -> None:
        self._url = plain_url(url)
        self._hear = hear
        self._connection: psycopg.AsyncConnection[Any] | None = None

    async def listen(self) -> None:
        """Hands on what comes within some seconds; the connection stays, so that nothing between two calls is missed."""
        import psycopg

        try:
            if self._connection is None:
                self._connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                await self._connection.execute(f"LISTEN {CHANNEL}")
            async for notice in self._connection.notifies(timeout=LISTEN_FOR):
                kind, _, value = notice.payload.partition(" ")
                self._hear(kind, value)
        except Exception:
            await self.close()
            raise

    async def close(self) -> None:
        """Listens no more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
