"""Who sits where."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kemet.server.protocol import SeatKind


class Silence(Struct):
    """A player is not to be asked for a card: for how long, and the turn or round in which that was said."""

    until: str
    mark: int


class Seat(Struct):
    """A seat of a game. `kind` is human, bot or open; a human without identity is an invited one who has not come yet."""

    number: int
    kind: SeatKind
    name: str
    bot: str | None = None
    identity: str | None = None
    stand_in: str | None = None
    abandoned: bool = False
    autopass: dict[str, Silence] = {}

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, sits there."""
        return self.kind == "bot" or (self.kind == "human" and self.identity is not None)

    @property
    def player_bot(self) -> str | None:
        """The bot that plays this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def person(self) -> bool:
        """Whether a person is to answer for this seat now."""
        return self.kind == "human" and self.stand_in is None and not self.abandoned

    def is_silent(self, card: str, turn: int, round_number: int) -> bool:
        """Tells whether the player does not want to be asked for *card* now."""
        silence = self.autopass.get(card)
        if silence is None:
            return False
        return silence.until == "game" or silence.mark == (turn if silence.until == "turn" else round_number)

    def row(self, game: str) -> dict[str, Any]:
        """Returns the seat as a row of the database."""
        return {
            "game": game,
            "seat": self.number,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "identity": self.identity,
            "stand_in": self.stand_in,
            "abandoned": self.abandoned,
            "autopass": msgspec.json.encode(self.autopass).decode(),
        }


def seat_of_row(row: Any) -> Seat:
    """Returns the seat in a row of the database."""
    return Seat(
        number=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot,
        identity=row.identity,
        stand_in=row.stand_in,
        abandoned=row.abandoned,
        autopass=msgspec.json.decode(row.autopass, type=dict[str, Silence]),
    )
