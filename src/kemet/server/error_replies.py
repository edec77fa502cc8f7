"""What went wrong, as a reply in one form."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from kemet.server.errors import Refused
from kemet.server.protocol import Fault, FaultReply
from kemet.server.saves import Superseded

log = logging.getLogger("kemet.server")


def fault(status: int, code: str, args: dict[str, Any]) -> Response[FaultReply]:
    """Returns the reply to a request that is not carried out."""
    return Response(FaultReply(error=Fault(code=code, args=args)), status_code=status, media_type="application/json")


def on_refused(_request: Any, refused: Refused) -> Response[FaultReply]:
    """Replies to what one of our own checks refused."""
    reply = fault(refused.status, refused.code, dict(refused.args_of_text))
    return come_again(reply) if refused.status == 503 else reply


# What the database raises when it is away, full or read-only.
UNREACHABLE = (SQLAlchemyError, OSError, Superseded)
RETRY_AFTER = 5
CODES = {401: "no-identity", 403: "forbidden", 404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-fast"}


def try_again() -> Response[FaultReply]:
    """Replies that the same request may be answered soon."""
    return come_again(fault(503, "try-again", {}))


def come_again(reply: Response[FaultReply]) -> Response[FaultReply]:
    """Returns *reply*, which says when to ask again."""
    reply.set_header("retry-after", str(RETRY_AFTER))
    return reply


def on_http(_request: Any, error: HTTPException) -> Response[FaultReply]:
    """Replies to what the framework refused: an address that is not there, a body that does not fit."""
    status = error.status_code
    if status >= 500:
        log.error("request fails", exc_info=error)
        return fault(status, "server", {})
    return fault(status, CODES.get(status, "bad-request"), {"text": str(error.detail)[:300]})


def reason(error: BaseException) -> str:
    """Returns what the database says by its own short name for it; its texts can hold what people wrote, and are not told."""
    cause = getattr(error, "orig", None) or error.__cause__ or error
    name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(error).__name__} ({name})" if name else type(error).__name__


def on_fault(_request: Any, error: Exception) -> Response[FaultReply]:
    """Replies to a fault of ours, or to one of the database or of a process that thinks, which may be better soon."""
    if isinstance(error, RecursionError):
        return fault(400, "bad-request", {"text": "nested too deeply"})
    if isinstance(error, BrokenExecutor):
        log.error("a question is not answered: the process that thought about it has died")
        return try_again()
    if isinstance(error, UNREACHABLE):
        log.error("the database fails: %s", reason(error))
        return try_again()
    log.error("request fails", exc_info=error)
    return fault(500, "server", {})
