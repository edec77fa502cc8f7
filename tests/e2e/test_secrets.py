"""Two browsers play each other, others look on, and nobody's frames hold what only another may know."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page
from support.browser.devices import MakePage
from support.browser.driver import MousePlayer
from support.browser.moments import asked, written
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, LEARNING, ME, OPEN, create, create_at, enter

SECRETS = ("di-hand", "di-thrown-cards", "battle-hand", "battle-pile-cards", "battle-removed-cards")
BATTLE_SECRETS = ("-card", "-discard", "-di")


class Ear:
    """Hears every frame that comes to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        self.hidden = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))

    def views(self) -> list[dict[str, Any]]:
        """Returns the frames that show the game."""
        return [frame for frame in self.frames if "view" in frame]

    def check(self, seat: str | None) -> None:
        """Checks that no frame holds a secret of another seat than *seat*."""
        for frame in self.views():
            view = frame["view"]
            you = view["you"]
            # Who is about to sit down still looks on as a spectator.
            assert you in (seat, None)
            for player in view["players"]:
                if player["player"] != you:
                    assert [player[name] for name in SECRETS] == [None] * len(SECRETS)
            for event in frame["events"]:
                assert event["name"] != "di-seen" or event["player"] == you
                assert event["name"] != "battle-card-shown" or you is not None
            self._check_battles(view, you)
            assert you is not None or view["legal"] == []

    def _check_battles(self, view: dict[str, Any], seat: str | None) -> None:
        for battle in (frame for frame in view["frames"] if frame["frame"] == "battle"):
            for side in ("attacker", "defender"):
                revealed = f"{side}-strength" in battle
                if battle[side] != seat and not revealed:
                    self.hidden += 1
                    assert not [name for name in BATTLE_SECRETS if side + name in battle]


def test_two_browsers_and_a_spectator(server: ServerProcess, make_page: MakePage) -> None:
    one, two, watcher = make_page(), make_page(), make_page()
    ears = {"p1": Ear(one), "p2": Ear(two), None: Ear(watcher)}
    made = create_at(one, server, written("greedy-2-game-00001", asked("battle-cards")), [ME, OPEN])
    one.goto(f"{server.url}#/game/{made['id']}")
    two.goto(f"{server.url}#/game/{made['id']}?invite={made['invite']}")
    two.click("[data-join='p2']")
    one.wait_for_selector(".table")
    two.wait_for_selector(".table")
    enter(watcher, server, made["id"])
    players = [MousePlayer(one, seed=1), MousePlayer(two, seed=2)]
    for _ in range(600):
        if all(len(ear.views()) > 12 for ear in ears.values()):
            break
        for player in players:
            if player.decision() or player.page.locator(".battle [data-lock]").count():
                player.answer()
        one.wait_for_timeout(10)
    assert not watcher.locator(".dock").count()
    assert not watcher.locator("[data-undo]").count()
    for seat, ear in ears.items():
        assert len(ear.views()) > 12
        ear.check(seat)
        assert ear.hidden


def test_chat_reaches_the_other(server: ServerProcess, make_page: MakePage) -> None:
    one, two = make_page(), make_page()
    made = create(one, server, LEARNING, [{"kind": "me", "name": "Nefer"}, BOT])
    enter(one, server, made["id"])
    enter(two, server, made["id"])
    for page in (one, two):
        page.get_by_role("tab", name="Chat").click()
    one.fill(".talk input", "Greetings from the Nile")
    one.keyboard.press("Enter")
    two.get_by_text("Greetings from the Nile").wait_for()
    assert "Nefer" in two.locator(".talk").inner_text()
