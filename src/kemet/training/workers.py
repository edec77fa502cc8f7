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

from kemet.bots.nets.inputs import input_actions, input_names, places
from kemet.engine import Options, make_rules
from kemet.engine.rng import seeded
from kemet.envs.config import EnvConfig
from kemet.envs.opponents import SELF_PLAY
from kemet.envs.vector import Games
from kemet.training.game_mix import HALVES, Table, tables_of
from kemet.training.settings import Settings

# What is told of each row beside its observation: who is asked, whether a game has just ended, and the seats that won it, a
# bit each.
ASKED, ENDED, WINNERS = range(3)
FACTS = 3
# How a game can end: played to its end or cut short; or gone with the worker that played it, nobody knows how.
PLAYED, GONE = 1, 2
# An action that tells a worker to stop.
STOP = -1
PAGE = 4096

Arrays = dict[str, NDArray[Any]]


def row_width(version: int) -> int:
    """Returns the bytes of a row: what nets of *version* read, and the mask of actions."""
    return len(input_names(version)) + input_actions(version)


def shared_arrays(memory: SharedMemory, rows: int, version: int) -> Arrays:
    """Returns what workers and learner share, by name."""
    found: Arrays = {}
    at = 0
    for name, (shape, kind) in row_shapes(rows, version).items():
        found[name] = numpy.ndarray(shape, kind, memory.buf, at)
        at += _pages(shape, kind)
    return found


def memory_size(rows: int, version: int) -> int:
    """Returns the bytes that *rows* need in shared memory."""
    return sum(_pages(shape, kind) for shape, kind in row_shapes(rows, version).values())


def row_shapes(rows: int, version: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """Returns shape and type of what is told of *rows*, by name."""
    width = row_width(version)
    return {"rows": ((rows, width), "uint8"), "facts": ((rows, FACTS), "uint8"), "actions": ((rows,), "int32")}


def _pages(shape: tuple[int, ...], kind: str) -> int:
    return -(-int(numpy.prod(shape)) * numpy.dtype(kind).itemsize // PAGE) * PAGE


class Group:
    """The games of one table: rows that play by the same rules."""

    def __init__(self, table: Table, version: int) -> None:
        self.count = table.count
        config = EnvConfig(**table.options)
        self.games = Games(config, table.count, table.opponents, None)
        self.results = self.games.results()
        self.size = config.size
        self.places = numpy.array(places(config.shape, version))
        self.mask = slice(len(input_names(version)), len(input_names(version)) + config.actions)

    def show(self, rows: NDArray[Any], facts: NDArray[Any]) -> None:
        """Writes what everybody sees, where nets read it."""
        own = self.results
        rows[:, self.places] = own["rows"][:, : self.size]
        rows[:, self.mask] = own["rows"][:, self.size :]
        facts[:, ASKED] = own["asked"]
        ended = own["terminated"] | own["truncated"]
        facts[:, ENDED] = ended * PLAYED
        if ended.any():
            won = (own["seat_rewards"] > 0) & own["terminated"][:, None]
            facts[:, WINNERS] = (won << numpy.arange(won.shape[1])).sum(axis=1)


class Half:
    """Half of the games of a worker, in rows of arrays that the learner reads and writes."""

    def __init__(self, tables: list[Table], seed: str, version: int, shared: Arrays) -> None:
        self.shared = shared
        rng = seeded(seed)
        self.groups = [Group(table, version) for table in tables]
        for group in self.groups:
            group.games.reset([int(rng.word()) for _ in range(group.count)], list(range(group.count)))

    def step(self) -> None:
        """Takes the actions that the learner has written."""
        actions = self.shared["actions"].tolist()
        first = 0
        for group in self.groups:
            group.games.step(actions[first : first + group.count])
            first += group.count

    def show(self) -> None:
        """Writes what everybody sees."""
        rows, facts = self.shared["rows"], self.shared["facts"]
        first = 0
        for group in self.groups:
            part = slice(first, first + group.count)
            group.show(rows[part], facts[part])
            first += group.count


class Seating:
    """Who sits at the rows of all workers, those of one half together: how many players, whether bots are among them, and
    whether they are in camps."""

    def __init__(self, settings: Settings, run: int) -> None:
        found: list[tuple[int, bool, bool]] = []
        for half in range(HALVES):
            for worker in range(settings.workers):
                for table in tables_of(settings, run, worker, half):
                    options = table.options
                    agreed = Options(options["players"], modules=list(options["modules"]), edition=options["edition"])
                    camps = bool(make_rules(agreed).has_allies)
                    found += [(options["players"], table.opponents != SELF_PLAY, camps)] * table.count
        players, bots, camps_of = zip(*found, strict=True)
        self.players = numpy.array(players, numpy.int64)
        self.bots = numpy.array(bots, numpy.bool_)
        self.camps = numpy.array(camps_of, numpy.bool_)


def check_games(settings: Settings) -> None:
    """Raises `ValueError` for a number of games that cannot be halved, or leaves no table without bots."""
    if settings.games % HALVES or settings.games // HALVES <= settings.bot_games:
        raise ValueError(
            f"games = {settings.games}: an even number, more than {HALVES * settings.bot_games} of tables with bots"
        )


def work(settings: Settings, run: int, worker: int, name: str, go: Semaphore, done: list[Semaphore]) -> None:
    """Plays, in a process of its own, until told to stop."""
    memory = SharedMemory(name)
    arrays = shared_arrays(memory, settings.workers * settings.games, settings.layout)
    count = settings.games // HALVES
    halves = []
    for half in range(HALVES):
        first = (half * settings.workers + worker) * count
        shared = {key: values[first : first + count] for key, values in arrays.items()}
        seed = f"games {settings.seed} {run} {worker} {half}"
        halves.append(Half(tables_of(settings, run, worker, half), seed, settings.layout, shared))
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
        check_games(settings)
        self.count = settings.workers
        self.rows = settings.workers * settings.games
        self.half_rows = self.rows // HALVES
        self.memory = SharedMemory(create=True, size=memory_size(self.rows, settings.layout))
        self.arrays = shared_arrays(self.memory, self.rows, settings.layout)
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
