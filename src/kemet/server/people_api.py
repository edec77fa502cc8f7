"""The HTTP calls about people, set-ups and rules."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, patch, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from kemet.rulebook_search import look_up
from kemet.server.auth import COOKIE, Identity
from kemet.server.catalog import catalog, read_options, setup
from kemet.server.catalog_messages import Catalog, Setup
from kemet.server.dependencies import Dependencies, Incoming, TheDeps, ThePerson, TheVisitor, cookies
from kemet.server.game_list import list_games
from kemet.server.guards import address
from kemet.server.protocol import ChangeMe, Credentials, Me, OptionValue, RuleShown

MOST_RULES = 60


async def describe(deps: Dependencies, identity: Identity) -> Me:
    """Returns who *identity* is, with the games."""
    games = await list_games(deps.context, "mine", identity.id)
    mail = await deps.mails.of(identity.id) if deps.mails is not None else None
    return Me(name=identity.name, account=identity.account, games=games, locale=identity.locale, mail=mail)


@get("/api/me", summary="Who am I? Sets the cookies at the first visit")
async def get_me(request: Incoming, deps: TheDeps, visitor: TheVisitor) -> Response[Me]:
    """Returns who the caller is; makes an identity for somebody new."""
    token = request.cookies.get(COOKIE, "")
    if visitor is None:
        deps.rates.identities.check(address(request))
        token, visitor = await deps.people.make()
    return Response(await describe(deps, visitor), cookies=cookies(token, deps.context.settings.secure_cookies))


@patch("/api/me", summary="Change name or language")
async def patch_me(request: Incoming, deps: TheDeps, person: ThePerson, data: JSONBody[ChangeMe]) -> Me:
    """Changes the name or language of the caller."""
    await deps.people.change(person, data.name, data.locale)
    changed = await deps.people.find(request.cookies.get(COOKIE))
    return await describe(deps, changed or person)


@post("/api/account", status_code=201, summary="Make an account for this identity")
async def post_account(request: Incoming, deps: TheDeps, person: ThePerson, data: JSONBody[Credentials]) -> Me:
    """Gives the caller an account."""
    deps.rates.logins.check(address(request))
    await deps.people.open_account(person, data.name, data.password)
    changed = await deps.people.find(request.cookies.get(COOKIE))
    return await describe(deps, changed or person)


@post("/api/login", status_code=200, summary="Log in; the games of the guest go to the account")
async def post_login(request: Incoming, deps: TheDeps, person: ThePerson, data: JSONBody[Credentials]) -> Response[Me]:
    """Makes the caller the owner of an account."""
    deps.rates.logins.check(address(request))
    token = await deps.people.log_in(person, data.name, data.password)
    identity = await deps.people.find(token)
    assert identity is not None
    secure = deps.context.settings.secure_cookies
    return Response(await describe(deps, identity), cookies=cookies(token, secure), status_code=200)


@post("/api/logout", status_code=200, summary="Log out, and go on as a new guest")
async def post_logout(request: Incoming, deps: TheDeps, person: ThePerson) -> Response[Me]:
    """Ends the session of the caller."""
    await deps.people.log_out(request.cookies.get(COOKIE, ""))
    token, guest = await deps.people.make()
    secure = deps.context.settings.secure_cookies
    return Response(await describe(deps, guest), cookies=cookies(token, secure), status_code=200)


@get("/api/setup", summary="What can be chosen for a game")
async def get_setup(deps: TheDeps) -> Setup:
    """Returns what can be chosen for a game."""
    return setup(deps.context.settings.compiling)


@get("/api/catalog", summary="The static facts of a set-up: tiles, cards, board")
async def get_catalog(
    players: FromQuery[int] = 4,
    modules: Annotated[list[str] | None, QueryParameter(max_items=20)] = None,
    variants: Annotated[list[str] | None, QueryParameter(max_items=20)] = None,
    target: FromQuery[int | None] = None,
    learning: FromQuery[bool] = False,
    edition: FromQuery[str | None] = None,
) -> Catalog:
    """Returns the static facts of a set-up."""
    wish: dict[str, OptionValue] = {
        "players": players,
        "learning": learning,
        "modules": modules or [],
        "variants": variants or [],
    }
    if target is not None:
        wish["target"] = target
    if edition is not None:
        wish["edition"] = edition
    return catalog(read_options(wish))


@get("/api/rules", summary="Look things up in the rules")
async def get_rules(
    q: Annotated[str, QueryParameter(max_length=100)] = "",
    lang: Annotated[str, QueryParameter(max_length=10)] = "",
) -> list[RuleShown]:
    """Returns the rules, tiles and cards that answer *q*, best first, in the language *lang* as far as it has them."""
    # The first search in a language reads all the rules, for which nobody else waits.
    found = (await asyncio.to_thread(look_up, q, lang))[:MOST_RULES]
    return [RuleShown(id=hit.id, title=hit.title, text=hit.text, kind=hit.kind, sure=hit.sure) for hit in found]


HANDLERS = [get_me, patch_me, post_account, post_login, post_logout, get_setup, get_catalog, get_rules]
