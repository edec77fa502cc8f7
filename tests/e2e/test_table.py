"""Single things at the table: undo, reasons, languages, reconnection, labels."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Error, Page
from support.browser.devices import DEVICES, PHONE, MakePage
from support.browser.driver import MousePlayer
from support.browser.moments import asked, written
from support.browser.pictures import shoot
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, ME, create, create_at, end_without_winner, enter, learning_game, sit_down

from kemet.engine import Game
from kemet.engine.view import player_view

RECORDS = Path(__file__).parents[1] / "records"
# Uploads a record as the page of replays would.
UPLOAD = """async record => {
  const csrf = document.cookie.match(/csrf=([^;]*)/)[1];
  const reply = await fetch('/api/replays', {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf)},
    body: JSON.stringify({record}),
  });
  return (await reply.json()).id;
}"""
FIRST_TURN = written("random-2-learning", asked("turn"))


def at_first_turn(page: Page, server: ServerProcess) -> MousePlayer:
    """Sits down when the set-up of a short game is over."""
    sit_down(page, server, FIRST_TURN)
    page.wait_for_selector(".prompt[data-decision='turn']")
    return MousePlayer(page, seed=1)


def test_undo_and_why_not(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    at_first_turn(page, server)
    page.keyboard.press("z")
    assert page.locator(".prompt [role=alert]").inner_text()
    before = page.locator(".cells .now").inner_text()
    page.click("[data-place='pray-middle']")
    page.wait_for_selector("[data-place='pray-middle'] .token")
    page.keyboard.press("z")
    page.wait_for_selector("[data-place='pray-middle'].lit")
    assert page.locator(".cells .now").inner_text() == before


def test_an_illegal_token_says_why(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    at_first_turn(page, server)
    page.click("[data-place='pray-middle']")
    page.wait_for_selector("[data-place='pray-middle'] .token")
    page.hover("[data-place='build']")
    page.locator(".why").wait_for()
    assert "K5.1" in page.locator(".why").inner_text()


def test_a_move_is_planned_before_it_is_made(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    player = at_first_turn(page, server)
    page.click("[data-place='move-upper']")
    page.wait_for_selector(".prompt[data-decision='pick-troop']")
    page.wait_for_selector("path.space.choice")
    version = player.version()
    troops = page.locator(".prompt [data-action]:has(.chip)")
    sizes = [int(text) for text in troops.locator(".chip").all_inner_texts()]
    troop = troops.nth(sizes.index(max(sizes))).get_attribute("data-action")
    assert troop is not None
    assert player.click_space(troop)
    page.locator(".stepper").wait_for()
    page.keyboard.press("-")
    goal = page.locator(".prompt [data-action]:not([data-action=pass])").first.get_attribute("data-action")
    assert goal is not None
    assert player.click_space(goal)
    page.locator("[data-confirm]").wait_for()
    page.keyboard.press("Escape")
    assert not page.locator("[data-confirm]").count()
    assert player.version() == version
    assert player.click_space(goal)
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt[data-decision='turn']")
    wanted = f"{max(sizes) - 1} unit"
    page.locator(".log").get_by_text(wanted).first.wait_for()


def test_languages_switch_without_reload(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    page.goto(server.url)
    page.evaluate("window.mark = 1")
    for locale, word in (("ru", "Правила"), ("fr", "Règles"), ("pl", "Zasady"), ("en", "Rules")):
        page.select_option("header select", locale)
        page.get_by_role("link", name=word).wait_for()
        assert page.evaluate("document.documentElement.lang") == locale
    assert page.evaluate("window.mark") == 1


def test_a_lost_connection_comes_back(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    player = at_first_turn(page, server)
    server.stop()
    page.locator(".prompt [role=status]").wait_for()
    server.start()
    page.locator(".prompt [role=status]").wait_for(state="detached", timeout=20_000)
    token = page.locator("[data-place='pray-middle'] .token")
    page.click("[data-place='pray-middle']")
    try:
        token.wait_for(timeout=5000)
    except Error:
        # The link was back before the game was: the page said so, and one clicks again.
        page.click("[data-place='pray-middle']")
        token.wait_for()
    assert player.round() == 1


def test_a_game_that_ended_without_a_winner_says_so(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    game = create_at(page, server, FIRST_TURN)["id"]
    end_without_winner(server, game)
    enter(page, server, game)
    page.locator(".prompt h1", has_text="ended without a winner").wait_for()
    assert not page.locator(".prompt button").count()


def test_spaces_have_names_for_screen_readers(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    at_first_turn(page, server)
    labels = page.eval_on_selector_all("path.space", "paths => paths.map(path => path.getAttribute('aria-label'))")
    assert all(labels)
    assert any("units" in label for label in labels)
    assert page.locator("[role=log]").count()
    unnamed = page.eval_on_selector_all(
        "button", "all => all.filter(one => !one.innerText.trim() && !one.ariaLabel && !one.title).map(one => one.outerHTML)"
    )
    assert not unnamed


def test_text_may_be_twice_as_large(server: ServerProcess, make_page: MakePage) -> None:
    for options in DEVICES.values():
        page = make_page(**options)
        at_first_turn(page, server)
        page.add_style_tag(content="html { font-size: 200% }")
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1]
        assert page.locator(".prompt h1").is_visible()


def test_targets_on_phones_are_large_enough(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page(**PHONE)
    at_first_turn(page, server)
    small = page.eval_on_selector_all(
        ".prompt button, .tabs button",
        "all => all.filter(one => one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML)",
    )
    assert not small


def test_my_turn_shows_in_the_title(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    learning_game(page, server)
    page.wait_for_selector(".prompt[data-decision='pick-city'], .prompt[data-decision='set-pyramids']")
    page.wait_for_selector("#favicon[href*=turn]", state="attached")
    assert page.title().startswith("●")


def test_an_account_carries_games_to_another_browser(server: ServerProcess, make_page: MakePage) -> None:
    one, two = make_page(), make_page()
    made = create(one, server, {"players": 2}, [ME, BOT])
    for page, register in ((one, True), (two, False)):
        page.goto(f"{server.url}#/account")
        page.fill("input[autocomplete=username]", "Hatshepsut")
        page.fill("input[type=password]", "pyramid-of-giza")
        page.click("[data-register]" if register else "form button.primary")
        page.wait_for_selector("[data-quick]")
    two.locator(f"a[href*='{made['id']}']").wait_for()
    enter(two, server, made["id"])
    assert two.locator(".dock").count() == 1


def test_who_plays_against_bots_can_ask_for_advice(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    page.goto(f"{server.url}#/settings")
    page.get_by_label("A button for advice").check()
    at_first_turn(page, server)
    page.locator("[data-ask-advice]").click()
    page.locator("[data-advice]").wait_for()
    assert "chance to win" in page.locator("[data-advice]").inner_text()
    shoot(page, "desktop-advice")


def test_a_replay_shows_the_chance_to_win_and_what_cost_most(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    page.goto(server.url)
    page.locator(".account a").wait_for()
    replay = page.evaluate(UPLOAD, (RECORDS / "greedy-3-game-00001.txt").read_text())
    page.goto(f"{server.url}#/replay/{replay}")
    page.locator("[data-review]").click()
    page.locator("[data-costly] li").first.wait_for()
    shoot(page, "desktop-review")
    before = page.locator(".slide .move").inner_text()
    page.locator("[data-costly] button").first.click()
    page.wait_for_function("before => document.querySelector('.slide .move').innerText !== before", arg=before)


def last_turn(game: Game, seat: int) -> bool:
    """Wants the last turn of the second day to begin."""
    left = [player_view(game, other, other)["tokens-left"] for other in range(game.rules.players)]
    return game.round == 2 and game.decision().name() == "turn" and sum(left) == left[seat] == 1


def test_the_board_shows_how_others_moved(server: ServerProcess, make_page: MakePage) -> None:
    """An arrow for each way that others went since one's last turn; the log sums their turns up in a line each."""
    page = make_page()
    sit_down(page, server, written("greedy-4-game-00001", last_turn))
    page.locator("[data-trail]").first.wait_for()
    assert page.locator(".log .turn summary").count()
    shoot(page, "desktop-trails")


def two_alike(game: Game, seat: int) -> bool:
    """Wants a battle for which *seat* has two DI cards of one kind in hand, and PP for both."""
    if game.decision().name() != "battle-cards" or not any(move.startswith(f"p{seat + 1} card/") for move in game.moves()):
        return False
    return any(game.in_hand(seat, di) > 1 and not game.rules.di_cards[di].cost for di in game.rules.battle_di)


def test_two_cards_of_one_kind_in_a_battle(server: ServerProcess, make_page: MakePage) -> None:
    page = make_page()
    sit_down(page, server, written("random-2-long", two_alike))
    lock = page.locator(".battle [data-lock]")
    lock.wait_for()
    for _ in range(2):
        page.locator(".battle [data-card][aria-disabled=false][aria-pressed=false]").first.click()
    for _ in range(2):
        page.locator(".battle [data-di='bronze-wall']").click()
    lock.click()
    page.locator(".scene .laid li").nth(1).wait_for()
    assert page.locator(".scene .laid").first.locator("li").all_inner_texts().count("Bronze Wall") == 2
