"""Games played as people play them: the last day of a short one in every way, whole ones where there is time."""

from __future__ import annotations

from typing import Any

import pytest
from support.browser.devices import DESKTOP, PHONE, MakePage
from support.browser.driver import Driver, KeyboardPlayer, MousePlayer
from support.browser.moments import asked, day_ends_soon, ends_today, written
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, create, create_at, enter, learning_game, sit_down

LAST_DAY = written("random-2-learning", ends_today)
WAYS = pytest.mark.parametrize(
    ("player_type", "device"),
    [(MousePlayer, DESKTOP), (KeyboardPlayer, DESKTOP), (MousePlayer, PHONE)],
    ids=["mouse", "keyboard", "phone"],
)


def shows_the_end(driver: Driver) -> None:
    """Checks the result of a game that is over."""
    assert driver.over()
    dialog = driver.page.locator("dialog")
    assert dialog.locator("tbody tr").count() >= 2
    dialog.locator("figure > svg").wait_for()


@WAYS
def test_the_last_day_of_a_game(
    server: ServerProcess, make_page: MakePage, player_type: type[Driver], device: dict[str, Any]
) -> None:
    page = make_page(**device)
    sit_down(page, server, LAST_DAY)
    player = player_type(page, seed=4)
    assert player.play() > 1
    shows_the_end(player)
    page.click("[data-rematch]")
    page.wait_for_selector(".prompt[data-decision='set-pyramids']")


@pytest.mark.long
@WAYS
def test_a_whole_game(server: ServerProcess, make_page: MakePage, player_type: type[Driver], device: dict[str, Any]) -> None:
    page = make_page(**device)
    learning_game(page, server)
    player = player_type(page, seed=3)
    player.play()
    shows_the_end(player)


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
def test_a_quick_game_begins(server: ServerProcess, make_page: MakePage, bots: int) -> None:
    page = make_page()
    player = MousePlayer(page, seed=bots)
    player.start_quick(server.url, bots)
    while player.wait() and player.decision() != "turn":
        player.answer()
    assert page.locator("[data-player]").count() == bots + 1


@pytest.mark.long
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_rounds_with_more_players(server: ServerProcess, make_page: MakePage, bots: int) -> None:
    page = make_page()
    player = MousePlayer(page, seed=bots)
    player.start_quick(server.url, bots)
    player.play(until_round=3)
    assert player.over() or player.round() >= 3
    assert page.locator("[data-player]").count() == bots + 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_day_ends_with_more_players(server: ServerProcess, make_page: MakePage, players: int) -> None:
    page = make_page()
    sit_down(page, server, written(f"greedy-{players}-game-00001", day_ends_soon))
    player = MousePlayer(page, seed=players)
    player.play(until_round=3)
    assert player.over() or player.round() >= 3
    assert page.locator("[data-player]").count() == players


def test_a_day_ends_with_all_modules(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    sit_down(page, server, written("ta-seti-random-3", day_ends_soon))
    player = MousePlayer(page, seed=8)
    player.play(until_round=3)
    assert player.over() or player.round() >= 3


@pytest.mark.long
def test_all_modules_together(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    made = create(page, server, {"players": 3, "modules": ["ta-seti", "book-of-the-dead"]}, [{"kind": "me"}, BOT, BOT])
    enter(page, server, made["id"])
    player = MousePlayer(page, seed=8)
    player.play(until_round=3)
    assert player.over() or player.round() >= 3


def test_a_hot_seat_game_hides_hands(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    moment = written("random-2-learning", asked("turn", since_round=5))
    made = create_at(page, server, moment, [{"kind": "me", "name": "Nefer"}, {"kind": "me", "name": "Anhur"}])
    page.goto(f"{server.url}#/game/{made['id']}")
    player = MousePlayer(page, seed=5)
    handed_over, hands = 0, 0
    while handed_over < 3 and player.wait():
        if page.locator("[data-handover]").count():
            handed_over += 1
            assert page.locator("[data-di]").count() == 0
        else:
            hands += page.locator(".dock [data-di]").count()
        player.answer()
    assert handed_over == 3
    assert hands
