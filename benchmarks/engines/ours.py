"""Kemet: the compiled random loop of the engine, or a Python loop that calls the engine for each decision."""

from __future__ import annotations

import random
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from benchmarks.engines.base import Engine
from kemet.engine import Options, make_rules, start_with
from kemet.engine.observe import Observer, observation_size
from kemet.engine.playout import Tally, copy_often, play_observing, play_randomly
from kemet.engine.rng import seeded


class Kemet(Engine):
    """Games for a number of players, with some modules, played by `play_randomly`."""

    chunk = 1000
    observes = True

    def __init__(self, players: int, modules: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.rules = make_rules(Options(players, modules=list(modules)))
        self.observer = Observer(self.rules, vec[u8]([0] * (observation_size(self.rules) + self.rules.layout.actions)), 0)

    def start(self, seed: int) -> None:
        self.current = start_with(self.rules, f"bench/{seed}")
        self.rng = seeded(f"bench/{seed}/play")

    def play(self, limit: int) -> tuple[int, int]:
        tally = Tally()
        play_randomly(self.current, self.rng, limit, tally)
        return int(tally.decisions), int(tally.real)

    def observe(self, limit: int) -> tuple[int, int]:
        tally = Tally()
        play_observing(self.current, self.rng, limit, tally, self.observer)
        return int(tally.decisions), int(tally.real)

    def copier(self, position: Any) -> Any:
        return position.copy

    def copy_often(self, position: Any, times: int) -> None:
        copy_often(position, times)


class KemetLoop(Kemet):
    """The same games by a loop in plain Python, as a script of a user would have it: from choice to choice, so that forced
    decisions are not counted."""

    chunk = 64
    copy_often = Engine.copy_often

    def start(self, seed: int) -> None:
        super().start(seed)
        self.random = random.Random(seed).random

    def play(self, limit: int) -> tuple[int, int]:
        game = self.current
        chance = self.random
        taken = 0
        player, actions = game.next_choice()
        while actions and taken < limit:
            player, actions = game.step(player, actions[int(chance() * len(actions))])
            taken += 1
        return taken, taken

    def observe(self, limit: int) -> tuple[int, int]:
        game = self.current
        chance = self.random
        observer = self.observer
        taken = real = 0
        while taken < limit and game.winner < 0:
            player = game.to_act()
            observer.observe(game, player)
            actions = observer.options.to_list()
            n = len(actions)
            game.take(player, actions[int(chance() * n)])
            taken += 1
            real += n > 1
        return taken, real


def make(players: int, loop: bool = False) -> Engine:
    """Returns the engine for that many players."""
    return KemetLoop(players) if loop else Kemet(players)
