"""Two browsers play each other, others look on, and nobody's frames hold what only another may know."""

from __future__ import annotations

from support.browser.devices import MakePage
from support.browser.driver import MousePlayer
from support.browser.ear import Ear
from support.browser.moments import asked, written
from support.browser.server_process import ServerProcess
from support.browser.starting import BOT, LEARNING, ME, OPEN, create, create_at, enter


def test_two_browsers_and_a_spectator(server: ServerProcess, make_page: MakePage) -> None:
    one, two, watcher = make_page(), make_page(), make_page()
    ears = {"p1": Ear(one), "p2": Ear(two), None: Ear(watcher)}
    made = create_at(one, server, written("greedy-2-game-00001", asked("battle-cards")), [ME, OPEN])
    one.goto(f"{server.url}#/game/{made['id']}")
    two.goto(f"{server.url}#/game/{made['id']}?invite={made['invite']}")
    two.click("[data-join='p2']")
    one.wait_for_selector(".table")
    two.wait_for_selector(".table")
    enter(watcher, server, made["id"])
    players = [MousePlayer(one, seed=1), MousePlayer(two, seed=2)]
    for _ in range(600):
        if all(len(ear.views()) > 12 for ear in ears.values()):
            break
        for player in players:
            if player.decision() or player.page.locator(".battle [data-lock]").count():
                player.answer()
        one.wait_for_timeout(10)
    assert not watcher.locator(".dock").count()
    assert not watcher.locator("[data-undo]").count()
    for seat, ear in ears.items():
        assert len(ear.views()) > 12
        ear.check(seat)
        assert ear.hidden


def test_chat_reaches_the_other(server: ServerProcess, make_page: MakePage) -> None:
    one, two = make_page(), make_page()
    made = create(one, server, LEARNING, [{"kind": "me", "name": "Nefer"}, BOT])
    enter(one, server, made["id"])
    enter(two, server, made["id"])
    for page in (one, two):
        page.get_by_role("tab", name="Chat").click()
    one.fill(".talk input", "Greetings from the Nile")
    one.keyboard.press("Enter")
    two.get_by_text("Greetings from the Nile").wait_for()
    assert "Nefer" in two.locator(".talk").inner_text()
