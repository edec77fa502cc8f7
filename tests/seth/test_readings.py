"""Other readings of when the camps win, of decks that run out, and of temples that fall (components of Seth, 8.10)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import fight, on, pass_until, table, vp

from kemet.engine import Game
from kemet.engine.ids import NONE, VP_BATTLE
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import POWER_NAMES, SETH
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.play.victory import gain_vp
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

WORKS = {"ceremony": "yes", "portal": "open", "sacred-temples": {"west_bank": 3}}
LATE = ["community-wins-at-turn-end"]


def pass_turn(game: Game) -> None:
    """Has every member pray and pass until Seth is asked or the game is over."""
    while not game.over() and isinstance(game.top, CommunityTurn):
        prays = [move for move in game.moves() if "@pray" in move]
        game.play(prays[0] if prays else game.moves()[0])
        while not game.over() and game.top.name() == "turn":
            game.play(next(move for move in game.moves() if move.endswith(" pass")))


@pytest.mark.rule("R98", "S7.1", "variant/community-wins-at-turn-end")
def test_the_community_may_win_only_when_its_turn_is_over() -> None:
    game = table(4, LATE, position=WORKS | {"day-track": 1}, p3={"vp": {"battle": 5}, "units": {"s_1": 2}})
    gain_vp(game, 1, VP_BATTLE)
    game.advance()
    assert not game.over()
    pass_turn(game)
    assert [game.has_won(seat) for seat in range(4)] == [False, True, True, True]


@pytest.mark.rule("R98", "S7.1", "variant/community-wins-at-turn-end")
def test_the_community_may_win_when_seths_turn_is_over() -> None:
    """A point gained in defence waits for its end, in which Seth may be first."""
    seats: dict[str, Any] = {"p3": {"vp": {"battle": 5}, "units": {"s_1": 2}}}
    for points, winner in ((0, 1), (7, SETH)):
        game = table(4, LATE, position=WORKS, p1={"units": {"seth_1": 6}, "vp": {"battle": points}}, **seats)
        gain_vp(game, 1, VP_BATTLE)
        game.advance()
        assert not game.over()
        if winner == SETH:
            gain_vp(game, SETH, VP_BATTLE)
            game.advance()
        else:
            for move in ("p1 @seth-pray-lower", "p1 pass"):
                game.play(move)
        assert game.has_won(winner)


@pytest.mark.rule("R98", "S6.3", "variant/community-wins-at-turn-end")
def test_the_point_for_temples_wins_at_once() -> None:
    """At the end of the day it is nobody's turn."""
    temples = {"units": {"west_temple": 1, "sphinx_temple": 1, "west_bank": 1}, "vp": {"battle": 5}}
    game = table(4, LATE, position=WORKS | {"day-track": 10}, p2=temples)
    assert game.has_won(1)
    assert int(game.round) == 2


def invaded(variants: list[str], **seats: Any) -> Game:
    """Returns a game in which Seth, with seven points, has won the first of two battles."""
    given = {"p2": {"units": {"nw_front": 3, "nw_1": 1}}, "p3": {"units": {"s_front": 1, "s_1": 1}}} | seats
    game = table(4, variants, position=WORKS, p1={"units": {"west_bank": 3, "w_obelisk_n": 1}, "vp": {"battle": 7}}, **given)
    for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    game.play("p1 card/4-1-0")
    fight(game, p3="2-0-2 1-3-0", p1="1-3-0", p2="4-1-0 2-0-2")
    return game


def leave(game: Game) -> None:
    """Has who is beaten recall, till Seth is asked what to do next."""
    while not game.over() and game.top.name() != "seth-turn":
        game.play(next((move for move in game.moves() if "recall" in move), game.moves()[0]))


@pytest.mark.rule("S5.2", "S5.5", "R84", "R98", "variant/both-battles-fought")
def test_the_second_battle_may_be_fought_after_the_last_point() -> None:
    """Then Seth has won; where it wins the game for the community, that comes first."""
    assert invaded([]).has_won(SETH)
    game = invaded(["both-battles-fought"])
    assert not game.over()
    assert vp(game)[0] == 8
    assert game.moves()[0].startswith("p3 ")
    leave(game)
    assert game.has_won(SETH)
    assert on(game, 1, "nw_front") < 3
    defends = {"units": {"nw_front": 5, "nw_1": 1}, "tiles": ["blue/defensive-victory"], "vp": {"battle": 5}}
    for variants, winner in (([], SETH), (["both-battles-fought"], 1)):
        game = invaded(variants, p2=defends)
        leave(game)
        assert game.has_won(winner)


@pytest.mark.rule("S5.2", "R84", "R98", "variant/both-battles-fought")
def test_a_battle_alone_is_not_waited_for() -> None:
    """One that falls away is no second battle."""
    seats: dict[str, Any] = {
        "p2": {"units": {"nw_front": 1, "nw_1": 1}, "di": ["escape"]}, "p3": {"units": {"s_front": 2, "s_1": 1}}
    }  # fmt: skip
    seth = {"units": {"west_bank": 4, "w_obelisk_n": 3}, "vp": {"battle": 7}}
    game = table(4, ["both-battles-fought"], p1=seth, **seats)
    for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    game.play("p2 di/escape")
    pass_until(game, "escape-to")
    game.play(game.moves()[0])
    fight(game, p1="4-1-0 1-3-0", p3="2-0-2 1-3-0")
    assert game.has_won(SETH)
    assert on(game, 2, "s_front") == 2


def empty_decks(variants: list[str]) -> Game:
    """Returns a game in which all cards but one of each deck are discarded."""
    game = table(4, variants, p1={"units": {"seth_1": 2}})
    for card in game.rules.di_cards:
        game.discard[card.id] += game.deck[card.id]
        game.change_deck(card.id, -game.deck[card.id])
    for slug in ("prayer", "seth-prayer"):
        card = next(card for card in game.rules.di_cards if card.slug == slug)
        game.discard[card.id] -= 1
        game.change_deck(card.id, 1)
    return game


@pytest.mark.rule("K4.3", "S2.2", "variant/decks-run-out")
def test_decks_may_run_out() -> None:
    """The last card is still drawn, then nobody draws any more."""
    for variants, cards in (([], 2), (["decks-run-out"], 1)):
        game = empty_decks(variants)
        start_seth_action(game, 10, NONE)
        start_seth_action(game, 10, NONE)
        assert int(game.hand_size[SETH]) == cards
        assert faults(game) == []


def held_by_seth(variants: list[str], temples: dict[str, int], **more: Any) -> Game:
    """Returns the night after a day at whose end Seth stood on the sacred temples on the bank and before a city."""
    position = {"day-track": 10, "ceremony": "yes", "portal": "open", "sacred-temples": temples, **more}
    seth = {"units": {"west_bank": 2, "nw_front": 2}, "pp": 0}
    return table(4, variants, position=position, p1=seth, p2={"units": {"nw_1": 2}, "vp": {"battle": 5}})


@pytest.mark.rule("R96", "S7.1", "S7.3", "variant/sacred-temples-fall")
def test_sacred_temples_may_fall() -> None:
    """Those that Seth holds, after their PP; powers stay, the goal is to be reached again, the token lies with the others."""
    temples = {"west_bank": 3, "nw_front": 1, "s_front": 2}
    stays = held_by_seth([], temples, powers=["march-of-osiris"])
    assert {name: temple["level"] for name, temple in view(stays, 1)["seth"]["temples"].items()} == temples
    game = held_by_seth(["sacred-temples-fall"], temples, powers=["march-of-osiris"])
    shown = view(game, 1)["seth"]
    assert list(shown["temples"]) == ["s_front"]
    assert shown["powers"] == ["march-of-osiris"]
    assert int(game.pp[SETH]) == int(stays.pp[SETH]) == 2 + 3
    assert faults(game) == []
    for other, won in ((stays, True), (game, False)):
        gain_vp(other, 1, VP_BATTLE)
        other.advance()
        assert other.has_won(1) == won


@pytest.mark.rule("R96", "S7.3", "S7.4", "variant/sacred-temples-fall")
def test_where_all_powers_are_gained_there_is_none_to_draw() -> None:
    """Temples that fell and were built again may have brought all six."""
    position = {"day-track": 1, "sacred-temples": {"west_bank": 2}, "powers": list(POWER_NAMES)}
    rich: dict[str, Any] = {seat: {"units": {"w_obelisk": 1}, "pp": 11} for seat in ("p2", "p3")}
    rich["p2"]["units"] |= {"west_bank": 4}
    game = table(3, ["sacred-temples-fall"], position=position, **rich)
    game.play("p2 west_bank")
    temple = view(game, 1)["seth"]["temples"]["west_bank"]
    assert (temple["level"], temple["power"]) == (3, None)
    for move in ("p2 call", "p2 x11", "p3 x5"):
        game.play(move)
    assert game.top.name() == "community-turn"
    assert view(game, 1)["seth"]["ceremony"]


@pytest.mark.rule("S6.3", "R94", "variant/two-temples")
def test_two_temples_may_be_enough() -> None:
    held = {"units": {"west_temple": 1, "sphinx_temple": 1}}
    for variants, points in (([], 0), (["two-temples"], 1)):
        assert vp(table(4, variants, position={"day-track": 10}, p2=held)) == (0, points)
    one = {"units": {"west_temple": 1}}
    assert vp(table(4, ["two-temples"], position={"day-track": 10}, p2=one)) == (0, 0)
