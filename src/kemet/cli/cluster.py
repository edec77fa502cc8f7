"""Games spread over a cluster of Ray, for `kemet simulate` and `kemet arena`; every machine of it needs the same kemet."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from logging import ERROR
from typing import Any, TypeVar

from kemet.cli.common import UserError, need
from kemet.cli.games import Played

Task = TypeVar("Task")

# How often games are played again whose worker or machine has gone.
TRIES = 3
# Seconds in which a cluster must answer; Ray itself would wait for minutes.
PATIENCE = 5


def play_on_ray(address: str, play: Callable[[Task], list[Played]], tasks: list[Task], in_order: bool) -> Iterator[Played]:
    """Yields the games of all *tasks*, played by the cluster at *address*; in order, or each task as soon as it is done."""
    ray = join_cluster(address)
    try:
        work: Any = ray.remote(max_retries=TRIES)(_work)
        left: list[Any] = [work.remote(play, task) for task in tasks]
        while left:
            done = left[:1] if in_order else ray.wait(left)[0]
            left = left[1:] if in_order else [one for one in left if one not in done]
            yield from ray.get(done[0])
    except ray.exceptions.RayError as error:
        raise UserError(f"--ray {address}: the cluster could not play: {error}") from error
    finally:
        ray.shutdown()


def join_cluster(address: str) -> Any:
    """Returns the package `ray`, joined with the cluster at *address*; raises `UserError` if there is none."""
    need("ray", "ray", "--ray")
    import ray

    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise UserError(f"--ray {address}: no cluster answers there ({error}); 'local' starts one on this machine") from error
    return ray


def _knock(address: str) -> None:
    """Raises `OSError` where *address* is a host and a port, and nobody listens there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _work(play: Callable[[Task], list[Played]], task: Task) -> list[Played]:
    return play(task)
