"""What is observed of Blood and Sand beside the base game: colours in play, the last day, who may still have a Diversion.

Veteran tokens stand where the classic edition has dawn tokens.
"""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.fields import Field, GamePart, SeatPart, Writer, flag
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOUR_NAMES, EXTRA_APART_GONE, EXTRA_COLOURS, EXTRA_LAST_DAY


class ColoursInPlay(GamePart):
    """The colours drawn, and whether the day is the last."""

    def __init__(self) -> None:
        super().__init__([
            Field("colours", list(COLOUR_NAMES), 1, "1 for each colour in play"),
            flag("last-day", "1 when this day is the last"),
        ])  # fmt: skip
        self.colours: i64 = len(COLOUR_NAMES)

    def write(self, out: Writer, game: Game) -> None:
        out.put_mask(game.extra[EXTRA_COLOURS], self.colours)
        out.put(game.extra[EXTRA_LAST_DAY])


class Diversions(SeatPart):
    """Who may still have a Diversion."""

    def __init__(self) -> None:
        super().__init__([flag("diversion", "1 unless the Diversion of this player was seen to go")])

    def write(self, out: Writer, game: Game, seat: i64) -> None:
        out.add(0 if game.extra[EXTRA_APART_GONE] & BIT[seat] else 1)
