"""What can be agreed on: editions and modules say it, and nothing else."""

from __future__ import annotations

import pytest

from kemet.engine import OptionError, Options
from kemet.engine.edition import EDITIONS, Edition, either
from kemet.engine.maps import load_map
from kemet.engine.registry import DRAFTS, MODULES, check_modules
from kemet.engine.rules import Module, parse_options

pytestmark = pytest.mark.interpreted


def module(name: str, **facts: list[str]) -> Module:
    """Returns a module of that name with *facts*."""
    made = Module(name)
    for fact, value in facts.items():
        assert hasattr(made, fact)
        setattr(made, fact, value)
    return made


def test_every_edition_has_maps_and_a_draft() -> None:
    assert [edition.name for edition in EDITIONS] == list(DRAFTS)
    for edition in EDITIONS:
        for players, name in edition.maps.items():
            assert len(load_map(name).cities) >= players


def test_the_usual_target_is_the_first() -> None:
    for edition in EDITIONS:
        assert Options(edition=edition.name, players=edition.players()[0]).target == edition.targets[0]


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(OptionError, match="edition = 'stone': editions are classic"):
        Options(edition="stone")


def test_records_name_the_edition_where_it_is_not_the_classic_one() -> None:
    assert "edition" not in dict(Options().items())
    assert parse_options({"edition": "classic"}).edition == "classic"


@pytest.mark.parametrize(("numbers", "words"), [([2], "2"), ([8, 10], "8 or 10"), ([2, 3, 4], "2, 3 or 4")])
def test_numbers_in_words(numbers: list[int], words: str) -> None:
    assert either(numbers) == words


def test_an_edition_is_played_by_as_many_as_it_has_maps_for() -> None:
    assert Edition("small", [5], 3, {2: "classic-2", 4: "classic-4"}).players() == [2, 4]


@pytest.mark.parametrize(
    ("modules", "fault"),
    [
        ([module("dawn"), module("path", needs=["dawn"])], ""),
        ([module("path", needs=["dawn"])], "module 'path' needs the module 'dawn'"),
        ([module("dawn"), module("dusk", excludes=["dawn"])], "module 'dusk' does not go with the module 'dawn'"),
        ([module("tomb", editions=["stone", "sand"])], "module 'tomb' goes with the edition 'stone' or 'sand'"),
    ],
)
def test_modules_that_do_not_go_together_are_refused(modules: list[Module], fault: str) -> None:
    if fault:
        with pytest.raises(OptionError, match=fault):
            check_modules(Options(), modules)
    else:
        check_modules(Options(), modules)


def test_all_modules_of_an_ordinary_table_go_together() -> None:
    check_modules(Options(), [module for module in MODULES if not module.maps])
