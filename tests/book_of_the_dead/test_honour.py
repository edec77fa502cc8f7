"""Honour, decay, and the victory points they cost (B2, R50, R52, R59, R60)."""

from __future__ import annotations

import pytest
from support.book import book, facts, shown
from support.playing import decision, do, events, words

from kemet.engine import Game
from kemet.engine.ids import VP_BATTLE, VP_TEMPLES
from kemet.engine.invariants import faults
from kemet.engine.modules.book_of_the_dead.honour import decay_at, gain_honour, lose_honour, lost_vp_at, vp_debt
from kemet.engine.play.victory import best_player, gain_vp


def lose(game: Game, number: int) -> None:
    """Lets p1 lose honour."""
    for _ in range(number):
        lose_honour(game, 0)


@pytest.mark.rule("B2.3", "R50", "BX1", "BX2", "BX3", "BX4")
def test_every_value_has_its_decay_and_loss() -> None:
    assert [decay_at(honour) for honour in range(9, -1, -1)] == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
    assert [lost_vp_at(honour) for honour in range(9, -1, -1)] == [0, 0, 0, 0, 0, 1, 1, 1, 2, 2]


@pytest.mark.rule("B2.1", "B2.4", "B2.5", "BX3", "BX4")
def test_lost_points_lie_above_the_marker() -> None:
    game = book(p1={"vp": {"temples": 2}, "pp": 5})
    lose(game, 4)
    assert (shown(game, 0, "honour"), shown(game, 0, "vp-on-track"), game.permanent_vp(0)) == (5, {}, 2)
    lose(game, 1)
    assert (shown(game, 0, "honour"), shown(game, 0, "vp-on-track"), game.permanent_vp(0)) == (4, {"5": "temples"}, 1)
    lose(game, 3)
    assert shown(game, 0, "vp-on-track") == {"5": "temples", "2": "temples"}
    assert (shown(game, 0, "decay"), game.permanent_vp(0), game.pp[0]) == (3, 0, 5)
    lose(game, 1)
    assert (shown(game, 0, "honour"), game.pp[0]) == (0, 5)
    lose(game, 2)
    assert (shown(game, 0, "honour"), game.pp[0]) == (0, 3), "at 0 each loss costs 1 PP"
    assert faults(game) == []


@pytest.mark.rule("B2.2", "B2.4")
def test_points_come_back_when_the_marker_climbs_onto_them() -> None:
    game = book(p1={"vp": {"temples": 2}, "honour": 9})
    gain_honour(game, 0)
    assert shown(game, 0, "honour") == 9
    lose(game, 8)
    gain_honour(game, 0)
    assert (shown(game, 0, "honour"), shown(game, 0, "vp-on-track"), game.permanent_vp(0)) == (2, {"5": "temples"}, 1)
    for _ in range(2):
        gain_honour(game, 0)
    assert game.permanent_vp(0) == 1
    gain_honour(game, 0)
    assert (shown(game, 0, "honour"), shown(game, 0, "vp-on-track"), game.permanent_vp(0)) == (5, {}, 2)
    assert "vp-returned p1 temples" in events(game)
    told = [line for line in events(game) if line.startswith("honour-set")]
    assert told[-4:] == [f"honour-set p1 {k}" for k in (2, 3, 4, 5)]


@pytest.mark.rule("B2.4", "R60")
def test_who_has_none_owes_the_next_one() -> None:
    game = book(p1={"honour": 1})
    assert (vp_debt(game, 0), shown(game, 0, "vp-owed")) == (2, 2)
    gain_vp(game, 0, VP_TEMPLES)
    assert (game.permanent_vp(0), shown(game, 0, "vp-on-track"), vp_debt(game, 0)) == (0, {"5": "temples"}, 1)
    assert "vp-gained p1 temples" in events(game), "for all other effects it was gained"
    gain_vp(game, 0, VP_BATTLE)
    assert shown(game, 0, "vp-on-track") == {"5": "temples", "2": "battle"}
    gain_vp(game, 0, VP_BATTLE)
    assert game.permanent_vp(0) == 1
    assert faults(game) == []


@pytest.mark.rule("R52")
def test_a_debt_is_cancelled_when_honour_climbs_over_it() -> None:
    game = book(p1={"honour": 4})
    assert vp_debt(game, 0) == 1
    gain_honour(game, 0)
    assert vp_debt(game, 0) == 0
    gain_vp(game, 0, VP_TEMPLES)
    assert game.permanent_vp(0) == 1


@pytest.mark.rule("R60")
def test_points_on_the_track_count_for_nothing() -> None:
    game = book(p1={"vp": {"battle": 2}, "honour": 5}, p2={"vp": {"temples": 1}})
    lose(game, 1)
    assert (game.battle_vp(0), game.total_vp(0)) == (1, 1)
    lose(game, 3)
    assert (game.battle_vp(0), game.total_vp(0)) == (0, 0)
    assert best_player(game, 1) == 1


@pytest.mark.rule("R60")
@pytest.mark.parametrize(("source", "battle"), [("battle", 0), ("sanctuary", 1)])
def test_the_owner_picks_the_point_that_goes(source: str, battle: int) -> None:
    given = {"vp": {"battle": 1, "sanctuary": 1}, "honour": 5, "tiles": ["emerald/dark-cult"], "units": {"nw_1": 2}, "pp": 0}
    game = book(p1=given)
    do(game, "p1 gold@dark-cult", "p1 nw_1")
    assert (decision(game), words(game, 0)) == ("lose-vp", ["vp-battle", "vp-sanctuary"])
    assert (game.permanent_vp(0), game.pp[0]) == (2, 0), "it goes before the power works"
    assert faults(game) == []
    do(game, f"p1 vp-{source}")
    assert (game.battle_vp(0), game.permanent_vp(0), shown(game, 0, "vp-on-track")) == (battle, 1, {"5": source})
    assert (game.pp[0], faults(game)) == (2, [])
    assert f"vp-lost p1 {source}" in events(game)


@pytest.mark.rule("R60")
def test_points_of_one_source_go_by_themselves() -> None:
    given = {"vp": {"battle": 2}, "honour": 5, "tiles": ["emerald/dark-cult"], "units": {"nw_1": 2}, "pp": 0}
    game = book(p1=given)
    do(game, "p1 gold@dark-cult", "p1 nw_1")
    assert (decision(game), shown(game, 0, "vp-on-track")) == ("turn", {"5": "battle"})


@pytest.mark.rule("R59")
def test_the_lost_pp_is_no_price() -> None:
    game = book(
        p1={"honour": 0, "pp": 2, "tiles": ["emerald/dark-cult", "white/priest-of-ra"], "units": {"nw_1": 2}},
    )
    do(game, "p1 @build", "p1 pass", "p1 gold@dark-cult", "p1 reserve")
    assert game.pp[0] == 2 - 1 + 2, "Priest of Ra takes nothing off a loss"
    assert "pp-lost p1 1" in events(game)


@pytest.mark.rule("R59")
def test_with_nothing_left_to_lose_a_sacrifice_is_free() -> None:
    game = book(p1={"honour": 0, "pp": 0, "tiles": ["emerald/dark-cult"], "units": {"nw_1": 2}})
    do(game, "p1 gold@dark-cult", "p1 nw_1")
    assert (game.pp[0], game.units_at(0, 0), shown(game, 0, "afterlife")) == (2, 1, 1)


@pytest.mark.rule("R59", "variant/honour-debt")
def test_by_the_other_reading_it_is_not_possible() -> None:
    given = {"honour": 0, "pp": 0, "tiles": ["emerald/dark-cult"], "units": {"nw_1": 2}}
    game = book(variants=["honour-debt"], p1=given)
    assert "gold@dark-cult" not in words(game, 0)
    game = book(variants=["honour-debt"], p1={**given, "pp": 1})
    assert "gold@dark-cult" in words(game, 0)


@pytest.mark.rule("R59")
def test_units_in_the_afterlife_will_not_do() -> None:
    game = book(p1={"afterlife": 12, "tiles": ["emerald/dark-cult"]})
    assert decision(game) == "turn"
    assert "gold@dark-cult" not in words(game, 0)
    assert facts(game).afterlife(game, 0) == 12
