"""The layout of observations as it is documented."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from kemet.engine import Options, make_rules
from kemet.engine.layout import observation_names
from kemet.envs import names

ROOT = Path(__file__).parents[2]


def test_the_table_in_the_documentation_is_that_of_the_code() -> None:
    spec = importlib.util.spec_from_file_location("observation_table", ROOT / "tools" / "observation_table.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    page = tool.PAGE.read_text(encoding="utf-8")
    assert tool.replaced(page) == page, "run python tools/observation_table.py"


def test_every_byte_is_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["names", "--players", "3", "--modules", "dawn"])
    names.main()
    rows = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert [name for _, name, _, _ in rows] == observation_names(make_rules(Options(players=3, modules=["dawn"])))
    assert [int(index) for index, *_ in rows] == list(range(len(rows)))
    monkeypatch.setattr(sys, "argv", ["names", "--players", "9"])
    with pytest.raises(SystemExit):
        names.main()
    assert "players = 9" in capsys.readouterr().err
