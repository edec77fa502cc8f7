"""The calls about mails, and the pages to which links in mails lead."""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from kemet.locale import LANGUAGES, texts
from kemet.server.dependencies import Dependencies, Incoming, TheDeps, ThePerson
from kemet.server.errors import Refused, missing
from kemet.server.guards import address
from kemet.server.mail import Mails
from kemet.server.people_api import describe
from kemet.server.protocol import MailAddress, Me

What = Literal["confirm", "stop"]
Word = Annotated[str, QueryParameter(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Kemet</title>
<body style="font:18px/1.5 sans-serif;max-width:32em;margin:4em auto;padding:0 1em;background:#f6ecd6;color:#33250f">
<h1>Kemet</h1><p>{text}</p>{more}</body></html>"""
BUTTON = """<form method="post"><button style="font:inherit;padding:.5em 1.2em">{text}</button></form>"""


def mails_of(deps: Dependencies) -> Mails:
    """Returns what sends mails; refuses where nothing does."""
    if deps.mails is None:
        raise missing("no-mail")
    return deps.mails


@post("/api/mail", status_code=200, summary="Be told by mail that it is my turn, in games over days")
async def post_mail(request: Incoming, deps: TheDeps, person: ThePerson, data: JSONBody[MailAddress]) -> Me:
    """Writes to the address for a confirmation."""
    mails = mails_of(deps)
    for key in (person.id, address(request), data.address.casefold()):
        deps.rates.addresses.check(key)
    await mails.ask(person, data.address)
    return await describe(deps, person)


@delete("/api/mail", status_code=200, summary="No more mails; the address is forgotten")
async def delete_mail(deps: TheDeps, person: ThePerson) -> Me:
    """Forgets the address of the caller."""
    await mails_of(deps).forget(person.id)
    return await describe(deps, person)


def language_of(request: Incoming) -> str:
    """Returns the first language of ours that the browser asks for."""
    asked = [part.partition(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((word for word in asked if word in LANGUAGES), LANGUAGES[0])


def shown(request: Incoming, text: str, button: str = "", status: int = 200) -> Response[str]:
    """Returns a small page that says *text*, with a button where something is to be done."""
    language = language_of(request)
    say = texts(language).say
    more = BUTTON.format(text=escape(say(button))) if button else ""
    page = PAGE.format(language=language, text=escape(say(text)), more=more)
    return Response(page, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-store"})


# Programs that look at mails follow links: only the button does something. The word in the link says who may.


@get("/mail/{what:str}", include_in_schema=False)
async def get_link(request: Incoming, deps: TheDeps, what: FromPath[What], word: Word) -> Response[str]:
    """Returns the page of a link in a mail."""
    deps.rates.requests.check(address(request))
    mails_of(deps)
    return shown(request, f"ui-mail-{what}-ask", f"ui-mail-{what}-button")


@post("/mail/{what:str}", status_code=200, include_in_schema=False)
async def post_link(request: Incoming, deps: TheDeps, what: FromPath[What], word: Word) -> Response[str]:
    """Does what the link is for."""
    deps.rates.logins.check(address(request))
    mails = mails_of(deps)
    try:
        await (mails.confirm if what == "confirm" else mails.stop)(word)
    except Refused:
        return shown(request, "ui-mail-gone", status=404)
    return shown(request, f"ui-mail-{what}-done")


HANDLERS = [post_mail, delete_mail]
LINKS = [get_link, post_link]
