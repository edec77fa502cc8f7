"""What every request passes: limits, proof that it comes from our own page, and who makes it."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import Counter
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from kemet.server.auth import COOKIE, CSRF_COOKIE, CSRF_HEADER, YEAR, Identity, People, csrf_of
from kemet.server.errors import Refused
from kemet.server.house import House
from kemet.server.limits import Rate
from kemet.server.protocol import Fault, FaultReply
from kemet.server.replays import Films
from kemet.server.settings import Limits

log = logging.getLogger("kemet.server")
Incoming = Request[Any, Any, State]
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, State]


class Rates(Struct):
    """The rate limits of a server."""

    requests: Rate
    messages: Rate
    logins: Rate
    chats: Rate
    identities: Rate


def make_rates(limits: Limits) -> Rates:
    """Returns fresh rate limits."""
    return Rates(
        Rate(limits.requests, limits.requests_burst),
        Rate(limits.messages, limits.messages_burst),
        Rate(limits.logins, limits.logins_burst),
        Rate(limits.chats, limits.chats_burst),
        Rate(limits.identities, limits.identities_burst),
    )


class Doors(Struct):
    """All that handlers need."""

    house: House
    people: People
    films: Films
    rates: Rates
    # Open WebSockets of each visitor.
    sockets: Counter[str]
    # Wakes the games in which something is due.
    sweeper: asyncio.Task[None]


# What handlers ask for.
TheDoors = NamedDependency[Doors]
TheVisitor = NamedDependency[Identity | None]
ThePerson = NamedDependency[Identity]


def address(connection: Connection) -> str:
    """Returns where a request comes from."""
    return connection.client.host if connection.client else "?"


async def guard(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuses requests that come too fast, and unsafe ones that do not prove to come from our own page."""
    doors: Doors = connection.app.state.doors
    doors.rates.requests.check(address(connection))
    if isinstance(connection, Request) and connection.method not in SAFE:
        token = connection.cookies.get(COOKIE)
        if not token:
            raise Refused(401, "no-identity")
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), csrf_of(token).encode()):
            raise Refused(403, "csrf")


async def provide_doors(state: State) -> Doors:
    """Returns all that handlers need."""
    doors: Doors = state.doors
    return doors


async def provide_visitor(request: Incoming) -> Identity | None:
    """Returns who makes the request, None for somebody new."""
    doors: Doors = request.app.state.doors
    return await doors.people.find(request.cookies.get(COOKIE))


async def provide_person(request: Incoming) -> Identity:
    """Returns who makes the request; refuses somebody new."""
    visitor = await provide_visitor(request)
    if visitor is None:
        raise Refused(401, "no-identity")
    return visitor


def cookies(token: str, secure: bool) -> list[Cookie]:
    """Returns the cookies that hold an identity."""
    return [
        Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"),
        Cookie(CSRF_COOKIE, value=csrf_of(token), max_age=YEAR, httponly=False, samesite="lax", secure=secure, path="/"),
    ]


# What went wrong, in one form.


def fault(status: int, code: str, args: dict[str, Any]) -> Response[FaultReply]:
    """Returns the reply to a request that is not carried out."""
    return Response(FaultReply(error=Fault(code=code, args=args)), status_code=status, media_type="application/json")


def on_refused(_request: Any, refused: Refused) -> Response[FaultReply]:
    """Replies to what one of our own checks refused."""
    return fault(refused.status, refused.code, dict(refused.args_of_text))


CODES = {401: "no-identity", 403: "forbidden", 404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-fast"}


def on_http(_request: Any, error: HTTPException) -> Response[FaultReply]:
    """Replies to what the framework refused: an address that is not there, a body that does not fit."""
    status = error.status_code
    if status >= 500:
        log.error("request fails", exc_info=error)
        return fault(status, "server", {})
    return fault(status, CODES.get(status, "bad-request"), {"text": str(error.detail)[:300]})


def on_fault(_request: Any, error: Exception) -> Response[FaultReply]:
    """Replies to a fault of ours."""
    log.error("request fails", exc_info=error)
    return fault(500, "server", {})
