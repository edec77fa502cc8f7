"""Games that a net plays on by itself, many at a time: what comes of an action, in worlds that could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy
from librt.vecs import vec
from mypy_extensions import u8

from kemet.bots.nets.inputs import places, shape_for
from kemet.bots.thinking.turns import turn_begins
from kemet.engine import Game
from kemet.engine.actions import BATTLE_CARD, PLAYER, ActionList, meant_by, options_counted_from
from kemet.engine.layout import observation_size
from kemet.engine.observe import Observer
from kemet.engine.rules import Rules

if TYPE_CHECKING:
    from kemet.bots.nets.net import Floats, Net

# Games thought about together: more are hardly faster, and the last ones to end are waited for.
TOGETHER = 32
# How freely everybody plays; battle cards are mixed as in training.
TEMPERATURE = 0.5
NEVER = -1e9


class Rollouts:
    """Plays games under *rules* on by *net*, up to the next turn of a player."""

    def __init__(self, net: Net, rules: Rules, seed: int) -> None:
        shape = shape_for(rules, net.version)
        self.net = net
        self.rules = rules
        self._size = observation_size(shape)
        self._actions = shape.layout.actions
        self._places = numpy.array(places(shape, net.version))
        width = self._size + self._actions
        buffer = vec[u8]([0] * (TOGETHER * width))
        self._observers: list[Observer] = []
        for slot in range(TOGETHER):
            like = self._observers[0] if slot else None
            self._observers.append(Observer(rules, buffer, slot * width, shape, like))
        self._rows = numpy.frombuffer(memoryview(buffer), numpy.uint8).reshape(TOGETHER, width)
        self._counted = ActionList()
        self._sharpness = numpy.full(self._actions, 1 / TEMPERATURE, numpy.float32)
        self._sharpness[BATTLE_CARD:PLAYER] = 1
        self._chance = numpy.random.default_rng(seed)

    def values(self, games: list[Game], seat: int) -> list[float]:
        """Plays all *games* on to the next turn of *seat*; returns the chance of *seat* to win in each of them then."""
        found = [0.0] * len(games)
        waiting = list(range(len(games)))
        # Which game is played in which slot.
        playing: dict[int, int] = {}
        while waiting or playing:
            for slot in range(TOGETHER):
                if waiting and slot not in playing:
                    playing[slot] = waiting.pop()
            asked: list[tuple[int, int]] = []
            arrived: list[int] = []
            for slot, k in list(playing.items()):
                game = games[k]
                who = self._asked(game, slot)
                if who < 0:
                    found[k] = float(game.has_won(seat))
                    del playing[slot]
                elif who == seat and turn_begins(game):
                    arrived.append(slot)
                else:
                    asked.append((slot, who))
            thoughts = self._thoughts([slot for slot, _ in asked] + arrived)
            chances = self.net.chance(thoughts[len(asked) :])
            for slot, chance in zip(arrived, chances.tolist(), strict=True):
                found[playing.pop(slot)] = chance
            chosen = self._chosen(thoughts[: len(asked)], [slot for slot, _ in asked])
            for (slot, who), action in zip(asked, chosen, strict=True):
                games[playing[slot]].take(who, meant_by(who, self.rules.players, action))
        return found

    def _asked(self, game: Game, slot: int) -> int:
        """Plays *game* on where there is no choice; writes what who is asked then sees, and returns who; -1 at the end."""
        observer = self._observers[slot]
        options = observer.options
        while not game.over():
            who = game.to_act()
            game.options(who, options)
            if options.n > 1:
                observer.write(game, who, options_counted_from(who, self.rules.players, options, self._counted))
                return int(who)
            game.take(who, options.items[0])
        return -1

    def _thoughts(self, slots: list[int]) -> Floats:
        inputs = numpy.zeros((len(slots), self.net.size), numpy.uint8)
        inputs[:, self._places] = self._rows[slots, : self._size]
        return self.net.thought(inputs)

    def _chosen(self, thoughts: Floats, slots: list[int]) -> list[int]:
        """Returns an action for each of *slots*, counted from the own seat on, drawn by the chances the net gives."""
        liked = self.net.all_logits(thoughts)[:, : self._actions] * self._sharpness
        liked += self._chance.gumbel(size=liked.shape).astype(numpy.float32)
        liked[self._rows[slots, self._size :] == 0] = NEVER
        found: list[int] = liked.argmax(axis=1).tolist()
        return found
