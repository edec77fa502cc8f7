"""What all rooms of a server share."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.clock import Clock
from kemet.server.counting import Counted
from kemet.server.ownership import MISSED_BEATS, beat, begin_beating, still_owned
from kemet.server.schema import seats
from kemet.server.seat_rows import note_seated
from kemet.server.seats import Seat
from kemet.server.settings import Settings
from kemet.server.store import Store
from kemet.server.thinkers import Thinkers
from kemet.server.thinking_elsewhere import Elsewhere

if TYPE_CHECKING:
    from kemet.server.room import Facts, Room

# Seconds that the last beat may take.
LAST_WORD = 3.0


class ServerContext:
    """The store, the clock, the settings, the processes of bots, and the rooms in memory."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.store = Store(settings.database, settings.lock_wait)
        # The name of this process among those that share the database.
        self.me = secrets.token_hex(8)
        self.counted = Counted()
        self.elsewhere = Elsewhere(self) if settings.bots_elsewhere else None
        self.thinkers = Thinkers(settings.bot_processes, self.counted.thinking, self.elsewhere)
        self.began = clock.now()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        # Other processes that did not answer, and when.
        self.silent: dict[str, float] = {}
        # It lets its games go, and takes no others.
        self.ending = False

    def forget(self, room: Room) -> None:
        """Takes *room* out of the list of rooms in memory."""
        if self.rooms.get(room.facts.id) is room:
            del self.rooms[room.facts.id]

    @property
    def patience(self) -> float:
        """Seconds without a beat after which another process counts as gone. With SQLite there is no other."""
        return MISSED_BEATS * self.settings.beat_every if self.store.shared else 0.0

    async def begin(self) -> None:
        """Opens the store and makes this process known."""
        await self.store.open()
        await self.store.write(lambda connection: begin_beating(connection, self.me, self.settings.address, self.clock.now()))

    async def beat(self) -> None:
        """Says that this process is there."""
        if self.ending:
            return
        await self.store.write(lambda connection: beat(connection, self.me, self.clock.now()))

    async def let_go(self) -> None:
        """Makes the games free for others at once; whoever is connected to them is told to come again."""
        self.ending = True
        for room in list(self.rooms.values()):
            room.close()
        with suppress(Exception):  # a database that is away does not keep a server from ending
            await asyncio.wait_for(
                self.store.write(lambda connection: beat(connection, self.me, self.clock.now(), stopped=True)), LAST_WORD
            )

    async def end(self) -> None:
        """Closes everything."""
        if not self.ending:
            await self.let_go()
        self.thinkers.close()
        if self.elsewhere is not None:
            with suppress(Exception):
                await asyncio.wait_for(self.elsewhere.close(), LAST_WORD)
        await self.store.close()

    async def save_seat(self, facts: Facts, seat: Seat) -> None:
        """Returns when *seat* is on disk, and whoever holds it among those who have."""
        row = seat.row(facts.id)

        async def job(connection: AsyncConnection) -> None:
            await still_owned(connection, facts.id, facts.loads)
            await connection.execute(update(seats).where(seats.c.game == facts.id, seats.c.seat == seat.number).values(row))
            await note_seated(connection, facts.id, [seat])

        await self.store.write(job)
