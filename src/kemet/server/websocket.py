"""The WebSocket to a game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, QueryParameter

from kemet.server import lobby
from kemet.server.auth import COOKIE, Identity, hash_of
from kemet.server.dependencies import Dependencies, TheDeps
from kemet.server.errors import Refused
from kemet.server.games_api import As, Invite, enter, eyes
from kemet.server.guards import address, host_of
from kemet.server.guests import COME_AGAIN, NOT_ALLOWED, Guest, Speak, arrive, fault_of, hear
from kemet.server.messages import LiveFault, LivePoint, LiveSay
from kemet.server.ownership import Elsewhere
from kemet.server.protocol import Fault
from kemet.server.room import Room
from kemet.server.sockets import EXTENSION, LiveProtocol

Socket = WebSocket[Any, Any, State]
# Seconds for which nobody listens to a visitor who sends too fast.
TOO_FAST_PAUSE = 0.5


class SocketWire:
    """A WebSocket as a wire."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        self._direct: LiveProtocol = extensions[EXTENSION]

    async def send(self, message: bytes) -> None:
        """Sends *message*, which is JSON."""
        await self._direct.send_text(message)

    async def close(self, code: int, reason: str) -> None:
        """Ends the connection."""
        await self.socket.close(code, reason)


def same_origin(socket: Socket) -> bool:
    """Tells whether the page that opens the socket is ours; programs that are no browsers name none."""
    origin = socket.headers.get("origin")
    return origin is None or host_of(origin) == socket.headers.get("host")


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
        await visit(deps, socket, game, seat, invite, since)
    finally:
        # They know the socket, and the socket knows them: it would stay in memory until Python looks for such circles.
        del socket.receive, socket.send


async def visit(
    deps: Dependencies, socket: Socket, game: str, seat: str | None, invite: str | None, since: int | None
) -> None:
    """Shows a visitor to the room of *game*, or says why not; returns when the visitor has left."""
    try:
        if not same_origin(socket):
            raise Refused(403, "origin")
        visitor = await deps.people.find(socket.cookies.get(COOKIE))
        room = await enter(deps, game, visitor, invite)
        session = hash_of(socket.cookies.get(COOKIE, ""))
        guest = Guest(SocketWire(socket), room, visitor.id if visitor else None, session, eyes(room, visitor, seat))
        keys = [visitor.id if visitor else "", address(socket)]
        check_room(deps, room, *keys)
    except Elsewhere:
        await socket.close(COME_AGAIN, "come again")
        return
    except Refused as refused:
        await socket.send_data(msgspec.json.encode(LiveFault(error=fault_of(refused))), mode="text")
        await socket.close(NOT_ALLOWED, refused.code)
        return
    deps.sockets.update(keys)
    try:
        await stay(deps, socket, guest, visitor, since)
    finally:
        for key in keys:
            deps.sockets[key] -= 1
            if not deps.sockets[key]:
                del deps.sockets[key]


async def stay(deps: Dependencies, socket: Socket, guest: Guest, visitor: Identity | None, since: int | None) -> None:
    """Lets a visitor in, and returns when it has left."""
    room = guest.room
    try:
        await room.call(lambda: arrive(room, guest, since))
    except Refused:
        await socket.close(COME_AGAIN, "come again")
        return
    sender = asyncio.create_task(guest.send_on())
    try:
        await listen(deps, socket, guest, speaker(deps, visitor))
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


async def listen(deps: Dependencies, socket: Socket, guest: Guest, speak: Speak) -> None:
    """Carries out what a visitor sends, in order, until it leaves."""
    key = guest.identity or address(socket)
    while True:
        try:
            data = await socket.receive_data("text")
        except (WebSocketDisconnect, WebSocketException):
            return
        if not deps.rates.messages.allows(key):
            guest.tell(LiveFault(error=Fault(code="too-fast", args={})))
            # What comes meanwhile waits, at last on the side of the visitor.
            await asyncio.sleep(TOO_FAST_PAUSE)
            continue
        await hear(guest, data, speak)


def speaker(deps: Dependencies, visitor: Identity | None) -> Speak:
    """Returns what carries out what *visitor* says and shows, not too often."""

    async def speak(guest: Guest, message: LiveSay | LivePoint) -> None:
        if visitor is None:
            raise Refused(401, "no-identity")
        room = guest.room
        deps.rates.chats.check(visitor.id)
        if isinstance(message, LivePoint):
            await room.call(lambda: room.point(guest.identity, guest.seat, message.spaces))
            return
        await room.call(lambda: lobby.say(room, guest.identity, guest.seat, visitor.name, message.text))

    return speak
