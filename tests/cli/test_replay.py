"""`kemet replay`: records shown step by step, and bad ones explained."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from support.cli import refused

from kemet.cli.main import main
from kemet.engine import RULES_VERSION
from kemet.engine.record import read_record, replay

pytestmark = pytest.mark.interpreted


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
