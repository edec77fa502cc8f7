"""The application: everything put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
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

from kemet.server import (
    PROTOCOL_VERSION,
    games_api,
    health,
    lessons_api,
    mail_api,
    metrics,
    people_api,
    puzzles_api,
    replays_api,
    web,
)
from kemet.server.auth import People
from kemet.server.background import Repeated
from kemet.server.clock import Clock
from kemet.server.context import ServerContext
from kemet.server.dependencies import Dependencies, make_rates, provide_dependencies, provide_person, provide_visitor
from kemet.server.error_replies import on_fault, on_http, on_refused
from kemet.server.errors import Refused
from kemet.server.forwarding import Forwarding
from kemet.server.guards import guard
from kemet.server.housekeeping import Collector, keep_house
from kemet.server.lobby import sweep
from kemet.server.mail import Mails
from kemet.server.notices import Notices
from kemet.server.post_office import PostOffice
from kemet.server.replays import Films
from kemet.server.settings import Settings
from kemet.server.websocket import connect

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


# Seconds between two looks for mails that are to be sent, and whether it is time for Python's collector.
MAIL_EVERY = 30.0
COLLECT_LOOK = 5.0
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")


def header_adder(https: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Returns what adds the security headers to every reply, refusals too; what the API says is kept nowhere."""
    always = [*ENCODED_HEADERS, HSTS] if https else ENCODED_HEADERS

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            scope["litestar_app"].state.deps.context.counted.replies[message["status"]] += 1
            more = [NO_STORE] if scope["path"].startswith("/api/") else []
            message["headers"] = [*message["headers"], *always, *more]

    return add_headers


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """Returns the application of a server."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        context = ServerContext(settings, clock or Clock())
        await context.begin()
        rates = make_rates(settings.limits)
        people = People(context)
        notices = Notices(settings.database, people.hear) if context.store.shared else None
        work = [
            Repeated("sweeper", settings.sweep_every, lambda: sweep(context)),
            Repeated("housekeeping", settings.house_every, lambda: keep_house(context)),
            Repeated("collector", COLLECT_LOOK, Collector(context).look),
            Repeated("beat", settings.beat_every, context.beat),
        ]
        if context.elsewhere is not None:
            work.append(Repeated("answers", 1.0, context.elsewhere.look))
        if notices is not None:
            work.append(Repeated("notices", 0.2, notices.listen))
        mails = None
        if settings.mail_server:
            mails = Mails(context, PostOffice(settings.mail_server, settings.mail_from))
            work.append(Repeated("mail", min(MAIL_EVERY, settings.mail_after), mails.look))
        app.state.deps = Dependencies(context, people, Films(context), rates, Counter(), work, mails)
        for repeated in work:
            repeated.start()
        try:
            yield
        finally:
            for repeated in work:
                await repeated.stop()
            if notices is not None:
                await notices.close()
            if mails is not None:
                mails.close()
            await context.end()

    api = Router(
        path="/",
        route_handlers=[
            *people_api.HANDLERS,
            *games_api.HANDLERS,
            *replays_api.HANDLERS,
            *lessons_api.HANDLERS,
            *puzzles_api.HANDLERS,
            *health.HANDLERS,
            *metrics.HANDLERS,
            *mail_api.HANDLERS,
            connect,
        ],
        guards=[guard],
        dependencies={
            "deps": Provide(provide_dependencies),
            "visitor": Provide(provide_visitor),
            "person": Provide(provide_person),
        },
        request_max_body_size=settings.limits.body,
    )
    links = Router(path="/", route_handlers=mail_api.LINKS, dependencies={"deps": Provide(provide_dependencies)})
    handlers: dict[Any, Any] = {Refused: on_refused, HTTPException: on_http, Exception: on_fault}
    return Litestar(
        route_handlers=[api, links, *web.HANDLERS],
        lifespan=[running],
        logging_config=None,
        state=State({}),
        exception_handlers=handlers,
        middleware=[Forwarding],
        before_send=[header_adder(settings.secure_cookies)],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Kemet",
            version=str(PROTOCOL_VERSION),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
