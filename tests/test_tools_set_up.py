"""What is set up is known by what it was made from; see tools/set_up.py."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parents[1] / "tools"


@pytest.fixture
def set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Returns the tool, in a checkout of its own."""
    spec = importlib.util.spec_from_file_location("set_up", TOOLS / "set_up.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for name in ("SOURCES", "WEB", "CLIENT", "BUILD", "NODE"):
        monkeypatch.setattr(tool, name, tmp_path / getattr(tool, name).relative_to(tool.ROOT))
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    tool.WEB.mkdir(parents=True)
    (tool.WEB / "package-lock.json").write_text("{}")
    (tool.WEB / "main.ts").write_text("let a;")
    return tool


def test_a_part_is_made_again_when_what_it_was_made_from_changed(set_up: ModuleType) -> None:
    source, stamp = set_up.WEB / "main.ts", set_up.WEB / set_up.STAMP
    stamp.write_text(set_up.digest([source]))
    assert set_up.made_from(stamp, set_up.digest([source]))
    source.write_text("let b;")
    assert not set_up.made_from(stamp, set_up.digest([source]))


def test_what_was_made_is_no_source(set_up: ModuleType) -> None:
    for name in ("node_modules/x.js", "dist/index.html", "lib/__pycache__/x.pyc", "lib/x.ts"):
        (set_up.WEB / name).parent.mkdir(parents=True, exist_ok=True)
        (set_up.WEB / name).write_text("")
    assert {path.name for path in set_up.files(set_up.WEB)} == {"main.ts", "package-lock.json", "x.ts"}


def test_a_command_that_fails_says_what_it_printed(set_up: ModuleType) -> None:
    with pytest.raises(set_up.Failed, match="no such luck"):
        set_up.run([sys.executable, "-c", "import sys; sys.exit('no such luck')"])


def test_an_environment_that_was_interrupted_is_made_anew(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, calls = set_up.ROOT / ".venv", []

    def interrupted(where: Path, **_: object) -> None:
        calls.append("interrupted")
        Path(set_up.python_of(where)).parent.mkdir()
        Path(set_up.python_of(where)).touch()
        raise KeyboardInterrupt

    def whole(where: Path, **_: object) -> None:
        calls.append("whole")
        Path(set_up.python_of(where)).parent.mkdir()
        Path(set_up.python_of(where)).touch()

    monkeypatch.setattr(set_up.venv, "create", interrupted)
    with pytest.raises(KeyboardInterrupt):
        set_up.create(folder)
    monkeypatch.setattr(set_up.venv, "create", whole)
    for _ in range(2):
        set_up.create(folder)
    assert calls == ["interrupted", "whole"]


class FakeNpm:
    """Stands in for npm; *works* says whether there is a network."""

    def __init__(self, tool: ModuleType, works: bool) -> None:
        self.tool = tool
        self.works = works
        self.calls: list[str] = []

    def __call__(self, folder: Path, *words: str) -> None:
        self.calls.append(words[0])
        if not self.works:
            raise self.tool.Failed("no network")
        (folder / ("node_modules" if words[0] == "ci" else "dist")).mkdir(exist_ok=True)
        if words[0] == "run":
            self.tool.CLIENT.write_text("<html>")


def test_the_client_is_built_once(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = FakeNpm(set_up, works=True)
    monkeypatch.setattr(set_up, "npm", npm)
    set_up.client()
    set_up.client()
    assert npm.calls == ["ci", "run"]
    (set_up.WEB / "main.ts").write_text("let c;")
    set_up.client()
    assert npm.calls == ["ci", "run", "run"], "what it needs is still there"


def test_without_network_an_older_client_stays(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(set_up, "npm", FakeNpm(set_up, works=False))
    with pytest.raises(set_up.Failed, match="could not be built: no network"):
        set_up.client()
    set_up.CLIENT.parent.mkdir()
    set_up.CLIENT.write_text("<html>")
    set_up.client()
    assert "the older one stays" in capsys.readouterr().out


class FakePip:
    """Stands in for pip, which builds a wheel and says *words*."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.calls = 0

    def __call__(self, command: list[str], folder: Path = TOOLS, shell: dict[str, str] | None = None) -> str:
        self.calls += 1
        target = Path(command[command.index("-w") + 1])
        target.mkdir(parents=True)
        (target / "kemet-1-py3-none-any.whl").write_text("")
        return self.words


@pytest.mark.parametrize(
    ("words", "missing", "calls"),
    [
        ("", [], 1),
        ("kemet: the engine could not be compiled (no memory): installing the interpreted engine", [], 2),
        ("kemet: no C compiler was found: installing the interpreted engine", ["C compiler"], 1),
    ],
)
def test_a_build_that_failed_is_tried_again(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, words: str, missing: list[str], calls: int
) -> None:
    pip = FakePip(words)
    monkeypatch.setattr(set_up, "run", pip)
    monkeypatch.setattr(set_up, "environment", lambda *_, **__: None)
    monkeypatch.setattr(set_up, "package_digest", lambda: "the same")
    monkeypatch.setattr(set_up, "missing_for_compiling", lambda: missing)
    for _ in range(2):
        assert set_up.wheel("quick").suffix == ".whl"
    assert pip.calls == calls


def test_who_gets_a_compiler_gets_the_compiled_package(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("setup.py", "pyproject.toml"):
        (set_up.ROOT / name).write_text("")
    monkeypatch.setattr(set_up, "missing_for_compiling", lambda: ["C compiler"])
    without = set_up.package_digest()
    monkeypatch.setattr(set_up, "missing_for_compiling", list)
    assert set_up.package_digest() != without
