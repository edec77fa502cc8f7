"""A game in a list of games."""

from __future__ import annotations

from typing import Any

import msgspec

from kemet.engine.notation import player_text
from kemet.server.protocol import GameCard


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
