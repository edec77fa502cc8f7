"""One game after another at the decisions that leave a choice, and what the player who is asked may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kemet.engine.actions import ActionList, meant_by, options_counted_from
from kemet.engine.game import Game
from kemet.engine.ids import NONE
from kemet.engine.observe import Observer
from kemet.engine.record import start_with
from kemet.engine.rng import Rng, seeded
from kemet.engine.rules import Rules
from kemet.envs.core.rewards import forfeit_rewards, game_rewards

NO_LIMIT: Final = 2**31


class Episode:
    """A game that stands at a decision with two options or more: forced ones are played. After the last it is over, or cut
    short once a round is past *max_rounds*.

    `options` and `take` have the engine's numbers of actions. What a learner sees and says counts seats from its own on, as
    observations do: `choices` and `meant`."""

    def __init__(
        self, rules: Rules, shape: Rules, buffer: vec[u8], offset: i64, max_rounds: i64, like: Episode | None = None
    ) -> None:
        self.rules = rules
        self.max_rounds = max_rounds
        self.observer: Observer = Observer(rules, buffer, offset, shape, like.observer if like is not None else None)
        self.options = ActionList()
        self._counted = ActionList()
        self.game: Game = start_with(rules, 0)
        self.seed: i64 = 0
        # Who is asked: NONE when the game is over or cut short.
        self.player: i64 = NONE
        self.cut = False

    def start(self, seed: i64) -> None:
        """Begins the game of *seed*."""
        self.seed = seed
        self.game = start_with(self.rules, seed)
        self.cut = False
        self.settle()

    def take(self, action: i64) -> None:
        """Takes an action, one of `options`, of the player who is asked."""
        self.game.take(self.player, action)
        self.settle()

    def answer(self, action: i64) -> bool:
        """Takes what the player who is asked means by *action*, if it is legal, and tells whether it was."""
        meant = self.meant(action)
        if not self.options.has(meant):
            return False
        self.take(meant)
        return True

    def meant(self, action: i64) -> i64:
        """Returns the action of the engine that the player who is asked means by *action*."""
        return meant_by(self.player, self.rules.players, action)

    def choices(self) -> ActionList:
        """Returns the options as the player who is asked counts."""
        return options_counted_from(self.player, self.rules.players, self.options, self._counted)

    def settle(self) -> None:
        """Plays forced decisions up to one that leaves a choice."""
        game = self.game
        options = self.options
        while game.winner < 0:
            if game.round > self.max_rounds:
                self.cut = True
                break
            player = game.ask(options)
            if options.n > 1:
                self.player = player
                return
            game.take(player, options.items[0])
        options.clear()
        self.player = NONE

    def show(self) -> None:
        """Writes what the player who is asked may know and do."""
        self.observer.write(self.game, self.player, self.choices())

    def show_to(self, player: i64) -> None:
        """Writes what *player* may know, and may do if asked."""
        if player == self.player:
            self.show()
        else:
            self.observer.options.clear()
            self.observer.write(self.game, player, self.observer.options)

    def rewards(self, kind: i64) -> list[float]:
        """Returns the reward of each seat: 0 unless the game is over."""
        if self.game.winner < 0:
            return [0.0] * int(self.rules.players)
        return game_rewards(kind, self.game)


# Who plays a row: everybody is asked, or one seat, the others being played at random or by the caller.
EVERYBODY: Final = -1
RANDOM_SEAT: Final = -2

# How a row stands: its learner is asked, somebody else is, or the game is over or cut short.
ASKED: Final = 0
OTHERS: Final = 1
ENDED: Final = 2


class Row(Episode):
    """Episodes for one learner, or for one who plays everybody; seeds of games, the seat, and what opponents play at random
    come from a generator of its own."""

    def __init__(
        self,
        rules: Rules,
        shape: Rules,
        buffer: vec[u8],
        offset: i64,
        max_rounds: i64,
        seat: i64,
        plays_others: bool,
        like: Episode | None = None,
    ) -> None:
        super().__init__(rules, shape, buffer, offset, max_rounds, like)
        self.wanted_seat = seat
        self.plays_others = plays_others
        self.seat: i64 = seat
        self.rng: Rng = seeded("")
        self.stands: i64 = ENDED
        self.lost: i64 = NONE
        # How many games have begun.
        self.games: i64 = 0

    def reset(self, seed: i64) -> None:
        """Begins the game of *seed*; the seeds of those that follow are drawn from it."""
        self.rng = seeded(f"env {seed}")
        self.begin(seed)

    def next_game(self) -> None:
        """Begins the game whose seed comes next."""
        self.begin(self.rng.word())

    def begin(self, seed: i64) -> None:
        """Begins the game of *seed* and plays up to the learner's first decision, or to another's."""
        self.lost = NONE
        self.games += 1
        if self.wanted_seat == RANDOM_SEAT:
            self.seat = self.rng.below(self.rules.players)
        self.start(seed)
        self.advance()

    def act(self, action: i64) -> None:
        """Takes an action of whoever is asked and plays on to the learner's next decision, or to another's."""
        self.take(action)
        self.advance()

    def advance(self) -> None:
        """Plays opponents at random, if they are, and says how the row stands."""
        while self.player >= 0 and self.seat != EVERYBODY and self.player != self.seat:
            if not self.plays_others:
                self.stands = OTHERS
                return
            self.take(self.options.items[self.rng.below(self.options.n)])
        self.stands = ASKED if self.player >= 0 else ENDED

    def forfeit(self) -> None:
        """Ends the game as lost for the player who is asked."""
        self.lost = self.player
        self.player = NONE
        self.options.clear()
        self.stands = ENDED

    def final_rewards(self, kind: i64) -> list[float]:
        """Returns the reward of each seat: 0 unless the game is over or forfeit."""
        if self.lost >= 0:
            return forfeit_rewards(self.lost, self.rules)
        return self.rewards(kind)
