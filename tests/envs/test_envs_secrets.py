"""What environments show of hidden things: nothing."""

from __future__ import annotations

from typing import Any

import pytest
from support.environments import CYCLES, every_game, pick, turns

from kemet.engine import Game
from kemet.engine.determinize import determinize
from kemet.engine.ids import BIT, NONE
from kemet.engine.layout import observation_names
from kemet.engine.play.battle import Battle
from kemet.engine.rng import seeded
from kemet.envs import kemet_v1


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tells whether two observations are the same in every byte."""
    return all((one[name] == other[name]).all() for name in ("observation", "action_mask"))


def hidden_cards(game: Game, player: int) -> list[Any]:
    """Returns the hands of everybody else, what lies in the deck, and what they chose for a battle not yet revealed."""
    kinds = len(game.rules.di_cards)
    hands = [[int(game.hand[seat * kinds + k]) for k in range(kinds)] for seat in range(game.rules.players) if seat != player]
    battle_hands = [int(game.battle_hand[seat]) for seat in range(game.rules.players) if seat != player]
    sides = [side for frame in game.stack if isinstance(frame, Battle) for side in frame.sides]
    chosen = [int(side.card) for side in sides if side.seat != player and not side.revealed]
    return [hands, battle_hands, [int(number) for number in game.deck], chosen]


@every_game
def test_an_observation_does_not_change_when_hidden_cards_of_others_do(agreed: dict[str, Any]) -> None:
    """Cards of others and of the deck are dealt anew, as that player could believe them to be: every byte stays."""
    rng = seeded("hidden")
    changed = 0
    ways: list[dict[str, Any]] = [{}, {"dtype": "float32", "layout": "widest"}]
    for way in ways:
        env = kemet_v1.raw_env(**agreed, **way)
        env.reset(seed=13)
        for number, _ in enumerate(turns(env, rng, CYCLES)):
            if number % 5:
                continue
            row = env._row
            for seat, agent in enumerate(env.agents):
                true, before = row.game, env.observe(agent)
                row.game = determinize(true, seat, rng)
                changed += hidden_cards(row.game, seat) != hidden_cards(true, seat)
                assert same(env.observe(agent), before)
                row.game = true
    assert changed > CYCLES // 10


def battle_with_one_choice_made(env: Any, seed: int) -> tuple[int, int] | None:
    """Plays at random until one side of a battle has chosen its card and the other is asked; returns both seats."""
    env.reset(seed=seed)
    for _ in turns(env, seeded(seed), CYCLES * 4):
        row = env._row
        frame = next((frame for frame in row.game.stack if isinstance(frame, Battle)), None)
        if frame is not None and not frame.sides[0].revealed and row.player != NONE:
            for side in frame.sides:
                if side.seat != row.player and side.card >= 0 and not side.shown:
                    return int(side.seat), int(row.player)
    return None


def test_a_battle_card_laid_first_is_not_seen_by_who_chooses_second() -> None:
    env = kemet_v1.raw_env(players=2)
    found = 0
    for seed in range(12):
        seats = battle_with_one_choice_made(env, seed)
        if seats is None:
            continue
        first, second = seats
        game = env._row.game
        before = env.observe(f"player_{second}")
        mine = env.observe(f"player_{first}")
        side = next(s for frame in game.stack if isinstance(frame, Battle) for s in frame.sides if s.seat == first)
        chosen = side.card
        for card in range(len(game.rules.battle_cards)):
            side.card = card
            assert same(env.observe(f"player_{second}"), before)
            assert same(env.observe(f"player_{first}"), mine) == (card == chosen)
        found += 1
    assert found > 3


@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_is_asked_together_does_not_see_whether_others_have_a_choice(players: int) -> None:
    """Somebody who holds no Veto has no choice there; to those who have one, all who are awaited look alike."""
    env = kemet_v1.parallel_env(players=players)
    seen, _ = env.reset(seed=3)
    rng = seeded("together")
    names = observation_names(env.config.shape)
    places = [names.index(f"{who}.awaited") for who in ("you", *(f"next-{k}" for k in range(1, players)))]
    without_choice = 0
    for _ in range(CYCLES * 6):
        if not env.agents:
            seen, _ = env.reset()
        game = env._episode.game
        for seat in env._episode.asked:
            found = [int(seen[f"player_{seat}"]["observation"][place]) for place in places]
            assert found == [int(bool(game.awaiting() & BIT[(seat + k) % players])) for k in range(players)]
            for other in range(players):
                if game.awaiting() & BIT[other] and len(game.legal(other)) == 1:
                    without_choice += 1
        seen, *_ = env.step({agent: pick(seen[agent]["action_mask"], rng) for agent in env.agents})
    assert without_choice or players == 2


@pytest.mark.parametrize("players", [2, 5])
def test_who_is_not_asked_may_do_nothing(players: int) -> None:
    env = kemet_v1.raw_env(players=players)
    env.reset(seed=1)
    for agent, seen, _ in turns(env, seeded(1), CYCLES):
        assert seen["action_mask"].sum() > 1
        for other in env.agents:
            assert other == agent or not env.observe(other)["action_mask"].any()
