"""What a version of the observation layout or of the protocol stands for does not change under it."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "golden.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The script that writes the files."""
    spec = importlib.util.spec_from_file_location("golden", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_versions_stand_for_what_is_written_down(tool: ModuleType) -> None:
    for golden in tool.goldens():
        assert golden.fault(golden.path.read_text(encoding="utf-8")) == ""


def test_nothing_else_is_written_down(tool: ModuleType) -> None:
    assert sorted(tool.FOLDER.iterdir()) == sorted(golden.path for golden in tool.goldens())


OLD = ["a: int", "b: str"]


@pytest.mark.parametrize(
    ("version", "facts", "added", "fault"),
    [
        (1, OLD, False, ""),
        (1, ["a: int"], True, "raise the version"),
        (1, ["a: int", "b: int"], True, "raise the version"),
        (1, ["b: str", "a: int"], False, "raise the version"),
        (1, [*OLD, "c: int"], False, "raise the version"),
        (1, [*OLD, "c: int"], True, "run python tools/golden.py"),
        (2, ["a: int"], False, "run python tools/golden.py"),
        (2, OLD, False, "run python tools/golden.py"),
    ],
)
def test_a_changed_meaning_asks_for_a_new_version(
    tool: ModuleType, version: int, facts: list[str], added: bool, fault: str
) -> None:
    written = tool.Golden("some", 1, OLD, added).text()
    found = tool.Golden("some", version, facts, added).fault(written)
    assert fault in found
    assert bool(fault) == bool(found)


def test_nothing_is_written_over_before_the_version_is_raised(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "FOLDER", tmp_path)

    def at(version: int, facts: list[str]) -> Callable[[], list[Any]]:
        return lambda: [tool.Golden("some", version, facts, False)]

    for version, facts in ((1, OLD), (2, ["a: str"])):
        monkeypatch.setattr(tool, "goldens", at(version, facts))
        tool.main()
        assert (tmp_path / "some.txt").read_text() == "\n".join([f"some version {version}", *facts, ""])
    monkeypatch.setattr(tool, "goldens", at(2, OLD))
    with pytest.raises(SystemExit, match="raise the version"):
        tool.main()
    assert (tmp_path / "some.txt").read_text() == "some version 2\na: str\n"


def test_the_server_tells_its_protocol(tool: ModuleType) -> None:
    document = tool.make_app(tool.Settings(database="sqlite+aiosqlite://")).openapi_schema
    assert document.info.version == str(tool.PROTOCOL_VERSION)
