"""Works, points and victories of the community; what members share and agree on (S6, S7, R76, R77, R81, R91, R94–R98)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import on, pass_until, table

from kemet.engine import Game, IllegalAction
from kemet.engine.board import space_id
from kemet.engine.ids import BIT, VP_BATTLE, VP_KINDS
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.sharing import share_pp
from kemet.engine.modules.seth.temples import building_sites, ceremony_price
from kemet.engine.modules.seth.victory import controls_violet
from kemet.engine.play.victory import gain_vp
from kemet.engine.state import altered
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

BANK = space_id("west_bank")
COMMUNITY = {"day-track": 1}


@pytest.mark.rule("S6.2", "R81")
def test_points_and_limits_are_shared() -> None:
    game = table(4, p2={"pyramids": {"nw_1": "red^4"}, "units": {"nw_1": 2}}, p3={"units": {"nw_1": 3}})
    game.vp = altered(game.vp, 2 * VP_KINDS + VP_BATTLE, 2)
    assert [int(game.permanent_vp(seat)) for seat in (1, 2, 3)] == [2, 2, 2]
    assert [int(game.total_vp(seat)) for seat in (1, 2, 3)] == [3, 3, 3]
    assert game.controls(1, space_id("nw_1"))
    assert game.controls(2, space_id("nw_1"))
    held = table(4, p1={"units": {"nw_1": 2}}, p2={"pyramids": {"nw_1": "red^4"}, "units": {"nw_2": 2}})
    assert int(held.total_vp(1)) == 0
    assert not held.controls(1, space_id("nw_1"))


@pytest.mark.rule("S6.3", "R94", "S7.5")
@pytest.mark.parametrize(("players", "temples", "vp"), [(3, 2, 1), (4, 2, 0), (4, 3, 1)])
def test_temples_at_the_days_end(players: int, temples: int, vp: int) -> None:
    """Two temples with two members, three with more; only finished sacred ones count; Seth gains PP only."""
    sacred = {"west_bank": 3} if temples == 3 else {"west_bank": 2}
    units = {"west_temple": 1, "sphinx_temple": 1, "west_bank": 1}
    game = table(
        players, position={"day-track": 9 if players == 3 else 10, "sacred-temples": sacred}, p2={"units": units, "pp": 0}
    )
    assert int(game.permanent_vp(1)) == vp
    assert int(game.vp[VP_KINDS + VP_BATTLE]) == 0
    gained = 2 + 3 + (2 if temples == 3 else 1)
    assert int(game.pp[1]) == gained + 2
    seth = table(3, position={"day-track": 9}, p1={"units": {"west_temple": 2, "sphinx_temple": 2}, "pp": 0})
    assert int(seth.permanent_vp(SETH)) == 0
    assert int(seth.pp[SETH]) == 5 + 2


@pytest.mark.rule("S7.1", "R98", "S7.6")
def test_a_district_of_seths_city_wins() -> None:
    """With temple and Ceremony, at the start of a community turn; not with one of them."""
    done = {"day-track": 1, "ceremony": "yes", "portal": "open", "sacred-temples": {"west_bank": 3}}
    there = {"units": {"seth_2": 2, "nw_1": 1}}
    assert table(4, position=done, p2=there).has_won(2)
    assert not table(4, position=done | {"ceremony": "no"}, p2=there).over()
    assert not table(4, position=done | {"sacred-temples": {"west_bank": 2}}, p2=there).over()
    assert not table(4, position=done).over()
    assert not table(4, position=done | {"day-track": 0}, p2=there).over()


@pytest.mark.rule("S7.1", "R98")
def test_points_win_at_once() -> None:
    done = {"day-track": 1, "ceremony": "yes", "sacred-temples": {"west_bank": 3}}
    game = table(4, position=done, p3={"vp": {"battle": 5}, "units": {"s_1": 2}})
    assert not game.over()
    gain_vp(game, 1, VP_BATTLE)
    game.advance()
    assert [game.has_won(seat) for seat in range(4)] == [False, True, True, True]


@pytest.mark.rule("S5.2", "S5.1", "R98")
def test_targets_of_seth() -> None:
    for target in (8, 10):
        game = table(4, target=target, p1={"vp": {"battle": target - 2}, "units": {"seth_1": 6}})
        gain_vp(game, SETH, VP_BATTLE)
        game.advance()
        assert not game.over()
        gain_vp(game, SETH, VP_BATTLE)
        game.advance()
        assert game.has_won(SETH)


@pytest.mark.rule("S1.6", "S7.2", "R95", "R96")
def test_building_rules() -> None:
    """Where the lead says; once a temple and turn; before the first action; at most three; not where Seth stands."""
    position = COMMUNITY | {"sacred-temples": {"west_bank": 1}}
    game = table(4, position=position, p2={"units": {"west_bank": 2, "nw_1": 1}}, p3={"units": {"west_bank": 3, "s_1": 1}})
    assert "p3 west_bank" in game.moves()
    assert "p2 west_bank" not in game.moves()
    game.play("p3 west_bank")
    game.play("p3 p2")
    game.play("p3 p3")
    assert (on(game, 1, "west_bank"), on(game, 2, "west_bank")) == (1, 2)
    assert view(game, 1)["seth"]["temples"]["west_bank"] == {"level": 2, "prayer": 1, "power": None}
    assert "p3 west_bank" not in game.moves()
    game.play("p2 @pray-lower")
    game.play("p2 pass")
    full = {"west_bank": 1, "nw_front": 1, "s_front": 1}
    most = table(4, position=COMMUNITY | {"sacred-temples": full}, p2={"units": {"c_ring": 5, "nw_front": 2}})
    assert not building_sites(most, 0) & BIT[space_id("c_ring")]
    assert building_sites(most, 0) & BIT[space_id("nw_front")]
    held = table(4, position=COMMUNITY | {"sacred-temples": {"nw_front": 1}}, p1={"units": {"nw_front": 2}})
    assert not building_sites(held, 0)


@pytest.mark.rule("S7.3", "S7.7", "R95", "R96")
def test_a_finished_temple() -> None:
    """Level 3: a power at once, the higher side of the prayer token, a temporary VP while it is held."""
    game = table(4, position=COMMUNITY | {"sacred-temples": {"west_bank": 2}}, p2={"units": {"west_bank": 4, "nw_1": 1}})
    assert int(game.total_vp(1)) == 0
    game.play("p2 west_bank")
    temple = view(game, 1)["seth"]["temples"]["west_bank"]
    assert temple["prayer"] in (2, 3)
    assert view(game, 1)["seth"]["powers"] == [temple["power"]]
    assert int(game.total_vp(1)) == 1
    game.put_units(1, BANK, -1)
    assert int(game.total_vp(1)) == 0


@pytest.mark.rule("R76", "variant/community-consent")
def test_owners_may_have_to_agree() -> None:
    given: dict[str, Any] = {"p2": {"units": {"west_bank": 2, "nw_1": 1}}, "p3": {"units": {"west_bank": 1, "s_1": 1}}}
    position = COMMUNITY | {"sacred-temples": {"west_bank": 1}}
    game = table(4, ["community-consent"], position=position, **given)
    game.play("p2 west_bank")
    game.play("p2 p2")
    game.play("p2 p3")
    assert game.moves() == ["p3 pass", "p3 give"]
    refused = game.copy()
    refused.play("p3 pass")
    assert view(refused, 1)["seth"]["temples"]["west_bank"]["level"] == 1
    assert on(refused, 2, "west_bank") == 1
    game.play("p3 give")
    assert view(game, 1)["seth"]["temples"]["west_bank"]["level"] == 2
    assert on(game, 2, "west_bank") == 0


def shared(variants: list[str], pp: list[int], given: list[str]) -> Game:
    """Returns a game in which p2 has said who gets each of five PP that p2, p3 and p4 share; p3 speaks."""
    game = table(4, variants, position=COMMUNITY | {"speaker": "p3"})
    for seat, number in enumerate(pp, 1):
        game.pp[seat] = number
    share_pp(game, 1, 0b1110, 5)
    game.advance()
    for name in given:
        game.play(f"p2 {name}")
    return game


def purses(game: Game) -> list[int]:
    """Returns the PP of the members."""
    return [int(game.pp[seat]) for seat in (1, 2, 3)]


@pytest.mark.rule("R76", "R77", "variant/community-consent")
def test_sharers_may_have_to_agree() -> None:
    """With one no PP are shared evenly, the odd ones from the speaker on; nobody learns of an answer before all are in."""
    game = shared(["community-consent"], [0, 0, 0], ["p2"] * 5)
    assert game.moves() == ["p3 pass", "p3 give", "p4 pass", "p4 give"]
    assert view(game, 2)["frames"][-1]["number"] == 5
    willing = game.copy()
    willing.play("p3 give")
    assert willing.moves() == ["p4 pass", "p4 give"]
    refused = game.copy()
    refused.play("p3 pass")
    assert view(refused, 3) == view(willing, 3)
    willing.play("p4 give")
    assert purses(willing) == [5, 0, 0]
    game.play("p4 pass")
    game.play("p3 give")
    assert purses(game) == [1, 2, 2]


@pytest.mark.rule("R76", "R77", "variant/community-consent")
def test_an_even_share_loses_nothing_to_the_limit() -> None:
    game = shared(["community-consent"], [3, 10, 11], ["p2"] * 5)
    game.play("p3 pass")
    game.play("p4 give")
    assert purses(game) == [7, 11, 11]


@pytest.mark.rule("R76", "R77")
def test_nobody_is_asked_without_need() -> None:
    """Without the other reading, or where there was nothing to choose."""
    game = shared([], [0, 0, 0], ["p2"] * 5)
    assert game.top.name() != "consent"
    assert purses(game) == [5, 0, 0]
    game = shared(["community-consent"], [11, 11, 3], [])
    assert game.top.name() != "consent"
    assert purses(game) == [11, 11, 8]


@pytest.mark.rule("variant/no-temple-on-portals", "R95")
def test_temples_on_portals() -> None:
    units: dict[str, Any] = {"p2": {"units": {"west_bank": 2, "nw_1": 1}}}
    assert building_sites(table(4, position=COMMUNITY, **units), 0) & BIT[BANK]
    assert not building_sites(table(4, ["no-temple-on-portals"], position=COMMUNITY, **units), 0) & BIT[BANK]


@pytest.mark.rule("S7.4", "R97", "S7.8")
def test_a_ceremony_that_falls_short() -> None:
    """Nothing is paid; who has called may not call again before the next action; it is no action."""
    game = table(
        3, position=COMMUNITY, p2={"units": {"w_obelisk": 1, "nw_1": 1}, "pp": 11}, p3={"units": {"w_obelisk": 1}, "pp": 11}
    )
    assert int(ceremony_price(game)) == 20
    game.play("p2 call")
    game.play("p2 x3")
    game.play("p3 x11")
    assert (int(game.pp[1]), int(game.pp[2])) == (11, 11)
    assert "p2 call" not in game.moves()
    assert "p3 call" in game.moves()
    game.play("p2 @pray-lower")
    game.play("p2 pass")
    assert "p2 call" in game.moves()


@pytest.mark.rule("R91", "variant/held-pyramids-count", "variant/allied-pyramids-count")
def test_violet_tiles_for_members() -> None:
    pyramids = {"nw_1": "red^1", "nw_2": "white^1", "nw_3": "blue^1"}
    held: dict[str, Any] = {"p1": {"units": {"nw_3": 1}}, "p2": {"pyramids": pyramids, "units": {"nw_1": 1}}}
    two: dict[str, Any] = {"p2": {"pyramids": {"nw_1": "red^1", "nw_2": "white^1"}, "units": {"nw_1": 1, "s_1": 1}}}
    two["p3"] = {"pyramids": {"s_1": "blue^1"}, "units": {"s_2": 1}}
    for variants, seats, able in (
        ([], held, False), (["held-pyramids-count"], held, True), ([], two, False), (["allied-pyramids-count"], two, True),
    ):  # fmt: skip
        game = table(4, variants, position=COMMUNITY, **seats)
        game.play("p2 @buy-red")
        assert ("p2 violet/energy-drain" in game.moves()) == able


@pytest.mark.rule("R91", "S6.3")
def test_the_violet_pyramid_taken() -> None:
    """Seth's unless the community holds a district and Seth has no unit in any; then it is a temporary VP."""
    both = table(4, p1={"violet": 4, "units": {"seth_1": 1}}, p2={"units": {"seth_2": 1, "nw_1": 1}})
    assert controls_violet(both, SETH)
    assert int(both.total_vp(1)) == 0
    taken = table(4, p1={"violet": 4, "units": {"seth_gate": 1}}, p2={"units": {"seth_2": 1, "nw_1": 1}})
    assert not controls_violet(taken, SETH)
    assert controls_violet(taken, 1)
    assert not controls_violet(taken, 2)
    assert int(taken.total_vp(1)) == 1


@pytest.mark.rule("R77", "S8.4")
def test_shared_pp_are_not_lost() -> None:
    """Who is full gets nothing; one by one as the lead says."""
    position = {"day-track": 9}
    game = table(
        3, position=position, p2={"units": {"sphinx_temple": 2}, "pp": 0}, p3={"units": {"sphinx_temple": 1}, "pp": 10}
    )
    assert game.top.name() == "share-pp"
    assert int(game.to_act()) == 1
    game.play("p2 p3")
    assert int(game.pp[2]) == 11
    assert int(game.pp[1]) == 2 + 2


@pytest.mark.rule("S6.1", "di/shared-offering", "R77")
def test_shared_offering() -> None:
    game = table(4, position=COMMUNITY, p2={"di": ["shared-offering"], "pp": 6}, p3={"pp": 9}, p4={"pp": 11})
    game.play("p2 di/shared-offering")
    pass_until(game, "pick-receiver")
    assert game.moves() == ["p2 p3"]
    game.play("p2 p3")
    assert game.moves() == ["p2 x1", "p2 x2"]
    game.play("p2 x2")
    assert (int(game.pp[1]), int(game.pp[2])) == (4, 11)
    with pytest.raises(IllegalAction):
        game.play("p2 di/shared-offering")


@pytest.mark.rule("S7.3", "S1.6")
def test_prayer_tokens_are_drawn_from_four() -> None:
    """Two of 2 and two of 3 PP; three finished temples leave one, and three powers."""
    for seed in range(4):
        temples = {"west_bank": 2, "nw_front": 2, "s_front": 2}
        units = {"west_bank": 3, "nw_front": 3, "s_front": 4}
        game = table(4, position=COMMUNITY | {"sacred-temples": temples, "seed": seed}, p2={"units": units})
        for space in temples:
            game.play(f"p2 {space}")
            assert faults(game) == []
        shown = view(game, 1)["seth"]
        assert len(shown["powers"]) == 3
        drawn = [shown["temples"][space]["prayer"] for space in temples]
        assert drawn.count(2) <= 2
        assert drawn.count(3) <= 2


@pytest.mark.rule("R98", "S7.1")
def test_districts_are_tested_after_building_too() -> None:
    position = {"day-track": 1, "ceremony": "yes", "portal": "open", "sacred-temples": {"west_bank": 2}}
    game = table(4, position=position, p2={"units": {"seth_2": 1, "west_bank": 3, "nw_1": 1}})
    assert not game.over()
    game.play("p2 west_bank")
    assert game.has_won(1)


@pytest.mark.rule("S1.6", "S7.2")
def test_a_third_temple_may_be_begun() -> None:
    two = COMMUNITY | {"sacred-temples": {"west_bank": 1, "nw_front": 1}}
    assert building_sites(table(4, position=two, p2={"units": {"s_front": 1}}), 0) == BIT[space_id("s_front")]


@pytest.mark.rule("S7.4", "R97")
def test_who_is_asked_for_the_ceremony() -> None:
    """In seat order from the caller, those on obelisks; who is no longer needed is not asked, and nobody pays too much."""
    at = {"p2": "w_obelisk_n", "p3": "w_obelisk_s", "p4": "w_obelisk_n"}
    seats: dict[str, Any] = {seat: {"units": {space: 1}, "pp": 11} for seat, space in at.items()}
    game = table(4, position=COMMUNITY | {"speaker": "p2"}, **seats)
    game.play("p3 call")
    assert game.moves()[-1] == "p3 x11"
    game.play("p3 x11")
    assert game.moves()[-1] == "p4 x11"
    four = {"pyramids": {"c_1": "red^4", "c_2": "blue^4"}, "units": {"w_obelisk_n": 1}, "pp": 11}
    enough = table(4, position=COMMUNITY, **(seats | {"p4": four}))
    assert int(ceremony_price(enough)) == 22
    enough.play("p4 call")
    enough.play("p4 x11")
    enough.play("p2 x11")
    assert enough.top.name() == "pick-power"
    assert purses(enough) == [0, 11, 0]


@pytest.mark.rule("S7.1", "R97", "R98")
def test_the_ceremony_may_be_what_was_missing() -> None:
    position = COMMUNITY | {"sacred-temples": {"west_bank": 3}}
    rich: dict[str, Any] = {seat: {"units": {"w_obelisk": 1}, "pp": 11} for seat in ("p2", "p3")}
    game = table(3, position=position, p2=rich["p2"] | {"vp": {"battle": 6}}, p3=rich["p3"])
    for move in ("p2 call", "p2 x11", "p3 x9", "p2 power/oracle-of-osiris"):
        assert not game.over()
        game.play(move)
    assert game.has_won(2)


@pytest.mark.rule("S5.2", "R98")
def test_without_a_unit_in_play_the_community_has_lost() -> None:
    """Destroyed by Seth, or given up for a temple of its own."""
    game = table(3, p1={"units": {"seth_1": 2}}, p2={"units": {"nw_1": 1}}, p3={"units": {}})
    game.play("p1 p2")
    game.play("p1 @destroy-units")
    assert not game.over()
    game.play("p1 nw_1")
    assert game.has_won(SETH)
    last = table(3, position=COMMUNITY, p2={"units": {"west_bank": 1}}, p3={"units": {}})
    last.play("p2 west_bank")
    assert last.has_won(SETH)
