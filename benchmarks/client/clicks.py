"""`python -m benchmarks.client.clicks`: clicks and seconds of what one does in a turn, and of a day against three bots.

Needs playwright, chromium and the built client (`make web`). Everything is done by mouse at a table with the usual settings;
the script does not think, so its seconds are those of the table. Prints a table; the load of the machine belongs to it.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as Late

from benchmarks.client.common import ARGS, CHROMIUM, VIEWPORT, served, to_first_turn

COUNT = "() => addEventListener('pointerdown', () => window.pressed++, true)"
RESET = "() => { window.pressed = 0; window.begun = performance.now(); }"
TAKEN = "() => [window.pressed, (performance.now() - window.begun) / 1000]"
# Milliseconds to wait for what a click does, or for what is to be clicked.
PATIENCE = 1000
# Changes with everything that a click can change.
SEEN = """() => [document.querySelector('.table').dataset.version, document.querySelector('.prompt')?.innerText,
  ...[...document.querySelectorAll('.battle [aria-pressed=true]')].map(one => one.innerText),
  document.querySelectorAll('[data-confirm]').length].join()"""
CHANGED = f"before => ({SEEN})() !== before"
# A token lies and nothing more of it is asked.
DONE = """() => {
  const asked = document.querySelector('.prompt')?.dataset.decision;
  return !document.querySelector('.battle [data-lock]') && (!asked || asked === 'turn') &&
    !document.querySelector('[data-place].lit') && !document.querySelector('[data-confirm]');
}"""
TURN = ".prompt[data-decision=turn]"
# Where my troops are that can move.
TROOPS = """() => [...document.querySelectorAll('path.space.choice')].map(one => one.dataset.space)
  .flatMap(space => [...document.querySelectorAll(`.troop[data-space="${space}"] svg`)].slice(0, 1))
  .map(troop => troop.getBoundingClientRect()).map(box => [box.left + box.width / 2, box.top + box.height * 0.6])"""
# A space may be a ring or partly under a panel: looks for a point where a click meets it.
FREE_POINT = """space => {
  const box = document.querySelector(`path.space[data-space="${space}"]`)?.getBoundingClientRect();
  if (!box) return null;
  for (let k = 1; k < 400; k++) {
    const x = box.left + box.width * ((k * 0.618034) % 1), y = box.top + box.height * ((k * 0.754878) % 1);
    if (document.elementFromPoint(x, y)?.closest('[data-space]')?.dataset.space === space) return [x, y];
  }
  return null;
}"""
CARD = ".battle [data-card][aria-disabled=false][aria-pressed=false]"
# What goes on with a choice, the best way first; where a turn begins, nothing does.
NEXT = (
    ".battle [data-lock]:enabled",
    CARD,
    "[data-confirm]:enabled",
    ".drawer [data-tile].lit",
    "[data-several]",
    ".prompt:not([data-decision=turn]) [data-action]:enabled",
)


def step(page: Page, act: Callable[[], None]) -> None:
    """Does something and waits until the page shows what came of it."""
    before = page.evaluate(SEEN)
    # What was to be clicked may vanish when the game goes on meanwhile; a person would look again.
    with suppress(Late):
        act()
        page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)


def press(page: Page, what: Locator) -> None:
    """Clicks a control."""
    step(page, lambda: what.first.click(timeout=PATIENCE))


def go_on(page: Page) -> None:
    """Clicks what answers the question, or a part of it."""
    for selector in NEXT:
        found = page.locator(selector).locator("visible=true")
        if found.count():
            press(page, found)
            return
    page.wait_for_timeout(20)


def begin(page: Page, place: str) -> bool:
    """Lays a token on the first free place whose name begins with *place*; tells whether there is one."""
    free = page.locator(f"[data-place^='{place}'].lit")
    if not free.count():
        return False
    press(page, free)
    return True


def lay_any(page: Page) -> bool:
    """Lays a token somewhere, where praying is best; tells whether there is a place."""
    return any(begin(page, place) for place in ("pray", "recruit", "build", "buy", "move"))


def march(page: Page, goals: str) -> bool:
    """Picks a troop on the board and a space to go to among those that *goals* selects; tells whether there is one."""
    for x, y in page.evaluate(TROOPS):
        page.evaluate(RESET)
        step(page, lambda x=x, y=y: page.mouse.click(x, y))  # type: ignore[misc]
        found = page.locator(f".prompt .choices {goals}")
        for goal in [one.get_attribute("data-action") for one in found.all()]:
            point = page.evaluate(FREE_POINT, goal)
            if point:
                step(page, lambda point=point: page.mouse.click(*point))  # type: ignore[misc]
                return True
        step(page, lambda: page.keyboard.press("Escape"))
    return False


def attack(page: Page) -> bool:
    """Attacks with a troop and locks the cards of the battle; tells whether anybody is in reach."""
    if not march(page, "[data-action].attack"):
        return False
    page.locator("[data-confirm]").first.click()
    lock = page.locator(".battle [data-lock]")
    lock.wait_for()
    for _ in ("played", "discarded"):
        press(page, page.locator(CARD))
    lock.click()
    lock.wait_for(state="detached")
    return True


def measured(page: Page, name: str, act: Callable[[], bool]) -> bool:
    """Does something with a token; prints its clicks and seconds, or returns False where it cannot be done now."""
    page.evaluate(RESET)
    if not act():
        return False
    while name != "attack" and not page.evaluate(DONE):
        go_on(page)
    pressed, seconds = page.evaluate(TAKEN)
    print(f"{name:24} {pressed:6} {seconds:8.1f}", flush=True)
    return True


def next_turn(page: Page) -> float:
    """Ends my turn, answers what is asked of me meanwhile, and returns the seconds until my next one."""
    begun = time.monotonic()
    while not (page.locator(TURN).count() and page.locator("[data-place].lit").count()):
        end = page.locator(f"{TURN} [data-action=pass]:enabled")
        if end.count():
            press(page, end)
            begun = time.monotonic()
        else:
            go_on(page)
    return time.monotonic() - begun


def day(page: Page) -> None:
    """Plays a day with one of each action, and prints what each took, the bots between, and the day."""
    acts: dict[str, Callable[[], bool]] = {
        "recruit": lambda: begin(page, "recruit"),
        "move": lambda: march(page, "[data-action]:not(.attack)"),
        "build": lambda: begin(page, "build"),
        "buy": lambda: begin(page, "buy"),
        "pray": lambda: begin(page, "pray"),
    }
    begun, clicks, waits = time.monotonic(), 0, []
    for name, act in acts.items():
        if not measured(page, name, act):
            print(f"{name:24} cannot be done now")
            measured(page, "instead", lambda: lay_any(page))
        clicks += page.evaluate("() => window.pressed")
        page.evaluate(RESET)
        waits.append(next_turn(page))
        clicks += page.evaluate("() => window.pressed")
    print(f"{'three bots, a turn each':24} {'':6} {statistics.median(waits[:-1]):8.1f}")
    print(f"{'the day, and the night':24} {clicks:6} {time.monotonic() - begun:8.1f}", flush=True)


def main() -> None:
    """Measures and prints."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}\n{'':24} {'clicks':>6} {'seconds':>8}")
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = browser.new_page(viewport=VIEWPORT, locale="en")
        to_first_turn(page, base)
        page.evaluate(COUNT)
        day(page)
        while not measured(page, "attack", lambda: attack(page)):
            measured(page, "nobody in reach", lambda: lay_any(page))
            next_turn(page)
        browser.close()


if __name__ == "__main__":
    main()
