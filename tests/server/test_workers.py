"""Several server processes on one PostgreSQL database: each game has one owner, and whoever is asked answers."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import update
from support.server import ME, NO_LIMITS, Site, run, serving

from kemet.engine.notation import player_text
from kemet.server.guests import COME_AGAIN
from kemet.server.lobby import find_room
from kemet.server.ownership import Elsewhere
from kemet.server.schema import workers

RANDOM = {"cities": "random"}


@pytest.fixture
def shared(postgres: str, request: pytest.FixtureRequest) -> str:
    """Gives an empty PostgreSQL database."""
    name = f"kemet_workers_{abs(hash(request.node.nodeid)) % 10**9}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, tail = postgres.partition("/postgres?")
    return f"{head}/{name}?{tail}"


async def two(stack: AsyncExitStack, database: str, **settings: Any) -> list[Site]:
    """Returns two servers on *database*."""
    return [await stack.enter_async_context(serving(database, **settings)) for _ in range(2)]


async def act(person: Any, game: str) -> int:
    """Plays the first thing possible; returns how many actions there are then."""
    path = f"/api/games/{game}"
    word = (await person.get(path))["state"]["view"]["awaiting"][0]
    legal = (await person.get(path, **{"as": word}))["state"]["view"]["legal"]
    assert (await person.post(path + "/act", {"as": word, "actions": legal[:1]}))["done"] == 1
    return int((await person.get(path))["state"]["step"])


def test_whoever_is_asked_answers_and_one_has_the_game(shared: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            host = await one.person()
            made = await host.make_game([ME, ME], options=RANDOM)
            game = made["id"]
            assert await act(host, game) == 1
            host.move(other.address)
            assert await act(host, game) == 2
            assert game in one.context.rooms
            assert game not in other.context.rooms
            async with host.live(game) as live:
                await live.wait("state")
                assert live.state["step"] == 2
                seat = one.room(game).session.awaited()[0]
                async with host.live(game, **{"as": player_text(seat)}) as mover:
                    await mover.wait("state")
                    ack = await mover.act(mover.state["view"]["legal"][0])
                    assert ack["done"] == 1
                while live.state["step"] < 3:
                    await live.receive()
            assert game not in other.context.rooms
            refused = await host.send("POST", f"/api/games/{game}/act", {"as": "p9", "actions": ["pass"]})
            assert refused.status_code == 403
            assert (await host.http.get(f"/api/games/{game}?as=p9")).status_code == 403

    run(test)


@pytest.mark.parametrize("query", ["as=p0", "since=x", "#as=p1", "as=p1%00"])
def test_a_socket_that_is_refused_makes_nobody_believe_that_a_process_is_gone(query: str, shared: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            host = await one.person()
            game = (await host.make_game([ME, ME], options=RANDOM, public=True))["id"]
            reader, writer = await asyncio.open_connection("127.0.0.1", int(other.address.rsplit(":", 1)[1]))
            writer.write(
                f"GET /api/games/{game}/live?{query} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            said = await reader.readuntil(b"\r\n\r\n")
            assert said.startswith((b"HTTP/1.1 403", b"HTTP/1.1 101")), said
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
            assert game in one.context.rooms
            assert game not in other.context.rooms
            assert other.context.silent == {}

    run(test)


def test_what_is_too_long_is_refused_by_whoever_is_asked(shared: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            host = await one.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            host.move(other.address)
            for length in (100_000, 2_000_000):
                reply = await host.send("POST", f"/api/games/{game}/chat", {"text": "x" * length})
                assert (reply.status_code, reply.json()["error"]["code"]) == (413, "too-large")

    run(test)


def test_a_game_is_not_taken_from_a_process_that_lives(shared: str) -> None:
    """Nor where the question who has it was asked before that process had it."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            host = await one.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            with pytest.raises(Elsewhere):
                await find_room(other.context, game)
            assert game not in other.context.rooms
            assert await act(host, game) == 1

    run(test)


def test_games_of_a_process_that_ended_go_on_elsewhere(shared: str) -> None:
    async def test() -> None:
        async with serving(shared) as other:
            async with serving(shared) as one:
                host = await one.person()
                game = (await host.make_game([ME, ME], options=RANDOM))["id"]
                await act(host, game)
                cookies = dict(host.http.cookies)
            again = await other.person()
            again.http.cookies.clear()
            again.http.cookies.update(cookies)
            assert await act(again, game) == 2
            assert game in other.context.rooms

    run(test)


def test_a_process_that_does_not_answer_loses_its_games_at_once_and_cannot_write(shared: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            host = await one.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            await act(host, game)

            async def lose(connection: Any) -> None:
                row = update(workers).where(workers.c.id == one.context.me)
                await connection.execute(row.values(address="127.0.0.1:9/none"))

            await one.context.store.write(lose)
            host.move(other.address)
            assert await act(host, game) == 2
            assert game in other.context.rooms
            # The first one still believes it has the game; it finds out when it writes.
            old = one.room(game)
            seat = old.session.awaited()[0]
            text = old.session.notation.text(old.session.game.legal(seat)[0])
            host.move(one.address)
            reply = await host.send("POST", f"/api/games/{game}/act", {"as": player_text(seat), "actions": [text]})
            assert reply.status_code == 503
            assert old.closed
            host.move(other.address)
            assert await act(host, game) == 3

    run(test)


def test_games_of_a_guest_who_logs_in_elsewhere_are_known_there(shared: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            owner = await one.person()
            await owner.post("/api/account", {"name": "Thoth", "password": "long enough"})
            guest = await one.person()
            game = (await guest.make_game([ME, ME], options=RANDOM))["id"]
            await act(guest, game)
            guest.move(other.address)
            await guest.post("/api/login", {"name": "Thoth", "password": "long enough"})
            for _ in range(20):
                reply = await guest.http.get(f"/api/games/{game}", params={"as": "p1"})
                if reply.status_code == 200:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("the owner of the game did not hear of it")

    run(test)


def test_a_session_that_ends_at_one_process_ends_at_all(shared: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            host = await other.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            async with host.live(game, **{"as": "p1"}) as live:
                await live.wait("state")
                cookies = dict(host.http.cookies)
                host.move(one.address)
                await host.post("/api/logout")
                await live.socket.wait_closed()
                assert live.socket.close_code == COME_AGAIN
            host.http.cookies.update(cookies)
            host.move(other.address)
            assert (await host.http.get(f"/api/games/{game}")).status_code == 403

    run(test)


def test_nobody_passes_for_another_process(shared: str) -> None:
    async def test() -> None:
        async with serving(shared) as site:
            person = await site.person()
            address = (site.context.settings.address.rpartition("/")[2], "wrong", "none")
            for number, secret in enumerate(address):
                header = {"x-kemet-forwarded": f"{secret} 192.0.2.1"}
                await person.http.get("/api/me", headers=header)
                known = site.app.state.deps.rates.requests._buckets
                assert ("192.0.2.1" in known) == (number == 0)
                known.clear()

    run(test)


def test_the_addresses_of_one_household_count_as_one(shared: str) -> None:
    async def test() -> None:
        limits = replace(NO_LIMITS, requests=0.001, requests_burst=3)
        async with serving(shared, limits=limits) as site:
            secret = site.context.settings.address.rpartition("/")[2]
            async with httpx.AsyncClient(base_url=site.address, verify=False) as http:

                async def ask(where: str) -> int:
                    """Returns the status of a reply to somebody at an address, as another process would tell it."""
                    reply = await http.get("/api/setup", headers={"x-kemet-forwarded": f"{secret} {where}"})
                    return reply.status_code

                assert [await ask(f"2001:db8:1:2::{number}") for number in range(4)] == [200, 200, 200, 429]
                assert await ask("2001:db8:1:3::1") == 200

    run(test)


def test_a_process_that_ends_lets_its_games_go_before_visitors_leave(shared: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, other = await two(stack, shared)
            host = await one.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            await act(host, game)
            async with host.live(game) as live:
                await live.wait("state")
                await one.context.let_go()
                await live.socket.wait_closed()
                assert live.socket.close_code == COME_AGAIN
            # It says no more that it is there, so the next one who is asked has the game.
            await one.context.beat()
            host.move(other.address)
            assert await act(host, game) == 2
            assert game in other.context.rooms
            host.move(one.address)
            assert await act(host, game) == 3
            assert game not in one.context.rooms

    run(test)
