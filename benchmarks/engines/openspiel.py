"""OpenSpiel: games in C++ through its Python interface. Chance events are played but are no decisions."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from benchmarks.engines.base import Engine


class OpenSpiel(Engine):
    """A game by its OpenSpiel name. Observations go the fastest way there is, into one array that is used again."""

    observes = True

    def __init__(self, name: str) -> None:
        super().__init__()
        self.game = pyspiel.load_game(name)
        self.chancy = self.game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
        self.observation = make_observation(self.game)
        self.mask = np.zeros(self.game.num_distinct_actions(), np.uint8)

    def start(self, seed: int) -> None:
        self.current = self.game.new_initial_state()
        self.random = random.Random(seed)

    def play(self, limit: int) -> tuple[int, int]:
        state = self.current
        chance = self.random.random
        chancy = self.chancy
        taken = real = 0
        while taken < limit and not state.is_terminal():
            if chancy and state.is_chance_node():
                self.roll(state)
                continue
            actions = state.legal_actions()
            n = len(actions)
            state.apply_action(actions[int(chance() * n)])
            taken += 1
            real += n > 1
        return taken, real

    def observe(self, limit: int) -> tuple[int, int]:
        state = self.current
        chance = self.random.random
        chancy = self.chancy
        set_from = self.observation.set_from
        mask = self.mask
        taken = real = 0
        while taken < limit and not state.is_terminal():
            if chancy and state.is_chance_node():
                self.roll(state)
                continue
            set_from(state, state.current_player())
            actions = state.legal_actions()
            mask.fill(0)
            mask[actions] = 1
            n = len(actions)
            state.apply_action(actions[int(chance() * n)])
            taken += 1
            real += n > 1
        return taken, real

    def roll(self, state: Any) -> None:
        """Plays a chance event."""
        events, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.random.choices(events, weights)[0])

    def copier(self, position: Any) -> Any:
        return position.clone


def make(name: str) -> Engine:
    """Returns the engine for the game called *name*."""
    return OpenSpiel(name)
