"""A game being played: the recorder, what each seat knows, and since when it is asked. No clock, no disk, no network."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec

from kemet.engine import Game, Options, make_rules, start_with
from kemet.engine.events import EVENT_FIELDS, TURN_BEGINS, Event
from kemet.engine.ids import BIT
from kemet.engine.notation import Notation, field_text, notation_of
from kemet.engine.record import Recorder
from kemet.engine.rules import Rules, parse_options
from kemet.server.protocol import Window

# Decisions that are open for a fixed time, so that waiting betrays no card.
WINDOWS: dict[str, Literal["veto", "escape"]] = {"veto": "veto", "escape": "escape"}
# Decisions in which a player's answers stay hidden, even how many there were.
SECRET = ("battle-cards", "dawn-cards", "veto", "escape")


def event_words(rules: Rules, event: Event) -> dict[str, Any]:
    """Returns an event as plain data: its name, and its fields in words."""
    words: dict[str, Any] = {"name": event.name()}
    for name, value in zip(EVENT_FIELDS[event.kind][1], event.args(), strict=True):
        text = field_text(rules, name, value)
        words[name] = int(value) if text == str(value) else text
    return words


@lru_cache(maxsize=64)
def known_rules(options: tuple[tuple[str, str], ...]) -> Rules:
    """Returns the rules of *options*, one object for all games that are played by them."""
    return make_rules(parse_options(dict(options)))


class GameSession:
    """A recorded game. Seats are numbers from 0; -1 stands for spectators."""

    def __init__(self, options: Options, seed: str, floor: int = 0, at: float = 0.0) -> None:
        self.recorder = Recorder(options, seed)
        self.recorder.game = start_with(known_rules(tuple(options.items())), seed, logged=True)
        self.players = options.players
        self.notation: Notation = notation_of(self.game.rules)
        # Nothing is taken back below this number of actions: somebody acted there and took it back.
        self.floor = floor
        # Changes so far, taken-back actions included.
        self.changes = 0
        self.turns = 0
        # The change with which each seat was asked what it is asked now.
        self.asked = [0] * self.players
        # When the decision that waits was put, and after how many actions.
        self.put_at = at
        self.put_step = 0
        self._key: tuple[object, ...] = ()
        self._told = 0
        self.events: dict[int, list[dict[str, Any]]] = {seat: [] for seat in range(-1, self.players)}
        self._places: dict[int, list[int]] = {seat: [] for seat in range(-1, self.players)}
        self._follow(-1, at)

    @property
    def game(self) -> Game:
        """The position."""
        return self.recorder.game

    @property
    def decision(self) -> str:
        """The name of the decision that waits, or `over`."""
        return "over" if self.game.over() else self.game.decision().name()

    def awaited(self) -> list[int]:
        """Lists the seats that are asked."""
        mask = self.game.awaiting()
        return [seat for seat in range(self.players) if mask & BIT[seat]]

    def replay(self, moves: Iterable[tuple[int, str, float]]) -> None:
        """Plays what was played before."""
        for player, action, at in moves:
            self.apply(player, self.notation.action(action), at)

    def apply(self, player: int, action: int, at: float) -> None:
        """Takes an action, or raises `IllegalAction` and changes nothing."""
        self.recorder.apply(player, action)
        self._follow(player, at)

    def can_undo(self, player: int) -> bool:
        """Tells whether *player* may take the last action back."""
        return player >= 0 and len(self.recorder.moves) > self.floor and self.recorder.can_undo(player)

    def undo(self, player: int, at: float) -> None:
        """Takes the last action back; only where `can_undo`."""
        self.recorder.undo(player)
        moves = self.recorder.moves
        # What the recorder forgot when this player acted is not taken back later, after a restart neither.
        if moves and not self.recorder.can_undo(moves[-1][0]):
            self.floor = len(moves)
        log = self.game.log or []
        self._told = min(self._told, len(log))
        for seat, places in self._places.items():
            kept = sum(1 for place in places if place < len(log))
            self.events[seat] = self.events[seat][:kept]
            self._places[seat] = places[:kept]
        self.turns = sum(1 for event in log if event.kind == TURN_BEGINS)
        self._follow(player, at)

    def _follow(self, player: int, at: float) -> None:
        """Takes note of what the last change brought."""
        self.changes += 1
        self._hear()
        game = self.game
        key = (self.decision, len(game.stack), int(game.reveals))
        anew = key != self._key
        if anew or self.decision not in SECRET:
            self.put_at = at
            self.put_step = len(self.recorder.moves)
        self._key = key
        for seat in range(self.players):
            if anew or seat == player or self.decision not in SECRET:
                self.asked[seat] = self.changes

    def _hear(self) -> None:
        """Hands new events to those who may know of them; spectators know what everybody knows."""
        log = self.game.log or []
        everybody = sum(int(BIT[seat]) for seat in range(self.players))
        for place in range(self._told, len(log)):
            event = log[place]
            words = event_words(self.game.rules, event)
            if event.kind == TURN_BEGINS:
                self.turns += 1
            for seat in range(-1, self.players):
                mask = everybody if seat < 0 else int(BIT[seat])
                if int(event.audience) & mask == mask:
                    self.events[seat].append(words)
                    self._places[seat].append(place)
        self._told = len(log)

    def step_for(self, seat: int) -> int:
        """Returns the number of actions that *seat* may know of: secret answers of others count when all have answered."""
        moves = self.recorder.moves
        if self.decision not in SECRET:
            return len(moves)
        return self.put_step + sum(1 for player, _ in moves[self.put_step :] if player == seat)


class Sight(msgspec.Struct):
    """What one seat sees after some change that is on disk."""

    version: int
    change: int
    view: msgspec.Raw
    hints: msgspec.Raw
    moves: msgspec.Raw
    can_undo: bool
    window: Window | None
    step: int
    events: list[dict[str, Any]]
    log_length: int
