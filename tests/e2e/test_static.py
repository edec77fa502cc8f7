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
from support.browser.driver import READY as ASKED
from support.browser.driver import MousePlayer

from kemet.bots.review import review
from kemet.engine import make_rules, start_with
from kemet.engine.notation import notation_of
from kemet.engine.record import digest, read_record, replay
from kemet.engine.rules import parse_options
from kemet.engine.scenario import read_scenario
from kemet.page.links import packed, scenario_link
from kemet.puzzles import puzzles

FOLDER = Path(__file__).parents[2] / "build" / "static"
RECORDS = Path(__file__).parents[1] / "records"
SCENARIO = Path(__file__).parents[1] / "scenarios" / "base" / "battle" / "x1_battle.toml"
pytestmark = pytest.mark.skipif(
    not (FOLDER / "service-worker.js").exists(), reason="'make static' was not run: the page was NOT tested"
)
READY = "['ready', 'learned'].includes(document.documentElement.dataset.engine)"
# Plays for all seats of mine until so many actions were taken or the game is over, without pauses; returns the game's id.
PLAY = """async ({ wish, most }) => {
  const call = async (method, path, body) =>
    JSON.parse((await kemetTransport.request(method, path, body && JSON.stringify(body))).text);
  const { id } = await call('POST', '/games', wish);
  const mine = wish.seats.flatMap((seat, k) => (seat.kind === 'me' ? [`p${k + 1}`] : []));
  const line = kemetTransport.connect(`/games/${id}/live?as=${mine[0]}`);
  line.onopen = () => line.send(JSON.stringify({ type: 'settings', id: 1, pace: 0 }));
  line.onmessage = ({ data }) => JSON.parse(data).type === 'ack' && line.close();
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
    if (!acted) await new Promise((next) => setTimeout(next, 20));
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


ADVICE = """async (id) => {
  for (let k = 0; k < 400; k += 1) {
    const reply = await kemetTransport.request('GET', `/games/${id}/advice?as=p1`);
    if (reply.status === 200) return JSON.parse(reply.text).chance;
    await new Promise((next) => setTimeout(next, 50));
  }
}"""
LINK = """(id) => kemetTransport.request('GET', `/games/${id}/link`).then((reply) => JSON.parse(reply.text).text)"""
# Answers as a puzzle asks, on the seat that is looked through.
ANSWER = """async (answers) => {
  const call = async (method, path, body) =>
    JSON.parse((await kemetTransport.request(method, path, body && JSON.stringify(body))).text);
  const [{ id }] = await call('GET', '/games');
  for (const answer of answers) {
    const { state } = await call('GET', `/games/${id}`);
    await call('POST', `/games/${id}/act`, { as: state.view.you, version: state.version, actions: [answer] });
  }
}"""


# Whether Python's memory is kept; with *spoil*, something else is put in its place.
MEMORY = """async (spoil) => {
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const { url } of await store.keys()) {
      if (!url.includes('/engine/memory?')) continue;
      if (spoil) await store.put(url, new Response(new Uint8Array(1e6)));
      return true;
    }
  }
  return false;
}"""
# Makes a game and returns its id.
MAKE = (
    """(wish) => kemetTransport.request('POST', '/games', JSON.stringify(wish)).then((reply) => JSON.parse(reply.text).id)"""
)


UPLOAD = """async (record) =>
  JSON.parse((await kemetTransport.request('POST', '/replays', JSON.stringify({ record }))).text).id"""
REVIEW = """async (id) => JSON.parse((await kemetTransport.request('GET', `/replays/${id}/review`)).text)"""


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


def go_offline(page: Page) -> None:
    """Waits until everything is kept, then takes the network away."""
    page.wait_for_function("document.documentElement.dataset.engine === 'learned'", timeout=120_000)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)


def wish(players: int, bot: str | None) -> dict[str, Any]:
    """Returns a game to be made: all seats at one screen, or one against bots."""
    others = {"kind": "bot", "bot": bot} if bot else {"kind": "me"}
    seats = [{"kind": "me"}, *([others] * (players - 1))]
    return {
        "options": {"players": players, "learning": players == 2},
        "seats": seats,
        "seed": f"static-{players}",
        "clock": {"kind": "off", "window": 0},
    }


def test_same_seed_and_answers_give_the_same_digest(make_page: MakePage, address: str) -> None:
    page = opened(make_page, address)
    game = page.evaluate(PLAY, {"wish": wish(2, None), "most": 60})
    assert same_digest(page, game) > 40


def same_digest(page: Page, game: str) -> int:
    """Plays here what was played in the page: the position is the same. Returns after how many actions that was."""
    kept = json.loads(page.evaluate(KEPT, game))
    row = kept["row"]
    rules = make_rules(parse_options(json.loads(row["options"])))
    position = start_with(rules, row["seed"])
    for action in kept["actions"][: row["digest_at"]]:
        position.apply(action["player"], notation_of(rules).action(action["action"]))
    assert digest(position) == row["digest"]
    return int(row["digest_at"])


def test_the_next_visit_begins_with_the_memory_of_python(make_page: MakePage, address: str) -> None:
    """It plays the same game from the same seed; what is drawn is drawn anew. Memory that is spoilt does no harm."""
    page = opened(make_page, address)
    page.wait_for_function(MEMORY, timeout=60_000)
    drawn = []
    for spoil, began in ((False, "kept"), (False, "kept"), (True, "new")):
        page.evaluate(MEMORY, spoil)
        page.reload()
        page.wait_for_function(READY, timeout=120_000)
        assert page.get_attribute("html", "data-memory") == began
        made = page.evaluate(MAKE, {**wish(2, None), "seed": None})
        drawn.append(json.loads(page.evaluate(KEPT, made))["row"]["seed"])
        assert same_digest(page, page.evaluate(PLAY, {"wish": wish(2, None), "most": 40})) > 20
    assert len(set(drawn)) == 3


def test_a_game_against_a_bot_goes_on_offline(make_page: MakePage, address: str) -> None:
    page = opened(make_page, address)
    go_offline(page)
    page.click("[data-quick='1']")
    player = MousePlayer(page, seed=1)
    while player.wait() and player.decision() != "turn":
        player.answer()
    page.reload()
    page.wait_for_function(READY, timeout=120_000)
    assert player.wait()
    assert player.decision() == "turn"


def test_the_master_plays_and_advises_offline(make_page: MakePage, address: str) -> None:
    page = opened(make_page, address)
    go_offline(page)
    game = page.evaluate(PLAY, {"wish": wish(2, "master"), "most": 12})
    chance = page.evaluate(ADVICE, game)
    assert 0.02 < chance < 0.98
    same_digest(page, game)


def test_two_people_play_by_links(make_page: MakePage, address: str) -> None:
    """The one who has answered sends the link; the other one opens it, sees the own seat, and answers."""
    pages = [opened(make_page, address) for _ in range(2)]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open", "name": "Bea"}]
    game = pages[0].evaluate(PLAY, {"wish": {**wish(2, None), "seats": seats}, "most": 0})
    seen = set()
    for turn in range(4):
        link = pages[turn % 2].evaluate(LINK, game)
        here = pages[(turn + 1) % 2]
        here.goto(f"{address}#/link/{link}")
        here.wait_for_url(f"**/#/game/{game}")
        player = MousePlayer(here, seed=turn)
        while True:
            here.wait_for_selector(f"{ASKED}, [data-by-link] [data-send-link]", timeout=120_000)
            if here.locator("[data-by-link]").count():
                break
            player.answer()
        seen.add(len(json.loads(here.evaluate(KEPT, game))["actions"]))
    assert len(seen) > 1


def test_a_puzzle_is_solved(make_page: MakePage, address: str) -> None:
    page = opened(make_page, address)
    page.goto(f"{address}#/puzzle/puzzle-22")
    page.wait_for_selector("[data-puzzle-state=open]")
    page.evaluate(ANSWER, puzzles()["puzzle-22"].answer)
    page.wait_for_selector("[data-puzzle-state=won]", timeout=60_000)


def test_a_scenario_is_played_by_link(make_page: MakePage, address: str) -> None:
    text = SCENARIO.read_text(encoding="utf-8")
    page = opened(make_page, address)
    page.goto(f"{address}#/link/{packed(scenario_link(text))}")
    page.wait_for_url("**/#/game/*")
    player = MousePlayer(page, seed=1)
    assert player.wait()
    assert player.decision() == "turn"
    kept = json.loads(page.evaluate(KEPT, page.url.rpartition("/")[2]))
    assert digest(start_with(make_rules(parse_options(json.loads(kept["row"]["options"]))), kept["row"]["seed"])) == digest(
        read_scenario(text).game
    )


def test_a_game_is_looked_back_at(make_page: MakePage, address: str) -> None:
    """Chances and the decisions that cost most are those that the master finds with NumPy."""
    text = (RECORDS / "greedy-2-game-00001.txt").read_text(encoding="utf-8")
    page = opened(make_page, address)
    go_offline(page)
    name = page.evaluate(UPLOAD, text)
    found = review(read_record(text))
    page.goto(f"{address}#/replay/{name}")
    page.click("[data-review]")
    page.wait_for_selector("[data-costly] li", timeout=120_000)
    assert page.locator("[data-costly] li").count() == len(found.regrets)
    told = page.evaluate(REVIEW, name)
    assert [one["step"] for one in told["costly"]] == [one.step for one in found.regrets]
    assert [one["step"] for one in told["chances"]] == [one.step for one in found.moments]
    assert [one["chance"] for one in told["chances"]] == pytest.approx([one.chance for one in found.moments], abs=1e-3)


@pytest.mark.long
@pytest.mark.parametrize("bot", ["easy", "master"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(make_page: MakePage, address: str, players: int, bot: str) -> None:
    page = opened(make_page, address)
    go_offline(page)
    page.set_default_timeout(0)
    game = page.evaluate(PLAY, {"wish": wish(players, bot), "most": 5000})
    text = page.evaluate("(id) => kemetTransport.request('GET', `/games/${id}/record`).then((reply) => reply.text)", game)
    assert replay(read_record(text)).over()
    same_digest(page, game)
    told = page.evaluate(REVIEW, game)
    assert told["known"]
    assert len(told["chances"]) > 40
