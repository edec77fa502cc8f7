"""Lists of games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from kemet.server.context import ServerContext
from kemet.server.game_cards import card
from kemet.server.protocol import GameCard
from kemet.server.schema import games, seats

MOST_CARDS = 200


async def list_games(context: ServerContext, which: str, identity: str | None) -> list[GameCard]:
    """Returns games, those that changed last first: `mine`, or public ones that are open, running or finished."""
    query = select(games).order_by(games.c.updated.desc()).limit(MOST_CARDS)
    if which == "mine":
        if identity is None:
            return []
        own = select(seats.c.game).where(seats.c.identity == identity)
        query = query.where((games.c.host == identity) | games.c.id.in_(own))
    else:
        query = query.where(games.c.public, games.c.status == {"finished": "over"}.get(which, which))
    async with context.store.reading() as connection:
        rows = (await connection.execute(query)).all()
        chairs = (await connection.execute(select(seats).where(seats.c.game.in_([row.id for row in rows])))).all()
    of_game: dict[str, list[Any]] = {}
    for seat in sorted(chairs, key=lambda seat: int(seat.seat)):
        of_game.setdefault(seat.game, []).append(seat)
    return [card(row, of_game.get(row.id, []), identity) for row in rows]
