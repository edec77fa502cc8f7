"""Every page can be used by everybody: axe-core finds nothing wrong with it, and the console stays silent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page
from support.browser.devices import DESKTOP, PHONE, TABLET, MakePage
from support.browser.driver import MousePlayer
from support.browser.moments import asked, ends_now, led_to, written
from support.browser.server_process import ServerProcess
from support.browser.starting import ME, OPEN, create, create_at, sit_down

from kemet.engine import Options

AXE = Path(__file__).parents[2] / "tools/web-lint/node_modules/axe-core/axe.min.js"
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
PAGES = [
    "",
    "#/new",
    "#/rules",
    "#/rules?q=walls",
    "#/rules/move",
    "#/rules/components",
    "#/settings",
    "#/tutorial",
    "#/account",
    "#/watch",
    "#/replays",
    "#/puzzles",
    "#/nowhere",
]
LESSONS = ["move", "buy", "di-cards", "path", "blood-and-sand", "sacrifice", "seth"]
BATTLE = written("greedy-2-game-00001", asked("battle-cards"))
FIRST_TURN = written("random-2-learning", asked("turn"))
TURN = written("greedy-4-game-00001", asked("turn", since_round=2))
SEVERAL = written("ta-seti-greedy-5", asked("turn", since_round=2))
DEAD = Options(players=3, edition="blood-and-sand", modules=["book-of-the-dead"])
# Tables of the newer books: by day, by night, and for both camps of Seth's game.
BOOKS = [
    written("blood-and-sand-greedy-5", asked("turn", since_round=2)),
    led_to(DEAD, "dead", asked("night-tiles", since_round=2)),
    led_to(DEAD, "dead", asked("sacrifice", since_round=2)),
    written("seth-greedy-4", asked("seth-turn", since_round=2)),
    written("seth-greedy-4", asked("community-turn", since_round=2)),
]
pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed ('make web-lint'): access was NOT tested")


@pytest.fixture(params=DEVICES)
def page(request: pytest.FixtureRequest, make_page: MakePage) -> Iterator[Page]:
    """Returns a page on each device; an error on its console fails the test."""
    opened = make_page(**DEVICES[request.param], bypass_csp=True)
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{opened.url}: {message.text}")

    opened.on("console", hear)
    yield opened
    assert errors == []


def check(page: Page, what: str) -> None:
    """Checks that axe-core finds nothing wrong with what the page shows."""
    page.wait_for_timeout(300)
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(one["id"], [node["target"] for node in one["nodes"][:3]]) for one in found["violations"]] == [], what


def open_page(page: Page, server: ServerProcess, address: str, wait_for: str) -> None:
    """Opens an address anew and waits for *wait_for*."""
    page.goto("about:blank")
    page.goto(server.url + address)
    page.locator(wait_for).first.wait_for()


def each_panel(page: Page, look: Callable[[str], None]) -> None:
    """Opens what can be opened at a table: the tabs of a sheet, or market and a player's row; then the menu and the keys."""
    tabs = page.locator("[data-tab]:visible")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        look(f"tab {number}")
    if not tabs.count():
        page.click("[data-market]")
        look("market")
        page.keyboard.press("Escape")
        page.locator(".players .summary").nth(1).click()
        look("a player's row")
    page.click("[data-menu]")
    look("menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    look("keys")


def test_pages(server: ServerProcess, page: Page) -> None:
    for address in PAGES:
        open_page(page, server, address, "h1")
        check(page, address or "home")


def test_lessons_and_a_puzzle(server: ServerProcess, page: Page) -> None:
    for lesson in LESSONS:
        open_page(page, server, f"#/lesson/{lesson}", ".coach")
        page.locator(".prompt").first.wait_for()
        check(page, lesson)
    open_page(page, server, "#/puzzles", "main a[href*='/puzzle/']")
    puzzle = page.locator("main a[href*='/puzzle/']").first.get_attribute("href")
    open_page(page, server, str(puzzle), ".table")
    check(page, "puzzle")


def test_a_lobby(server: ServerProcess, page: Page) -> None:
    made = create(page, server, {"players": 3, "modules": ["path"]}, [ME, OPEN, OPEN])
    open_page(page, server, f"#/game/{made['id']}", "[data-summary]")
    check(page, "lobby")


def test_moments_of_a_game(server: ServerProcess, page: Page) -> None:
    sit_down(page, server, BATTLE)
    page.locator(".battle [data-lock]").wait_for()
    check(page, "a choice of battle cards")
    sit_down(page, server, written("random-2-learning", asked("buy")))
    page.locator(".prompt[data-decision=buy]").wait_for()
    check(page, "a purchase")
    sit_down(page, server, TURN)
    page.locator(".prompt[data-decision=turn]").wait_for()
    page.locator("[data-place^='move'].lit:visible, .prompt [data-action^='@move']:visible").first.click()
    page.locator(".prompt[data-decision=pick-troop]").wait_for()
    check(page, "a move")


def test_panels_of_a_table(server: ServerProcess, page: Page) -> None:
    sit_down(page, server, SEVERAL)
    page.locator(".prompt[data-decision=turn]").wait_for()
    each_panel(page, lambda what: check(page, what))


def test_tables_of_the_newer_books(server: ServerProcess, page: Page) -> None:
    for moment in BOOKS:
        sit_down(page, server, moment)
        page.locator(".prompt[data-decision]:not([data-decision=''])").wait_for()
        what = f"{moment.options.modules} {page.locator('.prompt').get_attribute('data-decision')}"
        check(page, what)
        for panel in (*page.locator("[data-panel]").all(), *page.locator("[data-tab=me]:visible, [data-tab=osiris]").all()):
            panel.click()
            check(page, f"{what}, a panel")


def test_the_scene_of_a_battle_and_its_reasons(server: ServerProcess, page: Page) -> None:
    page.add_init_script("localStorage.setItem('kemet-settings', JSON.stringify({speed: 'off'}))")
    sit_down(page, server, BATTLE)
    for _ in range(2):
        page.locator(".battle [data-card][aria-disabled=false][aria-pressed=false]").first.click()
    page.locator("[data-lock]").click()
    page.locator(".scene .losses").wait_for()
    check(page, "the scene of a battle")
    page.locator(".scene").wait_for(state="detached")
    check(page, "the chip of a battle")
    page.locator("[data-battle-chip] button").first.click()
    page.locator(".reveal").wait_for()
    check(page, "why a battle ended so")


def test_the_hand_over_of_a_shared_screen(server: ServerProcess, page: Page) -> None:
    game = create_at(page, server, FIRST_TURN, [ME, ME])["id"]
    open_page(page, server, f"#/game/{game}", ".table, [data-handover]")
    page.wait_for_timeout(500)
    if not page.locator("[data-handover]").count():
        page.locator(".prompt [data-action^='@pray']").first.click()
    page.locator("[data-handover]").wait_for()
    check(page, "hand-over")


def test_the_end_and_the_replay(server: ServerProcess, page: Page) -> None:
    game = create_at(page, server, written("random-2-learning", ends_now))["id"]
    open_page(page, server, f"#/game/{game}", ".table")
    MousePlayer(page).play()
    page.locator("dialog figure > svg").wait_for()
    check(page, "end")
    open_page(page, server, f"#/replay/{game}?game=1", ".replay")
    page.locator("input[type=range]").fill("60")
    page.wait_for_timeout(600)
    check(page, "replay")
