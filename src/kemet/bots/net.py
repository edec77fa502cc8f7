"""The bot that plays as a net learned to: no looking ahead, milliseconds for a decision."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import numpy
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from kemet.bots.base import Bot, BotError, Perspective
from kemet.bots.nets.net import MASTER, Floats, Net, load_net
from kemet.bots.search import SearchBot
from kemet.bots.thinking.sense import begins_action, can_pray, sensible
from kemet.engine import Game
from kemet.engine.actions import PASS, counted_from
from kemet.engine.layout import LayoutError, observation_size, widest_shape
from kemet.engine.observe import Observer
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.rules import Rules

Row = NDArray[numpy.uint8]

# Chance is drawn as a whole number below this.
FINE = 1 << 30
# As freely as in training.
MIXED = 1.0
# How long it searches at tables that its net does not know.
STAND_IN_SECONDS = 0.5


class NetBot(Bot):
    """Takes actions as often as the net finds them good, but for pointless ones: *temperature* 1 as in training, less for the
    best more often, 0 for always the best. Battle cards and the first round are played as in training at least."""

    SETTINGS: ClassVar[dict[str, type[int] | type[float]]] = {"temperature": float}
    RANGES: ClassVar[dict[str, tuple[float, float]]] = {"temperature": (0, 10)}
    # Which net it plays.
    NET: ClassVar[Path] = MASTER

    def __init__(self, seed: str, temperature: float = 0.3) -> None:
        super().__init__(seed)
        self.net: Net = load_net(self.NET)
        self.temperature = temperature
        self._rules: Rules | None = None
        self._strange: Rules | None = None
        self._stand_in = SearchBot(seed, seconds=STAND_IN_SECONDS)

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        world = seen.world(self.rng)
        if not self.knows(world.rules):
            return self._stand_in.decide(seen, legal)
        left = sensible(world, seen.player, legal)
        logits = self._logits(world, seen.player, left)
        prays = can_pray(world, legal)
        temperature = self._temperature(world)
        while len(left) > 1:
            place = self._drawn(logits, temperature)
            if not (prays and self._comes_to_nothing(world, seen.player, left[place])):
                return left[place]
            left = left[:place] + left[place + 1 :]
            logits = numpy.delete(logits, place)
        return left[0]

    def knows(self, rules: Rules) -> bool:
        """Tells whether the net's layout has room for games under *rules*. Where it has none, search stands in."""
        if self._rules is not rules and self._strange is not rules:
            try:
                self._look_at(rules)
            except BotError:
                self._strange = rules
        return self._strange is not rules

    def _temperature(self, world: Game) -> float:
        """Returns how freely it chooses: battle cards and the opening as in training at least, so that it cannot be read."""
        secret = isinstance(world.top, ChooseCards)
        opening = world.round <= 1
        return max(self.temperature, MIXED) if self.temperature and (secret or opening) else self.temperature

    def _comes_to_nothing(self, world: Game, player: int, action: int) -> bool:
        """Tells whether *action* lays a token with which it would then do nothing."""
        trial = world.copy()
        trial.take(player, action)
        if not begins_action(trial):
            return False
        legal = trial.legal(player)
        return legal[int(self._logits(trial, player, legal).argmax())] == PASS

    def _logits(self, world: Game, player: int, legal: list[int]) -> Floats:
        return self.logits_of(self._thought(world, player), player, legal)

    def logits_of(self, thought: Floats, player: int, legal: list[int]) -> Floats:
        """Returns the logits of the *legal* actions of *player*, given what the net made of the position."""
        assert self._rules is not None
        players = int(self._rules.players)
        return self.net.logits(thought, [int(counted_from(player, players, action)) for action in legal])

    def chance(self, seen: Perspective) -> float:
        """Returns the player's chance to win, as the net sees it; raises `BotError` where it does not know the game."""
        return float(self.net.chance(self._thought(seen.world(self.rng), seen.player)))

    def _thought(self, world: Game, player: int) -> Floats:
        """Returns what the net makes of the position. Nothing hidden is in an observation, so any world will do."""
        found: Floats = self.net.thought(self._observe(world, player))[0]
        return found

    def observation(self, world: Game, player: int) -> Row:
        """Returns what the net reads of the position, as one row; raises `BotError` where it does not know the game."""
        return self._observe(world, player).copy()

    def _observe(self, world: Game, player: int) -> Row:
        if self._rules is not world.rules:
            self._look_at(world.rules)
        self._observer.observe(world, player)
        return self._row

    def _look_at(self, rules: Rules) -> None:
        """Makes ready to read games under *rules*; raises `BotError` if there is no room for them."""
        shape = widest_shape()
        size = observation_size(shape)
        buffer = vec[u8]([0] * (size + shape.layout.actions))
        try:
            self._observer = Observer(rules, buffer, 0, shape)
        except LayoutError as error:
            raise BotError(f"this net cannot play here: {error}") from error
        self._row: Row = numpy.frombuffer(memoryview(buffer), numpy.uint8)[:size].reshape(1, -1)
        self._rules = rules

    def _drawn(self, logits: Floats, temperature: float) -> int:
        """Returns the place of one of the *logits*, drawn by its own generator."""
        if not temperature:
            return int(logits.argmax())
        chances = numpy.exp((logits - logits.max()) / temperature)
        drawn = self.rng.below(FINE) / FINE * chances.sum()
        return min(int(numpy.searchsorted(numpy.cumsum(chances), drawn, "right")), len(logits) - 1)
