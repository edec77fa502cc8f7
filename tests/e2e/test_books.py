"""The newer books in the browser: Blood and Sand with the Book of the Dead, and Seth against the community."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page
from support.browser.devices import DEVICES, MakePage
from support.browser.driver import MousePlayer
from support.browser.ear import Ear
from support.browser.moments import may_end_now, written
from support.browser.pictures import shoot
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, ME, OPEN, create, enter, sit_down

NORMAL = {"kind": "bot", "bot": "normal"}
SETH_GAME = {"players": 4, "modules": ["seth"], "cities": "random"}


def choose(page: Page, server: ServerProcess, *words: str) -> None:
    """Opens the page for a new game and clicks what says *words*."""
    page.goto(f"{server.url}#/new")
    for word in words:
        page.locator("label", has_text=word).first.click()


@pytest.mark.parametrize("device", DEVICES)
def test_a_round_of_blood_and_sand_with_the_dead(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    choose(page, server, "Blood and Sand", "Book of the Dead")
    page.locator("select[aria-label='Level of the bot']").first.select_option("random")
    page.locator("summary").click()
    page.locator("label.field input").fill("dead-3")
    page.click("[data-create]")
    page.wait_for_selector(".table")
    player = MousePlayer(page, seed=3)
    player.play(until_round=2)
    shoot(page, f"{device}-blood-and-sand")
    assert player.round() == 2
    # What bots do is not the same every time: only these are always asked.
    assert {"turn", "take-tile"} <= set(player.asked)
    if device == "phone":
        page.click("[data-tab=me]")
    honour = page.locator(".dock .honour")
    honour.wait_for()
    assert "Honour" in str(honour.get_attribute("aria-label"))
    assert not page.locator(".phases").get_by_text("White").count()


def test_one_plays_seth_against_bots(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    choose(page, server, "One against the community")
    assert page.locator("input[name=players]").evaluate_all("all => all.map(one => one.value)") == ["3", "4", "5", "6"]
    for bot in page.locator("select[aria-label='Level of the bot']").all():
        bot.select_option("random")
    page.click("[data-create]")
    page.wait_for_selector(".table")
    player = MousePlayer(page, seed=2)
    while player.wait() and player.decision() != "seth-turn":
        player.answer()
    assert page.locator(".dock [data-place]").count() == 13
    assert page.locator(".dock [data-member]").count() == 2
    page.keyboard.press("o")
    page.locator("[data-osiris]").wait_for()
    shoot(page, "desktop-seth-osiris")
    page.keyboard.press("o")
    player.play(until_round=2)
    shoot(page, "desktop-seth")
    assert player.asked["seth-turn"] >= 4
    assert player.over() or player.round() == 2


@pytest.mark.long
def test_a_whole_game_as_seth(server: ServerProcess, make_page: MakePage) -> None:
    """Against bots that know how to win, to its end; no hand of theirs comes to the page."""
    page = make_page()
    ear = Ear(page)
    made = create(page, server, SETH_GAME | {"players": 3}, [ME, NORMAL, NORMAL], "community-2")
    enter(page, server, made["id"])
    player = MousePlayer(page, seed=5)
    player.play()
    assert player.asked["seth-turn"] > 5
    page.locator("dialog tr.winner").wait_for()
    assert len(ear.views()) > 50
    ear.check("p1")


def test_two_members_and_a_bot_against_seth(server: ServerProcess, make_page: MakePage) -> None:
    one, two, watcher = make_page(), make_page(), make_page("fr")
    ears = {"p2": Ear(one), "p3": Ear(two), None: Ear(watcher)}
    made = create(one, server, SETH_GAME, [BOT, ME, OPEN, BOT], "community-1")
    one.goto(f"{server.url}#/game/{made['id']}")
    two.goto(f"{server.url}#/game/{made['id']}?invite={made['invite']}")
    two.click("[data-join='p3']")
    one.wait_for_selector(".table")
    two.wait_for_selector(".table")
    enter(watcher, server, made["id"])
    players = [MousePlayer(one, seed=1), MousePlayer(two, seed=2)]
    for _ in range(400):
        if all(player.asked["community-turn"] > 1 for player in players) and len(ears[None].views()) > 12:
            break
        for player in players:
            if player.decision() or player.page.locator(".battle [data-lock]").count():
                player.answer()
        one.wait_for_timeout(10)
    # Whatever lies over the board just then goes away.
    for _ in range(3):
        one.keyboard.press("Escape")
    one.click("[data-point]")
    for space in ("west_bank", "sphinx_temple"):
        assert players[0].click_space(space)
    # A proposal to the others is open to all, Seth and spectators too (R79).
    two.locator("[data-pointed]").wait_for(state="attached")
    watcher.locator("[data-pointed]").wait_for(state="attached")
    shoot(watcher, "desktop-seth-spectator")
    assert not watcher.locator(".dock").count()
    for seat, ear in ears.items():
        assert len(ear.views()) > 12
        ear.check(seat)


# The record of a game, how many win, and where it is looked at.
ENDS = [
    ("seth-greedy-4", 3, "desktop", "ru"), ("seth-greedy-4", 3, "phone", "pl"),
    ("seth-random-5", 1, "desktop", "fr"), ("seth-random-5", 1, "phone", "en"),
]  # fmt: skip


@pytest.mark.parametrize(("record", "winners", "device", "language"), ENDS)
def test_the_end_of_seths_game(
    server: ServerProcess, make_page: MakePage, record: str, winners: int, device: str, language: str
) -> None:
    """Of either camp's victory: the winners stand together, with what they won by; the record can be watched."""
    page = make_page(language, **DEVICES[device])
    sit_down(page, server, written(record, may_end_now))
    player = MousePlayer(page)
    player.wait()
    if player.decision() == "tactical-choice":
        # By another answer the game would go on.
        page.locator(".prompt [data-action^='card/']").click()
        page.locator("[data-confirm]").click()
    player.play()
    page.locator("dialog figure > svg").wait_for()
    assert page.locator("dialog tr.winner").count() == 1
    assert page.locator("dialog tr.winner .player").count() == winners
    shoot(page, f"{device}-{record}-end")
    page.locator("dialog a[href*='replay']").click()
    page.locator("input[type=range]").fill("200")
    page.get_by_text(re.compile(r"^200 / \d+$")).wait_for()
    shoot(page, f"{device}-{record}-replay")
