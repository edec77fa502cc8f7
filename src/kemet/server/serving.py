"""The server process."""

from __future__ import annotations

import gc
import secrets
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from msgspec import structs

from kemet.server.app import make_app
from kemet.server.clock import Clock
from kemet.server.settings import Settings
from kemet.server.sockets import LiveProtocol
from kemet.server.timeouts import timed_protocol
from kemet.server.workers import my_turn, say_serves

MOST_FILES = 65_536
# Seconds between two questions whether a WebSocket is still there, and until it must have answered.
PING_EVERY, PONG_WITHIN = 40, 30
# Seconds that a connection may wait for the next request.
KEEP_ALIVE = 15
# Objects made until the youngest are looked through, how often that happens until those that were left are, and how often
# that until all are: never by itself, since a server of a thousand games stands still for most of a second meanwhile.
COLLECT_AFTER = (1_000, 4, 10**9)


def bind(host: str, port: int) -> socket.socket:
    """Returns a socket that listens; port 0 picks a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(512)
    return listener


def inherited(number: int) -> socket.socket:
    """Returns the listening socket that the parent process handed over as file descriptor *number*."""
    return socket.socket(fileno=number)


class GameServer(uvicorn.Server):
    """uvicorn, which lets games go before it waits for those who are connected: others go on with them at once."""

    # Called when it serves.
    begun: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve."""
        await super().startup(sockets)
        if self.started and self.begun is not None:
            self.begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the server in order."""
        app: Any = self.config.app
        await app.state.deps.context.let_go()
        await super().shutdown(sockets)


def make_server(settings: Settings, proxy: bool = False, clock: Clock | None = None) -> GameServer:
    """Returns the server; `serve` it on a listening socket."""
    config = uvicorn.Config(
        make_app(settings, clock),
        log_level="warning",
        access_log=False,
        proxy_headers=proxy,
        server_header=False,
        http=timed_protocol(settings, proxy),
        ws_max_size=settings.limits.message,
        ws=LiveProtocol,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=3,
    )
    return GameServer(config)


def allow_many_files() -> None:
    """Raises the number of files, and so of sockets, that the process may open, as far as the system lets it."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(
    listener: socket.socket, settings: Settings, proxy: bool = False, internal: str = "127.0.0.1", in_turn: bool = False
) -> None:
    """Serves until the process is interrupted. On a database that others share, the other processes reach this one at a
    port of its own on the address *internal*. One of several workers makes ready, and serves when its turn has come."""
    allow_many_files()
    sockets = [listener]
    if not settings.database.startswith("sqlite"):
        sockets.append(bind(internal, 0))
        address = f"{internal}:{sockets[1].getsockname()[1]}/{secrets.token_hex(16)}"
        settings = structs.replace(settings, address=address, sweep_every=1.0)
    server = make_server(settings, proxy)
    spare_the_collector()
    if in_turn:
        server.begun = say_serves
        if not my_turn():
            return
    with suppress(KeyboardInterrupt):
        server.run(sockets=sockets)


def spare_the_collector() -> None:
    """Has Python's collector look at little at a time, so that nobody's action waits for it. Rooms and sockets leave memory
    without it; for what else lies in circles, housekeeping has all looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
