"""The bot that plays as a net learned to: looking ahead at the end of a day only, milliseconds for a decision."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import u8

from kemet.bots.base import Bot, BotError, Perspective, Setting
from kemet.bots.nets import MASTER, Net, net_of
from kemet.bots.nets.inputs import Inputs, shape_for
from kemet.bots.search import SearchBot
from kemet.bots.styles import STYLES, leaning
from kemet.bots.thinking.sense import begins_action, can_pray, changes_nothing, sensible
from kemet.engine import Game
from kemet.engine.actions import GOLD, PASS, SILVER, SPACE, counted_from
from kemet.engine.layout import LayoutError, observation_size
from kemet.engine.observe import Observer
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.day import Turn
from kemet.engine.rules import Rules

# Chance is drawn as a whole number below this.
FINE = 1 << 30
# As freely as in training.
MIXED = 1.0
# So many choices at most come before an action does something: who moves, how many, where to.
FIRST_STEPS = 4
# Before a day ends with a token unused, so many uses of it are tried in so many worlds.
LAST_LOOKED_AT = 3
LAST_WORLDS = 24


class NetBot(Bot):
    """Takes actions as often as the net finds them good, but for pointless ones: *temperature* 1 as in training, less for the
    best more often, 0 for always the best. Battle cards and the first round are played as in training at least. With a
    *style* it likes some of them more than the net does."""

    SETTINGS: ClassVar[dict[str, Setting]] = {"temperature": float, "style": tuple(STYLES)}
    RANGES: ClassVar[dict[str, tuple[float, float]]] = {"temperature": (0, 10)}
    # Which net it plays, and how many seconds it searches at tables where its net does not play.
    NET: ClassVar[Path] = MASTER
    STAND_IN: ClassVar[float] = 0.3
    # Whether it plays in camps as well. The net of the package has seen Seth, but greedy is stronger there.
    IN_CAMPS: ClassVar[bool] = False

    def __init__(self, seed: str, temperature: float = 0.3, style: str | None = None) -> None:
        super().__init__(seed)
        self.net: Net = net_of(self.NET)
        self.temperature = temperature
        self.style = style
        self._rules: Rules | None = None
        self._strange: Rules | None = None
        self._rollouts: Any = None
        self._stand_in = SearchBot(seed, seconds=self.STAND_IN)

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        world = seen.world(self.rng)
        if not self.knows(world.rules):
            return self._stand_in.decide(seen, legal)
        left = list(sensible(world, seen.player, legal))
        if len(left) == 1:
            return left[0]
        logits = self._logits(world, seen.player, left)
        if self.style:
            leanings = leaning(self.style, world, seen.player, left)
            logits = [logit + more for logit, more in zip(logits, leanings, strict=True)]
        liked = self._weighed(seen, world, left, logits, self._drawn(logits, self._temperature(world)))
        chosen = self._sensibly(world, seen.player, legal, left, liked)
        tokens = extra_tokens(world, seen.player, left) if chosen == PASS else []
        return self._last_look(seen, world, tokens) if tokens else chosen

    def _sensibly(self, world: Game, player: int, legal: list[int], left: list[int], liked: list[float]) -> int:
        """Returns what is *liked* best of the actions *left*, but no token for nothing: a regular one while one could pray, a
        gold one never."""
        prays = can_pray(world, legal)
        for place in sorted(range(len(left)), key=liked.__getitem__, reverse=True):
            free = prays or GOLD <= left[place] < SPACE
            if not (free and self._comes_to_nothing(world, player, left[place])):
                return left[place]
        return left[best(liked)]

    def _last_look(self, seen: Perspective, world: Game, tokens: list[int]) -> int:
        """Returns `PASS`, or that of the extra *tokens* which is worth more than ending the day without it: each is tried in
        the same guessed worlds, and played on to the own next turn."""
        rollouts = self.rollouts(world)
        if rollouts is None:
            return PASS
        tokens = [token for token in tokens if not self._comes_to_nothing(world, seen.player, token)]
        logits = self._logits(world, seen.player, tokens)
        tokens = sorted(tokens, key=lambda token: logits[tokens.index(token)], reverse=True)[:LAST_LOOKED_AT]
        actions = [PASS, *tokens]
        values = rollouts.values(self.begun(seen, actions, LAST_WORLDS), seen.player)
        means = [sum(values[k :: len(actions)]) for k in range(len(actions))]
        return actions[best(means)]

    def begun(self, seen: Perspective, actions: list[int], worlds: int) -> list[Game]:
        """Returns games in which each of *actions* was taken, in the same guessed *worlds*."""
        found: list[Game] = []
        for _ in range(worlds):
            world = seen.world(self.rng)
            for action in actions:
                game = world.copy()
                game.take(seen.player, action)
                found.append(game)
        return found

    def rollouts(self, world: Game) -> Any:
        """Returns what plays games like *world* on by the net, or nothing for a net that thinks of one game at a time: a
        page's own is too slow to look ahead."""
        if self._rollouts is None or self._rollouts.rules is not world.rules:
            if not hasattr(self.net, "rollouts"):
                return None
            self._rollouts = self.net.rollouts(world.rules, self.rng.below(FINE))
        return self._rollouts

    def _weighed(
        self, seen: Perspective, world: Game, left: list[int], logits: list[float], drawn: list[float]
    ) -> list[float]:
        """Returns how much it likes each of the actions *left*, given what it has *drawn*."""
        return drawn

    def knows(self, rules: Rules) -> bool:
        """Tells whether it plays games under *rules* by its net. Where it does not, search stands in."""
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
        for _ in range(FIRST_STEPS):
            if not begins_action(trial):
                break
            legal = trial.legal(player)
            trial.take(player, legal[best(self._logits(trial, player, legal))])
        return isinstance(trial.top, Turn) and changes_nothing(world, trial, player)

    def _logits(self, world: Game, player: int, legal: list[int]) -> list[float]:
        return self.logits_of(self._thought(world, player), player, legal)

    def logits_of(self, thought: Any, player: int, legal: list[int]) -> list[float]:
        """Returns the logits of the *legal* actions of *player*, given what the net made of the position."""
        assert self._rules is not None
        players = int(self._rules.players)
        found = self.net.logits(thought, [int(counted_from(player, players, action)) for action in legal])
        return [float(logit) for logit in found]

    def chance(self, seen: Perspective) -> float:
        """Returns the player's chance to win, as the net sees it; raises `BotError` where it does not know the game."""
        return float(self.net.chance(self._thought(seen.world(self.rng), seen.player)))

    def _thought(self, world: Game, player: int) -> Any:
        """Returns what the net makes of the position. Nothing hidden is in an observation, so any world will do."""
        (thought,) = self.net.thoughts([self.observation(world, player)])
        return thought

    def observation(self, world: Game, player: int) -> bytes:
        """Returns what the net reads of the position; raises `BotError` where it does not know the game."""
        if self._rules is not world.rules:
            self._look_at(world.rules)
        self._observer.observe(world, player)
        return self._inputs.of(self._seen)

    def _look_at(self, rules: Rules) -> None:
        """Makes ready to read games under *rules*; raises `BotError` if the net does not play them."""
        if rules.has_allies and not self.IN_CAMPS:
            raise BotError("this net cannot play here: it does not know camps well enough")
        try:
            shape = shape_for(rules, self.net.version)
        except LayoutError as error:
            raise BotError(f"this net cannot play here: {error}") from error
        self._inputs = Inputs(shape, self.net.version)
        size = observation_size(shape)
        buffer = vec[u8]([0] * (size + shape.layout.actions))
        self._observer = Observer(rules, buffer, 0, shape)
        self._seen = memoryview(buffer)[:size]
        self._rules = rules

    def _drawn(self, logits: Sequence[float], temperature: float) -> list[float]:
        """Returns the *logits* with chance in them: the largest is one as often as its share of chances is, at that
        *temperature*."""
        if not temperature:
            return list(logits)
        drawn = [(int(self.rng.below(FINE)) + 0.5) / FINE for _ in logits]
        return [logit - temperature * math.log(-math.log(chance)) for logit, chance in zip(logits, drawn, strict=True)]


def extra_tokens(world: Game, player: int, legal: list[int]) -> list[int]:
    """Lists what the silver and the gold token of *player* could still be laid for, in its last turn of the day."""
    over = isinstance(world.top, Turn) and not world.tokens_left[player]
    return [action for action in legal if SILVER <= action < SPACE] if over else []


def best(logits: Sequence[float]) -> int:
    """Returns the place of the largest of the *logits*, the first one of equals."""
    return max(range(len(logits)), key=logits.__getitem__)
