"""The arena: fair plans, honest numbers, results that can be had again, and runs that go on where they were stopped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kemet.bots import BOTS, Bot, Perspective
from kemet.cli import common
from kemet.cli.arena.ladder import read_ladder
from kemet.cli.arena.plan import ArenaPlan, rotations
from kemet.cli.arena.plot import family
from kemet.cli.arena.rating import ratings
from kemet.cli.arena.results import report
from kemet.cli.arena.state import Result
from kemet.cli.common import console
from kemet.cli.games import Thinking
from kemet.cli.main import main
from kemet.engine import COMPILED, Options
from kemet.report.intervals import wilson

ROOT = Path(__file__).parent.parent
LADDER = ROOT / "benchmarks" / "ladder.toml"
BOOKS = ROOT / "benchmarks" / "books.toml"
QUICK = "greedy:tries=2,again=1"


def plan(bots: list[str], players: int = 2, games: int = 4, seed: str = "s") -> ArenaPlan:
    """Returns a plan."""
    return ArenaPlan(dict(Options(players=players).items()), bots, games, seed)


def arena(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    """Returns the results of an arena as data."""
    capsys.readouterr()
    assert main(["arena", "--json", "-", *argv]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def without_clock(found: dict[str, Any]) -> dict[str, Any]:
    """Returns the results without the times, which differ from run to run."""
    bots = {name: {key: value for key, value in row.items() if key != "thinking"} for name, row in found["bots"].items()}
    return {**found, "bots": bots}


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """Runs an arena that must be refused; returns its message, which is one line."""
    capsys.readouterr()
    assert main(["arena", *argv]) == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    return message


def test_all_may_play_against_one_bot_only(capsys: pytest.CaptureFixture[str]) -> None:
    three = plan(["random", "easy", "greedy"])
    three.against = "easy"
    assert three.tables() == [["random", "easy"], ["easy", "greedy"]]
    message = refused(capsys, "--bots", "random,greedy,easy", "--against", "search")
    assert "--against: search is none of the bots random, greedy, easy" in message


# Intervals.


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 100, 0.7222, 0.8749), (1, 1, 0.2065, 1.0)],
)
def test_intervals_are_those_of_wilson(part: int, whole: int, low: float, high: float) -> None:
    assert wilson(part, whole) == pytest.approx((low, high), abs=0.0001)


def test_of_nothing_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_share_lies_in_its_interval() -> None:
    for whole in range(1, 40):
        for part in range(whole + 1):
            low, high = wilson(part, whole)
            assert 0.0 <= low <= part / whole <= high <= 1.0


# Plans.


@pytest.mark.parametrize(
    ("bots", "players"),
    [
        (["a", "b"], 2),
        (["a", "b", "c"], 2),
        (["a", "b", "b", "b"], 4),
        (["a", "b"], 4),
        (["a", "b"], 3),
        (["a", "b", "c", "d", "e"], 5),
        (["a", "b", "c", "d", "e"], 3),
    ],
)
def test_every_bot_sits_in_every_seat_equally_often(bots: list[str], players: int) -> None:
    matches = plan(bots, players, games=7).matches()
    taken = Counter((bot, seat) for match in matches for seat, bot in enumerate(match.bots))
    for bot in set(bots):
        assert len({taken[bot, seat] for seat in range(players)}) == 1


def test_rotations_share_their_seeds_and_no_game_is_there_twice() -> None:
    matches = plan(["a", "b", "c"], games=5).matches()
    assert [match.number for match in matches] == list(range(1, len(matches) + 1))
    assert len({(match.seed, tuple(match.bots)) for match in matches}) == len(matches)
    assert {match.seed for match in matches} == {"s/1", "s/2", "s/3"}
    for seed in ("s/1", "s/2", "s/3"):
        assert sorted(match.bots for match in matches if match.seed == seed) == sorted(
            [[one, other] for one in "abc" for other in "abc" if one != other]
        )


def test_a_turned_table_that_looks_the_same_is_played_once() -> None:
    assert rotations(["a", "b", "a", "b"]) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert rotations(["a", "b", "b"]) == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]


# Numbers.


def result(number: int, bots: list[str], winner: int, fault: str = "") -> Result:
    """Returns the result of a game in which everybody decided twice."""
    return Result(number, "s/1", bots, winner, 5, [Thinking(2, 0.5 + seat, 0.4) for seat in range(len(bots))], fault)


def test_wins_are_counted_by_game_and_shared_by_seat() -> None:
    bots = ["a", "b", "b", "b"]
    found = report(plan(bots, 4), [result(1, bots, 0), result(2, bots, 2), result(3, bots, 3), result(4, bots, -1, "broke")])
    assert (found["games"], found["finished"], len(found["faults"])) == (4, 3, 1)
    assert found["fair"] == 0.25
    one, three = found["bots"]["a"], found["bots"]["b"]
    assert (one["games"], one["wins"], one["share"]) == (3, 1, 0.3333)
    assert (three["seats"], three["wins"], three["share"]) == (9, 2, 0.2222)
    assert (three["low"], three["high"]) == pytest.approx([end / 3 for end in wilson(2, 3)], abs=0.0001)
    assert one["thinking"] == {"decisions": 6, "mean": 0.25, "longest": 0.4}
    assert three["thinking"]["decisions"] == 18


def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer() -> None:
    games = [result(k, ["a", "b"] if k % 2 else ["b", "a"], 0 if k % 8 == 0 else (k + 1) % 2) for k in range(1, 81)]
    few, many = (ratings(["a", "b"], games[:number], [0, 1]) for number in (10, 80))
    assert many["a"].mu > 25 > many["b"].mu
    assert many["a"].low < many["a"].mu < many["a"].high
    assert many["a"].sigma < few["a"].sigma < 25 / 3


def test_a_bot_in_several_seats_has_one_rating() -> None:
    games = [result(k, ["a", "b", "b"], 0) for k in range(1, 11)]
    found = ratings(["a", "b"], games, [0, 1, 2])
    assert found["a"].mu > 25 > found["b"].mu


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [result(k, ["a", "b"], k % 3 == 0) for k in range(1, 20)]
    assert report(plan(["a", "b"]), games) == report(plan(["a", "b"]), games[::-1])


# The command.


def test_results_do_not_depend_on_the_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--bots", f"{QUICK},random,search:iterations=1", "--games", "2", "--seed", "jobs", "--learning"]
    assert without_clock(arena(capsys, *argv, "--jobs", "2")) == without_clock(arena(capsys, *argv))


def test_tables_numbers_and_plots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    argv = ["arena", "--players", "3", "--bots", "random,easy", "--games", "3", "--learning"]
    files = ["--json", str(tmp_path / "a.json"), "--plot", str(tmp_path / "a.svg")]
    assert main([*argv, *files]) == 0
    shown = capsys.readouterr().out
    assert "3 of 3 games finished, 3 players" in shown
    assert "share (95 %)" in shown
    found = json.loads((tmp_path / "a.json").read_text())
    assert set(found["bots"]) == {"random", "easy"}
    assert sum(row["wins"] for row in found["bots"].values()) == 3
    assert found["bots"]["easy"]["thinking"]["mean"] > 0
    assert (tmp_path / "a.svg").read_text().startswith("<?xml")


class Cheat(Bot):
    """Does what nobody may."""

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        return -1


def test_a_game_that_breaks_down_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    assert main(["arena", "--bots", "cheat,random", "--games", "2"]) == 1
    out, err = capsys.readouterr()
    assert "0 of 2 games finished" in out
    assert "game 1 (seed 1/1, cheat, random) broke down after" in err


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        ([], "--bots: which bots?"),
        (["--bots", "random"], "two different bots or more"),
        (["--bots", "random,random"], "two different bots or more"),
        (["--bots", "random,easy,random"], "random is named again"),
        (["--bots", "random,skynet"], "no bot called 'skynet'"),
        (["--bots", "random,easy", "--players", "6"], "players = 6"),
        (["--bots", "random,easy", "--games", "0"], "--games: '0'"),
        (["--bots", "random,easy", "--plot", "a.txt"], "--plot: a.txt: the name must end in .svg, .png or .pdf"),
        (["--bots", "random,easy", "--results", "x"], "--results goes with --ladder only"),
        (["--bots", "random,easy", "--games", "1", "--state", "/nowhere/s"], "--state: /nowhere/s: No such file"),
        (["--ladder", "x.toml", "--bots", "random,easy"], "--bots does not go with --ladder"),
        (["--ladder", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
    ],
)
def test_the_arena_refuses(capsys: pytest.CaptureFixture[str], argv: list[str], named: str) -> None:
    assert named in refused(capsys, *argv)


@pytest.mark.parametrize(
    ("package", "reason"),
    [
        ("matplotlib", "--plot needs matplotlib, which is not installed: pip install 'kemet[plots]'"),
        ("openskill", "rating bots needs openskill, which is not installed: pip install 'kemet[arena]'"),
    ],
)
def test_without_a_package_the_reason_is_told_before_any_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, package: str, reason: str
) -> None:
    monkeypatch.setattr(common, "find_spec", lambda name: None if name == package else True)
    assert reason in refused(capsys, "--bots", "random,easy", "--plot", "a.svg", "--games", "100000")


# Going on.

ARGV = ["--bots", f"random,{QUICK}", "--games", "10", "--seed", "resume", "--learning"]


def games_in(path: Path) -> list[int]:
    """Returns the numbers of the games in a state, in the order they were finished."""
    return [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]


SLEEPER = """
from pathlib import Path
from time import sleep

from kemet.bots import RandomBot


class Sleeper(RandomBot):
    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        if seed.startswith("resume/3/") and Path(__file__).with_name("sleep").exists():
            sleep(600)
"""


def test_a_killed_arena_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "sleeper.py").write_text(SLEEPER)
    (tmp_path / "sleep").touch()
    state = tmp_path / "state.jsonl"
    argv = [*ARGV, "--bots", f"{tmp_path / 'sleeper.py'}:Sleeper,{QUICK}"]
    env = os.environ | ({} if COMPILED else {"PYTHONPATH": str(ROOT / "src")})
    command = [sys.executable, "-m", "kemet", "arena", *argv, "--state", str(state)]
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (state.exists() and state.read_text().count("\n") == 5):
            time.sleep(0.02)
        process.kill()
    # Four games are kept; the fifth was being written.
    before = state.read_text()
    assert games_in(state) == [1, 2, 3, 4]
    state.write_text(before + '{"number": 5, "se')
    (tmp_path / "sleep").unlink()
    resumed = arena(capsys, *argv, "--state", str(state))
    assert state.read_text().startswith(before)
    assert games_in(state) == list(range(1, 11))
    assert without_clock(resumed) == without_clock(arena(capsys, *argv))


def plan_data() -> dict[str, Any]:
    """Returns the plan of ARGV as it stands in a state."""
    return ArenaPlan(dict(Options(learning=True).items()), ["random", QUICK], 10, "resume").as_data()


def test_a_finished_arena_plays_nothing_more(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    state = tmp_path / "state.jsonl"
    first = arena(capsys, *ARGV, "--state", str(state))
    before = state.read_text()
    monkeypatch.setattr("kemet.cli.games.GameRun.play", lambda self: pytest.fail("a game was played again"))
    assert arena(capsys, *ARGV, "--state", str(state)) == first
    assert state.read_text() == before


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["--games", "12"], "games 10 there, 12 here"),
        (["--seed", "other"], "seed resume there, other here"),
        (["--bots", "random,easy"], f"bots random,{QUICK} there, random,easy here"),
        (["--target", "10"], "target 8 there, 10 here"),
    ],
)
def test_another_plan_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, more: list[str], named: str) -> None:
    state = tmp_path / "state.jsonl"
    state.write_text(json.dumps({"arena": 1, "plan": plan_data()}) + "\n")
    message = refused(capsys, *ARGV, *more, "--state", str(state))
    assert f"--state: {state} belongs to another plan" in message
    assert named in message


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"arena": 99, "plan": {}}\n', "\0\0\n", "[1]\n"])
def test_a_file_that_is_no_state_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "precious"
    path.write_text(text)
    assert f"--state: {path}: this is no state of an arena" in refused(capsys, *ARGV, "--state", str(path))
    assert path.read_text() == text


# Plots and the ladder.


def test_one_bot_with_several_budgets_is_a_family() -> None:
    found = family(["greedy", "search:seconds=1", "search:seconds=0.1", "search:iterations=5", "expert"])
    assert found is not None
    assert (found.setting, found.budgets) == ("seconds", [0.1, 1.0])
    assert family(["greedy", "search:seconds=1", "search:iterations=5"]) is None


@pytest.mark.parametrize("ladder", [LADDER, BOOKS])
def test_the_published_ladders_can_be_read(ladder: Path) -> None:
    rungs = read_ladder(str(ladder), None)
    assert len(rungs) > 3
    assert all(rung.plan.games == 6 for rung in read_ladder(str(ladder), 6))


SMALL = f"""
[[plan]]
name = "two"
title = "Two players"
bots = ["random", "{QUICK}", "easy"]
players = 2
learning = true
games = 50
seed = "l"

[[plan]]
name = "three"
title = "Three players"
bots = ["random", "{QUICK}"]
players = 3
modules = ["dawn"]
learning = true
games = 50
seed = "l"
"""


def test_a_ladder_is_played_written_and_not_played_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "ladder.toml").write_text(SMALL)
    out = tmp_path / "results"
    argv = ["arena", "--ladder", str(tmp_path / "ladder.toml"), "--results", str(out), "--games", "2"]
    argv += ["--state", str(tmp_path / "state")]
    assert main(argv) == 0
    assert "Three players" in capsys.readouterr().out
    assert sorted(path.name for path in out.iterdir()) == ["ladder-three.svg", "ladder-two.svg", "ladder.json", "ladder.md"]
    page = (out / "ladder.md").read_text()
    for words in ("## Two players", "6 of 6 games finished", "seed l", "who sat together", "ladder-two.svg"):
        assert words in page
    monkeypatch.setattr("kemet.cli.games.GameRun.play", lambda self: pytest.fail("a game was played again"))
    assert main(argv) == 0
    assert (out / "ladder.md").read_text() == page


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("[[plan]]", "[plan", "this is no TOML"),
        ("[[plan]]", "[[rung]]", "a ladder is a list of [[plan]]"),
        ('name = "three"', 'name = "two"', "two plans are called 'two'"),
        ('name = "two"', 'name = "../two"', "plan 1: name must be made of letters"),
        ("games = 50", "", "plan 1: games is missing"),
        ("players = 3", "players = 9", "plan 2: players = 9"),
        ('"easy"', '"skynet"', "plan 1: no bot called 'skynet'"),
        ("learning = true", "colour = 3", "plan 1: "),
    ],
)
def test_a_ladder_that_is_wrong_is_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, named: str
) -> None:
    path = tmp_path / "ladder.toml"
    path.write_text(SMALL.replace(old, new))
    message = refused(capsys, "--ladder", str(path))
    assert str(path) in message
    assert named in message


def test_the_command_has_help_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == 0
    assert "examples:\n  kemet arena" in capsys.readouterr().out


def test_names_of_bots_are_printed_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands between two colons is no name of a picture."""
    console().print("bots.py:New:temperature=1")
    assert capsys.readouterr().out == "bots.py:New:temperature=1\n"
