"""What a bot is, and what it is allowed to see."""

from __future__ import annotations

import math
from typing import Any, ClassVar, Self

from kemet.engine import Game
from kemet.engine.determinize import determinize
from kemet.engine.rng import Rng, seeded
from kemet.engine.view import view

# What a setting of a bot may be: a number of a type, or one of some words.
Setting = type[int] | type[float] | tuple[str, ...]


class BotError(ValueError):
    """A bot that does not exist, or a setting it does not have; the message says what would be right."""


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
    """A player that is a program, with a generator of its own. `SETTINGS` names what can be set, with the type of each, or
    the words it may be; `RANGES` what each number may be, where not everything will do."""

    SETTINGS: ClassVar[dict[str, Setting]] = {}
    RANGES: ClassVar[dict[str, tuple[float, float]]] = {}

    def __init__(self, seed: str) -> None:
        self.rng = seeded(seed)

    @classmethod
    def made(cls, seed: str, settings: dict[str, str]) -> Self:
        """Returns a bot with *settings* given as text; raises `BotError`."""
        values: dict[str, Any] = {}
        for name, text in settings.items():
            if name not in cls.SETTINGS:
                known = ", ".join(cls.SETTINGS) or "none"
                raise BotError(f"{cls.__name__} has no setting {name!r}; it has {known}")
            setting = cls.SETTINGS[name]
            values[name] = cls._word(name, setting, text) if isinstance(setting, tuple) else cls._number(name, setting, text)
        try:
            return cls(seed, **values)
        except TypeError as error:
            raise BotError(f"{cls.__name__} does not take the settings it names: {error}") from error

    @classmethod
    def _word(cls, name: str, words: tuple[str, ...], text: str) -> str:
        if text not in words:
            raise BotError(f"{cls.__name__}: {name} = {text!r} must be {', '.join(words)}")
        return text

    @classmethod
    def _number(cls, name: str, kind: type[int] | type[float], text: str) -> float:
        try:
            number = kind(text)
        except ValueError as error:
            raise BotError(f"{cls.__name__}: {name} = {text!r} is no number") from error
        low, high = cls.RANGES.get(name, (-math.inf, math.inf))
        if not low <= number <= high:
            raise BotError(f"{cls.__name__}: {name} = {text} must be from {low:g} to {high:g}")
        return number

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        """Returns one of the *legal* actions."""
        raise NotImplementedError
