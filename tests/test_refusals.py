"""Refusals: a code for each reason the engine gives, with the values its sentence asks for."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

from kemet.engine import Game, IllegalAction, Options, start
from kemet.engine.actions import ACTIONS
from kemet.engine.ids import WHITE
from kemet.engine.notation import notation_of
from kemet.engine.play.buy import Buy
from kemet.engine.refusals import REFUSALS, refuse
from kemet.engine.registry import MODULES
from kemet.engine.rng import seeded

pytestmark = pytest.mark.interpreted

ENGINE = Path(__file__).parent.parent / "src" / "kemet" / "engine"
# What makes a refusal, with the value it adds by itself.
MAKERS: dict[str, set[str]] = {"refuse": set(), "refuse_tile": {"tile"}, "refuse_card": {"di"}}


def fields_of(code: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(REFUSALS[code]) if name}


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


def test_refusals_carry_the_values_of_their_sentence() -> None:
    for code, values in calls():
        assert values == fields_of(code), code


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_message_is_the_refusal_in_english(players: int) -> None:
    game = start(Options(players=players, modules=[module.name for module in MODULES], cities="random"), "refusals")
    rng = seeded("refusals")
    said: set[str] = set()
    for _ in range(600):
        if game.over():
            break
        player = int(game.to_act())
        legal = game.legal(player)
        if not rng.below(10):
            said |= refused(game, player, set(legal))
        game.apply(player, legal[int(rng.below(len(legal)))])
    assert len(said) > 10


def refused(game: Game, player: int, legal: set[int]) -> set[str]:
    """Tries whatever is illegal now; returns the codes of the refusals."""
    codes = set()
    for action in range(0, ACTIONS, 3):
        if action in legal:
            continue
        with pytest.raises(IllegalAction) as error:
            game.apply(player, action)
        refusal = error.value.refusal
        assert str(error.value) == refusal.text()
        assert "{" not in refusal.text()
        assert set(refusal.values) == fields_of(refusal.code)
        assert all(word and isinstance(word, str) for word in refusal.values.values())
        assert refusal.text().endswith(")") == bool(refusal.rule)
        codes.add(refusal.code)
    return codes


def test_a_refusal_has_code_words_and_the_first_rule() -> None:
    game = start(Options(players=2), "refusals")
    refusal = Buy(0, WHITE).refusal(game, 0, notation_of(game.rules).action("red/charge"))
    assert refusal is not None
    assert refusal.values == {"tile": "red/charge", "colour": "red", "wanted": "white"}
    assert refusal.text() == "Charge! is red, this space buys white tiles (K7.1)"
    limit = refuse("troop-limit-passing", limit=5)
    assert (limit.values, limit.rule) == ({"limit": "5"}, "K2.6")
    assert limit.text() == "a troop holds at most 5 units, in passing too (K2.6, R26a)"
    assert refuse("no-troop").rule == ""
