"""One way to use a page: with the mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from support.browser.devices import DESKTOP, PHONE
from support.browser.driver import FREE_POINT, PATIENCE

WAYS: dict[str, dict[str, Any]] = {"mouse": DESKTOP, "touch": PHONE, "keyboard": DESKTOP}
TICK = 100


class Hand:
    """Presses controls and spaces of the board in its way."""

    def __init__(self, page: Page, way: str) -> None:
        self.page = page
        self.way = way

    @property
    def narrow(self) -> bool:
        """Whether the page has tabs in the place of panels."""
        return self.way == "touch"

    def press(self, selector: str) -> None:
        """Presses the first control that *selector* finds."""
        target = self.page.locator(selector).locator("visible=true").first
        if self.way == "mouse":
            target.click(timeout=PATIENCE)
        elif self.way == "touch":
            target.tap(timeout=PATIENCE)
        else:
            target.focus(timeout=PATIENCE)
            self.page.keyboard.press("Space" if target.get_attribute("type") in ("radio", "checkbox") else "Enter")

    def press_space(self, space: str) -> None:
        """Presses a space of the board, once the camera has come to rest."""
        if self.way == "keyboard":
            self.page.locator(f"path.space[data-space={space}]").focus()
            self.page.keyboard.press("Enter")
            return
        x, y = self.still_point(space)
        if self.way == "mouse":
            self.page.mouse.click(x, y)
        else:
            self.page.touchscreen.tap(x, y)

    def still_point(self, space: str) -> tuple[float, float]:
        """Returns where *space* can be pressed."""
        before = None
        for _ in range(PATIENCE // TICK):
            point = self.page.evaluate(FREE_POINT, space)
            if point is not None and point == before:
                return point[0], point[1]
            before = point
            self.page.wait_for_timeout(TICK)
        raise AssertionError(f"{space} cannot be pressed")
