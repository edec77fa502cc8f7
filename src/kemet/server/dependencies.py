"""What handlers ask for: the parts of the server, and who makes the request."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from msgspec import Struct

from kemet.server.auth import COOKIE, CSRF_COOKIE, SESSION_COOKIE, Identity, People, csrf_of
from kemet.server.background import Repeated
from kemet.server.context import ServerContext
from kemet.server.errors import Refused
from kemet.server.limits import Rate
from kemet.server.mail import Mails
from kemet.server.replays import Films
from kemet.server.settings import Limits

Incoming = Request[Any, Any, State]


class Rates(Struct):
    """The rate limits of a server."""

    requests: Rate
    messages: Rate
    logins: Rate
    chats: Rate
    identities: Rate
    new_games: Rate
    uploads: Rate
    thoughts: Rate
    addresses: Rate


def make_rates(limits: Limits) -> Rates:
    """Returns fresh rate limits."""
    return Rates(
        Rate(limits.requests, limits.requests_burst),
        Rate(limits.messages, limits.messages_burst),
        Rate(limits.logins, limits.logins_burst),
        Rate(limits.chats, limits.chats_burst),
        Rate(limits.identities, limits.identities_burst),
        Rate(limits.new_games, limits.new_games_burst),
        Rate(limits.uploads, limits.uploads_burst),
        Rate(limits.thoughts, limits.thoughts_burst),
        Rate(limits.addresses, limits.addresses_burst),
    )


class Dependencies(Struct):
    """All that handlers need."""

    context: ServerContext
    people: People
    films: Films
    rates: Rates
    # Open WebSockets of each visitor.
    sockets: Counter[str]
    # What goes on beside the requests.
    work: list[Repeated]
    # Mails that say whose turn it is; None where the server sends none.
    mails: Mails | None


# What handlers ask for.
TheDeps = NamedDependency[Dependencies]
TheVisitor = NamedDependency[Identity | None]
ThePerson = NamedDependency[Identity]


async def provide_dependencies(state: State) -> Dependencies:
    """Returns all that handlers need."""
    deps: Dependencies = state.deps
    return deps


async def provide_visitor(request: Incoming) -> Identity | None:
    """Returns who makes the request, None for somebody new."""
    deps: Dependencies = request.app.state.deps
    return await deps.people.find(request.cookies.get(COOKIE))


async def provide_person(request: Incoming) -> Identity:
    """Returns who makes the request; refuses somebody new."""
    visitor = await provide_visitor(request)
    if visitor is None:
        raise Refused(401, "no-identity")
    return visitor


def cookies(token: str, secure: bool) -> list[Cookie]:
    """Returns the cookies that hold an identity."""
    lasting: dict[str, Any] = {"max_age": SESSION_COOKIE, "samesite": "lax", "secure": secure, "path": "/"}
    return [
        Cookie(COOKIE, value=token, httponly=True, **lasting),
        Cookie(CSRF_COOKIE, value=csrf_of(token), httponly=False, **lasting),
    ]
