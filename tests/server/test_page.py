"""The rooms of a page without a server: the same messages, games that are kept, and nothing of other hands."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from kemet.engine import Options
from kemet.engine.notation import notation_of, player_text
from kemet.engine.record import Recorder, digest, read_record, replay
from kemet.engine.scenario import read_scenario
from kemet.engine.view import view
from kemet.page.links import packed, scenario_link
from kemet.page.worker import Page
from kemet.puzzles import puzzles

SCENARIO = Path(__file__).parents[1] / "scenarios" / "base" / "battle" / "x1_battle.toml"

HOT_SEAT = {
    "options": {"players": 2, "learning": True},
    "seats": [{"kind": "me"}, {"kind": "me"}],
    "seed": "page",
    "clock": {"kind": "off", "window": 0},
}


class Browser:
    """Keeps what a page has it keep, and calls the page."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.page = Page(self.kept.__setitem__)

    def again(self) -> None:
        """Opens the page anew."""
        kept, self.page = dict(self.kept), Page(self.kept.__setitem__)
        for name, text in kept.items():
            self.page.take(name, text)

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """Returns the reply to a call, which is to have *status*."""
        found, text = await self.page.call(method, path, "" if body is None else json.dumps(body))
        assert found == status, text
        return text if path.endswith("/record") and status == 200 else json.loads(str(text))

    async def play(self, game: str, most: int) -> int:
        """Plays a legal action for whoever is asked, at most so often; returns how often."""
        chance = random.Random(most)
        for number in range(most):
            for seat in ("p1", "p2"):
                state = (await self.call("GET", f"/games/{game}?as={seat}"))["state"]
                if state["view"]["legal"]:
                    break
            else:
                return number
            act = {"as": seat, "version": state["version"], "actions": [chance.choice(state["view"]["legal"])]}
            assert (await self.call("POST", f"/games/{game}/act", act))["done"] == 1
        return most


def test_same_seed_and_answers_give_the_same_digest() -> None:
    async def go() -> None:
        browser = Browser()
        game = (await browser.call("POST", "/games", HOT_SEAT))["id"]
        await browser.play(game, 40)
        browser.again()
        await browser.play(game, 40)
        kept = json.loads(browser.kept[game])
        moves = [(action["player"], action["action"]) for action in kept["actions"]]
        assert len(moves) == 80
        recorder = Recorder(Options(players=2, learning=True), "page")
        notation = notation_of(recorder.game.rules)
        for player, text in moves[: kept["row"]["digest_at"]]:
            recorder.apply(player, notation.action(text))
        assert kept["row"]["digest_at"] > 60
        assert digest(recorder.game) == kept["row"]["digest"]

    asyncio.run(go())


def test_a_running_game_shows_what_the_seat_may_know() -> None:
    async def go() -> None:
        browser = Browser()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        game = (await browser.call("POST", "/games", {**HOT_SEAT, "seats": seats}))["id"]
        shown = await browser.call("GET", f"/games/{game}")
        players = shown["state"]["view"]["players"]
        assert isinstance(players[0]["battle-hand"], list)
        assert players[1].get("battle-hand") != players[0]["battle-hand"]
        for path in (f"/games/{game}?as=p2", f"/games/{game}/events?as=p2", f"/games/{game}/market?as=p2"):
            assert (await browser.call("GET", path, status=403))["error"]["code"] == "not-your-seat"
        for path in (f"/games/{game}/record", f"/games/{game}/replay", f"/replays/{game}/state?as=all"):
            assert (await browser.call("GET", path, status=409))["error"]["code"] == "not-over"

    asyncio.run(go())


def test_a_finished_game_can_be_watched_and_taken_along() -> None:
    async def go() -> None:
        browser = Browser()
        game = (await browser.call("POST", "/games", HOT_SEAT))["id"]
        await browser.play(game, 3000)
        text = await browser.call("GET", f"/games/{game}/record")
        assert replay(read_record(text)).over()
        name = (await browser.call("POST", "/replays", {"record": text}))["id"]
        browser.again()
        steps = (await browser.call("GET", f"/replays/{name}"))["steps"]
        assert (await browser.call("GET", f"/replays/{name}/state?step={steps}&as=all"))["view"]["phase"] == "over"
        assert await browser.call("GET", f"/games/{name}/record") == text
        assert (await browser.call("POST", "/replays", {"record": "nothing"}, status=400))["error"]["code"] == "record"

    asyncio.run(go())


def test_a_page_says_what_it_cannot_do() -> None:
    async def go() -> None:
        browser = Browser()
        assert (await browser.call("POST", "/login", {}, status=404))["error"]["code"] == "not-here"
        assert (await browser.call("GET", "/games/none", status=404))["error"]["code"] == "no-such-game"

    asyncio.run(go())


def test_lessons_are_taught_in_the_page_too() -> None:
    async def go() -> None:
        browser = Browser()
        cards = await browser.call("GET", "/lessons")
        assert cards[0]["name"] == "move"
        begun = await browser.call("POST", "/lessons/move/1", {"actions": ["@move-upper", "nw_1"]})
        assert (begun["done"], begun["passed"]) == (2, False)
        ended = await browser.call("POST", "/lessons/move/1", {"actions": ["@move-upper", "nw_1", "nw_front"]})
        assert ended["passed"]
        assert await browser.call("POST", "/lessons/none/1", {}, status=404) == {
            "error": {"code": "no-such-lesson", "args": {}}
        }
        assert not browser.kept

    asyncio.run(go())


def test_two_people_play_by_links() -> None:
    async def go() -> None:
        here, there = Browser(), Browser()
        by_link = {**HOT_SEAT, "seats": [{"kind": "me"}, {"kind": "open"}]}
        game = (await here.call("POST", "/games", by_link))["id"]
        sides = [here, there]
        chance = random.Random(3)
        for _ in range(12):
            link = (await sides[0].call("GET", f"/games/{game}/link"))["text"]
            assert (await sides[1].call("POST", "/links", {"text": link})) == {"kind": "game", "id": game, "step": 0}
            # An older link changes nothing.
            assert (await sides[1].call("POST", "/links", {"text": link}))["id"] == game
            sides.reverse()
            seat = "p1" if sides[0] is here else "p2"
            other = "p2" if sides[0] is here else "p1"
            await sides[0].call("GET", f"/games/{game}?as={other}", status=403)
            while (state := (await sides[0].call("GET", f"/games/{game}?as={seat}"))["state"])["view"]["legal"]:
                act = {"as": seat, "version": state["version"], "actions": [chance.choice(state["view"]["legal"])]}
                assert (await sides[0].call("POST", f"/games/{game}/act", act))["done"] == 1
        last = (await sides[0].call("GET", f"/games/{game}/link"))["text"]
        await sides[1].call("POST", "/links", {"text": last})
        kept = [json.loads(side.kept[game]) for side in sides]
        assert len(kept[0]["actions"]) > 20
        moves = [[(one["player"], one["action"]) for one in side["actions"]] for side in kept]
        assert moves[0] == moves[1]
        assert len(last) < 4000

    asyncio.run(go())


def test_a_link_of_another_course_is_refused() -> None:
    async def go() -> None:
        here, there = Browser(), Browser()
        game = (await here.call("POST", "/games", HOT_SEAT))["id"]
        await there.call("POST", "/everything", {"record": await here.call("GET", "/everything/record")})
        for side, which in ((here, 0), (there, -1)):
            for seat in ("p1", "p2"):
                state = (await side.call("GET", f"/games/{game}?as={seat}"))["state"]
                if legal := state["view"]["legal"]:
                    act = {"as": seat, "version": state["version"], "actions": [legal[which]]}
                    await side.call("POST", f"/games/{game}/act", act)
                    break
        link = (await there.call("GET", f"/games/{game}/link"))["text"]
        assert (await here.call("POST", "/links", {"text": link}, status=409))["error"]["code"] == "link-parted"
        assert (await here.call("POST", "/links", {"text": "abc"}, status=400))["error"]["code"] == "no-link"

    asyncio.run(go())


def test_replays_and_positions_by_link_and_everything_taken_along() -> None:
    async def go() -> None:
        here, there = Browser(), Browser()
        game = (await here.call("POST", "/games", HOT_SEAT))["id"]
        await here.play(game, 3000)
        shown = (await here.call("GET", f"/replays/{game}/link?step=30"))["text"]
        opened = await there.call("POST", "/links", {"text": shown})
        assert (opened["kind"], opened["step"]) == ("replay", 30)
        ours = await here.call("GET", f"/replays/{game}/state?step=30")
        theirs = await there.call("GET", f"/replays/{opened['id']}/state?step=30")
        assert ours["view"] == theirs["view"]
        assert replay(read_record(await there.call("GET", f"/games/{opened['id']}/record"))).over()
        position = (await here.call("GET", f"/replays/{game}/link?step=30&kind=position"))["text"]
        made = (await there.call("POST", "/links", {"text": position}))["id"]
        state = (await there.call("GET", f"/games/{made}"))["state"]
        seat = state["view"]["you"]
        assert state["view"]["legal"]
        same = (await here.call("GET", f"/replays/{game}/state?step=30&as={seat}"))["view"]
        assert state["view"]["players"] == same["players"]
        text = await here.call("GET", "/everything/record")
        assert (await there.call("POST", "/everything", {"record": text}))["number"] == 1
        assert (await there.call("POST", "/everything", {"record": text}))["number"] == 0
        there.again()
        assert (await there.call("GET", f"/games/{game}/record")) == (await here.call("GET", f"/games/{game}/record"))

    asyncio.run(go())


def test_a_scenario_is_played_by_link_and_as_a_file() -> None:
    async def go() -> None:
        browser = Browser()
        text = SCENARIO.read_text(encoding="utf-8")
        position = read_scenario(text).game
        seat = player_text(position.to_act())
        by_link = (await browser.call("POST", "/links", {"text": packed(scenario_link(text))}))["id"]
        as_file = (await browser.call("POST", "/scenarios", {"record": text}))["id"]
        for game in (by_link, as_file):
            browser.again()
            state = (await browser.call("GET", f"/games/{game}"))["state"]
            assert state["view"]["you"] == seat
            assert state["view"]["players"] == json.loads(json.dumps(view(position, position.to_act())["players"]))
            act = {"as": seat, "version": state["version"], "actions": [state["view"]["legal"][0]]}
            assert (await browser.call("POST", f"/games/{game}/act", act))["done"] == 1
        refused = await browser.call("POST", "/scenarios", {"record": "[player.p9]"}, status=400)
        assert refused["error"]["code"] == "scenario"
        broken = scenario_link(text)
        broken.seed = broken.seed.replace("units", "camels")
        refused = await browser.call("POST", "/links", {"text": packed(broken)}, status=400)
        assert refused["error"]["code"] == "no-link"

    asyncio.run(go())


def test_a_puzzle_is_won_by_its_answer_and_by_no_other() -> None:
    async def go() -> None:
        browser = Browser()
        listed = await browser.call("GET", "/puzzles?day=2026-11-18")
        assert listed["today"] in [puzzle["name"] for puzzle in listed["puzzles"]]
        begun = await browser.call("POST", "/puzzles/puzzle-22")
        game, seat = begun["id"], begun["player"]
        for action in puzzles()["puzzle-22"].answer:
            state = (await browser.call("GET", f"/games/{game}?as={seat}"))["state"]
            act = {"as": seat, "version": state["version"], "actions": [action]}
            assert (await browser.call("POST", f"/games/{game}/act", act))["done"] == 1
        for _ in range(100):
            view = (await browser.call("GET", f"/games/{game}?as={seat}"))["state"]["view"]
            if view["phase"] == "over":
                break
            await asyncio.sleep(0.05)
        assert (view["phase"], view["winner"]) == ("over", seat)
        assert (await browser.call("POST", "/puzzles/none", status=404))["error"]["code"] == "no-such-puzzle"

    asyncio.run(go())
