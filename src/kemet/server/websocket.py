"""The WebSocket to a game: whole views after each change, and what players send."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, QueryParameter

from kemet.server import lobby
from kemet.server.auth import COOKIE, Identity, hash_of
from kemet.server.dependencies import Dependencies, TheDeps
from kemet.server.errors import Refused, bad
from kemet.server.games_api import As, Invite, enter, eyes
from kemet.server.guards import address
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
from kemet.server.ownership import Elsewhere
from kemet.server.protocol import ChatLine, Fault
from kemet.server.room import Room
from kemet.server.table_view import table

log = logging.getLogger("kemet.server")
Socket = WebSocket[Any, Any, State]
decoder = msgspec.json.Decoder(LiveMessage)
# More than this many messages unsent: the visitor does not read, and is dismissed.
MOST_UNSENT = 500
# Private close codes: the client may come again at once, or should not.
COME_AGAIN = 4000
NOT_ALLOWED = 4003


class Guest:
    """A visitor over a WebSocket. Positions that were not sent yet are left out in favour of newer ones."""

    def __init__(self, socket: Socket, room: Room, identity: Identity | None, seat: int) -> None:
        self.socket = socket
        self.room = room
        self.person = identity
        self.identity = identity.id if identity else None
        self.session = hash_of(socket.cookies.get(COOKIE, ""))
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
        self._messages.append(msgspec.json.encode(message))
        if len(self._messages) > MOST_UNSENT:
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
                await self.socket.send_data(position, mode="text", encoding="utf-8")
            if self._table:
                self._table = False
                message = LiveTable(table=table(self.room, self.identity))
                await self.socket.send_data(msgspec.json.encode(message), mode="text")
            messages, self._messages = self._messages, []
            for line in messages:
                await self.socket.send_data(line, mode="text")
        await self.socket.close(COME_AGAIN, "come again")


def same_origin(socket: Socket) -> bool:
    """Tells whether the page that opens the socket is ours; programs that are no browsers name none."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/api/games/{game:str}/live")
async def connect(
    socket: Socket,
    deps: TheDeps,
    game: FromPath[str],
    seat: As = None,
    invite: Invite = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> None:
    """Connects a visitor to a game."""
    await socket.accept()
    try:
        if not same_origin(socket):
            raise Refused(403, "origin")
        visitor = await deps.people.find(socket.cookies.get(COOKIE))
        room = await enter(deps, game, visitor, invite)
        guest = Guest(socket, room, visitor, eyes(room, visitor, seat))
        keys = [visitor.id if visitor else "", address(socket)]
        check_room(deps, room, *keys)
    except Elsewhere:
        await socket.close(COME_AGAIN, "come again")
        return
    except Refused as refused:
        await socket.send_data(msgspec.json.encode(LiveFault(error=_fault(refused))), mode="text")
        await socket.close(NOT_ALLOWED, refused.code)
        return
    deps.sockets.update(keys)
    try:
        await stay(deps, guest, since)
    finally:
        for key in keys:
            deps.sockets[key] -= 1
            if not deps.sockets[key]:
                del deps.sockets[key]


async def stay(deps: Dependencies, guest: Guest, since: int | None) -> None:
    """Lets a visitor in, and returns when it has left."""
    room = guest.room
    try:
        await room.call(lambda: arrive(room, guest, since))
    except Refused:
        await guest.socket.close(COME_AGAIN, "come again")
        return
    sender = asyncio.create_task(guest.send_on())
    try:
        await listen(deps, guest)
    finally:
        room.visitors.discard(guest)
        room.show_table()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


def check_room(deps: Dependencies, room: Room, person: str, where: str) -> None:
    """Refuses one more socket where there are too many."""
    limits = deps.context.settings.limits
    if len(room.visitors) >= limits.sockets_per_room:
        raise Refused(429, "room-full")
    if (person and deps.sockets[person] >= limits.sockets) or deps.sockets[where] >= limits.sockets_per_address:
        raise Refused(429, "too-fast")


async def arrive(room: Room, guest: Guest, since: int | None) -> None:
    """Lets a visitor in; events since the version seen last are told again, if that is remembered."""
    sight = room.sight(guest.seat)
    known = room.events_since(guest.seat, since) if since is not None else None
    guest.told = sight.log_length if known is None else min(known, sight.log_length)
    room.visitors.add(guest)
    guest.refresh()
    room.show_table()


async def listen(deps: Dependencies, guest: Guest) -> None:
    """Carries out what a visitor sends, in order, until it leaves."""
    key = guest.identity or address(guest.socket)
    while True:
        try:
            data = await guest.socket.receive_data("text")
        except (WebSocketDisconnect, WebSocketException):
            return
        if not deps.rates.messages.allows(key):
            guest.tell(LiveFault(error=Fault(code="too-fast", args={})))
            continue
        await hear(deps, guest, data)


async def hear(deps: Dependencies, guest: Guest, data: str | bytes) -> None:
    """Carries one message out, or says why not."""
    try:
        if len(data) > deps.context.settings.limits.message:
            raise bad("too-large")
        message = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, Refused) as error:
        guest.tell(LiveFault(error=Fault(code="bad-message", args={"text": str(error)[:300]})))
        return
    try:
        await obey(deps, guest, message)
    except Refused as refused:
        number = getattr(message, "id", 0)
        version = guest.room.shown(guest.seat).version
        guest.tell(LiveAck(id=number, version=version, done=0, fault=_fault(refused)))


async def obey(deps: Dependencies, guest: Guest, message: LiveMessage) -> None:
    """Does what *message* says."""
    room = guest.room
    if isinstance(message, LivePing):
        guest.tell(LivePong(now=deps.context.clock.now()))
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
        await speak(deps, guest, message)
        guest.tell(LiveAck(id=message.id, version=room.shown(guest.seat).version, done=1))


async def speak(deps: Dependencies, guest: Guest, message: LiveSay | LivePoint | LiveSettings) -> None:
    """Carries out what is said and shown, and settings."""
    room = guest.room
    if isinstance(message, LiveSettings):
        await room.call(lambda: room.set_autopass(guest.identity, guest.seat, message.autopass))
        return
    if guest.person is None:
        raise Refused(401, "no-identity")
    name = guest.person.name
    deps.rates.chats.check(guest.person.id)
    if isinstance(message, LivePoint):
        await room.call(lambda: room.point(guest.identity, guest.seat, message.spaces))
        return
    await room.call(lambda: lobby.say(room, guest.identity, guest.seat, name, message.text))


def _fault(refused: Refused) -> Fault:
    return Fault(code=refused.code, args=dict(refused.args_of_text))
