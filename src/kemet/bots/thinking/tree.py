"""Tree search over whole turns in guessed worlds (information-set Monte Carlo tree search).

A node is a moment at the beginning of somebody's turn; its branches are whole turns, found one by one as the node is visited
more (progressive widening). Each iteration guesses a new world, so that no branch rests on one guess of the hidden cards.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kemet.bots.thinking.evaluation import chances
from kemet.bots.thinking.playing_on import MOST_DECISIONS, Player
from kemet.engine.determinize import determinize
from kemet.engine.game import Game
from kemet.engine.play.day import Turn

EXPLORE: Final = 0.6
TRIES_IN_TREE: Final = 10
TRIES_AFTER: Final = 4
DEEPEST: Final = 4


class Node:
    """The beginning of a turn of `seat`; the branches from it."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.branches: list[Branch] = []


class Branch:
    """A whole turn, how often it was tried, and what came of it for its player."""

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.visits: i64 = 0
        self.total = 0.0
        self.next: Node | None = None


class Tree:
    """The search for the turn of one player."""

    def __init__(self, game: Game, seat: i64, player: Player, turns_after: i64) -> None:
        self.game = game
        self.player = player
        self.turns_after = turns_after
        self.root = Node(seat)

    def grow(self) -> None:
        """One iteration: down the tree in a new world, a new branch or an old one, on by rule of thumb, and back."""
        world = determinize(self.game, self.root.seat, self.player.rng)
        path: list[Branch] = []
        seats: list[int] = []
        node = self.root
        depth = 0
        while True:
            branch = self._pick(world, node)
            node.visits += 1
            path.append(branch)
            seats.append(node.seat)
            fresh = branch.visits == 0
            self.player.follow(world, node.seat, branch.plan)
            self.player.advance(world, MOST_DECISIONS)
            depth += 1
            if fresh or depth >= DEEPEST or world.winner >= 0 or not isinstance(world.top, Turn):
                break
            if branch.next is None or branch.next.seat != world.turn:
                branch.next = Node(world.turn)
            node = branch.next
        self._play_on(world)
        values = chances(world, self.player.weights)
        for k in range(len(path)):
            path[k].visits += 1
            path[k].total += values[seats[k]]

    def _pick(self, world: Game, node: Node) -> Branch:
        """Returns a new branch while the node is young enough for its visits, else the most promising one."""
        room: i64 = 3 + i64(2.0 * math.sqrt(float(node.visits)))
        if len(node.branches) < room:
            plan = self.player.good_turn(world, node.seat, TRIES_IN_TREE)
            for branch in node.branches:
                if branch.plan == plan:
                    return branch
            fresh = Branch(plan)
            node.branches.append(fresh)
            return fresh
        best = node.branches[0]
        best_value = -1.0
        for branch in node.branches:
            if branch.visits == 0:
                return branch
            mean = branch.total / float(branch.visits)
            value = mean + EXPLORE * math.sqrt(math.log(float(node.visits + 1)) / float(branch.visits))
            if value > best_value:
                best_value = value
                best = branch
        return best

    def _play_on(self, world: Game) -> None:
        """Plays some turns more, each the best of a few."""
        for _ in range(self.turns_after):
            if world.winner >= 0 or not isinstance(world.top, Turn):
                return
            seat = world.turn
            self.player.follow(world, seat, self.player.good_turn(world, seat, TRIES_AFTER))
            self.player.advance(world, MOST_DECISIONS)

    def best_plan(self) -> list[int]:
        """Returns the turn tried most."""
        best = self.root.branches[0]
        for branch in self.root.branches:
            if branch.visits > best.visits:
                best = branch
        return best.plan
