"""The HTTP calls about people, set-ups and rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, patch, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from kemet.rulebook_search import look_up
from kemet.server.auth import COOKIE, Identity
from kemet.server.cards import list_games
from kemet.server.catalog import catalog, read_options, setup
from kemet.server.doors import Doors, Incoming, TheDoors, ThePerson, TheVisitor, address, cookies
from kemet.server.protocol import ChangeMe, Credentials, Me, OptionValue, RuleShown

MOST_RULES = 60


async def describe(doors: Doors, identity: Identity) -> Me:
    """Returns who *identity* is, with the games."""
    games = await list_games(doors.house, "mine", identity.id)
    return Me(name=identity.name, account=identity.account, games=games, locale=identity.locale)


@get("/api/me", summary="Who am I? Sets the cookies at the first visit")
async def get_me(request: Incoming, doors: TheDoors, visitor: TheVisitor) -> Response[Me]:
    """Returns who the caller is; makes an identity for somebody new."""
    token = request.cookies.get(COOKIE, "")
    if visitor is None:
        doors.rates.identities.check(address(request))
        token, visitor = await doors.people.make()
    return Response(await describe(doors, visitor), cookies=cookies(token, doors.house.settings.secure_cookies))


@patch("/api/me", summary="Change name or language")
async def patch_me(request: Incoming, doors: TheDoors, person: ThePerson, data: JSONBody[ChangeMe]) -> Me:
    """Changes the name or language of the caller."""
    await doors.people.change(person, data.name, data.locale)
    changed = await doors.people.find(request.cookies.get(COOKIE))
    return await describe(doors, changed or person)


@post("/api/account", status_code=201, summary="Make an account for this identity")
async def post_account(request: Incoming, doors: TheDoors, person: ThePerson, data: JSONBody[Credentials]) -> Me:
    """Gives the caller an account."""
    doors.rates.logins.check(address(request))
    await doors.people.open_account(person, data.name, data.password)
    changed = await doors.people.find(request.cookies.get(COOKIE))
    return await describe(doors, changed or person)


@post("/api/login", status_code=200, summary="Log in; the games of the guest go to the account")
async def post_login(request: Incoming, doors: TheDoors, person: ThePerson, data: JSONBody[Credentials]) -> Response[Me]:
    """Makes the caller the owner of an account."""
    doors.rates.logins.check(address(request))
    token = await doors.people.log_in(person, data.name, data.password)
    identity = await doors.people.find(token)
    assert identity is not None
    secure = doors.house.settings.secure_cookies
    return Response(await describe(doors, identity), cookies=cookies(token, secure), status_code=200)


@post("/api/logout", status_code=200, summary="Log out, and go on as a new guest")
async def post_logout(request: Incoming, doors: TheDoors, person: ThePerson) -> Response[Me]:
    """Ends the session of the caller."""
    await doors.people.log_out(request.cookies.get(COOKIE, ""))
    token, guest = await doors.people.make()
    secure = doors.house.settings.secure_cookies
    return Response(await describe(doors, guest), cookies=cookies(token, secure), status_code=200)


@get("/api/setup", summary="What can be chosen for a game")
async def get_setup(doors: TheDoors) -> dict[str, Any]:
    """Returns what can be chosen for a game."""
    return setup(doors.house.settings.compiling)


@get("/api/catalog", summary="The static facts of a set-up: tiles, cards, board")
async def get_catalog(
    players: FromQuery[int] = 4,
    modules: Annotated[list[str] | None, QueryParameter(max_items=20)] = None,
    variants: Annotated[list[str] | None, QueryParameter(max_items=20)] = None,
    target: FromQuery[int | None] = None,
    learning: FromQuery[bool] = False,
) -> dict[str, Any]:
    """Returns the static facts of a set-up."""
    wish: dict[str, OptionValue] = {
        "players": players,
        "learning": learning,
        "modules": modules or [],
        "variants": variants or [],
    }
    if target is not None:
        wish["target"] = target
    return catalog(read_options(wish))


@get("/api/rules", summary="Look things up in the rules")
async def get_rules(q: Annotated[str, QueryParameter(max_length=100)] = "") -> list[RuleShown]:
    """Returns the rules, tiles and cards that answer *q*, best first."""
    found = look_up(q)[:MOST_RULES]
    return [RuleShown(id=hit.id, title=hit.title, text=hit.text, kind=hit.kind, sure=hit.sure) for hit in found]


HANDLERS = [get_me, patch_me, post_account, post_login, post_logout, get_setup, get_catalog, get_rules]
