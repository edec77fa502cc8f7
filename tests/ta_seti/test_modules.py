"""T0 The five modules: combinations, numbers of actions, variants, records."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from support.fuzzing import MODULE_NAMES, boxes, module_sets, options_for, options_of_each, options_of_fuzz

from kemet.engine import Options, make_rules, start
from kemet.engine.invariants import faults
from kemet.engine.notation import Notation, notation_of
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.record import Recorder, RecordError, digest, read_record, replay, write_record
from kemet.engine.registry import MODULES, module_names, variant_names
from kemet.engine.rng import seeded
from kemet.engine.rules import OptionError
from kemet.engine.scenario import ScenarioError, read_scenario
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted

RECORDS = Path(__file__).parents[1] / "records"
HERE = ["dawn", "early-victory", "new-cards"]


@pytest.mark.rule("T0.1", "T0.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_combination_of_modules_can_be_played(players: int) -> None:
    sets = [list(names) for size in range(len(HERE) + 1) for names in combinations(HERE, size)]
    assert len(sets) == 8
    for modules in sets:
        game = start(Options(players=players, modules=modules), "combination")
        assert [module.name for module in game.rules.modules] == modules
        shown = view(game, 0)
        assert shown["options"]["modules"] == " ".join(modules)
        assert ("last-day" in shown) == ("early-victory" in modules)
        assert ("dawn-tokens" in shown["players"][0]) == ("dawn" in modules)
        assert shown["players"][0]["battle-cards"] == (8 if "new-cards" in modules else 6)
        play_randomly(game, seeded(players), 300, Tally())
        assert faults(game) == []


@pytest.mark.rule("T0.2")
def test_modules_are_agreed_in_any_order_and_unknown_ones_refused() -> None:
    names = [module.name for module in make_rules(Options(modules=["new-cards", "dawn"])).modules]
    assert names == ["dawn", "new-cards"]
    with pytest.raises(OptionError, match="unknown module 'atlantis'; modules are: "):
        make_rules(Options(modules=["dawn", "atlantis"]))


@pytest.mark.rule("T0.1", "T0.2")
def test_a_record_says_its_modules_and_replays() -> None:
    recorder = Recorder(Options(players=3, modules=HERE), "modules")
    rng = seeded("modules")
    for _ in range(300):
        if recorder.game.over():
            break
        player = int(recorder.game.to_act())
        legal = recorder.game.legal(player)
        recorder.apply(player, legal[rng.below(len(legal))])
    text = write_record(recorder.record())
    assert "\nmodules dawn early-victory new-cards\n" in text
    assert digest(replay(read_record(text))) == digest(recorder.game)


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize("modules", module_sets(), ids=" ".join)
def test_a_module_changes_no_number_of_an_action(modules: list[str]) -> None:
    """Numbers of texts are the same whatever is in play, and those of the base game as they were before any module."""
    base = Notation(make_rules(Options(players=3)))
    other = Notation(make_rules(Options(players=3, modules=modules)))
    for text, action in base.actions.items():
        assert other.actions[text] == action
    known = {"@pray-lower": 24, "white/priest": 224, "di/war-rage": 416, "di/escape": 429, "card/4-1-0": 480, "city/nw": 720}
    known |= {"card/3-0-3": 487, "creature/elephant": 560, "creature/sphinx": 566, "blue/act-of-god": 266, "gold@recruit": 81}
    for text, action in known.items():
        assert other.actions[text] == action, text


@pytest.mark.rule("T0.1")
def test_golden_games_of_the_base_game_replay() -> None:
    """The content of modules lies in the lists of every game, out of play; records of the base game do not notice."""
    files = sorted(RECORDS.glob("*.txt"))
    files = [path for path in files if path.name.startswith(("greedy-", "random-"))]
    assert len(files) == 16
    for path in files:
        record = read_record(path.read_text())
        assert record.options.modules == []
        replay(record)


def test_fuzzing_meets_all_combinations_and_numbers_of_players() -> None:
    sets = module_sets()
    assert {name for modules in sets for name in modules} == set(MODULE_NAMES)
    met = {(o.edition, o.players, o.discards, o.cities, *o.modules) for o in map(options_of_fuzz, range(12 * len(boxes())))}
    assert len(met) == 12 * len(boxes())
    each = {(options.edition, *options.modules) for options in map(options_of_each, range(len(boxes())))}
    assert each == {(edition, *modules) for edition, modules in boxes()}
    for players in (2, 3, 4, 5):
        short = [options_for(players, number) for number in range(12)]
        assert [] in [options.modules for options in short]
        assert MODULE_NAMES in [options.modules for options in short]
    tried = {tuple(options_for(players, number).modules) for players in (2, 3, 4, 5) for number in range(12)}
    assert len(tried) >= min(len(sets), 12)


@pytest.mark.rule("T0.1", "T0.2")
def test_ta_seti_means_all_five_modules() -> None:
    spelled = ["black-pyramid", "dawn", "early-victory", "new-cards", "path"]
    assert [module.name for module in make_rules(Options(modules=["ta-seti"])).modules] == spelled
    assert [module.name for module in make_rules(Options(modules=["path", "ta-seti", "dawn"])).modules] == spelled
    recorder = Recorder(Options(players=3, modules=["ta-seti"]), "five")
    play_some(recorder, 200)
    text = write_record(recorder.record())
    assert "\nmodules black-pyramid dawn early-victory new-cards path\n" in text
    short = text.replace("modules black-pyramid dawn early-victory new-cards path", "modules ta-seti")
    assert digest(replay(read_record(short))) == digest(recorder.game)
    assert write_record(read_record(short)) == text
    with pytest.raises(RecordError, match="unknown module 'ta-sety'"):
        read_record(short.replace("ta-seti", "ta-sety"))


def play_some(recorder: Recorder, decisions: int) -> None:
    """Plays random decisions."""
    rng = seeded("some")
    for _ in range(decisions):
        if recorder.game.over():
            return
        player = int(recorder.game.to_act())
        legal = recorder.game.legal(player)
        recorder.apply(player, legal[rng.below(len(legal))])


@pytest.mark.rule("T0.2")
def test_variants_are_written_in_records_and_replay() -> None:
    variants = [name for name, owner in variant_names().items() if owner in module_names(["ta-seti"])]
    recorder = Recorder(Options(players=3, modules=["ta-seti"], variants=variants), "other readings")
    play_some(recorder, 300)
    text = write_record(recorder.record())
    assert f"\nvariants {' '.join(variants)}\n" in text
    record = read_record(text)
    assert record.options.variants == variants
    assert digest(replay(record)) == digest(recorder.game)
    plain = Recorder(Options(players=3, modules=["ta-seti"]), "other readings")
    assert "variants" not in write_record(plain.record())
    assert view(recorder.game, SPECTATOR)["options"]["variants"] == " ".join(variants)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("ta-seti-*.txt")), ids=lambda p: p.stem)
@pytest.mark.rule("T0.1")
def test_golden_games_with_all_modules_replay(path: Path) -> None:
    record = read_record(path.read_text())
    assert record.options.modules == module_names(["ta-seti"])
    game = replay(record)
    assert game.over()
    assert faults(game) == []


def test_there_are_golden_games_with_all_modules() -> None:
    records = [read_record(path.read_text()) for path in RECORDS.glob("ta-seti-*.txt")]
    assert {record.options.players for record in records} >= {2, 5}
    assert {bool(record.options.variants) for record in records} == {True, False}
    words: set[str] = set()
    for record in records:
        notation = notation_of(make_rules(record.options))
        words |= {notation.text(action).partition("/")[0] for _, action in record.moves}
    assert {"enter", "road", "path", "token", "priests", "send-back"} <= words
    assert any(word.startswith("priest@") for word in words)


@pytest.mark.rule("T0.2")
def test_unknown_variants_and_those_of_absent_modules_are_refused() -> None:
    with pytest.raises(OptionError, match=r"unknown variant 'bare-feet'; variants are: both-mercenaries, "):
        make_rules(Options(modules=["ta-seti"], variants=["bare-feet"]))
    for variant, owner in variant_names().items():
        others = [name for name in MODULE_NAMES if name != owner]
        with pytest.raises(OptionError, match=f"variant '{variant}' needs the module '{owner}'"):
            make_rules(Options(modules=others, variants=[variant]))
        assert make_rules(Options(modules=[owner], variants=[variant])).options.variants == [variant]
    with pytest.raises(ScenarioError, match=r"line 3: options\.variants: unknown variant"):
        read_scenario('[options]\nmodules = ["path"]\nvariants = ["bare-feet"]\n')


def test_random_games_use_every_variant_both_ways() -> None:
    ordinary = {module.name for module in MODULES if not module.maps}
    for options, owners in (
        ([options_for(players, number) for players in (2, 3, 4, 5) for number in range(12)], ordinary),
        ([options_of_fuzz(number) for number in range(12 * len(boxes()))], {module.name for module in MODULES}),
    ):
        for variant, owner in variant_names().items():
            uses = {variant in chosen.variants for chosen in options if owner in chosen.modules}
            assert uses == ({True, False} if owner in owners else set()), variant
