"""Divinities: summons, followers, moves (B4.2, B5, R51, R65–R69)."""

from __future__ import annotations

import pytest
from support.book import book, shown
from support.playing import decision, do, events, words

from kemet.engine import IllegalAction
from kemet.engine.board import SPACE_NAMES
from kemet.engine.invariants import faults
from kemet.engine.position import PositionError

THOTH = ["emerald/thoth"]
APOPHIS = ["emerald/apophis"]


def at(name: str) -> int:
    """Returns the number of a space."""
    return SPACE_NAMES.index(name)


@pytest.mark.rule("B5.4", "B6.13", "R65", "emerald/thoth")
def test_thoth_is_summoned_into_a_free_desert_with_units() -> None:
    game = book(
        p1={"pp": 4, "honour": 4, "afterlife": 1, "tiles": THOTH, "units": {"nw_1": 2}},
        p2={"units": {"w_obelisk": 1}},
    )
    assert shown(game, 0, "divinities") == {"thoth": "reserve"}
    do(game, "p1 gold@thoth")
    assert words(game, 0) == ["nw_front", "s_front", "west_bank", "delta_marsh"], "deserts that nobody stands on"
    with pytest.raises(IllegalAction, match="R65"):
        do(game, "p1 west_temple")
    do(game, "p1 s_front")
    assert words(game, 0) == ["pass", "s_front", "afterlife@s_front"]
    do(game, "p1 afterlife@s_front")
    assert (game.pp[0], shown(game, 0, "afterlife")) == (3, 0), "1 PP from the afterlife"
    do(game, "p1 s_front")
    assert (game.units_at(0, at("s_front")), game.pp[0]) == (2, 3), "free from reserve"
    assert decision(game) == "turn", "two are the decay level"
    assert shown(game, 0, "divinities") == {"thoth": "s_front"}
    assert "gold@thoth" not in words(game, 0)
    assert faults(game) == []


@pytest.mark.rule("B5.4")
def test_a_divinity_on_the_board_is_not_summoned_again() -> None:
    game = book(p1={"tiles": THOTH, "divinities": {"thoth": "s_front"}})
    assert "gold@thoth" not in words(game, 0)
    assert "gold@thoth" in words(book(p1={"tiles": THOTH}), 0)


@pytest.mark.rule("R65")
def test_one_gold_token_for_all_gold_tiles() -> None:
    game = book(p1={"honour": 4, "tiles": [*THOTH, *APOPHIS, "emerald/dark-cult"], "units": {"nw_1": 1}})
    assert {"gold@thoth", "gold@apophis", "gold@dark-cult"} <= set(words(game, 0))
    do(game, "p1 gold@dark-cult", "p1 reserve")
    assert not any(word.startswith("gold@") for word in words(game, 0))


@pytest.mark.rule("R65", "variant/summon-from-afterlife-free")
def test_by_the_other_reading_they_come_for_nothing() -> None:
    given = {"pp": 4, "honour": 4, "afterlife": 1, "tiles": THOTH}
    game = book(variants=["summon-from-afterlife-free"], p1=given)
    do(game, "p1 gold@thoth", "p1 s_front", "p1 afterlife@s_front")
    assert game.pp[0] == 4


@pytest.mark.rule("B6.14", "B6.16", "R57", "emerald/apophis")
def test_apophis_is_summoned_to_the_bank() -> None:
    game = book(p1={"tiles": APOPHIS})
    do(game, "p1 gold@apophis")
    assert words(game, 0) == ["nw_front", "west_bank", "delta_marsh", "sphinx_temple", "delta_temple"]
    do(game, "p1 sphinx_temple")
    assert decision(game) == "turn", "no decay, no followers"
    assert game.holder(at("sphinx_temple")) == 0, "one figure on the space holds it (R51)"


@pytest.mark.rule("B6.15", "variant/great-old-ones", "emerald/nyarlathotep", "emerald/cthulhu")
def test_the_great_old_ones_are_the_same_by_other_names() -> None:
    game = book(variants=["great-old-ones"], p1={"tiles": ["emerald/nyarlathotep", "emerald/cthulhu"]})
    assert shown(game, 0, "divinities") == {"nyarlathotep": "reserve", "cthulhu": "reserve"}
    do(game, "p1 gold@apophis", "p1 sphinx_temple")
    assert shown(game, 0, "divinities")["cthulhu"] == "sphinx_temple"
    with pytest.raises(PositionError, match="only 0"):
        book(variants=["great-old-ones"], p1={"tiles": THOTH})


@pytest.mark.rule("R51", "B5.1", "B5.2")
def test_a_divinity_holds_and_moves_alone_but_is_no_unit() -> None:
    game = book({"phase": "dusk"}, players=3, p1={"tiles": APOPHIS, "divinities": {"apophis": "delta_temple"}})
    assert "give-units" not in [frame.name() for frame in game.stack], "no unit to give"
    game = book(p1={"tiles": THOTH, "divinities": {"thoth": "w_obelisk"}})
    assert game.holder(at("w_obelisk")) == 0
    do(game, "p1 @move-upper", "p1 w_obelisk", "p1 west_temple")
    assert game.temples_held(0) == 1
    assert shown(game, 0, "divinities") == {"thoth": "west_temple"}
    assert "s_front" in words(game, 0), "Thoth has +1 range"


@pytest.mark.rule("R66")
def test_thoth_s_range_is_for_his_moves_only() -> None:
    game = book(p1={"honour": 7, "tiles": THOTH, "divinities": {"thoth": "nw_front"}, "units": {"nw_front": 1}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 without-divinity", "p1 w_obelisk")
    assert decision(game) == "turn", "no range left"
    assert (shown(game, 0, "divinities"), game.units_at(0, at("w_obelisk"))) == ({"thoth": "nw_front"}, 1), "B5.10"


@pytest.mark.rule("B4.2", "R69", "B5.5")
def test_recruits_go_to_the_divinity_up_to_the_decay_level() -> None:
    game = book(p1={"pp": 9, "honour": 4, "afterlife": 1, "tiles": THOTH, "divinities": {"thoth": "s_front"}})
    do(game, "p1 @recruit")
    assert {"s_front", "afterlife@s_front"} <= set(words(game, 0))
    assert "west_temple" not in words(game, 0)
    do(game, "p1 s_front", "p1 afterlife@s_front")
    assert (game.pp[0], game.units_at(0, at("s_front"))) == (6, 2)
    with pytest.raises(IllegalAction, match=r"B5\.5"):
        do(game, "p1 s_front")


@pytest.mark.rule("B5.5", "R69")
def test_too_many_followers_go_to_reserve_when_decay_falls() -> None:
    game = book(
        {"phase": "night", "round": 2},
        p1={
            "honour": 4,
            "tiles": [*THOTH, "emerald/return-from-afterlife"],
            "divinities": {"thoth": "s_front"},
            "units": {"s_front": 2},
        },
    )
    do(game, "p1 emerald/return-from-afterlife", "p1 honour")
    assert (shown(game, 0, "decay"), game.units_at(0, at("s_front")), game.reserve[0]) == (1, 1, 11)
    assert "followers-left p1 s_front 1" in events(game)


@pytest.mark.rule("B5.6", "R66")
def test_an_own_troop_may_pass_a_divinity_but_not_end_there() -> None:
    game = book(
        {"colours": ["red", "blue", "emerald"]},
        p1={
            "honour": 7,
            "tiles": [*THOTH, "red/god-speed"],
            "divinities": {"thoth": "w_obelisk"},
            "units": {"nw_front": 3},
        },
    )
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    assert "pass" not in words(game, 0), "three followers, one is the limit"
    with pytest.raises(IllegalAction, match=r"B5\.6"):
        do(game, "p1 pass")
    do(game, "p1 x2", "p1 s_front")
    assert (game.units_at(0, at("w_obelisk")), game.units_at(0, at("s_front"))) == (1, 2)
    assert faults(game) == []


@pytest.mark.rule("R66")
def test_a_step_is_offered_only_if_the_move_can_end() -> None:
    game = book(
        p1={"honour": 7, "tiles": THOTH, "divinities": {"thoth": "w_obelisk"}, "units": {"nw_front": 3}},
    )
    do(game, "p1 @move-upper", "p1 nw_front")
    assert "w_obelisk" not in words(game, 0), "range 1 leads nowhere else"
    with pytest.raises(IllegalAction, match=r"B5\.6"):
        do(game, "p1 w_obelisk")
    do(game, "p1 x1")
    assert "w_obelisk" in words(game, 0)


@pytest.mark.rule("B5.6", "B5.10", "R66")
def test_the_divinity_may_pick_up_units_on_the_way_and_drop_them() -> None:
    game = book(
        p1={"honour": 9, "tiles": THOTH, "divinities": {"thoth": "nw_front"}, "units": {"w_obelisk": 3}},
    )
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    assert "pass" not in words(game, 0)
    do(game, "p1 s_front")
    assert (game.units_at(0, at("w_obelisk")), shown(game, 0, "divinities")) == (3, {"thoth": "s_front"})


@pytest.mark.rule("B5.2", "R68")
def test_no_creature_comes_to_a_divinity() -> None:
    game = book(
        {"colours": ["red", "blue", "emerald"]},
        p1={
            "pp": 9,
            "honour": 4,
            "tiles": [*THOTH],
            "pyramids": {"nw_1": "blue^2"},
            "divinities": {"thoth": "nw_1"},
            "units": {"nw_1": 2, "nw_2": 1},
        },
    )
    do(game, "p1 @buy-blue", "p1 blue/ancestral-elephant")
    assert shown(game, 0, "creatures") == {"elephant": "nw_2"}, "creatures pass over the divinity's district"


@pytest.mark.rule("B5.3", "R66")
def test_two_own_divinities_never_end_on_one_space() -> None:
    given = {"tiles": [*THOTH, *APOPHIS], "divinities": {"thoth": "w_obelisk", "apophis": "west_bank"}}
    game = book(p1=given)
    do(game, "p1 @move-upper", "p1 w_obelisk", "p1 west_bank")
    assert "pass" not in words(game, 0)
    assert shown(game, 0, "divinities") == {"thoth": "west_bank", "apophis": "west_bank"}
    do(game, "p1 sphinx_temple")
    assert shown(game, 0, "divinities") == {"thoth": "sphinx_temple", "apophis": "west_bank"}
    assert faults(game) == []


@pytest.mark.rule("B6.14", "R66", "R67")
def test_apophis_stays_on_the_bank_and_goes_anywhere_along_it() -> None:
    game = book(p1={"honour": 7, "tiles": APOPHIS, "divinities": {"apophis": "west_bank"}, "units": {"west_bank": 1}})
    do(game, "p1 @move-upper", "p1 west_bank")
    with pytest.raises(IllegalAction, match=r"B6\.14"):
        do(game, "p1 s_front")
    assert [word for word in words(game, 0) if word.startswith("nile@")] == [
        "nile@nw_front",
        "nile@delta_marsh",
        "nile@sphinx_temple",
        "nile@delta_temple",
    ]
    do(game, "p1 nile@delta_temple")
    assert decision(game) == "turn", "his whole move"
    assert (shown(game, 0, "divinities"), game.units_at(0, at("delta_temple"))) == ({"apophis": "delta_temple"}, 1)


@pytest.mark.rule("R67")
def test_followers_may_stay_behind() -> None:
    game = book(p1={"honour": 7, "tiles": APOPHIS, "divinities": {"apophis": "west_bank"}, "units": {"west_bank": 1}})
    do(game, "p1 @move-upper", "p1 west_bank", "p1 x0", "p1 nile@delta_temple")
    assert (game.units_at(0, at("west_bank")), game.units_at(0, at("delta_temple"))) == (1, 0)


@pytest.mark.rule("R67", "variant/apophis-trip-extra")
def test_by_the_other_reading_the_trip_comes_beside_the_move() -> None:
    game = book(
        variants=["apophis-trip-extra"],
        p1={"tiles": APOPHIS, "divinities": {"apophis": "west_bank"}, "units": {"nw_front": 2}},
    )
    do(game, "p1 @move-upper", "p1 trip", "p1 nile@delta_temple")
    assert decision(game) == "pick-troop"
    assert "trip" not in words(game, 0), "once"
    do(game, "p1 nw_front", "p1 w_obelisk")
    assert decision(game) == "turn"
    assert shown(game, 0, "divinities") == {"apophis": "delta_temple"}


@pytest.mark.rule("R67")
def test_apophis_cannot_escape_off_the_bank() -> None:
    given = {"tiles": APOPHIS, "divinities": {"apophis": "sphinx_temple"}, "di": ["escape"]}
    game = book(p1={"units": {"west_bank": 2}}, p2=given)
    do(game, "p1 @move-upper", "p1 west_bank", "p1 sphinx_temple")
    assert decision(game) == "escape", "west_bank is free and on the bank"
    do(game, "p2 di/escape")
    while decision(game) == "veto":
        do(game, f"p{int(game.to_act()) + 1} pass")
    assert words(game, 1) == ["west_bank"]


@pytest.mark.rule("R66", "B5.3")
def test_nobody_takes_so_many_along_that_there_is_no_way_on() -> None:
    given = {"honour": 0, "tiles": ["emerald/thoth", "emerald/apophis"], "units": {"west_bank": 2, "sphinx_temple": 2}}
    game = book(p1={**given, "divinities": {"thoth": "west_bank", "apophis": "sphinx_temple"}}, p2={"units": {"nw_front": 1}})
    do(game, "p1 @move-upper", "p1 west_bank", "p1 sphinx_temple")
    assert "pass" not in words(game, 0), "two divinities"
    assert "x4" not in words(game, 0), "too many followers for any space within reach"
    for count in [word for word in words(game, 0) if word.startswith("x")]:
        trial = game.copy()
        do(trial, f"p1 {count}")
        assert words(trial, 0) != ["pass"]
