"""Whole games, played as people play them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import PHONE, MakePage, ServerProcess
from e2e.driver import Driver, KeyboardPlayer, MousePlayer

LEARNING = {"players": 2, "learning": True}
# Creates a game as the page would; the home page has made an identity before.
CREATE = """async ([options, seats, seed]) => {
  const csrf = document.cookie.match(/csrf=([^;]*)/)[1];
  const reply = await fetch('/api/games', {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf)},
    body: JSON.stringify({options, seats, public: true, clock: {kind: 'off'}, ...(seed ? {seed} : {})}),
  });
  return reply.json();
}"""


def create(
    page: Page, server: ServerProcess, options: dict[str, Any], seats: list[dict[str, str]], seed: str = ""
) -> dict[str, str]:
    """Returns id and invitation of a new game."""
    page.goto(server.url)
    page.locator(".account a").wait_for()
    made: dict[str, str] = page.evaluate(CREATE, [options, seats, seed])
    return made


def enter(page: Page, server: ServerProcess, game: str, query: str = "") -> None:
    """Opens the table of a game."""
    page.goto(f"{server.url}#/game/{game}{query}")
    page.wait_for_selector(".table")


def learning_game(page: Page, server: ServerProcess, bot: str = "normal") -> None:
    """Starts a short game against a bot."""
    made = create(page, server, LEARNING, [{"kind": "me"}, {"kind": "bot", "bot": bot}])
    enter(page, server, made["id"])


def shows_the_end(driver: Driver) -> None:
    """Checks the result of a game that is over."""
    assert driver.over()
    dialog = driver.page.locator("dialog")
    assert dialog.locator("tbody tr").count() >= 2
    dialog.locator("figure > svg").wait_for()


def test_a_whole_game_by_mouse_alone(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    learning_game(page, server)
    player = MousePlayer(page, seed=4)
    player.play()
    shows_the_end(player)
    page.click("[data-rematch]")
    page.locator(".prompt").wait_for()


def test_a_whole_game_by_keyboard_alone(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    learning_game(page, server)
    player = KeyboardPlayer(page, seed=2)
    player.play()
    shows_the_end(player)


def test_a_whole_game_on_a_phone(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page(**PHONE)
    learning_game(page, server)
    player = MousePlayer(page, seed=3)
    player.play()
    shows_the_end(player)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_rounds_with_more_players(server: ServerProcess, make_page: MakePage, bots: int) -> None:
    page = make_page()
    player = MousePlayer(page, seed=bots)
    player.start_quick(server.url, bots)
    player.play(until_round=3)
    assert player.over() or player.round() >= 3
    assert page.locator("[data-player]").count() == bots + 1


def test_all_modules_together(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    page.goto(server.url)
    modules = page.evaluate("async () => (await (await fetch('/api/setup')).json()).modules.map(module => module.name)")
    made = create(page, server, {"players": 3, "modules": modules}, [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])
    enter(page, server, made["id"])
    player = MousePlayer(page, seed=8)
    player.play(until_round=3)
    assert player.over() or player.round() >= 3


def test_a_hot_seat_game_hides_hands(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    made = create(page, server, LEARNING, [{"kind": "me", "name": "Nefer"}, {"kind": "me", "name": "Anhur"}])
    page.goto(f"{server.url}#/game/{made['id']}")
    player = MousePlayer(page, seed=5)
    player.play(until_round=2)
    assert player.round() >= 2
    page.wait_for_selector("[data-handover], .table")
    if page.locator("[data-handover]").count():
        assert page.locator("[data-di]").count() == 0
