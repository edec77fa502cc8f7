"""OpenSpiel: its own checks, and that a state is what the engine says: reproducible, copied whole, and keeping secrets."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from support.battle_secrets import SECRETS
from support.fuzzing import MODULE_NAMES
from support.secrets import play, position

from kemet.engine import COMPILED, Game, OptionError, Options, start
from kemet.engine.actions import meant_by
from kemet.engine.ids import BIT
from kemet.engine.record import digest
from kemet.engine.registry import SETS
from kemet.envs.core.openspiel_position import LONGEST_GAME, TERMINAL, Position, opened, replayed
from kemet.envs.openspiel import KemetGame, KemetState, seeded_state
from kemet.envs.openspiel_observers import MEMORIES, InformationState, Observation

TABLES = [(players, modules) for players in (2, 3, 4, 5) for modules in ("", "ta-seti")]
# The interpreted engine is some 20 times slower: it is checked at two tables.
FEW_TABLES = TABLES if COMPILED else [(2, ""), (3, "ta-seti")]


def game_of(players: int, modules: str) -> KemetGame:
    game: KemetGame = pyspiel.load_game("python_kemet", {"players": players, "modules": modules})
    return game


def position_of(state: KemetState) -> Position:
    """Returns the position that *state* stands for: it has left the chance nodes at the root."""
    assert isinstance(state.at, Position)
    return state.at


def random_states(game: KemetGame, seed: int) -> Iterator[KemetState]:
    """Yields the states of a random game, the last included."""
    chance = random.Random(seed)
    state = seeded_state(game, seed)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


def state_after(game: KemetGame, seed: int, choices: int) -> KemetState:
    """Returns the state of a random game after so many choices."""
    return next(state for number, state in enumerate(random_states(game, seed)) if number == choices)


def last_state(game: KemetGame, seed: int) -> KemetState:
    """Returns the last state of a random game."""
    return next(state for state in random_states(game, seed) if state.is_terminal())


def some_states(game: KemetGame, seed: int, every: int) -> list[KemetState]:
    """Returns copies of some states of a random game, beginning with the chance nodes and ending with the last."""
    states = [game.new_initial_state(), game.new_initial_state().child(seed % 256)]
    for number, state in enumerate(random_states(game, seed)):
        if number % every == 0 or state.is_terminal():
            states.append(state.clone())
    return states


def known(state: KemetState, player: int) -> tuple[str, list[float], str, list[float]]:
    """Returns everything that OpenSpiel can tell *player* about *state*."""
    return (
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_string(player),
        state.information_state_tensor(player),
    )


def test_a_random_simulation() -> None:
    pyspiel.random_sim_test(game_of(2, ""), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("players", "modules"), FEW_TABLES)
def test_random_simulations(players: int, modules: str) -> None:
    pyspiel.random_sim_test(game_of(players, modules), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("players", "modules"), FEW_TABLES)
def test_conventions_of_the_interface(players: int, modules: str) -> None:
    class Conventions(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = "python_kemet"

        @classmethod
        def setUpClass(cls) -> None:
            # Its own sample would hardly leave the 2**32 seeds at the root.
            cls.game = game_of(players, modules)
            cls.game_type = cls.game.get_type()
            cls.some_states = some_states(cls.game, seed=players, every=97)

    result = unittest.TestResult()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Conventions)
    assert suite.countTestCases() >= 5
    suite.run(result)
    assert not result.failures + result.errors
    assert not result.skipped


@pytest.mark.parametrize(("players", "modules"), FEW_TABLES)
def test_pickles_of_game_and_states(players: int, modules: str) -> None:
    game = game_of(players, modules)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for state in some_states(game, seed=11, every=130):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()
        same_game, same_state = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert (str(same_game), str(same_state)) == (str(game), str(state))


@pytest.mark.parametrize(("players", "modules"), FEW_TABLES)
def test_a_seed_gives_the_game_of_the_engine(players: int, modules: str) -> None:
    """The engine played by the same choices and, between them, every forced decision, ends in the same place."""
    last = last_state(game_of(players, modules), 5)
    choices = iter(last.history()[4:])
    game = start(Options(players=players, modules=modules.split()), seed=5)
    while not game.over():
        player = game.to_act()
        legal = game.legal(player)
        game.apply(player, legal[0] if len(legal) == 1 else meant_by(player, players, next(choices)))
    assert next(choices, None) is None
    assert digest(game) == digest(position_of(last).game)
    winner = int(game.winner)
    assert last.returns() == [1.0 if seat == winner else -1.0 / (players - 1) for seat in range(players)]
    assert last.current_player() == TERMINAL


def test_every_choice_is_a_choice() -> None:
    for state in random_states(game_of(3, "ta-seti"), 8):
        legal = state.legal_actions()
        assert state.is_terminal() or len(legal) > 1
        assert legal == sorted(legal) == pyspiel.State.legal_actions(state)
        assert all(state.legal_actions(player) == [] for player in range(3) if player != state.current_player())


TRAJECTORY = """
import random, zlib, pyspiel, numpy
from kemet.envs.openspiel import seeded_state
game = pyspiel.load_game("python_kemet(players=3,modules=ta-seti)")
state, chance, seen = seeded_state(game, 17), random.Random(17), 0
while not state.is_terminal():
    if len(state.history()) % 50 == 0:
        seen = zlib.crc32(numpy.array(state.information_state_tensor()).tobytes(), seen)
    state.apply_action(chance.choice(state.legal_actions()))
print(seen, state.history(), state)
"""


def test_trajectories_are_the_same_in_every_process() -> None:
    told = set()
    for number in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": number}
        done = subprocess.run([sys.executable, "-c", TRAJECTORY], env=environment, capture_output=True, text=True, check=True)
        told.add(done.stdout)
    assert len(told) == 1


@pytest.mark.interpreted
def test_trajectories_are_the_same_interpreted_and_compiled() -> None:
    """Both builds run this test, and find what is written here."""
    ends = []
    for players, modules in ((2, ""), (4, "ta-seti")):
        last = last_state(game_of(players, modules), 2024)
        ends.append((len(last.history()), digest(position_of(last).game)))
    assert ends == [(320, "cc6bfa2b3af486801759cb42"), (1221, "d4f9ce35aeb7dcd48bc321eb")]


@pytest.mark.parametrize("remembering", [False, True])
def test_a_clone_is_independent(remembering: bool) -> None:
    game = game_of(3, "ta-seti")
    for state in some_states(game, seed=23, every=60):
        if state.is_chance_node() or state.is_terminal():
            continue
        if remembering:
            state.information_state_string(0)
        clone = state.clone()
        assert known(clone, 0) == known(state, 0)
        before = (str(state), state.history(), *known(state, 1))
        chance = random.Random(1)
        for _ in range(12):
            if not clone.is_terminal():
                clone.apply_action(chance.choice(clone.legal_actions()))
        assert (str(state), state.history(), *known(state, 1)) == before
        assert str(clone) != str(state)


@pytest.mark.parametrize(("players", "modules"), FEW_TABLES)
def test_what_is_hidden_changes_nothing_that_a_player_is_told(players: int, modules: str) -> None:
    differing = 0
    for state in some_states(game_of(players, modules), seed=31, every=70):
        if state.is_chance_node() or state.is_terminal():
            continue
        for player in range(players):
            chance = random.Random(player)
            twin = state.resample_from_infostate(player, chance.random)
            assert known(twin, player) == known(state, player)
            assert twin.current_player() == state.current_player()
            differing += position_of(twin).game.dump()[1:] != position_of(state).game.dump()[1:]
    assert differing > 10


def place_of(game: Game) -> Position:
    """Returns a place in a game that no seed leads to, with what its log tells still to be heard."""
    place = Position(game.copy(), int(game.to_act()), 0, [], [], [])
    place.game.log = list(game.log or [])
    return place


def told_by_observers(place: Position, player: int) -> list[Any]:
    """Returns what the observers tell *player* about such a place."""
    told: list[Any] = []
    for observer in (Observation(place.rules), InformationState(place.rules)):
        observer.set_from(SimpleNamespace(at=place), player)
        told += [observer.string_from(SimpleNamespace(at=place), player), observer.tensor.tolist()]
    return told


@pytest.mark.parametrize("name", SECRETS)
def test_the_secrets_of_the_engine_are_kept(name: str) -> None:
    """Two games that differ in what a viewer cannot know: OpenSpiel tells both alike, of the present and of the past."""
    secret = SECRETS[name]
    games = [play(secret.one, secret.one_moves), play(secret.other, secret.other_moves)]
    for viewer in (seat for seat in secret.viewers if seat >= 0):
        told = []
        for game in games:
            place = place_of(game)
            place.hear()
            assert place.story
            told.append(told_by_observers(place, viewer))
        assert told[0] == told[1]


def test_who_is_asked_first_does_not_see_whether_the_others_have_a_choice() -> None:
    told = []
    for card in ("veto", "prayer"):
        text = position(players=3, p1='di = ["mana-theft"]', p2='di = ["veto"]', p3=f'di = ["{card}"]')
        place = place_of(play(text, ["p1 di/mana-theft"]))
        place.settle()
        assert place.player == 1
        told.append(told_by_observers(place, 1))
    assert told[0] == told[1]


def other_answers(state: KemetState, first: int) -> Iterator[KemetState]:
    """Yields where the other player of a shared decision is asked, after several different answers of *first*."""
    for number in range(6):
        chance = random.Random(number)
        fork = state.clone()
        while fork.current_player() == first and position_of(fork).game.awaiting() & ~BIT[first]:
            fork.apply_action(chance.choice(fork.legal_actions()))
        if fork.current_player() != TERMINAL:
            yield fork


def test_who_answers_later_does_not_see_the_earlier_answer() -> None:
    shared = 0
    for seed in range(2 if COMPILED else 1):
        for state in random_states(game_of(3, "ta-seti"), 40 + seed):
            first = state.current_player()
            others = position_of(state).game.awaiting() & ~BIT[first] if first >= 0 else 0
            if not others:
                continue
            forks = [fork for fork in other_answers(state, first) if others & BIT[fork.current_player()]]
            awaiting = [position_of(fork).game.awaiting() for fork in forks]
            asked = [fork for fork, mask in zip(forks, awaiting, strict=True) if mask and mask & ~others == 0]
            told = {str(known(fork, fork.current_player())) for fork in asked}
            moves = {str(fork.history()) for fork in asked}
            if len(moves) > 1:
                assert len(told) == 1
                shared += 1
    assert shared > 5


def test_the_information_state_recalls_everything() -> None:
    """What a player was told at a choice, and the choice, is how what that player is told later begins."""
    past: list[list[str]] = [[], [], []]
    chance = random.Random(3)
    state = seeded_state(game_of(3, "ta-seti"), 3)
    for _ in range(250):
        player = state.current_player()
        *lines, _ = state.information_state_string(player).split("\n")
        assert lines[: len(past[player])] == past[player]
        action = chance.choice(state.legal_actions())
        past[player] = [*lines, f"p{player + 1} {state.action_to_string(player, action)}"]
        state.apply_action(action)


def test_the_memory_of_the_tensor_is_the_end_of_the_story() -> None:
    state = state_after(game_of(4, "ta-seti"), 9, 400)
    size = state.get_game().observation_tensor_size()
    for player in range(4):
        tensor = state.information_state_tensor(player)
        assert tensor[:size] == state.observation_tensor(player)
        rows = [tensor[at : at + 5] for at in range(size, len(tensor), 5)]
        assert len(rows) == MEMORIES
        heard = [memory.row for memory in position_of(state).remembered() if memory.audience & BIT[player]]
        for row, memory in zip(rows, reversed(heard), strict=False):
            assert row[0] == memory[0] + 1
            assert sorted(row[1:]) != [0, 0, 0, 0] or set(memory[1:]) == {-1}
        assert len(heard) > MEMORIES


def test_the_memory_of_the_tensor_is_empty_before_anything_happened() -> None:
    state = seeded_state(game_of(2, ""), 1)
    heard = [memory for memory in position_of(state).remembered() if memory.audience & BIT[0]]
    memory = state.information_state_tensor(0)[state.get_game().observation_tensor_size() :]
    assert 0 < len(heard) < MEMORIES
    assert any(memory[: 5 * len(heard)])
    assert not any(memory[5 * len(heard) :])


def test_seats_are_counted_from_the_player_who_is_told() -> None:
    state = seeded_state(game_of(3, ""), 1)
    first = state.current_player()
    state.apply_action(state.legal_actions()[0])
    size = state.get_game().observation_tensor_size()
    for player in range(3):
        tensor = state.information_state_tensor(player)
        rows = [tensor[at : at + 5] for at in range(size, len(tensor), 5)]
        city = next(row for row in rows if row[0] == 5)
        assert city[1] == (first - player) % 3 + 1


def test_a_resampled_state_can_be_saved_and_played_on() -> None:
    state = state_after(game_of(3, "ta-seti"), 77, 200)
    chance = random.Random(4)
    twin = state.resample_from_infostate(state.current_player(), chance.random)
    for _ in range(40):
        twin.apply_action(chance.choice(twin.legal_actions()))
    twin = twin.resample_from_infostate(1, chance.random)
    twin.apply_action(twin.legal_actions()[0])
    again = pickle.loads(pickle.dumps(twin))
    assert str(again) == str(twin)
    assert [known(again, player) for player in range(3)] == [known(twin, player) for player in range(3)]
    while not twin.is_terminal():
        twin.apply_action(chance.choice(twin.legal_actions()))


def test_a_game_without_end_ends() -> None:
    place = opened(game_of(2, "").rules, 1, None)
    place.moves.extend([0] * (LONGEST_GAME - 1))
    place.take(place.legal()[0])
    assert place.player == TERMINAL
    assert place.legal() == []
    assert place.returns() == [0.0, 0.0]


def test_illegal_actions_are_refused() -> None:
    state = seeded_state(game_of(2, ""), 1)
    before = str(state)
    with pytest.raises(ValueError, match="727 is no legal action here; those are"):
        state.apply_action(727)
    assert str(state) == before
    with pytest.raises(ValueError, match="256 is no byte of a seed"):
        state.get_game().new_initial_state().apply_action(256)


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"players": 6}, "2, 3, 4 or 5 can play"),
        ({"modules": "tea-seti"}, "unknown module 'tea-seti'"),
        ({"target": 9}, "8 or 10 victory points"),
        ({"edition": "new"}, "edition = 'new'"),
    ],
)
def test_parameters_that_no_game_can_have(parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        pyspiel.load_game("python_kemet", parameters)


def test_parameters_of_a_game_string() -> None:
    game = pyspiel.load_game("python_kemet(players=4,modules=dawn+path,target=10,edition=classic)")
    assert game.rules.options.items() == Options(players=4, modules=["dawn", "path"], target=10).items()
    assert (game.num_players(), game.min_utility(), game.max_utility()) == (4, -1 / 3, 1.0)
    every = pyspiel.load_game("python_kemet(modules=ta-seti)").rules.options.modules
    assert every == [name for name in MODULE_NAMES if name in SETS["ta-seti"]]


def test_a_replay_is_the_position() -> None:
    state = state_after(game_of(2, ""), 6, 100)
    place = position_of(state)
    again = replayed(place.rules, place.seed, place.moves, [], None)
    assert again.game.dump() == place.game.dump()


def test_without_openspiel_the_message_names_the_extra() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport kemet.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert "ModuleNotFoundError: kemet.envs.openspiel needs OpenSpiel" in done.stderr
    assert "pip install 'kemet[openspiel]'" in done.stderr
