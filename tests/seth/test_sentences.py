"""Rules of many sentences, each of which can go wrong alone: what combines, the base of a temple, a creature's attack, two
battles at once, the violet pyramid taken (S2.7, S7.7, R84, R85, R91)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import attacked_by, fight, invaded, on, pass_until, table, vp

from kemet.engine import Game, OptionError, Options, make_rules
from kemet.engine.ids import NONE
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.modules.seth.temples import ceremony_price
from kemet.engine.play.battle import Battle
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

COMMUNITY = {"day-track": 1}
EVENING = {"day-track": 10}


@pytest.mark.rule("S2.7")
@pytest.mark.parametrize("module", ["dawn", "early-victory", "path"])
def test_other_parts_of_ta_seti_do_not_combine(module: str) -> None:
    with pytest.raises(OptionError, match="does not go with"):
        make_rules(Options(4, modules=["seth", module]))


@pytest.mark.rule("S2.7")
@pytest.mark.parametrize("module", ["black-pyramid", "new-cards"])
def test_each_part_combines_alone(module: str) -> None:
    """The cards of the decks stay those of Seth and of the community."""
    plain, more = make_rules(Options(4, modules=["seth"])), make_rules(Options(4, modules=["seth", module]))
    assert [card.copies for card in more.di_cards] == [card.copies for card in plain.di_cards]
    black = {int(tile.colour) for tile in more.tiles_in_play} - {int(tile.colour) for tile in plain.tiles_in_play}
    in_hand = [sum(card.in_hand for card in rules.battle_cards) for rules in (plain, more)]
    assert (len(black), in_hand) == ((1, [6, 6]) if module == "black-pyramid" else (0, [6, 8]))


# The base of a temple.


@pytest.mark.rule("S7.7", "S7.2", "R94")
def test_the_base_of_a_temple_gives_nothing() -> None:
    """No token, power, point, goal or help with the Ceremony; nor PP and the temples' point at the end of the day."""
    held = {"units": {"west_bank": 2, "west_temple": 1, "sphinx_temple": 1, "nw_1": 1}, "vp": {"battle": 6}, "pp": 0}
    game = table(4, position=COMMUNITY | {"ceremony": "yes"}, p2=held)
    price, points = int(ceremony_price(game)), int(game.total_vp(1))
    game.play("p2 west_bank")
    seth = view(game, 1)["seth"]
    assert seth["temples"] == {"west_bank": {"level": 1, "prayer": 0, "power": None}}
    assert seth["powers"] == []
    assert (int(ceremony_price(game)), int(game.total_vp(1)), game.over()) == (price, points, False)
    ends = [table(4, position=EVENING | {"sacred-temples": sacred}, p2=held) for sacred in ({}, {"west_bank": 1})]
    assert [(int(end.pp[1]), vp(end)) for end in ends] == [(2 + 3 + 2, (0, 6))] * 2


# A creature attacks.


def sides(game: Game) -> list[tuple[int, int, int]]:
    """Returns strength, damage and shield of both sides of the battle in progress."""
    battle = next(frame for frame in game.stack if isinstance(frame, Battle))
    return [(int(side.strength), int(side.damage), int(side.shield)) for side in battle.sides]


@pytest.mark.rule("R85")
def test_a_creature_comes_without_a_move() -> None:
    """No toll, trap or Initiative: Seth has no PP, and nobody is lost before the cards."""
    one = {"units": {"seth_1": 2}, "tiles": ["red/initiative"], "pp": 0}
    two = {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["black/khnums-sphinx", "black/deadly-trap"]}
    two["creatures"] = {"khnum": "west_bank"}
    game = attacked_by("scarab", None, ["black-pyramid"], p1=one, p2=two)
    pass_until(game, "battle-cards")
    assert (on(game, 1, "west_bank"), on(game, SETH, "seth_1"), int(game.pp[SETH])) == (3, 2, 0)


@pytest.mark.rule("R85")
def test_nothing_hurts_a_creature_and_its_win_needs_no_survivor() -> None:
    """Seth loses no unit anywhere and has none on the space; the point is gained all the same."""
    game = attacked_by("seth-sphinx", p2={"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["red/carnage"]})
    fight(game, p1="4-1-0 2-0-2", p2="1-3-0 2-0-2")
    assert sides(game)[1][1] == 4
    assert (on(game, SETH, "seth_1"), int(game.reserve[SETH]), vp(game)) == (2, 13, (1, 0))


@pytest.mark.rule("R85", "K10.8")
def test_a_creature_and_tiles_of_the_attacked_members_help_them() -> None:
    """Those of all members in the troop, who may recall when they win and gain the point of Defensive Victory."""
    two = {"units": {"west_bank": 2, "nw_1": 1}, "tiles": ["blue/ancestral-elephant", "blue/defensive-victory"]}
    two["creatures"] = {"elephant": "west_bank"}
    three = {"units": {"west_bank": 1, "s_1": 1}, "tiles": ["red/blades-of-neith"], "pp": 0}
    game = attacked_by("scarab", p2=two | {"pp": 0}, p3=three)
    pass_until(game, "name-fighter")
    game.play("p2 p2")
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    elephant = 1
    assert sides(game)[1] == (3 + 2 + elephant + 1, 0, 2 + elephant)
    assert vp(game) == (0, 1)
    assert game.moves() == ["p2 recall", "p2 stay"]
    game.play("p2 recall")
    assert game.moves() == ["p2 p2", "p2 p3"]
    assert (on(game, 1, "west_bank"), on(game, 2, "west_bank")) == (0, 0)


@pytest.mark.rule("R85", "K10.9")
def test_seth_says_where_a_troop_retreats_from_a_creature() -> None:
    game = attacked_by("seth-sphinx")
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    recalled = game.copy()
    game.play("p2 retreat")
    assert "p1 sphinx_temple" in game.moves()
    assert all(move.startswith("p1 ") for move in game.moves())
    game.play("p1 sphinx_temple")
    assert on(game, 1, "sphinx_temple") == 3
    recalled.play("p2 recall")
    assert on(recalled, 1, "west_bank") == 0


# Two battles at once.


@pytest.mark.rule("R84")
@pytest.mark.parametrize("first", ["s_front", "nw_front"])
def test_what_comes_before_two_battles_runs_in_their_order(first: str) -> None:
    """Who could hold an Escape is asked: first those of the battle that comes first."""
    seats: dict[str, Any] = {"p2": {"units": {"nw_front": 1}, "di": ["prayer"]}}
    seats["p3"] = {"units": {"s_front": 1}, "di": ["prayer"]}
    game = invaded(first, **seats)
    asked = []
    while game.top.name() == "community-escape":
        asked.append(game.moves()[0])
        game.play(asked[-1])
    assert asked == (["p3 pass", "p2 pass"] if first == "s_front" else ["p2 pass", "p3 pass"])


MIXED: dict[str, Any] = {
    "p2": {"units": {"nw_front": 2, "s_front": 1, "nw_1": 1}, "di": ["prayer"]},
    "p3": {"units": {"s_front": 2, "nw_front": 1, "s_1": 1}, "di": ["prayer"]},
}


@pytest.mark.rule("R84", "R76")
def test_who_fights_is_said_after_all_that_comes_before_two_battles() -> None:
    """By the lead of each troop, in the order of the battles; one member may fight both."""
    game = invaded(**MIXED)
    decisions = []
    while game.top.name() != "battle-cards":
        decisions.append(game.top.name())
        game.play("p2 pass" if "p2 pass" in game.moves() else "p3 pass" if "p3 pass" in game.moves() else game.moves()[0])
    assert decisions == ["community-escape"] * 4 + ["name-fighter"] * 2
    battles = [frame for frame in game.stack if isinstance(frame, Battle)]
    assert [int(battle.sides[1].seat) for battle in battles] == [1, 1]


@pytest.mark.rule("R84", "R76")
def test_who_fights_a_battle_alone_is_said_too() -> None:
    """Where the other one falls away."""
    seats = MIXED | {"p3": {"units": {"s_front": 2, "s_1": 1}, "di": ["escape"]}}
    seats |= {"p2": {"units": {"nw_front": 2}}, "p4": {"units": {"nw_front": 1, "c_1": 1}}}
    game = invaded(**seats)
    game.play("p3 di/escape")
    pass_until(game, "escape-to")
    game.play(game.moves()[0])
    pass_until(game, "name-fighter")
    assert game.moves() == ["p2 p2", "p2 p4"]
    game.play("p2 p4")
    fight(game, p1="4-1-0 1-3-0", p4="2-0-2 1-3-0")
    assert vp(game)[0] == 1
    assert int(game.battle_hand[SETH]).bit_count() == 4


def second(game: Game, viewer: int) -> dict[str, Any]:
    """Returns what *viewer* sees of the battle before the city of p2."""
    frames = view(game, viewer)["frames"]
    return next(frame for frame in frames if frame["frame"] == "battle" and frame["space"] == "nw_front")


@pytest.mark.rule("R84")
def test_the_second_battle_stays_hidden_till_the_first_is_over() -> None:
    """To its last consequence, who is beaten going away."""
    game = invaded(p3={"units": {"s_front": 3, "s_1": 1}})
    fight(game, p3="2-0-2 1-3-0", p1="4-1-0 3-2-0", p2="1-3-0 2-0-2")
    assert game.moves() == ["p3 retreat", "p3 recall"]
    for viewer in (1, 2, 3):
        shown = second(game, viewer)
        assert shown.get("attacker-card") is None
        assert (shown.get("defender-card") is None) == (viewer != 1)
        assert not {"attacker-strength", "attacker-di"} & set(shown)
    assert int(game.battle_hand[1]).bit_count() == 6, "a card laid for it is still in hand"
    game.play("p3 recall")
    assert game.top.name() != "after-defeat"
    assert on(game, 1, "nw_front") == 0
    assert int(game.battle_hand[1]).bit_count() == 4


@pytest.mark.rule("R84", "K10.12")
def test_battle_cards_come_back_after_the_second() -> None:
    """Seth has two left: neither is back while the first goes on, all are after the second."""
    left = {"battle-hand": ["4-1-0", "1-3-0"]}
    game = invaded(p1={"units": {"west_bank": 3, "w_obelisk_n": 3}} | left, p3={"units": {"s_front": 3, "s_1": 1}})
    fight(game, p3="2-0-2 1-3-0", p1="4-1-0 1-3-0", p2="1-3-0 2-0-2")
    assert int(game.battle_hand[SETH]).bit_count() == 1
    game.play("p3 recall")
    while game.top.name() not in ("seth-turn", "community-turn"):
        game.play(game.moves()[-1])
    assert int(game.battle_hand[SETH]).bit_count() == 6


@pytest.mark.rule("R84")
def test_a_creature_going_home_cannot_join_a_prepared_battle() -> None:
    """Not the one before it, though a district there would do; with no other it waits on its tile."""
    for homes, place in (({"nw_1": 1, "nw_2": 1}, "nw_2"), ({"nw_1": 1}, "reserve")):
        two = {"units": {"s_front": 1, **homes}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "s_front"}}
        game = table(4, p1={"units": {"west_bank": 6, "nw_front": 3}}, p2=two)
        for move in ("@furious-invasion", "west_bank", "s_front", "nw_front", "nw_1", "s_front"):
            game.play(f"p1 {move}")
        pass_until(game, "battle-cards")
        for move in ("p1 card/3-2-0", "p2 card/1-3-0", "p1 card/4-1-0", "p2 card/2-0-2"):
            assert view(game, 1)["players"][1]["creatures"] == {"scarab": "s_front"}
            game.play(move)
        assert on(game, 1, "s_front") == 0
        assert view(game, 1)["players"][1]["creatures"] == {"scarab": place}


@pytest.mark.rule("R84", "K16.1")
def test_cards_laid_for_the_second_battle_are_not_thrown_in_the_first() -> None:
    """Of two War Rages the one laid for the second stays; the other may be thrown for Divine Wound."""
    for held, thrown in ((["seth-war-rage"], False), (["seth-war-rage", "seth-war-rage"], True)):
        one = {"units": {"west_bank": 3, "w_obelisk_n": 3}, "tiles": ["red/divine-wound"], "di": held}
        game = invaded(p1=one)
        pass_until(game, "battle-cards")
        for move in ("p1 card/4-1-0", "p1 pass", "p3 card/2-0-2", "p3 card/1-3-0", "p1 card/1-3-0", "p1 di/seth-war-rage"):
            game.play(move)
        if "p1 pass" in game.moves():
            game.play("p1 pass")
        for move in ("p2 card/2-0-2", "p2 card/1-3-0"):
            game.play(move)
        assert game.top.name() == "divine-wound"
        assert ("p1 di/seth-war-rage" in game.moves()) == thrown


# The violet pyramid taken.

TAKEN: dict[str, Any] = {"p2": {"units": {"seth_2": 1, "nw_1": 1}, "pp": 9}}


@pytest.mark.rule("R91")
def test_the_violet_pyramid_taken_brings_no_purchase() -> None:
    """Neither for who stands there nor, by it, a third pyramid for violet tiles."""
    for pyramids in ({}, {"nw_1": "red^4", "nw_2": "white^4"}):
        two = TAKEN["p2"] | {"pyramids": pyramids}
        game = table(4, position=COMMUNITY, p1={"violet": 4, "units": {"seth_gate": 2}}, p2=two)
        assert int(game.total_vp(1)) == 1 + len(pyramids)
        game.play("p2 @buy-red")
        assert not any("violet/" in move for move in game.moves())


@pytest.mark.rule("R91")
@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 1)])
def test_the_violet_pyramid_taken_is_a_point_at_level_4(level: int, points: int) -> None:
    for home, mine in (("seth_gate", points), ("seth_3", 0)):
        game = table(4, p1={"violet": level, "units": {home: 2}}, **TAKEN)
        assert int(game.total_vp(1)) == mine


@pytest.mark.rule("R91", "K6.5")
def test_seth_buys_by_the_violet_pyramid_only_while_it_is_seths() -> None:
    """K6.5: of a pyramid that is taken its owner has nothing; a unit in any district of the city is enough."""
    for home, able in (("seth_gate", False), ("seth_3", True)):
        game = table(4, p1={"violet": 2, "units": {home: 2}, "pp": 9}, **TAKEN)
        start_seth_action(game, 11, NONE)
        assert any("violet/" in move for move in game.moves()) == able
