"""Requests for a game that another server process has in memory are passed on to it, over HTTP as over WebSockets.

A process that does not answer is taken for gone: its game is claimed here. Should it live after all, the fencing token of the
game keeps it from writing, see `kemet.server.ownership`.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from contextlib import suppress
from typing import Any

import websockets
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from kemet.server.context import ServerContext
from kemet.server.errors import Refused
from kemet.server.guards import host_of
from kemet.server.guests import NOT_ALLOWED
from kemet.server.schema import games, workers

GAME_PATH = re.compile(r"/api/(?:games|replays)/([A-Za-z0-9_-]{1,32})(?:/|$)")
# Says who asks, to a process that knows the secret in its own address.
HEADER = b"x-kemet-forwarded"
# What belongs to one connection only. Replies come back unpacked.
OF_CONNECTION = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"accept-encoding", b"content-length"}
OF_SOCKETS = (b"cookie", b"user-agent")
CONNECT_WITHIN = 1.0
ANSWER_WITHIN = 30.0
GOING_AWAY = 4000
# Bytes of a body: more than any call takes.
MOST_PASSED_ON = 2**20


class Owner(Struct):
    """Another process that has a game in memory."""

    id: str
    host: str
    port: int
    secret: str


class Unreachable(Exception):
    """The other process does not answer, and has not heard the request."""


class Forwarding:
    """Stands before the application, and passes on what is not its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers, or has another process answer."""
        context: ServerContext = scope["litestar_app"].state.deps.context
        if not context.store.shared or believe_other_process(scope, context):
            await self.app(scope, receive, send)
            return
        owner = await owner_of(context, str(scope["path"]))
        if owner is not None:
            try:
                await (pass_on if str(scope["type"]) == "http" else pass_on_socket)(owner, scope, receive, send)
                return
            except Unreachable:
                await take_for_gone(context, owner)
        await self.app(scope, receive, send)


def believe_other_process(scope: Scope, context: ServerContext) -> bool:
    """Tells whether another process passed the request on, and sets who made it."""
    given = dict(scope["headers"]).get(HEADER)
    if given is None:
        return False
    secret, _, client = given.partition(b" ")
    own = context.settings.address.rpartition("/")[2].encode()
    if not own or not hmac.compare_digest(secret, own):
        return False
    scope["client"] = (client.decode("latin-1"), 0)
    return True


async def owner_of(context: ServerContext, path: str) -> Owner | None:
    """Returns the other process that has the game at *path* in memory; None where there is none."""
    found = GAME_PATH.match(path)
    if found is None or found[1] in context.rooms:
        return None
    alive = (~workers.c.stopped, workers.c.beat > context.clock.now() - context.patience, workers.c.id != context.me)
    query = select(workers).join(games, games.c.owner == workers.c.id).where(games.c.id == found[1], *alive)
    async with context.store.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None or not row.address:
        return None
    return owner_at(row)


async def other_processes(context: ServerContext) -> list[Owner]:
    """Lists the other processes on the same database whose beat is fresh."""
    if not context.store.shared:
        return []
    alive = (~workers.c.stopped, workers.c.beat > context.clock.now() - context.patience, workers.c.id != context.me)
    async with context.store.reading() as connection:
        rows = (await connection.execute(select(workers).where(*alive))).all()
    return [owner_at(row) for row in rows if row.address]


def owner_at(row: Any) -> Owner:
    """Returns the process of a *row* of `workers`."""
    where, _, secret = str(row.address).rpartition("/")
    host, _, port = where.rpartition(":")
    return Owner(row.id, host, int(port), secret)


async def ask_process(owner: Owner, path: bytes, header: tuple[bytes, bytes]) -> str:
    """Returns what another process replies to a GET of *path*; nothing where it does not."""
    scope = {"method": "GET", "raw_path": path, "query_string": b"", "headers": [header], "client": None}
    parts: list[bytes] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message.get("status", 200) != 200:
            raise Unreachable
        parts.append(message.get("body", b""))

    with suppress(Unreachable):
        await pass_on(owner, scope, receive, send)
    return b"".join(parts).decode()


async def take_for_gone(context: ServerContext, owner: Owner) -> None:
    """Frees the games of a process that does not answer. Its next beat takes that back, if it lives; but whoever asked it in
    vain has its games by then."""
    now = context.clock.now()
    context.silent = {id: at for id, at in context.silent.items() if at > now - context.patience} | {owner.id: now}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(workers).where(workers.c.id == owner.id).values(stopped=True))

    await context.store.write(job)


def forwarded(owner: Owner, scope: Any) -> bytes:
    """Returns what proves to *owner* that a request comes from one of us, and who made it."""
    client = scope["client"][0] if scope["client"] else "?"
    return f"{owner.secret} {client}".encode()


def target(scope: Any) -> bytes:
    """Returns the address of a request as it stood in it."""
    query: bytes = scope["query_string"]
    raw: bytes = scope["raw_path"]
    return raw + (b"?" + query if query else b"")


# HTTP.


async def read_body(receive: Receive) -> bytes:
    """Returns the whole body of a request; how long it may be for its call is checked by the process that answers."""
    parts: list[bytes] = []
    length = 0
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            raise ConnectionAbortedError
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        if length > MOST_PASSED_ON:
            raise Refused(413, "too-large")
        if not message.get("more_body", False):
            return b"".join(parts)


async def pass_on(owner: Owner, scope: Any, receive: Receive, send: Send) -> None:
    """Has *owner* answer a request."""
    try:
        opened = asyncio.open_connection(owner.host, owner.port)
        reader, writer = await asyncio.wait_for(opened, CONNECT_WITHIN)
    except OSError as error:  # one of them is TimeoutError
        raise Unreachable from error
    try:
        body = await read_body(receive)
        headers = [(name, value) for name, value in scope["headers"] if name not in OF_CONNECTION]
        headers += [(HEADER, forwarded(owner, scope)), (b"connection", b"close")]
        headers.append((b"content-length", str(len(body)).encode()))
        head = b"%s %s HTTP/1.1\r\n" % (scope["method"].encode(), target(scope))
        writer.write(head + b"".join(b"%s: %s\r\n" % header for header in headers) + b"\r\n" + body)
        answer = await asyncio.wait_for(reader.read(), ANSWER_WITHIN)
    except (OSError, asyncio.IncompleteReadError):
        # It may have heard it, or not: that is for the caller to find out.
        answer = b""
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    await reply(answer, send)


async def reply(answer: bytes, send: Send) -> None:
    """Sends the *answer* of another process; 503 where there is none."""
    head, separator, body = answer.partition(b"\r\n\r\n")
    status, headers = 503, [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    if separator:
        first, *lines = head.split(b"\r\n")
        status = int(first.split(b" ")[1])
        pairs = [line.partition(b":") for line in lines]
        headers = [(name.strip().lower(), value.strip()) for name, _, value in pairs]
        if (b"transfer-encoding", b"chunked") in headers:
            body = unchunked(body)
        headers = [(name, value) for name, value in headers if name not in OF_CONNECTION]
    else:
        body = b'{"error":{"code":"try-again","args":{}}}'
    headers.append((b"content-length", str(len(body)).encode()))
    start: Message = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def unchunked(body: bytes) -> bytes:
    """Returns a body that came in chunks, in one piece."""
    parts: list[bytes] = []
    while body:
        length, _, body = body.partition(b"\r\n")
        size = int(length.split(b";")[0], 16)
        if not size:
            break
        parts.append(body[:size])
        body = body[size + 2 :]
    return b"".join(parts)


# WebSockets.


async def pass_on_socket(owner: Owner, scope: Any, receive: Receive, send: Send) -> None:
    """Connects a WebSocket with *owner*, until one of them ends it. Where the page comes from is checked here: the other
    process sees another host."""
    given = dict(scope["headers"])
    headers = {name.decode(): given[name].decode("latin-1") for name in OF_SOCKETS if name in given}
    headers[HEADER.decode()] = forwarded(owner, scope).decode()
    origin = given.get(b"origin")
    if origin is not None and host_of(origin.decode("latin-1")) == given.get(b"host", b"").decode("latin-1"):
        headers["origin"] = f"http://{owner.host}:{owner.port}"
    elif origin is not None:
        headers["origin"] = origin.decode("latin-1")
    # Browsers keep what stands after this sign to themselves; in an address for a socket there can be none.
    address = f"ws://{owner.host}:{owner.port}{target(scope).decode().replace('#', '%23')}"
    try:
        other = await websockets.connect(
            address, additional_headers=headers, compression=None, open_timeout=CONNECT_WITHIN, max_size=2**22
        )
    except InvalidStatus:  # it answers, and lets nobody in
        await receive()
        await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})
        return
    except (OSError, InvalidHandshake) as error:
        raise Unreachable from error
    async with other:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        ways = [asyncio.create_task(inwards(other, receive)), asyncio.create_task(outwards(other, send))]
        _, waiting = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in waiting:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def inwards(other: Any, receive: Receive) -> None:
    """Hands on what the visitor sends."""
    while True:
        message: Any = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        await other.send(text if text is not None else message.get("bytes") or b"")


async def outwards(other: Any, send: Send) -> None:
    """Hands on what the game sends; a process that is gone means that the visitor may come again."""
    code, reason = GOING_AWAY, "come again"
    try:
        while True:
            data = await other.recv()
            binary = isinstance(data, bytes)
            await send({"type": "websocket.send", "bytes": data if binary else None, "text": None if binary else data})
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code >= GOING_AWAY:
            code, reason = closed.rcvd.code, closed.rcvd.reason
    await send({"type": "websocket.close", "code": code, "reason": reason})
