"""Lessons in the browser: by mouse, by touch, left and taken up again; the rules beside them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from support.browser.devices import DESKTOP, PHONE, MakePage
from support.browser.driver import FREE_POINT
from support.browser.server_process import ServerProcess

PATIENCE = 30_000


class Learner:
    """Does what a task says, by mouse or by touch."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch

    def click_space(self, space: str) -> None:
        """Clicks or taps a space of the board."""
        x, y = self.still_point(space)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def still_point(self, space: str) -> tuple[float, float]:
        """Returns where a space can be clicked, once the camera has come to rest."""
        seen: list[list[float] | None] = []
        for _ in range(100):
            seen.append(self.page.evaluate(FREE_POINT, space))
            point = seen[-1]
            if point is not None and seen[-5:] == [point] * 5:
                return point[0], point[1]
            self.page.wait_for_timeout(200)
        raise AssertionError(f"{space} cannot be clicked")

    def press(self, selector: str) -> None:
        """Presses a control."""
        target = self.page.locator(selector).first
        target.tap(timeout=PATIENCE) if self.touch else target.click(timeout=PATIENCE)

    def move(self, start: str, goal: str) -> None:
        """Moves a whole troop."""
        self.click_space(start)
        self.click_space(goal)
        self.press("[data-confirm]:not([disabled])")

    def done(self) -> None:
        """Waits until the task is done."""
        expect(self.page.locator("[data-lesson-state=done]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_first_lesson(server: ServerProcess, make_page: MakePage, touch: bool) -> None:
    page = make_page("en", **(PHONE if touch else DESKTOP))
    page.goto(f"{server.url}#/tutorial")
    learner = Learner(page, touch)
    learner.press("[data-start]")
    expect(page.locator("[data-pointed]").first).to_be_visible(timeout=PATIENCE)
    learner.move("nw_1", "nw_front")
    learner.done()
    learner.press("[data-next]")
    learner.move("nw_2", "sphinx_temple")
    learner.done()
    # Left here, it goes on with the third task.
    page.goto(f"{server.url}#/tutorial")
    expect(page.locator("[data-lesson=move] small")).to_have_text("2 of 3", timeout=PATIENCE)
    learner.press("[data-start]")
    expect(page.locator("[data-lesson-state=task] small")).to_have_text("3 of 3", timeout=PATIENCE)
    # All five go: that is not what was asked for.
    learner.move("nw_front", "west_temple")
    expect(page.locator("[data-lesson-state=missed]")).to_be_visible(timeout=PATIENCE)
    learner.press("[data-again]")
    expect(page.locator("[data-lesson-state=task]")).to_be_visible(timeout=PATIENCE)
    learner.click_space("nw_front")
    learner.click_space("west_temple")
    for _ in range(3):
        learner.press("button[aria-label='Fewer']")
    learner.press("[data-confirm]:not([disabled])")
    learner.done()
    assert "attack" in str(page.locator("[data-next]").first.get_attribute("href"))


def test_a_task_left_in_the_middle_is_taken_up_there(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page("ru")
    page.goto(f"{server.url}#/lesson/buy")
    learner = Learner(page, touch=False)
    learner.press(".prompt [data-action='@buy-white']")
    expect(page.locator("[data-tile='white/priest']").first).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(page.locator("[data-tile='white/priest']").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".coach")).to_contain_text("Жетоны способностей")


# Whether a space's ring is on the screen, above the sheet.
POINTED_AT = """() => {
  const sheet = document.querySelector('.sheet').getBoundingClientRect();
  return [...document.querySelectorAll('[data-pointed] circle')].map((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return x + width / 2 > 0 && x + width / 2 < innerWidth && y + height / 2 < sheet.top;
  });
}"""


def open_task(page: Page, server: ServerProcess, lesson: str, task: int) -> None:
    """Opens a task as somebody who left it there."""
    page.goto(server.url)
    left = {"done": {lesson: task - 1}, "open": {"lesson": lesson, "task": task, "actions": []}}
    page.evaluate("left => localStorage.setItem('kemet-lessons', JSON.stringify(left))", left)
    page.goto(f"{server.url}#/lesson/{lesson}")
    page.reload()
    expect(page.locator("[data-lesson-state=task]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("lesson", "task"), [("move", 2), ("attack", 2), ("creatures", 2), ("di-cards", 1)])
def test_a_phone_shows_where_the_arrows_lead(server: ServerProcess, make_page: MakePage, lesson: str, task: int) -> None:
    page = make_page("ru", **PHONE)
    open_task(page, server, lesson, task)
    expect(page.locator("[data-pointed]").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(f"() => {{ const seen = ({POINTED_AT})(); return seen.length && seen.every(Boolean); }}")


def test_battle_cards_of_a_lesson_are_whole_on_a_phone(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page("ru", **PHONE)
    open_task(page, server, "attack", 3)
    expect(page.locator(".battle [data-card]").last).to_be_visible(timeout=PATIENCE)
    lock = page.locator(".battle [data-lock]").bounding_box()
    cards = [card.bounding_box() for card in page.locator(".battle [data-card]").all()]
    assert lock is not None
    assert all(card is not None and card["y"] + card["height"] <= lock["y"] for card in cards)


def test_a_troop_that_the_lesson_leaves_alone_says_so(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page("en", **DESKTOP)
    open_task(page, server, "move", 1)
    learner = Learner(page, touch=False)
    learner.click_space("nw_2")
    expect(page.get_by_text("the lesson is about something else now")).to_be_visible()
    learner.click_space("nw_1")
    learner.click_space("west_temple")
    expect(page.get_by_text("Out of reach for this troop")).to_be_visible()


def test_after_the_last_lesson_the_first_game_is_in_sight(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page("pl", **PHONE)
    page.goto(f"{server.url}#/tutorial?first=1")
    expect(page.locator("[data-first-game]")).to_be_in_viewport(timeout=PATIENCE)


def test_rules_have_chapters_pictures_and_no_words_of_programs(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page("fr")
    page.goto(f"{server.url}#/rules")
    expect(page.locator("[data-open]")).to_have_count(17, timeout=PATIENCE)
    page.click("[data-open=move]")
    expect(page.locator("figure [data-pointed]").first).to_be_visible(timeout=PATIENCE)
    row = page.locator(".rows li").first
    expect(row).to_contain_text("Déplacez une troupe", timeout=PATIENCE)
    expect(row).to_have_attribute("lang", "fr")
    expect(page.locator(".count")).to_have_count(0)
    page.goto(f"{server.url}#/rules/components")
    expect(page.locator("[data-entry='white/priest']")).to_contain_text("Prêtre", timeout=PATIENCE)
    assert "white/priest" not in page.locator("main").inner_text()
