"""T3 The path: numbers, positions, the data file, several slots to a place."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from support.fuzzing import module_sets, random_game
from support.secrets import module_position

from kemet.engine import Game, IllegalAction, Options, make_rules, start
from kemet.engine.editions.classic import draft as base_draft
from kemet.engine.invariants import faults
from kemet.engine.modules.ta_seti.path.content import PathError, read_path
from kemet.engine.modules.ta_seti.path.module import PathModule
from kemet.engine.notation import Notation, NotationError, notation_of
from kemet.engine.observe import observation_fields
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.position import build_position
from kemet.engine.registry import MODULES, SETS
from kemet.engine.rng import seeded
from kemet.engine.rules import Rules
from kemet.engine.scenario import ScenarioError, read_scenario
from kemet.engine.view import player_view, view

pytestmark = pytest.mark.interpreted

PATH = ["path"]
TEXT = files("kemet.engine.modules.ta_seti.path").joinpath("path.json").read_text(encoding="utf-8")


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize("modules", module_sets(), ids=" ".join)
def test_actions_of_the_path_have_fixed_numbers(modules: list[str]) -> None:
    known = {"priest@nw_1": 592, "send-back": 640, "enter": 641, "from-reserve": 642, "road/top": 643, "priests/0": 648}
    known |= {"priests/3": 651, "path/1-top": 656, "path/ta-seti": 665, "token/offering": 680, "token/victory-point": 701}
    notation = Notation(make_rules(Options(players=3, modules=modules)))
    for text, action in known.items():
        assert notation.actions[text] == action


@pytest.mark.rule("T0.1", "T0.2")
def test_without_the_module_nothing_of_the_path_appears() -> None:
    others = [name for name in SETS["ta-seti"] if name != "path"]
    words = ("priest", "path/", "token/", "road/", "send-back", "enter", "from-reserve")
    for recorder, rng, player, _ in random_game(Options(players=3, modules=others), "no path"):
        game = recorder.game
        assert len(game.expansion) == 0
        notation = notation_of(game.rules)
        assert not [text for text in map(notation.text, game.legal(player)) if text.startswith(words)]
        if rng.below(20) == 0:
            shown = view(game, player)
            assert "path" not in shown
            assert not {"priests", "path-tokens"} & set(shown["players"][0])
            assert not {"ta-seti", "dagger"} & set(shown["players"][0]["vp"])
            assert not [f for f in shown["frames"] if "attacker-tokens" in f]
    names = [name for name, _ in observation_fields(make_rules(Options(players=3, modules=others)))]
    assert not [name for name in names if "expansion" in name or (name.endswith(".tokens") and name.startswith("battle"))]
    assert "move.figures" not in names


@pytest.mark.rule("T0.2")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (module_position(["dawn"], "path = {}"), "unknown key 'path'"),
        (module_position(["dawn"], p1="priests = { nw_1 = 1 }"), "unknown key 'priests'"),
        (module_position(["dawn"], p1="vp = { ta-seti = 1 }"), "'ta-seti' is no source of VP to set"),
        (module_position(PATH, 'path = { sides = "ABC" }'), "write a side, A or B, for each of the four boards"),
        (module_position(PATH, 'path = { sides = "AACA" }'), "write a side, A or B, for each of the four boards"),
        (module_position(PATH, "path = { boards = 4 }"), "unknown key 'boards'"),
        (module_position(PATH, 'path = { tokens = { 9-top = "scroll" } }'), "'9-top' is no location of the path"),
        (module_position(PATH, 'path = { empty = ["town"] }'), "'town' is no location of the path"),
        (
            module_position(PATH, 'path = { tokens = { 1-top = "charge" } }'),
            "'charge' is no token for a place of kind item-1",
        ),
        (module_position(PATH, p1="priests = { 1-top = 4 }"), "from 1 to 3"),
        (module_position(PATH, p1="priests = { 1-top = 2, 1-middle = 2 }"), "a player has 3 priests (T3.2)"),
        (module_position(PATH, p1="priests = { nw_1 = 1 }"), "1 priests among 0 units on nw_1 (T3.12)"),
        (module_position(PATH, p1="priests = { moon = 1 }"), "'moon' is no space, location of the path or reserve"),
        (module_position(PATH, p1='path-tokens = ["victory-point"]'), "'victory-point' is no item or skill"),
        (module_position(PATH, p1='path-tokens = ["bonus-damage"]'), "'bonus-damage' is no item or skill"),
        (module_position(PATH, p1='path-tokens = ["guard", "guard"]'), "nobody has the skill guard twice (R32)"),
        (module_position(PATH, p1='path-tokens = ["banner", "banner"]'), "there are only 1 tokens banner"),
    ],
)
def test_a_wrong_position_of_the_path_is_refused(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read_scenario(text)
    assert message in str(error.value)


def changed_data(*keys: Any, value: Any = None) -> str:
    """Returns `path.json` with the entry at *keys* set, or deleted where *value* is None."""
    data = json.loads(TEXT)
    at = data
    for key in keys[:-1]:
        at = at[key]
    if value is None:
        del at[keys[-1]]
    else:
        at[keys[-1]] = value
    return json.dumps(data)


def test_the_file_of_the_path_is_as_it_is_read() -> None:
    data = read_path(TEXT)
    assert len(data.boards) == 4
    assert data.lanes == ["top", "middle", "bottom"]
    assert data.location_names[-1] == "ta-seti"
    by_kind: Counter[int] = Counter()
    for token in data.tokens:
        by_kind[int(token.kind)] += int(token.copies)
        assert token.sure in ("seed", "reconstructed")
    assert by_kind == {0: 12, 1: 9, 2: 12, 3: 3, 4: 5}, "33 tokens, 3 temporary bonuses, 5 VP"


@pytest.mark.parametrize(
    ("keys", "value", "message"),
    [
        (("tokens", 0, "kind"), "weapon", r"tokens\[0\]: 'weapon' is none of item-1, item-2"),
        (("tokens", 0, "colour"), "red", r"tokens\[0\]\.colour: unknown; known are slug, kind"),
        (("tokens", 3, "strength"), -1, r"tokens\[3\]\.strength: this must be a number from 0 to 20, not -1"),
        (("tokens", 3, "strength"), "much", r"tokens\[3\]\.strength: this must be a number from 0 to 20, not 'much'"),
        (("tokens", 3, "copies"), 21, r"tokens\[3\]\.copies: this must be a number from 0 to 20"),
        (("tokens", 2, "when"), "night", r"tokens\[2\]: 'night' is none of always, turn, move, battle"),
        (("tokens", 12, "side"), "left", r"tokens\[12\]: 'left' is none of attack, defence, any"),
        (("tokens", 1, "sure"), None, r"tokens\[1\]\.sure: this must be a text, not None"),
        (("tokens", 1, "slug"), "", r"tokens\[1\]\.slug: this must be a text, not ''"),
        (("sure",), None, r"file\.sure: this must be a text"),
        (("bonuses", "pp1", "gold"), 1, r"bonuses\.pp1\.gold: unknown; known are sure, pp, cards, units"),
        (("boards", 0, "A", "roads", "top"), None, r"boards\[0\]\.A\.roads\.top: a road needs a 'bonus'"),
        (("boards", 1, "B", "roads", "middle", "bonus"), "gift", r"boards\[1\]\.B\.roads\.middle: a road needs a 'bonus'"),
        (("boards", 0, "A", "roads", "bottom", "temporary"), "luck", r"boards\[0\]\.A\.roads\.bottom: 'luck' is none of"),
        (("boards", 2, "A", "locations", "top"), None, r"boards\[2\]: both sides must have the same locations"),
        (("boards", 2, "A", "locations", "top", "slots"), ["item-9"], r"boards\[2\]\.A\.locations\.top: 'item-9' is none of"),
        (("boards", 2, "A", "locations", "top", "slots"), ["item-1"] * 4, r"3-top: at most 3 slots to a location"),
        (("boards", 1, "A", "exits", "top"), None, r"2-top: no exit leads on from here"),
    ],
)  # fmt: skip
def test_wrong_data_of_the_path_says_where_and_what(keys: tuple[Any, ...], value: Any, message: str) -> None:
    with pytest.raises(PathError, match=message):
        read_path(changed_data(*keys, value=value))


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        (("lanes",), None),
        (("boards",), None),
        (("tokens",), None),
        (("boards", 0, "B"), None),
        (("boards", 0, "A", "roads"), None),
        (("boards", 0, "A", "locations", "top", "kind"), None),
        (("boards", 0, "A", "exits", "top"), ["upstairs"]),
        (("tokens", 1, "slug"), "offering"),
        (("boards", 0, "A", "roads", "top", "temporary"), "offering"),
        (("boards", 0, "A", "roads", "top", "temporary"), "bonus-damage"),
        (("bonuses", "pp1", "pp"), "one"),
        (("tokens", 3, "strength"), True),
    ],
)
def test_other_wrong_data_of_the_path_is_a_path_error_too(keys: tuple[Any, ...], value: Any) -> None:
    """Parts that are missing, roads to lanes that are not there, two tokens of one name, more bonuses than tokens."""
    with pytest.raises(PathError):
        read_path(changed_data(*keys, value=value))


def test_a_path_file_that_is_no_json_is_a_path_error() -> None:
    with pytest.raises(PathError):
        read_path(TEXT[:-20])


def rules_with(data: dict[str, Any], variants: list[str]) -> Rules:
    """Returns the rules of a game for two with another path."""
    draft = base_draft(Options(modules=["path"], variants=variants))
    path = PathModule("path", read_path(json.dumps(data)))
    for module in [path if module.name == "path" else module for module in MODULES]:
        module.add_content(draft)
    path.edit(draft)
    draft.modules.append(path)
    return Rules(draft)


def rich_game(variants: list[str], skill_owned: bool = False) -> Game:
    """Returns a game in which two items and a skill lie at the first place of the top road."""
    data = json.loads(TEXT)
    data["boards"][0]["A"]["locations"]["top"]["slots"] = ["skill", "item-1", "item-1"]
    owned = {"path-tokens": ["guard"]} if skill_owned else {}
    players = {"p1": {"units": {"nw_1": 2}, **owned}}
    game = build_position(rules_with(data, variants), {"path": {"tokens": {"1-top": "guard"}}}, players)
    game.log = []
    for text in ("@move-upper", "enter", "road/top"):
        game.apply(0, notation_of(game.rules).action(text))
    assert view(game, 0)["path"]["tokens"]["1-top"] == ["guard", "offering", "offering"]
    return game


def take(game: Game, *texts: str) -> dict[str, Any]:
    """Plays *texts* as player 1 and returns what is seen of that player."""
    for text in texts:
        game.apply(0, notation_of(game.rules).action(text))
    assert faults(game) == []
    return player_view(game, 0, 0)


@pytest.mark.rule("T3.7", "T3.8")
def test_of_several_tokens_one_is_taken() -> None:
    game = rich_game([])
    assert set(view(game, 0)["legal"]) == {"pass", "token/offering", "token/guard"}
    seen = take(game, "token/offering")
    assert game.stack[-1].name() == "pick-troop"
    assert (seen["path-tokens"], seen["priests"]) == ({"offering": 1}, {"by-path": 3})
    assert view(game, 0)["path"]["tokens"]["1-top"] == ["guard", "offering"]


@pytest.mark.rule("T3.7", "T3.8", "variant/take-any-tokens")
def test_by_the_other_book_any_of_the_tokens_are_taken() -> None:
    game = rich_game(["take-any-tokens"])
    seen = take(game, "token/offering")
    assert game.stack[-1].name() == "take-token"
    assert seen["priests"] == {"1-top": 1, "by-path": 2}
    assert set(view(game, 0)["legal"]) == {"pass", "token/offering", "token/guard"}
    only_items = take(game.copy(), "pass")
    assert (only_items["path-tokens"], only_items["priests"]) == ({"offering": 1}, {"by-path": 3})
    with_skill = game.copy()
    take(with_skill, "token/guard", "token/offering")
    assert with_skill.stack[-1].name() == "replace-unit", "with a skill among them it goes to the board (T3.8)"
    seen = take(with_skill, "nw_1")
    assert (seen["path-tokens"], seen["priests"]) == ({"guard": 1, "offering": 2}, {"nw_1": 1, "by-path": 2})
    stays = rich_game(["take-any-tokens"])
    assert take(stays, "pass")["priests"] == {"1-top": 1, "by-path": 2}
    assert stays.stack[-1].name() == "pick-troop"


@pytest.mark.rule("R32", "T3.7")
@pytest.mark.parametrize("variants", [[], ["take-any-tokens"]])
def test_a_second_copy_of_a_skill_is_refused_with_a_reason(variants: list[str]) -> None:
    game = rich_game(variants, skill_owned=True)
    assert view(game, 0)["legal"] == ["pass", "token/offering"]
    with pytest.raises(IllegalAction, match=r"You have this skill already\. \(R32\)"):
        take(game, "token/guard")


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize("players", [2, 5])
def test_the_path_can_be_played_with_any_other_modules(players: int) -> None:
    for modules in module_sets():
        if "path" in modules:
            game = start(Options(players=players, modules=modules), "with the path")
            assert "path" in view(game, 0)
            play_randomly(game, seeded(players), 300, Tally())
            assert faults(game) == []


def test_a_word_of_the_path_that_is_no_word() -> None:
    notation = notation_of(make_rules(Options(modules=PATH)))
    for text in ("road/left", "path/4-top", "token/spear", "priests/4", "priest@moon"):
        with pytest.raises(NotationError, match="is no action"):
            notation.action(text)
