"""WebSockets as uvicorn has them, packed better, and with a short way for the positions that they carry most."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from kemet.server.limits import Rate

# Where an application finds the socket itself.
EXTENSION = "kemet.socket"
# A window of 8 kB holds the position before, so that only what changed travels; 48 kB of memory for each socket. A higher
# level than 4 saves a tenth of the bytes and costs a fourth of the time.
PACKING = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"level": 4, "memLevel": 5}
)


# Frames of one socket, those that carry nothing too: so many a second, and at once. They are read in pieces of so many bytes.
FRAMES, FRAMES_BURST = 40, 500
PIECE = 2048


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that the application can write to directly."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKING]
        # Called when the connection has ended.
        self.on_lost: Callable[[], None] | None = None
        self._last: asyncio.TimerHandle | None = None
        self._frames = Rate(FRAMES, FRAMES_BURST)

    def data_received(self, data: bytes) -> None:
        """Reads what the visitor sends, a little at a time: of one who floods us not all of it."""
        for first in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PIECE])

    def handle_events(self) -> None:
        """Does what came, unless it is too much: then the connection ends."""
        if all(self._frames.allows("") for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Takes note that the connection has ended."""
        super().connection_lost(exc)
        if self._last is not None:
            self._last.cancel()
        if self.on_lost is not None:
            self.on_lost()
        # It knows the socket: what packs its messages would stay in memory until Python looks for such circles.
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        """Ends a connection that does not answer: without waiting until all is read, which may be never."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Sees to it that a connection for which nothing is done any more ends soon, read or not."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._last = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def run_asgi(self) -> None:
        """Runs the application."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]

    async def send_text(self, text: bytes) -> None:
        """Sends *text*, which is UTF-8, once the visitor has read enough of what was sent before. Layers between us and
        the application would look at each message, and none has anything to do there."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState as gone:
            raise ClientDisconnected from gone
        self.transport.write(b"".join(self.conn.data_to_send()))
