"""Games to be watched again: finished ones and uploaded records."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.bots.review import review
from kemet.engine import RULES_VERSION, Game, IllegalAction, make_rules
from kemet.engine.events import Event
from kemet.engine.notation import notation_of, player_text
from kemet.engine.record import FORMAT, Record, RecordError, digest, read_record, replay, write_record
from kemet.engine.rules import parse_options
from kemet.engine.view import SPECTATOR, frame_view, player_view, view
from kemet.server.context import ServerContext
from kemet.server.errors import Refused, bad, conflict, missing
from kemet.server.lobby import GAME_ID, read_game
from kemet.server.protocol import ChanceToWin, CostlyDecision, GameReview, Mark, Replay, ReplayMove, State
from kemet.server.schema import replays
from kemet.server.session import event_words, logged_game

# A position is kept every so many steps, so that a slider can be moved quickly; of long games fewer, as memory is dear.
SPACING = 12
MOST_KEPT = 64
MOST_FILMS = 32
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
# Lines that a record may have beside its actions: options, comments, empty ones.
HEADER_LINES = 200


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
            text = notation_of(self.rules).text
            found = review(self.record)
            chances = [ChanceToWin(one.step, player_text(one.player), one.chance) for one in found.moments]
            costly = [
                CostlyDecision(one.step, player_text(one.player), text(one.done), text(one.better), one.cost)
                for one in found.regrets
            ]
            self._review = GameReview(found.known, chances, costly)
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


def logged_game_of(record: Record) -> Game:
    """Returns the game of *record* at its first decision, with a log."""
    return logged_game(make_rules(record.options), record.seed)


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


class Films:
    """Finds replays, and keeps those that were watched last."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._kept: OrderedDict[str, Film] = OrderedDict()

    async def find(self, name: str) -> Film:
        """Returns the replay called *name*: an uploaded record or a finished game."""
        film = self._kept.pop(name, None)
        if film is None:
            film = await (self._uploaded(name) if name.startswith(UPLOADED) else self._played(name))
        self._kept[name] = film
        while len(self._kept) > MOST_FILMS:
            self._kept.popitem(last=False)
        return film

    async def _uploaded(self, name: str) -> Film:
        if not GAME_ID.fullmatch(name):
            raise missing("no-such-replay")
        async with self.context.store.reading() as connection:
            row = (await connection.execute(select(replays).where(replays.c.id == name))).one_or_none()
        if row is None:
            raise missing("no-such-replay")
        record = await asyncio.to_thread(read_record, row.record)
        names = [player_text(seat) for seat in range(record.options.players)]
        return await make_film(name, record, names)

    async def _played(self, name: str) -> Film:
        if not GAME_ID.fullmatch(name):
            raise missing("no-such-replay")
        row, seat_rows, moves, _ = await read_game(self.context, name)
        if row.status != "over":
            raise conflict("not-over")
        options = parse_options(msgspec.json.decode(row.options, type=dict[str, str]))
        blank = Record(row.rules, options, row.seed, [], "")
        notation = notation_of(logged_game_of(blank).rules)
        blank.moves = [(move.player, notation.action(move.action)) for move in moves]
        return await make_film(name, blank, [seat.name for seat in seat_rows])

    async def record_text(self, name: str) -> str:
        """Returns the record of a game: one under other rules as it was written, for those who have them."""
        row, _, moves, _ = await read_game(self.context, name)
        if row.rules != RULES_VERSION or row.status != "over":
            return stored_record(row, moves)
        film = await self.find(name)
        return await asyncio.to_thread(finished_record, film.record)

    async def upload(self, text: str, identity: str) -> str:
        """Keeps a record and returns its name; refuses one that does not replay."""
        await self._check_number(identity)
        most = self.context.settings.limits.record_actions
        if text.count("\n") > most + HEADER_LINES or len(text) > self.context.settings.limits.record_size:
            raise Refused(413, "record-too-long", most=most)
        problem = await self.context.thinkers.submit(identity, problem_of, text)
        if problem is not None:
            raise bad("record", text=problem)
        name = UPLOADED + secrets.token_urlsafe(9)
        row = {"id": name, "record": text, "identity": identity, "created": self.context.clock.now()}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(replays), row)

        await self.context.store.write(job)
        return name

    async def _check_number(self, identity: str) -> None:
        query = select(func.count()).select_from(replays).where(replays.c.identity == identity)
        async with self.context.store.reading() as connection:
            number = await connection.scalar(query)
        if number >= self.context.settings.limits.replays:
            raise Refused(429, "too-many-replays", most=self.context.settings.limits.replays)


def problem_of(text: str) -> str | None:
    """Returns why *text* is no record of a game, None if it is one."""
    try:
        replay(read_record(text))
    except RecordError as error:
        return str(error)[:300]
    return None


async def make_film(name: str, record: Record, names: list[str]) -> Film:
    """Returns a replay, made in a thread."""
    if record.version != RULES_VERSION:
        raise conflict("rules-changed", rules=record.version)
    try:
        return await asyncio.to_thread(Film, name, record, names)
    except IllegalAction as error:
        raise conflict("rules-changed", rules=record.version) from error


def stored_record(row: Any, moves: Any) -> str:
    """Returns the record of a game as it is on disk, without playing it."""
    options = msgspec.json.decode(row.options, type=dict[str, str])
    lines = [FORMAT, f"rules {row.rules}", *(f"{name} {value}".rstrip() for name, value in options.items())]
    lines += [f"seed {row.seed}", "", *(f"{player_text(move.player)} {move.action}" for move in moves)]
    known = row.digest if row.digest and row.digest_at == len(moves) else "unknown"
    return "\n".join([*lines, "", f"digest {known}"]) + "\n"


def finished_record(record: Record) -> str:
    """Returns the text of *record*, its digest made anew."""
    end = replay(record, check=False)
    return write_record(Record(record.version, record.options, record.seed, record.moves, digest(end)))
