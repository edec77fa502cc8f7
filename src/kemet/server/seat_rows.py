"""Who has held which seat, in the database."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.schema import seated
from kemet.server.seats import Seat


async def hand_over_seated(connection: AsyncConnection, guest: str, identity: str) -> None:
    """Keeps of *identity* what is known of *guest*, who has become the same person."""
    held = select(seated.c.game, seated.c.seat).where(seated.c.identity == guest)
    known = select(seated.c.game, seated.c.seat).where(seated.c.identity == identity)
    have = {tuple(row) for row in (await connection.execute(known)).all()}
    for game, seat in (await connection.execute(held)).all():
        if (game, seat) not in have:
            await connection.execute(insert(seated), {"game": game, "seat": seat, "identity": identity})


async def note_seated(connection: AsyncConnection, game: str, held: list[Seat]) -> None:
    """Keeps who holds the seats in *held*: they may have seen these hands, for good."""
    for seat in held:
        if seat.identity is not None:
            key = (seated.c.game == game, seated.c.seat == seat.number, seated.c.identity == seat.identity)
            if await connection.scalar(select(seated.c.seat).where(*key)) is None:
                await connection.execute(insert(seated), {"game": game, "seat": seat.number, "identity": seat.identity})


async def forget_seated(connection: AsyncConnection, game: str, seat: int, identity: str) -> None:
    """Forgets that *identity* held a seat."""
    key = (seated.c.game == game, seated.c.seat == seat, seated.c.identity == identity)
    await connection.execute(delete(seated).where(*key))
