"""Games spread over worker processes, for `kemet simulate`."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import repeat
from multiprocessing import get_context
from types import FrameType

from kemet.cli.common import UserError
from kemet.cli.games import Plan, Played, play_games

# Games handed to a worker at once: random ones are quick, others are not.
CHUNK = 20


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """Yields what came of games 1 to *games*, in this order, whatever the number of processes."""
    size = CHUNK if set(plan.bots) == {"random"} else 1
    chunks = [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]
    if jobs > 1:
        yield from _play_in_workers(plan, chunks, jobs)
        return
    for chunk in chunks:
        yield from play_games(plan, chunk)


def _play_in_workers(plan: Plan, chunks: list[range], jobs: int) -> Iterator[Played]:
    """Ctrl-C must not strike inside the pool, which could hang: here it is noted and acted on between two results."""
    interrupts: list[int] = []
    # Workers inherit that Ctrl-C is ignored; `_work` changes that while they play.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        done = pool.map(_work, repeat(plan), chunks)
        signal.signal(signal.SIGINT, lambda signum, _: interrupts.append(signum))
        for results in done:
            if interrupts:
                raise KeyboardInterrupt
            yield from results
    except BrokenProcessPool as error:
        raise UserError("a worker process ended before its time, perhaps for lack of memory; try fewer --jobs") from error
    finally:
        pool.shutdown(cancel_futures=True)
        signal.signal(signal.SIGINT, before)


def _work(plan: Plan, numbers: range) -> list[Played]:
    """Plays games in a worker; Ctrl-C ends them, and the main process gets that as the result."""
    signal.signal(signal.SIGINT, _interrupt)
    try:
        return play_games(plan, numbers)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _interrupt(signum: int, frame: FrameType | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
