"""`kemet play`: games in the terminal."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest
from support.cli import refused

from kemet.cli import wording
from kemet.cli.main import main
from kemet.cli.play import Session
from kemet.cli.story import Story
from kemet.cli.voice import speak
from kemet.engine import Options, start
from kemet.engine.record import read_record, replay
from kemet.engine.registry import SETS
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import view
from kemet.locale import LANGUAGES

pytestmark = pytest.mark.interpreted


def played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: list[str], *argv: str) -> str:
    """Returns what a game shows to somebody who types *lines*."""
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(["play", "--seed", "3", "--bots", "random", *argv]) == 0
    return capsys.readouterr().out


def test_a_game_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.kemet"
    lines = ["city/nw", "white^1", "undo", "white^2", "?", "b", "m", "s", "t charge", "r walls", f"save {path}"]
    out = played(capsys, monkeypatch, lines)
    assert "You are p1. Seed 3." in out
    assert "Which city do you take?" in out
    assert "p1 raises the white pyramid to level 1." in out
    assert "Taken back." in out
    assert "take your last action back" in out
    assert "p1 you      nw" in out
    assert "nw_front, s_front, west_bank, west_temple" in out
    assert "charge ×2, stargate" in out
    assert "+1 strength when you attack" in out
    assert "K9.6" in out
    assert out.endswith("You leave the game.\n")
    record = read_record(path.read_text())
    assert [action for _, action in record.moves] == [720, 522]
    assert not replay(record).over()


def test_bad_answers_are_explained_and_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["undo", "3", "city/atlantis", "city/ne", "save", "save /nowhere/x", "t xyzzy", "r xyzzy", "", "quit", "1"]
    out = played(capsys, monkeypatch, lines)
    assert "This can no longer be taken back" in out
    assert "There is no option 3; options are 1 to 2." in out
    assert "‘city/atlantis’ is no action" in out
    assert "Pick a city that is still free: nw, s. (K3.2)" in out
    assert "Type: save FILE" in out
    assert "/nowhere/x: cannot be written" in out
    assert out.count("‘xyzzy’") == 2
    assert "Type the number of an option" in out
    assert out.count("Which city do you take?") == 1
    assert "takes a city" not in out


def test_the_end_of_a_turn_can_be_taken_back(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    start_of_game = ["1", "1", "1", "1", "@pray-lower", "undo", "@pray-middle", ""]
    out = played(capsys, monkeypatch, start_of_game)
    assert out.count("Your turn is over: Enter ends it") == 2
    assert "your tokens on  pray-middle" in out


def test_a_bot_can_play_your_seat_to_the_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(capsys, monkeypatch, [], "--auto", "--players", "3", "--seat", "2")
    assert "p2 chooses" in out
    assert "round 1, day" in out
    assert "wins in round" in out
    assert "level-4 pyramids (temporary)" in out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--edition", "blood-and-sand"], "veteran"),
        (["--modules", "book-of-the-dead"], "onour"),
        (["--edition", "blood-and-sand", "--modules", "book-of-the-dead"], "onour"),
        (["--modules", "book-of-the-dead,path"], "priest"),
    ],
)
def test_both_books_are_played_to_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, argv: list[str], said: str
) -> None:
    out = played(capsys, monkeypatch, [], "--auto", "--players", "3", *argv)
    assert said in out
    assert "wins in round" in out


def test_only_what_you_may_know_is_shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(capsys, monkeypatch, ["1"])
    assert out.count("draws a DI card") == 2
    assert out.count("You see the DI card") == 1


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        (["--seat", "3"], "there is no seat 3 in a game of 2"),
        (["--seat", "0"], "--seat: '0'"),
        (["--bots", "random,random"], "2 bots for 1 seat"),
        (["--bots", "nobody"], "no bot called 'nobody'"),
        (["--players", "1"], "players = 1"),
    ],
)
def test_play_refuses(capsys: pytest.CaptureFixture[str], argv: list[str], named: str) -> None:
    assert named in refused(capsys, "play", *argv)


def test_input_that_is_no_text_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8"))
    assert "standard input: this is no text" in refused(capsys, "play", "--bots", "random")


def test_a_game_in_four_languages(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"en": "Which city do you take?", "ru": "Какой город вы займёте?", "fr": "Quelle cité", "pl": "Które miasto"}
    for language, question in asked.items():
        out = played(capsys, monkeypatch, ["s", "1", "1", "1", "m", "s", "how", "?"], "--language", language)
        assert question in out
        assert not re.search(r"(?:term|help|how|ui|event|decision)-[a-z]", out), language
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert asked["pl"] in played(capsys, monkeypatch, [])
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert asked["en"] in played(capsys, monkeypatch, [])
    assert "invalid choice: 'de'" in refused(capsys, "play", "--language", "de")


def test_short_names_answer_before_commands(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(capsys, monkeypatch, ["s", "white^1"])
    assert "p1 takes a city (s)." in out
    assert "tiles on sale" not in out


def test_the_log_shows_what_was_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(capsys, monkeypatch, ["log", "1", "white^1", "undo", "log", "log all"])
    assert "Nothing has happened yet." in out
    # Told once, then by the two logs; the pyramid was taken back and is in neither.
    assert out.count("p1 takes a city (nw).") == 3
    assert out.count("p1 raises the white pyramid to level 1.") == 1


def test_answers_ahead_say_what_was_dropped(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(capsys, monkeypatch, ["nw, white^1, nonsense, blue^1, red^1"])
    assert "> white^1" in out
    assert "‘nonsense’ is no action" in out
    assert "No longer done, for the game went another way: blue^1, red^1." in out
    out = played(capsys, monkeypatch, ["1", "1", "1", "1", "@pray-lower, pass, @build"])
    assert "No longer done, for the game went another way: @build." in out


def test_a_step_that_is_refused_names_the_teleport(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = played(capsys, monkeypatch, ["1", "1", "1", "1", "@move-upper, 2, sphinx_temple"])
    assert "sphinx_temple is not next to nw_2. (K9.2) ~sphinx_temple teleports there." in " ".join(out.split())


VETO = """
[options]
players = 2
[position]
deck = []
rest = "p2"
[player.p1]
pp = 3
di = ["prayer"]
units = { nw_1 = 5 }
[player.p2]
units = { s_1 = 5 }
"""


def test_answers_ahead_go_on_after_a_veto_question(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(Options(players=2), 0, ["random", "random"], "veto", auto=False)
    session.recorder.game = read_scenario(VETO).game
    session.recorder.game.log = []
    monkeypatch.setattr(sys, "stdin", io.StringIO("prayer, pray-lower, undo, pray-middle\n"))
    session.run()
    out = capsys.readouterr().out
    told = [out.index(line) for line in ("> pray-lower", "> undo", "> pray-middle")]
    assert told == sorted(told)
    assert "No longer done" not in out
    moves = [session.notation.text(action) for player, action in session.recorder.moves if player == 0]
    assert moves[:2] == ["di/prayer", "@pray-middle"]
    assert next(session.notation.text(action) for player, action in session.recorder.moves if player == 1) in (
        "pass",
        "di/veto",
    )


@pytest.mark.parametrize(
    "options",
    [
        Options(players=3),
        Options(players=2, modules=SETS["ta-seti"]),
        Options(players=3, edition="blood-and-sand", modules=["book-of-the-dead"]),
        Options(players=4, modules=["seth"]),
    ],
    ids=["base", "ta-seti", "blood-and-sand", "seth"],
)
def test_short_names_answer_every_question(options: Options) -> None:
    """The last word of an option is enough, unless another has it, or it is the number of an option or a step of a move."""
    session = Session(options, 0, ["random"] * options.players, "short", auto=False)
    game, rng = session.recorder.game, seeded("short")
    asked: set[str] = set()
    for _ in range(700):
        if game.over():
            break
        session.seat = int(game.to_act())
        legal = game.legal(session.seat)
        texts = [session.notation.text(action) for action in legal]
        words = [re.split("[@~/]", text)[-1] for text in texts]
        for action, text, word in zip(legal, texts, words, strict=True):
            step = game.decision().name() == "move" and text.startswith("~")
            if not word.isdecimal() and not step and (words.count(word) == 1 or text == f"@{word}"):
                assert session._action(word, legal) == action, f"{game.decision().name()}: {word} is not {text}"
        asked.add(game.decision().name())
        game.apply(session.seat, legal[rng.below(len(legal))])
    assert len(asked) > 8


def test_opponents_used_spaces_are_shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(capsys, monkeypatch, ["1", "1", "1", "1", "@pray-lower", "", "b"])
    assert re.search(r"^p2 tokens on +[a-z-]+", out, re.MULTILINE)


def test_only_save_writes_a_record_at_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    session = Session(Options(players=2), 0, ["random", "random"], "end", auto=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("thanks\nsave game.kemet\n"))
    session.run()
    session._offer_record()
    assert [path.name for path in tmp_path.iterdir()] == ["game.kemet"]
    assert capsys.readouterr().out.count("Type ‘save FILE’") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_decision_has_words(language: str) -> None:
    speak(language)
    try:
        check_words(Options(players=2))
        check_words(Options(players=5, modules=SETS["ta-seti"]))
        check_words(Options(players=3, edition="blood-and-sand", variants=["revised-tile-texts"]))
        check_words(Options(players=3, edition="blood-and-sand", modules=["book-of-the-dead"]))
    finally:
        speak("en")


def check_words(options: Options) -> None:
    """Plays a game and says everything in it; no text may be missing."""
    game = start(options, "words")
    game.log = []
    rng = seeded("words")
    missing = re.compile(r"[{}$]|\b(?:term|ui|event|decision|tile|di|creature|token|path|lane|action)-[a-z]")
    said: list[str] = []
    for _ in range(900):
        if game.over():
            break
        player = int(game.to_act())
        legal = game.legal(player)
        seen = view(game, player)
        said += [wording.question(seen), *wording.context(game, seen)]
        said += [wording.meaning(game, player, seen, action) for action in legal]
        game.take(player, legal[rng.below(len(legal))])
    said += [line for line, _ in Story(game.rules).tell(game.log)]
    assert not [line for line in said if missing.search(line)]
