"""What every measured engine can do: start a game, play random decisions of it, copy it."""

from __future__ import annotations

from typing import Any


class Engine:
    """An engine with one current game. Loops are written out in each engine, the fastest way its interface allows."""

    # Decisions played between two looks at the clock.
    chunk = 64
    # Whether `observe` is there: play with a mask of legal actions and an observation at each decision.
    observes = False
    # Whether `play` itself cannot help making mask and observation.
    always_observes = False
    # Whether a game in progress can be copied.
    copies = True

    def __init__(self) -> None:
        self.current: Any = None

    def start(self, seed: int) -> None:
        """Makes a new game the current one. The same seed gives the same random game."""
        raise NotImplementedError

    def play(self, limit: int) -> tuple[int, int]:
        """Takes up to *limit* random decisions of the current game; fewer only if it ends. Returns how many, and how
        many of them were real, with two options or more.
        """
        raise NotImplementedError

    def observe(self, limit: int) -> tuple[int, int]:
        """As `play`, with mask and observation for the player to act at each decision."""
        raise NotImplementedError

    def copier(self, position: Any) -> Any:
        """Returns the function that copies *position*."""
        raise NotImplementedError

    def copy_often(self, position: Any, times: int) -> None:
        """Copies *position* that many times and forgets the copies."""
        copy = self.copier(position)
        for _ in range(times):
            copy()
