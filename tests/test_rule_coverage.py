"""Every rule, ruling, example, tile, card, creature, token and variant is cited by a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from kemet.engine import Options, make_rules
from kemet.engine.edition import BLOOD_AND_SAND, CLASSIC
from kemet.engine.modules.ta_seti.path.content import PATH_DATA
from kemet.engine.notation import tile_text
from kemet.engine.registry import MODULES, all_variants, variant_names

ROOT = Path(__file__).parent.parent

# Modules whose tests are still to be written, with the rules and components that wait for them. The list only shrinks:
# as soon as a test cites an id, it has to leave, and a module without any pending id is whole.
PENDING: dict[str, list[str]] = {}


def documented() -> set[str]:
    """Returns the ids of docs/rules."""
    found: set[str] = set()
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        found |= set(re.findall(r"^- ((?:BS|[KTBS])\d+\.\d+|R\d+[a-z]?|(?:BS|[TBS])?X\d+)\b", path.read_text(), re.MULTILINE))
    return found


def cited() -> set[str]:
    """Returns what the tests say they prove."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "scenarios").rglob("*.toml"):
        found |= set(tomllib.loads(path.read_text())["rules"])
    for path in (ROOT / "tests").rglob("*.py"):
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text()):
            found |= set(re.findall(r'"([^"]+)"', marks))
    return found


def components() -> set[str]:
    """Returns every tile, card, creature and token of the code that is in play with some modules, and every variant."""
    modules = [module.name for module in MODULES if CLASSIC in module.editions and not module.maps]
    seth = ["black-pyramid", "new-cards", "seth"]
    # Some variants put one component in the place of another.
    plain, varied = Options(modules=modules), Options(modules=modules, variants=variants_of(modules))
    found = {f"token/{token.slug}" for token in PATH_DATA.tokens} | {f"variant/{variant}" for variant in all_variants()}
    for options in (plain, varied, Options(edition=BLOOD_AND_SAND), Options(modules=seth)):
        rules = make_rules(options)
        found |= {tile_text(rules, tile.id) for tile in rules.tiles if tile.copies}
        found |= {f"di/{card.slug}" for card in rules.di_cards if card.copies}
        found |= {f"card/{card.slug}" for card in rules.battle_cards if card.in_hand or card.special}
        found |= {f"creature/{creature.slug}" for creature in rules.creatures}
    return found


def variants_of(modules: list[str]) -> list[str]:
    """Returns the variants of *modules*."""
    return [variant for variant, owner in variant_names().items() if owner in modules]


def pending() -> set[str]:
    """Returns what waits for a module's tests."""
    return {name for names in PENDING.values() for name in names}


def test_the_ledger_is_whole() -> None:
    ids = documented()
    chapters = {f"K{number}" for number in range(1, 17)}
    assert {rule.split(".")[0] for rule in ids if rule.startswith("K")} == chapters
    assert {rule.split(".")[0] for rule in ids if re.match(r"T\d", rule)} == {f"T{number}" for number in range(6)}
    assert {rule.split(".")[0] for rule in ids if re.match(r"B\d", rule)} == {f"B{number}" for number in range(1, 7)}
    assert {rule.split(".")[0] for rule in ids if re.match(r"S\d", rule)} == {f"S{number}" for number in range(1, 9)}
    assert {f"R{number}" for number in range(1, 100)} <= ids
    assert {f"X{number}" for number in range(1, 6)} | {f"TX{number}" for number in range(1, 4)} <= ids
    assert {f"{book}X{number}" for book in ("B", "S") for number in range(1, 8)} <= ids
    base = 98 + 59 + 5
    ta_seti = 36 + 20 + 3
    book_of_the_dead = 45 + 20 + 7
    blood_and_sand = 82 + 7
    seth = 56 + 30 + 7
    assert {rule.split(".")[0] for rule in ids if re.match(r"BS\d", rule)} == {f"BS{number}" for number in range(1, 14)}
    assert {f"BSX{number}" for number in range(1, 8)} <= ids
    assert len(ids) == base + ta_seti + book_of_the_dead + blood_and_sand + seth


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
