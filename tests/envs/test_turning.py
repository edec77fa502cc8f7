"""Actions that name a player are turned like the observation: whoever says "the second to my left" means that player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import gymnasium
import numpy
import pytest
from support.environments import CYCLES, pick, turns

from kemet.engine.actions import (
    ACTIONS,
    ALONG,
    ALONG_EACH,
    PLAYER,
    PYRAMID,
    ActionList,
    counted_from,
    meant_by,
    options_counted_from,
)
from kemet.engine.layout import observation_names
from kemet.engine.play.night import SetOrder
from kemet.engine.rng import seeded
from kemet.envs import KemetVectorEnv, kemet_v1

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_count
def test_turning_there_and_back_changes_nothing(players: int) -> None:
    for seat in range(players):
        for action in [*range(PLAYER), *range(PLAYER, PLAYER + players), *range(PYRAMID, ACTIONS)]:
            assert meant_by(seat, players, counted_from(seat, players, action)) == action
        assert counted_from(seat, players, PLAYER + seat) == PLAYER
        assert counted_from(seat, players, PLAYER + (seat + 1) % players) == PLAYER + 1
        assert meant_by(seat, players, PLAYER + players) == PLAYER + players, "nobody sits there: it must stay illegal"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_units_that_go_along_are_turned_too(players: int) -> None:
    for seat in range(players):
        for action in range(ALONG, ALONG + players * ALONG_EACH):
            assert meant_by(seat, players, counted_from(seat, players, action)) == action
        next_seat = (seat + 1) % players
        assert counted_from(seat, players, ALONG + next_seat * ALONG_EACH + 3) == ALONG + ALONG_EACH + 3
        nobody = ALONG + players * ALONG_EACH
        assert meant_by(seat, players, nobody) == nobody, "nobody sits there: it must stay illegal"
        options, room = ActionList(), ActionList()
        options.add(5)
        options.add(ALONG + next_seat * ALONG_EACH + 2)
        turned = options_counted_from(seat, players, options, room)
        assert [int(turned.items[k]) for k in range(turned.n)] == [5, ALONG + ALONG_EACH + 2]


def order_seen(seen: dict[str, Any], names: list[str], players: int) -> list[int]:
    """Returns who comes when in the turn order, counted from the observer on, as the observation tells it."""
    who = ["you", *(f"next-{k}" for k in range(1, players))]
    places = [int(seen["observation"][names.index(f"{name}.place")]) for name in who]
    return sorted(range(players), key=lambda k: places[k])


@every_count
def test_the_order_that_a_player_names_is_the_order_that_player_sees(players: int) -> None:
    """In every seat: the mask offers those not yet named, and after the choice the observation has them in that order."""
    env = kemet_v1.raw_env(players=players, learning=True)
    names = observation_names(env.config.shape)
    rng = seeded("order")
    seats: Counter[int] = Counter()
    for seed in range(100 * CYCLES):
        env.reset(seed=seed)
        for _ in range(5 * CYCLES):
            if not env.agents:
                break
            row = env._row
            agent, chooser = env.agent_selection, int(row.player)
            if row.player < 0 or not isinstance(row.game.top, SetOrder):
                seen = env.observe(agent)
                env.step(pick(seen["action_mask"], rng) if seen["action_mask"].any() else None)
                continue
            named: list[int] = []
            while env.agents and row.player == chooser and isinstance(row.game.top, SetOrder):
                mask = env.observe(agent)["action_mask"]
                assert numpy.flatnonzero(mask).tolist() == [PLAYER + k for k in range(players) if k not in named]
                action = pick(mask, rng)
                named.append(action - PLAYER)
                env.step(action)
            named += [k for k in range(players) if k not in named]
            assert [int(seat) for seat in row.game.order] == [(chooser + k) % players for k in named]
            assert order_seen(env.observe(agent), names, players) == named
            seats[chooser] += 1
        if len(seats) == players:
            break
    assert len(seats) == players, f"only the seats {sorted(seats)} chose the order"


@every_count
def test_rows_and_the_environment_that_asks_one_by_one_agree(players: int) -> None:
    """The same seed and choices show the same masks, and lead the same way."""
    one, rows = kemet_v1.raw_env(players=players), KemetVectorEnv(1, opponents="self", players=players)
    one.reset(seed=21)
    seen, _ = rows.reset(seed=21)
    named = 0
    for _, own, action in turns(one, seeded("agree"), 2 * CYCLES):
        assert (own["action_mask"] == seen["action_mask"][0]).all()
        assert (own["observation"] == seen["observation"][0]).all()
        named += PLAYER <= action < PYRAMID
        seen, *_ = rows.step(numpy.array([action]))
    assert named


@every_count
def test_all_at_once_an_order_means_the_same(players: int) -> None:
    """Who sets the order names itself last, and then comes last."""
    env = kemet_v1.parallel_env(players=players, learning=True)
    rng = seeded("at once")
    shown, _ = env.reset(seed=9)
    chosen = 0
    for _ in range(10 * CYCLES):
        if not env.agents:
            shown, _ = env.reset()
        table = env._episode
        actions = {agent: pick(shown[agent]["action_mask"], rng) for agent in env.agents}
        if isinstance(table.game.top, SetOrder):
            (chooser,) = table.asked
            agent = f"player_{chooser}"
            actions[agent] = int(numpy.flatnonzero(shown[agent]["action_mask"])[-1])
            left = int(shown[agent]["action_mask"].sum())
            shown, *_ = env.step(actions)
            if left == 2:
                assert [int(seat) for seat in table.game.order] == [(chooser - 1 - k) % players for k in range(players)]
                chosen += 1
            continue
        shown, *_ = env.step(actions)
    assert chosen


def test_an_order_is_refused_with_the_numbers_that_are_right() -> None:
    env = kemet_v1.raw_env(players=3)
    env.reset(seed=4)
    rng = seeded("refused")
    while not isinstance(env._row.game.top, SetOrder):
        env.step(pick(env.observe(env.agent_selection)["action_mask"], rng))
    seat = int(env._row.player)
    with pytest.raises(ValueError, match=rf"512 \(p{seat + 1}\)"):
        env.step(PLAYER + 3)


def test_names_of_the_version_before_say_what_to_use() -> None:
    with pytest.raises(gymnasium.error.DeprecatedEnv, match="use kemet_v1"):
        from kemet.envs import kemet_v0  # noqa: F401
    with (
        pytest.warns(DeprecationWarning, match="upgrading to version `v1`"),
        pytest.raises(gymnasium.error.DeprecatedEnv, match="Kemet-2p-v1"),
    ):
        gymnasium.make("Kemet-2p-v0")
