"""The calls of the API that a page without a server has, by the same messages (docs/protocol.md)."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from kemet.engine.record import RecordError, read_record, write_record
from kemet.engine.view import SPECTATOR
from kemet.page.context import ME, PageContext
from kemet.rulebook_search import look_up
from kemet.server.catalog import catalog, read_options, setup
from kemet.server.drafts import GameDraft, draft_of
from kemet.server.errors import Refused, bad, conflict, forbidden, missing
from kemet.server.films import ALL, UPLOADED, Film
from kemet.server.game_cards import card
from kemet.server.guests import fault_of
from kemet.server.hints import market, why
from kemet.server.protocol import (
    Act,
    Events,
    Made,
    Me,
    NewGame,
    OptionValue,
    RuleShown,
    TableAndState,
    Upload,
)
from kemet.server.room import Room
from kemet.server.seats import Seat
from kemet.server.table_view import table

MOST_RULES = 60
# The net needs NumPy, which a page has not.
NOT_HERE = ("master",)

Query = dict[str, list[str]]
T = TypeVar("T")


class Call:
    """One call: the parts of the path that vary, the query and the body."""

    def __init__(self, context: PageContext, names: tuple[str, ...], query: Query, body: str) -> None:
        self.context = context
        self.names = names
        self.query = query
        self.body = body

    def one(self, name: str, default: str = "") -> str:
        """Returns the value of *name* in the query."""
        return self.query.get(name, [default])[0]

    def read(self, kind: type[T]) -> T:
        """Returns the body as a message of *kind*."""
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except msgspec.MsgspecError as error:
            raise bad("bad-request", text=str(error)[:300]) from error

    def room(self) -> Room:
        """Returns the room that is meant."""
        return self.context.room(self.names[0])

    def seat(self, room: Room) -> int:
        """Returns the seat through which is looked: the one asked for, else the first own one, else none."""
        word = self.one("as")
        if word:
            return room.holder(ME, seat_number(word)).number
        own = room.own_seats(ME)
        return own[0] if own else SPECTATOR


def seat_number(word: str) -> int:
    """Returns the number of the seat called *word*, p1 being 0."""
    if not re.fullmatch("p[1-9]", word):
        raise bad("no-such-seat")
    return int(word[1:]) - 1


async def get_me(call: Call) -> Me:
    """Returns the one person there is, with the games."""
    return Me(name="", account=False, games=await get_games(call), locale=None)


async def get_games(call: Call) -> list[Any]:
    """Returns the games of this browser, the newest first."""
    kept = call.context.store.games.values()
    cards = [card(SimpleNamespace(**game.row), [SimpleNamespace(**seat) for seat in game.seats], ME) for game in kept]
    which = call.one("which", "mine")
    return sorted(cards, key=lambda shown: -shown.waiting_since) if which == "mine" else []


async def get_setup(_call: Call) -> Any:
    """Returns what can be chosen for a game."""
    found = setup(False)
    return msgspec.structs.replace(found, bots=[bot for bot in found.bots if bot.name not in NOT_HERE])


async def get_catalog(call: Call) -> Any:
    """Returns the static facts of a set-up."""
    wish: dict[str, OptionValue] = {
        "players": int(call.one("players", "4")),
        "learning": call.one("learning") == "true",
        "modules": call.query.get("modules", []),
        "variants": call.query.get("variants", []),
    }
    if call.one("target"):
        wish["target"] = int(call.one("target"))
    if call.one("edition"):
        wish["edition"] = call.one("edition")
    return catalog(read_options(wish))


async def get_rules(call: Call) -> list[RuleShown]:
    """Returns the rules, tiles and cards that answer a question, best first."""
    found = look_up(call.one("q")[:100])[:MOST_RULES]
    return [RuleShown(id=hit.id, title=hit.title, text=hit.text, kind=hit.kind, sure=hit.sure) for hit in found]


async def post_game(call: Call) -> Any:
    """Makes a game: people at this screen, and bots."""
    new = call.read(NewGame)
    if any(wish.kind not in ("me", "bot") for wish in new.seats):
        raise bad("seats-here-only")
    if any(wish.bot in NOT_HERE for wish in new.seats):
        raise bad("no-such-bot", name=NOT_HERE[0])
    return call.context.make_game(draft_of(new, read_options(dict(new.options)), ME, ""))


async def get_game(call: Call) -> Any:
    """Returns table and position of a game."""
    room = call.room()

    async def job() -> TableAndState:
        return TableAndState(table=table(room, ME), state=room.read_state(call.seat(room)))

    return await room.call(job)


async def get_events(call: Call) -> Any:
    """Returns what has happened, as far as the seat may know."""
    room, first = call.room(), int(call.one("from", "0"))

    async def job() -> Events:
        return Events(first=first, events=room.session.events[call.seat(room)][first:])

    return await room.call(job)


async def post_act(call: Call) -> Any:
    """Plays actions in order, up to the first that is not legal."""
    room, data = call.room(), call.read(Act)
    return await room.call(lambda: room.act(ME, seat_number(data.player), data.version, data.actions))


async def post_leave(call: Call) -> Any:
    """Forgets the game: whoever leaves here leaves nobody behind."""
    room = call.room()
    room.close()
    call.context.store.drop(room.facts.id)
    return {"left": True}


async def post_rematch(call: Call) -> Any:
    """Makes the game again with the same seats."""
    room = call.room()
    again = [Seat(seat.number, seat.kind, seat.name, seat.bot, seat.identity) for seat in room.seats]
    return call.context.make_game(GameDraft(room.session.game.rules.options, again, ME, False, room.facts.clock))


async def get_why(call: Call) -> Any:
    """Returns for each action why it is not possible now, None if it is."""
    room = call.room()

    async def job() -> Any:
        return why(room.session.game, call.seat(room), call.query.get("action", []))

    return await room.call(job)


async def get_market(call: Call) -> Any:
    """Returns price and refusal of every tile on offer."""
    room = call.room()

    async def job() -> Any:
        seat = call.seat(room)
        if seat < 0:
            raise forbidden("not-your-seat")
        return market(room.session.game, seat)

    return await room.call(job)


async def get_record(call: Call) -> str:
    """Returns the record of a finished game: it tells everything."""
    room = call.room()
    if room.facts.status != "over":
        raise conflict("not-over")
    return write_record(room.session.recorder.record())


async def post_replay(call: Call) -> Made:
    """Keeps a record to be watched."""
    text = call.read(Upload).record
    try:
        Film("", read_record(text), [])
    except (RecordError, ValueError) as error:
        raise bad("record", text=str(error)[:300]) from error
    name = UPLOADED + secrets.token_urlsafe(9)
    call.context.store.put_record(name, text)
    return Made(id=name)


def film_of(call: Call) -> Film:
    """Returns a replay: of a record that was kept, or of a finished game."""
    name = call.names[0]
    if name.startswith(UPLOADED):
        if name not in call.context.store.records:
            raise missing("no-such-replay")
        record = read_record(call.context.store.records[name])
        return Film(name, record, [f"p{seat + 1}" for seat in range(record.options.players)])
    room = call.room()
    if room.facts.status != "over":
        raise conflict("not-over")
    return Film(name, room.session.recorder.record(), [seat.name for seat in room.seats])


class Films:
    """The replay that was watched last."""

    name = ""
    film: Film | None = None

    def find(self, call: Call) -> Film:
        """Returns the replay that is meant."""
        if self.film is None or self.name != call.names[0]:
            self.film, self.name = film_of(call), call.names[0]
        return self.film


films = Films()


async def get_replay(call: Call) -> Any:
    """Returns what there is to watch."""
    return films.find(call).describe()


async def get_replay_state(call: Call) -> Any:
    """Returns the position after some actions, through anybody's eyes; `all` shows everything."""
    film, step, seen_by = films.find(call), int(call.one("step", "0")), call.one("as", "all")
    if not 0 <= step <= len(film.record.moves):
        raise bad("no-such-step", steps=len(film.record.moves))
    if seen_by in ("all", "none"):
        return film.state(step, ALL if seen_by == "all" else SPECTATOR)
    seat = seat_number(seen_by)
    if seat >= film.record.options.players:
        raise bad("no-such-seat")
    return film.state(step, seat)


async def not_here(_call: Call) -> Any:
    """Refuses what needs a server, or the net."""
    raise Refused(404, "not-here")


G = r"/games/([A-Za-z0-9_-]+)"
R = r"/replays/([A-Za-z0-9_-]+)"
CALLS: list[tuple[str, str, Callable[[Call], Awaitable[Any]]]] = [
    ("GET", "/me", get_me),
    ("PATCH", "/me", get_me),
    ("GET", "/setup", get_setup),
    ("GET", "/catalog", get_catalog),
    ("GET", "/rules", get_rules),
    ("GET", "/games", get_games),
    ("POST", "/games", post_game),
    ("GET", G, get_game),
    ("GET", f"{G}/events", get_events),
    ("POST", f"{G}/act", post_act),
    ("POST", f"{G}/leave", post_leave),
    ("POST", f"{G}/rematch", post_rematch),
    ("GET", f"{G}/why", get_why),
    ("GET", f"{G}/market", get_market),
    ("GET", f"{G}/record", get_record),
    ("GET", f"{G}/replay", get_replay),
    ("POST", "/replays", post_replay),
    ("GET", R, get_replay),
    ("GET", f"{R}/state", get_replay_state),
]


async def answer(context: PageContext, method: str, address: str, body: str) -> tuple[int, str]:
    """Returns status and text of the reply to one call; the text is JSON but for records."""
    parts = urlsplit(address)
    matches = ((handler, re.fullmatch(pattern, parts.path)) for verb, pattern, handler in CALLS if verb == method)
    handler, names = next(((handler, found.groups()) for handler, found in matches if found), (not_here, ()))
    call = Call(context, names, parse_qs(parts.query), body)
    try:
        result = await handler(call)
    except Refused as refused:
        return refused.status, msgspec.json.encode({"error": fault_of(refused)}).decode()
    return 200, result if isinstance(result, str) else msgspec.json.encode(result).decode()
