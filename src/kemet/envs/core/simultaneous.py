"""A game in which all who are asked answer at once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kemet.engine.actions import PASS, ActionList, meant_by, options_counted_from
from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.layout import observation_size
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.observe import Observer
from kemet.engine.record import start_with
from kemet.engine.rng import Rng, seeded
from kemet.engine.rules import Rules
from kemet.envs.core.rewards import game_rewards


class SimultaneousEpisode:
    """A game at a decision that leaves a choice to at least one player. `buffer` holds a row for every seat. Actions count
    seats from that of the player who takes them."""

    def __init__(self, rules: Rules, shape: Rules, max_rounds: i64) -> None:
        self.rules = rules
        self.max_rounds = max_rounds
        width = observation_size(shape) + shape.layout.actions
        self.buffer = vec[u8]([0] * (int(rules.players) * width))
        self.observers = [Observer(rules, self.buffer, seat * width, shape) for seat in range(int(rules.players))]
        # The legal actions of a player who is not asked.
        self.idle = ActionList()
        self.idle.add(PASS)
        self.options = ActionList()
        self._counted = ActionList()
        self.game: Game = start_with(rules, 0)
        self.rng: Rng = seeded("")
        # The seats that have a choice; none when the game is over or cut short. Others may be awaited who have none: they
        # answer with those who are asked, not before, or it would show that they hold nothing.
        self.asked: list[int] = []
        self.forced: list[int] = []
        self.cut = False

    def reset(self, seed: i64) -> None:
        """Begins the game of *seed*; the seeds of those that follow are drawn from it."""
        self.rng = seeded(f"env {seed}")
        self._start(seed)

    def next_game(self) -> None:
        """Begins the game whose seed comes next."""
        self._start(self.rng.word())

    def _start(self, seed: i64) -> None:
        self.game = start_with(self.rules, seed)
        self.cut = False
        self._settle()

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Tells whether the player in *seat* may take *action*."""
        self.game.options(seat, self.options)
        return self.options.has(meant_by(seat, self.rules.players, action))

    def take_all(self, actions: list[int]) -> None:
        """Takes an action of every seat that is asked, in their order; all must be legal. Nothing follows in a shared
        decision before all have answered, so the order does not matter."""
        for k in range(len(self.asked)):
            self.game.take(self.asked[k], meant_by(self.asked[k], self.rules.players, actions[k]))
        self._answer_forced()
        self._settle()

    def _answer_forced(self) -> None:
        for seat in self.forced:
            self.game.options(seat, self.options)
            self.game.take(seat, self.options.items[0])
        self.forced = []

    def _settle(self) -> None:
        """Plays decisions that leave nobody a choice, up to one that does."""
        game = self.game
        self.asked = []
        self.forced = []
        while game.winner < 0 and not self.asked:
            if game.round > self.max_rounds:
                self.cut = True
                return
            self._find_asked()
            if not self.asked:
                self._answer_forced()

    def _find_asked(self) -> None:
        """Lists who is awaited, by whether there is a choice. Where the first answer takes the decision, the open turn of the
        community, players are asked one by one (R75)."""
        game = self.game
        awaiting = BIT[game.to_act()] if isinstance(game.top, CommunityTurn) else game.awaiting()
        for seat in range(self.rules.players):
            if awaiting & BIT[seat]:
                game.options(seat, self.options)
                if self.options.n > 1:
                    self.asked.append(int(seat))
                else:
                    self.forced.append(int(seat))

    def show(self) -> None:
        """Writes what every player may know and do."""
        for seat in range(self.rules.players):
            observer = self.observers[seat]
            if int(seat) in self.asked:
                self.game.options(seat, self.options)
                counted = options_counted_from(seat, self.rules.players, self.options, self._counted)
                observer.write(self.game, seat, counted)
            else:
                observer.write(self.game, seat, self.idle)

    def rewards(self, kind: i64) -> list[float]:
        """Returns the reward of each seat: 0 unless the game is over."""
        if self.game.winner < 0:
            return [0.0] * int(self.rules.players)
        return game_rewards(kind, self.game)
