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
from typing import Any

import pytest

from kemet.engine.scenario import read_scenario, run_scenario

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/README.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
# Talks to a server; tests/server/test_docs.py starts one for it.
WITH_A_SERVER = ROOT / "docs" / "api.md"
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


@pytest.mark.parametrize("page", [page for page in PAGES if page != WITH_A_SERVER and blocks(page)], ids=named)
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
