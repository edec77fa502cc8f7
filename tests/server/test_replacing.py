"""How several workers are kept going: with stand-ins for them that do what a test says."""

from __future__ import annotations

import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kemet.server.workers import Worker, Workers

# Makes ready, waits for its turn, and serves as soon as the file named by its first argument is there.
STAND_IN = """
import os, sys, time
if sys.stdin.readline():
    while not os.path.exists(sys.argv[1]):
        time.sleep(0.01)
    os.write(1, b"serves\\n")
    while True:
        time.sleep(1)
"""


@pytest.fixture
def may_serve(tmp_path: Path) -> Path:
    """Gives the file that lets workers serve."""
    path = tmp_path / "serve"
    path.touch()
    return path


@pytest.fixture
def workers(may_serve: Path) -> Iterator[Workers]:
    """Gives three workers that serve, and one to spare."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        made = Workers(listener, 3, [str(may_serve)], [sys.executable, "-c", STAND_IN])
        try:
            until(made, lambda: made.spare is not None)
            yield made
        finally:
            for worker in [*made.serving, *made.leaving, made.spare, made.coming]:
                if worker is not None:
                    worker.process.kill()
                    worker.process.wait()
                    worker.dead()


def until(workers: Workers, holds: Callable[[], bool]) -> None:
    """Looks after the workers until something holds."""
    for _ in range(3000):
        workers.look()
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it did not come")


def all_serve(workers: Workers) -> bool:
    """Tells whether three workers serve."""
    return len(workers.serving) == 3 and all(worker.serves() and not worker.dead() for worker in workers.serving)


def test_one_that_dies_is_replaced_by_one_that_waits(workers: Workers, capsys: pytest.CaptureFixture[str]) -> None:
    spare = workers.spare
    victim = workers.serving[1]
    victim.process.kill()
    until(workers, lambda: workers.serving[1] is not victim)
    assert workers.serving[1] is spare
    until(workers, lambda: all_serve(workers) and workers.spare is not None)
    assert f"worker {victim.process.pid} has died with -{signal.SIGKILL:d}" in capsys.readouterr().err


def test_without_one_that_waits_another_is_begun(workers: Workers) -> None:
    killed: list[Worker | None] = [workers.serving[0], workers.serving[2], workers.spare]
    for worker in killed:
        assert worker is not None
        worker.process.kill()
        worker.process.wait()
    until(workers, lambda: all_serve(workers) and workers.spare is not None)
    assert not {worker.process.pid for worker in killed if worker} & {worker.process.pid for worker in workers.serving}


def test_an_old_one_serves_until_a_new_one_does(workers: Workers, may_serve: Path) -> None:
    old, spare = list(workers.serving), workers.spare
    may_serve.unlink()
    workers.renew(signal.SIGHUP, None)
    until(workers, lambda: workers.coming is not None)
    # It began with what was installed before.
    assert workers.coming is not spare
    for _ in range(100):
        workers.look()
        time.sleep(0.01)
    assert workers.serving == old
    assert not any(worker.dead() for worker in old)
    may_serve.touch()
    until(workers, lambda: all(worker.dead() for worker in old))
    assert all_serve(workers)


def test_old_ones_stay_where_new_ones_do_not_begin(workers: Workers, may_serve: Path) -> None:
    old = list(workers.serving)
    may_serve.unlink()
    workers.renew(signal.SIGHUP, None)
    for _ in range(2):
        until(workers, lambda: workers.coming is not None)
        assert workers.coming is not None
        workers.coming.process.kill()
        until(workers, lambda: workers.coming is None)
    assert workers.serving == old
    may_serve.touch()
    until(workers, lambda: not set(old) & set(workers.serving) and workers.spare is not None)
    assert all_serve(workers)


def test_all_end_when_they_are_told_to(workers: Workers) -> None:
    every = [*workers.serving, workers.spare]
    workers.end(signal.SIGTERM, None)
    workers.watch()
    assert all(worker is not None and worker.dead() for worker in every)
