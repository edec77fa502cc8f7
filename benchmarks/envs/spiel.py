"""OpenSpiel with tensors: its chess, and ours."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.envs.base import Driver, Env


class Spiel(Driver):
    """Its usual loop: observation, legal actions, `apply_action`."""

    def __init__(self, name: str) -> None:
        import pyspiel
        from open_spiel.python.observation import make_observation

        if name != "chess":
            import kemet.envs.openspiel  # registers the game

            assert kemet.envs.openspiel.GAME_TYPE.short_name == name
        self.game = pyspiel.load_game(name)
        self.observation = make_observation(self.game)
        self.state: Any = None
        self.random = random.Random(1)

    def run(self, steps: int) -> int:
        chance = self.random.random
        set_from = self.observation.set_from
        taken = 0
        while taken < steps:
            state = self.state
            if state is None or state.is_terminal():
                state = self.state = self.game.new_initial_state()
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.random.choices(actions, chances)[0])
                continue
            set_from(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            taken += 1
        return taken


ENVS = [
    Env("openspiel-kemet", "Kemet, OpenSpiel, 2 players", "kemet", lambda: Spiel("python_kemet"), memory=50),
    Env("openspiel-chess", "OpenSpiel, chess", "open_spiel", lambda: Spiel("chess"), memory=200),
]
