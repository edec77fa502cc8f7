"""Pictures of every screen, in build/screenshots, for people to look at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import DESKTOP, PHONE, SCREENSHOTS, MakePage, ServerProcess
from e2e.driver import MousePlayer
from e2e.test_games import LEARNING, create, enter

SCREENS = {
    "home": "",
    "new": "#/new",
    "rules": "#/rules?q=walls",
    "settings": "#/settings",
    "tutorial": "#/tutorial",
    "account": "#/account",
    "watch": "#/watch",
    "replays": "#/replays",
}
DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = ["en", "ru", "fr", "pl"]
BOT = {"kind": "bot", "bot": "normal"}


def shoot(page: Page, name: str) -> None:
    """Takes a picture, once everything moved to its place."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.wait_for_timeout(400)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), f"{name} is wider than the screen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", DEVICES)
def test_screens(server: ServerProcess, make_page: MakePage, device: str, language: str) -> None:
    page = make_page(language, **DEVICES[device])
    for name, address in SCREENS.items():
        page.goto("about:blank")
        page.goto(server.url + address)
        page.locator("h1").first.wait_for()
        shoot(page, f"{device}-{language}-{name}")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("device", DEVICES)
def test_maps(server: ServerProcess, make_page: MakePage, device: str, players: int) -> None:
    page = make_page(LANGUAGES[players - 2], **DEVICES[device])
    made = create(page, server, {"players": players}, [{"kind": "me", "name": "Nefer"}, *[BOT] * (players - 1)])
    enter(page, server, made["id"])
    player = MousePlayer(page, seed=players)
    player.play(until_round=2)
    player.wait()
    shoot(page, f"{device}-map-{players}-players")


@pytest.mark.parametrize("device", DEVICES)
def test_a_game_in_pictures(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    made = create(page, server, LEARNING, [{"kind": "me", "name": "Nefer"}, {"kind": "bot", "bot": "random"}])
    enter(page, server, made["id"], "?tutorial=1")
    player = MousePlayer(page, seed=6)
    seen: set[str] = set()
    while player.wait():
        for name in scenes(page, player):
            if name not in seen:
                seen.add(name)
                shoot(page, f"{device}-table-{name}")
        player.answer()
    page.locator("dialog figure > svg").wait_for()
    shoot(page, f"{device}-end")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay").wait_for()
    page.locator("input[type=range]").fill("60")
    page.wait_for_timeout(600)
    shoot(page, f"{device}-replay")
    assert {"turn", "buy", "goals", "plan", "battle", "locked", "reveal"} <= seen


def scenes(page: Page, player: MousePlayer) -> list[str]:
    """Names what there is to see."""
    found = [player.decision()] if player.decision() else []
    if page.locator(".battle [data-lock]").count():
        ready = page.locator(".battle [data-lock]").is_enabled()
        found.append("locked" if ready else "battle")
    if page.locator(".reveal").count():
        found.append("reveal")
    if page.locator(".stepper").count():
        found.append("plan" if page.locator("[data-confirm]").count() else "goals")
    return found


@pytest.mark.parametrize("device", DEVICES)
def test_panels(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    made = create(page, server, {"players": 3, "modules": ["black-pyramid"]}, [{"kind": "me", "name": "Nefer"}, BOT, BOT])
    enter(page, server, made["id"])
    player = MousePlayer(page, seed=11)
    player.play(until_round=2)
    while player.wait() and player.decision() != "turn":
        player.answer()
    if device == "phone":
        for tab in ("me", "others", "market", "log"):
            page.click(f"[data-tab={tab}]")
            shoot(page, f"{device}-tab-{tab}")
    else:
        page.click("[data-market]")
        page.hover("[data-tile='red/royal-scarab']")
        shoot(page, f"{device}-market")
        page.keyboard.press("Escape")
        page.click("[data-player='p2'] button")
        shoot(page, f"{device}-other-player")
    page.click("[data-menu]")
    shoot(page, f"{device}-menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    shoot(page, f"{device}-keys")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('kemet-settings', JSON.stringify({palette: 'colour-blind', reducedMotion: true}))")
    page.reload()
    page.wait_for_selector(".table")
    shoot(page, f"{device}-colour-blind")
