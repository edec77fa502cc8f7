"""What rooms need around them, in a page: games kept as texts, bots that think between two messages."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from kemet.bots import BotError
from kemet.engine import RULES_VERSION
from kemet.server.clock import Clock
from kemet.server.clocks import Clocks, new_clocks
from kemet.server.counting import Counted
from kemet.server.drafts import GameDraft, known_bot, play_again
from kemet.server.errors import bad, missing
from kemet.server.films import new_id
from kemet.server.protocol import ClockSetting, GameMade
from kemet.server.room import Facts, Room
from kemet.server.saves import Save
from kemet.server.seats import Seat, seat_of_row
from kemet.server.settings import Settings
from kemet.server.thinking import Question

# The one person whom a page knows, and people elsewhere, who get links.
ME = "me"
AWAY = "away"
# Who plays while a net is being loaded, or where it could not be.
STAND_IN = "hard"
# Tells the browser to keep a text under a name, or to forget it where the text is empty.
Keep = Callable[[str, str], None]


class KeptGame(msgspec.Struct):
    """A game as the browser keeps it: what a server has in its tables."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    actions: list[dict[str, Any]] = []


class Everything(msgspec.Struct):
    """All that a browser keeps."""

    games: dict[str, KeptGame]
    records: dict[str, str]


class Shelf:
    """The games of this browser."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self.games: dict[str, KeptGame] = {}
        self.records: dict[str, str] = {}

    def take(self, name: str, text: str) -> None:
        """Takes in what the browser kept under *name*."""
        if name.startswith("r-"):
            self.records[name] = text
        else:
            self.games[name] = msgspec.json.decode(text, type=KeptGame)

    def put(self, game: str) -> None:
        """Has the browser keep *game* as it is now."""
        self._keep(game, msgspec.json.encode(self.games[game]).decode())

    def put_record(self, name: str, text: str) -> None:
        """Has the browser keep a record."""
        self.records[name] = text
        self._keep(name, text)

    def drop(self, game: str) -> None:
        """Forgets *game*."""
        del self.games[game]
        self._keep(game, "")

    def everything(self) -> str:
        """Returns all games and records as one text, to be taken elsewhere."""
        return msgspec.json.encode(Everything(self.games, self.records)).decode()

    def take_all(self, text: str) -> int:
        """Takes in a text that `everything` gave; returns how many games and records were new."""
        try:
            given = msgspec.json.decode(text, type=Everything)
        except msgspec.MsgspecError as error:
            raise bad("bad-request", text=str(error)[:300]) from error
        games = {name: game for name, game in given.games.items() if name not in self.games}
        records = {name: record for name, record in given.records.items() if name not in self.records}
        self.games.update(games)
        for name in games:
            self.put(name)
        for name, record in records.items():
            self.put_record(name, record)
        return len(games) + len(records)

    async def save(self, save: Save) -> None:
        """Keeps what has changed in a game."""
        kept = self.games[save.game]
        if save.erase:
            del kept.actions[save.keep :]
        kept.actions += save.rows
        kept.row.update(save.facts)
        self.put(save.game)


class Between:
    """Bots think between two messages: a worker has one thread, and the page another."""

    def submit(self, _person: str, function: Callable[[Question], Any], question: Question) -> asyncio.Future[Any]:
        """Has *function* find an answer soon; it comes in the future. While a net is being loaded, another bot stands in."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()

        def work() -> None:
            if done.done():
                return
            try:
                done.set_result(self._found(function, question))
            except Exception as error:  # handed on to whoever asked
                done.set_exception(error)

        loop.call_later(0, work)
        return done

    def _found(self, function: Callable[[Question], Any], question: Question) -> Any:
        try:
            return function(question)
        except BotError:
            return function(msgspec.structs.replace(question, bot=STAND_IN))


class PageContext:
    """The shelf, the clock, and the rooms in memory."""

    def __init__(self, keep: Keep, settings: Settings | None = None) -> None:
        self.settings = settings or Settings(database="")
        self.clock = Clock()
        self.counted = Counted()
        self.store = Shelf(keep)
        self.thinkers = Between()
        self.rooms: dict[str, Room] = {}

    def forget(self, room: Room) -> None:
        """Takes *room* out of memory."""
        if self.rooms.get(room.facts.id) is room:
            del self.rooms[room.facts.id]

    async def save_seat(self, facts: Facts, seat: Seat) -> None:
        """Keeps *seat*."""
        self.store.games[facts.id].seats[seat.number] = seat.row(facts.id)
        self.store.put(facts.id)

    def make_game(self, draft: GameDraft, name: str = "") -> GameMade:
        """Keeps a new game, called *name* if it has been begun elsewhere; it goes on at once."""
        now = self.clock.now()
        made = GameMade(id=name or new_id(), invite="")
        row = {
            "id": made.id,
            "options": msgspec.json.encode(dict(draft.options.items())).decode(),
            "seed": draft.seed or secrets.token_hex(16),
            "seeded": draft.seed is not None,
            "rules": RULES_VERSION,
            "status": "running",
            "public": False,
            "clock": msgspec.json.encode(draft.clock).decode(),
            "created": now,
            "updated": now,
            "round": 0,
            "awaiting": 0,
            "winner": -1,
            "floor": len(draft.moves),
            "loads": 0,
            "moves": len(draft.moves),
            "digest": "",
            "digest_at": 0,
            "clocks": msgspec.json.encode(new_clocks(draft.clock, draft.options.players, now)).decode(),
        }
        self.store.games[made.id] = KeptGame(
            row, [seat.row(made.id) for seat in draft.seats], draft.action_rows(made.id, now)
        )
        self.store.put(made.id)
        return made

    def room(self, game: str) -> Room:
        """Returns the room of *game*, brought into memory if it is not there; refuses where there is no such game."""
        found = self.rooms.get(game)
        if found is not None and not found.closed:
            return found
        kept = self.store.games.get(game)
        if kept is None:
            raise missing("no-such-game")
        kept.row["loads"] += 1
        row = SimpleNamespace(**kept.row)
        session, frozen = play_again(row, [SimpleNamespace(**action) for action in kept.actions])
        clock = msgspec.json.decode(row.clock, type=ClockSetting)
        facts = Facts(row.id, row.status, False, "", ME, clock, row.seed, row.seeded, row.created, row.loads)
        seats = [known_bot(seat_of_row(SimpleNamespace(**seat)), self.settings.stand_in) for seat in kept.seats]
        room = Room(self, facts, session, seats, msgspec.json.decode(row.clocks, type=Clocks))
        room.frozen = frozen
        room.digest = (row.digest, row.digest_at)
        self.rooms[game] = room
        room.post(room.wake)
        return room
