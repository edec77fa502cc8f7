"""It is your turn: mails in games over days, for those who asked for them."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from support.letterbox import Letterbox, letterbox
from support.server import ME, NO_LIMITS, ManualClock, Site, run, serving

from benchmarks.server.client import Person
from kemet.server.housekeeping import keep_house
from kemet.server.post_office import MailProblem, PostOffice
from kemet.server.settings import DAY, HOUR

PUBLIC = "https://kemet.example"
ADDRESS = "nefer@example.org"
HUMAN = {"kind": "human"}
NO_MAIL = {"address": None, "confirmed": False}
NO_ADDRESSES = ["nefer", "a b@example.org", "a@b\r\nBcc: x@y.z", "a@example.org,b@example.org", "@", "\x00@x.y"]


@asynccontextmanager
async def posting(database: str, clock: ManualClock, **more: Any) -> AsyncIterator[tuple[Site, Letterbox]]:
    """Runs a server that sends mails, and a mail server."""
    async with letterbox() as box:
        post = {"mail_server": f"smtp://127.0.0.1:{box.port}", "mail_from": "kemet@example.org", "public_url": PUBLIC}
        more.update(post)
        async with serving(database, clock, **more) as site:
            yield site, box


def link(text: str, what: str) -> str:
    """Returns the address of the link *what* in a mail, without the server."""
    found = re.search(rf"{PUBLIC}(/mail/{what}\?word=[\w-]+)", text)
    assert found is not None, text
    return found[1]


async def confirmed(site: Site, box: Letterbox, person: Person, address: str = ADDRESS) -> None:
    """Has *person* give an address and confirm it."""
    await person.post("/api/mail", {"address": address})
    stranger = await site.person()
    reply = await stranger.http.post(link(box.mails[-1].get_content(), "confirm"))
    assert reply.status_code == 200
    assert (await person.get("/api/me"))["mail"] == {"address": address, "confirmed": True}
    box.mails.clear()


async def game_of_days(host: Person, guest: Person, **clock: Any) -> str:
    """Returns a game of two people with two days for a move."""
    made = await host.make_game([ME, HUMAN], clock={"kind": "days", "days": 2, **clock}, options={"cities": "random"})
    await guest.post(f"/api/games/{made['id']}/join", {"invite": made["invite"]})
    game: str = made["id"]
    return game


async def asked(host: Person, guest: Person, game: str) -> tuple[Person, str]:
    """Returns who is asked, and on which seat."""
    word = (await host.get(f"/api/games/{game}"))["state"]["view"]["awaiting"][0]
    return (host if word == "p1" else guest), word


async def act(person: Person, game: str, word: str) -> None:
    """Does the first thing possible."""
    state = (await person.get(f"/api/games/{game}", **{"as": word}))["state"]
    await person.post(f"/api/games/{game}/act", {"as": word, "actions": state["view"]["legal"][:1]})


async def look(site: Site) -> None:
    """Has the server look for mails that are to be sent."""
    await site.app.state.deps.mails.look()


def test_a_server_without_a_mail_server_sends_none_and_offers_none(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            assert "mail" not in await person.get("/api/me")
            reply = await person.send("POST", "/api/mail", {"address": ADDRESS})
            assert (reply.status_code, reply.json()["error"]["code"]) == (404, "no-mail")
            assert (await person.http.get("/mail/stop?word=" + "x" * 43)).status_code == 404

    run(test)


def test_an_address_counts_once_its_owner_has_pressed_the_button(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with posting(quick, clock) as (site, box):
            person = await site.person()
            await person.send("PATCH", "/api/me", {"locale": "fr"})
            me = await person.post("/api/mail", {"address": ADDRESS})
            assert me["mail"] == {"address": ADDRESS, "confirmed": False}
            (mail,) = box.mails
            assert (mail["To"], mail["From"], mail["Auto-Submitted"]) == (ADDRESS, "kemet@example.org", "auto-generated")
            assert "votre adresse" in mail["Subject"]
            confirm = link(mail.get_content(), "confirm")
            # A program that follows links confirms nothing.
            page = await person.http.get(confirm, headers={"accept-language": "pl,en;q=0.5"})
            assert page.status_code == 200
            assert "<form" in page.text
            assert 'lang="pl"' in page.text
            assert page.headers["cache-control"] == "no-store"
            assert not (await person.get("/api/me"))["mail"]["confirmed"]
            assert (await person.http.post(confirm)).status_code == 200
            assert (await person.get("/api/me"))["mail"]["confirmed"]
            assert (await person.http.post(confirm)).status_code == 404
            assert (await person.http.post("/mail/confirm?word=" + "x" * 43)).status_code == 404
            assert "mail" in (await person.send("DELETE", "/api/mail", {})).json()
            assert (await person.get("/api/me"))["mail"] == NO_MAIL

    run(test)


def test_one_mail_comes_for_a_turn_and_none_while_one_is_there(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with posting(quick, clock) as (site, box):
            host, guest = await site.person(), await site.person()
            await confirmed(site, box, host)
            await confirmed(site, box, guest, "guest@example.org")
            game = await game_of_days(host, guest)
            person, word = await asked(host, guest, game)
            await look(site)
            assert box.mails == []
            await clock.advance(121)
            async with person.live(game, **{"as": word}) as live:
                await live.wait("state")
                await look(site)
                assert box.mails == []
            while any(visitor.seat >= 0 for visitor in site.room(game).visitors):
                await clock.quiet()
            await look(site)
            await look(site)
            (mail,) = box.mails
            assert mail["To"] == (ADDRESS if person is host else "guest@example.org")
            assert f"{PUBLIC}/#/game/{game}" in mail.get_content()
            stop = link(mail.get_content(), "stop")
            assert mail["List-Unsubscribe"] == f"<{PUBLIC}{stop}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            # Nothing more for the same turn, however long it takes; the next one is told of again.
            await clock.advance(DAY)
            await look(site)
            assert len(box.mails) == 1
            while (await asked(host, guest, game))[0] is person:
                await act(person, game, word)
            other, other_word = await asked(host, guest, game)
            await clock.advance(HOUR)
            await look(site)
            assert len(box.mails) == 2
            assert box.mails[1]["To"] != mail["To"]
            while (await asked(host, guest, game))[0] is other:
                await act(other, game, other_word)
            await clock.advance(HOUR)
            await look(site)
            assert len(box.mails) == 3
            assert box.mails[2]["To"] == mail["To"]
            # Whoever has the link ends it, without a login.
            assert (await (await site.person()).http.post(stop)).status_code == 200
            assert (await person.get("/api/me"))["mail"] == NO_MAIL

    run(test)


@pytest.mark.parametrize("clock_kind", ["live", "off"])
def test_no_mails_in_games_that_are_played_at_once(quick: str, clock_kind: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with posting(quick, clock) as (site, box):
            host, guest = await site.person(), await site.person()
            await confirmed(site, box, host)
            await confirmed(site, box, guest, "guest@example.org")
            await game_of_days(host, guest, kind=clock_kind)
            await clock.advance(200)
            await look(site)
            assert box.mails == []

    run(test)


def test_no_mails_to_an_address_that_nobody_confirmed(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with posting(quick, clock) as (site, box):
            host, guest = await site.person(), await site.person()
            for person in (host, guest):
                await person.post("/api/mail", {"address": ADDRESS})
            box.mails.clear()
            await game_of_days(host, guest)
            await clock.advance(200)
            await look(site)
            assert box.mails == []
            await clock.advance(3 * DAY)
            await keep_house(site.context)
            assert (await host.get("/api/me"))["mail"] == NO_MAIL

    run(test)


def test_a_mail_server_that_fails_harms_no_game_and_is_tried_again(quick: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with posting(quick, clock) as (site, box):
            host, guest = await site.person(), await site.person()
            await confirmed(site, box, host)
            await confirmed(site, box, guest)
            game = await game_of_days(host, guest)
            box.broken = True
            await clock.advance(200)
            await look(site)
            person, word = await asked(host, guest, game)
            state = (await person.get(f"/api/games/{game}", **{"as": word}))["state"]
            assert state["view"]["legal"]
            assert (await host.get("/api/health"))["status"] == "ok"
            assert box.mails == []
            box.broken = False
            await look(site)
            assert box.mails == []
            await clock.advance(601)
            await look(site)
            await look(site)
            assert len(box.mails) == 1
            await act(person, game, word)

    with caplog.at_level(logging.DEBUG, "kemet.server"):
        run(test)
    assert "could not be sent" in caplog.text
    assert ADDRESS not in caplog.text
    assert "word=" not in caplog.text


def test_a_mail_server_that_does_not_answer_keeps_nobody_waiting(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = threading.Event()
    monkeypatch.setattr(PostOffice, "send", lambda *_mail: answers.wait(60))

    async def test() -> None:
        many = replace(NO_LIMITS, addresses=100, addresses_burst=100)
        async with posting(quick, ManualClock(), limits=many) as (site, _):
            people = [await site.person() for _ in range(3)]
            game = (await people[0].make_game([ME, ME], options={"cities": "random"}))["id"]
            site.room(game).close()
            # As many as a server has threads for everything else, and more.
            addresses = [(people[number % 3], f"nefer{number}@example.org") for number in range(15)]
            asking = [asyncio.create_task(person.send("POST", "/api/mail", {"address": to})) for person, to in addresses]
            try:
                await asyncio.sleep(0.5)
                stranger = await site.person()
                assert (await asyncio.wait_for(stranger.http.get("/api/rules?q=K5"), 20)).status_code == 200
                assert (await asyncio.wait_for(people[0].http.get(f"/api/games/{game}"), 20)).status_code == 200
            finally:
                answers.set()
                await asyncio.gather(*asking)

    run(test)


@pytest.mark.parametrize(
    "address", ["nefer", "a b@example.org", "a@b\r\nBcc: x@y.z", "a@example.org,b@example.org", "@", "\x00@x.y"]
)
def test_what_is_no_address_is_refused(quick: str, address: str) -> None:
    async def test() -> None:
        async with posting(quick, ManualClock()) as (site, box):
            person = await site.person()
            assert (await person.send("POST", "/api/mail", {"address": address})).status_code == 400
            assert box.mails == []

    run(test)


def test_nobody_can_have_a_stranger_flooded(quick: str) -> None:
    async def test() -> None:
        async with posting(quick, ManualClock()) as (site, box):
            statuses = []
            for _ in range(8):
                person = await site.person()
                statuses.append((await person.send("POST", "/api/mail", {"address": ADDRESS})).status_code)
            assert statuses == [200] * 5 + [429] * 3
            assert len(box.mails) == 5

    run(test)


def test_a_mail_server_that_is_not_set_right_is_refused_at_once() -> None:
    for url, sender in (("http://x", "a@b"), ("smtp://", "a@b"), ("smtp://x", "nobody")):
        with pytest.raises(MailProblem):
            PostOffice(url, sender)


def test_the_password_goes_nowhere_unencrypted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with letterbox() as box:
            office = PostOffice(f"smtp://kemet:secret-word@127.0.0.1:{box.port}", "kemet@example.org")
            monkeypatch.setattr("kemet.server.post_office.HERE", ())
            with pytest.raises(MailProblem) as raised:
                await asyncio.to_thread(office.send, ADDRESS, "x", "y")
            assert "secret-word" not in str(raised.value)
            assert box.mails == []

    run(test)
