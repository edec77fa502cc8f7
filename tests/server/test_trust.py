"""What a server must bear: bad characters, a disk that is full, people who stay away, hostile clients."""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError
from support.server import BOT, ME, NO_LIMITS, ManualClock, Site, random_moves, run, serving
from websockets.exceptions import ConnectionClosed

from kemet.engine import RULES_VERSION, Options
from kemet.engine.notation import notation_of
from kemet.engine.record import Recorder, digest, write_record
from kemet.server import films, replays
from kemet.server.auth import KNOWN_FOR, hash_of
from kemet.server.counting import Times
from kemet.server.films import Film
from kemet.server.housekeeping import keep_house
from kemet.server.lobby import find_room
from kemet.server.schema import games, sessions
from kemet.server.settings import DAY, Limits
from kemet.server.thinkers import Thinkers

RANDOM = {"cities": "random"}
OPEN = {"kind": "open"}


def code(reply: Any) -> tuple[int, str]:
    """Returns status and code of a refusal."""
    return reply.status_code, reply.json()["error"]["code"]


async def change(site: Site, game: str, **values: Any) -> None:
    """Changes a game on disk."""

    async def job(connection: Any) -> None:
        await connection.execute(update(games).where(games.c.id == game).values(values))

    await site.context.store.write(job)


# Characters and shapes.


def test_bad_characters_and_shapes_are_refused_and_close_no_room(database: str) -> None:
    async def test() -> None:
        async with serving(database) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            room = site.room(game)
            for path, body in (
                (f"/api/games/{game}/chat", {"text": "a\0b"}),
                (f"/api/games/{game}/act", {"as": "p1", "actions": ["\0"]}),
                ("/api/account", {"name": "a\0b", "password": "long enough"}),
                ("/api/games", {"options": {"players": 2}, "seats": [{"kind": "me", "name": "\0"}, ME]}),
                ("/api/games", {"options": {"players": 2, "cities": "\0"}, "seats": [ME, ME]}),
            ):
                reply = await host.send("POST", path, body)
                assert 400 <= reply.status_code < 500, (path, reply.status_code)
            csrf = {"x-csrf-token": host.http.cookies.get("csrf") or "", "content-type": "application/json"}
            for path, raw in (
                (f"/api/games/{game}/chat", '{"text": "\\ud800"}'),
                ("/api/me", '{"name": "a\\udfff"}'),
                ("/api/account", '{"name": "\\ud800", "password": "long enough"}'),
            ):
                reply = await host.http.request("PATCH" if path == "/api/me" else "POST", path, content=raw, headers=csrf)
                assert 400 <= reply.status_code < 500, (path, reply.status_code)
            deep = await host.http.post("/api/games", content="[" * 30_000, headers=csrf)
            assert deep.status_code == 400
            nested = '{"options":' + '{"a":' * 9000 + "1" + "}" * 9000 + "}"
            assert (await host.http.post("/api/games", content=nested, headers=csrf)).status_code == 400
            for path in ("/api/games/%00", "/api/games/%00/events", f"/api/games/{'x' * 300}", "/api/replays/r-%00"):
                assert (await host.http.get(path)).status_code == 404, path
            for path in (f"/{'x' * 300}.js", "/%00.js", f"/{'y/' * 300}z.css"):
                assert (await host.http.get(path)).status_code == 404, path
            async with host.live(game, **{"as": "p1"}) as live:
                await live.wait("state")
                await live.socket.send('{"type":"chat","id":1,"text":"a\\u0000b"}')
                assert (await live.wait("error"))["error"]["code"] == "bad-message"
                await live.socket.send("[" * 8000)
                assert (await live.wait("error"))["error"]["code"] == "bad-message"
            assert site.room(game) is room
            assert not room.closed

    run(test)


def test_a_chat_line_that_cannot_be_written_closes_no_room(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], options=RANDOM))["id"]
            monkeypatch.setattr(site.context.store, "write", failing)
            assert code(await host.send("POST", f"/api/games/{game}/chat", {"text": "hello"})) == (503, "try-again")
            monkeypatch.undo()
            assert not site.room(game).closed

    run(test)


async def failing(_work: Any) -> Any:
    """Stands in for a write to a disk that is full."""
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def test_what_can_be_read_is_read_while_the_disk_is_full(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = await host.make_game([ME, ME], options=RANDOM)
            path = f"/api/games/{made['id']}"
            before = (await host.get(path))["state"]
            site.room(made["id"]).close()
            monkeypatch.setattr(site.context.store, "write", failing)
            monkeypatch.setattr(site.context.store, "save", failing)
            now = (await host.get(path))["state"]
            assert now["view"] == before["view"]
            assert now["version"] > before["version"]
            word = now["view"]["awaiting"][0]
            legal = (await host.get(path, **{"as": word}))["state"]["view"]["legal"]
            act = {"as": word, "actions": legal[:1]}
            assert code(await host.send("POST", path + "/act", act)) == (503, "try-again")
            new = {"options": {"players": 2}, "seats": [ME, ME]}
            assert code(await host.send("POST", "/api/games", new)) == (503, "try-again")
            assert code(await host.send("PATCH", "/api/me", {"name": "New"})) == (503, "try-again")
            monkeypatch.undo()
            assert (await host.post(path + "/act", act))["done"] == 1

    run(test)


# Peeking.


def test_who_sits_in_a_game_takes_no_other_seat_of_it(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, friend, other = [await site.person() for _ in range(3)]
            made = await host.make_game([ME, ME, OPEN, OPEN], public=True, options=RANDOM)
            path = f"/api/games/{made['id']}"
            assert code(await host.send("POST", path + "/join", {})) == (409, "already-seated")
            await friend.post(path + "/join", {})
            await other.post(path + "/join", {})
            await friend.post(path + "/leave", {})
            assert code(await other.send("POST", path + "/takeover", {"seat": "p3"})) == (403, "seen-other-hand")
            await other.post(path + "/leave", {})
            # Who has left knows a hand all the same, in memory and after the game was read anew.
            site.room(made["id"]).close()
            for seat in ("p1", "p3"):
                refused = await other.send("POST", path + "/takeover", {"seat": seat})
                assert refused.status_code in (403, 409)
            assert code(await other.send("POST", path + "/takeover", {"seat": "p3"})) == (403, "seen-other-hand")
            table = await other.post(path + "/takeover", {"seat": "p4"})
            assert [seat["mine"] for seat in table["seats"]] == [False, False, False, True]

    run(test)


def test_a_seat_that_was_given_back_before_the_game_is_not_ones_own(quick: str) -> None:
    """Else a seat that one held while nobody saw a hand would open a second hand later."""

    async def test() -> None:
        async with serving(quick) as site:
            host, friend, other = [await site.person() for _ in range(3)]
            made = await host.make_game([ME, OPEN, OPEN], public=True, options=RANDOM)
            path = f"/api/games/{made['id']}"
            await other.post(path + "/join", {"seat": "p2"})
            await other.post(path + "/leave", {})
            await other.post(path + "/join", {"seat": "p3"})
            await friend.post(path + "/join", {"seat": "p2"})
            await friend.post(path + "/leave", {})
            assert code(await other.send("POST", path + "/takeover", {"seat": "p2"})) == (403, "seen-other-hand")
            site.room(made["id"]).close()
            assert code(await other.send("POST", path + "/takeover", {"seat": "p2"})) == (403, "seen-other-hand")
            await friend.post(path + "/takeover", {"seat": "p2"})

    run(test)


def test_nobody_sees_a_hand_before_all_have_come(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, friend = await site.person(), await site.person()
            made = await host.make_game([ME, OPEN], public=True)
            path = f"/api/games/{made['id']}"
            state = (await host.get(path, **{"as": "p1"}))["state"]
            assert all("di-hand" not in player or not player["di-hand"] for player in state["view"]["players"])
            assert state["view"] == (await friend.get(path))["state"]["view"]
            async with host.live(made["id"], **{"as": "p1"}) as live:
                await live.wait("state")
                await friend.post(path + "/join", {})
                while live.state["view"]["you"] != "p1":
                    await live.receive()

    run(test)


def test_an_invitation_can_be_renewed(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, friend = await site.person(), await site.person()
            made = await host.make_game([ME, {"kind": "human"}])
            path = f"/api/games/{made['id']}"
            assert code(await friend.send("POST", path + "/invite")) == (403, "not-your-game")
            fresh = await host.post(path + "/invite")
            assert fresh["invite"] != made["invite"]
            assert code(await friend.send("POST", path + "/join", {"invite": made["invite"]})) == (403, "invite-needed")
            site.room(made["id"]).close()
            await friend.post(path + "/join", {"invite": fresh["invite"]})

    run(test)


def test_seats_of_one_identity_and_games_of_bots_alone_are_limited(quick: str) -> None:
    async def test() -> None:
        limits = Limits(seats=3, bot_games=1, requests=1e6, requests_burst=10**6)
        async with serving(quick, limits=limits) as site:
            host, friend = await site.person(), await site.person()
            for _ in range(3):
                made = await host.make_game([ME, OPEN, OPEN], public=True)
                await friend.post(f"/api/games/{made['id']}/join", {})
            await friend.make_game([BOT, BOT])
            bots = {"options": {"players": 2}, "seats": [BOT, BOT]}
            assert code(await friend.send("POST", "/api/games", bots)) == (429, "too-many-bot-games")
            more = await site.person()
            made = await more.make_game([ME, OPEN], public=True)
            assert code(await friend.send("POST", f"/api/games/{made['id']}/join", {})) == (429, "too-many-games")
            # Neither in a game of one's own, and several at once count too.
            alone = {"options": {"players": 2}, "seats": [ME, BOT]}
            assert code(await friend.send("POST", "/api/games", alone)) == (429, "too-many-games")
            await more.make_game([ME, ME])
            assert code(await more.send("POST", "/api/games", alone)) == (429, "too-many-games")

    run(test)


def test_many_games_asked_for_at_once_find_no_more_room_than_one_after_the_other(database: str) -> None:
    async def test() -> None:
        limits = replace(NO_LIMITS, bot_games=2, unfinished_games=5)
        async with serving(database, limits=limits) as site:
            host = await site.person()
            for seats, most in (([BOT, BOT], 2), ([ME, OPEN], 3)):
                body = {"options": {"players": 2}, "seats": seats}
                replies = await asyncio.gather(*(host.send("POST", "/api/games", body) for _ in range(12)))
                statuses = [reply.status_code for reply in replies]
                assert (statuses.count(201), statuses.count(429)) == (most, 12 - most)

    run(test)


# Uploads.


def test_uploads_are_limited_by_length_and_refused_ones_count(quick: str) -> None:
    async def test() -> None:
        limits = Limits(record_actions=20, uploads=0.001, uploads_burst=3)
        async with serving(quick, limits=limits) as site:
            host = await site.person()
            short = write_record(Recorder(Options(players=2), 7).record())
            long = short.replace("\n\n", "\n" + "p1 pass\n" * 300, 1)
            assert code(await host.send("POST", "/api/replays", {"record": long})) == (413, "record-too-long")
            assert code(await host.send("POST", "/api/replays", {"record": "nothing"})) == (400, "record")
            assert (await host.send("POST", "/api/replays", {"record": short})).status_code == 201
            assert code(await host.send("POST", "/api/replays", {"record": short})) == (429, "too-fast")

    run(test)


def test_uploads_are_played_where_bots_think(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(quick, bot_processes=1) as site:
            host = await site.person()
            # Of this process only.
            monkeypatch.delattr(replays, "replay")
            record = write_record(Recorder(Options(players=2), 7).record())
            assert (await host.send("POST", "/api/replays", {"record": record})).status_code == 201

    run(test)


def test_a_film_keeps_few_positions_however_long_it_is() -> None:
    options = Options(players=5)
    recorder = Recorder(options, "middle")
    for player, action in random_moves(options, "middle"):
        recorder.apply(player, notation_of(recorder.game.rules).action(action))
    film = Film("film", recorder.record(), [""] * 5)
    assert len(film.record.moves) > films.SPACING * films.MOST_KEPT
    assert len(film._kept) <= films.MOST_KEPT + 1
    assert digest(film.at(len(film.record.moves))) == digest(recorder.game)


def test_reviews_are_reckoned_where_bots_think_and_not_too_often(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        limits = Limits(thoughts=0.001, thoughts_burst=2)
        async with serving(quick, limits=limits, bot_processes=1) as site:
            host = await site.person()
            record = write_record(Recorder(Options(players=2), 7).record())
            path = f"/api/replays/{(await host.post('/api/replays', {'record': record}))['id']}/review"
            # Of this process only.
            monkeypatch.delattr(films, "review")
            assert (await host.get(path))["known"]
            assert (await host.get(path))["known"]
            assert code(await host.http.get(path)) == (429, "too-fast")

    run(test)


# Bots.


def test_bots_think_in_processes_of_low_priority() -> None:
    async def test() -> None:
        thinkers = Thinkers(1, Times())
        try:
            assert await thinkers.submit("me", os.getpid) != os.getpid()
            assert await thinkers.submit("me", os.nice, 0) >= min(19, os.nice(0) + 10)
            with pytest.raises(ZeroDivisionError):
                await thinkers.submit("me", divmod, 1, 0)
            # A process that dies is replaced.
            dying = thinkers.submit("me", os._exit, 1)
            assert await thinkers.submit("you", abs, -1) == 1
            await asyncio.gather(dying, return_exceptions=True)
            assert await thinkers.submit("you", abs, -2) == 2
        finally:
            thinkers.close()

    run(test)


def note(order: list[str], name: str, _future: Any) -> None:
    """Keeps who was served."""
    order.append(name)


def test_who_asks_for_much_waits_for_it() -> None:
    async def test() -> None:
        thinkers = Thinkers(0, Times())
        order: list[str] = []
        try:
            greedy = [thinkers.submit("greedy", time.sleep, 0.01) for _ in range(20)]
            modest = thinkers.submit("modest", time.sleep, 0.01)
            other = [thinkers.submit("other", time.sleep, 0.01) for _ in range(20)]
            for name, futures in (("greedy", greedy), ("modest", [modest]), ("other", other)):
                for future in futures:
                    future.add_done_callback(partial(note, order, name))
            greedy[5].cancel()
            await asyncio.gather(*greedy, modest, *other, return_exceptions=True)
        finally:
            thinkers.close()
        assert order.index("modest") <= 3
        assert {"greedy", "other"} <= set(order[4:8])

    run(test)


def test_bots_play_in_processes(quick: str) -> None:
    async def test() -> None:
        async with serving(quick, bot_processes=1) as site:
            host = await site.person()
            game = (await host.make_game([BOT, {"kind": "bot", "bot": "easy"}], options=RANDOM))["id"]
            for _ in range(600):
                if len(site.room(game).session.recorder.moves) > 6:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("the bots did not play")

    run(test)


def test_bots_rest_when_everybody_has_left(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = await host.make_game([ME, BOT], options=RANDOM)
            room = site.room(made["id"])
            await host.post(f"/api/games/{made['id']}/leave", {})
            assert room.automation.rests()
            assert room.automation.wake_at(0) is None
            assert not room.automation._thoughts

    run(test)


# Upgrades.


def test_a_game_of_older_rules_is_read_left_and_taken_along(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, ME], options=RANDOM, public=True)
            path = f"/api/games/{made['id']}"
            state = (await host.get(path))["state"]
            site.room(made["id"]).close()
            await change(site, made["id"], rules=RULES_VERSION + 1000)
            assert (await host.get(path))["state"]["view"]["frames"] == state["view"]["frames"]
            act = {"as": state["view"]["awaiting"][0], "actions": ["pass"]}
            assert code(await host.send("POST", path + "/act", act)) == (409, "rules-changed")
            assert code(await guest.http.get(path + "/record")) == (409, "not-over")
            record = (await host.http.get(path + "/record")).text
            assert f"rules {RULES_VERSION + 1000}" in record
            await host.post(path + "/leave", {"seat": "p1"})
            assert site.room(made["id"]).seats[0].abandoned

    run(test)


def test_a_bot_that_is_gone_is_replaced(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = await host.make_game([ME, BOT], options=RANDOM)
            room = site.room(made["id"])
            room.seats[1].bot = room.seats[0].stand_in = "of-an-older-server"
            for seat in room.seats:
                await site.context.save_seat(room.facts, seat)
            room.close()
            again = await find_room(site.context, made["id"])
            assert (again.seats[1].bot, again.seats[0].stand_in) == ("normal", "hard")

    run(test)


# Sessions and connections.


def test_sessions_expire_and_end_at_logout(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, sweep_every=1e6) as site:
            host = await site.person()
            made = await host.make_game([ME, ME], options=RANDOM)
            path = f"/api/games/{made['id']}"
            for _ in range(3):  # one that is used goes on
                clock.time += 100 * DAY
                await host.get(path, **{"as": "p1"})
            clock.time += 181 * DAY
            assert (await host.http.get(path, params={"as": "p1"})).status_code == 403
            await keep_house(site.context)
            async with site.context.store.reading() as connection:
                assert (await connection.execute(select(sessions))).all() == []
            guest = await site.person()
            game = (await guest.make_game([ME, ME], options=RANDOM))["id"]
            old = dict(guest.http.cookies)
            async with guest.live(game) as live:
                await live.wait("state")
                await guest.post("/api/logout")
                assert await closing_code(live) == 4000
            guest.http.cookies.update(old)
            clock.time += KNOWN_FOR
            assert (await guest.http.get(f"/api/games/{game}")).status_code == 403

    run(test)


async def closing_code(live: Any) -> int:
    """Returns the code with which the server ends a socket."""
    try:
        while True:
            await live.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.mark.parametrize("https", [True, False])
def test_headers(quick: str, https: bool) -> None:
    async def test() -> None:
        async with serving(quick, secure_cookies=https) as site:
            host = await site.person()
            for path in ("/api/me", "/api/health", "/api/games/nowhere"):
                reply = await host.http.get(path)
                assert reply.headers["cache-control"] == "no-store"
                assert ("strict-transport-security" in reply.headers) == https

    run(test)


def test_errors_do_not_log_secrets(quick: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            secret = host.http.cookies.get("kemet") or ""

            async def spoil(connection: Any) -> None:
                await connection.exec_driver_sql("ALTER TABLE sessions RENAME COLUMN used TO unused")

            await site.context.store.write(spoil)
            clock = site.context.clock
            monkeypatch.setattr(clock, "_began", clock._began + KNOWN_FOR + 1)
            assert (await host.http.get("/api/me")).status_code == 503
            assert caplog.records
            assert secret not in caplog.text
            assert hash_of(secret) not in caplog.text

    run(test)


def test_a_game_that_cannot_be_written_logs_no_secrets(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """The driver's own errors would tell what was to be written: a name, who sits there, the invitation."""

    async def test() -> None:
        async with serving(database) as site:
            host, guest = await site.person(), await site.person()
            made = [await host.make_game([ME, OPEN], public=True) for _ in range(2)]
            paths = [f"/api/games/{one['id']}" for one in made]
            rooms = [await find_room(site.context, one["id"]) for one in made]
            await guest.send("PATCH", "/api/me", {"name": "Nefertari"})

            async def spoil(connection: Any) -> None:
                await connection.exec_driver_sql("ALTER TABLE seats RENAME COLUMN autopass TO autopassed")
                await connection.exec_driver_sql("ALTER TABLE games RENAME COLUMN invite TO invited")

            await site.context.store.write(spoil)
            assert code(await host.send("POST", paths[0] + "/invite")) == (503, "try-again")
            assert code(await guest.send("POST", paths[1] + "/join", {})) == (503, "try-again")
            assert caplog.text.count("is taken out of memory") == 2
            secrets = ["Nefertari", *(seat.identity for room in rooms for seat in room.seats if seat.identity)]
            secrets += [word for room in rooms for word in (room.facts.invite, room.facts.seed)]
            tokens = [token for person in (host, guest) for token in person.http.cookies.values()]
            for secret in [*secrets, *tokens, *map(hash_of, tokens)]:
                assert secret not in caplog.text

    run(test)
