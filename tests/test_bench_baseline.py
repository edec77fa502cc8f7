"""The baseline of `kemet bench`: what is read, what is compared, and what is said about it. The counts here are made up."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kemet.cli import baseline, bench, instructions
from kemet.cli.baseline import FORMAT, compare, make_baseline, read_baseline, verdict
from kemet.cli.common import UserError
from kemet.cli.instructions import MEASURES, CountError, instructions_per_decision
from kemet.cli.main import main
from kemet.engine import COMPILED

THEN = {"per_decision": 1000.0, "per_copy": 5000.0, "per_observed_decision": 10_000.0}
COMMITTED = Path(__file__).parent.parent / "benchmarks" / "baseline.json"


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Returns the path of a good baseline."""
    file = tmp_path / "baseline.json"
    file.write_text(json.dumps(make_baseline(THEN)))
    return str(file)


def counted(monkeypatch: pytest.MonkeyPatch, **now: float) -> None:
    """Lets the next commands count the numbers of the baseline, but for those in *now*."""
    monkeypatch.setattr(bench, "count_here", lambda: {**THEN, **now})


def report(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    """Returns the report of a command as data."""
    capsys.readouterr()
    assert main(["bench", "--json", "-", *argv]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """Runs a command that must be refused; returns its message, which is one line."""
    capsys.readouterr()
    assert main(["bench", *argv]) == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    return message


def test_the_committed_baseline_can_be_read() -> None:
    assert set(read_baseline(str(COMMITTED))["instructions"]) == set(MEASURES)


def test_what_is_written_can_be_read_and_compared(path: str) -> None:
    changes = compare(read_baseline(path), {**THEN, "per_copy": 5500.0})
    assert [change.name for change in changes] == list(MEASURES)
    assert [change.growth for change in changes] == pytest.approx([0, 0.1, 0])
    assert [change.regressed for change in changes] == [False, True, False]


@pytest.mark.parametrize(("now", "regressed"), [(500.0, False), (1000.0, False), (1050.0, False), (1051.0, True)])
def test_more_than_five_percent_is_a_regression(path: str, now: float, regressed: bool) -> None:
    (change, *_) = compare(read_baseline(path), {**THEN, "per_decision": now})
    assert change.regressed == regressed


def test_the_verdict_names_every_regression(path: str) -> None:
    old = read_baseline(path)
    assert verdict(compare(old, {**THEN, "per_copy": 4999.9})) == "No regression over 5 %."
    worse = compare(old, {"per_decision": 1200.0, "per_copy": 5001.0, "per_observed_decision": 11_000.0})
    assert verdict(worse) == "Regressions over 5 %: per decision +20.0 %, per observed decision +10.0 %."
    assert compare(old, {**THEN, "per_copy": 4999.9})[1].percent == "+0.0 %"


def test_a_regression_is_reported_and_fails_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    counted(monkeypatch, per_copy=6000.0)
    assert main(["bench", "--baseline", path]) == 0
    out = capsys.readouterr().out
    assert out.count("REGRESSION") == 1
    assert "Regressions over 5 %: per copy +20.0 %." in out
    data = report(capsys, "--baseline", path)
    assert data["instructions"]["per_copy"] == 6000
    assert data["comparison"]["regressions"] == ["per_copy"]
    assert data["comparison"]["growth"]["per_copy"] == pytest.approx(0.2)
    assert data["comparison"]["baseline"]["instructions"] == THEN


def test_another_python_is_mentioned(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "old.json"
    file.write_text(json.dumps({**make_baseline(THEN), "python": "3.0.0"}))
    counted(monkeypatch)
    assert main(["bench", "--baseline", str(file)]) == 0
    assert "The baseline is of python 3.0.0, this is" in capsys.readouterr().out


def test_a_new_baseline_is_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    counted(monkeypatch, per_copy=4321.004)
    file = tmp_path / "new.json"
    assert main(["bench", "--write-baseline", str(file)]) == 0
    assert "4,321.0 instructions per copy" in capsys.readouterr().out
    assert read_baseline(str(file))["instructions"]["per_copy"] == 4321
    assert main(["bench", "--write-baseline", "-"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(file.read_text())
    assert "cannot both go to standard output" in refused(capsys, "--write-baseline", "-", "--json", "-")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{", "this is no JSON"),
        ("[" * 100_000, "this is no JSON"),
        ("[]", "this is no baseline"),
        ('{"format": "kemet-baseline 9"}', "this is no baseline; a baseline has the format 'kemet-baseline 1'"),
        (json.dumps({"format": FORMAT}), "instructions.per_decision: this must be a number above 0"),
        (json.dumps({"format": FORMAT, "instructions": [1]}), "instructions.per_decision"),
        (json.dumps({"format": FORMAT, "instructions": {**THEN, "per_copy": "many"}}), "instructions.per_copy"),
        (json.dumps({"format": FORMAT, "instructions": {**THEN, "per_copy": True}}), "instructions.per_copy"),
        (json.dumps({"format": FORMAT, "instructions": {**THEN, "per_copy": 0}}), "instructions.per_copy"),
        ('{"format": "kemet-baseline 1", "instructions": {"per_decision": NaN}}', "instructions.per_decision"),
    ],
)
def test_bad_baselines_name_file_and_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, named: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    message = refused(capsys, "--baseline", str(file))
    assert message.startswith(f"kemet: {file}: ")
    assert named in message


def test_a_baseline_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "cannot be read: No such file" in refused(capsys, "--baseline", str(tmp_path / "missing.json"))


def test_the_interpreted_engine_is_not_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(baseline, "COMPILED", False)
    assert "a baseline is for the compiled engine; this one is interpreted" in refused(capsys, "--baseline", path)


def test_without_valgrind_nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(baseline, "COMPILED", True)
    with pytest.raises(UserError, match=r"valgrind, which counts instructions, is not installed"):
        baseline.count_here()


def test_a_workload_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake = tmp_path / "valgrind"
    fake.write_text("#!/bin/sh\necho 'ImportError: no engine' >&2\necho '==1== Collected : 5' >&2\nexit 1\n")
    fake.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(fake))
    with pytest.raises(CountError, match=r"the workload failed under valgrind: ImportError: no engine"):
        instructions_per_decision("python")


def test_counts_are_without_what_start_up_takes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The stand-in counts 500 instructions for a start, and 7 for each of two decisions of a game or each copy."""
    fake = tmp_path / "valgrind"
    fake.write_text(
        '#!/bin/sh\nfor last; do :; done\necho $((2 * last))\necho "==1== Collected : $((500 + 14 * last))" >&2\n'
    )
    fake.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(fake))
    assert instructions_per_decision("python") == dict.fromkeys(MEASURES, 7.0)


def workload(code: str, do: str) -> subprocess.CompletedProcess[str]:
    """Runs *code* once for *do*, without valgrind."""
    return subprocess.run([sys.executable, "-s", "-P", "-c", code, do, "1"], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("do", [do for do, _ in MEASURES.values()])
def test_the_workload_keeps_up_with_the_engine(do: str) -> None:
    either = instructions.WORKLOAD.replace("assert COMPILED", "assert True")
    done = workload(either, do)
    assert not done.stderr
    assert int(done.stdout) > 0


@pytest.mark.interpreted
@pytest.mark.skipif(COMPILED, reason="the compiled engine is what is counted")
def test_the_workload_refuses_the_interpreted_engine() -> None:
    assert "AssertionError: the engine is interpreted" in workload(instructions.WORKLOAD, "play").stderr
