"""Corners of the Book of the Dead that a fault could hide in: a second build, ways on by teleport, figures."""

from __future__ import annotations

import pytest
from support.book import book, facts, shown
from support.playing import decision, do, words

from kemet.engine import Game
from kemet.engine.board import SPACE_NAMES
from kemet.engine.ids import VP_BATTLE, VP_KINDS
from kemet.engine.invariants import faults
from kemet.engine.modules.book_of_the_dead.honour import gain_honour, lose_honour
from kemet.engine.view import view

THOTH = ["emerald/thoth"]
APOPHIS = ["emerald/apophis"]
APOPHIS_FIGURE = 1
NIGHT = {"phase": "night", "round": 2, "colours": ["white", "red", "emerald"]}


def pass_to_p1(game: Game) -> None:
    """Lets p2 do what changes nothing here, until p1 is asked."""
    while game.to_act():
        do(game, f"p2 {'@build' if '@build' in words(game, 1) else 'pass'}")


@pytest.mark.rule("B6.8")
def test_the_tomb_never_raises_one_pyramid_twice() -> None:
    given = {"pyramids": {"nw_1": "white^2", "nw_2": "red^1"}, "units": {"nw_1": 1}}
    game = book(NIGHT, p1={"pp": 9, "tiles": ["emerald/tomb"], **given})
    do(game, "p1 emerald/tomb", "p1 reserve", "p1 white^3")
    assert words(game, 0) == ["pass", "red^2", "emerald^1"], "white^4 could be paid for"


@pytest.mark.rule("B6.8", "R69")
def test_the_tomb_offers_only_what_can_be_paid_for() -> None:
    given = {"pyramids": {"nw_1": "white^3", "nw_2": "red^2"}, "units": {"nw_1": 1}}
    game = book(NIGHT, p1={"pp": 0, "tiles": ["emerald/tomb"], **given})
    do(game, "p1 emerald/tomb", "p1 reserve")
    assert game.pp[0] == 2, "night prayer"
    assert words(game, 0) == ["pass", "red^3", "emerald^1"], "white^4 costs 4 less 1"


@pytest.mark.rule("B6.8")
def test_the_tomb_serves_the_last_pyramid_that_can_rise() -> None:
    given = {"pyramids": {"nw_1": "white^4", "nw_2": "red^4", "nw_3": "emerald^3"}, "units": {"nw_1": 1}}
    game = book(NIGHT, p1={"pp": 9, "tiles": ["emerald/tomb"], **given})
    do(game, "p1 emerald/tomb", "p1 reserve", "p1 emerald^4")
    assert decision(game) != "tomb-build"


@pytest.mark.rule("B2.4", "R60")
def test_a_battle_point_on_the_track_comes_back_like_any_other() -> None:
    game = book(p1={"honour": 5, "vp": {"battle": 1}})
    lose_honour(game, 0)
    assert (game.permanent_vp(0), game.vp[VP_BATTLE]) == (0, 0)
    gain_honour(game, 0)
    assert (game.permanent_vp(0), game.vp[0 * VP_KINDS + VP_BATTLE]) == (1, 1)


@pytest.mark.rule("R67", "variant/apophis-trip-extra")
def test_the_trip_is_open_again_in_the_next_move_action() -> None:
    given = {"tiles": APOPHIS, "divinities": {"apophis": "west_bank"}, "units": {"nw_front": 2}}
    game = book(variants=["apophis-trip-extra"], p1=given)
    do(game, "p1 @move-upper", "p1 trip", "p1 nile@delta_temple", "p1 nw_front", "p1 w_obelisk")
    if decision(game) == "turn" and game.to_act() == 0:
        do(game, "p1 pass")
    pass_to_p1(game)
    do(game, "p1 @move-middle")
    assert "trip" in words(game, 0)


@pytest.mark.rule("B6.13", "R65")
def test_the_units_that_come_with_a_divinity_are_shown_as_they_come() -> None:
    game = book(p1={"honour": 4, "tiles": THOTH})
    do(game, "p1 gold@thoth", "p1 s_front")
    assert view(game, 1)["frames"][-1] == {
        "frame": "place-followers",
        "player": "p1",
        "gift": 2,
        "placed": 0,
        "space": "s_front",
    }
    do(game, "p1 s_front")
    assert view(game, 1)["frames"][-1]["placed"] == 1


@pytest.mark.rule("R61")
def test_a_priest_of_a_troop_goes_to_the_afterlife_beside_one_in_reserve() -> None:
    given = {"tiles": ["emerald/dark-cult"], "units": {"nw_1": 1}, "priests": {"nw_1": 1, "reserve": 1}}
    game = book(modules=["path"], p1={"pp": 9, **given})
    do(game, "p1 gold@dark-cult", "p1 nw_1")
    assert (shown(game, 0, "priests"), faults(game)) == ({"by-path": 1, "reserve": 1, "away": 1}, [])


# Ways on for who may not end.


@pytest.mark.rule("R66", "K9.5")
@pytest.mark.parametrize(("pp", "offered"), [(2, True), (1, False)])
def test_a_teleport_that_can_be_paid_for_is_a_way_on(pp: int, offered: bool) -> None:
    given = {"honour": 7, "tiles": THOTH, "divinities": {"thoth": "nw_1"}, "pyramids": {"nw_1": "emerald^1"}}
    game = book(p1={**given, "pp": pp, "units": {"nw_front": 2, "nw_1": 1}})
    do(game, "p1 @move-upper", "p1 nw_front")
    assert ("nw_1" in words(game, 0)) == offered, "the last step of the range: only a teleport leads on"
    if offered:
        do(game, "p1 nw_1")
        assert "pass" not in words(game, 0), "3 units with Thoth, 1 at most"
        do(game, "p1 ~w_obelisk")
        assert faults(game) == []


@pytest.mark.rule("R66", "K9.5")
@pytest.mark.parametrize(("there", "offered"), [(1, True), (2, False)])
def test_a_teleport_to_where_there_is_no_room_is_no_way_on(there: int, offered: bool) -> None:
    full = dict.fromkeys(["w_obelisk", "west_temple", "sphinx_temple", "delta_temple"], there)
    given = {"honour": 9, "tiles": THOTH, "divinities": {"thoth": "nw_1"}, "pyramids": {"nw_1": "emerald^1"}}
    game = book(p1={**given, "pp": 9, "units": {"nw_front": 4, **full}})
    do(game, "p1 @move-upper", "p1 nw_front")
    assert ("nw_1" in words(game, 0)) == offered


@pytest.mark.rule("B6.14")
def test_apophis_off_the_bank_is_a_fault() -> None:
    game = book(p1={"tiles": APOPHIS, "divinities": {"apophis": "west_bank"}})
    assert faults(game) == []
    facts(game).put_divinity(game, 0, APOPHIS_FIGURE, SPACE_NAMES.index("s_front"))
    assert faults(game) == ["apophis is on s_front, off the bank of the Nile (B6.14)"]


@pytest.mark.rule("R68", "B6.9", "B5.5")
def test_what_is_over_the_limit_goes_at_the_end_of_the_battle_not_of_the_action() -> None:
    tiles = [*APOPHIS, "emerald/sinister-reinforcements"]
    units = {"west_bank": 1, "nw_front": 1}
    given = {"pp": 5, "honour": 7, "tiles": tiles, "divinities": {"apophis": "west_bank"}, "units": units}
    game = book(variants=["apophis-trip-extra"], p1=given, p2={"units": {"delta_temple": 1}})
    do(game, "p1 @move-upper", "p1 trip", "p1 nile@delta_temple")
    assert decision(game) == "sinister-reinforcements"
    do(game, "p1 delta_temple")
    followers = SPACE_NAMES.index("delta_temple")
    assert game.units_at(0, followers) == 2
    for seat in (0, 1):
        do(game, f"p{seat + 1} card/2-0-2", f"p{seat + 1} card/1-3-0")
    assert decision(game) == "after-defeat"
    do(game, "p2 recall")
    assert (decision(game), game.units_at(0, followers)) == ("pick-troop", 1), "the action goes on"
