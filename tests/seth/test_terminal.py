"""Seth's game in the terminal, in simulations and in the arena: every question in words, both camps shown, camps that win."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime")

from kemet.cli.camp_screen import camp_board, temple_marks
from kemet.cli.main import main
from kemet.cli.screen import board, make_console
from kemet.cli.voice import speak
from kemet.cli.wording import meaning, question
from kemet.cli.wording.seth import winners_text
from kemet.engine import Options, start
from kemet.engine.rng import seeded
from kemet.engine.view import SPECTATOR, view
from kemet.locale import LANGUAGES
from kemet.report.chronicle import standing

# What a text shows that nobody has written.
RAW = re.compile(r"(?<![\w/])(?:decision|action|term|event|tile|di|power|beast|creature|how|refusal)-[a-z]+-?|[{}$]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_is_worded(language: str) -> None:
    game = start(Options(players=5, modules=["black-pyramid", "new-cards", "seth"]), "worded")
    rng = seeded("worded")
    speak(language)
    try:
        for step in range(900):
            if game.over():
                break
            seat = int(game.to_act())
            legal = game.legal(seat)
            if step % 3 == 0:
                seen = view(game, seat)
                texts = [question(seen), *(meaning(game, seat, seen, action) for action in legal)]
                assert not [text for text in texts if RAW.search(text)], game.decision().name()
            game.take(seat, legal[int(rng.below(len(legal)))])
    finally:
        speak("en")


def test_the_screen_shows_both_camps() -> None:
    game = start(Options(players=4, modules=["seth"]), "screen")
    rng = seeded("screen")
    while not game.over() and not view(game, 0)["seth"]["temples"]:
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.take(seat, legal[int(rng.below(len(legal)))])
    seen = view(game, 1)
    console = make_console(width=130, record=True)
    console.file = io.StringIO()
    console.print(board(seen, game.rules, ["p1", "p2", "p3", "p4"], 130, 90))
    console.print(camp_board(seen))
    text = console.export_text()
    for words in (
        "city delta p1 ▲ violet",
        "seth_gate",
        "day track",
        "[",
        "Great Ceremony",
        "portal",
        "sacred temples",
        "⌂1",
    ):
        assert words in text
    assert set(temple_marks(seen)) == set(seen["seth"]["temples"])


def test_a_whole_game_is_played_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--modules", "seth", "--players", "3", "--bots", "random", "--seed", "auto", "--auto"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"(Seth|The community \(p2 and p3\)) wins in round \d+", told)


def test_winners_are_a_camp() -> None:
    game = start(Options(players=4, modules=["seth"]), "winners")
    game.finish(2)
    assert winners_text(view(game, SPECTATOR)) == "The community (p2, p3 and p4)"
    game.winner = 0
    assert winners_text(view(game, SPECTATOR)) == "Seth"


def test_points_of_a_camp_are_those_of_all_its_members() -> None:
    game = start(Options(players=4, modules=["seth"]), "points")
    rng = seeded("points")
    for _ in range(900):
        if game.over():
            break
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.take(seat, legal[int(rng.below(len(legal)))])
    found = standing(game)
    assert found[1] == found[2]
    assert found[1]["battle"] + found[1]["temples"] == game.permanent_vp(2)
    assert found[0]["battle"] == game.permanent_vp(0)


def test_an_arena_gives_each_bot_a_camp(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("openskill")
    file = tmp_path / "arena.json"
    command = ["arena", "--modules", "seth", "--players", "3", "--bots", "greedy:tries=2,again=1,random"]
    assert main([*command, "--games", "2", "--json", str(file)]) == 0
    found = json.loads(file.read_text())
    assert found["fair"] == 0.5
    assert [(row["camp"], row["bot"]) for row in found["camps"]][::2] == [(0, "greedy:tries=2,again=1"), (0, "random")]
    assert all(row["games"] == 1 for row in found["camps"])
    assert sum(bot["wins"] for bot in found["bots"].values()) == found["finished"] == 2
    assert "community" in capsys.readouterr().out


def test_a_simulation_counts_winners_of_a_camp(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    command = ["simulate", "--modules", "seth", "--players", "3", "--games", "3", "--seed", "s", "--json", str(file)]
    assert main(command) == 0
    wins = json.loads(file.read_text())["wins"]["seat"]
    assert wins["p2"] == wins["p3"]
    assert wins["p1"]["wins"] + wins["p2"]["wins"] == 3
