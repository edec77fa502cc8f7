"""Tree search over whole turns in guessed worlds (information-set Monte Carlo tree search).

A node is a moment at the beginning of somebody's turn; its branches are whole turns. At the root these are the turns that
look best at first sight. Each iteration guesses a new world, so that no branch rests on one guess of the hidden cards, and
plays to the same horizon, so that all are weighed alike: everybody plays a turn that looks good in that world. After a turn
that was looked at often a node opens: there the answers that were found are told apart, and more of them are tried the more
it is visited (progressive widening).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kemet.bots.thinking.rollout import MOST_DECISIONS, RolloutPolicy
from kemet.bots.thinking.turns import turn_begins, whose_turn
from kemet.engine.determinize import determinize
from kemet.engine.game import Game

# So many turns of each player are played out, and at least so many of all.
TURNS_EACH: Final = 4
LEAST_TURNS: Final = 12
# First sight of a turn counts as much as so many looks deeper.
TRUST: Final = 16.0
EXPLORE: Final = 0.15
# A node opens after a turn that was looked at so often.
OPEN_AFTER: Final = 400
EXPLORE_BELOW: Final = 0.05


def horizon(players: i64) -> i64:
    """Returns how many turns are played out."""
    return max(LEAST_TURNS, TURNS_EACH * players)


class Node:
    """The beginning of a turn of `seat`, or a moment in it; the branches from it."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.branches: list[Branch] = []


class Branch:
    """A whole turn, how often it was tried, and what came of it for its player; `first_sight` is the chance to win right
    after it."""

    def __init__(self, plan: list[int], first_sight: float) -> None:
        self.plan = plan
        self.first_sight = first_sight
        self.visits: i64 = 0
        self.total = 0.0
        self.next: Node | None = None


class Tree:
    """The search for the turn of one player."""

    def __init__(self, game: Game, seat: i64, policy: RolloutPolicy) -> None:
        self.game = game
        self.policy = policy
        self.horizon = horizon(game.rules.players)
        self.root = Node(seat)
        # What deeper looks found, less what first sight said of the same turns.
        self.surprise = 0.0

    def goes_on(self, game: Game, seat: i64) -> bool:
        """Tells whether *game* is where the best plan leads with its first action, nothing having been revealed; from there
        the tree is used on."""
        if not self.root.branches or seat != self.root.seat:
            return False
        if game.round != self.game.round or game.reveals != self.game.reveals:
            return False
        action = self.best_plan()[0]
        root = Node(seat)
        for branch in self.root.branches:
            if len(branch.plan) > 1 and branch.plan[0] == action:
                branch.plan = branch.plan[1:]
                root.branches.append(branch)
        self.game = game
        self.root = root
        self._weigh_anew()
        return len(root.branches) > 0

    def _weigh_anew(self) -> None:
        self.root.visits = 0
        self.surprise = 0.0
        for branch in self.root.branches:
            self.root.visits += branch.visits
            self.surprise += branch.total - branch.first_sight * float(branch.visits)

    def consider(self, plan: list[int], first_sight: float) -> None:
        """Adds a turn to those among which the search chooses."""
        for branch in self.root.branches:
            if branch.plan == plan:
                return
        self.root.branches.append(Branch(plan, first_sight))

    def grow(self) -> None:
        """One iteration: down the tree in a new world, everybody's turn up to the horizon, and back."""
        world = determinize(self.game, self.root.seat, self.policy.rng)
        path: list[Branch] = []
        seats: list[int] = []
        node: Node | None = self.root
        while node is not None and len(path) < self.horizon:
            branch = self._pick(world, node) if path else self._most_promising()
            node.visits += 1
            path.append(branch)
            seats.append(node.seat)
            self.policy.follow(world, node.seat, branch.plan)
            self.policy.advance(world, MOST_DECISIONS)
            node = self._after(branch, world)
        self.policy.play_turns(world, self.horizon - len(path))
        values = self.policy.evaluation.chances(world)
        for k in range(len(path)):
            path[k].visits += 1
            path[k].total += values[seats[k]]
        self.surprise += values[seats[0]] - path[0].first_sight

    def _after(self, branch: Branch, world: Game) -> Node | None:
        """Returns the node after a turn, or nothing while that turn was not looked at often, or the game is over."""
        if branch.visits < OPEN_AFTER or not turn_begins(world):
            return None
        if branch.next is None or branch.next.seat != whose_turn(world):
            branch.next = Node(whose_turn(world))
        return branch.next

    def hope(self, branch: Branch) -> float:
        """Returns how good a turn at the root looks: at first by first sight, then more and more by what came of it."""
        surprise = self.surprise / float(max(1, self.root.visits))
        return (branch.total + TRUST * (branch.first_sight + surprise)) / (float(branch.visits) + TRUST)

    def _most_promising(self) -> Branch:
        best = self.root.branches[0]
        best_value = -1.0
        spread = math.log(float(self.root.visits + 2))
        for branch in self.root.branches:
            value = self.hope(branch) + EXPLORE * math.sqrt(spread / (float(branch.visits) + TRUST))
            if value > best_value:
                best_value = value
                best = branch
        return best

    def _pick(self, world: Game, node: Node) -> Branch:
        """Returns a new branch while the node is young enough for its visits, else the most promising one."""
        room: i64 = 2 + i64(math.sqrt(float(node.visits)))
        if len(node.branches) < room:
            plan = self.policy.good_turn(world, node.seat)
            for branch in node.branches:
                if branch.plan == plan:
                    return branch
            fresh = Branch(plan, 0.0)
            node.branches.append(fresh)
            return fresh
        best = node.branches[0]
        best_value = -1.0
        for branch in node.branches:
            if branch.visits == 0:
                return branch
            mean = branch.total / float(branch.visits)
            value = mean + EXPLORE_BELOW * math.sqrt(math.log(float(node.visits + 1)) / float(branch.visits))
            if value > best_value:
                best_value = value
                best = branch
        return best

    def best_plan(self) -> list[int]:
        """Returns the turn that looks best."""
        best = self.root.branches[0]
        for branch in self.root.branches:
            if self.hope(branch) > self.hope(best):
                best = branch
        return best.plan
