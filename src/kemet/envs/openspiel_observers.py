"""What a player may know, for OpenSpiel: as a tensor and as text, of the present or with what was before it."""

from __future__ import annotations

import json
from functools import lru_cache
from struct import pack
from typing import Protocol

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from kemet.engine import Rules
from kemet.engine.actions import ActionList
from kemet.engine.events import EVENT_FIELDS
from kemet.engine.layout import observation_scale, observation_size
from kemet.engine.observe import Observer
from kemet.engine.view import view
from kemet.envs.core.openspiel_position import Memory, Place, Position

# How many of the last things that happened are in an information-state tensor, and how many numbers each has.
MEMORIES = 256
ROW = 5

# For each kind of memory, which of its arguments are seats.
SEATS = [tuple(name in ("player", "enemy") for name in names) for _, names in EVENT_FIELDS]
SEATS.append((True, False))


@lru_cache(maxsize=1 << 16)
def row_for(row: tuple[int, ...], player: int, players: int) -> bytes:
    """Returns a memory as *player* counts: 0 for nothing, other numbers one more than in the engine, seats from that player
    on."""
    kind, *values = row
    for k, is_seat in enumerate(SEATS[kind]):
        if is_seat and values[k] >= 0:
            values[k] = (values[k] - player) % players
    return pack(f"{ROW}h", kind + 1, *(value + 1 for value in values))


class State(Protocol):
    """A state of OpenSpiel as far as observers are concerned."""

    at: Place


def story_of(state: State) -> list[Memory]:
    """Returns what has happened before *state*, in order."""
    return state.at.remembered() if isinstance(state.at, Position) else []


class Observation:
    """Writes what a player may know of the present into `tensor`: the observation of the engine, each byte divided by what
    counts as 1."""

    def __init__(self, rules: Rules) -> None:
        size = observation_size(rules)
        buffer = vec[u8]([0] * (size + rules.layout.actions))
        self._write = Observer(rules, buffer, 0).write
        # Bytes are signed here, so that -1 is -1.
        self._seen = np.frombuffer(memoryview(buffer), dtype=np.int8)[:size]
        self._scale = np.array([1 / most for most in observation_scale(rules)], np.float32)
        # OpenSpiel asks for legal actions in another way, so the mask behind the observation stays empty.
        self._no_options = ActionList()
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fills `tensor` with what *player* may know; with zeros before the game has begun."""
        at = state.at
        tensor = self.tensor
        if isinstance(at, Position):
            self._write(at.game, player, self._no_options)
            # In two steps: NumPy is slow at multiplying numbers of two kinds.
            tensor[...] = self._seen
            np.multiply(tensor, self._scale, tensor)
        else:
            tensor.fill(0)

    def string_from(self, state: State, player: int) -> str:
        """Returns what *player* may know in words, as JSON."""
        at = state.at
        return json.dumps(view(at.game, player), separators=(",", ":")) if isinstance(at, Position) else "{}"


class InformationState:
    """Writes what a player may know of the present and remembers of the past: in `dict`, `observation`, and `memory` with the
    last things that happened, the latest first. The text remembers everything."""

    def __init__(self, rules: Rules) -> None:
        self._players = rules.options.players
        self._present = Observation(rules)
        size = len(self._present.tensor)
        self.tensor = np.zeros(size + MEMORIES * ROW, np.float32)
        self.dict = {"observation": self.tensor[:size], "memory": self.tensor[size:].reshape(MEMORIES, ROW)}

    def set_from(self, state: State, player: int) -> None:
        """Fills `tensor` for *player*; with zeros before the game has begun."""
        self._present.set_from(state, player)
        self.dict["observation"][:] = self._present.tensor
        rows = self._rows(story_of(state), player)
        known = len(rows) // (2 * ROW)
        self.dict["memory"][:known] = np.frombuffer(rows, np.int16).reshape(known, ROW)
        self.dict["memory"][known:] = 0

    def _rows(self, story: list[Memory], player: int) -> bytes:
        """Returns the last things that happened before the eyes of *player*, the latest first."""
        rows: list[bytes] = []
        for memory in reversed(story):
            if memory.audience >> player & 1:
                rows.append(row_for(memory.row, player, self._players))
                if len(rows) == MEMORIES:
                    break
        return b"".join(rows)

    def string_from(self, state: State, player: int) -> str:
        """Returns everything that *player* saw and did, a line each, and in the last line what that player may know now."""
        past = [memory.text for memory in story_of(state) if memory.audience >> player & 1]
        return "\n".join([*past, self._present.string_from(state, player)])
