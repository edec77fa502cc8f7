"""The HTTP calls about games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kemet.engine.notation import notation_of, player_text
from kemet.engine.view import SPECTATOR
from kemet.locale import texts
from kemet.server import lobby
from kemet.server.auth import Identity
from kemet.server.catalog import read_options
from kemet.server.dependencies import Dependencies, Incoming, TheDeps, ThePerson, TheVisitor
from kemet.server.drafts import draft_of
from kemet.server.errors import conflict, forbidden
from kemet.server.game_list import list_games
from kemet.server.guards import address
from kemet.server.hints import market, why
from kemet.server.protocol import (
    Acked,
    Act,
    Advice,
    ChangeSettings,
    Events,
    GameCard,
    GameMade,
    Join,
    Leave,
    Log,
    NewGame,
    Offer,
    Refusal,
    Say,
    Table,
    TableAndState,
    Takeover,
    Undo,
)
from kemet.server.room import Room
from kemet.server.table_view import table
from kemet.server.thinking import advise

As = Annotated[str | None, QueryParameter(name="as", pattern="^p[1-9]$")]
Invite = Annotated[str | None, QueryParameter(name="invite", max_length=64)]

# Who gives advice.
ADVISER = "master"


def seat_number(word: str) -> int:
    """Returns the number of the seat called *word*, p1 being 0."""
    return int(word[1:]) - 1


async def enter(deps: Dependencies, game: str, visitor: Identity | None, invite: str | None) -> Room:
    """Returns the room of *game* if the visitor may look in."""
    room = await lobby.find_room(deps.context, game)
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


def seeing(room: Room, visitor: Identity | None, word: str | None) -> int:
    """Returns the seat whose cards the visitor sees: none before the game has begun."""
    seat = eyes(room, visitor, word)
    return SPECTATOR if room.facts.status == "open" else seat


@post("/api/games", summary="Make a game")
async def post_game(request: Incoming, deps: TheDeps, person: ThePerson, data: JSONBody[NewGame]) -> GameMade:
    """Makes a game; it begins when every seat is taken."""
    deps.rates.new_games.check(address(request))
    draft = draft_of(data, read_options(dict(data.options)), person.id, person.name)
    return await lobby.make_game(deps.context, draft)


@get("/api/games", summary="Lists of games")
async def get_games(
    deps: TheDeps, visitor: TheVisitor, which: FromQuery[Literal["mine", "open", "running", "finished"]] = "mine"
) -> list[GameCard]:
    """Returns the caller's games, or public ones."""
    return await list_games(deps.context, which, visitor.id if visitor else None)


@get("/api/games/{game:str}", summary="A game as the caller sees it")
async def get_game(
    deps: TheDeps, visitor: TheVisitor, game: FromPath[str], seat: As = None, invite: Invite = None
) -> TableAndState:
    """Returns table and position of a game."""
    room = await enter(deps, game, visitor, invite)

    async def job() -> TableAndState:
        here = table(room, visitor.id if visitor else None)
        return TableAndState(table=here, state=room.read_state(eyes(room, visitor, seat)))

    return await room.call(job)


@get("/api/games/{game:str}/events", summary="What has happened, as far as the caller may know")
async def get_events(
    deps: TheDeps,
    visitor: TheVisitor,
    game: FromPath[str],
    seat: As = None,
    invite: Invite = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
) -> Events:
    """Returns the events from number *first* on."""
    room = await enter(deps, game, visitor, invite)

    async def job() -> Events:
        return Events(first=first, events=room.session.events[seeing(room, visitor, seat)][first:])

    return await room.call(job)


@get("/api/games/{game:str}/log", summary="The log in a language")
async def get_log(
    deps: TheDeps,
    visitor: TheVisitor,
    game: FromPath[str],
    seat: As = None,
    invite: Invite = None,
    lang: FromQuery[Literal["en", "ru", "fr", "pl"]] = "en",
) -> Log:
    """Returns what has happened in words."""
    room = await enter(deps, game, visitor, invite)

    async def job() -> tuple[list[dict[str, Any]], dict[str, str]]:
        people = {player_text(number): room.player_name(number) for number in range(len(room.seats))}
        return list(room.session.events[seeing(room, visitor, seat)]), people

    # A long game has some 30 ms of sentences, for which nobody else waits.
    return Log(lang=lang, lines=await asyncio.to_thread(sentences, lang, *await room.call(job)))


def sentences(lang: str, events: list[dict[str, Any]], people: dict[str, str]) -> list[str]:
    """Returns *events* in words."""
    return [texts(lang).event(event, people) for event in events]


@post("/api/games/{game:str}/join", status_code=200, summary="Take a free seat")
async def post_join(deps: TheDeps, person: ThePerson, game: FromPath[str], data: JSONBody[Join]) -> Table:
    """Gives the caller a seat, or the bot that the caller names."""
    room = await lobby.find_room(deps.context, game)
    wanted = seat_number(data.seat) if data.seat else None

    async def job() -> Table:
        if data.bot is not None:
            await lobby.add_bot(room, person.id, data.bot, wanted)
            return table(room, person.id)
        await lobby.join(room, person.id, data.name or person.name, wanted, data.invite)
        return table(room, person.id)

    return await room.call(job)


@post("/api/games/{game:str}/leave", status_code=200, summary="Give a seat up")
async def post_leave(deps: TheDeps, person: ThePerson, game: FromPath[str], data: JSONBody[Leave]) -> dict[str, bool]:
    """Takes the caller's seats away."""
    room = await lobby.find_room(deps.context, game)
    wanted = seat_number(data.seat) if data.seat else None
    await room.call(lambda: lobby.leave(room, person.id, wanted))
    return {"left": True}


@post("/api/games/{game:str}/takeover", status_code=200, summary="Take an abandoned seat over, or give it to a bot")
async def post_takeover(deps: TheDeps, person: ThePerson, game: FromPath[str], data: JSONBody[Takeover]) -> Table:
    """Gives an abandoned seat to the caller or to a bot."""
    room = await lobby.find_room(deps.context, game)

    async def job() -> Table:
        number = seat_number(data.seat)
        await lobby.take_over(room, person.id, data.name or person.name, number, data.bot, data.invite)
        return table(room, person.id)

    return await room.call(job)


@post("/api/games/{game:str}/invite", status_code=200, summary="A new invitation; the old one lets nobody in any more")
async def post_invite(deps: TheDeps, person: ThePerson, game: FromPath[str]) -> GameMade:
    """Makes a new invitation, for whoever made the game."""
    room = await lobby.find_room(deps.context, game)
    return await room.call(lambda: lobby.renew_invite(room, person.id))


@post("/api/games/{game:str}/rematch", summary="The same game again")
async def post_rematch(deps: TheDeps, person: ThePerson, game: FromPath[str]) -> GameMade:
    """Makes the game again with the same people."""
    room = await lobby.find_room(deps.context, game)
    return await room.call(lambda: lobby.rematch(room, person.id))


@post("/api/games/{game:str}/act", status_code=200, summary="Play actions")
async def post_act(deps: TheDeps, person: ThePerson, game: FromPath[str], data: JSONBody[Act]) -> Acked:
    """Plays actions in order, up to the first that is not legal."""
    room = await lobby.find_room(deps.context, game)
    number = seat_number(data.player)
    return await room.call(lambda: room.act(person.id, number, data.version, data.actions))


@post("/api/games/{game:str}/undo", status_code=200, summary="Take the last action back")
async def post_undo(deps: TheDeps, person: ThePerson, game: FromPath[str], data: JSONBody[Undo]) -> Acked:
    """Takes one action back."""
    room = await lobby.find_room(deps.context, game)
    return await room.call(lambda: room.undo(person.id, seat_number(data.player)))


@post("/api/games/{game:str}/chat", status_code=200, summary="Say something")
async def post_chat(
    deps: TheDeps, person: ThePerson, game: FromPath[str], data: JSONBody[Say], invite: Invite
) -> dict[str, bool]:
    """Lets everybody hear what the caller says."""
    deps.rates.chats.check(person.id)
    room = await enter(deps, game, person, invite)
    number = seat_number(data.player) if data.player else eyes(room, person, None)
    await room.call(lambda: lobby.say(room, person.id, number, person.name, data.text))
    return {"said": True}


@post("/api/games/{game:str}/settings", status_code=200, summary="Which cards not to be asked for")
async def post_settings(deps: TheDeps, person: ThePerson, game: FromPath[str], data: JSONBody[ChangeSettings]) -> Table:
    """Takes note of the cards that a player does not want to be asked for."""
    room = await lobby.find_room(deps.context, game)

    async def job() -> Table:
        await room.set_autopass(person.id, seat_number(data.player), data.autopass)
        return table(room, person.id)

    return await room.call(job)


# Questions about the position.


@get("/api/games/{game:str}/why", summary="Why an action is not possible now")
async def get_why(
    deps: TheDeps,
    visitor: TheVisitor,
    game: FromPath[str],
    seat: As = None,
    action: Annotated[list[str] | None, QueryParameter(max_items=100)] = None,
) -> dict[str, Refusal | None]:
    """Returns for each action why it is not possible, None if it is."""
    room = await enter(deps, game, visitor, None)

    async def job() -> dict[str, Refusal | None]:
        return why(room.session.game, seeing(room, visitor, seat), [text[:60] for text in action or []])

    return await room.call(job)


@get("/api/games/{game:str}/market", summary="Prices of tiles for one player")
async def get_market(
    deps: TheDeps, visitor: TheVisitor, game: FromPath[str], seat: As = None, invite: Invite = None
) -> dict[str, Offer]:
    """Returns price and refusal of every tile on offer."""
    room = await enter(deps, game, visitor, invite)

    async def job() -> dict[str, Offer]:
        number = seeing(room, visitor, seat)
        if number < 0:
            raise forbidden("not-your-seat")
        return market(room.session.game, number)

    return await room.call(job)


@get("/api/games/{game:str}/advice", summary="What the master would do; for who plays against bots alone")
async def get_advice(deps: TheDeps, person: ThePerson, game: FromPath[str], seat: As = None) -> Advice:
    """Returns advice on what the caller is asked."""
    deps.rates.thoughts.check(person.id)
    room = await enter(deps, game, person, None)

    async def job() -> asyncio.Future[tuple[int, float | None]]:
        number = room.learner(person.id, seeing(room, person, seat)).number
        if room.facts.status != "running" or number not in room.session.awaited():
            raise conflict("not-asked")
        return deps.context.thinkers.submit(person.id, advise, room.automation.question(ADVISER, number))

    action, chance = await (await room.call(job))
    return Advice(notation_of(room.session.game.rules).text(action), chance)


@get("/api/games/{game:str}/record", summary="The record of a finished game", media_type="text/plain")
async def get_record(deps: TheDeps, visitor: TheVisitor, game: FromPath[str], invite: Invite = None) -> Response[str]:
    """Returns the record of a finished game."""
    room = await enter(deps, game, visitor, invite)
    # It tells everything: of a game that cannot go on, to those who played it.
    stranded = room.frozen is not None and visitor is not None and bool(room.own_seats(visitor.id))
    if room.facts.status != "over" and not stranded:
        raise conflict("not-over")
    text = await deps.films.record_text(game)
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{game}.kemet"'})


HANDLERS: list[Any] = [
    post_game, get_games, get_game, get_events, get_log, post_join, post_leave, post_takeover, post_invite, post_rematch,
    post_act, post_undo, post_chat, post_settings, get_why, get_market, get_advice, get_record,
]  # fmt: skip
