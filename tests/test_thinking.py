"""How the bots think: the worth of a position, first sight and deeper looks."""

from __future__ import annotations

import math

import pytest
from support.book import book
from support.fuzzing import MODULE_NAMES, random_game
from support.second import second

from kemet.bots import Perspective
from kemet.bots.search import SearchBot
from kemet.bots.thinking import features
from kemet.bots.thinking.evaluation import WON, Evaluation, tile_name
from kemet.bots.thinking.ismcts import OPEN_AFTER, Tree, horizon
from kemet.bots.thinking.rollout import RolloutPolicy
from kemet.bots.weights import WEIGHTS_FILES, default_weights
from kemet.engine import COMPILED, Game, Options, make_rules, start
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.ids import VP_BATTLE
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.day import Turn
from kemet.engine.play.victory import gain_vp
from kemet.engine.position import build_position
from kemet.engine.rng import seeded

pytestmark = pytest.mark.interpreted

TA_SETI = ["black-pyramid", "dawn", "path", "early-victory", "new-cards"]
MOMENTS = 60 if COMPILED else 8


def turns(options: Options, seed: str, number: int) -> list[Game]:
    """Returns moments at which somebody's turn begins."""
    found: list[Game] = []
    for recorder, _, _, _ in random_game(options, seed):
        top = recorder.game.top
        if isinstance(top, Turn) and not top.laid and len(found) < number:
            found.append(recorder.game.copy())
    return found


# The worth of a position.


def test_features_are_numbered_in_the_order_of_their_names() -> None:
    assert [getattr(features, name.upper().replace("-", "_")) for name in features.NAMES] == list(range(features.SIZE))
    assert len(features.NAMES) == features.SIZE


@pytest.mark.parametrize("edition", list(WEIGHTS_FILES))
def test_every_feature_and_every_tile_has_its_weights(edition: str) -> None:
    weights = default_weights(edition)
    boxes = (Options(players=5, modules=MODULE_NAMES), Options(players=5, edition=BLOOD_AND_SAND))
    tiles = {tile_name(tile.name) for options in boxes for tile in make_rules(options).tiles}
    of_camps = {name for name in weights if name.startswith(("seth ", "community "))}
    assert set(weights) - of_camps == {*features.NAMES, *tiles}
    assert all(len(three) == 3 and all(map(math.isfinite, three)) for three in weights.values())


def measured(game: Game, seat: int) -> dict[str, float]:
    """Returns the features of *seat* by name."""
    evaluation = Evaluation(game.rules, default_weights(game.rules.options.edition))
    evaluation.prepare(game)
    evaluation.measure(game, seat)
    return dict(zip(features.NAMES, evaluation.numbers, strict=True))


def test_what_the_book_of_the_dead_adds_is_measured() -> None:
    given = {"honour": 4, "afterlife": 3, "tiles": ["emerald/thoth"], "divinities": {"thoth": "w_obelisk"}}
    found = measured(book(p1=given, p2={"units": {"west_temple": 3}}), 0)
    wanted = {"honour-lost": 5, "decay": 2, "lost-vp": 1, "afterlife": 3, "divinities": 1}
    assert {name: found[name] for name in wanted} == wanted
    assert (found["exposed"], found["prey"]) == (0, 3 + 4), "Thoth alone is stronger than three units in a temple"


def test_veterans_are_measured_and_dawn_tokens_are_not() -> None:
    assert measured(second(p1={"veterans": 3}), 0)["veterans"] == 3
    rules = make_rules(Options(players=2, modules=["dawn"]))
    game = build_position(rules, {}, {"p1": {"dawn-tokens": 2}})
    assert measured(game, 0)["veterans"] == 0


def test_without_the_books_nothing_of_them_is_measured() -> None:
    for game in turns(Options(players=3, modules=TA_SETI), "books", 10):
        for seat in range(3):
            assert not any(list(measured(game, seat).values())[features.OF_BOOKS :])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_somebody_wins(players: int) -> None:
    for game in turns(Options(players=players, modules=MODULE_NAMES), "worth", MOMENTS):
        chances = Evaluation(game.rules, default_weights()).chances(game)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_a_point_more_is_better_for_its_player_and_worse_for_the_others() -> None:
    for game in turns(Options(players=3), "points", MOMENTS):
        evaluation = Evaluation(game.rules, default_weights())
        before = evaluation.chances(game)
        gain_vp(game, 1, VP_BATTLE)
        after = evaluation.chances(game)
        assert after[1] > before[1]
        assert after[0] < before[0]
        assert after[2] < before[2]


def test_a_game_won_is_worth_most() -> None:
    game = start(Options(players=3), 1)
    game.finish(2)
    assert Evaluation(game.rules, default_weights()).standings(game) == [-WON, -WON, WON]


# The tree.


def tree_of(game: Game) -> Tree:
    """Returns a tree with two turns to choose from, the first better at first sight."""
    policy = RolloutPolicy(seeded("tree"), Evaluation(game.rules, default_weights()))
    tree = Tree(game, game.turn, policy)
    first, second = (turn_of(policy, game, k) for k in range(2))
    tree.consider(first, 0.52)
    tree.consider(second, 0.5)
    tree.consider(first, 0.1)
    assert len(tree.root.branches) == 2
    return tree


def turn_of(policy: RolloutPolicy, game: Game, k: int) -> list[int]:
    """Returns a turn that begins with the option number *k*."""
    world = game.copy()
    action = world.legal(int(world.turn))[k]
    world.take(game.turn, action)
    trace = [action]
    policy.play_turn(world, game.turn, trace)
    return trace


def test_first_sight_counts_until_deeper_looks_say_otherwise() -> None:
    tree = tree_of(turns(Options(players=2), "tree", 1)[0])
    first, second = tree.root.branches
    assert tree.best_plan() is first.plan
    second.visits, second.total = 40, 40 * 0.9
    first.visits, first.total = 40, 40 * 0.2
    tree.root.visits = 80
    assert tree.best_plan() is second.plan


def test_growing_looks_at_every_turn_and_adds_up() -> None:
    tree = tree_of(turns(Options(players=2), "tree", 1)[0])
    for _ in range(40):
        tree.grow()
    assert tree.root.visits == 40 == sum(branch.visits for branch in tree.root.branches)
    for branch in tree.root.branches:
        assert branch.visits > 0
        assert 0.0 <= branch.total <= float(branch.visits)


def test_after_a_turn_looked_at_often_its_answers_are_told_apart() -> None:
    tree = tree_of(turns(Options(players=2), "tree", 1)[0])
    first = tree.root.branches[0]
    tree.grow()
    assert all(branch.next is None for branch in tree.root.branches)
    first.visits, first.total = OPEN_AFTER, 0.99 * OPEN_AFTER
    for _ in range(6):
        tree.grow()
    assert first.next is not None
    assert first.next.seat != tree.root.seat
    assert first.next.visits == sum(branch.visits for branch in first.next.branches) == first.visits - OPEN_AFTER > 0


@pytest.mark.parametrize("players", [2, 3, 5])
def test_turns_are_played_on_one_by_one(players: int) -> None:
    for game in turns(Options(players=players), "on", 3):
        policy = RolloutPolicy(seeded("on"), Evaluation(game.rules, default_weights()))
        begun = game.turn
        policy.play_turns(game, 1)
        assert game.winner >= 0 or (isinstance(game.top, Turn) and not game.top.laid)
        assert game.winner >= 0 or game.round > 1 or game.turn != begun
    assert horizon(2) == 12
    assert horizon(5) == 20


def test_questions_beside_the_turn_get_legal_answers_that_can_be_made_again() -> None:
    met = 0
    for recorder, _, player, _ in random_game(Options(players=3), "aside"):
        game = recorder.game
        legal = game.legal(player)
        if len(legal) < 2 or isinstance(game.top, Turn | ChooseCards) or (game.turn == player and not game.night):
            continue
        chosen = {SearchBot("s", iterations=8).decide(Perspective(game, player), legal) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(legal)
        met += 1
        if met >= MOMENTS // 4:
            break
    assert met


def test_a_tree_goes_on_only_where_its_best_turn_leads_and_nothing_was_revealed() -> None:
    game = turns(Options(players=2), "tree", 1)[0]
    seat = int(game.turn)
    after = game.copy()
    after.take(seat, tree_of(game).best_plan()[0])
    assert tree_of(game).goes_on(after, seat)
    assert not tree_of(game).goes_on(after, 1 - seat)
    revealed = after.copy()
    revealed.reveals += 1
    assert not tree_of(game).goes_on(revealed, seat)


def test_later_decisions_of_a_turn_need_no_more_looks_than_the_first() -> None:
    game = turns(Options(players=2), "looks", 1)[0]
    seat = int(game.turn)
    bot = SearchBot("s", iterations=30)
    for _ in range(3):
        legal = game.legal(seat)
        game.take(seat, bot.decide(Perspective(game, seat), legal))
        assert bot.thinker.tree is not None
        assert bot.thinker.tree.root.visits <= 30
        if game.to_act() != seat or not game.legal(seat)[1:]:
            break
