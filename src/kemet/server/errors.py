"""What a caller did wrong, in a code that clients put in words."""

from __future__ import annotations


class Refused(Exception):
    """A request that is not carried out; nothing has changed. `code` is the end of a text id `error-…`."""

    def __init__(self, status: int, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.args_of_text = args


def bad(code: str, **args: str | int) -> Refused:
    """Returns the refusal of a request that makes no sense."""
    return Refused(400, code, **args)


def forbidden(code: str, **args: str | int) -> Refused:
    """Returns the refusal of a request that this caller may not make."""
    return Refused(403, code, **args)


def missing(code: str, **args: str | int) -> Refused:
    """Returns the refusal of a request for something that is not there."""
    return Refused(404, code, **args)


def conflict(code: str, **args: str | int) -> Refused:
    """Returns the refusal of a request that does not fit what is going on."""
    return Refused(409, code, **args)
