"""Several server processes that listen on one socket: they are begun, begun again when they die, and changed one by one.

To begin takes a process a second or more of work, which on a full machine can be many. So there is always one more that has
all behind it but to serve: it takes the place of one that dies at once. Where all are changed, each old one serves until a
new one has said that it does.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any

# Seconds a worker has to end by itself.
END_WITHIN = 10.0
# Workers that die are begun again at once, but not faster than this.
AT_MOST_EVERY = 0.5
# Seconds between two looks.
LOOK_EVERY = 0.02
# What a worker is told when its turn has come, and what it says when it serves.
YOUR_TURN, SERVES = b"your turn\n", b"serves\n"
PROGRAM = [sys.executable, "-m", "kemet"]


class Worker:
    """A process that makes ready, waits for its turn, and then serves."""

    def __init__(self, command: list[str], handle: int) -> None:
        self.process = subprocess.Popen(command, pass_fds=[handle], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        self._said = b""
        # When it was told to end.
        self.told_to_end: float | None = None

    def serve(self) -> None:
        """Tells it that its turn has come."""
        assert self.process.stdin is not None
        with suppress(OSError):  # it is dead, as will be seen
            self.process.stdin.write(YOUR_TURN)
            self.process.stdin.close()

    def serves(self) -> bool:
        """Tells whether it has begun to serve."""
        assert self.process.stdout is not None
        if not self.process.stdout.closed:
            self._said += self.process.stdout.read() or b""
        return SERVES in self._said

    def dead(self) -> bool:
        """Tells whether it has ended."""
        if self.process.poll() is None:
            return False
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        return True

    def end(self) -> None:
        """Has it end; by force where it takes too long."""
        if self.told_to_end is None:
            self.told_to_end = time.monotonic()
            self.process.terminate()
        elif time.monotonic() - self.told_to_end > END_WITHIN:
            self.process.kill()


class Workers:
    """The processes, and what was asked of them by signals."""

    def __init__(self, listener: socket.socket, number: int, arguments: list[str], program: list[str] = PROGRAM) -> None:
        self._handle = listener.fileno()
        self._command = [*program, *arguments, "--fd", str(self._handle), "--in-turn"]
        self._ending = False
        self._renew = False
        self._begun = 0.0
        self.serving = [self._begin() for _ in range(number)]
        for worker in self.serving:
            worker.serve()
        # Waits for the place of one that dies or is to be replaced.
        self.spare: Worker | None = None
        # Those to be replaced, and the one that comes for the first of them.
        self.old: list[Worker] = []
        self.coming: Worker | None = None
        self.leaving: list[Worker] = []

    def _begin(self) -> Worker:
        self._begun = time.monotonic()
        return Worker(self._command, self._handle)

    def end(self, _signal: int, _frame: Any) -> None:
        """Has all of them end."""
        self._ending = True

    def renew(self, _signal: int, _frame: Any) -> None:
        """Has all of them replaced, one by one."""
        self._renew = True

    def watch(self) -> None:
        """Keeps the workers going until they are to end."""
        while not self._ending:
            self.look()
            time.sleep(LOOK_EVERY)
        self.leaving += [*self.serving, *filter(None, (self.spare, self.coming))]
        while self.leaving:
            self._see_off()
            time.sleep(LOOK_EVERY)

    def look(self) -> None:
        """Does what is to be done now, and waits for nothing."""
        self._see_off()
        self._replace_dead()
        if self._renew:
            self._renew = False
            self.old = list(self.serving)
            # These began before, with what was installed then.
            self.leaving += filter(None, (self.spare, self.coming))
            self.spare = self.coming = None
        self._replace_old()
        self._keep_spare()

    def _see_off(self) -> None:
        for worker in self.leaving:
            worker.end()
        self.leaving = [worker for worker in self.leaving if not worker.dead()]

    def _replace_dead(self) -> None:
        for number, worker in enumerate(self.serving):
            if worker.dead() and (self.spare is not None or self._may_begin()):
                print(
                    f"worker {worker.process.pid} has died with {worker.process.returncode}; another one begins",
                    file=sys.stderr,
                )
                self.serving[number] = self.spare or self._begin()
                self.serving[number].serve()
                self.spare = None
                self.old = [one for one in self.old if one is not worker]

    def _replace_old(self) -> None:
        if self.coming is not None and self.coming.dead():
            print("a new worker does not begin; the old ones stay, and it is tried again", file=sys.stderr)
            self.coming = None
        if self.coming is not None and self.coming.serves():
            if self.old:
                first = self.old.pop(0)
                self.serving[self.serving.index(first)] = self.coming
                self.leaving.append(first)
            else:  # it came for one that has died since
                self.leaving.append(self.coming)
            self.coming = None
        if self.old and self.coming is None and self.spare is not None:
            self.coming, self.spare = self.spare, None
            self.coming.serve()

    def _keep_spare(self) -> None:
        """Begins the next spare one, once those that are needed now have all of the machine behind them."""
        if self.spare is not None and self.spare.dead():
            self.spare = None
        busy = self.coming is not None or not all(worker.serves() for worker in self.serving)
        if self.spare is None and not busy and self._may_begin():
            self.spare = self._begin()

    def _may_begin(self) -> bool:
        return time.monotonic() - self._begun > AT_MOST_EVERY


def my_turn() -> bool:
    """Waits, in a worker, until its turn has come; tells whether it has, and not the end of the process that would say so."""
    with suppress(KeyboardInterrupt):
        if sys.stdin.buffer.readline() == YOUR_TURN:
            nothing = os.open(os.devnull, os.O_RDONLY)
            os.dup2(nothing, 0)
            os.close(nothing)
            return True
    return False


def say_serves() -> None:
    """Says, in a worker, that it serves."""
    with suppress(OSError):
        os.write(1, SERVES)


def run_workers(listener: socket.socket, number: int, arguments: list[str]) -> int:
    """Runs *number* workers on *listener* until the process is told to end; SIGHUP replaces them one by one. Returns 0."""
    workers = Workers(listener, number, arguments)
    signal.signal(signal.SIGTERM, workers.end)
    signal.signal(signal.SIGINT, workers.end)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, workers.renew)
    workers.watch()
    return 0
