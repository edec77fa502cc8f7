"""Which server process has a game in memory: a lease of the process, renewed by its beat, and a fencing token of the game.

A process owns what it has claimed as long as its beat is fresh. The token is `games.loads`: it grows with each claim, and
nothing is written under an old one, so a process that was believed dead and was not cannot harm a game.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.errors import Refused, missing
from kemet.server.saves import Superseded
from kemet.server.schema import games, workers

# A process is gone when its last beat is older than so many of its beats.
MISSED_BEATS = 4


class Elsewhere(Refused):
    """Another process has the game in memory, and took it between the question who has it and the request."""

    def __init__(self) -> None:
        super().__init__(503, "try-again")


async def begin_beating(connection: AsyncConnection, me: str, address: str, now: float) -> None:
    """Makes a process known."""
    row = {"id": me, "address": address, "started": now, "beat": now, "stopped": False}
    await connection.execute(insert(workers), row)


async def beat(connection: AsyncConnection, me: str, now: float, stopped: bool = False) -> None:
    """Says that a process is there, or there for the last time."""
    await connection.execute(update(workers).where(workers.c.id == me).values(beat=now, stopped=stopped))


async def claim(
    connection: AsyncConnection, game: str, me: str, now: float, patience: float, silent: Container[str] = ()
) -> tuple[Any, float]:
    """Makes *me* the owner of *game*. Returns its row, with the new token, and the seconds for which nobody owned it, less
    than none where the time of the machine was set back; raises `Elsewhere` while somebody else does, whose beat is younger
    than *patience*, and who is not among the *silent*: they beat, but do not answer."""
    row = (await connection.execute(select(games).where(games.c.id == game).with_for_update())).one_or_none()
    if row is None:
        raise missing("no-such-game")
    away = 0.0
    if row.owner is not None and row.owner != me:
        owner = (await connection.execute(select(workers).where(workers.c.id == row.owner))).one_or_none()
        if owner is not None:
            if not owner.stopped and owner.beat > now - patience and owner.id not in silent:
                raise Elsewhere
            away = now - owner.beat
    await connection.execute(update(games).where(games.c.id == game).values(owner=me, loads=row.loads + 1))
    return row, away


async def still_owned(connection: AsyncConnection, game: str, loads: int) -> None:
    """Raises `Superseded` if *game* was claimed by somebody else since it was claimed under the token *loads*."""
    found = await connection.scalar(select(games.c.loads).where(games.c.id == game).with_for_update())
    if found != loads:
        raise Superseded(game)
