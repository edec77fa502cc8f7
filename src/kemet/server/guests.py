"""A visitor of a room, over whatever wire: whole views after each change, and what players send."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from kemet.server.errors import Refused, bad
from kemet.server.messages import (
    LiveAck,
    LiveAct,
    LiveChat,
    LiveFault,
    LiveMessage,
    LivePing,
    LivePoint,
    LivePointed,
    LivePong,
    LiveResync,
    LiveSay,
    LiveSettings,
    LiveState,
    LiveTable,
    LiveUndo,
    LiveUpdate,
)
from kemet.server.protocol import ChatLine, Fault
from kemet.server.room import Room
from kemet.server.table_view import table

decoder = msgspec.json.Decoder(LiveMessage)
# With so many messages unsent the visitor does not read, and is dismissed.
MOST_UNSENT = 500
# Private close codes: the client may come again at once, or should not.
COME_AGAIN = 4000
NOT_ALLOWED = 4003


class Wire(Protocol):
    """What carries messages to a visitor."""

    async def send(self, message: bytes) -> None:
        """Sends *message*, which is JSON."""

    async def close(self, code: int, reason: str) -> None:
        """Ends the connection."""


class Guest:
    """A visitor over a wire. Positions that were not sent yet are left out in favour of newer ones."""

    def __init__(self, wire: Wire, room: Room, identity: str | None, session: str, seat: int) -> None:
        self.wire = wire
        self.room = room
        self.identity = identity
        self.session = session
        self.seat = seat
        self.told = 0
        self.sent = -1
        self.whole = True
        self.closing = False
        self._news = asyncio.Event()
        self._table = True
        self._messages: list[bytes] = []

    def refresh(self) -> None:
        """The position changed."""
        self._news.set()

    def show_table(self) -> None:
        """Something at the table changed."""
        self._table = True
        self._news.set()

    def hear(self, line: ChatLine) -> None:
        """Somebody spoke."""
        self.tell(LiveChat(line=line))

    def see(self, seat: str, spaces: list[str]) -> None:
        """Somebody points at the map."""
        self.tell(LivePointed(seat=seat, spaces=spaces))

    def dismiss(self) -> None:
        """The room closes."""
        self.closing = True
        self._news.set()

    def tell(self, message: msgspec.Struct) -> None:
        """Has *message* sent after the newest position."""
        if len(self._messages) < MOST_UNSENT:
            self._messages.append(msgspec.json.encode(message))
        else:
            self.closing = True
        self._news.set()

    def _position(self) -> bytes | None:
        """Returns the newest position if it was not sent yet."""
        sight = self.room.shown(self.seat)
        if sight.version == self.sent and not self.whole:
            return None
        kind = LiveState if self.whole else LiveUpdate
        message = kind(**self.room.state(sight, self.told))
        self.whole = False
        self.sent = sight.version
        self.told = sight.log_length
        return msgspec.json.encode(message)

    async def send_on(self) -> None:
        """Sends news until the visitor leaves or is dismissed."""
        while not self.closing:
            await self._news.wait()
            self._news.clear()
            if self.closing:
                break
            position = self._position()
            if position is not None:
                await self.wire.send(position)
            if self._table:
                self._table = False
                await self.wire.send(msgspec.json.encode(LiveTable(table=table(self.room, self.identity))))
            messages, self._messages = self._messages, []
            for line in messages:
                await self.wire.send(line)
        await self.wire.close(COME_AGAIN, "come again")


# What people say and show: a server has manners for it.
Speak = Callable[[Guest, LiveSay | LivePoint], Awaitable[None]]


async def arrive(room: Room, guest: Guest, since: int | None) -> None:
    """Lets a visitor in; events since the version seen last are told again, if that is remembered."""
    sight = room.sight(guest.seat)
    known = room.events_since(guest.seat, since) if since is not None else None
    guest.told = sight.log_length if known is None else min(known, sight.log_length)
    room.visitors.add(guest)
    guest.refresh()
    room.show_table()


async def hear(guest: Guest, data: str | bytes, speak: Speak) -> None:
    """Carries one message out, or says why not."""
    try:
        if len(data) > guest.room.context.settings.limits.message:
            raise bad("too-large")
        message = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, Refused) as error:
        guest.tell(LiveFault(error=Fault(code="bad-message", args={"text": str(error)[:300]})))
        return
    try:
        await obey(guest, message, speak)
    except Refused as refused:
        number = getattr(message, "id", 0)
        version = guest.room.shown(guest.seat).version
        guest.tell(LiveAck(id=number, version=version, done=0, fault=fault_of(refused)))


async def obey(guest: Guest, message: LiveMessage, speak: Speak) -> None:
    """Does what *message* says."""
    room = guest.room
    if isinstance(message, LivePing):
        guest.tell(LivePong(now=room.context.clock.now()))
    elif isinstance(message, LiveResync):
        guest.whole = True
        guest.refresh()
    elif isinstance(message, LiveAct):
        acked = await room.call(lambda: room.act(guest.identity, guest.seat, message.version, message.actions))
        guest.tell(LiveAck(id=message.id, version=acked.version, done=acked.done, error=acked.error))
    elif isinstance(message, LiveUndo):
        acked = await room.call(lambda: room.undo(guest.identity, guest.seat))
        guest.tell(LiveAck(id=message.id, version=acked.version, done=1))
    else:
        if isinstance(message, LiveSettings):
            await room.call(lambda: room.set_autopass(guest.identity, guest.seat, message.autopass))
            if message.pace is not None:
                room.automation.set_pace(message.pace)
        else:
            await speak(guest, message)
        guest.tell(LiveAck(id=message.id, version=room.shown(guest.seat).version, done=1))


def fault_of(refused: Refused) -> Fault:
    """Returns a refusal as it is sent."""
    return Fault(code=refused.code, args=dict(refused.args_of_text))
