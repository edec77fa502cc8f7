"""Corners of battles that corruption brings about: mixed sides, creatures, ways out (S5.6, S5.7, R76–R78, R85, R88)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import corrupted, fight, on, pass_until, table, vp

from kemet.engine import Game
from kemet.engine.board import SPACE_NAMES, space_id
from kemet.engine.ids import NONE, bits
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("S5.7", "R88")
def test_the_two_who_fight_are_muted_till_the_reveal() -> None:
    game = corrupted()
    pass_until(game, "battle-cards")
    for card in ("p2 card/4-1-0", "p2 card/3-2-0", "p3 card/3-2-0", "p3 card/2-0-2"):
        assert bits(game.rules.hooks.muted(game)) == [1, 2], "not Seth, nor p4"
        game.play(card)
    assert (game.top.name(), game.rules.hooks.muted(game)) == ("after-corruption", 0)


@pytest.mark.rule("R76", "R78", "R88", "S5.7")
def test_losses_of_a_mixed_side_are_picked_by_who_fights() -> None:
    """Of the attackers by the token's member, though units of both colours stand on either side."""
    game = corrupted(
        p2={"units": {"west_bank": 2, "s_front": 1, "nw_1": 1}}, p3={"units": {"s_front": 2, "s_1": 1}},
        p4={"units": {"west_bank": 2, "c_1": 1}},
    )  # fmt: skip
    fight(game, p2="4-1-0 3-2-0", p3="3-2-0 2-0-2")
    assert game.top.name() == "pick-side-losses"
    assert game.moves() == ["p3 p2", "p3 p3"]
    game.play("p3 p2")
    assert game.moves() == ["p2 p2", "p2 p4"]
    assert view(game, SETH)["frames"][-1]["number"] == 2
    game.play("p2 p4")
    game.play("p2 p4")
    assert [on(game, seat, "s_front") for seat in (1, 2, 3)] == [2, 2, 0]
    assert vp(game) == (1, 0)
    assert not faults(game)


@pytest.mark.rule("R78", "S8.3", "S5.7")
def test_a_beaten_mixed_side_leaves_as_a_whole() -> None:
    game = corrupted(p3={"units": {"s_front": 2, "s_1": 1}}, p4={"units": {"s_front": 1, "c_1": 1}})
    pass_until(game, "name-fighter")
    game.play("p3 p4")
    fight(game, p2="4-1-0 3-2-0", p4="2-0-2 1-3-0")
    game.play("p4 retreat")
    game.play("p2 west_bank")
    assert [on(game, seat, "west_bank") for seat in (1, 2, 3)] == [0, 2, 1]
    assert [on(game, seat, "s_front") for seat in (1, 2, 3)] == [3, 0, 0]


@pytest.mark.rule("R99", "S8.3")
def test_who_escapes_from_an_ally_takes_the_creature_along() -> None:
    three = {
        "units": {"s_front": 2, "s_1": 1},
        "di": ["escape"],
        "tiles": ["red/phoenix"],
        "creatures": {"phoenix": "s_front"},
    }
    two = {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "west_bank"}}
    game = corrupted(p2=two, p3=three)
    game.play("p3 di/escape")
    pass_until(game, "escape-from-ally")
    game.play("p3 west_bank")
    assert view(game, 1)["players"][2]["creatures"] == {"phoenix": "west_bank"}
    assert view(game, 1)["players"][1]["creatures"] == {"scarab": "s_front"}
    assert not faults(game)


@pytest.mark.rule("R99", "S8.3", "red/osiris")
def test_osiris_leaves_with_the_side_it_stood_on() -> None:
    """p3 has units on either side, and a creature with those who came: Osiris is noted with p3 only once that is apart."""
    three = {
        "units": {"west_bank": 1, "s_front": 2, "s_1": 1},
        "di": ["escape"],
        "tiles": ["red/royal-scarab", "red/osiris"],
        "creatures": {"scarab": "west_bank", "osiris": "s_front"},
    }
    game = corrupted(p2={"units": {"west_bank": 2, "nw_1": 1}}, p3=three)
    game.play("p3 di/escape")
    pass_until(game, "escape-from-ally")
    game.play("p3 west_bank")
    assert on(game, 2, "west_bank") == 2
    assert view(game, 1)["players"][2]["creatures"] == {"scarab": "s_front", "osiris": "west_bank"}
    assert not faults(game)


SCARAB: dict[str, Any] = {"tiles": ["red/royal-scarab"], "creatures": {"scarab": "s_1"}}


def at_home(**seats: Any) -> Game:
    """Returns a game in which Seth leads units of p2 and p3 into p3's own city, against p3's scarab."""
    game = table(4, p1={"units": {"seth_1": 2}}, **seats)
    start_seth_action(game, 3, 1)
    for move in ("s_front", "s_1", "fight"):
        game.play(f"p1 {move}")
    return game


@pytest.mark.rule("S8.3", "R78", "R88")
def test_a_creature_that_came_home_into_the_battle_goes_home_again_with_the_next_recall() -> None:
    """p3 has units on either side: home may be the district of the battle."""
    game = at_home(p2={"units": {"s_front": 2, "nw_1": 1}}, p3={"units": {"s_front": 1, "s_1": 1, "s_2": 1}} | SCARAB)
    fight(game, p2="3-0-1 3-2-0", p3="2-0-2 1-3-0")
    game.play("p3 recall")
    assert game.moves() == ["p3 s_1", "p3 s_2"]
    game.play("p3 s_1")
    game.play("p2 recall")
    assert view(game, 1)["players"][2]["creatures"] == {"scarab": "s_2"}
    assert not faults(game)


@pytest.mark.rule("S8.3", "R78", "R88")
def test_a_creature_that_came_home_into_the_battle_leaves_with_the_units_it_joined() -> None:
    game = at_home(
        p2={"units": {"s_front": 1, "nw_1": 1}}, p3={"units": {"s_front": 2, "s_1": 1, "s_2": 1}} | SCARAB,
        p4={"units": {"s_1": 2, "c_1": 1}},
    )  # fmt: skip
    pass_until(game, "name-fighter")
    game.play("p4 p4")
    fight(game, p2="2-2-1 3-2-0", p4="4-1-0 2-0-2")
    for move in ("p4 p3", "p3 s_1", "p2 retreat"):
        game.play(move)
    while game.top.name() == "retreat-from-ally":
        game.play(next(move for move in game.moves() if "front" in move))
    assert on(game, 2, "s_front") == 2
    assert view(game, 1)["players"][2]["creatures"] == {"scarab": "s_front"}
    assert not faults(game)


def attacked_by(card: str, variants: list[str] | None = None, modules: list[str] | None = None, **seats: Any) -> Game:
    """Returns a game in which the creature of *card* attacks p2 on the west bank."""
    given = {"p2": {"units": {"west_bank": 3, "nw_1": 1}}} | seats
    game = table(4, variants, modules, p1={"violet": 4, "units": {"seth_1": 2}}, **given)
    start_seth_action(game, 7, 1)
    game.play(f"p1 beast/{card}")
    game.play("p1 west_bank")
    return game


@pytest.mark.rule("S5.12", "R90")
@pytest.mark.parametrize(
    ("card", "laid", "points"), [("devourer", "1-3-0", 2), ("devourer", "4-1-0", 1), ("phoenix", "1-3-0", 1)]
)
def test_only_the_devourer_gains_twice(card: str, laid: str, points: int) -> None:
    """For two units destroyed at least."""
    game = attacked_by(card, None, ["black-pyramid"], p2={"units": {"west_bank": 2, "nw_1": 1}})
    fight(game, p1=f"{laid} 2-0-2", p2="1-3-0 3-2-0")
    assert vp(game)[0] == points


@pytest.mark.rule("R85", "variant/loser-leaves-creature")
def test_who_must_leave_and_cannot_is_recalled() -> None:
    """With enemies all around; each unit to its own reserve, one PP less than units."""
    around = dict.fromkeys(names_around(table(4), "west_bank"), 1)
    game = attacked_by(
        "seth-sphinx", ["loser-leaves-creature"], p2={"units": {"west_bank": 3}, "pp": 0}, p3={"units": around}
    )
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    assert on(game, 1, "west_bank") == 0
    assert int(game.pp[1]) == 2


def names_around(game: Game, space: str) -> list[str]:
    """Returns the spaces next to *space*, by portals too."""
    near = game.rules.board.neighbours[space_id(space)] | game.rules.board.portals[space_id(space)]
    return [SPACE_NAMES[other] for other in bits(near)]


@pytest.mark.rule("S5.2", "S5.5", "R84", "R98")
def test_the_second_battle_is_not_fought_after_the_last_point() -> None:
    """Components 8.10: the game ends at once with the eighth battle VP, whatever was prepared."""
    seats: dict[str, Any] = {"p2": {"units": {"nw_front": 1, "nw_1": 1}}, "p3": {"units": {"s_front": 1, "s_1": 1}}}
    game = table(4, p1={"units": {"west_bank": 3, "w_obelisk_n": 3}, "vp": {"battle": 7}}, **seats)
    for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    game.play("p1 card/4-1-0")
    for card in ("2-0-2", "1-3-0"):
        game.play(f"p3 card/{card}")
    game.play("p1 card/3-2-0")
    for card in ("1-3-0", "2-0-2"):
        game.play(f"p2 card/{card}")
    while not game.over() and game.top.name() == "battle-cards":
        game.play(next(move for move in game.moves() if "pass" in move))
    assert game.has_won(SETH)
    assert vp(game)[0] == 8
    assert on(game, 1, "nw_front") == 1


@pytest.mark.rule("S5.4", "S2.2")
def test_a_deck_that_runs_out_is_shuffled_anew_from_its_own_discards() -> None:
    """Components 8.10: Seth's deck from Seth's discards only."""
    game = table(4, p1={"units": {"seth_1": 2}, "di": ["seth-prayer"], "pp": 0})
    members = sum(int(game.deck[card.id]) for card in game.rules.di_cards if not card.deck)
    for card in game.rules.di_cards:
        if card.deck:
            game.discard[card.id] += game.deck[card.id]
            game.change_deck(card.id, -game.deck[card.id])
    start_seth_action(game, 10, NONE)
    assert int(game.hand_size[SETH]) == 2
    assert sum(int(game.deck[card.id]) for card in game.rules.di_cards if card.deck) == 13
    assert sum(int(game.deck[card.id]) for card in game.rules.di_cards if not card.deck) == members
