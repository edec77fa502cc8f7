"""Processes in which bots think and records are checked, at low priority, so that people never wait for them.

Who asks for much waits for it: jobs wait in a queue for each person, and the queues take turns.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kemet.server.counting import Times

if TYPE_CHECKING:
    from kemet.server.thinking_elsewhere import Elsewhere

log = logging.getLogger("kemet.server")
# How far the processes step back behind the server.
NICENESS = 10
# How many questions a server has elsewhere at once; the bots there take each person's in turn.
MOST_ELSEWHERE = 1000
# Seconds after which a job that is being done counts as stuck.
STUCK_AFTER = 120.0


class Job(Struct, eq=False):
    """Something to be done in another process."""

    done: asyncio.Future[Any]
    person: str
    function: Callable[..., Any]
    args: tuple[Any, ...]
    begun: float = 0.0
    tries: int = 0


class Thinkers:
    """Some processes, and the jobs that wait for them; with no processes a thread, for tests."""

    def __init__(self, processes: int, times: Times, elsewhere: Elsewhere | None = None) -> None:
        self._processes = processes
        self._times = times
        self._elsewhere = elsewhere
        self._at_once = MOST_ELSEWHERE if elsewhere is not None else max(1, processes)
        self._executor: Executor | None = None
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._running: set[Job] = set()
        # The last process that was asked has died, and so did the one after it.
        self._broken = False

    def submit(self, person: str, function: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Has *function* done for *person*; the result comes in the future, which can be cancelled while it waits."""
        job = Job(asyncio.get_running_loop().create_future(), person, function, args)
        self._waiting.setdefault(person, deque()).append(job)
        self._go_on()
        return job.done

    def waiting(self) -> int:
        """Returns how many jobs wait."""
        return sum(len(jobs) for jobs in self._waiting.values())

    def works(self) -> bool:
        """Tells whether no job has been stuck for long, and the processes live."""
        return not self._broken and all(time.monotonic() - job.begun < STUCK_AFTER for job in self._running)

    def close(self) -> None:
        """Ends the processes; what waits is never done."""
        self._waiting.clear()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _next(self) -> Job | None:
        """Returns the next job that somebody still waits for; the person goes to the end of the line."""
        while self._waiting:
            person, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[person] = jobs
            if not job.done.done():
                return job
        return None

    def _go_on(self) -> None:
        while len(self._running) < self._at_once:
            job = self._next()
            if job is None:
                return
            self._begin(job)

    def _begin(self, job: Job) -> None:
        job.begun = time.monotonic()
        job.tries += 1
        self._running.add(job)
        found = asyncio.wrap_future(self._hand_over(job))
        found.add_done_callback(lambda done: self._finish(job, done))
        job.done.add_done_callback(lambda done: found.cancel() if done.cancelled() else None)

    def _hand_over(self, job: Job) -> Future[Any]:
        """Has *job* done, elsewhere if it can be."""
        if self._elsewhere is not None and self._elsewhere.takes(job.function):
            return self._elsewhere.submit(job.person, job.function, *job.args)
        if self._executor is None:
            self._executor = make_executor(self._processes)
        try:
            return self._executor.submit(job.function, *job.args)
        except BrokenProcessPool:
            self._executor = make_executor(self._processes)
            return self._executor.submit(job.function, *job.args)

    def _finish(self, job: Job, found: asyncio.Future[Any]) -> None:
        self._running.discard(job)
        self._times.note(time.monotonic() - job.begun)
        failure = None if found.cancelled() else found.exception()
        if isinstance(failure, BrokenProcessPool) and job.tries < 2 and not job.done.done():
            log.error("a process of bots has died; another one goes on")
            self._executor = None
            self._begin(job)
            return
        if not found.cancelled():
            self._broken = isinstance(failure, BrokenProcessPool)
        if not job.done.done():
            if found.cancelled():
                job.done.cancel()
            elif failure is not None:
                job.done.set_exception(failure)
            else:
                job.done.set_result(found.result())
        self._go_on()


def make_executor(processes: int) -> Executor:
    """Returns what runs jobs; processes are begun when they are needed."""
    if processes == 0:
        return ThreadPoolExecutor(1, thread_name_prefix="bot")
    # Not forked: a fork would hold the server's sockets and locks.
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"), initializer=step_back)


def step_back() -> None:
    """Gives the server, and everybody else, precedence over this process; the server decides when it ends."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # Windows has no niceness
        os.nice(NICENESS)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Ends this process when the server is gone: one that was killed tells nobody, and the process would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
