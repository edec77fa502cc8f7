"""The configuration of an environment: the game, the rewards, and how observations look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from kemet.engine import Game, IllegalAction, OptionError, Options, make_rules
from kemet.engine.actions import counted_from, meant_by
from kemet.engine.edition import CLASSIC
from kemet.engine.layout import check_room, observation_scale, observation_size, widest_shape
from kemet.engine.layouts import UNFROZEN
from kemet.engine.notation import notation_of, player_text
from kemet.engine.rules import Rules
from kemet.envs.core.episode import NO_LIMIT
from kemet.envs.core.rewards import REWARD_NAMES

Observation = dict[str, NDArray[Any]]
Bytes = NDArray[numpy.uint8]

LAYOUTS = ["table", "widest"]
DTYPES = ["uint8", "float32"]
# No random game of thousands came near it; players who only pass would play for ever.
MAX_ROUNDS = 100


class EnvOptions(TypedDict, total=False):
    """The keywords that every environment takes; see docs/research.md."""

    players: int
    modules: Sequence[str]
    variants: Sequence[str]
    target: int | None
    learning: bool
    discards: str
    cities: str
    reward: str
    layout: str | int
    dtype: str
    max_rounds: int | None
    edition: str


def one_of(name: str, value: str, known: list[str]) -> int:
    """Returns the place of *value* among the *known* ones; raises `OptionError` if it is not there."""
    if value not in known:
        raise OptionError(f"{name} = {value!r}: say {' or '.join(map(repr, known))}")
    return known.index(value)


def shape_of(layout: str | int, rules: Rules) -> Rules:
    """Returns the shape that games under *rules* are shown in: their own, the widest of their layout, or that of a layout's
    version; raises `OptionError` if there is none."""
    if isinstance(layout, str):
        return widest_for(rules) if one_of("layout", layout, LAYOUTS) else rules
    try:
        shape = widest_shape(layout)
        check_room(rules, shape)
    except ValueError as error:
        raise OptionError(f"layout = {layout}: {error}") from error
    return shape


def widest_for(rules: Rules) -> Rules:
    """Returns the widest shape of the layout that games under *rules* follow; raises `OptionError` if it has none yet."""
    if rules.layout.version == UNFROZEN:
        raise OptionError("layout = 'widest': these games have no frozen layout yet; say 'table'")
    return widest_shape(rules.layout.version)


class EnvConfig:
    """The rules of the games, the spaces, and observations made from what the engine wrote."""

    def __init__(
        self,
        players: int = 2,
        modules: Sequence[str] = (),
        variants: Sequence[str] = (),
        target: int | None = None,
        learning: bool = False,
        discards: str = "down",
        cities: str = "pick",
        reward: str = "win",
        layout: str | int = "table",
        dtype: str = "uint8",
        max_rounds: int | None = MAX_ROUNDS,
        edition: str = CLASSIC,
    ) -> None:
        agreed = Options(players, target, learning, discards, cities, list(modules), list(variants), edition)
        self.rules = make_rules(agreed)
        self.players = players
        self.reward = one_of("reward", reward, REWARD_NAMES)
        self.shape = shape_of(layout, self.rules)
        self.floats = bool(one_of("dtype", dtype, DTYPES))
        if max_rounds is not None and max_rounds < 1:
            raise OptionError(f"max_rounds = {max_rounds}: a game has at least 1 round; None is no limit")
        self.max_rounds = NO_LIMIT if max_rounds is None else max_rounds
        self.size = observation_size(self.shape)
        self.actions = self.shape.layout.actions
        self.width = self.size + self.actions
        self.scale = 1 / numpy.array(observation_scale(self.shape), numpy.float32)

    def checked_seat(self, seat: int) -> int:
        """Returns *seat*; raises `OptionError` if nobody sits there."""
        if not 0 <= seat < self.players:
            raise OptionError(f"seat = {seat}: {self.players} players sit in the seats 0 to {self.players - 1}")
        return seat

    def observation_space(self) -> Dict:
        """Returns the space of observations of one player, with the mask."""
        mask = Box(0, 1, (self.actions,), numpy.int8)
        if self.floats:
            return Dict({"observation": Box(-128 * self.scale, 127 * self.scale, dtype=numpy.float32), "action_mask": mask})
        return Dict({"observation": Box(0, 255, (self.size,), numpy.uint8), "action_mask": mask})

    def action_space(self) -> Discrete:
        """Returns the space of actions, the same at every table."""
        return Discrete(self.actions)

    def parts(self, rows: Bytes) -> tuple[NDArray[Any], NDArray[numpy.int8]]:
        """Returns the observations written into *rows*, and the masks behind them, without a copy."""
        raw: NDArray[Any] = rows[..., : self.size]
        return raw.view(numpy.int8) if self.floats else raw, rows[..., self.size :].view(numpy.int8)

    def observation(self, raw: NDArray[Any], mask: NDArray[numpy.int8]) -> Observation:
        """Returns a copy of *raw* observations, scaled if they are to be floats, and of their masks."""
        return {"observation": raw * self.scale if self.floats else raw.copy(), "action_mask": mask.copy()}


def bytes_of(buffer: vec[u8], rows: int) -> Bytes:
    """Returns *buffer* as an array of that many rows, without a copy."""
    return numpy.frombuffer(memoryview(buffer), numpy.uint8).reshape(rows, -1)


class IllegalActionError(ValueError):
    """An action that is not legal; the message says why, and which ones are."""


def illegal(game: Game, player: int, action: object) -> IllegalActionError:
    """Returns the error for an *action* that *player* may not take now."""
    notation, players = notation_of(game.rules), game.rules.players
    legal = [(counted_from(player, players, option), notation.text(option)) for option in game.legal(player)]
    options = ", ".join(f"{option} ({text})" for option, text in legal)
    asked = f"{player_text(player)} is asked for {game.decision().name()!r}; legal are {options}"
    meant = meant_by(player, players, int(action)) if isinstance(action, int | numpy.integer) else -1
    if meant not in notation.texts:
        return IllegalActionError(f"{action!r} is no action: actions are ints below {game.rules.layout.actions}. {asked}")
    why = game.decision().refusal(game, player, meant)
    reason = str(IllegalAction(why)) if why else "is not legal now."
    return IllegalActionError(f"action {action} ({notation.text(meant)}): {reason} {asked}")
