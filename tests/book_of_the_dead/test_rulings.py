"""Corners of the rulings: divinities against each other, what strikes outside battle, cards and divinities (R51, R64–R69)."""

from __future__ import annotations

from typing import Any

import pytest
from support.book import book, shown
from support.playing import decision, do, events, words

from kemet.engine import Game
from kemet.engine.board import SPACE_NAMES
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.invariants import faults

THOTH = ["emerald/thoth"]
APOPHIS = ["emerald/apophis"]
COLOURS = {"colours": ["red", "blue", "emerald"]}


def at(name: str) -> int:
    """Returns the number of a space."""
    return SPACE_NAMES.index(name)


def cards(game: Game, first: str, second: str) -> None:
    """Both play their cards, after those who may have declined to do anything before."""
    while decision(game) in ("escape", "name-card", "sinister-reinforcements"):
        do(game, f"p{int(game.to_act()) + 1} pass")
    for seat, card in enumerate((first, second)):
        do(game, f"p{seat + 1} card/{card}")
        do(game, f"p{seat + 1} {words(game, seat)[0]}")


def steps(game: Game) -> list[str]:
    """Lists what was told of the steps of battle and of sacrifices, in order."""
    return [line for line in events(game) if line.startswith(("battle-step", "sacrifice-used", "battle-strength"))]


@pytest.mark.rule("BS6.5", "BS6.6", "B6.7", "R63")
def test_powers_of_the_clash_come_before_the_outcome_and_the_drain_after_strengths() -> None:
    tiles = ["emerald/death-ritual", "emerald/strength-drain"]
    game = book(
        {"colours": ["blue", "emerald"]}, edition=BLOOD_AND_SAND,
        p1={"pp": 5, "units": {"nw_front": 4}, "tiles": tiles}, p2={"units": {"w_obelisk": 3}},
    )  # fmt: skip
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    cards(game, "4-1-0", "2-0-2")
    do(game, "p1 strength", "p1 reserve", "p1 reserve")
    told = steps(game)
    assert told[:3] == ["battle-step council-of-war", "battle-step clash", "sacrifice-used p1 emerald/death-ritual"]
    assert told[3] == "battle-step outcome"
    assert told.index("sacrifice-used p1 emerald/strength-drain") > max(
        k for k, line in enumerate(told) if line.startswith("battle-strength")
    )
    assert told[-3:] == [
        "sacrifice-used p1 emerald/strength-drain", "battle-step casualties", "battle-step loser",
    ]  # fmt: skip


BANKS = {
    2: ["nw_front", "west_bank", "sphinx_temple", "delta_marsh", "delta_temple"],
    3: ["nw_front", "west_bank", "sphinx_temple", "delta_marsh", "delta_temple", "sanctuary"],
}
EAST = ["ne_front", "east_bank", "e_front", "river_temple"]


@pytest.mark.rule("R57", "B6.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_spaces_on_the_bank_of_the_nile(players: int) -> None:
    game = book(players=players, p1={"tiles": APOPHIS})
    do(game, "p1 gold@apophis")
    banks = BANKS[2 if players % 2 == 0 else 3] + (EAST if players > 3 else [])
    assert sorted(words(game, 0)) == sorted(banks)


@pytest.mark.rule("R63", "R56")
def test_reinforcements_come_before_the_name_and_the_name_before_prescience() -> None:
    given = {"tiles": [*THOTH, "emerald/sinister-reinforcements", "blue/prescience"], "honour": 7, "pp": 5}
    game = book(COLOURS, p1={**given, "divinities": {"thoth": "nw_front"}}, p2={"units": {"w_obelisk": 2}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    while decision(game) == "escape":
        do(game, "p2 pass")
    assert decision(game) == "sinister-reinforcements"
    do(game, "p1 w_obelisk")
    assert decision(game) == "name-card"
    do(game, "p1 pass")
    assert (decision(game), game.to_act()) == ("battle-cards", 1), "p1 will see the card"


@pytest.mark.rule("R69", "B6.8")
def test_the_two_builds_of_the_tomb_are_two_payments() -> None:
    given = {"tiles": ["emerald/tomb", "white/priest-of-ra"], "pyramids": {"nw_1": "white^2", "nw_2": "emerald^2"}}
    game = book({"phase": "night", "round": 2, "colours": ["white", "red", "emerald"]}, p1={"pp": 6, **given})
    pp = game.pp[0]
    do(game, "p1 emerald/tomb", "p1 reserve", "p1 white^3", "p1 emerald^3")
    assert pp - game.pp[0] == 2 * (3 - 1 - 1), "each is 1 cheaper by the Tomb and 1 by Priest of Ra"


@pytest.mark.rule("R62")
@pytest.mark.parametrize(("pp", "possible"), [(2, True), (1, False)])
def test_the_bark_pays_a_toll_too(pp: int, possible: bool) -> None:
    toll = {"tiles": ["black/khnums-sphinx"], "units": {"delta_temple": 1}, "creatures": {"khnum": "delta_temple"}}
    given = {"tiles": ["emerald/solar-bark"], "units": {"west_bank": 2}, "pp": pp}
    game = book(modules=["black-pyramid"], p1=given, p2=toll)
    do(game, "p1 @move-upper", "p1 west_bank", "p1 solar-bark", "p1 reserve")
    assert ("nile@delta_temple" in words(game, 0)) == possible
    if possible:
        do(game, "p1 nile@delta_temple")
        assert game.pp[0] == 0


@pytest.mark.rule("B5.4", "B1.3")
def test_buying_the_tile_puts_the_figure_in_reserve() -> None:
    game = book(p1={"pp": 9, "pyramids": {"nw_1": "emerald^4"}})
    do(game, "p1 @buy-emerald", "p1 emerald/thoth")
    assert shown(game, 0, "divinities") == {"thoth": "reserve"}
    assert decision(game) == "turn"
    assert "gold@thoth" in words(game, 0), "summoned by the gold token only"


@pytest.mark.rule("B5.3", "R66")
def test_enemy_divinities_meet_in_battle() -> None:
    game = book(
        p1={"tiles": THOTH, "divinities": {"thoth": "w_obelisk"}},
        p2={"tiles": APOPHIS, "divinities": {"apophis": "west_bank"}},
    )
    do(game, "p1 @move-upper", "p1 w_obelisk", "p1 west_bank")
    cards(game, "4-1-0", "2-0-2")
    told = events(game)
    assert any(line.startswith("battle-strength p1 8 ") for line in told)
    assert any(line.startswith("battle-strength p2 7 ") for line in told)
    assert faults(game) == []


@pytest.mark.rule("R68", "B5.8")
def test_a_beaten_divinity_retreats_even_from_a_winner_who_is_wiped_out() -> None:
    game = book(p1={"units": {"nw_front": 3}}, p2={"tiles": THOTH, "divinities": {"thoth": "w_obelisk"}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    cards(game, "4-1-0", "1-3-0")
    assert "battle-won p1 p2" in events(game)
    assert game.units_at(0, at("w_obelisk")) == 0
    assert (decision(game), game.to_act()) == ("retreat-to", 0), "where the winner says"
    do(game, "p1 s_front")
    assert shown(game, 1, "divinities") == {"thoth": "s_front"}
    assert game.battle_vp(0) == 0


@pytest.mark.rule("R68")
def test_raining_fire_takes_followers_and_never_a_divinity() -> None:
    alone = {"tiles": THOTH, "divinities": {"thoth": "s_front"}, "honour": 7}
    for units, burns in (({"w_obelisk": 1}, ["w_obelisk"]), ({"w_obelisk": 1, "s_front": 1}, ["s_front", "w_obelisk"])):
        game = book(p1={"pp": 5, "di": ["raining-fire"]}, p2={**alone, "units": units})
        do(game, "p1 di/raining-fire")
        while decision(game) == "veto":
            do(game, "p2 pass")
        assert sorted(word.rpartition("@")[2] for word in words(game, 0)) == burns
        do(game, f"p1 {words(game, 0)[0]}")
        assert shown(game, 1, "divinities") == {"thoth": "s_front"}


@pytest.mark.rule("R68")
def test_a_deadly_trap_takes_the_follower_and_the_divinity_fights_on() -> None:
    game = book(
        modules=["black-pyramid"],
        p1={"pp": 5, "honour": 4, "tiles": THOTH, "divinities": {"thoth": "nw_front"}, "units": {"nw_front": 2}},
        p2={"tiles": ["black/deadly-trap"], "units": {"w_obelisk": 2}},
    )
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    cards(game, "4-1-0", "2-0-2")
    lost = [line for line in events(game) if line.startswith("units-destroyed p1")]
    assert lost == ["units-destroyed p1 w_obelisk 1"], "by the trap; the card strikes nobody"
    assert any(line.startswith("battle-strength p1 9 ") for line in events(game)), "4, a card of 4, and the follower left"


@pytest.mark.rule("R68")
def test_a_trap_spares_a_divinity_alone() -> None:
    game = book(
        modules=["black-pyramid"],
        p1={"tiles": THOTH, "divinities": {"thoth": "nw_front"}},
        p2={"tiles": ["black/deadly-trap"], "units": {"w_obelisk": 1}},
    )
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    assert decision(game) in ("escape", "name-card")
    assert shown(game, 0, "divinities") == {"thoth": "w_obelisk"}


@pytest.mark.rule("R67")
def test_a_trip_to_an_enemy_means_battle() -> None:
    game = book(p1={"tiles": APOPHIS, "divinities": {"apophis": "west_bank"}}, p2={"units": {"delta_temple": 1}})
    do(game, "p1 @move-upper", "p1 west_bank", "p1 nile@delta_temple")
    assert decision(game) in ("escape", "battle-cards")


@pytest.mark.rule("R67", "R29c")
def test_with_no_free_bank_beside_him_nobody_escapes_with_apophis() -> None:
    given = {"tiles": APOPHIS, "divinities": {"apophis": "sphinx_temple"}, "di": ["escape"]}
    game = book(p1={"units": {"west_bank": 3}}, p2=given)
    do(game, "p1 @move-upper", "p1 west_bank", "p1 x2", "p1 sphinx_temple")
    assert decision(game) != "escape" or "di/escape" not in words(game, 1)


@pytest.mark.rule("R69", "B3.4", "B5.5")
def test_enlistment_goes_to_the_divinity_up_to_the_decay_level() -> None:
    given = {"pp": 2, "honour": 7, "afterlife": 2, "tiles": THOTH, "divinities": {"thoth": "s_front"}, "di": ["enlistment"]}
    game = book(p1=given)
    do(game, "p1 di/enlistment")
    while decision(game) == "veto":
        do(game, "p2 pass")
    assert {"s_front", "afterlife@s_front"} <= set(words(game, 0))
    do(game, "p1 afterlife@s_front")
    assert (game.pp[0], game.units_at(0, at("s_front"))) == (1, 1)
    assert not {"s_front", "afterlife@s_front"} & set(words(game, 0)), "decay 1"


@pytest.mark.rule("R65")
@pytest.mark.parametrize("players", [3, 5])
def test_thoth_comes_to_no_sanctuary_temple_or_district_nor_to_another_divinity(players: int) -> None:
    given: dict[str, Any] = {"p1": {"tiles": THOTH}, "p2": {"tiles": APOPHIS, "divinities": {"apophis": "west_bank"}}}
    game = book(players=players, **given)
    do(game, "p1 gold@thoth")
    board = game.rules.board
    found = {at(word) for word in words(game, 0)}
    assert at("w_obelisk_n") in found, "an obelisk is no hindrance"
    assert at("west_bank") not in found
    closed = board.temples | board.all_districts
    assert not {space for space in found if closed >> space & 1 or space == board.sanctuary}


@pytest.mark.rule("R64")
def test_a_named_card_does_not_bind_its_namer() -> None:
    game = book(p1={"tiles": THOTH, "divinities": {"thoth": "nw_front"}}, p2={"units": {"w_obelisk": 2}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    while decision(game) == "escape":
        do(game, "p2 pass")
    do(game, "p1 card/4-1-0")
    assert "card/4-1-0" in words(game, 0)
    assert "card/4-1-0" not in words(game, 1)


@pytest.mark.rule("R51")
@pytest.mark.parametrize(("divinity", "vp"), [("w_obelisk", 0), ("sphinx_temple", 1)])
def test_a_divinity_holds_a_temple_for_the_point_of_two(divinity: str, vp: int) -> None:
    given = {"tiles": THOTH, "divinities": {"thoth": divinity}, "units": {"west_temple": 1}}
    game = book({"colours": ["blue", "emerald"], "phase": "night"}, edition=BLOOD_AND_SAND, p1=given)
    assert shown(game, 0, "vp")["temples"] == vp
