"""Many games in one call, spread over worker processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Unpack

import numpy
from numpy.typing import NDArray

from kemet.engine import OptionError
from kemet.envs.config import EnvConfig, EnvOptions
from kemet.envs.opponents import RANDOM
from kemet.envs.vector import Games, ManyGames, Stepped

Message = tuple[str, Any]


def layout(config: EnvConfig, count: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """Returns shape and type of every result, by name, for *count* rows."""
    flags = dict.fromkeys(("terminated", "truncated", "forfeited"), ((count,), "bool"))
    return {
        "rewards": ((count,), "float64"),
        "seat_rewards": ((count, config.players), "float64"),
        "asked": ((count,), "int64"),
        "actors": ((count,), "int64"),
        **flags,
        "rows": ((count, config.width), "uint8"),
        "finals": ((count, config.width), "uint8"),
    }


def arrays(memory: SharedMemory, config: EnvConfig, count: int) -> dict[str, NDArray[Any]]:
    """Returns the results of all rows as arrays in shared *memory*."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (shape, dtype) in layout(config, count).items():
        found[name] = numpy.ndarray(shape, dtype, memory.buf, at)
        at += found[name].nbytes
    return found


def memory_needed(config: EnvConfig, count: int) -> int:
    """Returns how many bytes the results of all rows take."""
    return sum(int(numpy.prod(shape)) * numpy.dtype(dtype).itemsize for shape, dtype in layout(config, count).values())


def work(
    door: Connection, name: str, count: int, first: int, rows: int, options: EnvOptions, opponents: Any, seat: int | None
) -> None:
    """Plays *rows* of the games from row *first* on, in a process of its own, until told to stop."""
    config = EnvConfig(**options)
    games = Games(config, rows, opponents, seat)
    own = games.results()
    memory = SharedMemory(name)
    shared = {key: values[first : first + rows] for key, values in arrays(memory, config, count).items()}
    while True:
        word, what = door.recv()
        if word == "stop":
            break
        if word == "step":
            games.step(what)
        else:
            games.reset(*what)
        ended = own["terminated"].any() or own["truncated"].any()
        for key, values in own.items():
            if key != "finals" or ended:
                shared[key][:] = values
        door.send(word)
    shared.clear()
    memory.close()


class KemetProcessVectorEnv(ManyGames):
    """`KemetVectorEnv` spread over worker processes: the same games for the same seeds, whatever their number. Worth it with
    bots that think, or with more cores than the learner uses."""

    def __init__(
        self,
        num_envs: int = 2,
        workers: int = 2,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        **options: Unpack[EnvOptions],
    ) -> None:
        if not 1 <= workers <= num_envs:
            raise OptionError(f"workers = {workers}: from 1 to the number of environments, {num_envs}")
        super().__init__(num_envs, EnvConfig(**options), "lose", None)
        Games(self.config, 1, opponents, seat)
        bounds = [num_envs * k // workers for k in range(workers + 1)]
        self._parts = [(bounds[k], bounds[k + 1]) for k in range(workers)]
        self._memory = SharedMemory(create=True, size=memory_needed(self.config, num_envs))
        self._results = arrays(self._memory, self.config, num_envs)
        start = multiprocessing.get_context("spawn")
        self._doors: list[Connection] = []
        self._workers = []
        for first, end in self._parts:
            ours, theirs = start.Pipe()
            told = (theirs, self._memory.name, num_envs, first, end - first, options, opponents, seat)
            worker = start.Process(target=work, args=told, daemon=True)
            worker.start()
            theirs.close()
            self._doors.append(ours)
            self._workers.append(worker)

    def _begin(self, seeds: list[int | None], which: list[int]) -> None:
        self._tell([("reset", (seeds[a:b], [k - a for k in which if a <= k < b])) for a, b in self._parts])

    def _tell(self, messages: list[Message]) -> None:
        """Sends each worker its message, and waits until all have done what it says."""
        for door, message in zip(self._doors, messages, strict=True):
            door.send(message)
        for door in self._doors:
            door.recv()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Takes an action in every row, and plays on to the next decisions that leave a choice."""
        chosen = numpy.asarray(actions).tolist()
        self._tell([("step", chosen[a:b]) for a, b in self._parts])
        return self._stepped()

    def close_extras(self, **_: Any) -> None:
        """Ends the worker processes."""
        for door, worker in zip(self._doors, self._workers, strict=True):
            door.send(("stop", None))
            worker.join()
            door.close()
        self._results = {}
        self._memory.close()
        self._memory.unlink()
