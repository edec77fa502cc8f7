"""The command line, through its entry point: help, versions, and the small commands."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.cli import refused

from kemet import __version__
from kemet.cli import rules as rules_command
from kemet.cli.main import main
from kemet.engine import COMPILED, RULES_VERSION
from kemet.engine.layout import LAYOUT_VERSION
from kemet.engine.record import RECORD_VERSION, digest, replay
from kemet.engine.scenario import read_scenario
from kemet.page.links import record_of, unpacked
from kemet.server import PROTOCOL_VERSION

pytestmark = pytest.mark.interpreted

SCENARIOS = Path(__file__).parents[1] / "scenarios"
COMMANDS = ["simulate", "arena", "scenario", "replay", "rules", "bench", "play", "serve", "bots"]


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
    source = str(Path(__file__).parents[2] / "src")
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


# scenario


def test_scenarios_hold(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(SCENARIOS / "base/battle/x1_battle.toml")
    assert main(["scenario", path, path]) == 0
    out = capsys.readouterr().out
    assert f"ok      {path}: X1 The battle of the book's example" in out
    assert "2 of 2 scenarios hold" in out


def test_scenarios_are_given_as_links_to_the_static_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = SCENARIOS / "base/battle/x1_battle.toml"
    assert main(["scenario", "--link", str(path)]) == 0
    text = capsys.readouterr().out.strip().removeprefix("#/link/")
    game = replay(record_of(unpacked(text)), check=False)
    assert digest(game) == digest(read_scenario(path.read_text()).game)
    bad = tmp_path / "bad.toml"
    bad.write_text("[player.p9]")
    assert main(["scenario", "--link", str(bad)]) == 2
    assert "player.p9" in capsys.readouterr().err


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


def test_nets_think_with_one_thread_unless_told_otherwise() -> None:
    code = "import os, kemet.cli.main; print(os.environ['OPENBLAS_NUM_THREADS'])"
    clean = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    for told, wanted in (({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3")):
        done = subprocess.run([sys.executable, "-c", code], env={**clean, **told}, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == wanted
