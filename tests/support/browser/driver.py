"""A player that sees and does only what is on the page: it clicks what glows, or uses the keyboard alone."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import Error, Locator, Page

DECISION = ".prompt[data-decision]:not([data-decision=''])"
# What a person can act on now, and what shows that the game is over.
READY = f"{DECISION}, .battle [data-lock], [data-handover], [data-rematch]"
PATIENCE = 30_000
CLICK = 2_000
GLOWING = (
    "[data-place].lit:visible, [data-tile].lit:visible, .dock [data-di].lit:visible, .dock [data-card].lit:visible,"
    " [data-player].lit > button:visible, [data-stop].lit:visible, .dock [data-token].lit:visible"
)
LEGAL_SPACES = "path.space.choice"
# A space may be a ring or partly under a panel: looks for a point where a click meets it.
FREE_POINT = """space => {
  const path = document.querySelector(`path.space[data-space="${space}"]`);
  const box = path.getBoundingClientRect();
  for (let k = 1; k < 400; k++) {
    const x = box.left + box.width * ((k * 0.618034) % 1), y = box.top + box.height * ((k * 0.754878) % 1);
    const hit = document.elementFromPoint(x, y)?.closest('[data-space]');
    if (hit?.dataset.space === space) return [x, y];
  }
  return null;
}"""


class Driver:
    """Plays one page. `asked` counts the decisions it met."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.asked: Counter[str] = Counter()
        self.stuck = 0

    def start_quick(self, base: str, bots: int) -> None:
        """Starts a quick game from the home page."""
        self.page.goto(base)
        self.page.click(f"[data-quick='{bots}']")
        self.page.wait_for_selector(".table")

    def version(self) -> str:
        """Returns what the page knows of the game's progress."""
        table = self.page.query_selector(".table")
        return (table.get_attribute("data-version") or "") if table else ""

    def over(self) -> bool:
        """Tells whether the page shows the end of the game."""
        return self.page.locator("[data-rematch]").count() > 0

    def decision(self) -> str:
        """Returns what is asked now, or nothing."""
        found = self.page.query_selector(DECISION)
        return (found.get_attribute("data-decision") or "") if found else ""

    def wait(self) -> bool:
        """Waits until something is asked; tells whether the game goes on."""
        self.page.wait_for_selector(READY, timeout=PATIENCE)
        return not self.over()

    def round(self) -> int:
        """Returns the round that the page shows."""
        found = self.page.query_selector(".strip .round b")
        return int(found.inner_text()) if found else 0

    def play(self, until_round: int = 99, most: int = 2000) -> int:
        """Plays until the game is over or the round is reached; returns the number of answers."""
        for number in range(most):
            if not self.wait() or self.round() >= until_round:
                return number
            self.answer()
        raise AssertionError(f"no end after {most} answers; met {self.asked}")

    def answer(self) -> None:
        """Answers what is asked now, by the means of the kind of player."""
        before = self.version()
        handover = self.page.query_selector("[data-handover]")
        if handover:
            self.press(self.page.locator("[data-handover]"))
            self.page.wait_for_selector(".table", timeout=PATIENCE)
            return
        self.asked[self.decision() or "battle-cards"] += 1
        try:
            self.choose()
        except Error as error:
            # What was to be clicked may vanish when the game goes on meanwhile; a person would look again.
            if "Timeout" not in str(error):
                raise
        self.settle(before)

    def settle(self, before: str) -> None:
        """Waits a moment for the answer to take effect; a choice in steps may not change the game yet."""
        for _ in range(40):
            if self.version() != before or self.over():
                self.stuck = 0
                return
            if self.page.locator("[data-confirm]:visible, [data-lock]:visible").count():
                break
            self.page.wait_for_timeout(15)
        self.stuck += 1
        assert self.stuck < 40, f"nothing happens at {self.decision()}: {self.prompt()}"

    def prompt(self) -> str:
        """Returns the text of the prompt."""
        return self.page.locator(".prompt").first.inner_text()

    def choose(self) -> None:
        """Picks something; kinds of players differ here."""
        raise NotImplementedError

    def press(self, what: Locator) -> None:
        """Presses a control."""
        raise NotImplementedError


class MousePlayer(Driver):
    """Uses the mouse alone."""

    def press(self, what: Locator) -> None:
        what.first.click(timeout=CLICK)

    def choose(self) -> None:
        page = self.page
        if page.locator(".battle [data-lock]").count():
            self._battle()
            return
        confirm = page.locator("[data-confirm]:not([disabled]):visible")
        if confirm.count() and self.chance.random() < 0.9:
            self.press(confirm)
            return
        close = page.locator(".reveal [data-close]")
        if close.count():
            close.first.click(timeout=CLICK)
        glowing = page.locator(GLOWING)
        spaces = page.locator(LEGAL_SPACES)
        buttons = page.locator(".prompt [data-action]:not([disabled]):visible")
        places = [group for group in (glowing, spaces) if group.count()]
        if places and self.chance.random() < 0.6:
            group = self.chance.choice(places)
            target = self.any_of(group)
            if group is glowing:
                target.click(timeout=CLICK)
                return
            if self.click_space(str(target.get_attribute("data-space", timeout=CLICK))):
                return
        if buttons.count():
            self.any_of(buttons).click(timeout=CLICK)
        elif confirm.count():
            self.press(confirm)

    def any_of(self, group: Locator) -> Locator:
        """Returns one of *group* by chance; the page may change while one looks at it."""
        return group.nth(self.chance.randrange(max(1, group.count())))

    def click_space(self, space: str) -> bool:
        """Clicks a space of the board where nothing covers it; tells whether there is such a place."""
        point = self.page.evaluate(FREE_POINT, space)
        if point is None:
            return False
        self.page.mouse.click(point[0], point[1])
        return True

    def _battle(self) -> None:
        page = self.page
        lock = page.locator(".battle [data-lock]")
        if not lock.is_enabled():
            free = page.locator(".battle [data-card][aria-disabled=false][aria-pressed=false]")
            # With all cards chosen the lock opens in a moment; if it does not, `settle` counts that nothing happens.
            if free.count():
                self.any_of(free).click(timeout=CLICK)
            return
        extra = page.locator(".battle [data-di][aria-pressed=false]")
        if extra.count() and self.chance.random() < 0.3:
            extra.first.click(timeout=CLICK)
            if not lock.is_enabled():
                extra.first.click(timeout=CLICK)
            return
        lock.click(timeout=CLICK)


class KeyboardPlayer(Driver):
    """Uses the keyboard alone: numbers, arrows, Tab, Enter and the letters of the key list."""

    def press(self, what: Locator) -> None:
        what.first.focus()
        self.page.keyboard.press("Enter")

    def choose(self) -> None:
        page = self.page
        keyboard = page.keyboard
        if page.locator(".battle [data-lock]").count():
            self._battle()
            return
        if page.locator("[data-confirm]:not([disabled]):visible").count():
            # From wherever the focus is, P goes to the prompt, whose first control then is the confirmation.
            keyboard.press("p")
            page.wait_for_timeout(30)
            keyboard.press("Enter")
            return
        if page.locator(LEGAL_SPACES).count() and self.chance.random() < 0.4:
            self._walk()
            return
        buttons = page.locator(".prompt [data-action]:not([disabled]):visible").count()
        number = self.chance.randrange(max(1, buttons))
        if number < 10:
            self._leave()
            keyboard.press(str((number + 1) % 10))
        else:
            keyboard.press("p")
            page.wait_for_timeout(30)
            for _ in range(number):
                keyboard.press("Tab")
            keyboard.press("Enter")

    def _leave(self) -> None:
        """Leaves fields that would take a number for themselves."""
        self.page.evaluate("document.activeElement instanceof HTMLInputElement && document.activeElement.blur()")

    def _walk(self) -> None:
        """Walks over the board with the arrows until a space glows under the focus, and picks it."""
        self.page.keyboard.press("b")
        self.page.wait_for_timeout(30)
        for _ in range(60):
            if self.page.evaluate("document.activeElement?.matches('path.space.choice')"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))

    def _battle(self) -> None:
        page = self.page
        lock = page.locator(".battle [data-lock]")
        target = (
            lock if lock.is_enabled() else page.locator(".battle [data-card][aria-disabled=false][aria-pressed=false]").first
        )
        # Tabs to it, as a person would.
        for _ in range(120):
            if target.evaluate("element => element === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError("the battle panel cannot be reached with Tab")
