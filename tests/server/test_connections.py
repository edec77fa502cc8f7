"""Connections that ask for nothing, never end a request, or never read what they asked for, and too many of one address."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
import websockets
from msgspec.structs import replace
from support import server as support_server
from support.server import ME, NO_LIMITS, Site, run, serving

from kemet.server import serving as of_server
from kemet.server.guards import network
from kemet.server.serving import bind
from kemet.server.settings import Limits

ASKED = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
# A long reply.
MUCH = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"


def test_an_address_is_a_network() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::9") != network("2001:db8:1:2::9")
    assert network("::ffff:192.0.2.1") == "192.0.2.1"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("testclient") == "testclient"


def test_slow_heads_and_too_many_connections_are_ended(quick: str) -> None:
    async def test() -> None:
        limits = Limits(connections=5)
        async with serving(quick, limits=limits, head_within=3, body_within=0.5) as site:
            port = int(site.address.rsplit(":", 1)[1])

            async def ends(*sent: bytes) -> float:
                """Returns after how long the server ended a connection."""
                begun = time.monotonic()
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                for part in sent:
                    writer.write(part)
                with suppress(ConnectionError):
                    await asyncio.wait_for(reader.read(), 20)
                writer.close()
                with suppress(ConnectionError):
                    await writer.wait_closed()
                return time.monotonic() - begun

            assert await ends() < 10
            assert await ends(b"GET / HTTP/1.1\r\nhost: x\r\n") < 10
            assert await ends(b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nx") < 10
            open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
            assert await ends() < 2
            for _, writer in open_ones:
                writer.close()
                with suppress(ConnectionError):
                    await writer.wait_closed()

    run(test)


@asynccontextmanager
async def connected(site: Site) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Opens a connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(site.address.rsplit(":", 1)[1]))
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/logout HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"


@pytest.mark.parametrize(
    ("begun", "more"),
    [(b"GET /", b"a"), (HEAD + b"a: ", b"b"), (HEAD, b"a: b\r\n"), (POST, b"a: b\r\n"), (POST + b"a: ", b"b")],
    ids=["address", "header", "headers", "trailers", "trailer"],
)
def test_a_request_without_end_is_refused(begun: bytes, more: bytes, quick: str) -> None:
    async def test() -> None:
        async with serving(quick, head_within=100, body_within=100) as site, connected(site) as (reader, writer):
            writer.write(begun)
            with suppress(ConnectionError):
                for _ in range(100):
                    writer.write(more * 10_000)
                    await writer.drain()
                while await asyncio.wait_for(reader.read(10**6), 20):
                    pass
            assert await soon(lambda: not site.connections(), 15)

    run(test)


def test_a_long_upload_in_small_pieces_is_not_taken_for_a_request_without_end(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()

            async def body() -> AsyncIterator[bytes]:
                yield b'{"record":"'
                for _ in range(2000):
                    yield b"x" * 100
                yield b'"}'

            headers = {"x-csrf-token": person.http.cookies.get("csrf") or "", "content-type": "application/json"}
            reply = await person.http.post("/api/replays", content=body(), headers=headers)
            assert (reply.status_code, reply.json()["error"]["code"]) == (400, "record")

    run(test)


def test_who_sends_many_requests_without_waiting_is_refused(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            for number, refused in ((10, False), (1000, True)):
                async with connected(site) as (reader, writer):
                    writer.write(ASKED * (number - 1) + ASKED.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
                    said = await asyncio.wait_for(reader.read(), 60)
                    assert (b"400 Bad Request" in said) == refused
                    assert said.count(b"HTTP/1.1") == number or refused

    run(test)


UPGRADE = (
    b"GET /api/games/%s/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.mark.parametrize(
    "frame", [b"\x81\x81\0\0\0\0x", b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"], ids=["text", "ping", "pong"]
)
def test_who_floods_a_socket_is_cut_off(frame: bytes, quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], public=True, options={"cities": "random"}))["id"]
            async with connected(site) as (reader, writer):
                writer.write(UPGRADE % game.encode())
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
                writer.write(frame * 20_000)
                with suppress(ConnectionError):
                    while await asyncio.wait_for(reader.read(10**6), 20):
                        pass
            assert await soon(lambda: not site.room(game).visitors, 15)

    run(test)


def test_who_sends_too_fast_is_told_so_and_heard_again(quick: str) -> None:
    async def test() -> None:
        async with serving(quick, limits=replace(NO_LIMITS, messages=50, messages_burst=5)) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], public=True, options={"cities": "random"}))["id"]
            async with host.live(game) as live:
                await live.wait("state")
                for _ in range(7):
                    await live.socket.send('{"type":"ping"}')
                assert (await live.wait("error"))["error"]["code"] == "too-fast"
                await live.socket.send('{"type":"ping"}')
                await live.wait("pong")

    run(test)


def narrow(connection: socket.socket, which: int) -> socket.socket:
    """Returns *connection*, for which the system keeps little that is on its way."""
    connection.setsockopt(socket.SOL_SOCKET, which, 4096)
    return connection


@pytest.fixture
def narrow_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has servers begun by a test keep little of what is not read."""
    monkeypatch.setattr(support_server, "bind", lambda host, port: narrow(bind(host, port), socket.SO_SNDBUF))


async def soon(holds: Callable[[], bool], within: float) -> bool:
    """Tells whether something comes to hold in time."""
    end = time.monotonic() + within
    while not holds() and time.monotonic() < end:
        await asyncio.sleep(0.05)
    return holds()


def test_empty_lines_do_not_keep_a_connection_open(quick: str) -> None:
    async def test() -> None:
        async with serving(quick, head_within=1) as site:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(site.address.rsplit(":", 1)[1]))
            writer.write(ASKED)
            await reader.readuntil(b'"ok"}')
            writer.write(b"\r\n")
            assert await asyncio.wait_for(reader.read(), 10) == b""
            writer.close()

    run(test)


@pytest.mark.parametrize("asked", [1, 20], ids=["a little", "much"])
@pytest.mark.usefixtures("narrow_server")
def test_who_does_not_read_a_reply_is_not_waited_for(asked: int, quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_server, "KEEP_ALIVE", 1)

    async def test() -> None:
        async with serving(quick, body_within=1) as site:
            with narrow(socket.socket(), socket.SO_RCVBUF) as connection:
                connection.connect(("127.0.0.1", int(site.address.rsplit(":", 1)[1])))
                connection.sendall(MUCH * asked)
                assert await soon(lambda: len(site.connections()) == 1, 5)
                assert await soon(lambda: not site.connections(), 15)

    run(test)


@pytest.mark.usefixtures("narrow_server")
def test_a_visitor_who_does_not_read_leaves_the_game(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_server, "PING_EVERY", 1)
    monkeypatch.setattr(of_server, "PONG_WITHIN", 1)

    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], public=True, options={"cities": "random"}))["id"]
            room = site.room(game)
            where, port = site.address.removeprefix("http://").split(":")
            sock = narrow(socket.create_connection((where, int(port))), socket.SO_RCVBUF)
            # It reads one message, and then no more: nor does it hear that it is asked whether it is there.
            live = await websockets.connect(
                f"ws://{where}:{port}/api/games/{game}/live", sock=sock, compression=None, max_queue=1, ping_interval=None
            )
            for _ in range(30):
                await live.send('{"type":"resync"}')
                await asyncio.sleep(0.01)
            assert room.visitors
            assert await soon(lambda: not room.visitors, 15)
            live.transport.abort()

    run(test)
