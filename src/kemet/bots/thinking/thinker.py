"""A mind for a bot: what to do in the own turn, in a battle, and at any other question."""

from __future__ import annotations

from time import perf_counter, sleep
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.bots.thinking.battles import ROUNDS, drawn, fight_out, mixed, payoffs
from kemet.bots.thinking.evaluation import standings
from kemet.bots.thinking.playing_on import MOST_DECISIONS, Player
from kemet.bots.thinking.tree import Tree
from kemet.engine.actions import BATTLE_CARD
from kemet.engine.determinize import determinize
from kemet.engine.game import Game
from kemet.engine.play.battle import PICK_CARD, Battle, ChooseCards
from kemet.engine.rng import Rng

BEST_PLANS: Final = 8
# A standing is cut off here when several are averaged, so that one lucky win does not outweigh everything.
MOST: Final = 120.0


class Thinker:
    """Thinks in worlds that its player cannot tell from the true one. `tries` is how many ways are tried, `again` in how many
    other worlds the best of them are; with a budget of iterations or seconds turns are searched in a tree."""

    def __init__(self, rng: Rng, weights: vec[float], tries: i64, again: i64, iterations: i64, seconds: float) -> None:
        self.rng = rng
        self.player = Player(rng, weights)
        self.tries = tries
        self.again = again
        self.iterations = iterations
        self.seconds = seconds

    def decide(self, world: Game, seat: i64, legal: list[int]) -> int:
        """Returns one of the *legal* actions of *seat*, which sees *world* as one that could be."""
        if len(legal) == 1:
            return legal[0]
        if self.asks_for_card(world, seat):
            return self.battle_card(world, seat, legal)
        if world.turn == seat and not world.night and not isinstance(world.top, ChooseCards):
            plan = self.search(world, seat) if self.iterations or self.seconds > 0.0 else self.best_plan(world, seat)
            if plan and plan[0] in legal:
                return plan[0]
        return self.best_answer(world, seat, legal)

    def asks_for_card(self, world: Game, seat: i64) -> bool:
        """Tells whether *seat* is to choose the battle card it plays."""
        if not isinstance(world.top, ChooseCards):
            return False
        battle = world.stack[-2]
        assert isinstance(battle, Battle)
        return battle.sides[battle.side_of(seat)].stage == PICK_CARD

    def best_plan(self, world: Game, seat: i64) -> list[int]:
        """Returns the best of many ways to play the turn, the better ones tried again in other worlds."""
        plans: list[list[int]] = []
        values: list[float] = []
        guess = world
        for k in range(self.tries):
            if k % 8 == 0:
                guess = determinize(world, seat, self.rng)
            trial = guess.copy()
            trace: list[int] = []
            self.player.play_turn(trial, seat, trace)
            if trace not in plans:
                plans.append(trace)
                values.append(standings(trial, self.player.weights)[seat])
        order = sorted(range(len(plans)), key=values.__getitem__, reverse=True)[:BEST_PLANS]
        best: list[int] = []
        best_value = -1e18
        for place in order:
            value = self.mean_of_plan(world, seat, plans[place])
            if value > best_value:
                best_value = value
                best = plans[place]
        return best

    def mean_of_plan(self, world: Game, seat: i64, plan: list[int]) -> float:
        """Returns the mean standing after *plan* in new worlds."""
        total = 0.0
        for _ in range(self.again):
            trial = determinize(world, seat, self.rng)
            self.player.follow(trial, seat, plan)
            total += cut(standings(trial, self.player.weights)[seat])
        return total / float(self.again)

    def search(self, world: Game, seat: i64) -> list[int]:
        """Returns the turn that a tree search likes best."""
        tree = Tree(world, seat, self.player, 2 * world.rules.players)
        begin = perf_counter()
        done: i64 = 0
        while True:
            tree.grow()
            # Compiled code holds the interpreter: give others, a server's loop among them, their turn.
            sleep(0)
            done += 1
            if self.iterations and done >= self.iterations:
                break
            if self.seconds > 0.0 and perf_counter() - begin >= self.seconds:
                break
        return tree.best_plan()

    def battle_card(self, world: Game, seat: i64, legal: list[int]) -> int:
        """Returns the card to play: against an enemy who may hold and play anything, or, thinking longer, one who wants the
        opposite (regret matching)."""
        battle = world.stack[-2]
        assert isinstance(battle, Battle)
        enemy = battle.sides[1 - battle.side_of(seat)].seat
        worlds = [determinize(world, seat, self.rng) for _ in range(max(2, self.again // 2))]
        own = [action - BATTLE_CARD for action in legal]
        matrix, cards = payoffs(self.player, worlds, seat, enemy, own)
        if not cards:
            return legal[0]
        if self.iterations or self.seconds > 0.0:
            return legal[drawn(mixed(matrix, ROUNDS), float(self.rng.below(1000000)) / 1e6)]
        means = [sum(row) for row in matrix]
        return legal[means.index(max(means))]

    def best_answer(self, world: Game, seat: i64, legal: list[int]) -> int:
        """Returns the action after which, played on to the next turn, *seat* stands best on average."""
        best = legal[0]
        best_value = -1e18
        for action in legal:
            total = 0.0
            for _ in range(self.again):
                trial = determinize(world, seat, self.rng)
                trial.take(seat, action)
                if isinstance(trial.top, ChooseCards):
                    fight_out(self.player, trial, seat, -1, -1)
                else:
                    self.player.advance(trial, MOST_DECISIONS)
                total += cut(standings(trial, self.player.weights)[seat])
            if total > best_value:
                best_value = total
                best = action
        return best


def cut(value: float) -> float:
    """Returns *value* between the limits."""
    return max(-MOST, min(MOST, value))
