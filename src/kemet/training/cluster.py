"""Workers on a cluster of Ray: actors play, the learner chooses. Every machine of it needs the same kemet.

What one sees is mostly zeros: only where it is not, and what stands there, travels.
"""

from __future__ import annotations

import os
from typing import Any

import numpy
from numpy.typing import NDArray

from kemet.cli.cluster import join_cluster
from kemet.training.game_mix import HALVES, tables_of
from kemet.training.settings import Settings
from kemet.training.workers import ENDED, GONE, Arrays, Half, check_games, row_shapes

# Where the bytes of rows are not 0, a bit each; those bytes; and the facts.
Told = tuple[NDArray[numpy.uint8], NDArray[numpy.uint8], NDArray[numpy.uint8]]


def packed_rows(shared: Arrays) -> Told:
    """Returns what is told of rows, to be sent."""
    rows = shared["rows"]
    there = rows != 0
    return numpy.packbits(there, axis=1), rows[there], shared["facts"].copy()


def unpack_rows(told: Told, shared: Arrays) -> None:
    """Writes what was *told* of rows."""
    bits, values, facts = told
    rows = shared["rows"]
    there = numpy.unpackbits(bits, axis=1, count=rows.shape[1]).astype(numpy.bool_)
    rows[:] = 0
    rows[there] = values
    shared["facts"][:] = facts


class Player:
    """An actor: the games of one worker. One that takes the place of another plays at the same tables, but other games."""

    def __init__(self, settings: Settings, run: int, worker: int, life: int) -> None:
        self.halves: list[Half] = []
        shapes = row_shapes(settings.games // HALVES, settings.layout)
        for half in range(HALVES):
            shared = {name: numpy.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
            seed = f"games {settings.seed} {run} {worker} {half} {life}"
            self.halves.append(Half(tables_of(settings, run, worker, half), seed, settings.layout, shared))

    def pid(self) -> int:
        """Returns the id of the process that plays."""
        return os.getpid()

    def show(self, half: int) -> Told:
        """Returns what everybody sees in *half*."""
        self.halves[half].show()
        return packed_rows(self.halves[half].shared)

    def step(self, half: int, actions: NDArray[numpy.int32]) -> Told:
        """Takes *actions* in *half*; returns what everybody sees then."""
        self.halves[half].shared["actions"][:] = actions
        self.halves[half].step()
        return self.show(half)


class RayWorkers:
    """All workers, seen from the learner, as `Workers` are. One that has died is replaced: its games are gone, and count as
    neither won nor lost."""

    def __init__(self, settings: Settings, run: int, address: str) -> None:
        check_games(settings)
        self.ray = join_cluster(address)
        self._settings = settings
        self._run = run
        self.count = settings.workers
        self.rows = settings.workers * settings.games
        self.half_rows = self.rows // HALVES
        self.arrays: Arrays = {
            name: numpy.zeros(shape, kind) for name, (shape, kind) in row_shapes(self.rows, settings.layout).items()
        }
        # Deaths are noticed and dealt with here, since what an actor knew is lost with it.
        self._make: Any = self.ray.remote(num_cpus=1, max_restarts=0)(Player)
        self._lives = [0] * self.count
        self.actors = [self._born(worker) for worker in range(self.count)]
        # What each worker was asked for in each half, and in which of its lives.
        self._asked: list[list[tuple[Any, int]]] = [
            [(actor.show.remote(half), 0) for actor in self.actors] for half in range(HALVES)
        ]
        self._turn = 0

    def _born(self, worker: int) -> Any:
        return self._make.remote(self._settings, self._run, worker, self._lives[worker])

    def part(self, half: int) -> slice:
        """Returns where the rows of *half* are."""
        return slice(half * self.half_rows, (half + 1) * self.half_rows)

    def _of(self, worker: int, half: int) -> Arrays:
        each = self._settings.games // HALVES
        first = half * self.half_rows + worker * each
        return {name: values[first : first + each] for name, values in self.arrays.items()}

    def wait(self, half: int) -> None:
        """Waits until all workers have played on in *half*; replaces those that have died."""
        for worker in range(self.count):
            told = self._told(worker, half)
            shared = self._of(worker, half)
            if told is not None:
                unpack_rows(told, shared)
                continue
            while told is None:
                self._asked[half][worker] = (self.actors[worker].show.remote(half), self._lives[worker])
                told = self._told(worker, half)
            unpack_rows(told, shared)
            shared["facts"][:, ENDED] = GONE

    def _told(self, worker: int, half: int) -> Told | None:
        """Returns what a worker was asked for; or None if it has died, and another is there in its place."""
        answer, life = self._asked[half][worker]
        try:
            found: Told = self.ray.get(answer)
        except self.ray.exceptions.RayActorError:
            if life == self._lives[worker]:
                self._lives[worker] += 1
                self.actors[worker] = self._born(worker)
            return None
        return found

    def play_on(self) -> None:
        """Tells all workers to take the actions of the half whose turn it is."""
        half = self._turn
        self._turn = 1 - half
        for worker, actor in enumerate(self.actors):
            actions = self._of(worker, half)["actions"].copy()
            self._asked[half][worker] = (actor.step.remote(half, actions), self._lives[worker])

    def stop(self) -> None:
        """Ends all workers and leaves the cluster."""
        self.ray.shutdown()
