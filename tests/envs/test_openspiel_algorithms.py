"""OpenSpiel's own algorithms play Kemet."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent

from kemet.engine import COMPILED
from kemet.envs.openspiel import seeded_state

SIMULATIONS = 12 if COMPILED else 3


@pytest.mark.parametrize("players", [2, 4])
def test_mcts_plays(players: int) -> None:
    game = pyspiel.load_game("python_kemet", {"players": players})
    state = seeded_state(game, 3)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    for _ in range(6):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 4 + 6


def test_information_set_mcts_plays() -> None:
    """It asserts itself that worlds it samples look the same to its player, and that nodes have the same actions."""
    game = pyspiel.load_game("python_kemet", {"players": 3, "modules": "ta-seti"})
    state = seeded_state(game, 5)
    chance = np.random.RandomState(1)
    for _ in range(60):
        state.apply_action(chance.choice(state.legal_actions()))
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, SIMULATIONS, random_state=chance)
    for _ in range(6):
        policy, action = bot.step_with_policy(state)
        assert sorted(choice for choice, _ in policy) == state.legal_actions()
        assert sum(share for _, share in policy) == pytest.approx(1)
        state.apply_action(action)


@pytest.mark.parametrize("kind", ["OBSERVATION", "INFORMATION_STATE"])
def test_the_environment_plays_a_game(kind: str) -> None:
    ends = []
    for _ in range(2):
        env = rl_environment.Environment("python_kemet", observation_type=rl_environment.ObservationType[kind])
        env.seed(9)
        np.random.seed(9)
        agents = [random_agent.RandomAgent(k, env.action_spec()["num_actions"]) for k in range(2)]
        step = env.reset()
        assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]
        while not step.last():
            output = agents[step.observations["current_player"]].step(step)
            assert output.action in step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([output.action])
        assert sorted(step.rewards) == [-1.0, 1.0]
        ends.append(env.get_state.history())
    assert ends[0] == ends[1]
