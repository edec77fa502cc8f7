"""The page of `kemet simulate --report`: what is counted, what it shows, and that it stands for itself."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from support.fuzzing import MODULE_NAMES

from kemet.bots import BOTS, Bot, Perspective
from kemet.cli import common
from kemet.cli.games import Match, play_matches
from kemet.cli.main import main
from kemet.engine import Options
from kemet.report import counts
from kemet.report.chronicle import Chronicle, Fight, Purchase
from kemet.report.plots import COLOURS, stacked


class Reader(HTMLParser):
    """Reads a page: its tags and attributes, and whether every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """Returns the attributes of every *tag*."""
        return [attrs for name, attrs in self.tags if name == tag]


def read(text: str) -> Reader:
    """Returns the page *text*, read."""
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


# What is written down of a game.


@pytest.mark.parametrize("modules", [[], MODULE_NAMES])
def test_a_chronicle_agrees_with_the_game(modules: list[str]) -> None:
    options = dict(Options(players=3, modules=modules).items())
    (played,) = play_matches(options, [Match(1, "chronicle", ["random"] * 3, with_record=True, with_chronicle=True)])
    (plain,) = play_matches(options, [Match(1, "chronicle", ["random"] * 3, with_record=True)])
    assert plain.record == played.record, "listening changes the game"
    assert plain.chronicle is None
    game = played.chronicle
    assert game is not None
    assert (game.winner, game.rounds, game.order) == (played.winner, played.rounds, played.order)
    assert game.standings[-1] == played.vp
    for seat in range(3):
        assert game.tiles(seat) == set(played.tiles[seat])
        assert 1 <= len(game.actions[seat]) <= 5
        assert sum(int(level) for level in re.findall(r"\d", game.pyramids[seat])) == 3
    assert len(counts.fights([game])) > 0
    for fight in counts.fights([game]):
        assert fight.winner in fight.seats
        assert all(fight.cards)


# What is counted.


def vp(battle: int, held: int) -> dict[str, int]:
    """Returns points by source."""
    return {"total": battle + held, "battle": battle, "temples-held": held}


def two_games() -> list[Chronicle]:
    """Returns two short games of two: p1 wins 8 to 5 after two rounds, p2 wins a tie after three."""
    one = Chronicle(
        order=[1, 0],
        pyramids=["white 2, red 1", "red 2, blue 1"],
        actions=[["pray-lower", "build"], ["move-upper"]],
        purchases=[Purchase(0, 1, "white/priest"), Purchase(0, 2, "red/charge"), Purchase(1, 2, "white/priest")],
        fights=[Fight(1, [0, 1], ["4-1-0", "1-3-0"], 0), Fight(2, [1, 0], ["3-2-0", "4-1-0"], 0), Fight(2, [1, 0])],
        standings=[[vp(1, 2), vp(1, 1)], [vp(6, 2), vp(5, 0)]],
        winner=0,
    )
    two = Chronicle(
        order=[0, 1],
        pyramids=["white 2, red 1", "white 2, red 1"],
        actions=[["pray-lower"], ["pray-lower"]],
        purchases=[Purchase(1, 3, "white/priest"), Purchase(1, 3, "red/charge")],
        fights=[Fight(3, [1, 0], ["4-1-0", "2-0-2"], 1)],
        standings=[[vp(0, 0), vp(0, 0)], [vp(2, 2), vp(2, 2)], [vp(7, 1), vp(7, 1)]],
        winner=1,
    )
    return [one, two]


def test_lengths_points_and_margins() -> None:
    games = two_games()
    assert counts.lengths(games) == {2: 1, 3: 1}
    assert counts.points(games) == {"battle": (6.5, 6.0), "temples-held": (1.5, 0.5)}
    by_round = counts.points_by_round(games)
    assert [state.games for state in by_round] == [2, 2, 1]
    assert by_round[0].winners == {"battle": 0.5, "temples-held": 1.0}
    assert by_round[2].others == 8
    assert counts.margins(games) == {0: 1, 1: 0, 2: 0, 3: 1}
    assert counts.last_gains(games) == {"battle": 5, "temples-held": -0.5}


def test_tiles_and_pairs() -> None:
    games = two_games()
    found = counts.tiles(games, ["white/priest", "red/charge", "blue/legion"])
    priest = found["white/priest"]
    assert (priest.games, priest.rounds, priest.median_round) == (2, [1, 2, 3], 2)
    assert (priest.having.wins, priest.having.of, priest.lacking.wins, priest.lacking.of) == (2, 3, 0, 1)
    assert (found["blue/legion"].games, found["blue/legion"].lacking.of) == (0, 4)
    ((pair, wins),) = counts.best_pairs(games, 5, 2)
    assert (pair, wins.wins, wins.of) == (("red/charge", "white/priest"), 2, 2)
    assert counts.best_pairs(games, 5, 3) == []
    assert counts.purchases_by_round(games) == {"white": [0.5, 0.5, 1.0], "red": [0.0, 0.5, 1.0]}


def test_battles_and_cards() -> None:
    games = two_games()
    assert counts.fights_per_game(games) == {1: 1, 2: 1}
    assert counts.fights_by_round(games) == [0.5, 0.5, 1.0]
    assert (counts.attackers(games).wins, counts.attackers(games).of) == (2, 3)
    cards = counts.cards(games)
    assert next(iter(cards)) == "4-1-0"
    assert (cards["4-1-0"].attacking.wins, cards["4-1-0"].defending.wins, cards["4-1-0"].both.of) == (2, 1, 3)


def test_openings() -> None:
    found = counts.wins_by(two_games(), lambda game, seat: game.pyramids[seat])
    assert {name: (wins.wins, wins.of) for name, wins in found.items()} == {"white 2, red 1": (2, 3), "red 2, blue 1": (0, 1)}


# The page.


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Returns pages about a few games, and the summary of one of them."""
    folder = tmp_path_factory.mktemp("pages")
    argv = ["simulate", "--games", "6", "--seed", "page"]
    every = ["--players", "3", "--modules", "ta-seti", "--bots", "random,greedy:tries=2,again=1"]
    summary = str(folder / "s.json")
    assert main([*argv, *every, "--report", str(folder / "all.html"), "--json", summary, "--games", "2"]) == 0
    assert main([*argv, "--report", str(folder / "base.html"), "--jobs", "2"]) == 0
    assert main([*argv, "--learning", "--games", "1", "--report", str(folder / "one.html")]) == 0
    return {path.name: path.read_text() for path in folder.iterdir()}


@pytest.mark.parametrize("name", ["all.html", "base.html", "one.html"])
def test_a_page_stands_for_itself(pages: dict[str, str], name: str) -> None:
    page = read(pages[name])
    assert "://" not in pages[name]
    assert not re.search(r"url\((?!#)|@import", pages[name])
    for tag, attrs in page.tags:
        assert tag not in {"script", "link", "img", "iframe", "object", "image"}
        for key in ("href", "xlink:href", "src"):
            assert (attrs.get(key) or "#").startswith("#")
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert len(set(ids)) == len(ids)
    for _, attrs in page.tags:
        link = attrs.get("href")
        assert link is None or link[1:] in ids


@pytest.mark.parametrize("name", ["all.html", "base.html", "one.html"])
def test_a_page_can_be_read_by_everybody(pages: dict[str, str], name: str) -> None:
    page = read(pages[name])
    assert page.all("html")[0]["lang"] == "en"
    assert {"name": "viewport", "content": "width=device-width, initial-scale=1"} in page.all("meta")
    drawn = page.all("svg")
    assert len(drawn) >= 12
    for svg in drawn:
        assert svg["role"] == "img"
        assert re.search(r"\w+.*\d", svg["aria-label"] or "")
    assert len(page.all("table")) >= len(drawn)
    assert len(page.all("caption")) == len(page.all("table"))
    assert "prefers-color-scheme:dark" in pages[name]
    body = pages[name].partition("</style>")[2]
    for colour, (light, _) in COLOURS.items():
        assert light not in body, f"{colour} would stay as it is in the dark"


def test_a_page_shows_what_it_must(pages: dict[str, str]) -> None:
    page = pages["all.html"]
    for name in ("length", "points", "deciding", "wins", "battles", "cards", "tiles", "openings"):
        assert f'<section id="{name}">' in page
    for words in (
        "Games by rounds",
        "Mean points at the end",
        "Mean points after each round",
        "Games by lead",
        "Gained in the last round",
        "Wins by seat",
        "Wins by place in the first turn order",
        "Wins by bot",
        "Games by battles",
        "Battles by round",
        "Cards, most played first",
        "Tiles, most bought first",
        "Tiles bought per game",
        "Best pairs",
        "Wins by pyramids",
        "Wins by action",
        "Wins by tile",
    ):
        assert words in page
    summary = json.loads(pages["s.json"])
    assert f"<dt>rounds</dt><dd>{summary['rounds']['mean']:.1f}</dd>" in page
    for tile in ("Priestess (white 1)", "Charge! (red 1)"):
        assert tile in page
    assert "path to Ta-Seti" in page
    assert "path to Ta-Seti" not in pages["base.html"]


@pytest.mark.parametrize(("language", "words"), [("ru", "Победные очки"), ("fr", "Points de victoire"), ("pl", "Punkty")])
def test_a_page_in_other_languages(tmp_path: Path, language: str, words: str) -> None:
    path = tmp_path / "page.html"
    argv = ["simulate", "--games", "2", "--seed", "page", "--language", language, "--report", str(path)]
    assert main(argv) == 0
    page = read(path.read_text(encoding="utf-8"))
    assert page.all("html")[0]["lang"] == language
    assert words in path.read_text(encoding="utf-8")
    assert not re.search(r"(?:report|vp|tile|colour|action)-[a-z]", path.read_text(encoding="utf-8").partition("</style>")[2])


def test_the_same_games_give_the_same_page(pages: dict[str, str], tmp_path: Path) -> None:
    argv = ["simulate", "--games", "6", "--seed", "page", "--jobs", "1", "--report", str(tmp_path / "again.html")]
    assert main(argv) == 0
    assert (tmp_path / "again.html").read_text() == pages["base.html"]


class Cheat(Bot):
    """Does what nobody may."""

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        return -1


def test_games_that_broke_down_are_mentioned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    assert main(["simulate", "--games", "2", "--bots", "cheat", "--report", str(tmp_path / "r.html")]) == 1
    text = (tmp_path / "r.html").read_text()
    read(text)
    assert "2 games more broke down and are left out" in text


def test_without_matplotlib_the_reason_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "find_spec", lambda name: None)
    assert main(["simulate", "--games", "100000", "--report", "r.html"]) == 2
    assert "--report needs matplotlib, which is not installed: pip install 'kemet[plots]'" in capsys.readouterr().err


def test_the_names_of_what_is_stacked_are_within_the_figure() -> None:
    names = ["battle", "Victory Point tile", "Sphinx", "two temples at day’s end", "temples held (temporary)"]
    figure = stacked(["winners"], {name: [1.0] for name in [*names, "level-4 pyramids (temporary)"]}, "", "points")
    figure.draw_without_rendering()
    (legend,) = figure.legends
    box = legend.get_window_extent()
    assert figure.bbox.x0 <= box.x0
    assert box.x1 <= figure.bbox.x1
    assert figure.bbox.y0 <= box.y0
