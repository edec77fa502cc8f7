"""A game's table as one visitor sees it: who sits where, who is there, what was said."""

from __future__ import annotations

from kemet.engine.notation import player_text
from kemet.server.protocol import SeatShown, Table
from kemet.server.room import Room

LAST_LINES = 100


def table(room: Room, identity: str | None) -> Table:
    """Returns the table for the visitor *identity*; the invitation only for those who sit there or made the game."""
    mine = room.own_seats(identity)
    host = identity is not None and identity == room.facts.host
    return Table(
        id=room.facts.id,
        status=room.facts.status,
        options=dict(room.session.game.rules.options.items()),
        seats=[seat_shown(room, number, number in mine) for number in range(len(room.seats))],
        host=host,
        public=room.facts.public,
        clock=room.facts.clock,
        chat=room.chat[-LAST_LINES:],
        spectators=len([1 for visitor in room.visitors if visitor.seat < 0]),
        seeded=room.facts.seeded,
        invite=room.facts.invite if host or mine else None,
        rematch=room.facts.rematch,
        autopass={player_text(number): room.autopass_of(room.seats[number]) for number in mine},
    )


def seat_shown(room: Room, number: int, mine: bool) -> SeatShown:
    """Returns one seat; an invited player who has not come yet shows as open, and needs the invitation."""
    seat = room.seats[number]
    return SeatShown(
        player=player_text(number),
        kind=seat.kind if seat.taken or seat.kind == "open" else "human",
        name=seat.name,
        mine=mine,
        present=any(visitor.seat == number for visitor in room.visitors),
        bot=seat.player_bot,
        away=seat.abandoned or seat.stand_in is not None or not seat.taken,
        clock=room.seat_clock(number),
    )
