"""Games to be watched again: finished ones and uploaded records."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.engine import RULES_VERSION, IllegalAction
from kemet.engine.notation import notation_of, player_text
from kemet.engine.record import FORMAT, Record, RecordError, digest, read_record, replay, write_record
from kemet.engine.rules import parse_options
from kemet.server.context import ServerContext
from kemet.server.errors import Refused, bad, conflict, missing
from kemet.server.films import UPLOADED, Film, logged_game_of, review_of
from kemet.server.lobby import GAME_ID, read_game
from kemet.server.protocol import GameReview
from kemet.server.schema import games, replays

# Replays that are kept in memory.
MOST_FILMS = 32
# Lines that a record may have beside its actions: options, comments, empty ones.
HEADER_LINES = 200


class Films:
    """Finds replays, and keeps those that were watched last."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._kept: OrderedDict[str, Film] = OrderedDict()

    async def find(self, name: str) -> Film:
        """Returns the replay called *name*: an uploaded record or a finished game."""
        film = self._kept.pop(name, None)
        if film is None:
            film = await (self._uploaded(name) if await self.is_uploaded(name) else self._played(name))
        self._kept[name] = film
        while len(self._kept) > MOST_FILMS:
            self._kept.popitem(last=False)
        return film

    async def is_uploaded(self, name: str) -> bool:
        """Tells whether *name* is that of an uploaded record: of an older server's games one in 4,096 has such a name too."""
        if not name.startswith(UPLOADED) or not GAME_ID.fullmatch(name):
            return False
        async with self.context.store.reading() as connection:
            return await connection.scalar(select(games.c.id).where(games.c.id == name)) is None

    async def _uploaded(self, name: str) -> Film:
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

    async def review(self, film: Film, person: str) -> GameReview:
        """Returns what the master makes of a film, reckoned once, where bots think, in the queue of *person*."""
        if film.reviewing is None or (film.reviewing.done() and film.reviewing.exception()):
            record = film.record
            options = dict(record.options.items())
            film.reviewing = self.context.thinkers.submit(person, review_of, options, record.seed, record.moves)
        return await asyncio.shield(film.reviewing)

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
