"""The HTTP calls about games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kemet.engine.notation import player_text
from kemet.engine.view import SPECTATOR
from kemet.locale import texts
from kemet.server import lobby
from kemet.server.auth import Identity
from kemet.server.cards import list_games
from kemet.server.catalog import read_options
from kemet.server.doors import Doors, TheDoors, ThePerson, TheVisitor
from kemet.server.errors import conflict, forbidden
from kemet.server.hints import market, why
from kemet.server.protocol import (
    Acked,
    Act,
    ChangeSettings,
    Events,
    GameCard,
    GameMade,
    Join,
    Leave,
    Log,
    NewGame,
    Offer,
    Reach,
    Refusal,
    Say,
    Table,
    TableAndState,
    Takeover,
    Undo,
)
from kemet.server.reach import reach
from kemet.server.room import Room
from kemet.server.tabling import table

As = Annotated[str | None, QueryParameter(name="as", pattern="^p[1-9]$")]
Invite = Annotated[str | None, QueryParameter(name="invite", max_length=64)]


def seat_number(word: str) -> int:
    """Returns the number of the seat called *word*, p1 being 0."""
    return int(word[1:]) - 1


async def enter(doors: Doors, game: str, visitor: Identity | None, invite: str | None) -> Room:
    """Returns the room of *game* if the visitor may look in."""
    room = await lobby.find_room(doors.house, game)
    if not room.may_see(visitor.id if visitor else None, invite):
        raise forbidden("invite-needed")
    return room


def eyes(room: Room, visitor: Identity | None, word: str | None) -> int:
    """Returns the seat through which the visitor looks: the one asked for, else the first own one, else none."""
    identity = visitor.id if visitor else None
    if word is not None:
        return room.holder(identity, seat_number(word)).number
    own = room.own_seats(identity)
    return own[0] if own else SPECTATOR


@post("/api/games", summary="Make a game")
async def post_game(doors: TheDoors, person: ThePerson, data: JSONBody[NewGame]) -> GameMade:
    """Makes a game; it begins when every seat is taken."""
    draft = lobby.draft_of(data, read_options(dict(data.options)), person.id, person.name)
    return await lobby.make_game(doors.house, draft)


@get("/api/games", summary="Lists of games")
async def get_games(
    doors: TheDoors, visitor: TheVisitor, which: FromQuery[Literal["mine", "open", "running", "finished"]] = "mine"
) -> list[GameCard]:
    """Returns the caller's games, or public ones."""
    return await list_games(doors.house, which, visitor.id if visitor else None)


@get("/api/games/{game:str}", summary="A game as the caller sees it")
async def get_game(
    doors: TheDoors, visitor: TheVisitor, game: FromPath[str], seat: As = None, invite: Invite = None
) -> TableAndState:
    """Returns table and position of a game."""
    room = await enter(doors, game, visitor, invite)

    async def job() -> TableAndState:
        here = table(room, visitor.id if visitor else None)
        return TableAndState(table=here, state=room.read_state(eyes(room, visitor, seat)))

    return await room.call(job)


@get("/api/games/{game:str}/events", summary="What has happened, as far as the caller may know")
async def get_events(
    doors: TheDoors,
    visitor: TheVisitor,
    game: FromPath[str],
    seat: As = None,
    invite: Invite = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
) -> Events:
    """Returns the events from number *first* on."""
    room = await enter(doors, game, visitor, invite)

    async def job() -> Events:
        return Events(first=first, events=room.live.events[eyes(room, visitor, seat)][first:])

    return await room.call(job)


@get("/api/games/{game:str}/log", summary="The log in a language")
async def get_log(
    doors: TheDoors,
    visitor: TheVisitor,
    game: FromPath[str],
    seat: As = None,
    invite: Invite = None,
    lang: FromQuery[Literal["en", "ru", "fr", "pl"]] = "en",
) -> Log:
    """Returns what has happened in words."""
    room = await enter(doors, game, visitor, invite)

    async def job() -> Log:
        people = {player_text(number): room.player_name(number) for number in range(len(room.seats))}
        events = room.live.events[eyes(room, visitor, seat)]
        return Log(lang=lang, lines=[texts(lang).event(event, people) for event in events])

    return await room.call(job)


@post("/api/games/{game:str}/join", status_code=200, summary="Take a free seat")
async def post_join(doors: TheDoors, person: ThePerson, game: FromPath[str], data: JSONBody[Join]) -> Table:
    """Gives the caller a seat."""
    room = await lobby.find_room(doors.house, game)
    wanted = seat_number(data.seat) if data.seat else None

    async def job() -> Table:
        await lobby.join(room, person.id, data.name or person.name, wanted, data.invite)
        return table(room, person.id)

    return await room.call(job)


@post("/api/games/{game:str}/leave", status_code=200, summary="Give a seat up")
async def post_leave(doors: TheDoors, person: ThePerson, game: FromPath[str], data: JSONBody[Leave]) -> dict[str, bool]:
    """Takes the caller's seats away."""
    room = await lobby.find_room(doors.house, game)
    wanted = seat_number(data.seat) if data.seat else None
    await room.call(lambda: lobby.leave(room, person.id, wanted))
    return {"left": True}


@post("/api/games/{game:str}/takeover", status_code=200, summary="Take an abandoned seat over, or give it to a bot")
async def post_takeover(doors: TheDoors, person: ThePerson, game: FromPath[str], data: JSONBody[Takeover]) -> Table:
    """Gives an abandoned seat to the caller or to a bot."""
    room = await lobby.find_room(doors.house, game)

    async def job() -> Table:
        number = seat_number(data.seat)
        await lobby.take_over(room, person.id, data.name or person.name, number, data.bot, data.invite)
        return table(room, person.id)

    return await room.call(job)


@post("/api/games/{game:str}/rematch", summary="The same game again")
async def post_rematch(doors: TheDoors, person: ThePerson, game: FromPath[str]) -> GameMade:
    """Makes the game again with the same people."""
    room = await lobby.find_room(doors.house, game)
    return await room.call(lambda: lobby.rematch(room, person.id))


@post("/api/games/{game:str}/act", status_code=200, summary="Play actions")
async def post_act(doors: TheDoors, person: ThePerson, game: FromPath[str], data: JSONBody[Act]) -> Acked:
    """Plays actions in order, up to the first that is not legal."""
    room = await lobby.find_room(doors.house, game)
    number = seat_number(data.player)
    return await room.call(lambda: room.act(person.id, number, data.version, data.actions))


@post("/api/games/{game:str}/undo", status_code=200, summary="Take the last action back")
async def post_undo(doors: TheDoors, person: ThePerson, game: FromPath[str], data: JSONBody[Undo]) -> Acked:
    """Takes one action back."""
    room = await lobby.find_room(doors.house, game)
    return await room.call(lambda: room.undo(person.id, seat_number(data.player)))


@post("/api/games/{game:str}/chat", status_code=200, summary="Say something")
async def post_chat(
    doors: TheDoors, person: ThePerson, game: FromPath[str], data: JSONBody[Say], invite: Invite
) -> dict[str, bool]:
    """Lets everybody hear what the caller says."""
    doors.rates.chats.check(person.id)
    room = await enter(doors, game, person, invite)
    number = seat_number(data.player) if data.player else eyes(room, person, None)
    await room.call(lambda: lobby.say(room, person.id, number, person.name, data.text))
    return {"said": True}


@post("/api/games/{game:str}/settings", status_code=200, summary="Which cards not to be asked for")
async def post_settings(doors: TheDoors, person: ThePerson, game: FromPath[str], data: JSONBody[ChangeSettings]) -> Table:
    """Takes note of the cards that a player does not want to be asked for."""
    room = await lobby.find_room(doors.house, game)

    async def job() -> Table:
        await room.set_autopass(person.id, seat_number(data.player), data.autopass)
        return table(room, person.id)

    return await room.call(job)


# Questions about the position.


@get("/api/games/{game:str}/why", summary="Why an action is not possible now")
async def get_why(
    doors: TheDoors,
    visitor: TheVisitor,
    game: FromPath[str],
    seat: As = None,
    action: Annotated[list[str] | None, QueryParameter(max_items=100)] = None,
) -> dict[str, Refusal | None]:
    """Returns for each action why it is not possible, None if it is."""
    room = await enter(doors, game, visitor, None)

    async def job() -> dict[str, Refusal | None]:
        return why(room.live.game, eyes(room, visitor, seat), [text[:60] for text in action or []])

    return await room.call(job)


@get("/api/games/{game:str}/reach", summary="The whole moves possible now")
async def get_reach(doors: TheDoors, visitor: TheVisitor, game: FromPath[str], seat: As = None) -> list[Reach]:
    """Returns where the caller's troops can go, and how."""
    room = await enter(doors, game, visitor, None)

    async def job() -> list[Reach]:
        number = eyes(room, visitor, seat)
        return reach(room.live.game, number) if number >= 0 else []

    return await room.call(job)


@get("/api/games/{game:str}/market", summary="Prices of tiles for one player")
async def get_market(
    doors: TheDoors, visitor: TheVisitor, game: FromPath[str], seat: As = None, invite: Invite = None
) -> dict[str, Offer]:
    """Returns price and refusal of every tile on offer."""
    room = await enter(doors, game, visitor, invite)

    async def job() -> dict[str, Offer]:
        number = eyes(room, visitor, seat)
        if number < 0:
            raise forbidden("not-your-seat")
        return market(room.live.game, number)

    return await room.call(job)


@get("/api/games/{game:str}/record", summary="The record of a finished game", media_type="text/plain")
async def get_record(doors: TheDoors, visitor: TheVisitor, game: FromPath[str], invite: Invite = None) -> Response[str]:
    """Returns the record of a finished game."""
    room = await enter(doors, game, visitor, invite)
    if room.facts.status != "over":
        raise conflict("not-over")
    text = await doors.films.record_text(game)
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{game}.kemet"'})


HANDLERS: list[Any] = [
    post_game, get_games, get_game, get_events, get_log, post_join, post_leave, post_takeover, post_rematch, post_act,
    post_undo, post_chat, post_settings, get_why, get_reach, get_market, get_record,
]  # fmt: skip
