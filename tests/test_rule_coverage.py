"""Every rule, ruling, example, tile, card and creature is cited by a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from kemet.engine import Options, make_rules
from kemet.engine.notation import tile_text

ROOT = Path(__file__).parent.parent


def documented() -> set[str]:
    """Returns the ids of docs/rules."""
    found: set[str] = set()
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        found |= set(re.findall(r"^- (K\d+\.\d+|R\d+[a-z]?|X\d+)\b", path.read_text(), re.MULTILINE))
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
    """Returns every tile, card and creature of the code."""
    rules = make_rules(Options())
    return (
        {tile_text(rules, tile.id) for tile in rules.tiles}
        | {f"di/{card.slug}" for card in rules.di_cards}
        | {f"card/{card.slug}" for card in rules.battle_cards}
        | {f"creature/{creature.slug}" for creature in rules.creatures}
    )


def test_the_ledger_is_whole() -> None:
    ids = documented()
    chapters = {f"K{number}" for number in range(1, 17)}
    assert {rule.split(".")[0] for rule in ids if rule.startswith("K")} == chapters
    assert {f"R{number}" for number in range(1, 30)} <= ids
    assert {f"X{number}" for number in range(1, 6)} <= ids
    assert len(ids) == 98 + 59 + 5


def test_every_rule_is_proved_by_a_test() -> None:
    assert sorted(documented() - cited()) == []


def test_every_component_is_proved_by_a_test() -> None:
    assert sorted(components() - cited()) == []


def test_tests_cite_nothing_that_does_not_exist() -> None:
    assert sorted(cited() - documented() - components()) == []
