"""PettingZoo: its own checks, whole games, rewards, errors, seeds."""

from __future__ import annotations

import importlib
import re
import warnings
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from support.environments import CYCLES, TA_SETI, every_game, pick, turns

from kemet.engine import OptionError, Options, start
from kemet.engine.actions import meant_by
from kemet.engine.ids import BIT
from kemet.engine.rng import seeded
from kemet.envs import IllegalActionError, kemet_v1

# PettingZoo says this of every observation with a mask, its own games included.
WITH_MASK = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
WAYS: list[dict[str, Any]] = [{}, {"dtype": "float32", "layout": "widest", "reward": "rank"}]


@WITH_MASK
@every_game
def test_pettingzoos_own_checks_pass(agreed: dict[str, Any]) -> None:
    for way in WAYS:
        api_test(kemet_v1.env(**agreed, **way), num_cycles=CYCLES)
        api_test(kemet_v1.raw_env(**agreed, **way), num_cycles=CYCLES)
        seed_test(lambda way=way: kemet_v1.env(**agreed, **way), num_cycles=CYCLES // 4)
        parallel_api_test(kemet_v1.parallel_env(**agreed, **way), num_cycles=CYCLES)


def test_its_check_of_pictures_passes(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = {
        "svg": lambda drawn: drawn.startswith("<svg ") and "</svg>" in drawn,
        "ansi": lambda drawn: "sphinx_temple" in drawn,
    }
    render_test(lambda render_mode: kemet_v1.env(render_mode, players=3), custom_tests=kinds)
    assert "sphinx_temple" in capsys.readouterr().out


def test_its_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter([0.0, 1.0, 2.0, 6.0, 6.0])
    measuring = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(measuring, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(kemet_v1.env())
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_a_game_is_that_of_the_engine(agreed: dict[str, Any]) -> None:
    """The same seed and actions lead the engine to the same winner; what is skipped leaves no choice."""
    # The learning game is short, where there is one.
    agreed = {"learning": "edition" not in agreed, **agreed}
    env: Any = kemet_v1.env(**agreed)
    env.reset(seed=5)
    game = start(Options(**agreed), 5)
    for agent, seen, action in turns(env, seeded("zoo"), 100_000):
        while len(game.legal(game.to_act())) == 1:
            game.apply(game.to_act(), game.legal(game.to_act())[0])
        assert agent == f"player_{game.to_act()}"
        seat, players = game.to_act(), agreed["players"]
        meant = [int(meant_by(seat, players, int(legal))) for legal in numpy.flatnonzero(seen["action_mask"])]
        assert sorted(meant) == sorted(game.legal(seat))
        game.apply(seat, meant_by(seat, players, action))
    while not game.over():
        game.apply(game.to_act(), game.legal(game.to_act())[0])
    assert env.unwrapped._row.game.winner == game.winner
    assert env.unwrapped._row.game.dump() == game.dump()


def final_rewards(players: int, reward: str) -> tuple[list[float], int]:
    """Returns what each player of a random game got in all, and the winner."""
    env: Any = kemet_v1.env(players=players, reward=reward, learning=True)
    env.reset(seed=1)
    got = dict.fromkeys(env.possible_agents, 0.0)
    rng = seeded("rewards")
    for agent in env.agent_iter():
        seen, gained, terminated, _, _ = env.last()
        assert terminated or not gained
        got[agent] += gained
        env.step(None if terminated else pick(seen["action_mask"], rng))
    return list(got.values()), int(env.unwrapped._row.game.winner)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rewards_are_given_once_and_sum_to_zero(players: int) -> None:
    got, winner = final_rewards(players, "win")
    assert got[winner] == 1.0
    assert got.count(-1 / (players - 1)) == players - 1
    got, winner = final_rewards(players, "rank")
    assert got[winner] == 1.0
    assert sorted(got) == pytest.approx([-1 + 2 * k / (players - 1) for k in range(players)])


def test_an_illegal_action_is_refused_with_the_legal_ones() -> None:
    env: Any = kemet_v1.env()
    env.reset(seed=3)
    seen, *_ = env.last()
    wrong = int(numpy.flatnonzero(seen["action_mask"] == 0)[3])
    for action in (wrong, 9999, -1, "pass", None, 2.5):
        with pytest.raises(IllegalActionError, match=r"p\d is asked for 'pick-city'; legal are 72\d \(city/"):
            env.step(action)
    after, *_ = env.last()
    assert (after["observation"] == seen["observation"]).all()


def test_calls_out_of_order_are_refused() -> None:
    calls: list[tuple[Any, Any]] = [(kemet_v1.env(), 0), (kemet_v1.parallel_env(), {"player_0": 0})]
    for env, action in calls:
        with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
            env.step(action)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        kemet_v1.env().observe("player_0")
    ended = kemet_v1.env(max_rounds=1)
    ended.reset(seed=1)
    for _ in turns(ended, seeded(1), 1000):
        pass
    with pytest.raises(ResetNeeded):
        ended.step(0)


def test_wrong_settings_are_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"reward": "points"}, "reward = 'points': say 'win' or 'rank'"),
        ({"dtype": "int8"}, "dtype = 'int8': say 'uint8' or 'float32'"),
        ({"layout": "short"}, "layout = 'short'"),
        ({"max_rounds": 0}, "max_rounds = 0"),
        ({"players": 6}, "players = 6"),
        ({"modules": ["horus"]}, "unknown module 'horus'"),
        ({"render_mode": "3d"}, "render_mode = '3d'"),
    ]
    for wrong, words in refused:
        with pytest.raises(OptionError, match=re.escape(words)):
            kemet_v1.env(**wrong)


def test_a_game_is_cut_short_after_max_rounds() -> None:
    env: Any = kemet_v1.env(max_rounds=2)
    env.reset(seed=8)
    for _ in turns(env, seeded(8), 10_000):
        assert not any(env.truncations.values())
    assert env.agents == []
    env.reset(seed=8)
    rng = seeded("short")
    while not any(env.truncations.values()):
        env.step(pick(env.last()[0]["action_mask"], rng))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert env.unwrapped._row.game.round == 3


def trajectory(seed: int | None, env: Any, most: int = 150) -> list[Any]:
    """Returns what random players saw and did."""
    env.reset(seed=seed)
    return [(agent, seen["observation"].tolist(), action) for agent, seen, action in turns(env, seeded("way"), most)]


def test_games_follow_from_the_last_seed_given() -> None:
    one, other = kemet_v1.env(), kemet_v1.env()
    assert trajectory(4, one) == trajectory(4, other)
    second = trajectory(None, one)
    assert second == trajectory(None, other)
    assert second != trajectory(4, one)
    assert trajectory(None, kemet_v1.env()) != trajectory(None, kemet_v1.env())


def test_players_who_are_asked_together_act_together() -> None:
    env: Any = kemet_v1.parallel_env(players=3, **TA_SETI)
    together = 0
    seen, _ = env.reset(seed=6)
    chance = seeded("together")
    for _ in range(CYCLES * 5):
        if not env.agents:
            seen, _ = env.reset()
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].sum() > 1]
        assert asked == [f"player_{seat}" for seat in env._episode.asked]
        assert asked
        awaiting = env._episode.game.awaiting()
        for seat, agent in enumerate(env.agents):
            if agent not in asked:
                assert not awaiting & BIT[seat] or len(env._episode.game.legal(seat)) == 1
                assert seen[agent]["action_mask"].nonzero()[0].tolist() == [0]
        together += len(asked) > 1
        seen, *_ = env.step({agent: pick(seen[agent]["action_mask"], chance) for agent in env.agents})
    assert together > 3


def test_the_parallel_game_refuses_what_is_illegal_and_changes_nothing() -> None:
    env: Any = kemet_v1.parallel_env()
    env.reset(seed=2)
    before = env._episode.game.dump()
    for actions in ({}, {"player_0": 700, "player_1": 700}, {"player_0": None, "player_1": "x"}):
        with pytest.raises(IllegalActionError, match="legal are"):
            env.step(actions)
    assert env._episode.game.dump() == before


def test_no_warning_is_ours() -> None:
    """The checks above let some warnings of PettingZoo pass; playing gives none."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        trajectory(1, kemet_v1.env(players=5))
