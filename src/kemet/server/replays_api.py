"""The HTTP calls about replays."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from kemet.engine.view import SPECTATOR
from kemet.server.auth import Identity
from kemet.server.dependencies import Dependencies, Incoming, TheDeps, ThePerson, TheVisitor
from kemet.server.errors import bad
from kemet.server.films import ALL, Film
from kemet.server.games_api import Invite, enter, seat_number
from kemet.server.guards import address
from kemet.server.protocol import GameReview, Made, Replay, State, Upload

Eyes = Annotated[str | None, QueryParameter(name="as", pattern="^(p[1-9]|all|none)$")]


async def find_film(deps: Dependencies, visitor: Identity | None, name: str, invite: str | None) -> Film:
    """Returns a replay that the visitor may watch."""
    if not await deps.films.is_uploaded(name):
        await enter(deps, name, visitor, invite)
    return await deps.films.find(name)


@get(["/api/games/{name:str}/replay", "/api/replays/{name:str}"], summary="A finished game or an uploaded record")
async def get_replay(deps: TheDeps, visitor: TheVisitor, name: FromPath[str], invite: Invite = None) -> Replay:
    """Returns what there is to watch."""
    return (await find_film(deps, visitor, name, invite)).describe()


@get("/api/replays/{name:str}/state", summary="The position after some actions")
async def get_replay_state(
    deps: TheDeps,
    visitor: TheVisitor,
    name: FromPath[str],
    seen_by: Eyes = None,
    invite: Invite = None,
    step: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
) -> State:
    """Returns the position after *step* actions, through anybody's eyes; `all` shows everything."""
    film = await find_film(deps, visitor, name, invite)
    if step > len(film.record.moves):
        raise bad("no-such-step", steps=len(film.record.moves))
    if seen_by in (None, "all"):
        return film.state(step, ALL)
    seat = SPECTATOR if seen_by == "none" else seat_number(str(seen_by))
    if seat >= film.record.options.players:
        raise bad("no-such-seat")
    return film.state(step, seat)


@get("/api/replays/{name:str}/review", summary="The chance to win over time, and the costliest decisions")
async def get_replay_review(
    request: Incoming, deps: TheDeps, visitor: TheVisitor, name: FromPath[str], invite: Invite = None
) -> GameReview:
    """Returns what the master makes of a finished game, reckoned where bots think."""
    person = visitor.id if visitor else address(request)
    deps.rates.thoughts.check(person)
    film = await find_film(deps, visitor, name, invite)
    return await deps.films.review(film, person)


@post("/api/replays", request_max_body_size=300_000, summary="Upload a record")
async def post_replay(request: Incoming, deps: TheDeps, person: ThePerson, data: JSONBody[Upload]) -> Made:
    """Keeps a record to be watched; refused ones count too."""
    deps.rates.uploads.check(address(request))
    deps.rates.uploads.check(person.id)
    return Made(id=await deps.films.upload(data.record, person.id))


HANDLERS: list[Any] = [get_replay, get_replay_state, get_replay_review, post_replay]
