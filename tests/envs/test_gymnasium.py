"""Gymnasium: its own checks, one learner against bots, many games at once, over processes."""

from __future__ import annotations

import hashlib
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from support.environments import CYCLES, TA_SETI, every_game, pick, pick_all

from kemet.bots import BotError
from kemet.engine import COMPILED, OptionError
from kemet.engine.registry import LAYOUTS
from kemet.engine.rng import seeded
from kemet.envs import ENV_IDS, IllegalActionError, KemetEnv, KemetProcessVectorEnv, KemetVectorEnv

QUICK_BOT = "greedy:tries=2,again=1"
# What a random policy in two rows saw, did and got: the same interpreted and compiled, on every machine. Who changes this
# changes the environments, and raises the version in their names.
PINNED = {"self": "4a0c259a7b67e11d", "random": "9c66d010fc48653c"}


@every_game
def test_gymnasiums_own_checks_pass(agreed: dict[str, Any]) -> None:
    name = f"Kemet-{agreed['players']}p{'-ta-seti' if 'modules' in agreed else ''}-v1"
    check_env(gymnasium.make(name).unwrapped, skip_render_check=agreed["players"] > 2)
    ways: dict[str, Any] = {"dtype": "float32", "layout": "widest", "opponents": QUICK_BOT}
    check_env(gymnasium.make(name, **ways).unwrapped, skip_render_check=True)


def test_every_id_is_registered_one_by_one_and_vectorised() -> None:
    assert len(ENV_IDS) == 12
    for name, agreed in ENV_IDS.items():
        env = gymnasium.make(name)
        env.reset(seed=1)
        assert unwrapped(env).config.rules.options.players == agreed["players"]
        many = gymnasium.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point")
        assert isinstance(many.unwrapped, KemetVectorEnv)
        assert many.reset(seed=1)[0] in many.observation_space
    assert unwrapped(gymnasium.make("Kemet-4p-ta-seti-v1")).config.rules.options.modules
    assert unwrapped(gymnasium.make("Kemet-2p-learning-v1")).config.rules.learning


def unwrapped(env: gymnasium.Env[Any, Any]) -> KemetEnv:
    """Returns what is inside of Gymnasium's wrappers."""
    assert isinstance(env.unwrapped, KemetEnv)
    return env.unwrapped


def test_every_render_mode_draws() -> None:
    for mode, kind in (("ansi", str), ("svg", str), ("rgb_array", numpy.ndarray)):
        env = KemetEnv(render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
        many = KemetVectorEnv(2, render_mode=mode)
        many.reset(seed=1)
        assert [type(drawn) for drawn in many.render() or ()] == [kind] * 2


def play_on(env: KemetEnv, games: int, seed: int) -> list[tuple[Any, ...]]:
    """Plays so many games at random; returns seat, rewards and length of each."""
    found = []
    rng = seeded(seed)
    for game in range(games):
        seen, info = env.reset(seed=seed if game == 0 else None)
        steps, over, cut, reward = 0, False, False, 0.0
        while not (over or cut):
            assert not reward
            assert (seen["action_mask"] == env.action_masks()).all()
            seen, reward, over, cut, _ = env.step(pick(seen["action_mask"], rng))
            steps += 1
        assert not seen["action_mask"].any()
        found.append((info["seat"], reward, steps))
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)
    return found


def test_one_learner_plays_whole_games_in_all_seats() -> None:
    games = play_on(KemetEnv(players=3, learning=True), 12, 1)
    assert {seat for seat, _, _ in games} == {0, 1, 2}
    assert {reward for _, reward, _ in games} == {1.0, -0.5}
    assert {seat for seat, _, _ in play_on(KemetEnv(learning=True, seat=1), 4, 1)} == {1}
    assert play_on(KemetEnv(learning=True, opponents=QUICK_BOT), 2, 3) == play_on(
        KemetEnv(learning=True, opponents=[QUICK_BOT]), 2, 3
    )


def test_greedy_beats_a_random_learner() -> None:
    rewards = [reward for _, reward, _ in play_on(KemetEnv(learning=True, opponents="greedy:tries=8,again=2"), 6, 2)]
    assert sum(rewards) <= -4


def test_an_illegal_action_loses_or_raises() -> None:
    env = KemetEnv(players=3)
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(5)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "legal are" in info["illegal_action"]
    env = KemetEnv(illegal_action="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="legal are"):
        env.step(5)
    many = KemetVectorEnv(3, players=4, opponents="self", reward="rank")
    seen, info = many.reset(seed=1)
    actions = pick_all(seen["action_mask"], seeded(1))
    actions[1] = 5
    loser = info["player"][1]
    _, rewards, ended, _, info = many.step(actions)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert ended.tolist() == [False, True, False]
    assert info["final_info"]["illegal_action"].tolist() == [False, True, False]
    assert info["final_info"]["rewards"][1].tolist() == [-1.0 if k == loser else 1 / 3 for k in range(4)]
    many = KemetVectorEnv(3, illegal_action="raise")
    many.reset(seed=1)
    with pytest.raises(IllegalActionError, match="legal are") as caught:
        many.step(actions * 0 + 5)
    assert caught.value.__notes__ == ["in row 0"]


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(OptionError, match="3 players need 2"):
        KemetEnv(players=3, opponents=["random"])
    with pytest.raises(OptionError, match="seat = 2: 2 players sit in the seats 0 to 1"):
        KemetEnv(seat=2)
    with pytest.raises(BotError, match="no bot called 'horus'"):
        KemetVectorEnv(2, opponents="horus")
    with pytest.raises(OptionError, match="illegal_action = 'ignore'"):
        KemetVectorEnv(2, illegal_action="ignore")
    with pytest.raises(OptionError, match="workers = 3"):
        KemetProcessVectorEnv(2, 3)
    with pytest.raises(ValueError, match="1 seeds for 2 environments"):
        KemetVectorEnv(2).reset(seed=[1])


@pytest.mark.parametrize("opponents", ["random", QUICK_BOT])
def test_rows_are_the_games_of_single_environments(opponents: str) -> None:
    """Gymnasium's own vectorisation of single environments, which knows nothing of ours, gives the same in every step."""
    agreed: dict[str, Any] = {"opponents": opponents, "learning": True, "players": 3}
    ours = KemetVectorEnv(3, **agreed)
    theirs = SyncVectorEnv([lambda: KemetEnv(**agreed)] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    a, b = ours.reset(seed=7)[0], theirs.reset(seed=7)[0]
    rng = seeded("rows")
    ended = 0
    for _ in range((CYCLES if opponents == "random" else CYCLES // 4) * 2):
        assert all((a[name] == b[name]).all() for name in a)
        actions = pick_all(a["action_mask"], rng)
        (a, *of_a, info_a), (b, *of_b, info_b) = ours.step(actions), theirs.step(actions)
        assert all((x == y).all() for x, y in zip(of_a, of_b, strict=True))
        for k in numpy.flatnonzero(of_a[1]):
            ended += 1
            for name in a:
                assert (info_a["final_obs"][k][name] == info_b["final_obs"][k][name]).all()
    assert ended or opponents != "random"


def test_the_spaces_are_those_of_gymnasiums_own_vectorisation() -> None:
    ours, theirs = KemetVectorEnv(3), SyncVectorEnv([KemetEnv] * 3)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.single_observation_space == theirs.single_observation_space
    seen, _ = ours.reset(seed=1)
    assert seen in ours.observation_space
    floats = KemetVectorEnv(3, dtype="float32", layout="widest", **TA_SETI)
    for _ in range(20):
        seen, *_ = floats.step(pick_all(floats.reset(seed=1)[0]["action_mask"], seeded(1)))
        assert seen in floats.observation_space


def digest_of(many: Any, steps: int) -> str:
    """Returns a digest over everything that random play gives in so many steps."""
    summary = hashlib.blake2b(digest_size=8)
    rng = seeded("digest")
    seen, info = many.reset(seed=11)
    for _ in range(steps):
        seen, rewards, ended, cut, info = many.step(pick_all(seen["action_mask"], rng))
        for values in (seen["observation"], seen["action_mask"], rewards, ended, cut, info["player"]):
            summary.update(numpy.ascontiguousarray(values).tobytes())
    many.close()
    return summary.hexdigest()


@pytest.mark.interpreted
@pytest.mark.parametrize("opponents", ["self", "random", QUICK_BOT])
def test_a_seed_gives_the_same_trajectories_everywhere(opponents: str) -> None:
    steps = 60 if opponents == QUICK_BOT else 400
    agreed: dict[str, Any] = {"opponents": opponents, "players": 3, "learning": True, **TA_SETI}
    here = digest_of(KemetVectorEnv(2, **agreed), steps)
    assert here == PINNED.get(opponents, here)
    assert digest_of(KemetProcessVectorEnv(2, 2, **agreed), steps) == here


def test_workers_share_rows_unevenly() -> None:
    assert digest_of(KemetProcessVectorEnv(5, 3), 30) == digest_of(KemetVectorEnv(5), 30)


def test_rows_can_be_reset_alone() -> None:
    many = KemetVectorEnv(3, opponents="self")
    seen, _ = many.reset(seed=1)
    first = seen["observation"].copy()
    for _ in range(10):
        seen, *_ = many.step(pick_all(seen["action_mask"], seeded(1)))
    before = seen["observation"].copy()
    seen, _ = many.reset(seed=[1, None, None], options={"reset_mask": numpy.array([True, False, False])})
    assert (seen["observation"][0] == first[0]).all()
    assert (seen["observation"][1:] == before[1:]).all()


def test_self_play_asks_everybody_and_rewards_who_acted() -> None:
    many = KemetVectorEnv(4, opponents="self", learning=True, players=3)
    seen, info = many.reset(seed=2)
    rng = seeded("self")
    players, ended = set(), 0
    for _ in range(20_000 if COMPILED else 900):
        asked = info["player"]
        players |= set(asked.tolist())
        seen, rewards, over, _, info = many.step(pick_all(seen["action_mask"], rng))
        for k in numpy.flatnonzero(over):
            ended += 1
            all_rewards = info["final_info"]["rewards"][k]
            assert rewards[k] == all_rewards[asked[k]]
            assert sorted(all_rewards) == [-0.5, -0.5, 1.0]
        if ended > 5:
            break
    assert players == {0, 1, 2}
    assert ended
    assert seen["action_mask"].shape == (4, LAYOUTS[0].actions)


def test_random_legal_actions_follow_from_the_seed() -> None:
    one, other = (KemetVectorEnv(3, opponents="self", illegal_action="raise", copy=False) for _ in range(2))
    one.reset(seed=5)
    other.reset(seed=5)
    drawn = set()
    for _ in range(50):
        actions = one.sample()
        assert (actions == other.sample()).all()
        drawn |= set(actions.tolist())
        one.step(actions)
        other.step(actions)
    assert len(drawn) > 10


def test_without_copies_observations_are_views_that_go_on() -> None:
    views, copies = KemetVectorEnv(2, copy=False), KemetVectorEnv(2)
    seen, _ = views.reset(seed=1)
    kept, _ = copies.reset(seed=1)
    for _ in range(20):
        actions = views.sample()
        views.step(actions)
        kept, *_ = copies.step(actions)
        assert all((seen[name] == kept[name]).all() for name in kept)
    with pytest.raises(ValueError, match="read-only"):
        seen["observation"][0] = 0


def test_what_was_returned_is_not_written_again() -> None:
    many = KemetVectorEnv(2)
    seen, _ = many.reset(seed=1)
    kept = {name: values.copy() for name, values in seen.items()}
    many.step(pick_all(seen["action_mask"], seeded(1)))
    assert all((kept[name] == seen[name]).all() for name in kept)
    seen["observation"][0] = 0
