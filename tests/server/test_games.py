"""Games made, joined, left, taken over, played again, watched; on both databases where it matters."""

from __future__ import annotations

import random
import secrets
from typing import Any

import pytest
from sqlalchemy import update
from support.server import BOT, ME, middle_game, run, serving
from support.seth import corrupted, fight, pass_until

from benchmarks.server.client import Person
from kemet.engine.record import digest, read_record, replay
from kemet.engine.registry import MODULES
from kemet.server import films, lobby
from kemet.server.schema import games

HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}


async def refusal(reply: Any) -> tuple[int, str]:
    """Returns status and code of a refused request."""
    return reply.status_code, reply.json()["error"]["code"]


def test_a_game_ends_is_recorded_and_watched(database: str) -> None:
    async def test() -> None:
        async with serving(database) as site:
            person, stranger = await site.person(), await site.person()
            game = await middle_game(site, person, {"players": 3, "modules": ["dawn"], "learning": True}, 12)
            path = f"/api/games/{game.id}"
            assert await refusal(await person.http.get(path + "/record")) == (409, "not-over")
            assert await refusal(await person.http.get(path + "/replay")) == (409, "not-over")
            for player, action in game.moves:
                acked = await person.post(path + "/act", {"as": f"p{player + 1}", "actions": [action]})
                assert acked["done"] == 1
            assert (await person.get(path))["state"]["view"]["winner"]
            record = (await person.http.get(path + "/record")).text
            assert digest(replay(read_record(record))) == digest(site.game(game.id))
            await watch(person, game.id, record)
            assert await refusal(await stranger.http.get(path)) == (403, "invite-needed")
            assert await refusal(await stranger.http.get(path + "/record")) == (403, "invite-needed")
            assert await refusal(await stranger.http.get(f"/api/replays/{game.id}")) == (403, "invite-needed")
            assert (await stranger.get(path, invite=game.invite))["table"]["status"] == "over"
            cards = await person.get("/api/games", which="mine")
            assert (cards[0]["id"], cards[0]["status"]) == (game.id, "over")
            again = await person.post(path + "/rematch")
            assert (await person.post(path + "/rematch")) == again
            assert (await person.get(f"/api/games/{again['id']}"))["table"]["status"] == "running"

    run(test)


async def watch(person: Person, game: str, record: str) -> None:
    """Looks at the replay of a finished game and of its uploaded record."""
    info = await person.get(f"/api/games/{game}/replay")
    uploaded = await person.post("/api/replays", {"record": record})
    other = await person.get(f"/api/replays/{uploaded['id']}")
    assert other["moves"] == info["moves"]
    assert info["marks"][-1]["kind"] == "end"
    last = await person.get(f"/api/replays/{game}/state", step=info["steps"])
    assert last["view"]["winner"] == info["winner"]
    middle = await person.get(f"/api/replays/{game}/state", step=40, **{"as": "p2"})
    assert middle["view"]["you"] == "p2"
    assert middle["view"]["players"][0]["di-hand"] is None
    everything = await person.get(f"/api/replays/{uploaded['id']}/state", step=40)
    assert all(player["di-hand"] is not None for player in everything["view"]["players"])
    reply = await person.http.get(f"/api/replays/{game}/state", params={"step": info["steps"] + 1})
    assert await refusal(reply) == (400, "no-such-step")
    review = await person.get(f"/api/replays/{game}/review")
    assert review["known"]
    assert {moment["player"] for moment in review["chances"]} == {"p1", "p2", "p3"}
    for costly in review["costly"]:
        assert info["moves"][costly["step"]] == {"player": costly["player"], "action": costly["action"]}
    bad = await person.send("POST", "/api/replays", {"record": record.replace("p1 ", "p2 ", 1)})
    assert await refusal(bad) == (400, "record")


def test_no_game_is_taken_for_an_uploaded_record(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter(["r-another", "r-oneMore", "good-name", "invitation"])
    with monkeypatch.context() as patched:
        patched.setattr(secrets, "token_urlsafe", lambda _length: next(words))
        assert films.new_id() == "good-name"

    async def test() -> None:
        async with serving(quick) as site:
            host, stranger = await site.person(), await site.person()
            # As an older server could call it.
            monkeypatch.setattr(lobby, "new_id", lambda: "r-old_game_1")
            game = (await host.make_game([ME, ME]))["id"]
            site.room(game).close()

            async def end(connection: Any) -> None:
                await connection.execute(update(games).where(games.c.id == game).values(status="over"))

            await site.context.store.write(end)
            for path in (f"/api/games/{game}/replay", f"/api/replays/{game}", f"/api/games/{game}/record"):
                assert (await host.http.get(path)).status_code == 200, path
                assert await refusal(await stranger.http.get(path)) == (403, "invite-needed"), path
            assert await refusal(await host.http.get("/api/replays/r-nowhere")) == (404, "no-such-replay")

    run(test)


def test_advice_is_for_who_plays_against_bots_alone(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person, other = await site.person(), await site.person()
            made = await person.make_game([ME, BOT], public=True)
            path = f"/api/games/{made['id']}"
            async with person.live(made["id"]) as live:
                while not live.state or not live.state["view"]["legal"]:
                    await live.receive()
                advice = await person.get(path + "/advice", **{"as": "p1"})
                assert advice["action"] in live.state["view"]["legal"]
                assert 0 < advice["chance"] < 1
            assert await refusal(await other.http.get(path + "/advice", params={"as": "p1"})) == (403, "not-your-seat")
            among = await person.make_game([ME, ME, BOT])
            asked = await person.http.get(f"/api/games/{among['id']}/advice", params={"as": "p1"})
            assert await refusal(asked) == (403, "advice-among-people")

    run(test)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_option_and_module_can_be_chosen(players: int, quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            setup = await person.get("/api/setup")
            assert [module["name"] for module in setup["modules"]] == [module.name for module in MODULES]
            for option in setup["options"]:
                for value in option["values"]:
                    await person.make_game([ME] + [BOT] * (players - 1), options={option["name"]: value})
            # A module with maps of its own is a game of its own, see below.
            names = [module.name for module in MODULES if not module.maps]
            variants = [variant for module in setup["modules"] if module["name"] in names for variant in module["variants"]]
            every = {"modules": names, "variants": variants}
            made = await person.make_game([ME] + [BOT] * (players - 1), options=every)
            assert site.game(made["id"]).rules.options.variants == variants
            for modules in [[], *[[name] for name in names], names]:
                catalog = await person.get("/api/catalog", players=players, modules=modules)
                assert len(catalog["board"]["cities"]) == max(2, players if players != 3 else 3)
                assert {tile["module"] for tile in catalog["tiles"]} <= {None, *modules}
                await person.make_game([ME] + [BOT] * (players - 1), options={"modules": modules})

    run(test)


@pytest.mark.parametrize(("name", "players"), [(module.name, count) for module in MODULES for count in module.maps])
def test_modules_with_maps_of_their_own_can_be_chosen(name: str, players: int, quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            catalog = await person.get("/api/catalog", players=players, modules=[name])
            assert len(catalog["board"]["cities"]) >= players - 1
            (variants,) = [module.variants for module in MODULES if module.name == name]
            every = {"modules": [name], "variants": variants}
            made = await person.make_game([ME] + [BOT] * (players - 1), options=every)
            assert site.game(made["id"]).rules.options.players == players
            one_less = [ME] + [BOT] * (min(next(m for m in MODULES if m.name == name).maps) - 2)
            refused = await person.send("POST", "/api/games", {"options": {"modules": [name]}, "seats": one_less})
            assert await refusal(refused) == (400, "seat-count")

    run(test)


def test_what_no_game_can_have_is_refused(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            wrong: list[tuple[dict[str, Any], list[dict[str, Any]], str]] = [
                ({"players": 6}, [ME] * 5, "options"),
                ({"players": 3}, [ME, BOT], "seat-count"),
                ({"players": 2, "modules": ["gods"]}, [ME, BOT], "options"),
                ({"players": 2, "size": "big"}, [ME, BOT], "options"),
                ({"players": 2}, [ME, {"kind": "bot", "bot": "deep-blue"}], "no-such-bot"),
            ]
            for options, seats, code in wrong:
                reply = await person.send("POST", "/api/games", {"options": options, "seats": seats})
                assert await refusal(reply) == (400, code)
            assert await person.get("/api/games") == []

    run(test)


def test_friends_join_by_invitation_and_the_game_begins(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, friend, stranger = [await site.person() for _ in range(3)]
            made = await host.make_game([ME, HUMAN, OPEN])
            path = f"/api/games/{made['id']}"
            assert (await host.get(path))["table"]["invite"] == made["invite"]
            assert await refusal(await stranger.send("POST", path + "/join", {})) == (403, "invite-needed")
            table = await friend.post(path + "/join", {"invite": made["invite"], "name": "Ptah", "seat": "p3"})
            assert [seat["name"] for seat in table["seats"]] == ["Guest", "", "Ptah"]
            assert table["status"] == "open"
            reply = await host.send("POST", path + "/act", {"as": "p1", "actions": ["pass"]})
            assert await refusal(reply) == (409, "not-running")
            await friend.post(path + "/leave", {})
            assert (await host.get(path))["table"]["seats"][2]["kind"] == "open"
            await friend.post(path + "/join", {"invite": made["invite"], "name": "Ptah"})
            table = await stranger.post(path + "/join", {"invite": made["invite"]})
            assert table["status"] == "running"
            late = await site.person()
            assert await refusal(await late.send("POST", path + "/join", {"invite": made["invite"]})) == (409, "not-open")

    run(test)


def test_who_made_a_game_fills_its_seats_with_bots(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, stranger = await site.person(), await site.person()
            made = await host.make_game([ME, OPEN, HUMAN])
            path = f"/api/games/{made['id']}/join"
            assert await refusal(await stranger.send("POST", path, {"seat": "p2", "bot": "random"})) == (403, "not-your-game")
            assert await refusal(await host.send("POST", path, {"seat": "p2", "bot": "nobody"})) == (400, "no-such-bot")
            table = await host.post(path, {"seat": "p2", "bot": "random"})
            assert (table["seats"][1]["bot"], table["status"]) == ("random", "open")
            assert (await host.post(path, {"bot": "random"}))["status"] == "running"

    run(test)


def test_open_seats_of_public_games_are_for_everybody(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, passer, stranger = [await site.person() for _ in range(3)]
            made = await host.make_game([ME, OPEN, HUMAN], public=True)
            card = (await passer.get("/api/games", which="open"))[0]
            assert (card["id"], card["open_seats"], card["mine"]) == (made["id"], ["p2", "p3"], [])
            path = f"/api/games/{made['id']}"
            await passer.post(path + "/join", {})
            # The last seat waits for somebody with the invitation.
            assert await refusal(await stranger.send("POST", path + "/join", {})) == (409, "no-free-seat")
            assert (await passer.get(path))["table"]["invite"] == made["invite"]
            assert "invite" not in (await stranger.get(path))["table"]
            await stranger.post(path + "/join", {"invite": made["invite"]})
            assert (await stranger.get("/api/games", which="running"))[0]["id"] == made["id"]

    run(test)


def test_a_game_nobody_waits_for_goes_and_a_host_who_leaves_has_an_heir(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, friend = await site.person(), await site.person()
            made = await host.make_game([ME, OPEN, OPEN], public=True)
            path = f"/api/games/{made['id']}"
            await friend.post(path + "/join", {})
            await host.post(path + "/leave", {})
            assert (await friend.get(path))["table"]["host"]
            await friend.post(path + "/leave", {})
            assert await refusal(await friend.http.get(path)) == (404, "no-such-game")

    run(test)


def test_an_abandoned_seat_is_taken_over_by_a_person_or_a_bot(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host, friend, heir = [await site.person() for _ in range(3)]
            made = await host.make_game([ME, OPEN, BOT], public=True, options={"learning": True})
            path = f"/api/games/{made['id']}"
            await friend.post(path + "/join", {})
            taken = await heir.send("POST", path + "/takeover", {"seat": "p2"})
            assert await refusal(taken) == (409, "seat-taken")
            await friend.post(path + "/leave", {})
            assert (await host.get(path))["table"]["seats"][1]["away"]
            gone = await friend.send("POST", path + "/act", {"as": "p2", "actions": ["pass"]})
            assert await refusal(gone) == (403, "not-your-seat")
            table = await heir.post(path + "/takeover", {"seat": "p2", "name": "Seti"})
            assert table["seats"][1] | {"present": False} == {
                "player": "p2", "kind": "human", "name": "Seti", "mine": True, "present": False,
            }  # fmt: skip
            await heir.post(path + "/leave", {})
            stranger = await site.person()
            foreign = await stranger.send("POST", path + "/takeover", {"seat": "p2", "bot": "random"})
            assert await refusal(foreign) == (403, "not-your-game")
            table = await host.post(path + "/takeover", {"seat": "p2", "bot": "random"})
            assert table["seats"][1]["bot"] == "random"
            chance = random.Random(1)
            async with host.live(made["id"]) as live:
                while len(live.events) < 40:
                    await live.act_when_asked(chance.choice)
            assert any(move[0] == 1 for move in site.room(made["id"]).session.recorder.moves)

    run(test)


def test_one_browser_plays_several_seats(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person, other = await site.person(), await site.person()
            made = await person.make_game([{"kind": "me", "name": "Isis"}, {"kind": "me", "name": "Osiris"}])
            path = f"/api/games/{made['id']}"
            for seat in ("p1", "p2"):
                state = (await person.get(path, **{"as": seat}))["state"]
                assert state["view"]["you"] == seat
            asked = state["view"]["awaiting"][0]
            mine = (await person.get(path, **{"as": asked}))["state"]
            reply = await person.post(path + "/act", {"as": asked, "version": mine["version"], "actions": ["city/nw"]})
            assert reply["done"] == 1
            intruder = await other.send("POST", path + "/act", {"as": "p1", "actions": ["pass"]})
            assert await refusal(intruder) == (403, "not-your-seat")
            assert await refusal(await other.http.get(path, params={"as": "p1", "invite": made["invite"]})) == (
                403,
                "not-your-seat",
            )

    run(test)


@pytest.mark.rule("S5.7", "R88")
def test_members_who_fight_each_other_neither_chat_nor_point(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person, guest = await site.person(), await site.person()
            made = await person.make_game([ME] * 4, options={"modules": ["seth"]}, public=True)
            session = site.room(made["id"]).session
            session.recorder.game = corrupted()
            pass_until(session.game, "battle-cards")
            async with person.live(made["id"], **{"as": "p2"}) as mine, guest.live(made["id"]) as other:
                for word in ({"text": "My best card!"}, {"as": "p2", "text": "My best card!"}):
                    said = await person.send("POST", f"/api/games/{made['id']}/chat", word)
                    assert await refusal(said) == (403, "muted")
                assert (await mine.send("point", spaces=["s_1"]))["fault"]["code"] == "muted"
                assert "fault" not in await other.send("chat", text="A fine battle")
                fight(session.game, p2="4-1-0 3-2-0", p3="3-2-0 2-0-2")
                assert "fault" not in await mine.send("point", spaces=["s_1"])
                assert "fault" not in await mine.send("chat", text="Sorry")

    run(test)


@pytest.mark.rule("R79")
def test_what_a_player_points_at_is_seen_by_all(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person, guest = await site.person(), await site.person()
            made = await person.make_game([ME, BOT], public=True)
            async with guest.live(made["id"]) as other, person.live(made["id"], **{"as": "p1"}) as mine:
                await other.wait("table")
                assert "fault" not in await mine.send("point", spaces=["s_1", "s_front"])
                seen = await other.wait("point")
                assert (seen["seat"], seen["spaces"]) == ("p1", ["s_1", "s_front"])
                assert (await mine.send("point", spaces=["nowhere"]))["fault"]["code"] == "no-such-space"
                assert (await other.send("point", spaces=["s_1"]))["fault"]["code"] == "not-your-seat"

    run(test)


def test_chat_and_log_in_four_languages(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person, guest = await site.person(), await site.person()
            made = await person.make_game([ME, BOT], public=True)
            path = f"/api/games/{made['id']}"
            async with guest.live(made["id"]) as live:
                await live.wait("table")
                await person.post(path + "/chat", {"text": "Salut"})
                line = (await live.wait("chat"))["line"]
                assert (line["seat"], line["text"]) == ("p1", "Salut")
                await live.send("chat", text="Hello")
            chat = (await person.get(path))["table"]["chat"]
            assert [(said["seat"] if said.get("seat") else None, said["text"]) for said in chat] == [
                ("p1", "Salut"),
                (None, "Hello"),
            ]
            logs = {lang: (await person.get(path + "/log", lang=lang))["lines"] for lang in ("en", "ru", "fr", "pl")}
            assert len({tuple(lines) for lines in logs.values()}) == 4
            assert not any(line.startswith("event-") for lines in logs.values() for line in lines)

    run(test)


def test_lessons_are_served_and_kept_nowhere(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            assert [card["name"] for card in await person.get("/api/lessons")][:2] == ["move", "attack"]
            done = await person.post("/api/lessons/move/1", {"actions": ["@move-upper", "nw_1", "nw_front"]})
            assert (done["passed"], done["done"], done["state"]["view"]["awaiting"]) == (True, 3, [])
            assert (await person.get("/api/me"))["games"] == []
            for path, body, status in (
                ("/api/lessons/none/1", {}, 404),
                ("/api/lessons/move/99", {}, 404),
                ("/api/lessons/move/1", {"actions": ["fly"]}, 400),
                ("/api/lessons/move/1", {"actions": ["pass"] * 81}, 400),
            ):
                assert (await person.send("POST", path, body)).status_code == status, path

    run(test)


def test_rules_schema_and_pages_are_served(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            assert (await person.get("/api/rules", q="K9.6"))[0]["id"] == "K9.6"
            schema = await person.get("/api/schema")
            assert "/api/games/{game}/act" in schema["paths"]
            for page in ("/", "/new", "/game/abc"):
                reply = await person.http.get(page)
                assert (reply.status_code, reply.headers["content-type"].split(";")[0]) == (200, "text/html")
            assert (await person.http.get("/assets/none.js")).status_code == 404
            assert (await person.http.get("/../../etc/passwd")).status_code in (200, 400, 404)
            assert "root:" not in (await person.http.get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd")).text
            assert (await person.http.get("/api/none")).status_code == 404

    run(test)
