"""Playing on by rule of thumb: quick, mostly random choices that avoid the plainly pointless ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.bots.thinking.evaluation import standings
from kemet.engine.actions import COUNT, PASS, SPACE, ActionList
from kemet.engine.game import Game
from kemet.engine.play.build import Build
from kemet.engine.play.buy import Buy
from kemet.engine.play.day import Turn
from kemet.engine.play.move import Move, PickTroop
from kemet.engine.play.recruit import PlaceUnits
from kemet.engine.rng import Rng

# Of a hundred.
PASS_IN_TURN: Final = 60
PASS_SELDOM: Final = 8
STOP_MOVING: Final = 25
REGROUP: Final = 12
MOST_DECISIONS: Final = 80


class Player:
    """Plays any seat on in a guessed world. What a seat does in its turn can be written down, to be tried again elsewhere."""

    def __init__(self, rng: Rng, weights: vec[float]) -> None:
        self.rng = rng
        self.weights = weights
        self.options = ActionList()

    def choose(self, game: Game, seat: i64) -> i64:
        """Returns a legal action of *seat*."""
        options = self.options
        game.options(seat, options)
        if options.n == 1:
            return options.items[0]
        frame = game.top
        if isinstance(frame, Turn):
            if frame.laid and self.rng.below(100) < PASS_IN_TURN:
                return PASS
        elif isinstance(frame, Move):
            return self._step(frame)
        elif isinstance(frame, (PickTroop, Buy, Build, PlaceUnits)):
            if options.items[0] == PASS and self.rng.below(100) >= PASS_SELDOM:
                return options.items[1 + self.rng.below(options.n - 1)]
        return options.items[self.rng.below(options.n)]

    def _step(self, move: Move) -> i64:
        """Mostly goes somewhere, sometimes stops once it has moved, seldom regroups."""
        options = self.options
        draw = self.rng.below(100)
        if move.reach >= 0 and draw < STOP_MOVING:
            return PASS
        for _ in range(4):
            action = options.items[self.rng.below(options.n)]
            going = SPACE <= action < COUNT
            if going or (action != PASS and self.rng.below(100) < REGROUP):
                return action
        return options.items[self.rng.below(options.n)]

    def advance(self, game: Game, most: i64) -> None:
        """Plays everybody on to the beginning of the next turn, or the end of the game."""
        left = most
        while left > 0 and game.winner < 0:
            frame = game.top
            if isinstance(frame, Turn) and not frame.laid:
                return
            seat = game.to_act()
            game.take(seat, self.choose(game, seat))
            left -= 1

    def play_turn(self, game: Game, seat: i64, trace: list[int]) -> None:
        """Plays on until the turn of *seat* is over; what *seat* does is added to *trace*."""
        left: i64 = MOST_DECISIONS
        while left > 0 and game.winner < 0:
            frame = game.top
            if game.turn != seat or game.night:
                return
            if isinstance(frame, Turn) and frame.player != seat:
                return
            who = game.to_act()
            action = self.choose(game, who)
            if who == seat:
                trace.append(action)
            game.take(who, action)
            left -= 1

    def follow(self, game: Game, seat: i64, plan: list[int]) -> None:
        """Plays the turn of *seat* by *plan* as long as that is legal, then by rule of thumb; others answer as they like."""
        k = 0
        left: i64 = MOST_DECISIONS
        while left > 0 and game.winner < 0:
            if game.turn != seat or game.night:
                return
            frame = game.top
            if isinstance(frame, Turn) and frame.player != seat:
                return
            who = game.to_act()
            action: i64 = -1
            if who == seat and k < len(plan):
                game.options(seat, self.options)
                if self.options.has(plan[k]):
                    action = plan[k]
                    k += 1
                else:
                    k = len(plan)
            if action < 0:
                action = self.choose(game, who)
            game.take(who, action)
            left -= 1

    def good_turn(self, game: Game, seat: i64, tries: i64) -> list[int]:
        """Returns the best of several ways *seat* could play its turn, by where each led."""
        best: list[int] = []
        best_value = -1e18
        for _ in range(tries):
            world = game.copy()
            world.rng = self.rng.copy()
            self.rng.word()
            trace: list[int] = []
            self.play_turn(world, seat, trace)
            value = standings(world, self.weights)[seat]
            if value > best_value:
                best_value = value
                best = trace
        return best
