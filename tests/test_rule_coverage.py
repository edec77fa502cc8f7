"""Every rule, ruling, example, tile, card, creature, token and variant is cited by a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from kemet.engine import Options, make_rules
from kemet.engine.notation import tile_text
from kemet.engine.registry import MODULES, variant_names

ROOT = Path(__file__).parent.parent

# Modules whose tests are still to be written, with the rules and components that wait for them. The list only shrinks:
# as soon as a test cites an id, it has to leave, and a module without any pending id is whole.
PENDING: dict[str, list[str]] = {}


def documented() -> set[str]:
    """Returns the ids of docs/rules."""
    found: set[str] = set()
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        found |= set(re.findall(r"^- ([KT]\d+\.\d+|R\d+[a-z]?|T?X\d+)\b", path.read_text(), re.MULTILINE))
    return found


def cited() -> set[str]:
    """Returns what the tests say they prove."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "scenarios").rglob("*.toml"):
        found |= set(tomllib.loads(path.read_text())["rules"])
    for path in (ROOT / "tests").glob("test_*.py"):
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text()):
            found |= set(re.findall(r'"([^"]+)"', marks))
    return found


def components() -> set[str]:
    """Returns every tile, card, creature and token of the code that is in play with some modules, and every variant."""
    rules = make_rules(Options(modules=[module.name for module in MODULES], variants=list(variant_names())))
    return (
        {tile_text(rules, tile.id) for tile in rules.tiles if tile.copies}
        | {f"di/{card.slug}" for card in rules.di_cards if card.copies}
        | {f"card/{card.slug}" for card in rules.battle_cards if card.in_hand or card.special}
        | {f"creature/{creature.slug}" for creature in rules.creatures}
        | {f"token/{token.slug}" for token in rules.path.tokens}
        | {f"variant/{variant}" for variant in variant_names()}
    )


def pending() -> set[str]:
    """Returns what waits for a module's tests."""
    return {name for names in PENDING.values() for name in names}


def test_the_ledger_is_whole() -> None:
    ids = documented()
    chapters = {f"K{number}" for number in range(1, 17)}
    assert {rule.split(".")[0] for rule in ids if rule.startswith("K")} == chapters
    assert {rule.split(".")[0] for rule in ids if re.match(r"T\d", rule)} == {f"T{number}" for number in range(6)}
    assert {f"R{number}" for number in range(1, 50)} <= ids
    assert {f"X{number}" for number in range(1, 6)} | {f"TX{number}" for number in range(1, 4)} <= ids
    base = 98 + 59 + 5
    ta_seti = 36 + 20 + 3
    assert len(ids) == base + ta_seti


def test_every_rule_is_proved_by_a_test() -> None:
    assert sorted(documented() - cited() - pending()) == []


def test_every_component_is_proved_by_a_test() -> None:
    assert sorted(components() - cited() - pending()) == []


def test_nothing_pending_is_proved_already() -> None:
    assert sorted(pending() & cited()) == [], "take it off PENDING"
    components_ahead = {name for name in pending() if "/" in name}
    assert sorted(pending() - documented() - components_ahead) == []


def test_tests_cite_nothing_that_does_not_exist() -> None:
    assert sorted(cited() - documented() - components()) == []
