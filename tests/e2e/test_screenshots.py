"""Pictures of every screen, in build/screenshots, for people to look at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page
from support.browser.devices import DEVICES, MakePage
from support.browser.driver import MousePlayer
from support.browser.moments import Moment, asked, ends_now, written
from support.browser.pictures import fits, shoot
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, LEARNING, create, enter, sit_down

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
LANGUAGES = ["en", "ru", "fr", "pl"]


def at_turn(record: str) -> Moment:
    """Returns a turn of the second round."""
    return written(record, asked("turn", since_round=2))


@pytest.mark.parametrize(("device", "language"), [("desktop", "en"), ("phone", "ru")])
def test_screens(server: ServerProcess, make_page: MakePage, device: str, language: str) -> None:
    shoot_screens(make_page(language, **DEVICES[device]), server, f"{device}-{language}")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", DEVICES)
def test_screens_in_every_language(server: ServerProcess, make_page: MakePage, device: str, language: str) -> None:
    shoot_screens(make_page(language, **DEVICES[device]), server, f"{device}-{language}")


def shoot_screens(page: Page, server: ServerProcess, prefix: str) -> None:
    """Takes a picture of every screen but the table."""
    for name, address in SCREENS.items():
        page.goto("about:blank")
        page.goto(server.url + address)
        page.locator("h1").first.wait_for()
        shoot(page, f"{prefix}-{name}")


@pytest.mark.parametrize("device", DEVICES)
def test_screens_are_not_too_wide_in_any_language(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    for language in LANGUAGES:
        page.goto(f"{server.url}#/")
        page.select_option("header select", language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        for name, address in SCREENS.items():
            page.goto(server.url + (address or "#/"))
            page.locator("h1").first.wait_for()
            fits(page, f"{name} in {language}")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("device", DEVICES)
def test_maps(server: ServerProcess, make_page: MakePage, device: str, players: int) -> None:
    page = make_page(LANGUAGES[players - 2], **DEVICES[device])
    sit_down(page, server, at_turn(f"greedy-{players}-game-00001"))
    page.wait_for_selector(".prompt[data-decision='turn']")
    # Who comes back is shown the last battle.
    page.keyboard.press("Escape")
    shoot(page, f"{device}-map-{players}-players")


@pytest.mark.parametrize("device", DEVICES)
def test_a_move_in_pictures(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    sit_down(page, server, at_turn("random-2-learning"), "?tutorial=1")
    page.wait_for_selector(".prompt[data-decision='turn']")
    shoot(page, f"{device}-table-turn")
    page.locator("[data-place^='move'].lit:visible, .prompt [data-action^='@move']:visible").first.click()
    page.wait_for_selector(".prompt[data-decision='pick-troop']")
    shoot(page, f"{device}-table-pick-troop")
    troops = page.locator(".prompt [data-action]:has(.chip)")
    sizes = [int(text) for text in troops.locator(".chip").all_inner_texts()]
    troops.nth(sizes.index(max(sizes))).click()
    page.locator(".stepper").wait_for()
    shoot(page, f"{device}-table-goals")
    page.locator(".prompt [data-action]:not([data-action=pass])").first.click()
    page.locator("[data-confirm]").wait_for()
    shoot(page, f"{device}-table-plan")


@pytest.mark.parametrize("device", DEVICES)
def test_a_purchase_in_pictures(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    sit_down(page, server, written("random-2-learning", asked("buy")))
    page.wait_for_selector(".prompt[data-decision='buy']")
    shoot(page, f"{device}-table-buy")


@pytest.mark.parametrize("device", DEVICES)
def test_a_battle_in_pictures(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    sit_down(page, server, written("greedy-2-game-00001", asked("battle-cards")))
    lock = page.locator(".battle [data-lock]")
    lock.wait_for()
    assert not lock.is_enabled()
    shoot(page, f"{device}-table-battle")
    for _ in range(2):
        page.locator(".battle [data-card][aria-disabled=false][aria-pressed=false]").first.click()
    assert lock.is_enabled()
    shoot(page, f"{device}-table-locked")
    lock.click()
    page.locator(".scene").wait_for()
    shoot(page, f"{device}-table-reveal")


@pytest.mark.parametrize("device", DEVICES)
def test_the_end_in_pictures(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    sit_down(page, server, written("random-2-learning", ends_now))
    MousePlayer(page).play()
    look_at_the_end(page, device)


def look_at_the_end(page: Page, device: str) -> None:
    """Takes pictures of the result and the replay."""
    page.locator("dialog figure > svg").wait_for()
    shoot(page, f"{device}-end")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay").wait_for()
    page.locator("input[type=range]").fill("60")
    page.get_by_text(re.compile(r"^60 / \d+$")).wait_for()
    shoot(page, f"{device}-replay")


@pytest.mark.long
@pytest.mark.parametrize("device", DEVICES)
def test_a_game_in_pictures(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    made = create(page, server, LEARNING, [{"kind": "me", "name": "Nefer"}, BOT])
    enter(page, server, made["id"], "?tutorial=1")
    player = MousePlayer(page, seed=6)
    seen: set[str] = set()
    while player.wait():
        for name in scenes(page, player):
            if name not in seen:
                seen.add(name)
                shoot(page, f"{device}-table-{name}")
        player.answer()
    look_at_the_end(page, device)
    assert {"turn", "buy", "goals", "plan", "battle", "locked", "reveal"} <= seen


def scenes(page: Page, player: MousePlayer) -> list[str]:
    """Names what there is to see."""
    found = [player.decision()] if player.decision() else []
    if page.locator(".battle [data-lock]").count():
        ready = page.locator(".battle [data-lock]").is_enabled()
        found.append("locked" if ready else "battle")
    if page.locator(".scene").count():
        found.append("reveal")
    if page.locator(".stepper").count():
        found.append("plan" if page.locator("[data-confirm]").count() else "goals")
    return found


@pytest.mark.parametrize("device", DEVICES)
def test_panels(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    moment = at_turn("ta-seti-greedy-5")
    sit_down(page, server, moment)
    page.wait_for_selector(".prompt[data-decision='turn']")
    if device == "phone":
        for tab in ("me", "others", "market", "log"):
            page.click(f"[data-tab={tab}]")
            shoot(page, f"{device}-tab-{tab}")
    else:
        page.click("[data-market]")
        page.hover("[data-tile='red/royal-scarab']")
        shoot(page, f"{device}-market")
        page.keyboard.press("Escape")
        page.click(f"[data-player='p{(moment.seat + 1) % 5 + 1}'] button")
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
