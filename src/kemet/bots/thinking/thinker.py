"""A mind for a bot: what to do in the own turn, in a battle, and at any other question."""

from __future__ import annotations

from time import perf_counter, sleep
from typing import Final

from mypy_extensions import i64

from kemet.bots.thinking.battles import ROUNDS, drawn, fight_out, mixed, payoffs
from kemet.bots.thinking.camps import evaluation_for
from kemet.bots.thinking.evaluation import Weights
from kemet.bots.thinking.ismcts import Tree, horizon
from kemet.bots.thinking.rollout import MOST_DECISIONS, RolloutPolicy
from kemet.bots.thinking.sense import can_pray, changes_nothing, is_last_turn, leaves_temple, sensible, wastes_token
from kemet.bots.thinking.turns import in_turn
from kemet.engine.actions import BATTLE_CARD
from kemet.engine.determinize import determinize
from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.play.battle import PICK_CARD
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.rng import Rng

BEST_PLANS: Final = 8
PLANS_SEARCHED: Final = 12
MOST_LOOKS: Final = 10**9
# A question beside the own turn gets such a part of the thought.
ASIDE: Final = 4
LEAST_LOOKS: Final = 24


class Thinker:
    """Thinks in worlds that its player cannot tell from the true one. `tries` is how many ways are tried, `again` in how many
    other worlds the best of them are; with a budget of iterations or seconds turns are searched in a tree."""

    def __init__(
        self, rng: Rng, weights: dict[str, Weights], tries: i64, again: i64, iterations: i64, seconds: float
    ) -> None:
        self.rng = rng
        # By edition.
        self.weights = weights
        self.policy: RolloutPolicy | None = None
        self.tree: Tree | None = None
        self.tries = tries
        self.again = again
        self.iterations = iterations
        self.seconds = seconds
        # How many iterations the first decision of the turn rests on.
        self.looks: i64 = 0

    def decide(self, world: Game, seat: i64, legal: list[int]) -> int:
        """Returns one of the *legal* actions of *seat*, which sees *world* as one that could be."""
        legal = sensible(world, seat, legal)
        if len(legal) == 1:
            return legal[0]
        if self.policy is None or self.policy.evaluation.rules is not world.rules:
            self.policy = RolloutPolicy(self.rng, evaluation_for(world.rules, self.weights[world.rules.options.edition]))
        policy = self.policy
        if self.asks_for_card(world, seat):
            return self.battle_card(policy, world, seat, legal)
        if in_turn(world, seat) and not world.night and not isinstance(world.top, ChooseCards):
            plan = self.best_plan(policy, world, seat)
            if plan and plan[0] in legal:
                return plan[0]
        return self.best_answer(policy, world, seat, legal)

    def best_plan(self, policy: RolloutPolicy, world: Game, seat: i64) -> list[int]:
        """Returns the turn to play from here."""
        if self.iterations or self.seconds > 0.0:
            return self.search(policy, world, seat)
        plans = self.good_plans(policy, world, seat, BEST_PLANS)
        return plans[0][1] if plans else []

    def asks_for_card(self, world: Game, seat: i64) -> bool:
        """Tells whether *seat* is to choose the battle card it plays."""
        choice = world.top
        if not isinstance(choice, ChooseCards):
            return False
        battle = choice.battle(world)
        return battle.sides[battle.side_of(seat)].stage == PICK_CARD

    def good_plans(self, policy: RolloutPolicy, world: Game, seat: i64, most: i64) -> list[tuple[float, list[int]]]:
        """Returns the best of many ways to play the turn with the chances to win right after, best first. Those that look
        well at first are tried again in other worlds, and the best of these again. None lays a token for nothing that could
        pray, or gives up a temple for nothing when the day ends."""
        plans: list[list[int]] = []
        values: list[float] = []
        guess = world
        world.options(seat, policy.options)
        must_change = can_pray(world, policy.options.to_list()) or wastes_token(world, seat)
        must_stay = is_last_turn(world, seat)
        for k in range(self.tries):
            if k % 8 == 0:
                guess = determinize(world, seat, self.rng)
            trial = policy.another(guess)
            trace: list[int] = []
            policy.play_turn(trial, seat, trace)
            silly = (must_change and changes_nothing(guess, trial, seat)) or (must_stay and leaves_temple(guess, trial, seat))
            if trace and trace not in plans and not silly:
                plans.append(trace)
                values.append(policy.weighed(trial, seat))
        found = [(values[k], plans[k]) for k in range(len(plans))]
        for number, worlds in ((4 * most, max(2, self.again // 5)), (most, self.again)):
            found.sort(key=by_value, reverse=True)
            found = [(self.mean_of_plan(policy, world, seat, plan, worlds), plan) for _, plan in found[:number]]
        found.sort(key=by_value, reverse=True)
        return found

    def mean_of_plan(self, policy: RolloutPolicy, world: Game, seat: i64, plan: list[int], worlds: i64) -> float:
        """Returns the mean chance to win after *plan* in new worlds."""
        total = 0.0
        for _ in range(worlds):
            trial = determinize(world, seat, self.rng)
            policy.follow(trial, seat, plan)
            total += policy.weighed(trial, seat)
        return total / float(worlds)

    def search(self, policy: RolloutPolicy, world: Game, seat: i64) -> list[int]:
        """Returns the turn that a tree search likes best. What was found out at the last decision of the turn is kept, if
        nothing was revealed since, and only what is missing to as many looks is added."""
        begin = perf_counter()
        tree = self.tree
        wanted = self.looks
        if tree is None or not tree.goes_on(world, seat):
            tree = Tree(world, seat, policy)
            wanted = self.iterations or MOST_LOOKS
        self.tree = tree
        for value, plan in self.good_plans(policy, world, seat, PLANS_SEARCHED):
            tree.consider(plan, value)
        if not tree.root.branches:
            return []
        while len(tree.root.branches) > 1 and tree.root.visits < wanted:
            tree.grow()
            # Compiled code holds the interpreter: give others, a server's loop among them, their turn.
            sleep(0)
            if self.seconds > 0.0 and perf_counter() - begin >= self.seconds:
                break
        if wanted != self.looks:
            self.looks = tree.root.visits
        return tree.best_plan()

    def battle_card(self, policy: RolloutPolicy, world: Game, seat: i64, legal: list[int]) -> int:
        """Returns the card to play: against an enemy who may hold and play anything, or, thinking longer, one who wants the
        opposite (regret matching)."""
        choice = world.top
        assert isinstance(choice, ChooseCards)
        battle = choice.battle(world)
        enemy = battle.sides[1 - battle.side_of(seat)].seat
        worlds = [determinize(world, seat, self.rng) for _ in range(max(2, self.again // 2))]
        own = [action - BATTLE_CARD for action in legal]
        matrix, cards = payoffs(policy, worlds, seat, enemy, own)
        if not cards:
            return legal[0]
        if (self.iterations or self.seconds > 0.0) and world.rules.hostile[seat] & BIT[enemy]:
            return legal[drawn(mixed(matrix, ROUNDS), float(self.rng.below(1000000)) / 1e6)]
        means = [sum(row) for row in matrix]
        return legal[means.index(max(means))]

    def best_answer(self, policy: RolloutPolicy, world: Game, seat: i64, legal: list[int]) -> int:
        """Returns the action after which *seat* stands best on average, played on to the next turn, or, thinking longer,
        as far as the search looks."""
        if self.iterations or self.seconds > 0.0:
            return self.searched_answer(policy, world, seat, legal)
        best = legal[0]
        best_value = -1.0
        for action in legal:
            total = 0.0
            for _ in range(self.again):
                trial = determinize(world, seat, self.rng)
                answered(policy, trial, seat, action)
                total += policy.evaluation.chances(trial)[seat]
            if total > best_value:
                best_value = total
                best = action
        return best

    def searched_answer(self, policy: RolloutPolicy, world: Game, seat: i64, legal: list[int]) -> int:
        """Returns the action that is best on average as far as the search looks; in every world all are tried."""
        begin = perf_counter()
        totals = [0.0 for _ in legal]
        looks: i64 = 0
        wanted = max(LEAST_LOOKS, self.iterations // ASIDE) if self.iterations else MOST_LOOKS
        limit = self.seconds / float(ASIDE)
        while looks < wanted and (self.iterations or looks == 0 or perf_counter() - begin < limit):
            guess = determinize(world, seat, self.rng)
            for k in range(len(legal)):
                trial = guess.copy()
                answered(policy, trial, seat, legal[k])
                policy.play_turns(trial, horizon(world.rules.players))
                totals[k] += policy.evaluation.chances(trial)[seat]
                looks += 1
            sleep(0)
        return legal[totals.index(max(totals))]


def answered(policy: RolloutPolicy, game: Game, seat: i64, action: i64) -> None:
    """Takes *action* of *seat* in *game* and plays on to a quiet moment."""
    game.take(seat, action)
    if isinstance(game.top, ChooseCards):
        fight_out(policy, game, seat, -1, -1)
    else:
        policy.advance(game, MOST_DECISIONS)


def by_value(pair: tuple[float, list[int]]) -> float:
    """Returns the value of a plan."""
    return pair[0]
