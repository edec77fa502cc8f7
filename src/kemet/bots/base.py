"""What a bot is, and what it is allowed to see."""

from __future__ import annotations

from typing import Any

from kemet.engine import Game
from kemet.engine.determinize import determinize
from kemet.engine.rng import Rng, seeded
from kemet.engine.view import view


class Perspective:
    """A game as one player may know it: the only thing a bot is given."""

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self.player = player

    def view(self) -> dict[str, Any]:
        """Returns the view of the player."""
        return view(self._game, self.player)

    def world(self, rng: Rng) -> Game:
        """Returns a world the player cannot tell apart from the true one, hidden things drawn from *rng*."""
        return determinize(self._game, self.player, rng)


class Bot:
    """A player that is a program, with a generator of its own."""

    def __init__(self, seed: str) -> None:
        self.rng = seeded(seed)

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        """Returns one of the *legal* actions."""
        raise NotImplementedError
