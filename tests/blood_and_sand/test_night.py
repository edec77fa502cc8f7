"""Victory points, veterans and the nine steps of the night (BS7, BS8, BS9)."""

from __future__ import annotations

import pytest
from support.playing import decision, do, events, order, words
from support.second import fresh, second

from kemet.engine import Game, make_rules
from kemet.engine.view import SPECTATOR, view

NINE = ["sanctuary", "delta-temple", "temple-income", "two-temples", "prayer", "veterans", "cards", "tiles", "turn-order"]


def player(game: Game, seat: int) -> dict[str, object]:
    """Returns what everybody knows of a player."""
    found: dict[str, object] = view(game, SPECTATOR)["players"][seat]
    return found


@pytest.mark.rule("BS9.1", "BS9.2", "BS9.3", "BS9.4", "BS9.5", "BS9.6", "BS9.7", "BS9.8", "BS9.9")
def test_the_nine_steps_come_in_this_order() -> None:
    assert [name for name in make_rules(fresh(2)).procedures.night.names if name != "take-tokens"] == NINE


@pytest.mark.rule("BS7.1", "BS7.4", "BS9.1")
def test_two_units_given_at_the_sanctuary_are_a_permanent_vp() -> None:
    given = {"p1": {"units": {"sanctuary": 3}}, "p2": {"units": {"delta_temple": 2}}, "p3": {}}
    game = second({"phase": "night"}, 3, None, **given)
    assert view(game, SPECTATOR)["frames"][-1]["space"] == "sanctuary"
    do(game, "p1 give")
    assert player(game, 0)["reserve"] == 11
    assert player(game, 0)["vp"]["sanctuary"] == 1  # type: ignore[index]
    assert view(game, SPECTATOR)["frames"][-1]["space"] == "delta_temple"
    assert make_rules(fresh(2)).board.sanctuary < 0


@pytest.mark.rule("BS4.1", "BS9.1")
def test_the_night_begins_with_the_sanctuary_and_the_first_in_order() -> None:
    laid = ["move-upper", "recruit", "build", "pray-middle"]
    done = {"tokens": [*laid, "pray-lower"]}
    position = {"turn": "p3", "order": ["p1", "p2", "p3"]}
    game = second(position, 3, p1={"units": {"sanctuary": 2}, **done}, p2=done, p3={"tokens": laid})
    do(game, "p3 @pray-lower", "p3 pass")
    assert (decision(game), view(game, SPECTATOR)["awaiting"]) == ("give-units", ["p1"])


@pytest.mark.rule("BS7.4", "BS9.2")
def test_a_unit_given_at_the_delta_temple_is_five_pp() -> None:
    game = second({"phase": "night"}, p1={"pp": 1, "units": {"delta_temple": 2}}, p2={"pp": 1})
    do(game, "p1 give")
    assert player(game, 0)["pp"] == 1 + 5 + 2
    assert player(game, 0)["reserve"] == 11


@pytest.mark.rule("BS9.3")
def test_other_temples_yield_their_pp() -> None:
    game = second({"phase": "night"}, p1={"pp": 1, "units": {"west_temple": 1}}, p2={"pp": 1, "units": {"sphinx_temple": 1}})
    assert (player(game, 0)["pp"], player(game, 1)["pp"]) == (1 + 2 + 2, 1 + 3 + 2)


@pytest.mark.rule("BS7.1", "BS9.4")
def test_two_temples_still_held_are_one_vp_in_all() -> None:
    game = second({"phase": "night"}, p1={"units": {"west_temple": 1, "sphinx_temple": 1}}, p2={})
    assert player(game, 0)["vp"]["temples"] == 1  # type: ignore[index]
    game = second({"phase": "night"}, p1={"units": {"delta_temple": 1, "sphinx_temple": 1}}, p2={})
    do(game, "p1 give")
    assert player(game, 0)["vp"]["temples"] == 0  # type: ignore[index]
    game = second({"phase": "night"}, p1={"units": {"delta_temple": 1, "sphinx_temple": 1, "west_temple": 1}}, p2={})
    do(game, "p1 pass")
    assert player(game, 0)["vp"]["temples"] == 1  # type: ignore[index]


@pytest.mark.rule("BS7.2")
def test_temples_and_level_4_pyramids_are_temporary_vp() -> None:
    game = second(p1={"units": {"west_temple": 1}, "pyramids": {"nw_1": "red^4"}}, p2={})
    assert player(game, 0)["vp"]["total"] == 2  # type: ignore[index]
    do(game, "p1 @move-upper", "p1 west_temple", "p1 nw_front")
    assert player(game, 0)["vp"]["total"] == 1  # type: ignore[index]


@pytest.mark.rule("BS9.5", "white/night-ceremony")
def test_prayer_with_the_tiles_about_pp() -> None:
    game = second({"phase": "night"}, p1={"pp": 0, "tiles": ["white/night-ceremony", "white/priest-of-amon"]}, p2={"pp": 0})
    assert (player(game, 0)["pp"], player(game, 1)["pp"]) == (2 + 2 + 5, 2)


@pytest.mark.rule("BS8.2", "BS9.6", "BSX3")
def test_veterans_are_given_up_for_pp_and_then_for_cards() -> None:
    game = second({"phase": "night"}, p1={"pp": 0, "veterans": 3}, p2={"pp": 0})
    assert decision(game) == "veterans-for-pp"
    assert words(game, 0) == ["x0", "x1", "x2", "x3"]
    with pytest.raises(ValueError, match=r"BS8\.2"):
        game.play("p1 x4")
    do(game, "p1 x1")
    assert decision(game) == "veterans-for-cards"
    assert words(game, 0) == ["x0", "x1"]
    with pytest.raises(ValueError, match=r"BS8\.2"):
        game.play("p1 x2")
    do(game, "p1 x1")
    assert (player(game, 0)["pp"], player(game, 0)["veterans"], player(game, 0)["di"]) == (3, 0, 2)
    game = second({"phase": "night"}, p1={"pp": 0, "veterans": 3}, p2={"pp": 0})
    do(game, "p1 x3")
    assert (player(game, 0)["pp"], player(game, 0)["veterans"], player(game, 0)["di"]) == (5, 0, 1)


@pytest.mark.rule("BS8.2")
def test_a_full_track_leaves_only_cards_and_no_cards_only_pp() -> None:
    game = second({"phase": "night"}, p1={"pp": 11, "veterans": 2}, p2={})
    assert decision(game) == "veterans-for-cards"
    game = second({"phase": "night", "deck": [], "rest": "p2"}, p1={"pp": 11, "veterans": 2}, p2={})
    assert decision(game) == "take-place"


@pytest.mark.rule("BS8.2")
@pytest.mark.parametrize(("place", "most"), [({}, 0), ({"discard": ["prayer"]}, 1), ({"thrown": ["prayer"]}, 1)])
def test_cards_that_were_played_or_thrown_can_be_drawn_again(place: dict[str, list[str]], most: int) -> None:
    thrown = {"thrown": place["thrown"]} if "thrown" in place else {}
    position = {"phase": "night", "deck": [], "rest": "p2", **({} if thrown else place)}
    game = second(position, p1={"pp": 11, "veterans": 4}, p2={**thrown})
    assert decision(game) == ("veterans-for-cards" if most else "take-place")
    if most:
        assert words(game, 0) == ["x0", "x1"]


@pytest.mark.rule("BS9.6")
def test_veterans_are_exchanged_in_turn_order() -> None:
    game = second({"phase": "night", "order": ["p2", "p1"], "turn": "p2"}, p1={"veterans": 1}, p2={"veterans": 1})
    assert view(game, SPECTATOR)["awaiting"] == ["p2"]
    do(game, "p2 x0")
    assert view(game, SPECTATOR)["awaiting"] == ["p1"]


@pytest.mark.rule("BS9.7", "white/mummy")
def test_each_draws_a_card_more_with_tiles() -> None:
    tiles = ["white/divine-boon", "white/mummy"]
    game = second({"phase": "night"}, p1={"tiles": tiles}, p2={})
    assert (player(game, 0)["di"], player(game, 1)["di"]) == (3, 1)


@pytest.mark.rule("BS9.8")
def test_awakening_comes_after_the_cards_and_tokens_come_back() -> None:
    laid = {"tokens": ["move-upper", "recruit", "build", "pray-middle", "pray-lower"]}
    game = second({"phase": "night"}, p1={**laid, "tiles": ["white/hand-of-god"], "pyramids": {"nw_1": "white^3"}}, p2=laid)
    assert decision(game) == "night-tiles"
    assert player(game, 0)["di"] == 1
    assert player(game, 0)["tokens-left"] == 0
    do(game, "p1 pass")
    assert decision(game) == "take-place"
    assert (player(game, 0)["tokens-left"], player(game, 0)["tokens"]) == (5, {})


@pytest.mark.rule("BS9.9", "BSX5")
def test_places_are_taken_from_fewest_vp_up() -> None:
    game = second(
        {"phase": "night", "order": ["p3", "p1", "p2"], "turn": "p3"},
        3,
        p1={"vp": {"battle": 3}},
        p2={"vp": {"battle": 5}},
        p3={"vp": {"battle": 3}},
    )
    assert view(game, SPECTATOR)["awaiting"] == ["p3"]
    do(game, "p3 x3")
    assert view(game, SPECTATOR)["awaiting"] == ["p1"]
    assert words(game, 0) == ["x1", "x2"]
    do(game, "p1 x2")
    assert order(game) == [1, 0, 2]


@pytest.mark.rule("BS9.9")
def test_the_first_night_is_not_skipped() -> None:
    game = second({"phase": "night", "round": 1}, p1={}, p2={})
    assert decision(game) == "take-place"


@pytest.mark.rule("BS9.1")
def test_night_is_told_and_the_next_round_begins_with_a_day() -> None:
    game = second({"phase": "night"}, p1={}, p2={})
    do(game, "p1 x2")
    assert events(game)[-3:] == ["round-begins 3", "day-begins", "turn-begins p2"]
