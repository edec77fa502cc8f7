"""What one does at a table, each by mouse, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.browser.devices import MakePage
from support.browser.driver import PATIENCE
from support.browser.hand import WAYS, Hand
from support.browser.moments import Moment, asked, written
from support.browser.server_process import ServerProcess
from support.browser.starting import ME, OPEN, create, sit_down

TURN = written("greedy-4-game-00001", asked("turn", since_round=2))
PLACING = written("greedy-4-game-00001", asked("place-units"))
BUYING = written("random-2-learning", asked("buy"))
BATTLE = written("greedy-2-game-00001", asked("battle-cards"))
LAST_THING = written("random-2-learning", asked("turn"))
FREE_CARD = ".battle [data-card][aria-disabled=false][aria-pressed=false]"


@pytest.fixture(params=WAYS)
def hand(request: pytest.FixtureRequest, make_page: MakePage) -> Hand:
    """Returns each way to use a page."""
    return Hand(make_page(**WAYS[request.param]), request.param)


def sit(hand: Hand, server: ServerProcess, moment: Moment, decision: str) -> None:
    """Sits down at *moment*, at which *decision* is asked."""
    sit_down(hand.page, server, moment)
    hand.page.wait_for_selector(f".prompt[data-decision='{decision}'], .battle [data-lock]")


def goes_on(hand: Hand, before: str) -> None:
    """Waits until the game has gone on since it was at version *before*."""
    hand.page.wait_for_function(
        "before => document.querySelector('.table').dataset.version !== before", arg=before, timeout=PATIENCE
    )


def version(hand: Hand) -> str:
    """Returns how far the game is."""
    return str(hand.page.locator(".table").get_attribute("data-version"))


def in_reserve(hand: Hand) -> int:
    """Returns the units in reserve that one's own row tells of."""
    if hand.narrow:
        hand.press("[data-tab=others]")
    number = int(hand.page.locator(".players .you .stats span").nth(2).inner_text())
    if hand.narrow:
        hand.press("[data-tab=now]")
    return number


def test_a_move_begins_at_the_troop(server: ServerProcess, hand: Hand) -> None:
    """Troop, goal, token: three presses."""
    sit(hand, server, TURN, "turn")
    before = version(hand)
    hand.press_space("east_bank")
    hand.press_space("e_front")
    hand.press("[data-confirm]:not([disabled])")
    goes_on(hand, before)


def test_planning_a_move_drops_a_card_that_was_picked(server: ServerProcess, make_page: MakePage) -> None:
    """The confirmation of the card goes, so that it cannot send the move."""
    hand = Hand(make_page(**WAYS["mouse"]), "mouse")
    sit(hand, server, TURN, "turn")
    card = hand.page.locator(".dock [data-di=prayer]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(hand.page.locator(".picked-action")).to_be_visible()
    hand.press_space("east_bank")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(hand.page.locator(".picked-action")).to_have_count(0)


def test_building_begins_at_the_pyramid(server: ServerProcess, hand: Hand) -> None:
    sit(hand, server, TURN, "turn")
    hand.press_space("e_3")
    hand.press("[data-task=build]")
    hand.press(".prompt[data-decision=build] [data-action='white^3']")
    hand.press("[data-confirm]:not([disabled])")
    hand.page.wait_for_selector(".prompt:not([data-decision=build])")
    hand.press("[data-undo]")
    hand.page.wait_for_selector(".prompt[data-decision=build]")


def test_several_units_are_recruited_at_once(server: ServerProcess, hand: Hand) -> None:
    sit(hand, server, PLACING, "place-units")
    number = int(hand.page.locator("[data-several]").first.inner_text().removeprefix("×"))
    before, reserve = version(hand), in_reserve(hand)
    hand.press("[data-several]")
    goes_on(hand, before)
    assert number > 1
    assert in_reserve(hand) == reserve - number


def test_a_tile_is_bought_from_its_card(server: ServerProcess, hand: Hand) -> None:
    sit(hand, server, BUYING, "buy")
    hand.press(".prompt [data-action^='white/']" if hand.narrow else "[data-tile].lit")
    hand.press("[data-confirm]:not([disabled])")
    hand.page.wait_for_selector(".prompt:not([data-decision=buy])")
    if hand.narrow:
        hand.press("[data-tab=others]")
    hand.page.locator(".players .you [data-owned]").first.wait_for()


def test_a_battle_is_picked_locked_and_skipped(server: ServerProcess, hand: Hand) -> None:
    page = hand.page
    page.add_init_script("localStorage.setItem('kemet-settings', JSON.stringify({speed: 'slow'}))")
    sit(hand, server, BATTLE, "battle-cards")
    expect(page.locator(".battle [data-lock]")).to_be_disabled()
    hand.press(FREE_CARD)
    hand.press(FREE_CARD)
    expect(page.locator(".battle [data-card][aria-pressed=true]")).to_have_count(2)
    hand.press("[data-lock]:not([disabled])")
    page.locator(".scene").wait_for()
    if hand.way == "keyboard":
        page.keyboard.press("Space")
    else:
        hand.press("[data-skip]")
    page.locator(".scene").wait_for(state="detached")
    hand.press("[data-battle-chip] button")
    page.locator(".reveal").wait_for()


def test_what_others_did_is_shown_again(server: ServerProcess, hand: Hand) -> None:
    sit(hand, server, TURN, "turn")
    hand.press("[data-since]")
    hand.page.locator("[data-again]").wait_for()
    hand.press("[data-again] button:last-of-type")
    hand.page.locator("[data-again]").wait_for(state="detached")


def test_a_turn_ends_by_itself_with_a_moment_to_undo(server: ServerProcess, hand: Hand) -> None:
    sit(hand, server, LAST_THING, "turn")
    hand.press(".prompt [data-action='@pray-middle']")
    hand.page.locator(".ending").wait_for()
    hand.press("[data-undo]")
    hand.page.locator(".ending").wait_for(state="detached")
    hand.press(".prompt [data-action='@pray-middle']")
    hand.page.locator(".ending").wait_for()
    goes_on(hand, version(hand))


def test_settings_and_a_bot_for_an_empty_seat(server: ServerProcess, hand: Hand) -> None:
    page = hand.page
    page.goto(f"{server.url}#/settings")
    hand.press("input[name=speed][value=fast]")
    hand.press("input[name=bots][value=instant]")
    page.reload()
    expect(page.locator("input[name=speed][value=fast]")).to_be_checked()
    expect(page.locator("input[name=bots][value=instant]")).to_be_checked()
    made = create(page, server, {"players": 2, "modules": ["path"]}, [ME, OPEN])
    page.goto(f"{server.url}#/game/{made['id']}")
    expect(page.locator("[data-summary]")).to_contain_text("Path to Ta-Seti")
    assert not page.locator("[data-join]").count()
    hand.press("[data-add-bot]")
    page.wait_for_selector(".table")
