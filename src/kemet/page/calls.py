"""The calls of the API that a page without a server has, by the same messages (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from kemet.bots import BotError
from kemet.engine.notation import notation_of
from kemet.engine.record import Record, RecordError, read_record, write_record
from kemet.engine.scenario import ScenarioError
from kemet.engine.view import SPECTATOR
from kemet.page.context import AWAY, ME, PageContext
from kemet.page.correspondence import LinkOpened, LinkText, open_link
from kemet.page.links import LinkSeat, link_of, packed, scenario_link, unpacked
from kemet.rulebook_search import look_up
from kemet.server.catalog import catalog, read_options, setup
from kemet.server.drafts import GameDraft, draft_of
from kemet.server.errors import Refused, bad, conflict, forbidden, missing
from kemet.server.films import ALL, UPLOADED, Film
from kemet.server.game_cards import card
from kemet.server.guests import fault_of
from kemet.server.hints import market, why
from kemet.server.lesson_messages import LessonPlay
from kemet.server.lessons import lesson_cards, lesson_state
from kemet.server.protocol import (
    Act,
    Advice,
    Events,
    Made,
    Me,
    NewGame,
    OptionValue,
    RuleShown,
    TableAndState,
    Upload,
)
from kemet.server.puzzle_play import find_puzzle, list_puzzles, puzzle_draft, puzzle_game
from kemet.server.room import Room
from kemet.server.seats import Seat
from kemet.server.table_view import table
from kemet.server.thinking import advise

MOST_RULES = 60
SHORTLY = 0.05
# Who gives advice.
ADVISER = "master"

Query = dict[str, list[str]]


class Kept(msgspec.Struct):
    """How many games and records were taken in."""

    number: int


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
    return setup(False)


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
    found = look_up(call.one("q")[:100], call.one("lang"))[:MOST_RULES]
    return [RuleShown(id=hit.id, title=hit.title, text=hit.text, kind=hit.kind, sure=hit.sure) for hit in found]


async def get_lessons(_call: Call) -> Any:
    """Returns what can be learned."""
    return lesson_cards()


async def post_lesson(call: Call) -> Any:
    """Returns how a task of a lesson stands after some actions."""
    name, task = call.names
    return lesson_state(name, int(task), call.read(LessonPlay))


async def post_game(call: Call) -> Any:
    """Makes a game: people at this screen, people elsewhere who get links, and bots."""
    new = call.read(NewGame)
    draft = draft_of(new, read_options(dict(new.options)), ME, "")
    for seat in draft.seats:
        if not seat.taken:
            seat.kind, seat.identity = "human", AWAY
    return call.context.make_game(draft)


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


async def get_advice(call: Call) -> Advice:
    """Returns what the master would do, or who stands in for it while its net is being loaded."""
    room = call.room()

    async def job() -> asyncio.Future[tuple[int, float | None]]:
        number = room.learner(ME, call.seat(room)).number
        if room.facts.status != "running" or number not in room.session.awaited():
            raise conflict("not-asked")
        return call.context.thinkers.submit(ME, advise, room.automation.question(ADVISER, number))

    action, chance = await (await room.call(job))
    return Advice(notation_of(room.session.game.rules).text(action), chance)


async def get_record(call: Call) -> str:
    """Returns a record that was kept, or that of a finished game: it tells everything."""
    if call.names[0] in call.context.store.records:
        return call.context.store.records[call.names[0]]
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


async def get_review(call: Call) -> Any:
    """Returns the chances to win over time, and the decisions that cost most."""
    try:
        return films.find(call).review()
    except BotError as error:
        raise Refused(503, "net-on-its-way") from error


async def not_here(_call: Call) -> Any:
    """Refuses what needs a server."""
    raise Refused(404, "not-here")


async def get_puzzles(call: Call) -> Any:
    """Returns all puzzles, and the one of a day."""
    return list_puzzles(call.one("day"))


async def post_puzzle(call: Call) -> Any:
    """Makes a game that begins where a puzzle does."""
    puzzle = find_puzzle(call.names[0])
    return puzzle_game(puzzle, call.context.make_game(puzzle_draft(puzzle, ME, "")).id)


async def get_game_link(call: Call) -> LinkText:
    """Returns a link by which somebody elsewhere plays on, when the bots have answered: they must not answer there again."""
    room = call.room()
    while room.facts.status == "running" and any(room.seats[seat].player_bot for seat in room.session.awaited()):
        await asyncio.sleep(SHORTLY)
    link = link_of("game", room.session.recorder.record())
    link.game = room.facts.id
    link.seats = [LinkSeat(seat.name, seat.bot, seat.identity == ME) for seat in room.seats]
    return LinkText(packed(link))


async def get_replay_link(call: Call) -> LinkText:
    """Returns a link to a replay, or to the position that it shows, from which anybody can play on."""
    film, step = films.find(call), int(call.one("step", "0"))
    if call.one("kind") == "position":
        moves = film.record.moves[:step]
        record = Record(film.record.version, film.record.options, film.record.seed, moves, "")
        return LinkText(packed(link_of("position", record)))
    link = link_of("replay", film.record)
    link.step = step
    return LinkText(packed(link))


async def post_link(call: Call) -> LinkOpened:
    """Takes in what a link holds."""
    return open_link(call.context, unpacked(call.read(LinkText).text))


async def post_scenario(call: Call) -> LinkOpened:
    """Makes a game that begins at a position written by hand, against bots."""
    try:
        link = scenario_link(call.read(Upload).record)
    except (ScenarioError, RecordError) as error:
        raise bad("scenario", text=str(error)[:300]) from error
    return open_link(call.context, link)


async def get_all(call: Call) -> str:
    """Returns everything that this browser keeps, as one text."""
    return call.context.store.everything()


async def post_all(call: Call) -> Kept:
    """Takes in what another browser kept; games that are here already stay as they are."""
    return Kept(call.context.store.take_all(call.read(Upload).record))


G = r"/games/([A-Za-z0-9_-]+)"
R = r"/replays/([A-Za-z0-9_-]+)"
CALLS: list[tuple[str, str, Callable[[Call], Awaitable[Any]]]] = [
    ("GET", "/me", get_me),
    ("PATCH", "/me", get_me),
    ("GET", "/setup", get_setup),
    ("GET", "/catalog", get_catalog),
    ("GET", "/rules", get_rules),
    ("GET", "/lessons", get_lessons),
    ("POST", r"/lessons/([a-z-]{1,40})/([0-9]{1,3})", post_lesson),
    ("GET", "/games", get_games),
    ("POST", "/games", post_game),
    ("GET", G, get_game),
    ("GET", f"{G}/events", get_events),
    ("POST", f"{G}/act", post_act),
    ("POST", f"{G}/leave", post_leave),
    ("POST", f"{G}/rematch", post_rematch),
    ("GET", f"{G}/why", get_why),
    ("GET", f"{G}/market", get_market),
    ("GET", f"{G}/advice", get_advice),
    ("GET", f"{G}/record", get_record),
    ("GET", f"{G}/replay", get_replay),
    ("POST", "/replays", post_replay),
    ("GET", R, get_replay),
    ("GET", f"{R}/state", get_replay_state),
    ("GET", f"{R}/review", get_review),
    ("GET", f"{R}/link", get_replay_link),
    ("GET", f"{G}/link", get_game_link),
    ("POST", "/links", post_link),
    ("POST", "/scenarios", post_scenario),
    ("GET", "/puzzles", get_puzzles),
    ("POST", r"/puzzles/([A-Za-z0-9_-]+)", post_puzzle),
    ("GET", "/everything/record", get_all),
    ("POST", "/everything", post_all),
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
