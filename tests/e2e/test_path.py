"""The path to Ta-Seti, played with the mouse: priests on their way, tokens taken, laid in a battle, seen by all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from support.browser.devices import DEVICES, MakePage
from support.browser.driver import CLICK, MousePlayer
from support.browser.moments import asked, first_turn, written
from support.browser.pictures import shoot
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, ME, create, enter, sit_down

from kemet.engine import Game, Options
from kemet.engine.view import player_view

# With this seed all villages of the first board hold items for battles.
SEED = "path-186"
FIRST_TURN = first_turn(Options(players=3, modules=["ta-seti"], cities="random"), SEED)
PANEL = "[data-path-panel]"
BATTLE_TOKENS = ".battle [data-token][aria-pressed]"


class Pilgrim(MousePlayer):
    """Sends priests along the path, takes what lies there, and looks for battles."""

    def __init__(self, page: Page, seed: int, device: str) -> None:
        super().__init__(page, seed)
        self.device = device
        self.seen: set[str] = set()
        self.laid = 0

    def picture(self, name: str) -> None:
        """Takes a picture, the first time."""
        if name not in self.seen:
            self.seen.add(name)
            shoot(self.page, f"{self.device}-path-{name}")

    def choose(self) -> None:
        page = self.page
        decision = self.decision()
        confirm = page.locator(".prompt [data-confirm]:not([disabled]):visible")
        if page.locator(".battle [data-lock]").count():
            self.fight()
        elif confirm.count():
            self.press(confirm)
        elif decision in ("activate-priest", "pick-road", "take-token"):
            assert page.locator(PANEL).is_visible()
            self.picture(decision)
            self.travel()
        elif decision == "turn" and page.locator("[data-place^=move].lit").count():
            self.press(page.locator("[data-place^=move].lit"))
        elif decision == "turn" and page.locator(".prompt [data-action^='@move']").count():
            self.press(page.locator(".prompt [data-action^='@move']"))
        elif decision in ("pick-troop", "move") and page.locator(".prompt .btn.attack[data-action]").count():
            self.press(page.locator(".prompt .btn.attack[data-action]"))
        else:
            super().choose()

    def travel(self) -> None:
        """Goes on with what glows on the path."""
        tokens = self.page.locator(f"{PANEL} [data-path-token].lit")
        stops = self.page.locator(f"{PANEL} [data-stop].lit")
        target = tokens if tokens.count() else stops
        if target.count():
            target.nth(self.chance.randrange(target.count())).click(timeout=CLICK)
        else:
            self.press(self.page.locator(".prompt [data-action=pass]"))

    def fight(self) -> None:
        """Lays every token it has beside the battle card."""
        page = self.page
        lock = page.locator(".battle [data-lock]")
        tokens = page.locator(f"{BATTLE_TOKENS}[aria-pressed=false]")
        if lock.is_enabled() and tokens.count():
            self.press(tokens)
            self.laid += 1
        elif lock.is_enabled() and page.locator(BATTLE_TOKENS).count():
            self.picture("battle")
            self.press(lock)
            page.locator(".scene").wait_for(timeout=10_000)
            self.picture("reveal")
        else:
            self._battle()


def first_turn_of_pilgrim(page: Page, server: ServerProcess) -> Pilgrim:
    """Sits down at the first turn of a game with all five modules."""
    sit_down(page, server, FIRST_TURN)
    page.wait_for_selector(".prompt[data-decision='turn']")
    return Pilgrim(page, 1, "desktop")


def look_at_the_path(player: Pilgrim) -> None:
    """Opens the path and looks at a place of it."""
    page = player.page
    if player.device == "phone":
        page.click("[data-tab=path]")
    elif not page.locator(PANEL).count():
        page.click("[data-panel=path]")
    page.locator(PANEL).wait_for()
    page.locator(f"{PANEL} [data-location='3-middle']").hover()
    player.picture("looking")


@pytest.mark.parametrize("device", DEVICES)
def test_a_priest_travels(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    sit_down(page, server, written("ta-seti-random-3", asked("activate-priest")))
    player = Pilgrim(page, 1, device)
    for decision in ("activate-priest", "pick-road", "take-token"):
        player.wait()
        assert player.decision() == decision
        player.answer()
    look_at_the_path(player)


def fights_with_a_khopesh(game: Game, seat: int) -> bool:
    """Tells whether a battle begins for somebody who has that token."""
    return game.decision().name() == "battle-cards" and "khopesh" in player_view(game, seat, seat)["path-tokens"]


@pytest.mark.parametrize("device", DEVICES)
def test_tokens_are_laid_in_a_battle(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    sit_down(page, server, written("ta-seti-random-3", fights_with_a_khopesh))
    player = Pilgrim(page, 1, device)
    while "reveal" not in player.seen:
        assert player.wait()
        assert page.locator(".battle [data-lock]").count()
        player.answer()
    assert player.laid
    assert {"battle", "reveal"} <= player.seen


@pytest.mark.long
@pytest.mark.parametrize("device", DEVICES)
def test_priests_travel_and_fight(server: ServerProcess, make_page: MakePage, device: str) -> None:
    page = make_page(**DEVICES[device])
    options = {"players": 3, "modules": ["ta-seti"], "cities": "random"}
    enter(page, server, create(page, server, options, [ME, BOT, BOT], SEED)["id"])
    player = Pilgrim(page, 1, device)
    for _ in range(400):
        if not player.wait() or (player.laid and "reveal" in player.seen):
            break
        player.answer()
    assert {"activate-priest", "pick-road", "take-token"} <= set(player.asked)
    assert player.laid, player.asked
    assert {"battle", "reveal"} <= player.seen
    look_at_the_path(player)


def test_a_spectator_and_the_keyboard(server: ServerProcess, make_page: MakePage) -> None:
    page, watcher = make_page(), make_page("ru")
    player = first_turn_of_pilgrim(page, server)
    player.press(page.locator("[data-place='move-upper'].lit"))
    page.wait_for_selector(".prompt[data-decision='activate-priest']")
    enter(watcher, server, page.url.rpartition("/")[2])
    watcher.keyboard.press("t")
    watcher.locator(PANEL).wait_for()
    assert watcher.locator(f"{PANEL} .lit").count() == 0
    labels = watcher.eval_on_selector_all(f"{PANEL} [data-stop]", "all => all.map(one => one.getAttribute('aria-label'))")
    assert len(labels) == 1 + 12 + 10
    assert all(labels)
    assert watcher.locator(f"{PANEL} [data-stop][tabindex='0']").count() == 1
    shoot(watcher, "desktop-path-spectator")
    page.locator(f"{PANEL} [data-stop='start']").focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.stop")
    assert focused.startswith("road 1-")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt[data-decision='pick-road']")
    page.locator(f"{PANEL} [data-stop='road 1-top']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt[data-decision='take-token']")
    # What the priest did is seen by who looks on.
    watcher.wait_for_selector("[data-stop='place 1-top'][aria-label*='жрец']", state="attached")


def test_new_game_offers_ta_seti_and_variants(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    page.goto(f"{server.url}#/new")
    page.locator("[data-set='ta-seti']").click()
    assert page.locator(".modules input[type=checkbox]:checked").count() == 5
    page.locator("summary").click()
    page.get_by_text("A priest may take all tokens of a place").click()
    shoot(page, "desktop-new-ta-seti")
    page.click("[data-create]")
    page.wait_for_selector(".table")
    page.locator("[data-panel=path]").click()
    page.locator(PANEL).wait_for()


def answer(player: Pilgrim, decision: str, selector: str) -> None:
    """Waits for *decision* and clicks its answer; what bots ask for in between is answered somehow."""
    page = player.page
    for _ in range(60):
        assert player.wait()
        if player.decision() == decision and page.locator(selector).count():
            break
        if player.decision() == "turn":
            player.press(page.locator(".prompt [data-action=pass]"))
            player.settle(player.version())
        else:
            MousePlayer.answer(player)
    version = player.version()
    page.locator(selector).first.click(timeout=CLICK)
    page.locator(f".prompt [data-confirm], .table:not([data-version='{version}'])").first.wait_for()
    confirm = page.locator(".prompt [data-confirm]:visible")
    if confirm.count() and player.version() == version:
        confirm.first.click(timeout=CLICK)


def test_a_priest_joins_a_troop_and_moves_with_it(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    player = first_turn_of_pilgrim(page, server)
    answer(player, "turn", "[data-place='move-upper'].lit")
    answer(player, "activate-priest", f"{PANEL} [data-stop='start'].lit")
    answer(player, "pick-road", f"{PANEL} [data-stop='road 1-top'].lit")
    answer(player, "take-token", ".prompt [data-action=pass]")
    answer(player, "pick-troop", ".prompt [data-action=pass]")
    answer(player, "turn", "[data-place='move-middle'].lit")
    answer(player, "activate-priest", f"{PANEL} [data-stop='place 1-top'].lit")
    # A fork: on this side two roads lead on.
    assert page.locator(f"{PANEL} [data-stop^='road 2-'].lit").count() == 2
    answer(player, "pick-road", f"{PANEL} [data-stop='road 2-top'].lit")
    answer(player, "take-token", f"{PANEL} [data-path-token].lit")
    page.wait_for_selector(".prompt[data-decision='replace-unit']")
    assert not page.locator(PANEL).count()
    space = page.locator(".prompt [data-action]").first.get_attribute("data-action")
    assert space is not None
    answer(player, "replace-unit", f".prompt [data-action='{space}']")
    page.wait_for_selector(".prompt[data-decision='pick-troop']")
    assert "1 priest" in str(page.get_attribute(f"path.space[data-space='{space}']", "aria-label"))
    assert page.locator(".dock [data-token]").count() == 1
    page.wait_for_selector(f".prompt [data-action='{space}']")
    assert player.click_space(space)
    page.locator(".stepper").first.wait_for()
    page.keyboard.press("-")
    page.locator("[data-regroup]").first.click()
    page.locator("[data-priests]").first.wait_for()
    shoot(page, "desktop-path-priests-along")
    assert page.locator("[data-priests][aria-pressed=true]").get_attribute("data-priests") == "1"
    page.click("[data-priests='0']")
    page.locator("[data-priests]").first.wait_for(state="detached")
    page.click(f"[data-player='p{FIRST_TURN.seat + 1}'] > button")
    shoot(page, "desktop-path-details")
