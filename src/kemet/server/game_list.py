"""Lists of games."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from kemet.engine.notation import player_text
from kemet.server.context import ServerContext
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


def card(row: Any, chairs: list[Any], identity: str | None) -> GameCard:
    """Returns one game of a list."""
    options = msgspec.json.decode(row.options, type=dict[str, str])
    mine = [seat.seat for seat in chairs if identity is not None and seat.identity == identity]
    free = [seat for seat in chairs if seat.kind != "bot" and seat.identity is None]
    return GameCard(
        id=row.id,
        status=row.status,
        players=len(chairs),
        modules=options.get("modules", "").split(),
        seats=[seat.name for seat in chairs],
        my_turn=row.status == "running" and any(row.awaiting & 2**seat for seat in mine),
        waiting_since=row.updated,
        round=row.round,
        created=row.created,
        public=row.public,
        open_seats=[player_text(seat.seat) for seat in free],
        mine=[player_text(seat) for seat in mine],
        winner=player_text(row.winner) if row.winner >= 0 else None,
    )
