"""Connections that hold the server without asking anything are ended: those that send or read too slowly, those whose
requests have no end or come too many at once, and too many of one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kemet.server.guards import network
from kemet.server.settings import Settings

# Bytes of a request beside its body: what is longer is no request of a browser.
MOST_HEAD = 64 * 1024
# Requests that wait on a connection for the one before to be answered.
MOST_WAITING = 32


class TooMany(Exception):
    """More requests at once than a browser sends."""


def timed_protocol(settings: Settings, proxy: bool) -> type[HttpToolsProtocol]:
    """Returns the HTTP of a server: head and body of a request must come in time, the head must not be endless, a reply must
    be read in time, and nobody opens too many connections. Behind a proxy all come from one address, so there it is the proxy
    that counts."""
    most = 10**9 if proxy else settings.limits.connections
    # By address, of this server.
    connections: Counter[str] = Counter()

    def leave(where: str) -> None:
        """Takes note that a connection from there has ended."""
        connections[where] -= 1
        if not connections[where]:
            del connections[where]

    class Timed(HttpToolsProtocol):
        """HTTP with a clock."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._limit: asyncio.TimerHandle | None = None
            # Runs while more of a reply lies unread than the system keeps.
            self._unread: asyncio.TimerHandle | None = None
            self._where = ""
            # Bytes of the request that is coming, beside its body.
            self._head = 0

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self._where = network(peer[0]) if peer else "?"
            connections[self._where] += 1
            if connections[self._where] > most:
                transport.abort()
                return
            self._wait(settings.head_within)

        def connection_lost(self, exc: Exception | None) -> None:
            self._go_on()
            self._is_read()
            leave(self._where)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self._head += len(data)
            super().data_received(data)
            if self._head > MOST_HEAD and self.parser is not None and not self.transport.is_closing():
                self.send_400_response(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE.phrase)
            answered = self.cycle is None or self.cycle.response_complete
            if self.parser is not None and answered and self._limit is None and self.timeout_keep_alive_task is None:
                # Empty lines before a request begin none, but they end the wait for one.
                self._wait(settings.head_within)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._unread = self.loop.call_later(settings.body_within, self._end)

        def resume_writing(self) -> None:
            self._is_read()
            super().resume_writing()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.transport.is_closing():
                self._wait(settings.body_within)

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            # It closes when all is read: whoever reads nothing would keep it open.
            self._wait(settings.body_within)

        def on_message_begin(self) -> None:
            self._wait(settings.head_within)
            self._head = 0
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._wait(settings.body_within)
            if len(self.pipeline) >= MOST_WAITING:
                raise TooMany
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self._head -= len(body)
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._go_on()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._go_on()
            self._is_read()
            super().handle_websocket_upgrade()
            # From here on the connection is the socket's, which tells when it ends.
            socket: Any = self.transport.get_protocol()
            socket.on_lost = partial(leave, self._where)
            self.parser = None  # type: ignore[assignment]

        def _wait(self, seconds: float) -> None:
            self._go_on()
            self._limit = self.loop.call_later(seconds, self._end)

        def _go_on(self) -> None:
            if self._limit is not None:
                self._limit.cancel()
                self._limit = None

        def _is_read(self) -> None:
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

        def _end(self) -> None:
            self.transport.abort()

    return Timed
