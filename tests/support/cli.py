"""Commands run through their entry point, for tests."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kemet.cli.main import main


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
