"""How the code is built: nothing forgotten in copies, one entrance per timing, dependencies that point down only."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fuzzing import MODULE_NAMES, option_sets, random_game

from kemet.engine import COMPILED, Game, Options, make_rules, start
from kemet.engine.effect import TIMINGS, Tile, has_timing
from kemet.engine.frame import Frame
from kemet.engine.ids import VP_DAGGER, VP_NAMES, VP_PATH
from kemet.engine.play.battle import Side
from kemet.engine.play.build import PlacePyramid
from kemet.engine.play.recruit import ChooseBattle
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.record import digest
from kemet.engine.rng import Rng, seeded
from kemet.engine.state import SHARED_BY_COPIES, increased

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "src" / "kemet" / "engine"


def fields(thing: Any) -> list[str]:
    """Lists the names of all fields of an engine object, interpreted or compiled."""
    if COMPILED:
        found = [name for cls in type(thing).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())]
        return sorted(name for name in set(found) if not name.startswith("__"))
    return sorted(vars(thing))


def changed(value: Any) -> Any:
    """Returns another value of the same kind, or None where there is no telling."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return None


SHARED = {"rules", "log", "top"}
# Vectors that copies of a side of a battle share: replaced, never written in place.
SHARED_BY_SIDES = {"tokens"}


def test_no_field_of_a_game_is_forgotten_in_copy_or_dump() -> None:
    options = Options(modules=MODULE_NAMES)
    for name in fields(start(options, 1)):
        if name in SHARED:
            continue
        game = start(options, 1)
        value = getattr(game, name)
        before = game.dump()
        if name == "stack":
            game.pop()
        elif isinstance(value, Rng):
            value.word()
        elif changed(value) is not None:
            setattr(game, name, changed(value))
        else:
            value[0] += 1
        assert game.dump() != before, f"{name} is not in the dump, so digests do not see it"
        copy = game.copy()
        assert copy.dump() == game.dump(), f"{name} is not copied"
        if not isinstance(value, (int, bool)):
            if name in SHARED_BY_COPIES:
                continue
            assert getattr(copy, name) is not getattr(game, name), f"{name} is shared between copies"
            if name not in ("stack", "rng"):
                getattr(copy, name)[0] += 1
                assert game.dump() != copy.dump()


def test_vectors_that_copies_share_are_never_written_in_place() -> None:
    """Position files are exempt: they fill a new game that nobody has copied yet."""
    names = "|".join(SHARED_BY_COPIES)
    for path, text in code_of(ENGINE).items():
        if path.name != "position.py":
            found = re.findall(rf"\.(?:{names})\[[^\n]*\] (?:[-+|&]?)= ", text)
            assert not found, f"{path} writes in place: {found}"
        shared_by_sides = "|".join(SHARED_BY_SIDES)
        found = re.findall(rf"\.(?:{shared_by_sides})\[[^\n]*\] (?:[-+|&]?)= ", text)
        assert not found, f"{path} writes in place: {found}"


# Derived from other facts, or only of use while a game is played.
NOT_IN_DIGEST = {"troops", "creature_on", "battle_proven", "reveals", "tiles_taken", "result", "invader"}


def test_a_digest_sees_every_fact() -> None:
    options = Options(players=3, modules=MODULE_NAMES)
    for name in fields(start(options, 1)):
        if name in SHARED | NOT_IN_DIGEST | {"stack", "rng", "creature_at"}:
            continue
        game = start(options, 1)
        play_randomly(game, seeded(1), 60, Tally())
        before = digest(game)
        value = getattr(game, name)
        if changed(value) is not None:
            setattr(game, name, changed(value))
        else:
            value[0] += 1
        assert digest(game) != before, f"{name} is not in the digest"
    game = start(Options(players=3), 1)
    before = digest(game)
    game.rng.word()
    assert digest(game) != before


def all_frames() -> dict[str, Frame]:
    """Returns one frame of every kind that random games meet."""
    # Two that are rare: a level-0 pyramid with two free districts exists in hand-written positions only.
    met: dict[str, Frame] = {"PlacePyramid": PlacePyramid(1, 2), "ChooseBattle": ChooseBattle(1)}
    for players in (2, 3, 5):
        for number in range(40 if COMPILED else 12):
            # All modules first, so that what modules add to frames is there to be forgotten.
            options = option_sets(players, [] if number % 3 == 2 else MODULE_NAMES)[number % 2]
            for recorder, _, _, _ in random_game(options, f"frames {players} {number}"):
                for frame in recorder.game.stack:
                    met.setdefault(type(frame).__name__, frame.copy())
    return met


def frame_classes() -> set[str]:
    """Returns the names of all frame classes: those that define `copy`."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and any(isinstance(f, ast.FunctionDef) and f.name == "copy" for f in node.body):
                found.add(node.name)
    return found - {"Frame", "Rng", "Side", "Game"}


def test_no_field_of_a_frame_is_forgotten_in_copy_or_dump() -> None:
    met = all_frames()
    assert frame_classes() - set(met) == set(), "frames that no random game met"
    for name, frame in met.items():
        for field in fields(frame):
            fork = frame.copy()
            value = getattr(fork, field)
            if isinstance(value, list) and value and isinstance(value[0], Side):
                check_sides(fork, field)
                continue
            if field in ("step", "awaiting") and field not in dumped_fields(name):
                continue
            if changed(value) is not None:
                setattr(fork, field, changed(value))
            elif len(value):
                value[0] += 1
                assert getattr(fork.copy(), field) is not value
            else:
                continue
            assert fork.dump() != frame.dump(), f"{name}.{field} is not in the dump"
            assert fork.copy().dump() == fork.dump(), f"{name}.{field} is not copied"


def dumped_fields(frame_class: str) -> set[str]:
    """Returns the fields named in the source of the `dump` of a frame class: step and awaiting may be constant."""
    for path in ENGINE.rglob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and node.name == frame_class:
                for function in node.body:
                    if isinstance(function, ast.FunctionDef) and function.name == "dump":
                        return {n.attr for n in ast.walk(function) if isinstance(n, ast.Attribute)}
    return set()


def check_sides(battle: Frame, field: str) -> None:
    """Does the same for the two sides of a battle."""
    for name in fields(getattr(battle, field)[0]):
        fork = battle.copy()
        side = getattr(fork, field)[0]
        value = getattr(side, name)
        if changed(value) is not None:
            setattr(side, name, changed(value))
        elif name in SHARED_BY_SIDES:
            setattr(side, name, increased(value, 0, 1))
        else:
            value[0] += 1
        assert fork.dump() != battle.dump(), f"a side's {name} is not in the dump"
        assert fork.copy().dump() == fork.dump(), f"a side's {name} is not copied"


def test_frames_that_keep_no_step_never_change_it() -> None:
    """A frame may leave step or awaiting out of its dump only if its code never changes them."""
    for path in ENGINE.rglob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if not isinstance(node, ast.ClassDef) or node.name == "Frame":
                continue
            written = {
                target.attr
                for n in ast.walk(node)
                if isinstance(n, (ast.Assign, ast.AugAssign))
                for target in (n.targets if isinstance(n, ast.Assign) else [n.target])
                if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
            }
            if "awaiting" in written and any(isinstance(f, ast.FunctionDef) and f.name == "dump" for f in node.body):
                assert "awaiting" in dumped_fields(node.name), f"{node.name} changes awaiting but does not dump it"


def code_of(folder: Path) -> dict[Path, str]:
    """Returns the text of every Python file under *folder*."""
    return {path: path.read_text() for path in sorted(folder.rglob("*.py"))}


def test_every_timing_has_one_entrance() -> None:
    entrances = (ENGINE / "timings.py").read_text()
    rules_code = {**code_of(ENGINE / "play"), **code_of(ENGINE / "content"), **code_of(ENGINE / "modules")}
    for timing in TIMINGS:
        assert len(re.findall(rf"tiles\[k\]\.{timing}\(", entrances)) == 1, timing
        calls = sum(len(re.findall(rf"timings\.{timing}\(", text)) for text in rules_code.values())
        assert calls == 1, f"{timing} is called from {calls} places"
        direct = [str(path) for path, text in rules_code.items() if re.search(rf"(tile|tiles\[k\])\.{timing}\(", text)]
        assert not direct, f"{timing} is called past its entrance in {direct}"


def test_every_battle_starts_in_one_place() -> None:
    text = "\n".join(code_of(ENGINE).values())
    assert len(re.findall(r"push\(battle_of\(", text)) == 1
    assert len(re.findall(r"(?<!class )\bBattle\(", text)) == 2, "made by battle_of, and copied"
    assert len(re.findall(r"push\(Attack\(", text)) == 1


def test_the_list_of_timings_is_complete() -> None:
    methods = [name for name in vars(Tile) if not name.startswith("_") and callable(getattr(Tile, name))]
    assert set(methods) - set(TIMINGS) == {"bought", "use_at_night", "start_gold"}


def test_every_tile_but_plain_creatures_has_an_effect() -> None:
    rules = make_rules(Options())
    for tile in rules.tiles:
        acts = any(has_timing(tile, timing) for timing in [*TIMINGS, "bought"])
        assert acts or rules.creature_of_tile[tile.id] >= 0, tile.name


def imports_of(path: Path) -> set[str]:
    """Returns the modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_dependencies_point_down_only() -> None:
    for path in ENGINE.rglob("*.py"):
        for module in imports_of(path):
            assert not module.startswith("kemet.") or module.startswith("kemet.engine"), f"{path} imports {module}"
            top = module.split(".")[0]
            assert top not in {"os", "io", "time", "random", "logging", "numpy", "pathlib", "asyncio"}, f"{path}: {module}"
    for path in (ROOT / "src" / "kemet" / "bots").rglob("*.py"):
        for module in imports_of(path):
            if module.startswith("kemet."):
                assert module.split(".")[1] in {"engine", "bots"}, f"{path} imports {module}"
    for path in (ROOT / "src" / "kemet" / "envs").rglob("*.py"):
        for module in imports_of(path):
            if module.startswith("kemet."):
                # The board as text is drawn as in the terminal.
                allowed = {"engine", "bots", "envs", *({"cli"} if path.name == "rendering.py" else set())}
                assert module.split(".")[1] in allowed, f"{path} imports {module}"
                assert path.parent.name != "core" or module.split(".")[1] != "bots", f"{path} imports {module}"


def test_the_core_names_no_module() -> None:
    names = {"seth", "ta-seti", "path", *MODULE_NAMES}
    # A source of victory points is called like the place at the end of the path.
    source_of_vp = f'"{VP_NAMES[VP_PATH]}", "{VP_NAMES[VP_DAGGER]}"]'
    for path, text in code_of(ENGINE).items():
        if "modules" in path.parts or path.name == "registry.py":
            continue
        if path.name == "ids.py":
            assert text.count(source_of_vp) == 1
            text = text.replace(source_of_vp, "")
        for name in names:
            assert f'"{name}"' not in text, f"{path} asks for the module {name}"


def test_no_compiled_file_lies_among_the_sources() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_steps_are_edited_by_name_and_unknown_names_fail() -> None:
    steps = make_rules(Options()).procedures.night
    order = list(steps.names)

    def nothing(game: Game, night: Any) -> None:
        pass

    steps.insert_after("cards", "between", nothing)
    assert steps.names == [order[0], order[1], "between", *order[2:]]
    steps.remove("between")
    steps.insert_before("cards", "between", nothing)
    assert steps.names == [order[0], "between", *order[1:]]
    with pytest.raises(KeyError, match="no step 'dusk' in night; its steps are prayer"):
        steps.replace("dusk", nothing)
    assert make_rules(Options()).procedures.night.names == order
