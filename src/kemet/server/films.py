"""A record to be watched again: positions on the way, through anybody's eyes."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from kemet.bots.review import review
from kemet.engine import RULES_VERSION, Game, make_rules, start_with
from kemet.engine.events import Event
from kemet.engine.notation import notation_of, player_text
from kemet.engine.record import Record
from kemet.engine.rules import parse_options
from kemet.engine.view import SPECTATOR, frame_view, player_view, view
from kemet.server.protocol import ChanceToWin, CostlyDecision, GameReview, Mark, Replay, ReplayMove, State
from kemet.server.session import event_words

# A position is kept every so many steps, so that a slider can be moved quickly; of long games fewer, as memory is dear.
SPACING = 12
MOST_KEPT = 64
ALL = -2
MARKS = {
    "round-begins": "round",
    "night-begins": "night",
    "day-begins": "day",
    "battle-begins": "battle",
    "tile-bought": "tile",
    "vp-gained": "vp",
    "vp-lost": "vp",
    "game-won": "end",
}
UPLOADED = "r-"
ID_BYTES = 9


def new_id() -> str:
    """Returns the id of a new game: one that nobody takes for that of an uploaded record."""
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith(UPLOADED):
        pass
    return id


class Film:
    """A record with positions on the way and the events up to each step."""

    def __init__(self, name: str, record: Record, names: list[str]) -> None:
        self.name = name
        self.record = record
        self.names = names
        self._spacing = max(SPACING, -(-len(record.moves) // MOST_KEPT))
        game = logged_game_of(record)
        self._kept: list[Game] = [game.copy()]
        self.heard: list[int] = [len(game.log or [])]
        for step, (player, action) in enumerate(record.moves, 1):
            game.apply(player, action)
            self.heard.append(len(game.log or []))
            if step % self._spacing == 0:
                self._kept.append(game.copy())
        self.log: list[Event] = list(game.log or [])
        self.winner = int(game.winner)
        self.rules = game.rules
        self._review: GameReview | None = None
        # The same, being reckoned elsewhere or done.
        self.reviewing: asyncio.Future[GameReview] | None = None

    def at(self, step: int) -> Game:
        """Returns the position after *step* actions."""
        game = self._kept[step // self._spacing].copy()
        for player, action in self.record.moves[step - step % self._spacing : step]:
            game.apply(player, action)
        return game

    def describe(self) -> Replay:
        """Returns what a client needs to show the replay."""
        notation = notation_of(self.rules)
        moves = self.record.moves
        return Replay(
            id=self.name,
            options=dict(self.record.options.items()),
            steps=len(moves),
            moves=[ReplayMove(player=player_text(player), action=notation.text(action)) for player, action in moves],
            marks=self._marks(),
            names=self.names,
            winner=player_text(self.winner) if self.winner >= 0 else None,
        )

    def review(self) -> GameReview:
        """Returns everybody's chance to win over time and the decisions that cost most; reckoned once."""
        if self._review is None:
            self._review = reviewed(self.record)
        return self._review

    def _marks(self) -> list[Mark]:
        found: list[Mark] = []
        step = 0
        for place, event in enumerate(self.log):
            while self.heard[step] <= place:
                step += 1
            if event.name() in MARKS:
                found.append(Mark(step=step, kind=MARKS[event.name()]))
        return found

    def state(self, step: int, seat: int) -> State:
        """Returns the position after *step* actions through the eyes of *seat*, with the events of the last action."""
        game = self.at(step)
        first = self.heard[step - 1] if step else 0
        told = [event for event in self.log[first : self.heard[step]] if may_know(event, seat, self.record.options.players)]
        before = [event for event in self.log[:first] if may_know(event, seat, self.record.options.players)]
        shown = see_all(game) if seat == ALL else view(game, seat)
        return State(
            version=step,
            step=step,
            view=msgspec.Raw(msgspec.json.encode(shown)),
            hints=msgspec.Raw(b"{}"),
            moves=msgspec.Raw(b"[]"),
            can_undo=False,
            undo_refusal=None,
            window=None,
            log_length=len(before) + len(told),
            events_from=len(before),
            events=[event_words(self.rules, event) for event in told],
            now=0.0,
        )


def reviewed(record: Record) -> GameReview:
    """Returns what the master makes of the game in *record*; some seconds of work for a long one."""
    text = notation_of(make_rules(record.options)).text
    found = review(record)
    chances = [ChanceToWin(one.step, player_text(one.player), one.chance) for one in found.moments]
    costly = [
        CostlyDecision(one.step, player_text(one.player), text(one.done), text(one.better), one.cost) for one in found.regrets
    ]
    return GameReview(found.known, chances, costly)


def review_of(options: dict[str, str], seed: str, moves: list[tuple[int, int]]) -> GameReview:
    """Returns what the master makes of a game; what it takes and gives travels between processes."""
    return reviewed(Record(RULES_VERSION, parse_options(options), seed, moves, ""))


def logged_game_of(record: Record) -> Game:
    """Returns the game of *record* at its first decision, with a log."""
    return start_with(make_rules(record.options), record.seed, logged=True)


def may_know(event: Event, seat: int, players: int) -> bool:
    """Tells whether *seat* may know of *event*; spectators know what everybody knows."""
    if seat == ALL:
        return True
    mask: int = 2**players - 1 if seat < 0 else 2**seat
    return int(event.audience) & mask == mask


def see_all(game: Game) -> dict[str, Any]:
    """Returns everything that any player sees."""
    seats = range(game.rules.options.players)
    shown = view(game, SPECTATOR)
    shown["players"] = [player_view(game, seat, seat) for seat in seats]
    shown["frames"] = [
        {key: value for seat in (SPECTATOR, *seats) for key, value in frame_view(game, k, seat).items()}
        for k in range(len(game.stack))
    ]
    return shown
