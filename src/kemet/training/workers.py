"""Processes that play many games, and the memory they share with the learner.

Each worker has two halves of its games, which it steps in turn: while the net thinks about one half everywhere, the other
half is played on. Observations are written into shared memory that a GPU reads directly.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy
from numpy.typing import NDArray

from kemet.engine.layout import observation_size, widest_shape
from kemet.engine.rng import seeded
from kemet.envs.config import EnvConfig, EnvOptions
from kemet.envs.vector import Games
from kemet.training.game_mix import drawn_game
from kemet.training.settings import Settings

HALVES = 2
# Games of the same kind, stepped in one call.
SAME = 32
# What is told of each row beside its observation: who is asked, whether a game has just ended, and who won it, plus 1.
ASKED, ENDED, WINNER = range(3)
FACTS = 3
# An action that tells a worker to stop.
STOP = -1
PAGE = 4096

Arrays = dict[str, NDArray[Any]]


def row_width() -> int:
    """Returns the bytes of a row: observation and mask."""
    shape = widest_shape()
    return observation_size(shape) + shape.layout.actions


def shared_arrays(memory: SharedMemory, rows: int) -> Arrays:
    """Returns what workers and learner share, by name."""
    found: Arrays = {}
    at = 0
    for name, (shape, kind) in _shapes(rows).items():
        found[name] = numpy.ndarray(shape, kind, memory.buf, at)
        at += _pages(shape, kind)
    return found


def memory_size(rows: int) -> int:
    """Returns the bytes that *rows* need in shared memory."""
    return sum(_pages(shape, kind) for shape, kind in _shapes(rows).values())


def _shapes(rows: int) -> dict[str, tuple[tuple[int, ...], str]]:
    return {"rows": ((rows, row_width()), "uint8"), "facts": ((rows, FACTS), "uint8"), "actions": ((rows,), "int32")}


def _pages(shape: tuple[int, ...], kind: str) -> int:
    return -(-int(numpy.prod(shape)) * numpy.dtype(kind).itemsize // PAGE) * PAGE


def games_of(settings: Settings, run: int, worker: int, half: int) -> list[EnvOptions]:
    """Returns the options of each group of `SAME` rows of one half of a worker's games."""
    rng = seeded(f"tables {settings.seed} {run} {worker} {half}")
    groups = settings.games // HALVES // SAME
    return [drawn_game(rng, settings.max_rounds, settings.players) for _ in range(groups)]


class Half:
    """Half of the games of a worker: groups of rows that play by the same rules."""

    def __init__(self, chosen: list[EnvOptions], seed: str, shared: Arrays) -> None:
        self.shared = shared
        rng = seeded(seed)
        self.groups = [Games(EnvConfig(**options), SAME, "self", None) for options in chosen]
        self.results = [games.results() for games in self.groups]
        for games in self.groups:
            games.reset([int(rng.word()) for _ in range(SAME)], list(range(SAME)))

    def step(self) -> None:
        """Takes the actions that lie in shared memory."""
        actions = self.shared["actions"].tolist()
        for k, games in enumerate(self.groups):
            games.batch.step(actions[k * SAME : (k + 1) * SAME])

    def show(self) -> None:
        """Writes what everybody sees into shared memory."""
        rows, facts = self.shared["rows"], self.shared["facts"]
        for k, own in enumerate(self.results):
            part = slice(k * SAME, (k + 1) * SAME)
            rows[part] = own["rows"]
            facts[part, ASKED] = own["asked"]
            ended = own["terminated"] | own["truncated"]
            facts[part, ENDED] = ended
            if ended.any():
                won = own["seat_rewards"]
                facts[part, WINNER] = numpy.where(own["terminated"], won.argmax(axis=1) + 1, 0)


def work(settings: Settings, run: int, worker: int, name: str, go: Semaphore, done: list[Semaphore]) -> None:
    """Plays, in a process of its own, until told to stop."""
    memory = SharedMemory(name)
    arrays = shared_arrays(memory, settings.workers * settings.games)
    count = settings.games // HALVES
    halves = []
    for half in range(HALVES):
        first = (half * settings.workers + worker) * count
        shared = {key: values[first : first + count] for key, values in arrays.items()}
        halves.append(Half(games_of(settings, run, worker, half), f"games {settings.seed} {run} {worker} {half}", shared))
        halves[-1].show()
        done[half].release()
    turn = 0
    while True:
        go.acquire()
        if halves[turn].shared["actions"][0] == STOP:
            break
        halves[turn].step()
        halves[turn].show()
        done[turn].release()
        turn = 1 - turn
    for each in halves:
        each.shared.clear()
    arrays.clear()
    memory.close()


class Workers:
    """All workers, seen from the learner: rows of one half lie together, those of one worker together within it."""

    def __init__(self, settings: Settings, run: int) -> None:
        if settings.games % (HALVES * SAME):
            raise ValueError(f"games = {settings.games}: a worker plays {HALVES * SAME} games, or two, three … times as many")
        self.count = settings.workers
        self.rows = settings.workers * settings.games
        self.half_rows = self.rows // HALVES
        self.memory = SharedMemory(create=True, size=memory_size(self.rows))
        self.arrays = shared_arrays(self.memory, self.rows)
        per_half = [[games_of(settings, run, k, half) for k in range(self.count)] for half in range(HALVES)]
        # How many players each row has.
        self.players = numpy.array(
            [options["players"] for half in per_half for games in half for options in games for _ in range(SAME)], numpy.int64
        )
        start = multiprocessing.get_context("spawn")
        self._go = [start.Semaphore(0) for _ in range(self.count)]
        self._done = [start.Semaphore(0) for _ in range(HALVES)]
        self._processes = [
            start.Process(target=work, args=(settings, run, k, self.memory.name, self._go[k], self._done), daemon=True)
            for k in range(self.count)
        ]
        for process in self._processes:
            process.start()

    def part(self, half: int) -> slice:
        """Returns where the rows of *half* are."""
        return slice(half * self.half_rows, (half + 1) * self.half_rows)

    def wait(self, half: int) -> None:
        """Waits until all workers have played on in *half*; raises `RuntimeError` if one has died."""
        for _ in range(self.count):
            while not self._done[half].acquire(timeout=30):
                if not all(process.is_alive() for process in self._processes):
                    raise RuntimeError("a worker process has died")

    def play_on(self) -> None:
        """Tells all workers to take the actions of the half whose turn it is."""
        for go in self._go:
            go.release()

    def stop(self) -> None:
        """Ends all workers, when they have played what they were told to, and frees the memory."""
        self.arrays["actions"][:] = STOP
        self.play_on()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self.arrays.clear()
        self.memory.close()
        self.memory.unlink()
