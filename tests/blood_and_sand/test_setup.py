"""Set-up (BS3)."""

from __future__ import annotations

import pytest
from support.playing import decision, do, events, first_option, logged, order, words
from support.second import fresh, second

from kemet.engine import Game, make_rules, start
from kemet.engine.actions import TILE
from kemet.engine.ids import EMERALD
from kemet.engine.play.setup import SetUp, draw_colours
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, view

COUNTS = {2: 2, 3: 3, 4: 3, 5: 4}


def until(game: Game, name: str) -> Game:
    """Takes first options until the decision *name* waits."""
    while decision(game) != name:
        first_option(game)
    return game


def set_up(players: int, seed: str = "set-up", variants: list[str] | None = None) -> Game:
    """Returns a game after set-up, everybody having taken first options."""
    return until(logged(fresh(players, variants), seed), "turn")


@pytest.mark.rule("BS3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_colours_are_drawn_and_only_their_tiles_are_on_offer(players: int) -> None:
    drawn = set()
    for seed in range(12):
        game = start(fresh(players), seed)
        shown = view(game, SPECTATOR)
        assert len(shown["colours"]) == COUNTS[players]
        assert {word.partition("/")[0] for word, number in shown["supply"].items() if number} == set(shown["colours"])
        drawn.add(tuple(shown["colours"]))
    assert len(drawn) > 1 or players == 5


@pytest.mark.rule("BS3.1")
def test_a_space_of_a_colour_that_was_not_drawn_takes_no_token() -> None:
    game = second({"colours": ["red", "blue"]}, p1={}, p2={})
    assert "@buy-white" not in words(game, 0)
    assert "@buy-red" in words(game, 0)
    with pytest.raises(ValueError, match=r"BS3\.1"):
        game.play("p1 @buy-black")


@pytest.mark.rule("BS3.2")
def test_a_colour_can_be_among_the_drawn_ones_for_sure() -> None:
    for seed in range(8):
        game = start(fresh(4), seed)
        rules = make_rules(fresh(4))
        rules.sure_colours.append(EMERALD)
        rules.pyramid_colours.append(EMERALD)
        game.rules = rules
        draw_colours(game, SetUp(0, 0))
        mask = int(game.extra[8])
        assert mask & 2**EMERALD
        assert mask.bit_count() == 3


@pytest.mark.rule("BS3.3", "BS3.7")
def test_two_players_have_two_pyramids_of_2_and_1() -> None:
    for seed in range(6):
        game = start(fresh(2), seed)
        while decision(game) != "take-tile":
            seat = int(game.to_act())
            legal = game.legal(seat)
            game.apply(seat, legal[(seed * 7 + len(legal)) % len(legal)])
        for seat in range(2):
            levels = sorted(int(game.level(seat, colour)) for colour in range(6))
            assert levels[-3:] == [0, 1, 2]


@pytest.mark.rule("BS3.3", "BS3.7")
def test_more_players_split_three_levels_as_1_1_1_or_2_1() -> None:
    game = until(start(fresh(5), "split"), "set-pyramids")
    assert {word.partition("^")[2] for word in words(game, int(game.to_act())) if "^" in word} == {"1", "2"}
    found = set()
    for seed in range(10):
        game = start(fresh(3), seed)
        while decision(game) != "take-tile":
            seat = int(game.to_act())
            legal = game.legal(seat)
            game.apply(seat, legal[(seed * 5 + len(legal)) % len(legal)])
        for seat in range(3):
            found.add(tuple(sorted(int(game.level(seat, colour)) for colour in range(6) if game.level(seat, colour))))
    assert found == {(1, 1, 1), (1, 2)}


@pytest.mark.rule("BS3.3")
def test_of_four_colours_in_play_nobody_has_more_than_three_pyramids() -> None:
    two = {"nw_1": "red^1", "nw_2": "blue^1"}
    game = second({}, 5, p1={"pp": 9, "pyramids": two}, p2={}, p3={}, p4={}, p5={})
    do(game, "p1 @build")
    assert {"white^1", "black^1"} <= set(words(game, 0))
    game = second({}, 5, p1={"pp": 9, "pyramids": {**two, "nw_3": "black^1"}}, p2={}, p3={}, p4={}, p5={})
    do(game, "p1 @build")
    assert {word.partition("^")[0] for word in words(game, 0)} == {"red", "blue", "black", "pass"}


@pytest.mark.rule("BS3.4")
def test_temples_and_domination_bring_their_vp() -> None:
    game = second(
        {"colours": ["red", "blue"]}, p1={"units": {"west_temple": 1}, "tiles": ["red/domination", "blue/sphinx"]}, p2={}
    )
    assert view(game, 0)["players"][0]["vp"] | {"total": 3, "tile": 1, "sphinx": 1} == view(game, 0)["players"][0]["vp"]


@pytest.mark.rule("BS3.4")
def test_creatures_wait_on_their_tiles() -> None:
    game = set_up(5)
    assert not [line for line in events(game) if line.startswith("creature")]
    assert list(game.creature_at) == [-1] * len(game.rules.creatures)
    game = second(p1={"pp": 9, "pyramids": {"nw_1": "blue^2"}, "units": {"nw_1": 2}}, p2={})
    do(game, "p1 @buy-blue", "p1 blue/ancestral-elephant")
    assert view(game, 0)["players"][0]["creatures"] == {"elephant": "nw_1"}


@pytest.mark.rule("BS3.5")
def test_turn_order_is_random() -> None:
    assert len({tuple(order(start(fresh(3), seed))) for seed in range(12)}) > 2


@pytest.mark.rule("BS3.6", "BSX2", "BSX7")
@pytest.mark.parametrize(("players", "deck"), [(2, 29), (3, 27), (4, 25), (5, 23)])
def test_each_player_starts_with_7_pp_a_diversion_and_two_cards(players: int, deck: int) -> None:
    game = set_up(players)
    for seat in range(players):
        me = view(game, seat)["players"][seat]
        assert me["di"] == 3
        assert me["di-hand"]["diversion"] == 1
        assert me["pp"] == 7
    assert game.deck_left == deck


@pytest.mark.rule("BS3.6", "variant/one-start-card")
def test_by_the_other_reading_one_card_is_dealt_beside_it() -> None:
    game = set_up(2, variants=["one-start-card"])
    assert view(game, 0)["players"][0]["di"] == 2
    assert game.deck_left == 31


@pytest.mark.rule("BS3.8")
def test_ten_units_stand_five_and_five_in_districts_with_a_pyramid() -> None:
    for seed in range(8):
        game = start(fresh(3), seed)
        while decision(game) != "take-tile":
            seat = int(game.to_act())
            if decision(game) == "set-units":
                assert set(words(game, seat)) <= {"x0", "x5"}
            legal = game.legal(seat)
            game.apply(seat, legal[seed % len(legal)])
        for seat in range(3):
            me = view(game, seat)["players"][seat]
            assert list(me["units"].values()) == [5, 5]
            assert me["reserve"] == 2
            assert set(me["units"]) <= {pyramid["space"] for pyramid in me["pyramids"].values()}


@pytest.mark.rule("BS3.8")
def test_a_broken_troop_is_refused_with_the_rule() -> None:
    game = start(fresh(3), "fives")
    while decision(game) != "set-units":
        seat = int(game.to_act())
        ones = [word for word in words(game, seat) if word.endswith("^1")]
        game.play(f"p{seat + 1} {ones[0]}") if ones else first_option(game)
    with pytest.raises(ValueError, match=r"BS3\.8"):
        game.play(f"p{int(game.to_act()) + 1} x3")


@pytest.mark.rule("BS3.9", "BSX2")
def test_free_tiles_are_taken_in_reverse_order_of_a_colour_with_a_pyramid() -> None:
    game = logged(fresh(4), "tiles")
    while decision(game) != "take-tile":
        seat = int(game.to_act())
        game.play(f"p{seat + 1} {'pass' if 'pass' in words(game, seat) else words(game, seat)[0]}")
    takers = []
    while decision(game) == "take-tile":
        seat = int(game.to_act())
        takers.append(seat)
        colours = {colour for colour in game.colours() if game.level(seat, colour)}
        assert len(colours) == 2
        tiles = [game.rules.tiles[action - TILE] for action in game.legal(seat)]
        assert {tile.colour for tile in tiles} == colours
        assert {tile.level for tile in tiles} == {1}
        with pytest.raises(ValueError, match=r"BS3\.9"):
            game.play(f"p{seat + 1} pass")
        first_option(game)
        while decision(game) == "place-units":
            first_option(game)
    assert takers == order(game)[::-1]
    assert [len(view(game, seat)["players"][seat]["tiles"]) for seat in range(4)] == [1] * 4
    assert [line for line in events(game) if line.startswith("tile-taken")]
    assert list(game.pp) == [7] * 4


@pytest.mark.rule("BS3.10")
def test_level_1_is_two_names_twice_in_every_colour() -> None:
    rules = make_rules(fresh(5))
    for colour in rules.pyramid_colours:
        tiles = [tile for tile in rules.tiles_of_colour[colour] if tile.level == 1]
        names = {tile.name: sum(t.copies for t in tiles if t.name == tile.name) for tile in tiles}
        assert list(names.values()) == [2, 2]


def test_a_position_says_its_colours_or_gets_what_its_players_need() -> None:
    assert view(second(p1={"pyramids": {"nw_1": "black^2"}}, p2={}), 0)["colours"] == ["white", "black"]
    with pytest.raises(ValueError, match="2 colours are in play with 2 players"):
        second({"colours": ["red", "blue", "white"]}, p1={}, p2={})
    with pytest.raises(ValueError, match="all colours are in play here"):
        read_scenario('title = "x"\nrules = []\n[position]\ncolours = ["red"]\n')
    with pytest.raises(ValueError, match="income is a part of the night"):
        second({"phase": "dusk"}, p1={}, p2={})
    with pytest.raises(ValueError, match="each player was dealt one diversion"):
        second({"discard": ["diversion"]}, p1={}, p2={})
