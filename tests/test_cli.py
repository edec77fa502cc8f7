"""The command line, through its entry point: what each command prints, and what it says to bad input."""

from __future__ import annotations

import io
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kemet import __version__
from kemet.bots import BOTS, Bot, Perspective
from kemet.bots.random_bot import RandomBot
from kemet.cli import rules as rules_command
from kemet.cli import wording
from kemet.cli.main import main
from kemet.cli.play import Session
from kemet.cli.story import Story
from kemet.cli.voice import speak
from kemet.engine import COMPILED, RULES_VERSION, Game, Options, start
from kemet.engine.actions import ActionList
from kemet.engine.layout import LAYOUT_VERSION
from kemet.engine.record import RECORD_VERSION, read_record, replay
from kemet.engine.registry import SETS
from kemet.engine.rng import seeded
from kemet.engine.view import view
from kemet.locale import LANGUAGES
from kemet.server import PROTOCOL_VERSION

pytestmark = pytest.mark.interpreted

SCENARIOS = Path(__file__).parent / "scenarios"
COMMANDS = ["simulate", "scenario", "replay", "rules", "bench", "play"]


@pytest.fixture(scope="module")
def record_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the record of a whole game of two."""
    folder = tmp_path_factory.mktemp("records")
    assert (
        main(["simulate", "--games", "1", "--seed", "cli", "--records", str(folder), "--json", str(folder / "s.json")]) == 0
    )
    return folder / "game-00001.kemet"


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """Runs a command that must be refused; returns its message, which is one line."""
    capsys.readouterr()
    assert main(list(argv)) == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    return message


def simulated(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    """Returns the summary of a simulation as data."""
    capsys.readouterr()
    assert main(["simulate", "--json", "-", *argv]) == 0
    summary: dict[str, Any] = json.loads(capsys.readouterr().out)
    return summary


# The command line as such.


def test_all_versions_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"kemet {__version__}",
        f"rules version {RULES_VERSION}",
        f"observation layout version {LAYOUT_VERSION}",
        f"record format version {RECORD_VERSION}",
        f"server protocol version {PROTOCOL_VERSION}",
        f"engine {'compiled' if COMPILED else 'interpreted'}",
        f"Python {platform.python_version()}",
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--help"]) == 0
    out = capsys.readouterr().out
    assert f"examples:\n  kemet {command}" in out


def test_unknown_commands_and_options_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("play", "simulate", "replay", "scenario", "rules", "bench"))
    assert "'conquer'" in refused(capsys, "conquer")
    assert "--bogus" in refused(capsys, "bench", "--bogus")


def run_module(*argv: str, **kwargs: Any) -> subprocess.Popen[bytes]:
    """Starts `python -m kemet` as a process of its own."""
    source = str(Path(__file__).parent.parent / "src")
    env = os.environ | ({} if COMPILED else {"PYTHONPATH": source})
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-m", "kemet", *argv], stdout=pipe, stderr=pipe, env=env, **kwargs)


def test_a_closed_pipe_is_no_error_worth_a_word(record_path: Path) -> None:
    with run_module("replay", str(record_path)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_ctrl_c_ends_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(query: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules_command, "find", interrupted)
    assert main(["rules", "K1.1"]) == 130
    assert capsys.readouterr() == ("", "")


# simulate


def test_a_summary_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    summary = simulated(capsys, "--players", "3", "--games", "6", "--seed", "7")
    assert summary["finished"] == summary["games"] == 6
    assert summary["options"]["players"] == "3"
    assert summary["faults"] == []
    rounds = summary["rounds"]
    assert sum(rounds["games"].values()) == 6
    assert rounds["min"] <= rounds["mean"] <= rounds["max"]
    assert 0 < summary["decisions"]["real"] < summary["decisions"]["all"]
    vp = summary["vp"]
    parts = [means["winners"] for source, means in vp.items() if source != "total"]
    assert sum(parts) == pytest.approx(vp["total"]["winners"], abs=0.001)
    assert vp["total"]["winners"] >= 8 > vp["total"]["players"]
    for wins in summary["wins"].values():
        assert sum(row["wins"] for row in wins.values()) == 6
    assert all(0 <= tile["games"] <= 1 and 0 <= tile["won"] <= 1 for tile in summary["tiles"].values())
    assert sum(tile["bought"] for tile in summary["tiles"].values()) > 6


def test_results_do_not_depend_on_the_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--games", "45", "--seed", "jobs"]
    assert simulated(capsys, *argv, "--jobs", "2") == simulated(capsys, *argv, "--jobs", "1")


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    one = simulated(capsys, "--games", "3", "--seed", "a")
    other = simulated(capsys, "--games", "3", "--seed", "b")
    assert one["decisions"] != other["decisions"]


def test_tables_and_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    argv = ["simulate", "--games", "3", "--learning", "--discards", "up", "--cities", "random"]
    assert main([*argv, "--json", str(tmp_path / "s.json"), "--records", str(tmp_path / "new" / "records")]) == 0
    shown = capsys.readouterr().out
    assert "3 of 3 games finished, 2 players: random, random" in shown
    for heading in ("Rounds: mean", "Victory points at the end", "Wins", "Tiles"):
        assert heading in shown
    summary = json.loads((tmp_path / "s.json").read_text())
    assert summary["options"] | {"learning": "yes", "discards": "up", "cities": "random"} == summary["options"]
    records = sorted((tmp_path / "new" / "records").iterdir())
    assert [path.name for path in records] == ["game-00001.kemet", "game-00002.kemet", "game-00003.kemet"]
    ends = [replay(read_record(path.read_text())) for path in records]
    assert sum(int(game.round) for game in ends) / 3 == pytest.approx(summary["rounds"]["mean"], abs=0.001)


def test_bots_are_repeated_over_the_seats(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(RandomBot):
        """A bot with another name."""

    monkeypatch.setitem(BOTS, "other", Other)
    summary = simulated(capsys, "--players", "5", "--games", "1", "--bots", "random, other")
    assert summary["bots"] == ["random", "other", "random", "other", "random"]
    assert set(summary["wins"]["bot"]) == {"random", "other"}


class Cheat(Bot):
    """Plays on for a while, then does what nobody may."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.left = 20

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        self.left -= 1
        return legal[0] if self.left else -1


def test_a_game_that_breaks_down_is_reported_and_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    assert main(["simulate", "--games", "2", "--bots", "cheat", "--seed", "f", "--records", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert "0 of 2 games finished" in out
    assert "game 1 (seed f/1) broke down after" in err
    assert "game 2 (seed f/2)" in err
    assert "the bot 'cheat' chose -1, which is not legal" in err
    sound = replay(read_record((tmp_path / "game-00001.kemet").read_text()))
    assert not sound.over()


def test_a_player_without_any_option_is_a_fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: Game, player: int, out: ActionList) -> None:
        out.clear()

    if COMPILED:
        pytest.skip("a compiled game cannot be patched")
    monkeypatch.setattr(Game, "options", nothing)
    assert main(["simulate", "--games", "1"]) == 1
    assert "has no legal action at 'pick-city'" in capsys.readouterr().err


def test_an_assertion_that_fails_is_a_fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: RandomBot, seen: Perspective, legal: list[int]) -> int:
        raise AssertionError("no move is in progress")

    monkeypatch.setattr(RandomBot, "decide", fails)
    assert main(["simulate", "--games", "1", "--seed", "a"]) == 1
    assert "game 1 (seed a/1) broke down after 0 actions: AssertionError('no move is in progress')" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        (["--players", "6"], "players = 6: 2, 3, 4 or 5 can play"),
        (["--players", "two"], "players = 'two'"),
        (["--players", "9" * 5000], "99999': this must be a number"),
        (["--target", "9"], "target = 9"),
        (["--discards", "sideways"], "discards = 'sideways'"),
        (["--cities", "mine"], "cities = 'mine'"),
        (["--modules", "atlantis"], "unknown module 'atlantis'"),
        (["--games", "0"], "--games: '0' is no whole number of at least 1"),
        (["--games", "many"], "--games: 'many'"),
        (["--jobs", "-1"], "--jobs: '-1'"),
        (["--seed", "a#b"], "--seed: 'a#b' is no seed"),
        (["--seed", ""], "--seed: '' is no seed"),
        (["--bots", "random,skynet"], "no bot called 'skynet'; bots are"),
        (["--bots", "random,random,random"], "3 bots for 2 seats"),
        (["--json", "/nowhere/at/all.json", "--games", "1"], "/nowhere/at/all.json: cannot be written: No such file"),
        (["--records", "/dev/null/x"], "--records: /dev/null/x: cannot be made"),
    ],
)
def test_simulate_refuses(capsys: pytest.CaptureFixture[str], argv: list[str], named: str) -> None:
    assert named in refused(capsys, "simulate", *argv)


# scenario


def test_scenarios_hold(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(SCENARIOS / "base/battle/x1_battle.toml")
    assert main(["scenario", path, path]) == 0
    out = capsys.readouterr().out
    assert f"ok      {path}: X1 The battle of the book's example" in out
    assert "2 of 2 scenarios hold" in out


SCENARIO = 'title = "Prayers"\n[position]\nturn = "p1"\n[player.p1]\npp = 3\n[[then]]\n'


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("title = ", "this is no TOML"),
        ("a = " + "[" * 5000, "recursion"),
        ("[player.p1]\npp = 99\n", "line 2: player.p1.pp: 99: this must be a number from 0 to 11"),
        ("[player.p1]\nunits = { atlantis = 3 }\n", "line 2: player.p1.units"),
        ("[player.p1]\nunits = { s_1 = 9 }\ncity = 's'\n", "9 units on s_1"),
        ("[options]\nplayers = 7\n", "line 2: options.players: players = 7"),
        (SCENARIO + 'moves = ["p1 @prey-lower"]\n', "'p1 @prey-lower': '@prey-lower' is no action; did you mean @pray-lower"),
        (SCENARIO + 'moves = ["p1 pass"]\n', "Prayers: line 7: 'p1 pass' is illegal: Lay a token before"),
        (SCENARIO + 'moves = ["p1 @pray-lower"]\nexpect.p1.pp = 6\n', "Prayers: line 8: expected 6, found 5"),
    ],
)
def test_scenarios_that_fail_name_line_and_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, named: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    assert main(["scenario", str(SCENARIOS / "base/battle/x1_battle.toml"), str(path)]) == 2
    out, err = capsys.readouterr()
    assert "1 of 2 scenarios hold" in out
    assert err.startswith(f"failed  {path}: ")
    assert named in err


# replay


def test_verify_prints_the_result(capsys: pytest.CaptureFixture[str], record_path: Path) -> None:
    record = read_record(record_path.read_text())
    game = replay(record)
    assert main(["replay", str(record_path), "--verify"]) == 0
    assert capsys.readouterr().out == (
        f"rules version {RULES_VERSION}, 2 players, {len(record.moves)} actions, "
        f"p{game.winner + 1} won in round {game.round}, digest ok\n"
    )


def test_stepping_shows_actions_and_public_events(capsys: pytest.CaptureFixture[str], record_path: Path) -> None:
    assert main(["replay", str(record_path)]) == 0
    out = capsys.readouterr().out
    assert "    1  p" in out
    assert "         city-taken p1" in out
    assert "di-drawn p1" in out
    assert "di-seen" not in out
    assert "won in round" in out.splitlines()[-1]


def test_enter_goes_on_and_q_ends(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record_path: Path
) -> None:
    typed = io.StringIO("\n\nq\n")
    typed.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdin", typed)
    assert main(["replay", str(record_path)]) == 0
    out = capsys.readouterr().out
    assert "    3  p" in out
    assert "    4  p" not in out
    assert main(["replay", str(record_path), "--all"]) == 0
    assert "    4  p" in capsys.readouterr().out


def test_a_record_of_other_rules_is_shown_as_far_as_it_goes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record_path: Path
) -> None:
    lines = record_path.read_text().replace(f"rules {RULES_VERSION}\n", "rules 999\n").splitlines()
    first = lines.index("") + 1
    lines[first + 3] = f"p1 {lines[first].split()[1]}"
    path = tmp_path / "other.kemet"
    path.write_text("\n".join(lines) + "\n")
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "played under rules version 999" in out
    assert "    3  p" in out
    assert "stops before action 4" in out
    assert "played under rules version 999" in refused(capsys, "replay", str(path), "--verify")


def edited(text: str, what: str) -> str:
    """Returns the record *text* with something wrong in it."""
    lines = text.splitlines()
    first = lines.index("") + 1
    if what == "illegal":
        lines[first + 1] = "p1 red^4"
    elif what == "malformed":
        lines[first + 1] = "p1 red^^1"
    elif what == "no player":
        lines[first + 1] = "p7 pass"
    elif what == "truncated":
        del lines[-4:]
    elif what == "shortened":
        del lines[-3]
    elif what == "option":
        lines[2] = "players 8"
    elif what == "module":
        lines = [line + " atlantis" if line == "modules" else line for line in lines]
    elif what == "gibberish":
        lines.insert(first, "what is this")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("what", "named"),
    [
        ("illegal", "action 2, 'p1 red^4': "),
        ("malformed", "line 12: 'red^^1' is no action; did you mean red^1"),
        ("no player", "line 12: 'p7' is no player; players are p1 to p2"),
        ("truncated", "the record is cut off"),
        ("shortened", "digest mismatch"),
        ("option", "header: players = 8"),
        ("module", "header: unknown module 'atlantis'"),
        ("gibberish", "line 11: 'what is this' is neither a header"),
    ],
)
def test_bad_records_name_place_and_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record_path: Path, what: str, named: str
) -> None:
    path = tmp_path / "bad.kemet"
    path.write_text(edited(record_path.read_text(), what))
    for argv in (["replay", str(path), "--verify"], ["replay", str(path)]):
        message = refused(capsys, *argv)
        assert message.startswith(f"kemet: {path}: ")
        assert named in message


def test_files_that_cannot_be_read_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    missing = str(tmp_path / "missing")
    for command in ("replay", "scenario"):
        capsys.readouterr()
        for path, reason in (
            (missing, "No such file or directory"),
            (str(tmp_path), "Is a directory"),
            (str(binary), "no text file"),
        ):
            assert main([command, path]) == 2
            message = capsys.readouterr().err
            assert path in message
            assert reason in message


# rules


def test_rules_are_found_by_id_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "K9.6"]) == 0
    assert capsys.readouterr().out.startswith("K9.6  ")
    assert main(["rules", "mana", "theft"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("di/mana-theft  Mana Theft  DI card  (from a single source)\n")
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "K1.1" in out
    assert "red/charge" in out
    assert "‘xyzzy’" in refused(capsys, "rules", "xyzzy")


# bench


def test_bench_measures_all_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    assert main(["bench", "--seconds", "0.01", "--json", str(path)]) == 0
    engine = "compiled" if COMPILED else "interpreted"
    assert f"{engine} engine" in capsys.readouterr().out
    report = json.loads(path.read_text())
    assert report["engine"] == engine
    assert list(report["players"]) == ["2", "3", "4", "5"]
    for row in report["players"].values():
        assert row["decisions_per_second"] > row["real_decisions_per_second"] > row["games_per_second"] > 0
        assert row["copies_per_second"] * row["microseconds_per_copy"] == pytest.approx(1e6)
        assert 0 < row["forced_share"] < 1
    assert "'0' is no time" in refused(capsys, "bench", "--seconds", "0")
    assert "'nan' is no time" in refused(capsys, "bench", "--seconds", "nan")


# play


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
