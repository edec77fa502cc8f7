"""Several server processes that listen on one socket: they are begun, begun again when they die, and changed one by one."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from typing import Any

# Seconds a worker has to end by itself.
END_WITHIN = 10.0
# Seconds a new worker is given before the next old one ends.
WARM_UP = 3.0
# A worker that dies is begun again at once, but not faster than this.
AT_MOST_EVERY = 0.5
# Seconds between two looks.
LOOK_EVERY = 0.05


class Workers:
    """The processes, and what was asked of them by signals."""

    def __init__(self, listener: socket.socket, number: int, arguments: list[str]) -> None:
        self._handle = listener.fileno()
        self._arguments = arguments
        self._ending = False
        self._renew = False
        self._begun = 0.0
        self._processes = [self._begin() for _ in range(number)]

    def _begin(self) -> subprocess.Popen[bytes]:
        self._begun = time.monotonic()
        command = [sys.executable, "-m", "kemet", *self._arguments, "--fd", str(self._handle)]
        return subprocess.Popen(command, pass_fds=[self._handle], stdout=subprocess.DEVNULL)

    def end(self, _signal: int, _frame: Any) -> None:
        """Has all of them end."""
        self._ending = True

    def renew(self, _signal: int, _frame: Any) -> None:
        """Has all of them replaced, one by one."""
        self._renew = True

    def watch(self) -> None:
        """Keeps the workers going until they are to end."""
        while not self._ending:
            for number, process in enumerate(self._processes):
                if process.poll() is not None and time.monotonic() - self._begun > AT_MOST_EVERY:
                    print(f"worker {process.pid} has died with {process.returncode}; another one begins", file=sys.stderr)
                    self._processes[number] = self._begin()
            if self._renew:
                self._renew = False
                self._replace_all()
            time.sleep(LOOK_EVERY)
        stop(self._processes)

    def _replace_all(self) -> None:
        """Begins a new worker before each old one ends: there is always somebody who answers."""
        for number, old in enumerate(list(self._processes)):
            self._processes[number] = self._begin()
            time.sleep(WARM_UP)
            stop([old])


def stop(processes: list[subprocess.Popen[bytes]]) -> None:
    """Ends *processes*, by force those that take too long."""
    for process in processes:
        process.terminate()
    end = time.monotonic() + END_WITHIN
    for process in processes:
        try:
            process.wait(max(0.1, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def run_workers(listener: socket.socket, number: int, arguments: list[str]) -> int:
    """Runs *number* workers on *listener* until the process is told to end; SIGHUP replaces them one by one. Returns 0."""
    workers = Workers(listener, number, arguments)
    signal.signal(signal.SIGTERM, workers.end)
    signal.signal(signal.SIGINT, workers.end)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, workers.renew)
    workers.watch()
    return 0
