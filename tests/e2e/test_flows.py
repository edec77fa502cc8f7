"""Ways to play that begin on the board, and what others did."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from support.browser.devices import DESKTOP, PHONE, MakePage
from support.browser.driver import FREE_POINT, MousePlayer
from support.browser.moments import asked, written
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, ME, create, enter, sit_down

TURN = written("greedy-4-game-00001", asked("turn", since_round=2))
# The troop of mine that can move, where the middle of its counter is.
TROOP = """() => {
  const space = [...document.querySelectorAll('path.space.choice')].map(one => one.dataset.space)
    .find(space => document.querySelector(`.troop[data-space="${space}"]`));
  const box = document.querySelector(`.troop[data-space="${space}"] svg`).getBoundingClientRect();
  return [space, box.left + box.width / 2, box.top + box.height * 0.6];
}"""


class Finger:
    """A finger on the screen, used as a mouse is."""

    def __init__(self, page: Page) -> None:
        self.client = page.context.new_cdp_session(page)
        self.at: dict[str, float] = {}
        self.pressed = False

    def move(self, x: float, y: float) -> None:
        """Goes there; a finger that is down takes along what it holds."""
        self.at = {"x": x, "y": y}
        if self.pressed:
            self._send("touchMove", [self.at])

    def down(self) -> None:
        """Touches the screen."""
        self.pressed = True
        self._send("touchStart", [self.at])

    def up(self) -> None:
        """Leaves the screen."""
        self.pressed = False
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def at_turn(page: Page, server: ServerProcess) -> None:
    """Sits down at a turn of the second round."""
    sit_down(page, server, TURN)
    page.wait_for_selector(".prompt[data-decision='turn']")


def first_goal(page: Page) -> str:
    """Returns the first space to which the troop that is picked can go."""
    page.locator(".prompt [data-action]").first.wait_for()
    return str(page.locator(".prompt .choices [data-action]").first.get_attribute("data-action"))


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_troop_is_dragged_to_where_it_goes(server: ServerProcess, make_page: MakePage, touch: bool) -> None:
    page = make_page(**(PHONE if touch else DESKTOP))
    at_turn(page, server)
    page.wait_for_timeout(400)
    drag = Finger(page) if touch else page.mouse
    _space, x, y = page.evaluate(TROOP)
    drag.move(x, y)
    drag.down()
    drag.move(x + 20, y + 20)
    drag.move(x + 22, y + 22)
    goal = page.evaluate(FREE_POINT, first_goal(page))
    drag.move(*goal)
    drag.up()
    page.locator("[data-confirm]").first.wait_for()
    before = MousePlayer(page).version()
    page.locator("[data-confirm]").first.click()
    page.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=before)


def test_an_owned_tile_shows_its_card(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    at_turn(page, server)
    page.locator("[data-owned]").first.hover()
    assert page.locator(".peek p").first.inner_text()
    assert page.locator(".players [data-used]").count() == 4


def test_a_city_is_taken_once_it_is_confirmed(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    made = create(page, server, {"players": 2}, [ME, BOT], seed="s1")
    enter(page, server, made["id"])
    page.wait_for_selector(".prompt[data-decision='pick-city']")
    page.keyboard.press("1")
    page.locator("[data-confirm]").wait_for()
    page.keyboard.press("Escape")
    assert not page.locator("[data-confirm]").count()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt:not([data-decision='pick-city'])")


def test_how_a_battle_ends_is_told_by_its_scene_first(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    page.add_init_script("localStorage.setItem('kemet-settings', JSON.stringify({speed: 'slow'}))")
    sit_down(page, server, written("greedy-2-game-00001", asked("battle-cards")))
    lock = page.locator(".battle [data-lock]")
    for _ in ("played", "discarded"):
        page.locator(".battle [data-card][aria-disabled=false][aria-pressed=false]").first.click()
    lock.click()
    page.locator(".scene.f1").wait_for()
    seen = page.locator(".side").inner_text()
    assert page.locator(".prompt [data-action]").count() == 0
    page.locator("[data-skip]").click()
    page.locator(".scene").wait_for(state="detached")
    page.locator(".talk").get_by_text("wins the battle").first.wait_for()
    assert "wins the battle" not in seen
    page.locator("[data-battle-chip]").wait_for()
