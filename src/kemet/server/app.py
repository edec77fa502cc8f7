"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from kemet.server import PROTOCOL_VERSION, games_api, people_api, replays_api, web
from kemet.server.auth import People
from kemet.server.clock import Clock
from kemet.server.doors import (
    Doors,
    guard,
    make_rates,
    on_fault,
    on_http,
    on_refused,
    provide_doors,
    provide_person,
    provide_visitor,
)
from kemet.server.errors import Refused
from kemet.server.house import House
from kemet.server.live import live
from kemet.server.lobby import sweep_on
from kemet.server.replays import Films
from kemet.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


async def add_headers(message: Message, _scope: Scope) -> None:
    """Adds the security headers to every reply, refusals too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *ENCODED_HEADERS]


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """Returns the application of a server."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, clock or Clock())
        await house.store.open()
        rates = make_rates(settings.limits)
        app.state.doors = Doors(house, People(house), Films(house), rates, Counter())
        sweeper = asyncio.create_task(sweep_on(house))
        try:
            yield
        finally:
            await close(house, sweeper)

    api = Router(
        path="/",
        route_handlers=[*people_api.HANDLERS, *games_api.HANDLERS, *replays_api.HANDLERS, live],
        guards=[guard],
        dependencies={
            "doors": Provide(provide_doors),
            "visitor": Provide(provide_visitor),
            "person": Provide(provide_person),
        },
        request_max_body_size=settings.limits.body,
    )
    handlers: dict[Any, Any] = {Refused: on_refused, HTTPException: on_http, Exception: on_fault}
    return Litestar(
        route_handlers=[api, *web.HANDLERS],
        lifespan=[running],
        logging_config=None,
        state=State({}),
        exception_handlers=handlers,
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Kemet",
            version=str(PROTOCOL_VERSION),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


async def close(house: House, sweeper: asyncio.Task[None]) -> None:
    """Ends the rooms and the store."""
    sweeper.cancel()
    await asyncio.gather(sweeper, return_exceptions=True)
    for room in list(house.rooms.values()):
        room.close()
    house.threads.shutdown(wait=False, cancel_futures=True)
    await house.store.close()
