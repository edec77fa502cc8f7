"""Pictures of the screen, in build/screenshots, for people to look at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCREENSHOTS = Path(__file__).parents[3] / "build" / "screenshots"


def shoot(page: Page, name: str) -> None:
    """Takes a picture, once everything moved to its place."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.wait_for_timeout(400)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
    fits(page, name)


def fits(page: Page, name: str) -> None:
    """Checks that nobody has to scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), f"{name} is wider than the screen"
