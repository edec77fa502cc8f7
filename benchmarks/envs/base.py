"""What is measured of an environment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


class Driver:
    """An environment in use: random legal actions, mask and observation at every step."""

    # How many games it steps at once.
    rows = 1

    def run(self, steps: int) -> int:
        """Takes about so many steps, games that follow each other included; returns how many."""
        raise NotImplementedError


@dataclass
class Env:
    """A row of the table: its name, its title, the package whose version counts, and how its driver is made."""

    name: str
    title: str
    package: str
    make: Callable[[], Driver]
    # How many environments are made to measure the memory of one; 0 where it is not asked for.
    memory: int = 0
