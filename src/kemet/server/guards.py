"""What every request passes: limits, and proof that it comes from our own page."""

from __future__ import annotations

import hmac
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from kemet.server.auth import COOKIE, CSRF_HEADER, csrf_of
from kemet.server.dependencies import Dependencies
from kemet.server.errors import Refused

SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, State]


def address(connection: Connection) -> str:
    """Returns where a request comes from."""
    return network(connection.client.host) if connection.client else "?"


def network(host: str) -> str:
    """Returns what counts as one address: with IPv6 a network of 64 bits, which is what one household has."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


def host_of(origin: str) -> str:
    """Returns the host in an `Origin`: scheme, two strokes, host, and nothing more where a browser sends it."""
    return origin.partition("//")[2]


async def guard(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuses requests that come too fast, and unsafe ones that do not prove to come from our own page."""
    deps: Dependencies = connection.app.state.deps
    deps.rates.requests.check(address(connection))
    if isinstance(connection, Request) and connection.method not in SAFE:
        token = connection.cookies.get(COOKIE)
        if not token:
            raise Refused(401, "no-identity")
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), csrf_of(token).encode()):
            raise Refused(403, "csrf")
