"""The edition in catalog, environments, observations and the look-up."""

from __future__ import annotations

import pytest
from support.playing import decision, first_option
from support.second import fresh

from kemet.engine import Options, make_rules, start
from kemet.engine.layout import observation_names, widest_shape
from kemet.report.chronicle import Chronicler
from kemet.report.counts import purchases_by_round
from kemet.rulebook_search import look_up


def test_layout_3_is_its_own() -> None:
    for players in (2, 3, 4, 5):
        assert make_rules(fresh(players)).layout.version == 3
    names = observation_names(make_rules(fresh(2)))
    assert {"colours[black]", "last-day", "you.diversion", "next-1.diversion"} <= set(names)
    assert widest_shape(3).options.edition == "blood-and-sand"


def test_the_look_up_knows_its_rules_and_how_sure_they_are() -> None:
    found = look_up("BS4.1")[0]
    assert (found.id, found.sure) == ("BS4.1", "public-agreed")
    assert look_up("BS8.1")[0].sure == "reconstructed"
    assert look_up("blue/spy")[0].title == "Spy"


def test_environments_play_it() -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    from kemet.envs.config import EnvConfig

    config = EnvConfig(players=3, edition="blood-and-sand", layout="widest")
    assert config.rules.options.edition == "blood-and-sand"
    assert config.size == EnvConfig(players=5, edition="blood-and-sand").size
    assert EnvConfig(players=2).rules.options.edition == "classic"


def test_the_catalog_lists_its_components() -> None:
    pytest.importorskip("msgspec")
    from kemet.server.catalog import catalog

    facts = catalog(Options(players=5, edition="blood-and-sand"))
    text = str(facts)
    for word in ("red/surprise-attack", "diversion", "5-0-0", "veterans-for-pp", "lesser-phoenix"):
        assert word in text


@pytest.mark.rule("BS3.9")
def test_a_chronicle_knows_the_free_tiles_of_set_up() -> None:
    chronicler = Chronicler(start(fresh(3), "chronicle"))
    game = chronicler.game
    while decision(game) != "turn":
        first_option(game)
        chronicler.note()
    chronicle = chronicler.chronicle
    assert [purchase.round for purchase in chronicle.purchases] == [0, 0, 0]
    assert [len(chronicle.tiles(seat)) for seat in range(3)] == [1, 1, 1]
    chronicle.standings = [[]]
    assert purchases_by_round([chronicle]) == {}, "bought in no round"
