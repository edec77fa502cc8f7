"""What is offered and what is not: limits of divinities, powers that cannot be paid for, and the book on Blood and Sand."""

from __future__ import annotations

from typing import Any

import pytest
from support.book import book, shown
from support.playing import decision, do, events, words

from kemet.engine import Game, Options, make_rules
from kemet.engine.board import SPACE_NAMES
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.ids import EMERALD
from kemet.engine.invariants import faults
from kemet.engine.modules.book_of_the_dead.content import divinities, emerald_tiles, monstrous_sphinx
from kemet.engine.view import view

THOTH = ["emerald/thoth"]
APOPHIS = ["emerald/apophis"]
BARK = ["emerald/solar-bark"]
COLOURS = {"colours": ["red", "blue", "emerald"]}


def at(name: str) -> int:
    """Returns the number of a space."""
    return SPACE_NAMES.index(name)


def moving(origin: str, given: dict[str, Any], **more: Any) -> Game:
    """Returns a game in which p1 is about to move the troop on *origin*."""
    game = book(more.pop("position", COLOURS), p1={"pp": 5, **given}, **more)
    do(game, "p1 @move-upper", f"p1 {origin}")
    return game


def battle(p1: dict[str, Any], p2: dict[str, Any], first: str, second: str) -> Game:
    """Returns a game in which p1 has attacked w_obelisk from nw_front and both have played those cards."""
    game = book(COLOURS, p1={"pp": 5, **p1}, p2={"pp": 5, **p2})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    while decision(game) in ("escape", "name-card", "sinister-reinforcements"):
        do(game, f"p{int(game.to_act()) + 1} pass")
    for seat, card in enumerate((first, second)):
        do(game, f"p{seat + 1} card/{card}")
        do(game, f"p{seat + 1} {words(game, seat)[0]}")
    return game


# Where a divinity may end.


@pytest.mark.rule("B5.2", "R66")
def test_a_divinity_does_not_end_with_a_creature() -> None:
    given = {"tiles": [*THOTH, "blue/ancestral-elephant"], "honour": 4, "units": {"w_obelisk": 1, "nw_1": 1}}
    game = moving("nw_front", {**given, "divinities": {"thoth": "nw_front"}, "creatures": {"elephant": "w_obelisk"}})
    do(game, "p1 w_obelisk")
    assert "pass" not in words(game, 0), "a creature is there"
    do(game, "p1 s_front")
    assert faults(game) == []


@pytest.mark.rule("B5.2", "R66")
def test_a_creature_passes_a_divinity_and_does_not_stay() -> None:
    given = {"tiles": [*THOTH, "blue/ancestral-elephant"], "honour": 4, "units": {"nw_front": 2}}
    game = moving("nw_front", {**given, "divinities": {"thoth": "w_obelisk"}, "creatures": {"elephant": "nw_front"}})
    do(game, "p1 w_obelisk")
    assert "pass" not in words(game, 0)
    trial = game.copy()
    do(trial, "p1 s_front")
    assert shown(trial, 0, "creatures") == {"elephant": "s_front"}
    do(game, "p1 without-creature")
    assert "s_front" not in words(game, 0), "the creature would stay with the divinity"


@pytest.mark.rule("B5.6", "R66")
def test_not_more_followers_stay_with_a_divinity_than_the_limit() -> None:
    given = {"tiles": [*THOTH, "red/god-speed"], "honour": 7, "units": {"nw_front": 4}}
    game = moving("nw_front", {**given, "divinities": {"thoth": "w_obelisk"}})
    do(game, "p1 w_obelisk")
    assert {word for word in words(game, 0) if word.startswith("x")} == {"x3"}, "1 of the 4 may stay, or none"
    do(game, "p1 x3", "p1 s_front")
    assert (game.units_at(0, at("w_obelisk")), faults(game)) == (1, [])


@pytest.mark.rule("B5.3", "R66")
def test_the_last_step_of_a_divinity_does_not_lead_to_another() -> None:
    given = {"tiles": [*THOTH, *APOPHIS], "divinities": {"thoth": "nw_front", "apophis": "west_bank"}}
    game = moving("nw_front", given)
    do(game, "p1 w_obelisk")
    assert "s_front" in words(game, 0)
    assert "west_bank" not in words(game, 0), "there is no range left to go on from there"


@pytest.mark.rule("B5.6", "R66")
def test_without_the_divinity_and_with_it_again() -> None:
    game = moving("nw_front", {"honour": 7, "tiles": THOTH, "divinities": {"thoth": "nw_front"}, "units": {"nw_front": 1}})
    assert view(game, 0)["frames"][-1]["with-divinity"] == 1
    do(game, "p1 without-divinity")
    assert view(game, 0)["frames"][-1]["with-divinity"] == 0
    assert "with-divinity" in words(game, 0)
    do(game, "p1 with-divinity", "p1 w_obelisk")
    assert shown(game, 0, "divinities") == {"thoth": "w_obelisk"}
    assert not {"with-divinity", "without-divinity"} & set(words(game, 0)), "from the start to the end of the move"


@pytest.mark.rule("R66")
def test_a_divinity_teleports_without_range() -> None:
    given = {"tiles": THOTH, "pyramids": {"nw_1": "emerald^1"}, "divinities": {"thoth": "nw_1"}}
    game = moving("nw_1", given)
    do(game, "p1 ~w_obelisk")
    assert (shown(game, 0, "divinities"), game.pp[0]) == ({"thoth": "w_obelisk"}, 3)
    do(game, "p1 s_front")
    assert "west_bank" in words(game, 0), "range 2, of which one step is spent"


@pytest.mark.rule("R68")
def test_legion_raises_no_limit_of_followers() -> None:
    given = {"honour": 4, "tiles": [*THOTH, "blue/legion"], "divinities": {"thoth": "s_front"}, "units": {"s_front": 2}}
    game = book(COLOURS, p1={"pp": 5, **given})
    do(game, "p1 @recruit")
    assert "s_front" not in words(game, 0)


@pytest.mark.rule("R67", "variant/apophis-trip-extra")
def test_no_trip_without_apophis_on_the_board() -> None:
    game = book(variants=["apophis-trip-extra"], p1={"tiles": APOPHIS, "units": {"nw_front": 1}})
    do(game, "p1 @move-upper")
    assert "trip" not in words(game, 0)


@pytest.mark.rule("R62", "R67")
def test_a_trip_that_costs_all_one_has_is_possible() -> None:
    given = {"tiles": APOPHIS, "divinities": {"apophis": "nw_front"}}
    toll = {"tiles": ["black/khnums-sphinx"], "units": {"delta_temple": 1}, "creatures": {"khnum": "delta_temple"}}
    for pp, possible in ((2, True), (1, False)):
        game = book(modules=["black-pyramid"], p1={**given, "pp": pp}, p2=toll)
        do(game, "p1 @move-upper", "p1 nw_front")
        assert ("nile@delta_temple" in words(game, 0)) == possible


# Powers that can and cannot be paid for.


@pytest.mark.rule("B6.5", "R62")
def test_the_bark_needs_range_and_a_unit_that_stays() -> None:
    game = moving("west_bank", {"tiles": BARK, "units": {"west_bank": 1, "nw_1": 1}})
    assert "solar-bark" in words(game, 0)
    do(game, "p1 nw_front", "p1 west_bank")
    assert "solar-bark" not in words(game, 0), "no range left"
    game = moving("west_bank", {"tiles": BARK, "afterlife": 11, "units": {"west_bank": 1}})
    assert "solar-bark" not in words(game, 0), "its only unit would be gone"
    game = moving("west_bank", {"tiles": BARK, "afterlife": 10, "units": {"west_bank": 2}})
    assert "solar-bark" in words(game, 0)
    game = moving("west_bank", {"tiles": BARK, "afterlife": 10, "units": {"west_bank": 1, "nw_1": 1}})
    assert "solar-bark" in words(game, 0)


@pytest.mark.rule("R62")
def test_the_bark_goes_once_in_each_move_action() -> None:
    game = moving("west_bank", {"tiles": BARK, "units": {"west_bank": 2, "nw_1": 2}})
    do(game, "p1 solar-bark", "p1 reserve", "p1 nile@delta_temple")
    assert "solar-bark" not in words(game, 0)
    do(game, "p1 pass", "p1 pass")
    while game.to_act():
        do(game, f"p2 {'@build' if decision(game) == 'turn' and '@build' in words(game, 1) else 'pass'}")
    do(game, "p1 @move-middle", "p1 delta_temple")
    assert "solar-bark" in words(game, 0)


@pytest.mark.rule("R59", "B3.1")
def test_the_last_unit_of_the_reserve_can_be_sacrificed() -> None:
    game = book(p1={"afterlife": 11, "tiles": ["emerald/dark-cult"]})
    do(game, "p1 gold@dark-cult", "p1 reserve")
    assert (shown(game, 0, "afterlife"), game.reserve[0]) == (12, 0)
    assert "reserve-sacrificed p1" in events(game)
    game = book(p1={"afterlife": 12, "tiles": ["emerald/dark-cult"]})
    assert not any(word.startswith("gold@") for word in words(game, 0)), "nor does it open another use of the token"


@pytest.mark.rule("R45", "R61")
@pytest.mark.parametrize("number", [1, 2])
def test_only_priests_in_reserve_leave_no_choice(number: int) -> None:
    given = {"afterlife": 12, "tiles": ["emerald/dark-cult"], "priests": {"reserve": number}}
    game = book(modules=["path"], p1={**given, "afterlife": 12 + 1 - number})
    do(game, "p1 gold@dark-cult", "p1 reserve")
    asked = decision(game) == "pick-figures"
    assert asked == (game.reserve[0] >= number)
    if not asked:
        assert shown(game, 0, "priests")["away"] == 1
    assert faults(game) == []


@pytest.mark.rule("B6.6", "R62")
def test_the_sphinx_offers_its_own_power_only_and_what_is_begun_is_paid() -> None:
    given = {"honour": 4, "tiles": ["emerald/monstrous-sphinx"], "units": {"nw_front": 4}}
    game = battle({**given, "creatures": {"monstrous-sphinx": "nw_front"}}, {"units": {"w_obelisk": 3}}, "2-0-2", "2-0-2")
    assert words(game, 0) == ["pass", "emerald/monstrous-sphinx"]
    do(game, "p1 emerald/monstrous-sphinx")
    assert "pass" not in words(game, 0)


@pytest.mark.rule("R59", "B6.7")
def test_a_divinity_alone_has_nothing_to_sacrifice() -> None:
    given = {"afterlife": 12, "tiles": [*THOTH, "emerald/death-ritual"], "divinities": {"thoth": "nw_front"}}
    game = battle(given, {"units": {"w_obelisk": 3}}, "2-0-2", "2-0-2")
    assert decision(game) != "clash"


@pytest.mark.rule("B6.3", "R62", "R63")
def test_strength_drain_works_from_a_margin_of_one_and_may_be_declined() -> None:
    given = {"units": {"nw_front": 4}, "tiles": ["emerald/strength-drain"]}
    game = battle(given, {"units": {"w_obelisk": 3}}, "2-0-2", "2-0-2")
    assert (decision(game), words(game, 0)[0]) == ("sacrifice", "pass"), "ahead by 1"
    trial = game.copy()
    do(trial, "p1 reserve")
    assert trial.pp[0] == 6
    do(game, "p1 pass")
    assert (game.pp[0], shown(game, 0, "honour")) == (5, 9)


@pytest.mark.rule("B6.3", "R63")
def test_strength_drain_works_in_defence_and_not_with_equal_strengths() -> None:
    drain = {"units": {"w_obelisk": 4}, "tiles": ["emerald/strength-drain"]}
    game = battle({"units": {"nw_front": 4}}, drain, "2-0-2", "3-2-0")
    assert (decision(game), game.to_act()) == ("sacrifice", 1)
    game = battle({"units": {"nw_front": 4}}, drain, "2-0-2", "2-2-1")
    assert decision(game) != "sacrifice"


@pytest.mark.rule("B6.8", "R69")
def test_the_tomb_may_stop_after_one_build() -> None:
    game = book(
        {"phase": "night", "round": 2, "colours": ["white", "red", "emerald"]},
        p1={"pp": 5, "tiles": ["emerald/tomb"], "pyramids": {"nw_1": "white^2", "nw_2": "red^1"}, "units": {"nw_1": 1}},
    )
    do(game, "p1 emerald/tomb", "p1 reserve", "p1 red^2", "p1 pass")
    assert decision(game) not in ("tomb-build", "night-tiles")


@pytest.mark.rule("B6.8", "R59")
@pytest.mark.parametrize(
    ("given", "offered"),
    [
        ({"pyramids": {"nw_1": "white^2"}, "units": {"nw_1": 1}}, True),
        ({"pyramids": {"nw_1": "white^2"}, "afterlife": 12}, False),
        ({"pyramids": {"nw_1": "white^4", "nw_2": "red^4", "nw_3": "emerald^4"}, "units": {"nw_1": 1}}, False),
    ],
)
def test_the_tomb_needs_a_unit_and_something_to_build(given: dict[str, Any], offered: bool) -> None:
    position = {"phase": "night", "round": 2, "colours": ["white", "red", "emerald"]}
    game = book(position, p1={"pp": 5, "tiles": ["emerald/tomb"], **given})
    assert (decision(game) == "night-tiles") == offered


@pytest.mark.rule("B5.7")
def test_a_fall_is_told() -> None:
    given = {"tiles": THOTH, "divinities": {"thoth": "w_obelisk"}}
    game = battle({"units": {"nw_front": 1}}, given, "3-2-0", "1-3-0")
    assert "divinity-fell p2 emerald/thoth w_obelisk" in events(game)


@pytest.mark.rule("R68")
def test_a_card_s_own_losses_take_units_only() -> None:
    given = {"tiles": THOTH, "honour": 7, "divinities": {"thoth": "nw_front"}, "units": {"nw_front": 1}}
    game = book(COLOURS, modules=["new-cards"], p1={"pp": 5, **given}, p2={"units": {"w_obelisk": 1}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk", "p1 pass")
    for seat, card in enumerate(("5-0-0", "1-3-0")):
        do(game, f"p{seat + 1} card/{card}")
        do(game, f"p{seat + 1} {words(game, seat)[0]}")
    while decision(game) in ("after-defeat", "retreat-to"):
        do(game, f"p{int(game.to_act()) + 1} {words(game, int(game.to_act()))[-1]}")
    assert game.units_at(0, at("w_obelisk")) == 0
    assert shown(game, 0, "divinities") == {"thoth": "reserve"}, "the enemy's 3 damage: 1 to the follower, 2 to the divinity"


@pytest.mark.rule("B3.2", "R27a")
def test_no_battle_where_the_last_unit_was_sacrificed_in_another() -> None:
    sphinx = {"tiles": ["emerald/monstrous-sphinx"], "creatures": {"monstrous-sphinx": "nw_2"}}
    game = book(p1={"pp": 9}, p2={"honour": 7, "afterlife": 8, "units": {"nw_1": 1, "nw_2": 3}, **sphinx})
    do(game, "p1 @recruit", "p1 nw_1", "p1 nw_2", "p1 pass", "p1 nw_2")
    while decision(game) != "clash":
        seat = int(game.to_act())
        do(game, f"p{seat + 1} {words(game, seat)[0]}")
    do(game, "p2 emerald/monstrous-sphinx", "p2 nw_1")
    while decision(game) in ("after-defeat", "retreat-to", "after-victory"):
        seat = int(game.to_act())
        do(game, f"p{seat + 1} {words(game, seat)[-1]}")
    assert (decision(game), game.holder(at("nw_1"))) == ("turn", 0), "p1 stands there unopposed"
    assert faults(game) == []


# The tiles.


@pytest.mark.rule("B6.1", "B6.2", "B6.10", "B6.12", "B6.17", "BS11.5")
@pytest.mark.parametrize("edition", ["classic", BLOOD_AND_SAND])
def test_levels_of_the_emerald_tiles(edition: str) -> None:
    levels: dict[int, list[str]] = {}
    for tile in emerald_tiles(edition):
        if tile.slug not in ("nyarlathotep", "cthulhu"):
            levels.setdefault(int(tile.level), []).extend([tile.slug] * int(tile.copies))
    point = "domination" if edition == BLOOD_AND_SAND else "victory-point"
    assert levels == {
        1: ["dark-cult", "dark-cult", "return-from-afterlife", "return-from-afterlife"],
        2: ["strength-drain", "dark-servants", "solar-bark", "monstrous-sphinx"],
        3: ["death-ritual", "tomb", "sinister-reinforcements", point],
        4: ["power-of-decay", "act-of-god", "thoth", "apophis"],
    }
    played = make_rules(Options(edition=edition, modules=["book-of-the-dead"])).tiles
    assert sum(int(tile.copies) for tile in played if tile.colour == EMERALD) == 16


@pytest.mark.rule("B6.6", "creature/monstrous-sphinx")
def test_numbers_of_the_monstrous_sphinx() -> None:
    sphinx = monstrous_sphinx()
    assert [int(number) for number in (sphinx.move, sphinx.strength, sphinx.damage, sphinx.shield)] == [1, 1, 0, 0]
    assert not sphinx.ignores_walls
    assert not sphinx.cancels_creature


@pytest.mark.rule("B6.13", "B6.14")
def test_numbers_of_the_divinities() -> None:
    thoth, apophis = divinities()
    assert (thoth.health, thoth.strength, thoth.move, thoth.on_bank, thoth.names_card) == (2, 4, 1, False, True)
    assert (apophis.health, apophis.strength, apophis.move, apophis.on_bank, apophis.names_card) == (2, 5, 0, True, False)


@pytest.mark.rule("BS1.4", "BS11.5")
def test_blood_and_sand_takes_the_book_as_it_stands() -> None:
    position = {"colours": ["blue", "emerald"]}
    game = book(position, edition=BLOOD_AND_SAND, p1={"pp": 0, "tiles": ["emerald/dark-cult"], "units": {"nw_1": 2}})
    do(game, "p1 gold@dark-cult", "p1 nw_1")
    assert (game.pp[0], shown(game, 0, "honour"), shown(game, 0, "afterlife")) == (2, 8, 1)
    game = book(position, edition=BLOOD_AND_SAND, p1={"pp": 7, "pyramids": {"nw_1": "emerald^4"}})
    do(game, "p1 @buy-emerald")
    assert {"emerald/domination", "emerald/thoth", "emerald/tomb"} <= set(words(game, 0))
    do(game, "p1 emerald/domination")
    assert game.permanent_vp(0) == 1
