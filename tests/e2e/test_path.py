"""The path to Ta-Seti, played with the mouse: priests on their way, tokens taken, laid in a battle, seen by all."""

from __future__ import annotations

from typing import Any

import pytest
from e2e.conftest import DESKTOP, PHONE, MakePage, ServerProcess
from e2e.driver import CLICK, MousePlayer
from e2e.test_games import create, enter
from e2e.test_screenshots import shoot
from playwright.sync_api import Page

DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
OPTIONS = {"players": 3, "modules": ["ta-seti"], "cities": "random"}
SEATS = [{"kind": "me", "name": "Nefer"}, *[{"kind": "bot", "bot": "random"}] * 2]
# With this seed all villages of the first board hold items for battles.
SEED = "path-186"
PANEL = "[data-path-panel]"
BATTLE_TOKENS = ".battle [data-token][aria-pressed]"


class Pilgrim(MousePlayer):
    """Sends priests along the path, takes what lies there, and looks for battles."""

    def __init__(self, page: Page, seed: int, device: str) -> None:
        super().__init__(page, seed)
        self.device = device
        self.seen: set[str] = set()
        self.laid = 0

    def picture(self, name: str) -> None:
        """Takes a picture, the first time."""
        if name not in self.seen:
            self.seen.add(name)
            shoot(self.page, f"{self.device}-path-{name}")

    def choose(self) -> None:
        page = self.page
        decision = self.decision()
        confirm = page.locator(".prompt [data-confirm]:not([disabled]):visible")
        if page.locator(".battle [data-lock]").count():
            self.fight()
        elif confirm.count():
            self.press(confirm)
        elif decision in ("activate-priest", "pick-road", "take-token"):
            assert page.locator(PANEL).is_visible()
            self.picture(decision)
            self.travel()
        elif decision == "turn" and page.locator("[data-place^=move].lit").count():
            self.press(page.locator("[data-place^=move].lit"))
        elif decision == "turn" and page.locator(".prompt [data-action^='@move']").count():
            self.press(page.locator(".prompt [data-action^='@move']"))
        elif decision in ("pick-troop", "move") and page.locator(".prompt .btn.attack[data-action]").count():
            self.press(page.locator(".prompt .btn.attack[data-action]"))
        else:
            super().choose()

    def travel(self) -> None:
        """Goes on with what glows on the path."""
        tokens = self.page.locator(f"{PANEL} [data-path-token].lit")
        stops = self.page.locator(f"{PANEL} [data-stop].lit")
        target = tokens if tokens.count() else stops
        if target.count():
            target.nth(self.chance.randrange(target.count())).click(timeout=CLICK)
        else:
            self.press(self.page.locator(".prompt [data-action=pass]"))

    def fight(self) -> None:
        """Lays every token it has beside the battle card."""
        page = self.page
        lock = page.locator(".battle [data-lock]")
        tokens = page.locator(f"{BATTLE_TOKENS}[aria-pressed=false]")
        if lock.is_enabled() and tokens.count():
            self.press(tokens)
            self.laid += 1
        elif lock.is_enabled() and page.locator(BATTLE_TOKENS).count():
            self.picture("battle")
            self.press(lock)
            page.locator(".reveal").wait_for(timeout=10_000)
            self.picture("reveal")
        else:
            self._battle()


def start(page: Page, server: ServerProcess, device: str) -> Pilgrim:
    """Begins a game with all five modules."""
    made = create(page, server, OPTIONS, SEATS, SEED)
    enter(page, server, made["id"])
    return Pilgrim(page, 1, device)


@pytest.mark.parametrize("device", DEVICES)
def test_priests_travel_and_fight(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    player = start(page, server, device)
    for _ in range(400):
        if not player.wait() or (player.laid and "reveal" in player.seen):
            break
        player.answer()
    assert {"activate-priest", "pick-road", "take-token"} <= set(player.asked)
    assert player.laid, player.asked
    assert {"battle", "reveal"} <= player.seen
    if device == "phone":
        page.click("[data-tab=path]")
    elif not page.locator(PANEL).count():
        page.click("[data-path]")
    page.locator(PANEL).wait_for()
    page.locator(f"{PANEL} [data-location='3-middle']").hover()
    player.picture("looking")


def test_a_spectator_and_the_keyboard(server: ServerProcess, make_page: MakePage) -> None:
    page, watcher = make_page(), make_page("ru")
    player = start(page, server, "desktop")
    while player.wait() and player.decision() != "activate-priest":
        player.answer()
    enter(watcher, server, page.url.rpartition("/")[2])
    watcher.keyboard.press("t")
    watcher.locator(PANEL).wait_for()
    assert watcher.locator(f"{PANEL} .lit").count() == 0
    labels = watcher.eval_on_selector_all(f"{PANEL} [data-stop]", "all => all.map(one => one.getAttribute('aria-label'))")
    assert len(labels) == 1 + 12 + 10
    assert all(labels)
    assert watcher.locator(f"{PANEL} [data-stop][tabindex='0']").count() == 1
    shoot(watcher, "desktop-path-spectator")
    page.locator(f"{PANEL} [data-stop='start']").focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.stop")
    assert focused.startswith("road 1-")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt[data-decision='pick-road']")
    page.locator(f"{PANEL} [data-stop='road 1-top']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt[data-decision='take-token']")
    # What the priest did is seen by who looks on.
    watcher.wait_for_function(
        "document.querySelector(\"[data-stop='place 1-top']\").getAttribute('aria-label').includes('жрец')"
    )


def test_new_game_offers_ta_seti_and_variants(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    page.goto(f"{server.url}#/new")
    page.locator("[data-set='ta-seti']").click()
    assert page.locator(".modules input:checked").count() == 5
    page.locator("summary").click()
    page.get_by_text("A priest may take all tokens of a place").click()
    shoot(page, "desktop-new-ta-seti")
    page.click("[data-create]")
    page.wait_for_selector(".table")
    page.locator("[data-path]").click()
    page.locator(PANEL).wait_for()
