"""Modules own what is theirs: the core imports nothing of them, uses no name of theirs, and knows none of their words."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from support.fuzzing import MODULE_NAMES, random_game

from kemet.engine import Game, Options, Rules, make_rules, start
from kemet.engine.edition import EDITIONS
from kemet.engine.effect import Timings
from kemet.engine.view import LAST_OF_GAME, LAST_OF_PLAYER, SPECTATOR, added_facts, view

pytestmark = pytest.mark.interpreted

ENGINE = Path(__file__).parents[1] / "src" / "kemet" / "engine"
MODULES = ENGINE / "modules"
# Lists that have a place for everything there is, in the order in which it came: events, refusals, sources of VP.
LISTS = ["events.py", "ids.py", "refusals.py"]


@cache
def tree(path: Path) -> ast.Module:
    """Returns a file of the engine, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


# The registry lists modules and editions; the table made of its steps is read by it alone.
REGISTRY = ["registry.py", "step_calls.py"]


def core_files() -> list[Path]:
    """Lists the files of the core: the engine without modules, editions, and the registry, which lists both."""
    apart = (MODULES, ENGINE / "editions")
    files = [path for path in sorted(ENGINE.rglob("*.py")) if path.name not in REGISTRY]
    return [path for path in files if not any(folder in path.parents for folder in apart)]


def defined(paths: list[Path]) -> set[str]:
    """Returns the names of the classes, functions and constants that these files define."""
    found: set[str] = set()
    for node in [node for path in paths for node in tree(path).body]:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def within(paths: list[Path]) -> set[str]:
    """Returns the names of all methods and fields of the classes in these files."""
    found: set[str] = set()
    for node in [node for path in paths for node in ast.walk(tree(path))]:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    return found


def used(path: Path) -> set[str]:
    """Returns the names that a file reads from elsewhere: imported ones, and those behind a dot."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.alias):
            found.add(node.name)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
    return found


def quoted(path: Path) -> set[str]:
    """Returns the texts that stand in quotes in a file, docstrings among them."""
    constants = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


def words_of_rules(rules: Rules) -> set[str]:
    """Returns the names of all decisions and steps."""
    return {*rules.decision_names, *(name for steps in rules.procedures.every() for name in steps.names)}


def words_shown(game: Game) -> set[str]:
    """Returns the names of what is shown of a game beside the facts that every game has."""
    seen = view(game, SPECTATOR)
    return set(added_facts(seen, LAST_OF_GAME)) | set(added_facts(seen["players"][0], LAST_OF_PLAYER))


@cache
def words_of_modules() -> set[str]:
    """Returns the names of decisions and steps that modules add, and of what they show in views."""
    full = make_rules(Options(modules=MODULE_NAMES))
    found = words_of_rules(full)
    for recorder, _, _, _ in random_game(Options(modules=MODULE_NAMES), "words"):
        found |= words_shown(recorder.game)
    for edition in EDITIONS:
        game = start(Options(players=edition.players()[0], edition=edition.name), 1)
        found -= words_of_rules(game.rules) | words_shown(game)
    # A creature's name is no secret of its module, and timings of tiles have their names from the core.
    return found - {creature.slug for creature in full.creatures} - set(vars(Timings))


def test_the_base_game_shows_nothing_of_modules() -> None:
    seen = view(start(Options(), 1), SPECTATOR)
    assert added_facts(seen, LAST_OF_GAME) == {}
    assert added_facts(seen["players"][0], LAST_OF_PLAYER) == {}


def test_the_core_imports_no_module() -> None:
    for path in core_files():
        imported = {
            name
            for node in ast.walk(tree(path))
            for name in (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
        }
        assert not [name for name in imported if name.startswith("kemet.engine.modules")], path


def test_the_registry_alone_reads_the_calls_of_steps() -> None:
    readers = [path.name for path in sorted(ENGINE.rglob("*.py")) if "step_calls" in path.read_text(encoding="utf-8")]
    assert readers == ["registry.py"]


def test_the_core_uses_no_name_of_a_module() -> None:
    core = core_files()
    theirs = defined(sorted(MODULES.rglob("*.py"))) - defined(core) - within(core)
    assert {"PRIEST", "PATH_TOKEN", "PATH_DATA"} <= theirs
    for path in core:
        assert not used(path) & theirs, path


def test_the_core_knows_no_word_of_a_module() -> None:
    assert {"lose-priests", "take-token", "wagers", "path-tokens"} <= words_of_modules()
    for path in core_files():
        if path.name not in LISTS:
            assert not quoted(path) & words_of_modules(), path
