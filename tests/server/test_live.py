"""The WebSocket: what comes after each change, gaps, stale messages, undo, battles answered at the same time."""

from __future__ import annotations

import json
import random

import pytest
import websockets
from sqlalchemy import func, select
from support.server import BOT, ME, Site, middle_game, run, serving
from websockets.exceptions import ConnectionClosed

from kemet.engine.record import digest
from kemet.server.lobby import find_room
from kemet.server.schema import actions


async def rows_of(site: Site, game: str) -> int:
    """Returns how many actions of a game are on disk."""
    async with site.context.store.reading() as connection:
        number: int = await connection.scalar(select(func.count()).select_from(actions).where(actions.c.game == game))
    return number


async def reload(site: Site, game: str) -> None:
    """Takes a game out of memory and brings it back from disk."""
    site.room(game).close()
    await find_room(site.context, game)


def test_an_update_comes_to_everybody_and_then_the_acknowledgement(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, ME], public=True)
            async with host.live(made["id"], **{"as": "p1"}) as one, guest.live(made["id"]) as other:
                await one.wait("table")
                await other.wait("table")
                assert (one.frames[0][:15], other.state["view"]["you"]) == ('{"type":"state"', None)
                asked = one.state["view"]["awaiting"][0]
                async with host.live(made["id"], **{"as": asked}) as mover:
                    await mover.wait("table")
                    ack = await mover.act("city/s")
                    assert (ack["done"], ack["version"]) == (1, mover.state["version"])
                    assert json.loads(mover.frames[-2])["type"] == "update"
                    assert await rows_of(site, made["id"]) == 1
                    update = await other.wait("update")
                    assert update["events"][0] == {"name": "city-taken", "player": asked, "city": "s"}
                    assert update["hints"] == {}
                present = (await one.wait("table"))["table"]["seats"]
                assert present[0]["present"]

    run(test)


def test_what_the_rules_forbid_is_said_and_changes_nothing(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = await host.make_game([ME, ME, ME])
            first = (await host.get(f"/api/games/{made['id']}"))["state"]["view"]["awaiting"][0]
            async with host.live(made["id"], **{"as": first}) as live:
                await live.wait("table")
                before = digest(site.game(made["id"]))
                ack = await live.act("pass")
                assert (ack["done"], ack["error"]["code"]) == (0, "no-pass")
                ack = await live.act("city/nw", "white^2", "white^1")
                assert ack["done"] == 1
                assert ack["error"]["code"] == "not-asked"
                other = live.state["view"]["awaiting"][0]
                stale = await live.send("act", version=live.state["version"] - 1, actions=["city/s"])
                assert (stale["done"], stale["fault"]["code"]) == (0, "stale")
                assert (await live.act("c_ring"))["error"]["code"] == "not-asked"
                assert digest(site.game(made["id"])) != before
                assert (await live.act("nonsense"))["error"]["code"] == "no-action"
                why = await host.get(f"/api/games/{made['id']}/why", **{"as": other, "action": ["city/nw", "city/s", "x"]})
                assert why["city/s"] is None
                assert why["city/nw"] == {"code": "city-free", "args": {"cities": "s, c"}, "rule": "K3.2"}
                assert why["x"]["code"] == "no-action"

    run(test)


def test_messages_that_make_no_sense_are_answered_and_change_nothing(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, ME], public=True)
            async with guest.live(made["id"]) as live:
                await live.wait("table")
                before = digest(site.game(made["id"]))
                for message in ("", "{", "[]", '{"type":"act"}', '{"type":"act","id":1,"actions":[]}', '{"type":"x","id":1}'):
                    await live.socket.send(message)
                    assert (await live.wait("error"))["error"]["code"] == "bad-message"
                await live.socket.send(b"\xff\xfe")
                assert (await live.wait("error"))["error"]["code"] == "bad-message"
                assert (await live.act("pass"))["fault"]["code"] == "not-your-seat"
                assert (await live.send("undo"))["fault"]["code"] == "not-your-seat"
                assert (await live.send("settings", autopass={"veto": "turn"}))["fault"]["code"] == "not-your-seat"
                assert digest(site.game(made["id"])) == before
                await live.socket.send('{"type":"ping"}')
                assert (await live.wait("pong"))["now"] > 0
                await live.socket.send("x" * 20_000)
                with pytest.raises(websockets.ConnectionClosed):
                    await live.wait("error")

    run(test)


def test_who_may_not_look_is_told_so(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, BOT])
            for query, code in (({}, "invite-needed"), ({"as": "p1", "invite": made["invite"]}, "not-your-seat")):
                async with guest.live(made["id"], **query) as live:
                    assert (await live.receive())["error"]["code"] == code
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await live.receive()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4003
            async with guest.live("nowhere") as live:
                assert (await live.receive())["error"]["code"] == "no-such-game"
            async with guest.live(made["id"], invite=made["invite"]) as live:
                assert (await live.wait("state"))["view"]["you"] is None
            address = site.address.replace("http", "ws") + f"/api/games/{made['id']}/live?invite={made['invite']}"
            async with websockets.connect(address, origin=websockets.Origin("http://evil.example")) as socket:
                assert json.loads(await socket.recv())["error"]["code"] == "origin"

    run(test)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://kemet.example", "http://a@{host}", "http://x/y//{host}"])
def test_pages_of_others_open_no_socket(origin: str, quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = (await host.make_game([ME, ME], public=True))["id"]
            where = site.address.removeprefix("http://")
            headers = {"origin": origin.format(host=where)}
            async with websockets.connect(f"ws://{where}/api/games/{game}/live", additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["error"]["code"] == "origin"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4003

    run(test)


def test_who_comes_back_hears_what_was_missed(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            game = await middle_game(site, host, {"players": 2}, 60, public=True)
            path = f"/api/games/{game.id}"
            async with guest.live(game.id) as live:
                await live.wait("table")
                version, heard = live.state["version"], live.state["log_length"]
            for player, action in game.moves[:20]:
                await host.post(path + "/act", {"as": f"p{player + 1}", "actions": [action]})
            async with guest.live(game.id, since=version) as live:
                await live.wait("state")
                assert (live.state["events_from"], live.state["version"] > version) == (heard, True)
                every = (await guest.get(path + "/events"))["events"]
                assert every[heard:] == live.state["events"]
                await live.socket.send('{"type":"resync"}')
                assert (await live.wait("state"))["version"] == live.state["version"]
            await reload(site, game.id)
            async with guest.live(game.id, since=live.state["version"]) as again:
                await again.wait("state")
                assert again.state["version"] > live.state["version"]
                assert again.state["view"] == live.state["view"]

    run(test)


def test_undo_leaves_no_trace_on_disk_and_goes_no_further_than_it_may(database: str) -> None:
    async def test() -> None:
        async with serving(database) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, ME, ME], public=True, options={"cities": "random"})
            async with guest.live(made["id"]) as watcher:
                await watcher.wait("table")
                first = watcher.state["view"]["awaiting"][0]
                async with host.live(made["id"], **{"as": first}) as live:
                    await live.wait("table")
                    before = digest(site.game(made["id"]))
                    assert not live.state["can_undo"]
                    await live.act("white^2", "red^1")
                    assert live.state["can_undo"]
                    assert await rows_of(site, made["id"]) == 2
                    heard = live.state["log_length"]
                    assert (await live.send("undo"))["done"] == 1
                    assert live.state["log_length"] < heard
                    assert await rows_of(site, made["id"]) == 1
                    await reload(site, made["id"])
                    assert len(site.room(made["id"]).session.recorder.moves) == 1
                    assert site.room(made["id"]).can_undo(int(first[1]) - 1)
                async with host.live(made["id"], **{"as": first}) as live:
                    await live.wait("table")
                    assert (await live.send("undo"))["done"] == 1
                    assert digest(site.game(made["id"])) == before
                    assert (await live.send("undo"))["fault"]["code"] == "no-undo"
            assert await rows_of(site, made["id"]) == 0

    run(test)


def test_what_another_undid_is_not_undone_further_even_after_a_restart(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = await host.make_game([ME] * 4)
            path = f"/api/games/{made['id']}"
            asked = []
            for city in ("city/nw", "city/s"):
                asked.append((await host.get(path))["state"]["view"]["awaiting"][0])
                await host.post(path + "/act", {"as": asked[-1], "actions": [city]})
            first, second = (int(name[1:]) - 1 for name in asked)
            await host.post(path + "/undo", {"as": asked[1]})
            assert not site.room(made["id"]).can_undo(first)
            await reload(site, made["id"])
            assert len(site.room(made["id"]).session.recorder.moves) == 1
            assert not site.room(made["id"]).can_undo(first)
            await host.post(path + "/act", {"as": asked[1], "actions": ["city/ne"]})
            assert site.room(made["id"]).can_undo(second)

    run(test)


def test_any_play_reloads_exactly(quick: str) -> None:
    """Random play with random undo: what is on disk gives the same position, log, undo and questions."""

    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = await middle_game(site, host, {"players": 3, "modules": ["dawn", "new-cards"]}, 300)
            chance = random.Random(5)
            for number in range(150):
                room = site.room(game.id)
                seat = chance.choice(room.session.awaited())
                path = f"/api/games/{game.id}"
                if room.can_undo(seat) and chance.random() < 0.3:
                    await host.post(path + "/undo", {"as": f"p{seat + 1}"})
                else:
                    action = room.session.notation.text(chance.choice(room.session.game.legal(seat)))
                    await host.post(path + "/act", {"as": f"p{seat + 1}", "actions": [action]})
                if number % 10 == 0:
                    await check_reload(site, game.id)

    run(test)


async def check_reload(site: Site, game: str) -> None:
    """Compares a game in memory with what comes from disk."""
    old = site.room(game).session
    undo = [old.can_undo(seat) for seat in range(old.players)]
    await reload(site, game)
    new = site.room(game).session
    assert digest(new.game) == digest(old.game)
    assert new.game.dump() == old.game.dump()
    assert new.events == old.events
    assert (new.turns, new.put_step) == (old.turns, old.put_step)
    assert [new.can_undo(seat) for seat in range(new.players)] == undo
    assert [new.step_for(seat) for seat in range(-1, 3)] == [old.step_for(seat) for seat in range(-1, 3)]


def test_who_leaves_a_seat_sees_nothing_of_it_any_more(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, friend = await site.person(), await site.person()
            made = await host.make_game([ME, {"kind": "human"}])
            await friend.post(f"/api/games/{made['id']}/join", {"invite": made["invite"]})
            async with friend.live(made["id"], **{"as": "p2"}) as live:
                await live.wait("table")
                frames = len(live.frames)
                await friend.post(f"/api/games/{made['id']}/leave", {})
                with pytest.raises(websockets.ConnectionClosed):
                    await live.wait("state")
                assert not any('"you":"p2"' in frame for frame in live.frames[frames:])

    run(test)
