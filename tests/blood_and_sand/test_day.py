"""Round, day and actions (BS4, BS5)."""

from __future__ import annotations

import pytest
from support.playing import decision, do, events, first_option, logged, words
from support.second import fresh, second

from kemet.engine import make_rules
from kemet.engine.view import SPECTATOR, view


@pytest.mark.rule("BS4.1")
def test_the_first_round_begins_with_its_day_and_then_comes_a_night() -> None:
    game = logged(fresh(2), "round")
    while decision(game) != "turn":
        first_option(game)
    assert (view(game, SPECTATOR)["phase"], int(game.round)) == ("day", 1)
    while game.round == 1:
        first_option(game)
    begins = [line for line in events(game) if line.endswith("begins") or line.startswith("round-begins")]
    assert begins[:4] == ["round-begins 1", "day-begins", "night-begins", "round-begins 2"]


@pytest.mark.rule("BS4.2")
def test_every_row_gets_a_token() -> None:
    game = second(
        p1={"tokens": ["move-upper", "recruit", "pray-lower"]}, p2={"tokens": ["move-upper", "recruit", "pray-lower"]}
    )
    do(game, "p1 @build", "p1 pass", "p1 pass")
    game = second(
        {"colours": ["red", "blue"]},
        p1={"tokens": ["pray-lower", "buy-red", "buy-blue"]},
        p2={"tokens": ["pray-lower", "buy-red", "buy-blue"]},
    )
    assert set(words(game, 0)) == {"@move-upper", "@recruit", "@build", "@move-middle", "@pray-middle"}
    do(game, "p1 @build", "p1 pass", "p1 pass", "p2 @build", "p2 pass", "p2 pass")
    assert set(words(game, 0)) == {"@move-upper", "@recruit"}
    laid = {"tokens": ["move-upper", "recruit", "build", "pray-middle"]}
    game = second({"colours": ["red", "blue"]}, p1=laid, p2=laid)
    assert set(words(game, 0)) == {"@buy-red", "@buy-blue", "@pray-lower"}


@pytest.mark.rule("BS4.3", "BSX6")
@pytest.mark.parametrize(("players", "spaces"), [(2, 8), (3, 9), (4, 9), (5, 10)])
def test_two_move_spaces_and_a_buy_space_for_each_colour_in_play(players: int, spaces: int) -> None:
    game = second({}, players, None, **{f"p{k + 1}": {} for k in range(players)})
    free = [word for word in words(game, 0) if word.startswith("@")]
    assert len(free) == spaces
    assert len([word for word in free if word.startswith("@move")]) == 2
    assert {word.removeprefix("@buy-") for word in free if "buy" in word} == set(view(game, 0)["colours"])


@pytest.mark.rule("BS4.4")
def test_silver_and_gold_may_both_go_in_one_turn_once_a_day() -> None:
    game = second({"colours": ["red", "blue"]}, p1={"tiles": ["red/act-of-god", "blue/divine-will"]}, p2={})
    do(game, "p1 @pray-middle", "p1 silver@pray-lower", "p1 gold@recruit", "p1 pass")
    assert words(game, 0) == ["pass"]
    do(game, "p1 pass", "p2 @pray-middle", "p2 pass")
    assert not [word for word in words(game, 0) if word.startswith(("silver", "gold"))]
    assert {"@pray-lower", "@recruit"} & set(words(game, 0)) == {"@recruit"}, "silver takes its space, gold lies on top"


@pytest.mark.rule("BS4.5", "BSX6")
def test_the_gold_token_is_laid_for_one_of_several_tiles() -> None:
    game = second(
        {"colours": ["red", "blue", "black", "white"]},
        5,
        p1={"tiles": ["red/surprise-attack", "blue/divine-will", "black/twin-ceremony", "black/forced-march"]},
        p2={}, p3={}, p4={}, p5={},
    )  # fmt: skip
    choices = ["gold@move", "gold@recruit", "gold@forced-march", "gold@twin-ceremony", "gold@surprise-attack"]
    assert [word for word in words(game, 0) if word.startswith("gold")] == choices
    do(game, "p1 gold@surprise-attack", "p1 pass")
    assert not [word for word in words(game, 0) if word.startswith("gold")]


@pytest.mark.rule("BS4.6")
def test_the_victory_test_stands_before_each_turn() -> None:
    game = second({"turn": "p2", "order": ["p1", "p2"]}, p1={"vp": {"battle": 9}, "tokens": ["pray-middle"]}, p2={})
    do(game, "p2 @pray-middle", "p2 pass")
    assert game.winner == 0


@pytest.mark.rule("BS5.1")
def test_praying_is_two_pp() -> None:
    game = second(p1={"pp": 3}, p2={})
    do(game, "p1 @pray-lower")
    assert game.pp[0] == 5


@pytest.mark.rule("BS5.2")
def test_building_raises_one_pyramid_by_any_number_of_levels() -> None:
    game = second(p1={"pp": 11, "pyramids": {"nw_1": "red^1"}}, p2={})
    do(game, "p1 @build", "p1 red^4")
    assert game.pp[0] == 11 - 2 - 3 - 4
    assert view(game, 0)["players"][0]["pyramids"]["red"]["level"] == 4


@pytest.mark.rule("BS5.3")
def test_buying_needs_a_controlled_pyramid_of_the_level() -> None:
    game = second({"colours": ["red", "blue"]}, p1={"pp": 11, "pyramids": {"nw_1": "red^2"}}, p2={})
    do(game, "p1 @buy-red")
    assert "red/carnage" in words(game, 0)
    assert "red/blades-of-neith" not in words(game, 0)
    do(game, "p1 red/carnage")
    assert game.pp[0] == 9


@pytest.mark.rule("BS5.4")
def test_recruiting_costs_a_pp_each_and_an_enemy_there_means_battle() -> None:
    game = second(p1={"pp": 3, "units": {}}, p2={"units": {"nw_1": 1}})
    do(game, "p1 @recruit", "p1 nw_1", "p1 nw_2", "p1 pass")
    assert game.pp[0] == 1
    assert decision(game) in ("escape", "battle-cards")


@pytest.mark.rule("BS5.5")
def test_a_troop_has_one_land_point() -> None:
    game = second(p1={"units": {"nw_front": 2}}, p2={})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    assert decision(game) == "turn"


@pytest.mark.rule("BS5.6")
def test_teleports_cost_two_pp_no_land_point_and_may_follow_one_another() -> None:
    game = second(p1={"pp": 9, "units": {"nw_1": 2}, "pyramids": {"nw_1": "red^1"}, "tiles": ["red/portal-of-thoth"]}, p2={})
    do(game, "p1 @move-upper", "p1 nw_1", "p1 ~w_obelisk")
    assert game.pp[0] == 7
    do(game, "p1 ~sphinx_temple", "p1 ~west_temple", "p1 nw_front")
    assert game.pp[0] == 3


@pytest.mark.rule("BS5.6", "variant/one-teleport-a-move")
def test_by_the_other_reading_a_move_has_one_teleport() -> None:
    given = {"pp": 9, "units": {"nw_1": 2}, "pyramids": {"nw_1": "red^1"}, "tiles": ["red/mafdets-swiftness"]}
    game = second({}, 2, ["one-teleport-a-move"], p1={**given, "di": ["swiftness"]}, p2={})
    do(game, "p1 @move-upper", "p1 nw_1", "p1 ~w_obelisk", "p1 nw_front", "p1 nw_1")
    assert not [word for word in words(game, 0) if word.startswith("~")]
    with pytest.raises(ValueError, match=r"BS5\.6"):
        game.play("p1 ~west_temple")
    game = second({}, 2, ["one-teleport-a-move"], p1={**given, "tiles": ["red/portal-of-thoth"]}, p2={})
    do(game, "p1 @move-upper", "p1 nw_1", "p1 ~w_obelisk", "p1 ~sphinx_temple")
    assert not [word for word in words(game, 0) if word.startswith("~")]


@pytest.mark.rule("BS5.6", "variant/one-teleport-a-move")
def test_the_griffin_adds_a_teleport_too() -> None:
    given = {"pp": 9, "units": {"nw_1": 2}, "pyramids": {"nw_1": "black^3"}, "tiles": ["black/griffin-sphinx"]}
    game = second({}, 2, ["one-teleport-a-move"], p1={**given, "creatures": {"griffin": "nw_1"}}, p2={})
    do(game, "p1 @move-upper", "p1 nw_1", "p1 ~w_obelisk", "p1 ~sphinx_temple")
    assert not [word for word in words(game, 0) if word.startswith("~")]


@pytest.mark.rule("BS5.7")
def test_walls_units_left_behind_and_enemy_spaces() -> None:
    game = second(p1={"units": {"w_obelisk": 3}, "tiles": ["red/mafdets-swiftness"]}, p2={"units": {"s_front": 1}})
    do(game, "p1 @move-upper", "p1 w_obelisk")
    assert "x1" in words(game, 0)
    do(game, "p1 x1", "p1 s_front")
    assert decision(game) in ("escape", "battle-cards")
    game = second(p1={"units": {"w_obelisk": 3}, "tiles": ["red/mafdets-swiftness"]}, p2={})
    do(game, "p1 @move-upper", "p1 w_obelisk", "p1 s_front")
    assert "s_1" not in words(game, 0)


@pytest.mark.rule("BS5.8")
def test_a_troop_holds_five_units() -> None:
    game = second(p1={"pp": 9, "units": {"nw_1": 5}}, p2={})
    do(game, "p1 @recruit")
    assert "nw_1" not in words(game, 0)
    assert "nw_2" in words(game, 0)


def test_the_board_of_the_edition_has_its_own_numbers() -> None:
    assert [space.slug for space in make_rules(fresh(2)).action_spaces if space.row == 2] == [
        "buy-white", "buy-red", "buy-blue", "pray-lower", "buy-black",
    ]  # fmt: skip
