"""Versions of the layout of observations and actions. Each belongs to an edition and to the modules known at its time.

A version is never changed: nets that were trained with it would read nonsense. What is new gets a new version, and games that
have nothing new keep the old one. `registry` lists them, `tests/golden` what each stands for.
"""

from __future__ import annotations

from typing import Final

from kemet.engine.actions import ALL_ACTIONS
from kemet.engine.board import CITY_NAMES, SPACES


class LayoutVersion:
    """A version of the layout: for how many *players*, which *modules* in play or not, which *variants*, and how many
    *actions*, *spaces* and *cities* it has room for; *earned* is what it calls the tokens that a seat may earn. The modules
    can all be played together; numbers of components are those they have when all are in the box."""

    def __init__(
        self,
        version: int,
        edition: str,
        players: list[int],
        modules: list[str],
        variants: list[str],
        actions: int,
        spaces: int,
        cities: int,
        earned: str = "earned-tokens",
    ) -> None:
        self.version = version
        self.edition = edition
        self.players = players
        self.modules = modules
        self.variants = variants
        self.actions = actions
        self.spaces = spaces
        self.cities = cities
        self.earned = earned

    def fits(self, edition: str, players: int, modules: list[str], variants: list[str]) -> bool:
        """Tells whether it has room for such a game."""
        if edition != self.edition or players not in self.players:
            return False
        return all(name in self.modules for name in modules) and all(name in self.variants for name in variants)


# The version of games that no layout has room for yet.
UNFROZEN: Final = 0


def unfrozen(edition: str, players: list[int], modules: list[str], variants: list[str]) -> LayoutVersion:
    """Returns a layout for games that none has room for yet: it may change with every release."""
    return LayoutVersion(UNFROZEN, edition, players, modules, variants, ALL_ACTIONS, SPACES, len(CITY_NAMES))
