"""Environments of Seth's game: camps are rewarded as one, observations tell who is who, no hand is shown to allies."""

from __future__ import annotations

from typing import Any

import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from librt.vecs import vec
from mypy_extensions import u8
from pettingzoo.test import api_test, parallel_api_test
from support.environments import CYCLES, pick_all
from support.seth import table

from kemet.engine import COMPILED, Game, Options, make_rules, start
from kemet.engine.board import SPACE_NAMES
from kemet.engine.determinize import determinize
from kemet.engine.layout import observation_fields, observation_size
from kemet.engine.modules.seth.content import CREATURE_CARDS
from kemet.engine.modules.seth.observe import NUMBERS
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.observe import Observer
from kemet.engine.rng import seeded
from kemet.engine.rules import Rules
from kemet.engine.view import view
from kemet.envs import KemetEnv, KemetVectorEnv, kemet_v1
from kemet.envs import openspiel as _registered  # noqa: F401 (registers the game)
from kemet.envs.core.rewards import RANK, WIN, forfeit_rewards, game_rewards

WITH_MASK = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
SIZES = [3, 4, 5, 6]
SETH: dict[str, Any] = {"modules": ["seth"]}


def seth_game(players: int, seed: str, most: int) -> Game:
    """Returns a game of Seth after so many random actions."""
    game = start(Options(players=players, modules=["seth"]), seed)
    rng = seeded(seed)
    for _ in range(most):
        if game.over():
            break
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.take(seat, legal[int(rng.below(len(legal)))])
    return game


def observed(game: Game, player: int) -> dict[str, list[int]]:
    """Returns what *player* observes, by field."""
    rules = game.rules
    buffer = vec[u8]([0] * (observation_size(rules) + int(rules.layout.actions)))
    Observer(rules, buffer, 0).observe(game, player)
    return {name: [int(byte) for byte in buffer[place : place + size]] for name, (place, size) in places(rules).items()}


def places(rules: Rules) -> dict[str, tuple[int, int]]:
    """Returns where each field lies, and how many bytes it has."""
    found, at = {}, 0
    for name, size in observation_fields(rules):
        found[name] = (at, size)
        at += size
    return found


@pytest.mark.parametrize("players", SIZES)
def test_a_camp_is_rewarded_as_one(players: int) -> None:
    game = seth_game(players, "rewards", 200)
    for winner in (0, players - 1):
        over = game.copy()
        over.finish(winner)
        for kind in (WIN, RANK):
            rewards = game_rewards(kind, over)
            assert sum(rewards) == pytest.approx(0.0)
            assert len({round(reward, 9) for reward in rewards[1:]}) == 1
            assert (rewards[0] > 0) == (winner == 0)
    forfeit = forfeit_rewards(2, game.rules)
    assert forfeit[0] == 1.0
    assert forfeit[1:] == [-1.0 / (players - 1)] * (players - 1)


@WITH_MASK
@pytest.mark.parametrize("players", SIZES)
def test_pettingzoos_own_checks_pass(players: int) -> None:
    api_test(kemet_v1.env(players=players, **SETH), num_cycles=CYCLES)
    parallel_api_test(kemet_v1.parallel_env(players=players, **SETH), num_cycles=CYCLES)


@pytest.mark.parametrize("players", SIZES if COMPILED else [3, 6])
def test_gymnasiums_own_checks_pass(players: int) -> None:
    check_env(KemetEnv(players=players, **SETH), skip_render_check=True)
    check_env(KemetEnv(players=players, opponents="random", layout="widest", dtype="float32", **SETH), skip_render_check=True)


def test_many_games_at_once_end_with_the_rewards_of_camps() -> None:
    many = KemetVectorEnv(4, players=3, max_rounds=3, **SETH)
    seen, _ = many.reset(seed=1)
    rng = seeded("many")
    for _ in range(CYCLES):
        seen, rewards, _, _, _ = many.step(pick_all(seen["action_mask"], rng))
        assert numpy.isfinite(rewards).all()


@pytest.mark.parametrize("players", SIZES if COMPILED else [4])
def test_openspiel_plays_to_the_end(players: int) -> None:
    game = pyspiel.load_game("python_kemet", {"players": players, "modules": "seth"})
    assert (game.min_utility(), game.max_utility(), game.num_players()) == (-1.0, 1.0, players)
    rng = seeded(f"spiel {players}")
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(int(legal[rng.below(len(legal))]))
    returns = state.returns()
    assert sum(returns) == pytest.approx(0.0)
    assert len({round(value, 9) for value in returns[1:]}) == 1


@pytest.mark.parametrize("players", SIZES)
def test_observations_say_who_is_who(players: int) -> None:
    game = seth_game(players, "who", 150)
    for seat in range(players):
        seen = observed(game, seat)
        assert seen["seth"].index(1) == (players - seat) % players
        assert [seen[f"{'you' if k == 0 else f'next-{k}'}.ally"][0] for k in range(players)] == [
            int(((seat + k) % players == 0) == (seat == 0)) for k in range(players)
        ]
        shown = view(game, seat)["seth"]
        assert seen["track"] == [shown["place"]]
        assert (seen["speaker"].index(1) + seat) % players == int(shown["speaker"][1:]) - 1
        assert seen["portal"] == [int(shown["portal"] == "open")]


def test_temples_and_points_of_the_community_are_observed() -> None:
    found = 0
    for number in range(6):
        game = seth_game(4, f"temples {number}", 700)
        if game.over():
            continue
        seen, shown = observed(game, 2), view(game, 2)["seth"]
        found += len(shown["temples"])
        levels = {name: level for name, level in zip(SPACE_NAMES, seen["temple-levels"], strict=True) if level}
        assert levels == {space: temple["level"] for space, temple in shown["temples"].items()}
        assert seen["seth-vp"] == [int(game.permanent_vp(0))]
        assert seen["community-vp"] == [int(game.permanent_vp(3))]
    assert found


def test_what_a_decision_is_about_is_observed() -> None:
    """Whom it strikes, how many are left, price and offer, the place and the creature."""
    game = table(
        3, position={"day-track": 1}, p2={"units": {"w_obelisk": 1}, "pp": 11}, p3={"units": {"w_obelisk": 1}, "pp": 11}
    )
    game.play("p2 call")
    game.play("p2 x3")
    assert observed(game, 2)["asked-numbers"] == [view(game, 2)["frames"][-1].get(name, 0) for name in NUMBERS]
    assert set(observed(game, 2)["asked-numbers"]) == {0, 3, 20}
    prey = table(3, p1={"violet": 4, "units": {"seth_1": 2}}, p3={"units": {"west_bank": 2}})
    start_seth_action(prey, 7, 2)
    prey.play("p1 beast/scarab")
    seen = observed(prey, 0)
    assert seen["asked-about"].index(1) == 2
    assert max(seen["asked-places"]) == 1 + [card.creature for card in CREATURE_CARDS].index("scarab")


@pytest.mark.parametrize("players", [3, 5])
def test_hands_are_hidden_from_allies_too(players: int) -> None:
    """What a player observes and sees is the same in every world that differs only in what is hidden."""
    rng = seeded("worlds")
    for moment in (60, 200, 420):
        game = seth_game(players, f"hidden {moment}", moment)
        if game.over():
            continue
        for seat in range(players):
            world = determinize(game, seat, rng)
            assert observed(world, seat) == observed(game, seat)
            assert view(world, seat) == view(game, seat)
            others = [player for player in view(game, seat)["players"] if player["player"] != f"p{seat + 1}"]
            assert all(player["di-hand"] is None and player["battle-hand"] is None for player in others)


def test_the_layout_of_seth_has_room_for_every_number_of_players() -> None:
    sizes = {players: observation_size(make_rules(Options(players=players, modules=["seth"]))) for players in SIZES}
    assert sizes[3] < sizes[4] < sizes[5] < sizes[6]
    assert make_rules(Options(players=6, modules=["seth", "black-pyramid", "new-cards"])).layout.version == 6
