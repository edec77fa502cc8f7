"""What pages and docstrings show is so: examples run, excerpts stand in the file they name, commands end well."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import kemet
import kemet.bots
import kemet.engine
from kemet.engine.scenario import read_scenario, run_scenario

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/README.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
# Talks to a server; tests/server/test_docs.py starts one for it.
WITH_A_SERVER = ROOT / "docs" / "api.md"
# Add to the engine; tests/test_worked_examples.py puts them into a copy of it.
ADDING = [ROOT / "docs" / f"{name}.md" for name in ("implement-a-tile", "implement-a-module", "maps")]
# A block of code, and the comment above it where it says that it is an excerpt.
BLOCK = re.compile(r"(?:<!-- from (\S+) -->\n\s*)?^ *```(python|pycon|toml)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
# A file of ours in a sentence; what has signs in it stands for many.
FILE = re.compile(r"`((?:src|tests|docs|benchmarks|tools|examples)/[\w./*-]+)`")
# Made by `make ladder`.
MADE_LATER = ["benchmarks/ladder-state"]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
# What makes a command of the README short, and what is typed where it asks.
SHORTER = {"play": "", "simulate": "--games 2", "arena": "--games 1", "bench": "--seconds 0.01"}
COMMANDS = {"play", "simulate", "arena", "rules", "replay", "scenario", "bench"}


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """Lists the blocks of code of a page: the file it is an excerpt of, the kind, the code."""
    return [(source, kind, textwrap.dedent(code)) for source, kind, code in BLOCK.findall(page.read_text(encoding="utf-8"))]


def named(page: Path) -> str:
    """Returns what the page is called in a report."""
    return str(page.relative_to(ROOT))


def check_session(text: str, name: str, names: dict[str, Any]) -> None:
    """Runs a session with its prompts, and compares what it says."""
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    test.globs = names
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(test, out=said.append, clear_globs=False)
    assert result.attempted
    assert not result.failed, "".join(said)


def run_block(source: str, kind: str, code: str, page: Path, names: dict[str, Any]) -> None:
    """Checks a block of code in the way of its kind."""
    if source:
        assert code in (ROOT / source).read_text(encoding="utf-8"), f"{source} reads otherwise:\n{code}"
    elif kind == "toml":
        if "[[then]]" in code:
            run_scenario(read_scenario(code))
    elif kind == "pycon":
        check_session(code, page.name, names)
    else:
        exec(compile(code, page.name, "exec"), names)


@pytest.mark.parametrize("page", [page for page in PAGES if page not in (WITH_A_SERVER, *ADDING) and blocks(page)], ids=named)
def test_the_examples_of_a_page_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They share their names from the first to the last, as a reader who types them in would have them."""
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {"__name__": "page"}
    for source, kind, code in blocks(page):
        run_block(source, kind, code, page, names)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    for name in FILE.findall(page.read_text(encoding="utf-8")):
        assert name in MADE_LATER or list(ROOT.glob(name.rstrip("/"))), name


def docstrings() -> dict[str, str]:
    """Returns the docstrings with examples by name. They are read from the sources: compiled code keeps none."""
    found = {}
    for path in sorted((ROOT / "src" / "kemet").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node)
                if text and ">>>" in text:
                    found[f"{path.relative_to(ROOT / 'src')}:{getattr(node, 'name', '')}"] = text
    return found


@pytest.mark.parametrize(("name", "text"), [pytest.param(name, text, id=name) for name, text in docstrings().items()])
def test_the_examples_of_a_docstring_run(name: str, text: str) -> None:
    check_session(text, name, {"__name__": "docstring"})


def documented(module: ModuleType, name: str) -> bool:
    """Tells whether *name* of *module* has a docstring, where it is defined: constants have theirs below."""
    home = getattr(getattr(module, name), "__module__", None) or next(
        (found[1] for found in imports_of(module) if found[0] == name), module.__name__
    )
    tree = ast.parse(source_of(home))
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return bool(ast.get_docstring(node))
        if isinstance(node, ast.Assign | ast.AnnAssign) and ast.unparse(node).startswith((f"{name} ", f"{name}:")):
            return (
                isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str)
            )
    raise AssertionError(f"{name} is not defined in {home}")


def source_of(module: str) -> str:
    """Returns the source of a module of ours, whether it runs compiled or not."""
    path = ROOT / "src" / module.replace(".", "/")
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")


def imports_of(module: ModuleType) -> list[tuple[str, str]]:
    """Lists what a module imports by name: the name, and from where."""
    nodes = [node for node in ast.parse(source_of(module.__name__)).body if isinstance(node, ast.ImportFrom)]
    return [(alias.name, node.module or "") for node in nodes for alias in node.names]


@pytest.mark.parametrize("module", [kemet, kemet.engine, kemet.bots], ids=lambda module: module.__name__)
def test_every_public_name_has_a_docstring_and_stands_in_the_reference(module: ModuleType) -> None:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    told = set(re.findall(r"^::: (\S+)$", pages, re.MULTILINE))
    for name in module.__all__:
        assert documented(module, name), f"{module.__name__}.{name} has no docstring"
        # What can be had from several places stands there once.
        assert {f"{place.__name__}.{name}" for place in (kemet, kemet.engine, kemet.bots) if hasattr(place, name)} & told, (
            name
        )


def test_a_site_with_faults_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "good.html").write_text('<a href="deep/">x</a><a href="https://example.org">x</a><img src="data:,">')
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "index.html").write_text(
        '<a href="../good.html#part">x</a><link rel="canonical" href="https://e.org">'
    )
    check = [sys.executable, str(ROOT / "tools" / "check_site.py"), str(tmp_path)]
    assert "2 pages: every link leads somewhere" in subprocess.run(check, capture_output=True, text=True, check=True).stdout
    (tmp_path / "bad.html").write_text(
        '<img src="no.png"><a href="deep/no">x</a><script src="https://example.org/x.js"></script>'
    )
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "bad.html: deep/no is not there",
        "bad.html: fetches https://example.org/x.js",
        "bad.html: no.png is not there",
    ]


def readme_commands() -> list[str]:
    """Lists the commands that the README shows, without what it says about them."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [line.partition("#")[0].strip() for line in re.findall(r"^    (kemet .*)$", text, re.MULTILINE)]


def test_the_readme_shows_all_kinds_of_commands() -> None:
    assert {shlex.split(command)[1] for command in readme_commands()} == COMMANDS


@pytest.mark.parametrize("command", readme_commands())
def test_a_command_of_the_readme_runs(command: str, tmp_path: Path) -> None:
    """As it stands there, but shorter; whoever is asked for something there leaves."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    shutil.copy(ROOT / "tests" / "records" / "random-2-learning.txt", tmp_path / "game.kemet")
    words = f"{shlex.quote(sys.executable)} -m {command} {SHORTER.get(shlex.split(command)[1], '')}"
    quick = {**os.environ, "COLUMNS": "100"}
    done = subprocess.run(
        ["bash", "-c", words], cwd=tmp_path, env=quick, input="quit\n", capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout
