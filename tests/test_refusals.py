"""Refusals: a code for each reason the engine gives, with the values it carries; an illegal action is told in English."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kemet.engine import Game, IllegalAction, Options, start
from kemet.engine.actions import ACTIONS
from kemet.engine.ids import WHITE
from kemet.engine.notation import notation_of
from kemet.engine.play.buy import Buy
from kemet.engine.record import digest
from kemet.engine.refusals import REFUSALS, refuse
from kemet.engine.registry import MODULES
from kemet.engine.rng import seeded
from kemet.locale import files, texts, typed_texts

pytestmark = pytest.mark.interpreted

ENGINE = Path(__file__).parent.parent / "src" / "kemet" / "engine"
# What makes a refusal, with the value it adds by itself.
# Values for those who read no texts: players know who they are and what they are asked.
UNSAID = {"not-asked": {"seat"}, "no-answer": {"decision"}}
MAKERS: dict[str, set[str]] = {"refuse": set(), "refuse_tile": {"tile"}, "refuse_card": {"di"}}


def calls() -> list[tuple[str, set[str]]]:
    """Lists the code and the values of each refusal that the engine makes."""
    found = []
    for path in sorted(ENGINE.rglob("*.py")):
        if path.name == "refusals.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path.name}:{node.lineno}: the code is no plain text"
                found.append((str(code.value), {str(one.arg) for one in node.keywords} | MAKERS[node.func.id]))
    return found


def test_every_code_is_used_and_every_used_code_is_listed() -> None:
    assert {code for code, _ in calls()} == set(REFUSALS)


def values_of(code: str) -> set[str]:
    """Returns the values that refusals of this *code* carry."""
    return next(values for other, values in calls() if other == code)


def test_a_code_always_carries_the_same_values() -> None:
    for code, values in calls():
        assert values == values_of(code), code


def test_the_sentence_of_a_code_takes_the_values_it_carries() -> None:
    every = "\n".join(file.read_text(encoding="utf-8") for file in files("en"))
    text = re.sub(r"^#.*$", "", every, flags=re.MULTILINE)
    sentences = dict(re.findall(r"^([a-z-]+) = (.*(?:\n .*)*)", text, re.MULTILINE))
    for code in REFUSALS:
        taken = set(re.findall(r"\$([a-z-]+)", sentences[f"refusal-{code}"]))
        assert taken == values_of(code) - UNSAID.get(code, set()), code


def test_refusals_cite_rules() -> None:
    for code, rules in REFUSALS.items():
        assert re.fullmatch(r"(?:[A-Z]+\d+(?:\.\d+)?[a-z]?(?:, )?)*", rules), code


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_message_is_the_refusal_in_english(players: int) -> None:
    game = start(
        Options(players=players, modules=[module.name for module in MODULES if not module.maps], cities="random"), "refusals"
    )
    rng = seeded("refusals")
    said: set[str] = set()
    values = dict(calls())
    for _ in range(600):
        if game.over():
            break
        player = int(game.to_act())
        legal = game.legal(player)
        if not rng.below(10):
            said |= refused(game, player, set(legal), values)
        game.apply(player, legal[int(rng.below(len(legal)))])
    assert len(said) > 10


def refused(game: Game, player: int, legal: set[int], values: dict[str, set[str]]) -> set[str]:
    """Tries whatever is illegal now; returns the codes of the refusals, which carry these *values*."""
    codes = set()
    for action in range(0, ACTIONS, 3):
        if action in legal:
            continue
        with pytest.raises(IllegalAction) as error:
            game.apply(player, action)
        refusal = error.value.refusal
        assert str(error.value) == typed_texts("en").refusal(refusal.code, refusal.values, refusal.rules)
        assert not re.search(r"[{}$]|refusal-", str(error.value))
        assert set(refusal.values) == values[refusal.code]
        assert all(word and isinstance(word, str) for word in refusal.values.values())
        assert str(error.value).endswith(f" ({refusal.rules})") == bool(refusal.rule)
        codes.add(refusal.code)
    return codes


def test_a_refusal_has_code_words_and_rules() -> None:
    game = start(Options(players=2), "refusals")
    refusal = Buy(0, WHITE).refusal(game, 0, notation_of(game.rules).action("red/charge"))
    assert refusal is not None
    assert refusal.values == {"tile": "red/charge", "colour": "red", "wanted": "white"}
    assert str(refusal) == "tile-colour tile=red/charge colour=red wanted=white"
    assert str(IllegalAction(refusal)) == "Charge! is red; this space buys white tiles. (K7.1)"
    limit = refuse("troop-limit-passing", limit=5)
    assert (limit.values, limit.rule, limit.rules) == ({"limit": "5"}, "K2.6", "K2.6, R26a")
    assert str(IllegalAction(limit)) == "A troop holds at most 5 units, in passing too. (K2.6, R26a)"
    assert refuse("no-troop").rule == ""


def test_a_refusal_is_told_in_every_language() -> None:
    values = {"space": "c_ring", "at": "nw_1"}
    assert texts("en").refusal("not-adjacent", values) == "Central Desert is not next to North-west District 1."
    assert typed_texts("en").refusal("not-adjacent", values, "K9.2") == "c_ring is not next to nw_1. (K9.2)"
    assert typed_texts("fr").refusal("city-free", {"cities": "nw, s"}) == texts("fr").say("refusal-city-free", cities="nw, s")
    assert "Nord" in texts("fr").refusal("city-free", {"cities": "nw, s"})


@pytest.mark.parametrize("seat", [-1, -2, 2, 5, 63, 64, 1000])
def test_a_seat_that_nobody_sits_in_is_refused_and_changes_nothing(seat: int) -> None:
    game = start(Options(players=2), "nobody")
    before = digest(game)
    for action in game.legal(int(game.to_act())):
        with pytest.raises(IllegalAction, match="not asked"):
            game.apply(seat, action)
    assert game.legal(seat) == []
    assert digest(game) == before
