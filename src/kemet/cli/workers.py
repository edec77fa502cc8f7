"""Games spread over worker processes or a cluster, for `kemet simulate` and `kemet arena`."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from types import FrameType
from typing import TypeVar

from kemet.cli.cluster import play_on_ray
from kemet.cli.common import UserError, whole
from kemet.cli.games import Match, Plan, Played, play_games, play_matches

Task = TypeVar("Task")

# Games handed to a worker at once: random ones are quick, others are not.
CHUNK = 20


@dataclass
class Hands:
    """Who plays the games: so many processes of this machine, or the cluster of Ray at an address."""

    jobs: int = 1
    ray: str | None = None


def add_hands(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that say who plays the games."""
    parser.add_argument(
        "--jobs", type=whole(1), default=1, metavar="N", help="processes; results do not depend on it (default 1)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="a cluster of Ray plays instead: 'auto', 'host:port', or 'local' to start one here"
    )


def hands(args: argparse.Namespace) -> Hands:
    """Returns who plays, as the arguments say."""
    if args.ray is not None and args.jobs != 1:
        raise UserError("--jobs does not go with --ray: the cluster knows how many workers it has")
    return Hands(args.jobs, args.ray)


def play_all(plan: Plan, games: int, who: Hands) -> Iterator[Played]:
    """Yields what came of games 1 to *games*, in this order, whoever plays them."""
    size = chunk_size(plan.bots)
    chunks = [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]
    yield from spread(partial(play_games, plan), chunks, who, in_order=True)


def play_matches_of(options: dict[str, str], matches: list[Match], who: Hands) -> Iterator[Played]:
    """Yields what came of *matches*, each as soon as it is known."""
    size = chunk_size([bot for match in matches for bot in match.bots])
    chunks = [matches[first : first + size] for first in range(0, len(matches), size)]
    yield from spread(partial(play_matches, options), chunks, who, in_order=False)


def chunk_size(bots: list[str]) -> int:
    """Returns how many games of *bots* a worker is handed at once."""
    return CHUNK if set(bots) == {"random"} else 1


def spread(play: Callable[[Task], list[Played]], tasks: list[Task], who: Hands, in_order: bool) -> Iterator[Played]:
    """Yields the games of all *tasks*; in order, or each task as soon as it is done."""
    if who.ray is not None:
        yield from play_on_ray(who.ray, play, tasks, in_order)
        return
    if who.jobs > 1:
        yield from _play_in_workers(play, tasks, who.jobs, in_order)
        return
    for task in tasks:
        yield from play(task)


def _play_in_workers(play: Callable[[Task], list[Played]], tasks: list[Task], jobs: int, in_order: bool) -> Iterator[Played]:
    """Ctrl-C must not strike inside the pool, which could hang: here it is noted and acted on between two results."""
    interrupts: list[int] = []
    # Workers inherit that Ctrl-C is ignored; `_work` changes that while they play.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        futures: list[Future[list[Played]]] = [pool.submit(_work, play, task) for task in tasks]
        signal.signal(signal.SIGINT, lambda signum, _: interrupts.append(signum))
        for future in futures if in_order else as_completed(futures):
            results = future.result()
            if interrupts:
                raise KeyboardInterrupt
            yield from results
    except BrokenProcessPool as error:
        raise UserError("a worker process ended before its time, perhaps for lack of memory; try fewer --jobs") from error
    finally:
        pool.shutdown(cancel_futures=True)
        signal.signal(signal.SIGINT, before)


def _work(play: Callable[[Task], list[Played]], task: Task) -> list[Played]:
    """Plays games in a worker; Ctrl-C ends them, and the main process gets that as the result."""
    signal.signal(signal.SIGINT, _interrupt)
    try:
        return play(task)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _interrupt(signum: int, frame: FrameType | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
