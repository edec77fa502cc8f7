"""How the code is built: nothing forgotten in copies, one entrance per timing, dependencies that point down only."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8
from support.fuzzing import MODULE_NAMES
from support.toy import toy_edition

from kemet.engine import COMPILED, Game, Options, make_rules, start
from kemet.engine.effect import Tile, Timings, has_timing
from kemet.engine.events import UNITS_DESTROYED
from kemet.engine.fields import copy_bytes
from kemet.engine.frame import Frame
from kemet.engine.ids import BIT, TOKEN_REGULAR, VP_DAGGER, VP_NAMES, VP_PATH, lowest
from kemet.engine.modules.seth.corrupt_battle import (
    AfterCorruption,
    CorruptBattle,
    EscapeFromAlly,
    PickSideLosses,
    RetreatFromAlly,
)
from kemet.engine.modules.seth.corrupt_troops import CorruptAttack
from kemet.engine.modules.seth.invasion import Approach, Naming
from kemet.engine.modules.seth.outcomes import LeaveCreature
from kemet.engine.modules.seth.rounds import DealCards
from kemet.engine.modules.seth.sharing import ShareConsent
from kemet.engine.modules.seth.temples import GiveUp, PickPower, TempleConsent
from kemet.engine.modules.seth.tiles import KeepAdvantage, SwapBattles
from kemet.engine.notation import notation_of, parse_player
from kemet.engine.play.battle import Side
from kemet.engine.play.mixed import PickLosses
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.record import digest, read_record
from kemet.engine.rng import Rng, seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.state import SHARED_BY_COPIES, increased

pytestmark = pytest.mark.interpreted

TIMINGS = [name for name in vars(Timings) if not name.startswith("_")]
TESTS = Path(__file__).parent
ROOT = TESTS.parent
ENGINE = ROOT / "src" / "kemet" / "engine"


# How frames stand on each other, and how many there are.
OF_THE_STACK = {"below", "depth"}


# What was changed in this very object, and how often: no facts, and not of its copies.
COUNTERS = {"alone", "built", "placed", "replaced", "tokens_moved"}


def fields(thing: Any) -> list[str]:
    """Lists the names of all fields of an engine object, interpreted or compiled, as they are read from outside."""
    if COMPILED:
        found = [name for cls in type(thing).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())]
    else:
        found = list(vars(thing))
    names = {name.removeprefix("_") for name in found if not name.startswith("__")}
    return sorted(names - OF_THE_STACK - COUNTERS)


def changed(value: Any) -> Any:
    """Returns another value of the same kind, or None where there is no telling."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return None


SHARED = {"rules", "log"}
# What follows from a field that is in the dump.
FOLLOWING = {"deck_left"}
# Vectors that copies of a side of a battle share: replaced, never written in place.
SHARED_BY_SIDES = {"tokens"}


def test_no_field_of_a_game_is_forgotten_in_copy_or_dump() -> None:
    options = Options(modules=MODULE_NAMES)
    for name in fields(start(options, 1)):
        if name in SHARED | FOLLOWING:
            continue
        game = start(options, 1)
        value = getattr(game, name)
        before = game.dump()
        if name == "top":
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
            if name not in ("top", "rng"):
                getattr(copy, name)[0] += 1
                assert game.dump() != copy.dump()


def test_the_lowest_bit_of_a_mask_is_found() -> None:
    """Compiled, a processor does what Python looks up."""
    top = len(BIT) - 1
    assert [lowest(BIT[place]) for place in range(len(BIT))] == list(range(len(BIT)))
    assert [lowest(BIT[place] | BIT[top]) for place in range(len(BIT))] == list(range(len(BIT)))


def test_bytes_are_copied_to_where_they_belong() -> None:
    """Compiled, it is a word of C, which must not reach beyond what is there."""
    source, to = vec[u8](range(10)), vec[u8]([99] * 6)
    copy_bytes(source, 3, to, 1, 4)
    assert list(to) == [99, 3, 4, 5, 6, 99]
    copy_bytes(source, 10, to, 6, 0)
    for at, size in [(3, 4), (0, 7), (6, 1)]:
        with pytest.raises(IndexError):
            copy_bytes(source, 0, to, at, size)
    copy_bytes(source, 9, to, 0, 3)
    assert to[0] == 9
    assert list(source) == list(range(10))


def test_the_number_of_cards_in_the_deck_is_that_of_the_deck() -> None:
    for modules in ([], ["seth"]):
        game, chance = start(Options(players=4, modules=modules), 3), seeded(3)
        for _ in range(60):
            play_randomly(game, chance, 10, Tally())
            game = game.copy()
            assert game.deck_left == sum(game.deck)
        assert sum(start(Options(players=4, modules=modules), 3).deck) != sum(game.deck)


def test_frames_of_a_copy_stand_on_each_other_as_in_the_game() -> None:
    game = start(Options(players=3), 1)
    for _ in range(40):
        play_randomly(game, seeded(1), 5, Tally())
        copy = game.copy()
        assert [frame.name() for frame in copy.stack] == [frame.name() for frame in game.stack]
        assert copy.depth == game.depth == len(game.stack)
        assert not {id(frame) for frame in copy.stack} & {id(frame) for frame in game.stack}
        assert [game.frame_at(place).name() for place in range(game.depth)] == [frame.name() for frame in game.stack]


def test_vectors_that_copies_share_are_never_written_in_place() -> None:
    """Position files are exempt: they fill a new game that nobody has copied yet."""
    names = "|".join(SHARED_BY_COPIES)
    for path, text in code_of(ENGINE).items():
        if path.name != "position.py":
            found = re.findall(rf"\._?(?:{names})\[[^\n]*\] (?:[-+|&]?)= ", text)
            assert not found, f"{path} writes in place: {found}"
        shared_by_sides = "|".join(SHARED_BY_SIDES)
        found = re.findall(rf"\.(?:{shared_by_sides})\[[^\n]*\] (?:[-+|&]?)= ", text)
        assert not found, f"{path} writes in place: {found}"


def change_own_vectors(game: Game) -> None:
    """Changes, twice, every vector that a game may have for itself."""
    for _ in range(2):
        game.change_hand(0, 3, 1)
        game.change_deck(3, -1)
        game.change_discard(3, 1)
        game.put_creature(0, 0, 5)
        game.put_creature(0, 0, 7)
        game.take_tile(0, game.rules.tiles[2])
        game.lay_away(0, 1, True)
        game.take_back(0)


def test_what_a_game_has_for_itself_its_copies_have_not() -> None:
    game = start(Options(players=3), 1)
    change_own_vectors(game)
    for _ in range(2):
        copy = game.copy()
        before = copy.dump()
        change_own_vectors(game)
        assert copy.dump() == before
        later = game.dump()
        change_own_vectors(copy)
        assert game.dump() == later == copy.dump()
        game.deal_hands(copy.hand)
        change_own_vectors(game)
        assert copy.hand != game.hand


# Derived from other facts, or only of use while a game is played.
NOT_IN_DIGEST = {
    "troops", "figures", "timed", "kinds_held", "creature_on", "battle_proven", "reveals", "tiles_taken", "result", "invader",
}  # fmt: skip


def test_a_digest_sees_every_fact() -> None:
    # With all colours in play, so that every pyramid is seen.
    options = Options(players=3, modules=MODULE_NAMES, variants=["emerald-added"])
    for name in fields(start(options, 1)):
        if name in SHARED | NOT_IN_DIGEST | {"top", "rng", "creature_at"}:
            continue
        game = start(options, 1)
        play_randomly(game, seeded(1), 60, Tally())
        before = digest(game)
        value = getattr(game, name)
        if changed(value) is not None:
            setattr(game, name, changed(value))
        else:
            # What comes before the regular tokens is derived from them.
            value[TOKEN_REGULAR if name == "tokens_on" else 0] += 1
        assert digest(game) != before, f"{name} is not in the digest"
    game = start(Options(players=3), 1)
    before = digest(game)
    game.rng.word()
    assert digest(game) != before


def written_positions() -> Iterator[Game]:
    """Yields every position of the written games, and of some scenarios: in games what they need is too rare;
    last, of games of Seth and
    of a toy edition. Games with all
    modules come first, so that what modules add to frames is there to be forgotten."""
    for path in sorted((TESTS / "records").glob("*.txt"), reverse=True):
        record = read_record(path.read_text())
        game = start(record.options, record.seed)
        for player, action in record.moves:
            yield game
            game.take(player, action)
    book = [f"book_of_the_dead/{path.name}" for path in sorted((TESTS / "scenarios" / "book_of_the_dead").glob("b6_*.toml"))]
    for name in ("base/build/k16_10_slaves.toml", "ta_seti/black_pyramid/r39_captured_pyramid.toml", *book):
        scenario = read_scenario((TESTS / "scenarios" / name).read_text())
        notation = notation_of(scenario.game.rules)
        for move in [move for block in scenario.blocks for move in block["moves"]]:
            player_name, _, text = move.partition(" ")
            scenario.game.apply(parse_player(player_name, scenario.game.rules.players), notation.action(text))
            yield scenario.game
    with toy_edition() as options:
        game = start(options, "mixed")
        game.push(PickLosses(1, 0, 2, UNITS_DESTROYED))
        yield game
    for seed in range(6):
        game, chance = start(Options(players=4, modules=["seth", "black-pyramid"]), seed), random.Random(seed)
        while not game.over() and game.round < 12:
            seat = int(game.to_act())
            game.take(seat, chance.choice(game.legal(seat)))
            yield game
    seen, four = vec[i64]([1] * int(game.rules.di_kinds)), vec[i64]([0, 1, 1, 0])
    frames = [
        GiveUp(1, 0, 2, four), TempleConsent(4, 6, 2, 0, four), ShareConsent(4, 6, 2, 14, four), DealCards(1, 2),
        Approach(1, 0, 0, 1, True, False), Naming(1, 0, 0, 1, True, False),
        KeepAdvantage(1, seen), PickPower(1), LeaveCreature(1, 0, 2), EscapeFromAlly(1, 2, 3, four),
        CorruptAttack(0, 1, 1, 2, False, 3, four),
    ]  # fmt: skip
    for frame in frames:
        game.push(frame)
        yield game
    sides = [Side(1, game.rules.di_kinds), Side(2, game.rules.di_kinds)]
    game.push(CorruptBattle(0, 0, sides, 0, 1, 2, four))
    place = len(game.stack) - 1
    choices = [
        PickSideLosses(1, place, 0, 2, 1),
        AfterCorruption(1, place, 0),
        RetreatFromAlly(1, place, 0),
        SwapBattles(place, 1),
    ]
    for choice in choices:
        game.push(choice)
        yield game


def filled(frame: Frame) -> list[str]:
    """Lists the fields of *frame* in which a changed value would be noticed: numbers, and vectors that are not empty."""
    return [name for name in fields(frame) if changed(getattr(frame, name)) is not None or len(getattr(frame, name))]


def all_frames() -> list[Frame]:
    """Returns frames of every kind, so many that each vector has something in it in one of them."""
    met: list[Frame] = []
    seen: set[tuple[str, str]] = set()
    for game in written_positions():
        for frame in game.stack:
            found = {(type(frame).__name__, name) for name in filled(frame)}
            if not found <= seen:
                seen |= found
                met.append(frame.copy())
    return met


@cache
def engine_classes() -> list[ast.ClassDef]:
    """Returns the source of every class of the engine."""
    nodes = [node for text in code_of(ENGINE).values() for node in ast.parse(text).body]
    return [node for node in nodes if isinstance(node, ast.ClassDef)]


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """Returns the functions of a class by name."""
    return {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}


def frame_classes() -> set[str]:
    """Returns the names of all frame classes: those that define `copy`."""
    return {node.name for node in engine_classes() if "copy" in methods(node)} - {"Frame", "Rng", "Side", "Game"}


def test_no_field_of_a_frame_is_forgotten_in_copy_or_dump() -> None:
    met = all_frames()
    assert frame_classes() - {type(frame).__name__ for frame in met} == set(), "frames that no written game met"
    every = {(type(frame).__name__, name) for frame in met for name in fields(frame)}
    looked_at = {(type(frame).__name__, name) for frame in met for name in filled(frame)}
    assert every - looked_at == set(), "vectors that are always empty"
    for frame in met:
        for field in filled(frame):
            check_field(frame, field)


def check_field(frame: Frame, field: str) -> None:
    """Changes one field of a copy, and looks for it in the dump and in a copy of the copy."""
    name = type(frame).__name__
    fork = frame.copy()
    value = getattr(fork, field)
    if isinstance(value, list) and isinstance(value[0], Side):
        check_sides(fork, field)
        return
    if field in ("step", "awaiting") and field not in dumped_fields(name):
        return
    if changed(value) is not None:
        setattr(fork, field, changed(value))
    else:
        value[0] += 1
        assert getattr(fork.copy(), field) is not value
    assert fork.dump() != frame.dump(), f"{name}.{field} is not in the dump"
    assert fork.copy().dump() == fork.dump(), f"{name}.{field} is not copied"


def dumped_fields(frame_class: str) -> set[str]:
    """Returns the fields named in the source of the `dump` of a frame class: step and awaiting may be constant."""
    dumps = [methods(node)["dump"] for node in engine_classes() if node.name == frame_class and "dump" in methods(node)]
    return {part.attr for dump in dumps for part in ast.walk(dump) if isinstance(part, ast.Attribute)}


def check_sides(battle: Frame, field: str) -> None:
    """Does the same for the two sides of a battle."""
    for name in fields(getattr(battle, field)[0]):
        fork = battle.copy()
        side = getattr(fork, field)[0]
        value = getattr(side, name)
        if name in SHARED_BY_SIDES and not len(value):
            continue
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
    for node in engine_classes():
        if node.name == "Frame" or "dump" not in methods(node):
            continue
        written = {
            target.attr
            for part in ast.walk(node)
            if isinstance(part, ast.Assign | ast.AugAssign)
            for target in (part.targets if isinstance(part, ast.Assign) else [part.target])
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
        }
        if "awaiting" in written:
            assert "awaiting" in dumped_fields(node.name), f"{node.name} changes awaiting but does not dump it"


def code_of(folder: Path) -> dict[Path, str]:
    """Returns the text of every Python file under *folder*."""
    return {path: path.read_text() for path in sorted(folder.rglob("*.py"))}


def test_no_function_of_the_engine_names_two_kinds_of_exceptions_alike() -> None:
    """Compiled, a name has one type in a function: a second kind of exception caught under it would be a TypeError."""
    for path, text in code_of(ENGINE).items():
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef):
                caught = [
                    node for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and node.name and node.type
                ]
                kinds = {(node.name, ast.unparse(node.type)) for node in caught if node.type}
                assert len(kinds) == len({name for name, _ in kinds}), f"{path.name}, {function.name}: {sorted(kinds)}"


def test_entrances_of_timings_are_made_from_their_declarations() -> None:
    tool = ROOT / "tools" / "timings.py"
    assert (ENGINE / "timings.py").read_text() == run_path(str(tool))["text"](), "run python tools/timings.py"


def test_calls_of_steps_are_made_from_their_lists() -> None:
    tool = ROOT / "tools" / "steps.py"
    assert (ENGINE / "step_calls.py").read_text() == run_path(str(tool))["text"](), "run python tools/steps.py"


def test_every_timing_has_one_entrance() -> None:
    entrances = (ENGINE / "timings.py").read_text()
    rules_code = {**code_of(ENGINE / "play"), **code_of(ENGINE / "content"), **code_of(ENGINE / "modules")}
    for timing in TIMINGS:
        assert len(re.findall(rf"tiles\[k\]\.{timing}\(", entrances)) == 1, timing
        calls = sum(len(re.findall(rf"timings\.{timing}\(", text)) for text in rules_code.values())
        assert calls == 1, f"{timing} is called from {calls} places"
        direct = [str(path) for path, text in rules_code.items() if re.search(rf"(tile|tiles\[k\])\.{timing}\(", text)]
        assert not direct, f"{timing} is called past its entrance in {direct}"


def test_every_list_of_steps_is_among_all_of_them() -> None:
    procedures = make_rules(Options()).procedures
    assert fields(procedures) == sorted(["more", *(steps.name.replace("-", "_") for steps in procedures.every())])


def test_every_battle_starts_in_one_place() -> None:
    """But for Furious Invasion, which prepares two, and corruption, which sets two troops of one camp against each other."""
    text = "\n".join(code_of(ENGINE / "play").values())
    assert len(re.findall(r"push\(attack\.battle\(", text)) == 1
    assert len(re.findall(r"(?<!class )\bBattle\(", text)) == 2, "made by battle_of, and copied"
    assert len(re.findall(r"push\(Attack\(", text)) == 1
    others = {
        path.name for path, code in code_of(ENGINE / "modules").items() if re.search(r"\bBattle\(|\.battle\(game\)", code)
    }
    assert others <= {"invasion.py", "corruption.py", "new_cards.py"}


def test_every_tile_but_plain_creatures_has_an_effect() -> None:
    rules = make_rules(Options())
    for tile in rules.tiles:
        acts = type(tile).bought is not Tile.bought or any(has_timing(tile, timing) for timing in TIMINGS)
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
            # The texts know nothing of the engine; illegal actions and the printed board are told in them.
            speaks = module == "kemet.locale" and path.name in ("game.py", "text_board.py")
            below = module.startswith("kemet.engine") or speaks
            assert not module.startswith("kemet.") or below, f"{path} imports {module}"
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


def test_no_test_imports_another() -> None:
    """What several tests use is in tests/support."""
    own = {path.stem for path in TESTS.iterdir() if path.stem != "support"}
    wrong = [
        f"{path.relative_to(TESTS)}: {name}"
        for path in sorted(TESTS.rglob("*.py"))
        for name in sorted(imports_of(path))
        if name.partition(".")[0] in own
    ]
    assert wrong == []
