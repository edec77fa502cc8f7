"""Victory at the own turn with 9 (BS10)."""

from __future__ import annotations

import pytest
from support.playing import do
from support.second import second

from kemet.engine.view import SPECTATOR, view

LAST = {"tokens": ["move-upper", "recruit", "build", "pray-middle"]}


@pytest.mark.rule("BS10.1")
def test_nine_at_the_start_of_the_own_turn_win() -> None:
    game = second(p1={"vp": {"battle": 8}}, p2={"vp": {"battle": 9}})
    do(game, "p1 @pray-middle", "p1 pass")
    assert game.winner == 1
    game = second(p1={}, p2={"vp": {"battle": 8}})
    do(game, "p1 @pray-middle", "p1 pass")
    assert not game.over()


@pytest.mark.rule("BS10.1")
def test_equals_do_not_keep_anybody_from_winning() -> None:
    game = second(p1={"vp": {"battle": 9}}, p2={"vp": {"battle": 9}})
    assert game.winner == 0


@pytest.mark.rule("BS10.2", "BSX4")
def test_with_somebody_ahead_the_day_is_the_last() -> None:
    position = {"turn": "p3", "order": ["p1", "p2", "p3"]}
    game = second(
        position, 3,
        p1={"vp": {"battle": 9}, "tokens": ["pray-middle"]},
        p2={"vp": {"battle": 10}, "tokens": ["pray-middle"]},
        p3={},
    )  # fmt: skip
    do(game, "p3 @pray-middle", "p3 pass")
    assert not game.over()
    assert view(game, SPECTATOR)["last-day"] is True
    do(game, "p1 @pray-lower", "p1 pass")
    assert game.winner == 1


@pytest.mark.rule("BS10.3")
def test_a_last_day_ends_the_game_without_a_night() -> None:
    position = {"turn": "p2", "order": ["p1", "p2"], "last-day": True}
    done = {"tokens": [*LAST["tokens"], "pray-lower"]}
    given = {"units": {"west_temple": 1, "sphinx_temple": 1}, "vp": {"battle": 3}}
    game = second(position, p1={**given, **done}, p2={"vp": {"sanctuary": 5}, **LAST})
    do(game, "p2 @pray-lower", "p2 pass")
    # Equal VP: more battle VP; the two temples of p1 were never paid out.
    assert game.winner == 0
    assert view(game, SPECTATOR)["players"][0]["vp"]["temples"] == 0
    game = second(position, p1={"vp": {"battle": 4}, **done}, p2={"vp": {"battle": 5}, **LAST})
    do(game, "p2 @pray-lower", "p2 pass")
    assert game.winner == 1
    game = second(position, p1={"vp": {"battle": 4}, **done}, p2={"vp": {"battle": 4}, **LAST})
    do(game, "p2 @pray-lower", "p2 pass")
    assert game.winner == 0


@pytest.mark.rule("BS10.3")
def test_a_day_that_is_not_the_last_goes_on_to_the_night() -> None:
    position = {"turn": "p2", "order": ["p1", "p2"]}
    game = second(position, p1={"tokens": [*LAST["tokens"], "pray-lower"]}, p2=LAST)
    do(game, "p2 @pray-lower", "p2 pass")
    assert view(game, SPECTATOR)["phase"] == "night"


@pytest.mark.rule("BS10.4")
def test_temporary_vp_count_and_the_test_is_made_once_a_turn() -> None:
    game = second(p1={}, p2={"vp": {"battle": 8}, "units": {"west_temple": 1}})
    do(game, "p1 @pray-middle", "p1 pass")
    assert game.winner == 1
    game = second(p1={"vp": {"battle": 8}, "units": {"nw_front": 1}}, p2={})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 west_temple", "p1 pass")
    assert not game.over()


@pytest.mark.rule("BS10.4")
def test_vp_reached_by_night_wait_for_the_turn() -> None:
    units = {"west_temple": 1, "sphinx_temple": 1}
    game = second({"phase": "night"}, p1={"vp": {"battle": 6}, "units": units}, p2={})
    assert view(game, SPECTATOR)["players"][0]["vp"]["total"] == 9
    assert not game.over()
    do(game, "p2 x1")
    do(game, "p2 @pray-middle", "p2 pass")
    assert game.winner == 0


@pytest.mark.rule("BS10.4", "R34")
def test_by_the_other_reading_every_token_is_tested() -> None:
    given = {"vp": {"battle": 8}, "units": {"nw_front": 1}, "tiles": ["red/act-of-god"]}
    game = second({}, 2, ["victory-before-every-token"], p1=given, p2={})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 west_temple", "p1 silver@pray-middle")
    assert game.winner == 0
