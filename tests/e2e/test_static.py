"""The page of `make static`: no server, the engine in a worker, offline after the first load."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from support.browser.devices import MakePage
from support.browser.driver import MousePlayer

from kemet.engine import make_rules, start_with
from kemet.engine.notation import notation_of
from kemet.engine.record import digest, read_record, replay
from kemet.engine.rules import parse_options

FOLDER = Path(__file__).parents[2] / "build" / "static"
pytestmark = pytest.mark.skipif(
    not (FOLDER / "service-worker.js").exists(), reason="'make static' was not run: the page was NOT tested"
)
READY = "document.documentElement.dataset.engine === 'ready'"
# Plays for all seats of mine until so many actions were taken or the game is over; returns the game's id.
PLAY = """async ({ wish, most }) => {
  const call = async (method, path, body) =>
    JSON.parse((await kemetTransport.request(method, path, body && JSON.stringify(body))).text);
  const { id } = await call('POST', '/games', wish);
  const mine = wish.seats.flatMap((seat, k) => (seat.kind === 'me' ? [`p${k + 1}`] : []));
  for (let done = 0, idle = 0; done < most && idle < 2000; ) {
    let acted = false;
    for (const as of mine) {
      const { state } = await call('GET', `/games/${id}?as=${as}`);
      if (state.view.phase === 'over') return id;
      const legal = state.view.legal;
      if (!legal.length) continue;
      const actions = [legal[(done * 7919) % legal.length]];
      await call('POST', `/games/${id}/act`, { as, version: state.version, actions });
      done += 1;
      acted = true;
    }
    idle = acted ? 0 : idle + 1;
    if (!acted) await new Promise((next) => setTimeout(next, 50));
  }
  return id;
}"""
KEPT = """(id) => new Promise((done) => {
  const asked = indexedDB.open('kemet', 1);
  asked.onsuccess = () => {
    const got = asked.result.transaction('kept').objectStore('kept').get(id);
    got.onsuccess = () => done(got.result);
  };
})"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves plain files."""

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Returns where the folder is served, in a folder of its own as on a static host."""
    handler = functools.partial(Quiet, directory=FOLDER.parent)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/static/"
        server.shutdown()


def opened(make_page: MakePage, address: str) -> Page:
    """Returns the page when its engine is ready."""
    page = make_page()
    page.goto(address)
    page.wait_for_function(READY, timeout=120_000)
    return page


def wish(players: int, bot: str | None) -> dict[str, Any]:
    """Returns a game to be made: all seats at one screen, or one against bots."""
    others = {"kind": "bot", "bot": bot} if bot else {"kind": "me"}
    seats = [{"kind": "me"}, *([others] * (players - 1))]
    return {
        "options": {"players": players, "learning": players == 2},
        "seats": seats,
        "seed": f"static-{players}",
        "clock": {"kind": "off", "window": 1},
    }


def test_same_seed_and_answers_give_the_same_digest(make_page: MakePage, address: str) -> None:
    page = opened(make_page, address)
    game = page.evaluate(PLAY, {"wish": wish(2, None), "most": 60})
    kept = json.loads(page.evaluate(KEPT, game))
    row = kept["row"]
    rules = make_rules(parse_options(json.loads(row["options"])))
    position = start_with(rules, row["seed"])
    for action in kept["actions"][: row["digest_at"]]:
        position.apply(action["player"], notation_of(rules).action(action["action"]))
    assert row["digest_at"] > 40
    assert digest(position) == row["digest"]


def test_a_game_against_a_bot_goes_on_offline(make_page: MakePage, address: str) -> None:
    page = opened(make_page, address)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.click("[data-quick='1']")
    player = MousePlayer(page, seed=1)
    while player.wait() and player.decision() != "turn":
        player.answer()
    page.reload()
    page.wait_for_function(READY, timeout=120_000)
    assert player.wait()
    assert player.decision() == "turn"


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_against_greedy(make_page: MakePage, address: str, players: int) -> None:
    page = opened(make_page, address)
    page.context.set_offline(True)
    page.set_default_timeout(0)
    game = page.evaluate(PLAY, {"wish": wish(players, "easy"), "most": 5000})
    text = page.evaluate("(id) => kemetTransport.request('GET', `/games/${id}/record`).then((reply) => reply.text)", game)
    assert replay(read_record(text)).over()
