"""The measuring side, a process for each engine: `python -m benchmarks.worker NAME`.

It says hello with one line of JSON, then answers each line {"do": "play" | "observe" | "copy", "seconds": S} with one
line, and ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from importlib import metadata
from time import perf_counter
from typing import Any

from benchmarks.engines import Spec, make_engine, spec_of
from benchmarks.engines.base import Engine

# Positions that are copied, each from the middle of a random game of its own.
POSITIONS = 5
FIRST_POSITION_SEED = 1_000_000
NO_LIMIT = 10**9


class Bench:
    """An engine with its counts."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.positions: list[Any] = []
        self.lengths: list[int] = []
        for k in range(POSITIONS):
            self._take_position(FIRST_POSITION_SEED + k)
        self.copies_at_once = self._copies_within(0.002) if engine.copies else 0
        self.seed = 0
        self.length = 0
        engine.start(self.seed)

    def _take_position(self, seed: int) -> None:
        """Plays the game of *seed* to the end for its length, then again to its middle."""
        self.engine.start(seed)
        length, _ = self.engine.play(NO_LIMIT)
        self.lengths.append(length)
        if self.engine.copies:
            self.engine.start(seed)
            self.engine.play(length // 2)
            self.positions.append(self.engine.current)

    def _copies_within(self, seconds: float) -> int:
        """Returns about how many copies can be made in that time."""
        times = 1
        while True:
            begin = perf_counter()
            self.engine.copy_often(self.positions[0], times)
            if perf_counter() - begin > seconds:
                return times
            times *= 2

    def run(self, do: str, seconds: float) -> dict[str, float]:
        """Measures one slice."""
        if do == "copy":
            return self.copy(seconds)
        return self.play(self.engine.play if do == "play" else self.engine.observe, seconds)

    def play(self, play: Callable[[int], tuple[int, int]], seconds: float) -> dict[str, float]:
        """Plays on for so many *seconds*, game after game; a game that is not over goes on in the next slice. Counts
        decisions, real ones, games that ended and all decisions of these.
        """
        chunk = self.engine.chunk
        decisions = real = games = finished = 0
        time = 0.0
        begin = perf_counter()
        while time < seconds:
            some, some_real = play(chunk)
            decisions += some
            real += some_real
            self.length += some
            if some < chunk:
                games += 1
                finished += self.length
                self.length = 0
                self.seed += 1
                self.engine.start(self.seed)
            time = perf_counter() - begin
        return {"seconds": time, "decisions": decisions, "real": real, "games": games, "finished": finished}

    def copy(self, seconds: float) -> dict[str, float]:
        """Copies all positions again and again for so many *seconds*."""
        copies = 0
        time = 0.0
        begin = perf_counter()
        while time < seconds:
            for position in self.positions:
                self.engine.copy_often(position, self.copies_at_once)
            copies += self.copies_at_once * len(self.positions)
            time = perf_counter() - begin
        return {"seconds": time, "copies": copies}


def check_build(spec: Spec) -> None:
    """Raises `RuntimeError` if our engine is not built as its row says."""
    if spec.group == "ours":
        from kemet.engine import COMPILED

        if COMPILED == spec.interpreted:
            raise RuntimeError(f"the kemet of {sys.executable} is {'' if COMPILED else 'not '}compiled")


def hello(spec: Spec) -> tuple[Bench | None, dict[str, Any]]:
    """Makes the engine; returns it with the first line to write. Without it the line says what is wrong."""
    try:
        engine = make_engine(spec)
        check_build(spec)
        bench = Bench(engine)
    except ModuleNotFoundError as error:
        return None, {"problem": f"not installed: no module named {error.name!r}"}
    except Exception as error:  # a peer that cannot start is listed with its reason, and the others go on
        return None, {"problem": f"failed: {type(error).__name__}: {error}"}
    return bench, {
        "problem": None,
        "version": metadata.version(spec.package),
        "python": sys.version.split()[0],
        "observes": engine.observes,
        "copies": engine.copies,
        "always_observes": engine.always_observes,
        "lengths": bench.lengths,
    }


def main() -> None:
    """Serves until the input ends."""
    # What engines print goes to the error stream; the true output is for answers.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    bench, line = hello(spec_of(sys.argv[1]))
    print(json.dumps(line), file=answers)
    if bench is not None:
        for request in sys.stdin:
            wish = json.loads(request)
            print(json.dumps(bench.run(wish["do"], wish["seconds"])), file=answers)


if __name__ == "__main__":
    main()
