"""The rollout policy: plays on by rule of thumb, quick, mostly random choices that avoid the plainly pointless ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.bots.thinking.camp_rollout import camp_choice
from kemet.bots.thinking.evaluation import Evaluation
from kemet.bots.thinking.turns import turn_begins, turn_is_over, whose_turn
from kemet.engine.actions import BATTLE_CARD, COUNT, GIVE, PASS, RECALL, RETREAT, SPACE, STAY, ActionList
from kemet.engine.game import Game
from kemet.engine.modules.book_of_the_dead.actions import BOOK_ANSWER, NILE
from kemet.engine.play.battle import PICK_CARD, PICK_DISCARD
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.build import Build
from kemet.engine.play.buy import Buy
from kemet.engine.play.day import GiveUnits, Turn
from kemet.engine.play.move import Move, PickTroop
from kemet.engine.play.recruit import PlaceUnits
from kemet.engine.play.retreat import AfterDefeat, AfterVictory
from kemet.engine.rng import Rng

# Of a hundred.
PASS_IN_TURN: Final = 60
PASS_SELDOM: Final = 8
STOP_MOVING: Final = 25
REGROUP: Final = 12
GIVE_UNITS: Final = 85
KEEP_TROOP: Final = 85
NO_DI_IN_BATTLE: Final = 50
MOST_DECISIONS: Final = 80
# Of a turn played on so many ways to play it are tried.
TRIES: Final = 12
# Of the ways to play a turn so many are tried so often again.
FINALISTS: Final = 3
FINALS: Final = 3


class RolloutPolicy:
    """Plays any seat on in a guessed world. What a seat does in its turn can be written down, to be tried again elsewhere."""

    def __init__(self, rng: Rng, evaluation: Evaluation) -> None:
        self.rng = rng
        self.evaluation = evaluation
        self.options = ActionList()

    def choose(self, game: Game, seat: i64) -> i64:
        """Returns a legal action of *seat*."""
        options = self.options
        game.options(seat, options)
        if options.n == 1:
            return options.items[0]
        frame = game.top
        if game.rules.has_allies:
            action = camp_choice(game, seat, options, self.rng)
            if action >= 0:
                return action
        if isinstance(frame, Turn):
            if frame.laid and self.rng.below(100) < PASS_IN_TURN:
                return PASS
        elif isinstance(frame, Move):
            return self._step(frame)
        elif isinstance(frame, (PickTroop, Buy, Build, PlaceUnits)):
            if options.items[0] == PASS and self.rng.below(100) >= PASS_SELDOM:
                return options.items[1 + self.rng.below(options.n - 1)]
        elif isinstance(frame, ChooseCards):
            return self._cards(game, seat)
        elif isinstance(frame, GiveUnits):
            return GIVE if self.rng.below(100) < GIVE_UNITS else PASS
        elif isinstance(frame, AfterVictory):
            return STAY if self.rng.below(100) < KEEP_TROOP else RECALL
        elif isinstance(frame, AfterDefeat) and options.items[0] == RETREAT:
            return RETREAT if self.rng.below(100) < KEEP_TROOP else RECALL
        return options.items[self.rng.below(options.n)]

    def _cards(self, game: Game, seat: i64) -> i64:
        """Of two battle cards drawn plays the stronger or discards the weaker; often lays no DI card."""
        options = self.options
        choice = game.top
        assert isinstance(choice, ChooseCards)
        battle = choice.battle(game)
        stage = battle.sides[battle.side_of(seat)].stage
        one = options.items[self.rng.below(options.n)]
        other = options.items[self.rng.below(options.n)]
        if stage == PICK_CARD or stage == PICK_DISCARD:
            stronger = card_value(game, one - BATTLE_CARD) >= card_value(game, other - BATTLE_CARD)
            return one if stronger == (stage == PICK_CARD) else other
        return PASS if self.rng.below(100) < NO_DI_IN_BATTLE else one

    def _step(self, move: Move) -> i64:
        """Mostly goes somewhere, sometimes stops once it has moved, seldom regroups."""
        options = self.options
        draw = self.rng.below(100)
        if move.reach >= 0 and draw < STOP_MOVING:
            return PASS
        for _ in range(4):
            action = options.items[self.rng.below(options.n)]
            going = SPACE <= action < COUNT or NILE <= action < BOOK_ANSWER
            if going or (action != PASS and self.rng.below(100) < REGROUP):
                return action
        return options.items[self.rng.below(options.n)]

    def advance(self, game: Game, most: i64) -> None:
        """Plays everybody on to the beginning of the next turn, or the end of the game."""
        left = most
        while left > 0 and game.winner < 0:
            if turn_begins(game):
                return
            seat = game.to_act()
            game.take(seat, self.choose(game, seat))
            left -= 1

    def to_next_turn(self, game: Game) -> None:
        """Plays on through the end of the day and the night, if that is where *game* is: positions are weighed by day."""
        if game.winner < 0 and (game.night or game.turn < 0):
            self.advance(game, MOST_DECISIONS)

    def play_turn(self, game: Game, seat: i64, trace: list[int]) -> None:
        """Plays on until the turn of *seat* is over; what *seat* does is added to *trace*."""
        left: i64 = MOST_DECISIONS
        while left > 0 and game.winner < 0:
            if turn_is_over(game, seat, left < MOST_DECISIONS):
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
            if turn_is_over(game, seat, left < MOST_DECISIONS):
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

    def play_turns(self, game: Game, number: i64) -> None:
        """Plays the next turns on, whoever's they are, each the best of several ways."""
        left = number
        while left > 0 and game.winner < 0 and turn_begins(game):
            seat = whose_turn(game)
            self.follow(game, seat, self.good_turn(game, seat))
            self.advance(game, MOST_DECISIONS)
            left -= 1

    def good_turn(self, game: Game, seat: i64) -> list[int]:
        """Returns the best of several ways *seat* could play its turn, by where each led; the first few are tried again, so
        that luck in a battle decides less."""
        plans: list[list[int]] = []
        values: list[float] = []
        for _ in range(TRIES):
            trace: list[int] = []
            world = self.another(game)
            self.play_turn(world, seat, trace)
            value = self.weighed(world, seat)
            k = len(values)
            if k < FINALISTS:
                plans.append(trace)
                values.append(value)
            else:
                worst = values.index(min(values))
                if value > values[worst] and trace not in plans:
                    plans[worst] = trace
                    values[worst] = value
        best = 0
        for k in range(len(plans)):
            for _ in range(FINALS):
                world = self.another(game)
                self.follow(world, seat, plans[k])
                values[k] += self.weighed(world, seat)
            if values[k] > values[best]:
                best = k
        return plans[best]

    def another(self, game: Game) -> Game:
        """Returns a copy of *game* with other luck to come."""
        world = game.copy()
        world.rng = self.rng.copy()
        self.rng.word()
        return world

    def weighed(self, game: Game, seat: i64) -> float:
        """Plays *game* on by day; returns the chance of *seat* to win."""
        self.to_next_turn(game)
        return self.evaluation.chances(game)[seat]


def card_value(game: Game, card: i64) -> i64:
    """Returns a rough measure of a battle card."""
    printed = game.rules.battle_cards[card]
    return 2 * printed.strength + printed.damage + printed.shield
