"""What hosted checks and releases rely on: targets, scripts, versions and notes are there and agree. `make lint` has
actionlint look at the workflows themselves."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import kemet
from kemet.engine.scenario import read_scenario, run_scenario

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in WORKFLOWS}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def tool(name: str) -> ModuleType:
    """Returns a script of tools/ as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", TEXTS)
def test_what_a_workflow_calls_is_there(name: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = set(re.findall(r"run: make ([a-z-]+)", TEXTS[name]))
    files = set(re.findall(r"\b(?:tools|tests)/[\w*]+\.py", TEXTS[name]))
    assert called | files or name == "container.yml"
    assert called <= targets
    assert [file for file in files if not list(ROOT.glob(file))] == []


@pytest.mark.parametrize("name", TEXTS)
def test_actions_are_pinned_to_a_commit(name: str) -> None:
    used = re.findall(r"uses: (.+)", TEXTS[name])
    assert used
    assert [line for line in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", line)] == []


def test_every_supported_python_is_tested_and_built_for() -> None:
    (tested,) = re.findall(r'python: \["3\.11", (.+), "3\.14"\]', TEXTS["ci.yml"])
    versions = ["3.11", *re.findall(r'"(3\.\d+)"', tested), "3.14"]
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"
    builds = PROJECT["tool"]["cibuildwheel"]["build"]
    assert builds == [f"cp{version.replace('.', '')}-*" for version in versions]


def test_the_version_is_the_same_everywhere() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    releases = list(tool("release_notes").RELEASE.finditer(changelog))
    assert [releases[0]["version"], releases[0]["date"]] == ["Unreleased", None]
    assert releases[1]["version"] == kemet.__version__
    assert f"\nversion: {kemet.__version__}\n" in citation
    assert f"\ndate-released: {releases[1]['date']}\n" in citation


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    text = "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [0.2.0] - 2027-01-02\n\n- two\n\n## [0.1.0] - 2026-11-16\n\n- one\n"
    notes_of = tool("release_notes").notes_of
    assert [notes_of(text, version) for version in ("0.2.0", "0.1.0")] == ["- two\n", "- one\n"]
    assert [notes_of(text, version) for version in ("Unreleased", "0.3.0", "0.1")] == [None, None, None]
    called = [sys.executable, str(ROOT / "tools" / "release_notes.py")]
    done = subprocess.run([*called, kemet.__version__], capture_output=True, text=True, check=True)
    assert "### Added" in done.stdout
    refused = subprocess.run([*called, "99.0"], capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert "CHANGELOG.md says nothing of version 99.0" in refused.stderr


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_files_that_do_not_belong_here_are_found(tmp_path: Path) -> None:
    faults = tool("check_files").faults
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    (tmp_path / "src").mkdir()
    (tmp_path / ".gitignore").write_text("*.so\nignored\n")
    (tmp_path / "small").write_bytes(b"x" * 1000)
    (tmp_path / "ignored").write_bytes(b"x" * 10**6)
    (tmp_path / "package-lock.json").write_text('{"version": "1.0"}')
    assert faults(tmp_path) == []
    (tmp_path / "large").write_bytes(b"x" * 10**6)
    (tmp_path / "src" / "game.so").touch()
    (tmp_path / "package-lock.json").write_text('{"resolved": "https://packages.example/a.tgz"}')
    assert [fault.split(":")[0] for fault in faults(tmp_path)] == ["large", "package-lock.json", "src/game.so"]


def test_the_example_of_the_bug_report_is_a_scenario_that_runs() -> None:
    template = (ROOT / ".github" / "ISSUE_TEMPLATE" / "bug.yml").read_text(encoding="utf-8")
    (example,) = re.findall(r"placeholder: \|\n(.+?)\n  - type", template, re.DOTALL)
    game = run_scenario(read_scenario(textwrap.dedent(example)))
    assert game.decision().name() == "pick-troop"
