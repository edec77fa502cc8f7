"""Bots of both camps: what they weigh, what they leave alone, and that they play better than chance."""

from __future__ import annotations

import math

import pytest

from kemet.bots import Perspective, make_bot
from kemet.bots.thinking import camp_features as features
from kemet.bots.thinking.camp_sense import others_may_build
from kemet.bots.thinking.camps import CampEvaluation, evaluation_for
from kemet.bots.thinking.evaluation import WON
from kemet.bots.thinking.sense import sensible
from kemet.bots.thinking.turns import turn_begins
from kemet.bots.weights import default_weights
from kemet.engine import Game, Options, start
from kemet.engine.actions import COUNT, PASS, SPACE, TOKEN
from kemet.engine.determinize import determinize
from kemet.engine.ids import lowest
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.temples import Ceremony, call_ceremony, deserts
from kemet.engine.rng import seeded

QUICK = "greedy:tries=4,again=1"
MOST_ROUNDS = 30


def played(players: int, bots: list[str], seed: str) -> Game:
    """Returns a game of *bots*, played to its end."""
    game = start(Options(players=players, modules=["seth"]), seed)
    minds = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(bots)]
    while not game.over() and game.round < MOST_ROUNDS:
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.take(seat, legal[0] if len(legal) == 1 else minds[seat].decide(Perspective(game, seat), legal))
    return game


def at_community_turn(players: int, seed: str) -> Game:
    """Returns a random game at the first turn of the community."""
    game = start(Options(players=players, modules=["seth"]), seed)
    rng = seeded(seed)
    while not isinstance(game.top, CommunityTurn):
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.take(seat, legal[int(rng.below(len(legal)))])
    return game


def test_features_are_numbered_in_the_order_of_their_names() -> None:
    numbers = [getattr(features, f"SETH_{name.upper().replace('-', '_')}") for name in features.SETH_NAMES]
    numbers += [getattr(features, f"OUR_{name.upper().replace('-', '_')}") for name in features.COMMUNITY_NAMES]
    assert numbers == list(range(features.SIZE))
    assert features.SETH_SIZE == len(features.SETH_NAMES)


def test_every_feature_of_both_camps_has_its_weights() -> None:
    weights = default_weights()
    assert set(features.NAMES) <= set(weights)
    assert all(len(three) == 3 and all(map(math.isfinite, three)) for three in weights.values())


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_members_have_the_same_chance_and_both_camps_together_one(players: int) -> None:
    game = at_community_turn(players, "chances")
    evaluation = evaluation_for(game.rules, default_weights())
    assert isinstance(evaluation, CampEvaluation)
    chances = evaluation.chances(game)
    assert len(set(chances[1:])) == 1
    assert chances[0] + chances[1] == pytest.approx(1.0)


def test_a_game_won_is_won_for_the_whole_camp() -> None:
    game = at_community_turn(4, "won")
    game.finish(2)
    assert evaluation_for(game.rules, default_weights()).standings(game) == [-WON, WON, WON, WON]


def test_hidden_hands_do_not_change_the_worth() -> None:
    game = at_community_turn(5, "hidden")
    evaluation = evaluation_for(game.rules, default_weights())
    rng = seeded("worlds")
    for seat in range(5):
        assert evaluation.chances(determinize(game, seat, rng)) == evaluation.chances(game)


def test_members_leave_the_turn_to_who_can_build_first() -> None:
    game = at_community_turn(4, "build")
    turn = game.top
    assert isinstance(turn, CommunityTurn)
    builder, other = 2, 1
    free = deserts(game) & ~game.rules.board.obelisks & ~game.occupied()
    game.put_units(builder, lowest(free), 1)
    assert others_may_build(game, turn, other)
    left = sensible(game, other, game.legal(other))
    assert PASS in left
    assert not [action for action in left if TOKEN <= action < SPACE]
    assert PASS not in sensible(game, builder, game.legal(builder))


def test_who_is_asked_for_the_ceremony_gives_what_is_wanted() -> None:
    game = at_community_turn(3, "ceremony")
    facts = facts_of(game)
    obelisk = next(k for k in range(37) if game.rules.board.obelisks >> k & 1 and not game.rules.board.temples >> k & 1)
    for seat in (1, 2):
        game.put_units(seat, obelisk, 1)
        game.pp[seat] = 11
    assert not facts.fact(game, facts.at_ceremony)
    call_ceremony(game, 1)
    game.top.run(game)
    assert isinstance(game.top, Ceremony)
    assert sensible(game, 1, game.legal(1)) == [COUNT + 11]


@pytest.mark.parametrize("side", ["seth", "community"])
def test_even_a_quick_greedy_beats_random_on_either_side(side: str) -> None:
    bots = [QUICK, "random", "random"] if side == "seth" else ["random", QUICK, QUICK]
    games = [played(3, bots, f"quick {k}") for k in range(2)]
    assert all(game.over() and game.has_won(0) == (side == "seth") for game in games)


def test_search_finds_its_way_in_both_camps() -> None:
    game = at_community_turn(3, "search")
    for seat in (1, 0):
        while int(game.to_act()) != seat or len(game.legal(seat)) == 1 or not turn_begins(game):
            asked = int(game.to_act())
            game.take(asked, game.legal(asked)[-1])
        legal = game.legal(seat)
        assert make_bot("search:iterations=2", f"mind {seat}").decide(Perspective(game, seat), legal) in legal
