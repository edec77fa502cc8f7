"""Battles with the Book of the Dead (B5.7–B5.9, B6, R51, R55, R56, R61–R64, R68)."""

from __future__ import annotations

from typing import Any

import pytest
from support.book import book, shown
from support.playing import decision, do, events, words

from kemet.engine import Game, IllegalAction
from kemet.engine.board import SPACE_NAMES
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.invariants import faults

THOTH = ["emerald/thoth"]


def at(name: str) -> int:
    """Returns the number of a space."""
    return SPACE_NAMES.index(name)


def attack(p1: dict[str, Any], p2: dict[str, Any], to: str = "w_obelisk", **more: Any) -> Game:
    """Returns a game in which p1 has gone from nw_front into the space of p2."""
    position = {"colours": ["red", "blue", "emerald"], **more.pop("position", {})}
    game = book(position, p1={"pp": 5, **p1}, p2={"pp": 5, **p2}, **more)
    do(game, "p1 @move-upper", "p1 nw_front", f"p1 {to}")
    while decision(game) == "escape":
        do(game, "p2 pass")
    return game


def cards(game: Game, first: str, second: str) -> None:
    """Both play their cards."""
    for who, card in (("p1", first), ("p2", second)):
        do(game, f"{who} card/{card}")
        do(game, f"{who} {words(game, int(who[1]) - 1)[0]}")
        if decision(game) == "battle-cards" and "pass" in words(game, int(who[1]) - 1):
            do(game, f"{who} pass")


UNITS = {"units": {"nw_front": 4}}
FEW = {"units": {"w_obelisk": 3}}


def strength(game: Game, who: str) -> list[int]:
    """Returns strength, damage and shield as told."""
    line = next(line for line in events(game) if line.startswith(f"battle-strength {who} "))
    return [int(word) for word in line.split()[2:]]


@pytest.mark.rule("B5.1", "B5.7")
def test_a_divinity_fights_with_its_strength_and_followers() -> None:
    game = attack(UNITS, {"honour": 4, "tiles": THOTH, "divinities": {"thoth": "w_obelisk"}, "units": {"w_obelisk": 2}})
    do(game, "p2 pass")
    cards(game, "1-3-0", "2-0-2")
    assert strength(game, "p2") == [4 + 2 + 2, 0, 2]
    assert "battle-part p2 emerald/thoth strength 4" in events(game)
    assert game.units_at(1, at("w_obelisk")) == 1, "followers first"
    assert shown(game, 1, "divinities") == {"thoth": "w_obelisk"}


@pytest.mark.rule("B5.7", "R68")
@pytest.mark.parametrize(("card", "place"), [("3-2-0", "reserve"), ("4-1-0", "w_obelisk")])
def test_damage_of_its_health_sends_it_to_reserve(card: str, place: str) -> None:
    given = {"tiles": THOTH, "divinities": {"thoth": "w_obelisk"}}
    game = attack({"units": {"nw_front": 1}}, given)
    do(game, "p2 pass")
    cards(game, card, "1-3-0")
    assert shown(game, 1, "divinities") == {"thoth": place}
    assert not any(line.startswith("units-destroyed p2") for line in events(game)), "no destroyed unit"


@pytest.mark.rule("R51", "B5.9")
def test_a_winning_divinity_stays_and_wins_the_point() -> None:
    game = attack({"tiles": THOTH, "divinities": {"thoth": "nw_front"}}, {"units": {"w_obelisk": 1}})
    do(game, "p1 pass")
    cards(game, "2-0-2", "2-0-2")
    do(game, f"p2 {words(game, 1)[-1]}")
    assert game.battle_vp(0) == 1
    assert decision(game) == "turn", "nothing is asked: it stays"
    assert shown(game, 0, "divinities") == {"thoth": "w_obelisk"}


@pytest.mark.rule("B5.8", "R68")
def test_a_beaten_divinity_retreats_where_the_winner_says() -> None:
    game = attack({"units": {"nw_front": 5}}, {"tiles": THOTH, "divinities": {"thoth": "w_obelisk"}})
    do(game, "p2 pass")
    cards(game, "4-1-0", "2-0-2")
    assert decision(game) == "retreat-to"
    assert words(game, 0) == ["nw_front", "s_front", "west_bank", "west_temple"]
    do(game, "p1 s_front")
    assert shown(game, 1, "divinities") == {"thoth": "s_front"}


@pytest.mark.rule("B5.8")
def test_apophis_has_nowhere_to_go_off_the_bank() -> None:
    game = book(
        p1={"pp": 5, "units": {"west_bank": 5}},
        p2={
            "pp": 0,
            "honour": 7,
            "tiles": ["emerald/apophis"],
            "divinities": {"apophis": "sphinx_temple"},
            "units": {"sphinx_temple": 1},
        },
    )
    do(game, "p1 @move-upper", "p1 west_bank", "p1 x4", "p1 sphinx_temple")
    while decision(game) == "escape":
        do(game, "p2 pass")
    cards(game, "4-1-0", "1-3-0")
    assert strength(game, "p2")[0] == 5 + 1 + 1
    assert shown(game, 1, "divinities") == {"apophis": "reserve"}
    assert game.pp[1] == 0, "no recall, no PP"
    assert game.reserve[1] == 12


@pytest.mark.rule("B6.13", "B6.18", "R56", "R64")
def test_thoth_names_a_card_that_may_be_discarded_but_not_played() -> None:
    tiles = [*THOTH, "blue/prescience"]
    game = attack({"tiles": tiles, "divinities": {"thoth": "nw_front"}}, FEW)
    assert decision(game) == "name-card", "before Prescience"
    assert {"pass", "card/4-1-0", "card/3-3-0"} <= set(words(game, 0)), "special ones too"
    do(game, "p1 card/4-1-0")
    assert "card-named p1 4-1-0" in events(game)
    with pytest.raises(IllegalAction, match=r"B6\.13"):
        do(game, "p2 card/4-1-0")
    do(game, "p2 card/3-2-0", "p2 card/4-1-0")


@pytest.mark.rule("R64")
def test_thoth_names_in_defence_too_and_only_where_he_is() -> None:
    game = attack(UNITS, {"tiles": THOTH, "divinities": {"thoth": "w_obelisk"}})
    assert decision(game) == "name-card"
    game = attack(UNITS, {"tiles": THOTH, "divinities": {"thoth": "s_front"}, **FEW})
    assert decision(game) == "battle-cards"


@pytest.mark.rule("R64")
def test_a_named_card_is_not_swapped_in() -> None:
    game = attack(
        {"tiles": THOTH, "divinities": {"thoth": "nw_front"}},
        {**FEW, "di": ["tactical-choice"]},
        modules=["new-cards"],
    )
    do(game, "p1 card/4-1-0", "p1 card/2-0-2", "p1 card/3-2-0")
    do(game, "p2 card/3-2-0", "p2 card/4-1-0", "p2 di/tactical-choice", "p2 pass")
    assert decision(game) == "tactical-choice"
    assert words(game, 1) == ["pass"]


@pytest.mark.rule("B6.9", "R63", "emerald/sinister-reinforcements")
def test_sinister_reinforcements_add_a_unit_over_the_limit() -> None:
    game = attack({"units": {"nw_front": 5}, "afterlife": 1, "tiles": ["emerald/sinister-reinforcements"]}, FEW)
    assert decision(game) == "sinister-reinforcements"
    assert words(game, 0) == ["pass", "w_obelisk", "afterlife@w_obelisk"]
    do(game, "p1 afterlife@w_obelisk")
    assert (game.pp[0], game.units_at(0, at("w_obelisk"))) == (4, 6)
    assert faults(game) == [], "for this battle"
    cards(game, "2-0-2", "2-0-2")
    assert strength(game, "p1")[0] == 6 + 2
    while decision(game) in ("after-defeat", "retreat-to", "after-victory"):
        seat = int(game.to_act())
        do(game, f"p{seat + 1} {words(game, seat)[-1]}")
    assert game.units_at(0, at("w_obelisk")) == 5, "R68: what is over the limit goes to reserve, for nothing"
    assert faults(game) == []


@pytest.mark.rule("B6.9")
def test_sinister_reinforcements_are_for_attackers() -> None:
    game = attack(UNITS, {**FEW, "tiles": ["emerald/sinister-reinforcements"]})
    assert decision(game) == "battle-cards"


@pytest.mark.rule("B6.7", "B3.2", "R62", "emerald/death-ritual")
@pytest.mark.parametrize(("kind", "more"), [("strength", [1, 0, 0]), ("damage", [0, 1, 0]), ("shield", [0, 0, 1])])
def test_death_ritual(kind: str, more: list[int]) -> None:
    game = attack({**UNITS, "tiles": ["emerald/death-ritual"]}, FEW)
    cards(game, "2-0-2", "2-0-2")
    assert decision(game) == "clash"
    assert words(game, 0) == ["pass", "strength", "damage", "shield"]
    do(game, f"p1 {kind}", "p1 reserve")
    assert strength(game, "p1") == [a + b for a, b in zip([6, 0, 2], more, strict=True)]
    assert f"battle-part p1 emerald/death-ritual {kind} 1" in events(game)
    assert shown(game, 0, "honour") == 8


@pytest.mark.rule("R62")
def test_it_may_be_declined_and_works_once() -> None:
    game = attack({**UNITS, "tiles": ["emerald/death-ritual"]}, FEW)
    cards(game, "2-0-2", "2-0-2")
    do(game, "p1 pass")
    assert strength(game, "p1") == [6, 0, 2]
    assert shown(game, 0, "honour") == 9


@pytest.mark.rule("B6.6", "R62", "emerald/monstrous-sphinx", "creature/monstrous-sphinx")
def test_the_monstrous_sphinx_strikes_by_the_decay_after_the_sacrifice() -> None:
    tiles = ["emerald/monstrous-sphinx", "emerald/death-ritual"]
    game = attack({**UNITS, "honour": 8, "tiles": tiles, "creatures": {"monstrous-sphinx": "nw_front"}}, FEW)
    cards(game, "2-0-2", "2-0-2")
    assert words(game, 0) == ["pass", "strength", "damage", "shield", "emerald/monstrous-sphinx"]
    do(game, "p1 emerald/monstrous-sphinx", "p1 reserve")
    assert words(game, 0) == ["pass", "strength", "damage", "shield"], "each once, in the order one likes"
    do(game, "p1 pass")
    assert strength(game, "p1") == [4 + 1 + 2, 1, 2], "honour 7, decay 1"
    assert "battle-part p1 emerald/monstrous-sphinx damage 1" in events(game)


@pytest.mark.rule("B6.6")
def test_the_snake_silences_the_sphinx() -> None:
    game = attack(
        {**UNITS, "honour": 4, "tiles": ["emerald/monstrous-sphinx"], "creatures": {"monstrous-sphinx": "nw_front"}},
        {**FEW, "tiles": ["blue/deep-desert-snake"], "creatures": {"snake": "w_obelisk"}},
    )
    cards(game, "2-0-2", "2-0-2")
    assert decision(game) != "clash"


@pytest.mark.rule("R61")
def test_the_last_unit_may_be_given_and_the_battle_goes_on() -> None:
    tiles = ["emerald/monstrous-sphinx"]
    game = attack({"units": {"nw_front": 1}, "honour": 4, "tiles": tiles, "creatures": {"monstrous-sphinx": "nw_front"}}, FEW)
    cards(game, "4-1-0", "2-0-2")
    do(game, "p1 emerald/monstrous-sphinx", "p1 w_obelisk")
    assert strength(game, "p1") == [4, 1 + 2, 0], "no unit, no creature, but what was paid for"
    assert game.units_at(1, at("w_obelisk")) == 2
    assert shown(game, 0, "creatures") == {"monstrous-sphinx": "reserve"}
    assert game.battle_vp(0) == 0


@pytest.mark.rule("R55", "R62")
def test_the_attacker_sacrifices_first() -> None:
    game = attack({**UNITS, "tiles": ["emerald/monstrous-sphinx"], "creatures": {"monstrous-sphinx": "nw_front"}},
                  {**FEW, "tiles": ["emerald/death-ritual"]})  # fmt: skip
    cards(game, "2-0-2", "2-0-2")
    assert game.to_act() == 0
    do(game, "p1 pass")
    assert (decision(game), game.to_act()) == ("clash", 1)


@pytest.mark.rule("B6.3", "R63", "emerald/strength-drain")
def test_strength_drain_pays_the_margin_to_the_side_ahead() -> None:
    game = attack({**UNITS, "tiles": ["emerald/strength-drain"]}, FEW)
    cards(game, "4-1-0", "2-0-2")
    assert decision(game) == "sacrifice"
    do(game, "p1 w_obelisk")
    assert game.pp[0] == 5 + 3
    assert strength(game, "p1")[0] == 8, "fixed before"
    assert "battle-won p1 p2" in events(game)
    game = attack({**UNITS, "tiles": ["emerald/strength-drain"]}, FEW)
    cards(game, "1-3-0", "4-1-0")
    assert decision(game) != "sacrifice", "not ahead"


@pytest.mark.rule("B6.11", "R63", "emerald/power-of-decay")
def test_power_of_decay_is_for_attackers() -> None:
    game = attack({**UNITS, "honour": 1, "tiles": ["emerald/power-of-decay"]}, FEW)
    cards(game, "2-0-2", "2-0-2")
    assert strength(game, "p1")[0] == 4 + 2 + 3
    game = attack(UNITS, {**FEW, "honour": 1, "tiles": ["emerald/power-of-decay"]})
    cards(game, "2-0-2", "2-0-2")
    assert strength(game, "p2")[0] == 3 + 2


@pytest.mark.rule("R68")
def test_initiative_takes_followers_and_never_the_divinity() -> None:
    game = attack(
        {**UNITS, "tiles": ["red/initiative"]},
        {"honour": 7, "tiles": THOTH, "divinities": {"thoth": "w_obelisk"}, "units": {"w_obelisk": 1}},
    )
    assert game.units_at(1, at("w_obelisk")) == 0
    assert decision(game) == "name-card", "the divinity still fights"


@pytest.mark.rule("R51")
def test_a_winner_with_a_divinity_left_is_not_wiped_out() -> None:
    game = attack(
        {"honour": 7, "tiles": THOTH, "divinities": {"thoth": "nw_front"}, "units": {"nw_front": 1}},
        {"units": {"w_obelisk": 5}},
    )
    do(game, "p1 pass")
    cards(game, "4-1-0", "3-2-0")
    assert game.units_at(0, at("w_obelisk")) == 0
    assert shown(game, 0, "divinities") == {"thoth": "w_obelisk"}
    assert words(game, 1) == ["retreat", "recall"]
    assert faults(game) == []


@pytest.mark.rule("BX6")
def test_reinforcement_prayer_takes_from_the_afterlife() -> None:
    game = book(
        {"colours": ["blue", "emerald"]},
        edition=BLOOD_AND_SAND,
        p1={"pp": 0, "afterlife": 2, "tiles": ["blue/reinforcement-prayer"]},
    )
    do(game, "p1 @pray-lower")
    assert "afterlife@nw_1" in words(game, 0)
    do(game, "p1 afterlife@nw_1", "p1 afterlife@nw_1")
    assert (game.pp[0], shown(game, 0, "afterlife")) == (0, 0), "2 from praying, 1 PP for each"


@pytest.mark.rule("BX5")
def test_tactical_support_takes_from_the_afterlife() -> None:
    game = book(
        {"colours": ["blue", "emerald"]},
        edition=BLOOD_AND_SAND,
        p1={"pp": 2, "afterlife": 2, "units": {"west_temple": 1}, "di": ["tactical-support"]},
    )
    do(game, "p1 di/tactical-support")
    while decision(game) == "veto":
        do(game, "p2 pass")
    do(game, "p1 afterlife@west_temple", "p1 afterlife@nw_1")
    assert (game.pp[0], shown(game, 0, "afterlife")) == (0, 0)
