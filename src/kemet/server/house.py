"""What all rooms of a server share."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.clock import Clock
from kemet.server.seats import Seat
from kemet.server.settings import Settings
from kemet.server.store import Store
from kemet.server.tables import seats

if TYPE_CHECKING:
    from kemet.server.room import Room


class House:
    """The store, the clock, the settings, the threads of bots, and the rooms in memory."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.store = Store(settings.database)
        self.threads = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}

    def forget(self, room: Room) -> None:
        """Takes *room* out of the list of rooms in memory."""
        if self.rooms.get(room.facts.id) is room:
            del self.rooms[room.facts.id]

    async def save_seat(self, game: str, seat: Seat) -> None:
        """Returns when *seat* is on disk."""
        row = seat.row(game)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(seats).where(seats.c.game == game, seats.c.seat == seat.number).values(row))

        await self.store.write(job)
