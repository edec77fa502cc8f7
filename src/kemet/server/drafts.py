"""Games to be made, and games brought back: wishes turned into seats, stored actions played again."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from kemet.engine import RULES_VERSION, IllegalAction, Options
from kemet.engine.notation import NotationError
from kemet.engine.record import digest
from kemet.engine.rules import parse_options
from kemet.server.errors import Refused, bad, conflict
from kemet.server.opponents import DEFAULT_BOT, OPPONENTS
from kemet.server.protocol import ClockSetting, NewGame, SeatWish
from kemet.server.seats import Seat
from kemet.server.session import GameSession

log = logging.getLogger("kemet.server")


class GameDraft(msgspec.Struct):
    """A game to be made."""

    options: Options
    seats: list[Seat]
    host: str
    public: bool
    clock: ClockSetting
    seed: str | None = None
    # What was played already: seats from 0, and actions as text.
    moves: list[tuple[int, str]] = []

    def action_rows(self, game: str, now: float) -> list[dict[str, Any]]:
        """Returns what was played already as rows of the database."""
        return [
            {"game": game, "number": number, "player": player, "action": action, "at": now}
            for number, (player, action) in enumerate(self.moves)
        ]


def seat_of_wish(number: int, wish: SeatWish, host: str, host_name: str) -> Seat:
    """Returns the seat that is wished for."""
    if wish.kind == "bot":
        name = wish.bot or DEFAULT_BOT
        if name not in OPPONENTS:
            raise bad("no-such-bot", name=name)
        return Seat(number, "bot", wish.name or name, bot=name)
    if wish.kind == "me":
        return Seat(number, "human", wish.name or host_name, identity=host)
    return Seat(number, wish.kind, wish.name or "")


def draft_of(new: NewGame, options: Options, host: str, host_name: str) -> GameDraft:
    """Returns the game that is wished for."""
    if len(new.seats) != options.players:
        raise bad("seat-count", players=options.players)
    wishes = [seat_of_wish(number, wish, host, host_name) for number, wish in enumerate(new.seats)]
    return GameDraft(options, wishes, host, new.public, new.clock, new.seed)


def known_bot(seat: Seat, stand_in: str) -> Seat:
    """Returns *seat*, a bot that is not there any more replaced by another, one that stood in by *stand_in*."""
    if seat.bot is not None and seat.bot not in OPPONENTS:
        seat.bot = DEFAULT_BOT
    if seat.stand_in is not None and seat.stand_in not in OPPONENTS:
        seat.stand_in = stand_in
    return seat


def play_again(row: Any, moves: Any) -> tuple[GameSession, Refused | None]:
    """Returns the game of *row* with its *moves* played, and why it cannot go on, if it cannot: it was begun under other
    rules, and is shown as far as ours can play it. Refuses one that lacks some of its actions."""
    if [move.number for move in moves] != list(range(row.moves)):
        log.error("game %s has %d actions on disk where %d were written", row.id, len(moves), row.moves)
        raise conflict("game-damaged")
    options = parse_options(msgspec.json.decode(row.options, type=dict[str, str]))
    session = GameSession(options, row.seed, row.floor, row.updated if not moves else row.created)
    changed = conflict("rules-changed", rules=row.rules)
    try:
        session.replay((move.player, move.action, move.at) for move in moves[: row.digest_at])
        if row.digest and digest(session.game) != row.digest:
            log.error("game %s is another one after %d actions than when they were played", row.id, row.digest_at)
            return session, changed
        session.replay((move.player, move.action, move.at) for move in moves[row.digest_at :])
    except (IllegalAction, NotationError):
        return session, changed
    return session, None if row.rules == RULES_VERSION else changed
