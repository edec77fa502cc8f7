"""The scripts beside the bots: tuning, how far to look ahead, and what the compiler learns from."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from kemet.bots import GreedyBot
from kemet.engine import COMPILED, Options
from kemet.engine.play.day import Turn
from kemet.engine.registry import TA_SETI

TOOLS = Path(__file__).parent.parent / "tools"


def loaded(name: str) -> ModuleType:
    """Returns a script as a module."""
    spec = importlib.util.spec_from_file_location(f"tool_{name}", TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look their module up.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def said_by(name: str, *flags: str) -> str:
    """Returns what a script prints."""
    command = [sys.executable, str(TOOLS / f"{name}.py"), *flags]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not COMPILED, reason="plays too many games for the interpreted engine")
def test_tuning_runs_and_can_be_made_again(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    found = []
    for name in ("one", "two"):
        out = tmp_path / name
        out.write_text("{}")
        said = said_by("tune", "--generations", "1", "--games", "14", "--matches", "4", "--tries", "4", "--out", str(out))
        told = [line for line in said.splitlines() if "loss" in line or "wins" in line]
        found.append((told, json.loads(out.read_text())))
    assert found[0] == found[1]
    assert any("positions, loss" in line for line in found[0][0])


@pytest.mark.skipif(not COMPILED, reason="plays too many turns for the interpreted engine")
def test_horizons_are_compared_and_can_be_compared_again() -> None:
    pytest.importorskip("numpy")
    said = [said_by("horizons", "--positions", "3", "--worlds", "3") for _ in range(2)]
    assert said[0] == said[1]
    assert [line.split()[1] for line in said[0].splitlines() if line.startswith("│")] == ["1", "4", "8", "12", "16", "24"]


def test_a_position_is_measured_at_the_beginning_of_a_turn() -> None:
    pytest.importorskip("numpy")
    game = loaded("horizons").some_turn(2, "some", GreedyBot("some", tries=2, again=1))
    assert isinstance(game.top, Turn)
    assert not game.top.laid


def test_luck_is_taken_out_of_a_correlation() -> None:
    numpy = pytest.importorskip("numpy")
    horizons = loaded("horizons")
    chance = numpy.random.default_rng(1)
    worths = [chance.normal(0, 0.1, 12) for _ in range(400)]
    luck = [chance.normal(0, 0.5, (20, 12)) for _ in worths]
    seen = [worth + one for worth, one in zip(worths, luck, strict=True)]
    # The same luck in both, and a second view in which half of the differences are of another kind.
    other = [worth + chance.normal(0, 0.1, 12) + one for worth, one in zip(worths, luck, strict=True)]
    assert horizons.correlation(seen, seen) == pytest.approx(1.0)
    assert horizons.correlation(seen, other) == pytest.approx(0.5**0.5, abs=0.05)


def test_typical_play_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("gymnasium")
    typical = loaded("typical_play")
    for name, value in {"RANDOM_GAMES": 4, "BOT_DECISIONS": 1, "ROWS": 2, "STEPS": 20, "ITERATIONS": 2}.items():
        assert hasattr(typical, name)
        monkeypatch.setattr(typical, name, value)
    typical.main([])


def test_faults_are_found_and_put_in(tmp_path: Path) -> None:
    tool = loaded("mutants")
    source = "def more(number):\n    if number < 3 and number != 1:\n        print(number)\n    return number + 1\n"
    (tmp_path / "code.py").write_text(source)
    faults = list(tool.mutants(tmp_path))
    assert sorted(fault.what for fault in faults) == sorted(
        ["number < 3 and number != 1", "number < 3", "3", "number != 1", "1", "print(number)", "number + 1", "1"]
    )
    for fault, changed in (("number < 3", "number <= 3"), ("number + 1", "number - 1"), ("print(number)", "None")):
        tree = tool.ast.parse(source)
        part = next(one for one in faults if one.what == fault).part
        tool.change(list(tool.ast.walk(dict(tool.functions(tree))[("more",)]))[part])
        assert tool.ast.unparse(tree) == source.strip().replace(fault, changed)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a fault lives in a forked process")
def test_a_fault_that_never_ends_is_killed() -> None:
    tool = loaded("mutants")
    endless, brief = subprocess.Popen(["sleep", "600"]), subprocess.Popen(["sleep", "0"])
    assert tool.waited_for(brief.pid, 60.0) == 0
    assert tool.waited_for(endless.pid, 0.1) is None
    with pytest.raises(ProcessLookupError):
        os.kill(endless.pid, 0)
    for process in (endless, brief):
        process.wait()


def test_every_table_is_listed_once_what_is_played_most_first() -> None:
    tables = loaded("every_table").tables()
    found = [(one.edition, *one.modules, one.players) for one in tables]
    assert len(found) == len(set(found))
    assert ("blood-and-sand", "book-of-the-dead", 5) in found
    assert ("classic", "black-pyramid", "new-cards", "seth", 6) in found
    assert not any(one.players == 2 for one in tables if "seth" in one.modules)
    whole = found.index(("classic", *TA_SETI, "book-of-the-dead", 2))
    assert whole < found.index(("classic", "dawn", "path", 2))
    assert whole < found.index(("classic", "seth", 3))


def test_a_table_is_played_from_every_seat_and_camp() -> None:
    tool = loaded("every_table")
    for options, games in ((Options(players=3), 3), (Options(players=3, modules=["seth"]), 2)):
        table = tool.played(options, "random", "greedy:tries=1,again=1", 1, "test")
        assert (table.games, table.fair, table.faults) == (games, 1.0, [])
        again = tool.played(options, "greedy:tries=1,again=1", "random", 1, "test")
        assert 0 <= table.won <= games
        assert 0 <= again.won <= games
    text = tool.page([table, again], 9, {"bot": "random", "other": "greedy", "deals": 1, "seed": "test"})
    assert "4 games at 2 of 9 tables; faults: 0." in text
    assert "| classic with seth |" in text


def test_habits_are_counted_for_one_bot() -> None:
    tool = loaded("styles")
    found = tool.habits("greedy:tries=1,again=1", "random", Options(players=2), 2, "test")
    assert (found.wins.wins, found.wins.of) == (2, 2)
    assert found.did["tokens to move"] > 0
    assert found.did["levels of pyramids"] >= 3
