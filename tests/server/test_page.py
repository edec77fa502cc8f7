"""The rooms of a page without a server: the same messages, games that are kept, and nothing of other hands."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from kemet.engine import Options
from kemet.engine.notation import notation_of
from kemet.engine.record import Recorder, digest, read_record, replay
from kemet.page.worker import Page

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
        assert (await browser.call("POST", "/replays", {"record": "nothing"}, status=400))["error"]["code"] == "record"

    asyncio.run(go())


def test_a_page_says_what_it_cannot_do() -> None:
    async def go() -> None:
        browser = Browser()
        invited = {**HOT_SEAT, "seats": [{"kind": "me"}, {"kind": "human"}]}
        assert (await browser.call("POST", "/games", invited, status=400))["error"]["code"] == "seats-here-only"
        assert "master" not in [bot["name"] for bot in (await browser.call("GET", "/setup"))["bots"]]
        assert (await browser.call("POST", "/login", {}, status=404))["error"]["code"] == "not-here"
        assert (await browser.call("GET", "/games/none", status=404))["error"]["code"] == "no-such-game"

    asyncio.run(go())
