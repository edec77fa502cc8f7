"""Set-up, sacrifices, the afterlife and recruiting from it (B1, B3, B4, R53–R58, R61, R62, R65, R69)."""

from __future__ import annotations

from typing import Any

import pytest
from support.book import book, shown
from support.playing import decision, do, events, words

from kemet.engine import Game, Options, make_rules, start
from kemet.engine.board import SPACE_NAMES
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.ids import BLACK, EMERALD
from kemet.engine.invariants import faults
from kemet.engine.notation import tile_text

BOOK = ["book-of-the-dead"]


def at(name: str) -> int:
    """Returns the number of a space."""
    return SPACE_NAMES.index(name)


@pytest.mark.rule("B1.1", "B1.4", "B1.5", "B6.17", "R58")
def test_emerald_takes_the_place_of_a_drawn_colour() -> None:
    left = set()
    for seed in range(12):
        game = start(Options(players=3, modules=BOOK), seed)
        colours = game.colours()
        assert len(colours) == 3
        assert EMERALD in colours
        left |= {0, 1, 2} - set(colours)
        out = ({0, 1, 2} - set(colours)).pop()
        assert all(not game.supply[tile.id] for tile in game.rules.tiles if tile.colour == out)
    assert left == {0, 1, 2}
    rules = make_rules(Options(modules=BOOK))
    assert sum(int(tile.copies) for tile in rules.tiles if tile.colour == EMERALD) == 16
    assert {tile.slug for tile in rules.tiles if tile.colour == EMERALD and tile.copies == 2} == {
        "dark-cult",
        "return-from-afterlife",
    }
    game = book(p1={"pp": 5, "pyramids": {"nw_1": "emerald^2"}})
    do(game, "p1 @buy-emerald")
    assert "emerald/solar-bark" in words(game, 0)
    assert "emerald/tomb" not in words(game, 0)


@pytest.mark.rule("R58")
def test_with_the_black_pyramid_two_of_three_are_drawn() -> None:
    for seed in range(6):
        colours = start(Options(players=3, modules=[*BOOK, "black-pyramid"]), seed).colours()
        assert len(colours) == 4
        assert {EMERALD, BLACK} <= set(colours)


@pytest.mark.rule("R58", "variant/emerald-added")
def test_by_the_other_reading_emerald_is_added() -> None:
    game = start(Options(players=3, modules=BOOK, variants=["emerald-added"]), 1)
    assert len(game.colours()) == 4


@pytest.mark.rule("R58", "B1.1", "BS3.2")
@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_under_the_second_edition_the_number_of_colours_stays(players: int, number: int) -> None:
    game = start(Options(players=players, modules=BOOK, edition=BLOOD_AND_SAND), 3)
    assert len(game.colours()) == number
    assert EMERALD in game.colours()
    assert any(tile_text(game.rules, tile.id) == "emerald/domination" for tile in game.rules.tiles if tile.copies)


@pytest.mark.rule("B1.2", "B1.3")
def test_honour_starts_at_nine_and_figures_wait() -> None:
    game = start(Options(players=2, modules=BOOK), 1)
    assert [shown(game, seat, "honour") for seat in range(2)] == [9, 9]
    assert [shown(game, seat, "afterlife") for seat in range(2)] == [0, 0]
    assert shown(game, 0, "divinities") == {}


@pytest.mark.rule("B3.1", "B3.3", "B3.5", "B6.1", "emerald/dark-cult")
def test_dark_cult_prays_for_a_sacrifice() -> None:
    game = book(p1={"pp": 0, "tiles": ["emerald/dark-cult", "white/priest"], "units": {"nw_1": 3, "west_temple": 2}})
    do(game, "p1 gold@dark-cult")
    assert decision(game) == "sacrifice"
    assert words(game, 0) == ["nw_1", "west_temple", "reserve"]
    do(game, "p1 west_temple")
    assert (game.pp[0], shown(game, 0, "honour"), shown(game, 0, "afterlife")) == (3, 8, 1)
    assert (game.units_at(0, at("west_temple")), game.reserve[0]) == (1, 7), "not in reserve"
    assert "units-sacrificed p1 west_temple 1" in events(game)
    assert faults(game) == []


@pytest.mark.rule("R61")
def test_a_creature_left_alone_goes_home_and_nothing_is_destroyed() -> None:
    game = book(
        p1={
            "tiles": ["emerald/dark-cult", "blue/ancestral-elephant"],
            "units": {"nw_1": 1, "west_temple": 1},
            "creatures": {"elephant": "west_temple"},
        }
    )
    do(game, "p1 gold@dark-cult", "p1 west_temple")
    assert shown(game, 0, "creatures") == {"elephant": "nw_1"}
    assert not any(line.startswith("units-destroyed") for line in events(game))


@pytest.mark.rule("R61")
def test_recall_and_gifts_cost_no_honour() -> None:
    game = book({"phase": "dusk"}, p1={"units": {"delta_temple": 2}, "pp": 0})
    do(game, "p1 give")
    assert (shown(game, 0, "honour"), shown(game, 0, "afterlife")) == (9, 0)
    assert "pp-gained p1 5" in events(game)


@pytest.mark.rule("R61")
def test_a_priest_can_be_sacrificed_and_comes_back() -> None:
    game = book(
        modules=["path"],
        p1={"pp": 9, "tiles": ["emerald/dark-cult"], "units": {"nw_1": 1}, "priests": {"nw_1": 1}},
    )
    do(game, "p1 gold@dark-cult", "p1 nw_1")
    assert (shown(game, 0, "afterlife"), shown(game, 0, "priests")) == (1, {"by-path": 2, "away": 1})
    assert faults(game) == []
    do(game, "p1 @recruit", "p1 to-reserve")
    assert shown(game, 0, "priests") == {"by-path": 2, "reserve": 1}
    assert faults(game) == []


@pytest.mark.rule("R45", "R61")
@pytest.mark.parametrize(("answer", "priests"), [("x0", {"by-path": 2, "reserve": 1}), ("x1", {"by-path": 2, "away": 1})])
def test_the_owner_picks_the_figure_given_from_reserve(answer: str, priests: dict[str, int]) -> None:
    game = book(modules=["path"], p1={"pp": 9, "tiles": ["emerald/dark-cult"], "priests": {"reserve": 1}})
    do(game, "p1 gold@dark-cult", "p1 reserve")
    assert (decision(game), words(game, 0)) == ("pick-figures", ["x0", "x1"])
    do(game, f"p1 {answer}")
    assert (shown(game, 0, "afterlife"), shown(game, 0, "priests"), faults(game)) == (1, priests, [])


@pytest.mark.rule("R45", "R61")
@pytest.mark.parametrize(("answer", "priests"), [("x0", {"by-path": 2, "away": 1}), ("x1", {"by-path": 2, "nw_1": 1})])
def test_the_recruiter_picks_the_figure_from_the_afterlife(answer: str, priests: dict[str, int]) -> None:
    game = book(modules=["path"], p1={"pp": 9, "afterlife": 2, "priests": {"away": 1}})
    do(game, "p1 @recruit", "p1 afterlife@nw_1")
    assert (decision(game), words(game, 0)) == ("pick-figures", ["x0", "x1"])
    do(game, f"p1 {answer}")
    assert (shown(game, 0, "priests"), game.units_at(0, at("nw_1")), decision(game)) == (priests, 1, "place-units")
    assert faults(game) == []


@pytest.mark.rule("R61")
def test_the_only_figure_in_the_afterlife_is_the_one_that_comes() -> None:
    game = book(modules=["path"], p1={"pp": 9, "afterlife": 1, "priests": {"away": 1, "reserve": 1}})
    do(game, "p1 @recruit", "p1 afterlife@nw_1")
    assert (decision(game), shown(game, 0, "priests")) == ("place-units", {"by-path": 1, "nw_1": 1, "reserve": 1})
    assert "priest-placed p1 nw_1" in events(game)
    assert faults(game) == []


@pytest.mark.rule("R61", "T3.14")
def test_a_priest_in_the_afterlife_is_no_unit_to_send_back_with() -> None:
    given = {"pp": 9, "afterlife": 1, "units": {"nw_1": 3}}
    game = book(modules=["path"], p1={**given, "priests": {"nw_1": 2, "away": 1}})
    do(game, "p1 @move-upper")
    assert "send-back" not in words(game, 0)
    game = book(modules=["path"], p1={**given, "priests": {"nw_1": 2, "reserve": 1}})
    do(game, "p1 @move-upper")
    assert "send-back" in words(game, 0)


@pytest.mark.rule("R53", "R61")
def test_of_two_that_return_the_owner_picks_the_figures() -> None:
    given = {"afterlife": 3, "tiles": ["emerald/return-from-afterlife"], "priests": {"away": 2}}
    game = book({"phase": "night", "round": 2}, modules=["path"], p1=given)
    do(game, "p1 emerald/return-from-afterlife", "p1 x2")
    assert (words(game, 0), shown(game, 0, "priests")) == (["x0", "x1"], {"by-path": 1, "away": 1, "reserve": 1})
    do(game, "p1 x1")
    assert (shown(game, 0, "priests"), faults(game)) == ({"by-path": 1, "reserve": 2}, [])


@pytest.mark.rule("B3.3", "B3.4", "BX7", "R69")
def test_recruiting_from_the_afterlife_costs_one_more() -> None:
    game = book(p1={"pp": 6, "afterlife": 2, "units": {"nw_1": 1}})
    do(game, "p1 @recruit", "p1 nw_1")
    assert game.pp[0] == 5
    do(game, "p1 afterlife@nw_1")
    assert (game.pp[0], shown(game, 0, "afterlife")) == (3, 1)
    do(game, "p1 to-reserve")
    assert (game.pp[0], shown(game, 0, "afterlife"), game.reserve[0]) == (2, 0, 9), "B4.1: 1 PP"
    assert faults(game) == []


@pytest.mark.rule("B4.1")
def test_the_afterlife_is_open_with_an_empty_reserve() -> None:
    game = book(p1={"pp": 1, "afterlife": 2, "units": {"nw_1": 5, "nw_2": 5}})
    do(game, "p1 @recruit")
    assert words(game, 0) == ["pass", "to-reserve"], "one to the board would cost 2"
    do(game, "p1 to-reserve")
    assert (game.reserve[0], game.pp[0]) == (1, 0)


@pytest.mark.rule("R69")
def test_one_action_is_one_payment_and_free_units_come_first() -> None:
    tiles = ["white/priest-of-ra", "blue/recruiting-scribe"]
    game = book({"colours": ["white", "blue", "emerald"]}, p1={"pp": 5, "afterlife": 2, "tiles": tiles})
    do(game, "p1 @recruit", "p1 afterlife@nw_1")
    assert game.pp[0] == 5, "free by the scribe, 1 for the afterlife, 1 off by Priest of Ra"
    do(game, "p1 afterlife@nw_1")
    assert game.pp[0] == 4, "the discount is spent"


@pytest.mark.rule("B3.4", "BX5", "R58")
def test_enlistment_takes_them_for_one_each() -> None:
    game = book(p1={"pp": 3, "afterlife": 3, "units": {"west_temple": 1}, "di": ["enlistment"]})
    do(game, "p1 di/enlistment")
    while decision(game) == "veto":
        do(game, "p2 pass")
    do(game, "p1 afterlife@west_temple", "p1 afterlife@nw_1")
    assert (game.pp[0], shown(game, 0, "afterlife")) == (1, 1)


@pytest.mark.rule("R54", "B6.4", "emerald/dark-servants")
@pytest.mark.parametrize(("variants", "cost"), [([], 0), (["dark-servants-one"], 2)])
def test_dark_servants(variants: list[str], cost: int) -> None:
    game = book(variants=variants, p1={"pp": 5, "honour": 7, "tiles": ["emerald/dark-servants"]})
    do(game, "p1 @recruit", "p1 nw_1", "p1 nw_1", "p1 nw_1")
    assert game.pp[0] == 5 - cost


@pytest.mark.rule("variant/dark-servants-one", "R54")
def test_dark_servants_need_decay() -> None:
    game = book(p1={"pp": 5, "honour": 8, "tiles": ["emerald/dark-servants"]})
    do(game, "p1 @recruit", "p1 nw_1")
    assert game.pp[0] == 4


@pytest.mark.rule("B6.2", "R53", "emerald/return-from-afterlife")
def test_return_from_the_afterlife() -> None:
    given = {"honour": 5, "afterlife": 3, "tiles": ["emerald/return-from-afterlife"]}
    game = book({"phase": "night", "round": 2}, p1=given)
    do(game, "p1 emerald/return-from-afterlife")
    assert words(game, 0) == ["pass", "honour", "x1", "x2"]
    do(game, "p1 x2")
    assert (shown(game, 0, "afterlife"), game.reserve[0], shown(game, 0, "honour")) == (1, 11, 5)
    assert decision(game) not in ("return-from-afterlife", "night-tiles"), "once"
    game = book({"phase": "night", "round": 2}, p1={**given, "honour": 9, "afterlife": 0})
    assert decision(game) != "night-tiles", "nothing to gain"
    game = book({"phase": "night", "round": 2}, p1=given)
    do(game, "p1 emerald/return-from-afterlife", "p1 honour")
    assert shown(game, 0, "honour") == 6


@pytest.mark.rule("B6.8", "R69", "emerald/tomb")
def test_the_tomb_builds_twice_one_cheaper() -> None:
    game = book(
        {"phase": "night", "round": 2, "colours": ["white", "red", "emerald"]},
        p1={"pp": 1, "tiles": ["emerald/tomb"], "pyramids": {"nw_1": "white^2", "nw_2": "red^1"}, "units": {"nw_1": 1}},
    )
    do(game, "p1 emerald/tomb", "p1 nw_1")
    assert shown(game, 0, "honour") == 8
    assert words(game, 0) == ["pass", "white^3", "red^2", "emerald^1"]
    do(game, "p1 white^3")
    assert game.pp[0] == 1 + 2 - 2, "night prayer, then 3 less 1"
    assert words(game, 0) == ["pass", "red^2", "emerald^1"], "another pyramid, one level"
    do(game, "p1 emerald^1")
    assert (game.level(0, EMERALD), game.pp[0]) == (1, 1), "0 to 1 for nothing"
    assert decision(game) != "tomb-build"


@pytest.mark.rule("B6.10", "B6.12", "emerald/victory-point", "emerald/act-of-god")
def test_domination_and_act_of_god() -> None:
    game = book(p1={"pp": 7, "pyramids": {"nw_1": "emerald^4"}})
    do(game, "p1 @buy-emerald", "p1 emerald/victory-point")
    assert game.permanent_vp(0) == 1
    assert not any(word.startswith("silver@") for word in words(game, 0))
    game = book(p1={"pp": 7, "pyramids": {"nw_1": "emerald^4"}})
    do(game, "p1 @buy-emerald", "p1 emerald/act-of-god")
    assert "silver@build" in words(game, 0)


def bark(given: dict[str, Any], variants: list[str] | None = None, **more: Any) -> Game:
    """Returns a game in which p1 moves a troop from the bank."""
    p1 = {"tiles": ["emerald/solar-bark"], "units": {"west_bank": 2}, "pp": 5, **given}
    game = book(variants=variants, p1=p1, **more)
    do(game, "p1 @move-upper", "p1 west_bank")
    return game


@pytest.mark.rule("B6.5", "R62", "emerald/solar-bark")
def test_solar_bark_goes_along_the_nile() -> None:
    game = bark({})
    do(game, "p1 solar-bark", "p1 reserve")
    assert decision(game) == "bark-to"
    assert words(game, 0) == ["nile@nw_front", "nile@delta_marsh", "nile@sphinx_temple", "nile@delta_temple"]
    do(game, "p1 nile@delta_temple")
    assert game.units_at(0, at("delta_temple")) == 2
    assert "solar-bark" not in words(game, 0), "once in a move action"
    assert "delta_marsh" in words(game, 0), "1 range is left"


@pytest.mark.rule("R62")
def test_the_moving_troop_keeps_a_unit() -> None:
    game = bark({"units": {"west_bank": 1, "nw_1": 1}})
    do(game, "p1 solar-bark")
    assert words(game, 0) == ["nw_1", "reserve"]
    game = bark({"units": {"west_bank": 2}})
    do(game, "p1 solar-bark", "p1 west_bank", "p1 nile@delta_marsh")
    assert game.units_at(0, at("delta_marsh")) == 1


@pytest.mark.rule("R62", "variant/solar-bark-any")
def test_by_the_other_reading_the_bark_goes_again() -> None:
    game = bark({}, ["solar-bark-any"])
    do(game, "p1 solar-bark", "p1 reserve", "p1 nile@delta_temple", "p1 solar-bark", "p1 reserve", "p1 nile@nw_front")
    assert game.units_at(0, at("nw_front")) == 2
    assert shown(game, 0, "honour") == 7


@pytest.mark.rule("R62")
def test_an_enemy_on_the_bank_means_battle() -> None:
    game = bark({}, p2={"units": {"delta_temple": 1}})
    do(game, "p1 solar-bark", "p1 reserve", "p1 nile@delta_temple")
    assert decision(game) in ("escape", "battle-cards")
