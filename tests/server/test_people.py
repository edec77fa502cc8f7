"""Who the visitors are, and what keeps them apart."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import text
from support.server import BOT, ME, NO_LIMITS, run, serving

from benchmarks.server.client import Person


def test_the_first_visit_makes_an_identity_held_by_a_hidden_cookie(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = Person(site.address)
            reply = await person.http.get("/api/me")
            cookies = reply.headers.get_list("set-cookie")
            token = next(line for line in cookies if line.startswith("kemet="))
            assert "HttpOnly" in token
            assert "SameSite=lax" in token
            assert reply.json() == {"name": "Guest", "account": False, "games": [], "locale": None}
            again = await person.http.get("/api/me")
            assert again.cookies.get("kemet") == person.http.cookies["kemet"]
            async with site.context.store.reading() as connection:
                stored = (await connection.execute(text("select token_hash from sessions"))).all()
            assert person.http.cookies["kemet"] not in str(stored)
            await person.close()

    run(test)


def test_unsafe_requests_need_an_identity_and_its_proof(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            stranger = Person(site.address)
            reply = await stranger.http.patch("/api/me", json={"name": "X"})
            assert (reply.status_code, reply.json()["error"]["code"]) == (401, "no-identity")
            person, other = await site.person(), await site.person()
            reply = await person.http.patch("/api/me", json={"name": "X"})
            assert (reply.status_code, reply.json()["error"]["code"]) == (403, "csrf")
            proof = {"x-csrf-token": other.http.cookies["csrf"]}
            assert (await person.http.patch("/api/me", json={"name": "X"}, headers=proof)).status_code == 403
            assert (await person.send("PATCH", "/api/me", {"name": "Nefer", "locale": "fr"})).status_code == 200
            me = await person.get("/api/me")
            assert (me["name"], me["locale"]) == ("Nefer", "fr")
            await stranger.close()

    run(test)


def test_an_account_carries_games_to_another_device(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person, phone = await site.person(), await site.person()
            game = await person.make_game([ME, BOT])
            account = {"name": "Nefer", "password": "a long password"}
            assert (await person.post("/api/account", account))["account"]
            guest_game = await phone.make_game([ME, BOT])
            wrong = await phone.send("POST", "/api/login", {"name": "nefer", "password": "something else"})
            assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "wrong-password")
            nobody = await phone.send("POST", "/api/login", {"name": "nobody", "password": "something else"})
            assert nobody.status_code == 401
            me = await phone.post("/api/login", {"name": " nefer ", "password": "a long password"})
            assert {card["id"] for card in me["games"]} == {game["id"], guest_game["id"]}
            assert (await phone.get(f"/api/games/{guest_game['id']}", **{"as": "p1"}))["table"]["seats"][0]["mine"]
            assert (await phone.get(f"/api/games/{game['id']}", **{"as": "p1"}))["table"]["host"]
            other = await site.person()
            taken = await other.send("POST", "/api/account", {"name": "NEFER", "password": "12345678"})
            assert (taken.status_code, taken.json()["error"]["code"]) == (409, "name-taken")
            out = await phone.post("/api/logout")
            assert out["games"] == []
            assert not out["account"]

    run(test)


def test_rates_are_limited(quick: str) -> None:
    async def test() -> None:
        limits = replace(NO_LIMITS, requests=0.001, requests_burst=5)
        async with serving(quick, limits=limits) as site:
            person = Person(site.address)
            codes = [(await person.http.get("/api/setup")).status_code for _ in range(7)]
            assert codes == [200] * 5 + [429] * 2
            await person.close()
        limits = replace(NO_LIMITS, unfinished_games=2, logins=0.001, logins_burst=1)
        async with serving(quick, limits=limits) as site:
            person = await site.person()
            await person.make_game([ME, BOT])
            await person.make_game([ME, BOT])
            body = {"options": {"players": 2}, "seats": [ME, BOT]}
            reply = await person.send("POST", "/api/games", body)
            assert (reply.status_code, reply.json()["error"]["code"]) == (429, "too-many-games")
            guess = {"name": "nefer", "password": "12345678"}
            assert [(await person.send("POST", "/api/login", guess)).status_code for _ in range(2)] == [401, 429]

    run(test)


def test_a_proxy_is_believed_who_the_visitors_are_and_nobody_else(quick: str) -> None:
    limits = replace(NO_LIMITS, requests=0.001, requests_burst=3)

    async def ask(proxy: bool, *said: str) -> list[int]:
        """Returns the statuses of replies to requests that come with these words."""
        async with serving(quick, proxy=proxy, limits=limits) as site:
            person = Person(site.address)
            headers = [{"x-forwarded-for": word, "forwarded": f"for={word}", "x-real-ip": word} for word in said]
            codes = [(await person.http.get("/api/setup", headers=one)).status_code for one in headers]
            await person.close()
            return codes

    async def test() -> None:
        assert await ask(False, *(f"192.0.2.{number}" for number in range(4))) == [200, 200, 200, 429]
        assert await ask(True, *(f"192.0.2.{number}" for number in range(4))) == [200] * 4
        # What a visitor says before the proxy adds where it comes from counts for nothing.
        assert await ask(True, *(f"192.0.2.{number}, 198.51.100.7" for number in range(4))) == [200, 200, 200, 429]

    run(test)


def test_bodies_are_limited(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            reply = await person.send("PATCH", "/api/me", {"name": "x" * 70_000})
            assert (reply.status_code, reply.json()["error"]["code"]) == (413, "too-large")
            reply = await person.send("PATCH", "/api/me", {"name": "x" * 41})
            assert reply.status_code == 400
            reply = await person.send("PATCH", "/api/me", {"surname": "x"})
            assert reply.status_code == 400

    run(test)


def test_every_reply_carries_the_security_headers(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            for path in ("/", "/new", "/game/abc", "/api/me", "/api/nothing", "/assets/none.js"):
                reply = await person.http.get(path)
                assert "default-src 'self'" in reply.headers["content-security-policy"], path
                assert reply.headers["x-content-type-options"] == "nosniff"
                assert reply.headers["x-frame-options"] == "DENY"

    run(test)
