"""`kemet simulate`: what it counts, and what it says to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.cli import refused, simulated

from kemet.bots import BOTS, Bot, Perspective
from kemet.bots.random_bot import RandomBot
from kemet.cli.main import main
from kemet.engine import COMPILED, Game
from kemet.engine.actions import ActionList
from kemet.engine.record import read_record, replay

pytestmark = pytest.mark.interpreted


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
