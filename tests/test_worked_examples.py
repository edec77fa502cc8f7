"""What pages say about extending the engine works: their files are put into a copy of it, and their scenarios hold there."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kemet.engine.scenario import ScenarioError, read_scenario, run_scenario

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).parents[1]
PAGES = ["implement-a-tile", "implement-a-module", "maps"]
# A block that says where it belongs: a whole file, the imports of a file, or the end of a list in it.
PLACED = re.compile(r"<!-- (file|imports of|end of (\w+) in) (\S+) -->\n\n```\w+\n(.*?)```", re.DOTALL)
SCENARIO = re.compile(r"^```toml\n(title.*?)```", re.DOTALL | re.MULTILINE)
# Whatever the page adds, games with it end, and nothing is wrong in them.
PLAY = """
import sys
from pathlib import Path
from kemet.engine import Options, start
from kemet.engine.invariants import faults
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
agreed = read_scenario(Path(sys.argv[1]).read_text()).game.rules.options
for players in agreed.box().players():
    game = start(Options(players, modules=agreed.modules, edition=agreed.edition), players)
    rng = seeded(players)
    while not game.over():
        play_randomly(game, rng, 50, Tally())
        assert faults(game) == [], faults(game)
        assert str(game)
"""


def with_block(text: str, kind: str, name: str, code: str) -> str:
    """Returns the file *text* with *code* among its imports, or at the end of the list or dictionary called *name*."""
    if kind == "imports of":
        first = "from __future__ import annotations\n"
        assert first in text
        return text.replace(first, first + code, 1)
    for node in ast.parse(text).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            lines = text.splitlines(keepends=True)
            assert node.value is not None
            last, column = (node.value.end_lineno or 0) - 1, (node.value.end_col_offset or 0) - 1
            head, tail = "".join(lines[:last]) + lines[last][:column], lines[last][column:]
            return f"{head.rstrip().rstrip(',')},\n{code}{tail}{''.join(lines[last + 1 :])}"
    raise AssertionError(f"there is no {name}")


def extended(page: str, folder: Path) -> str:
    """Puts what *page* adds into a copy of the sources in *folder*; returns the text of the page."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("web", "__pycache__", "*.egg-info"))
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    for kind, name, path, code in PLACED.findall(text):
        file = folder / path
        if kind == "file":
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(code, encoding="utf-8")
        else:
            file.write_text(with_block(file.read_text(encoding="utf-8"), kind, name, code), encoding="utf-8")
    return text


def run_there(folder: Path, *words: str) -> None:
    """Runs the plain Python engine of the copy."""
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env={"PYTHONPATH": str(folder / "src")}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_adds_to_the_engine_works(page: str, tmp_path: Path) -> None:
    scenarios = SCENARIO.findall(extended(page, tmp_path))
    assert scenarios
    for number, scenario in enumerate(scenarios):
        (tmp_path / f"{number}.toml").write_text(scenario, encoding="utf-8")
        run_there(tmp_path, "-m", "kemet", "scenario", f"{number}.toml")
    run_there(tmp_path, "-c", PLAY, "0.toml")


@pytest.mark.parametrize("page", PAGES)
def test_the_scenarios_of_a_page_fail_without_what_it_adds(page: str) -> None:
    for scenario in SCENARIO.findall((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")):
        with pytest.raises(ScenarioError):
            run_scenario(read_scenario(scenario))
