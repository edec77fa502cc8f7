"""The measuring side, a process for each environment: `python -m benchmarks.envs.worker NAME`.

It says hello with one line of JSON, then answers each line {"seconds": S} with one line, and ends with its input. With
`--memory` it makes many environments instead and says how much memory one takes.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from importlib import metadata
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.envs.base import Driver, Env
from benchmarks.envs.registry import env_of

CHUNK = 512
# Steps that each environment takes before its memory is read.
WARM = 100


def resident() -> int:
    """Returns the resident memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def memory_of(env: Env) -> float:
    """Returns by how many bytes each further environment, or row of one, makes the process grow."""
    first = env.make()
    first.run(WARM * first.rows)
    gc.collect()
    before = resident()
    many: list[Driver] = []
    for _ in range(env.memory):
        many.append(env.make())
        many[-1].run(WARM * first.rows)
    gc.collect()
    return (resident() - before) / env.memory / first.rows


def measured(driver: Driver, seconds: float) -> dict[str, float]:
    """Steps for so many *seconds*."""
    steps = 0
    begin = perf_counter()
    time = 0.0
    chunk = max(CHUNK, driver.rows) if driver.rows > 1 else 64
    while time < seconds:
        steps += driver.run(chunk)
        time = perf_counter() - begin
    return {"steps": steps, "seconds": time}


def hello(env: Env) -> tuple[Driver | None, dict[str, Any]]:
    """Makes the driver; returns it with the first line to write. Without it the line says what is wrong."""
    try:
        driver = env.make()
        version = metadata.version(env.package)
    except Exception as error:  # an environment that cannot start is listed with its reason, and the others go on
        return None, {"problem": f"{type(error).__name__}: {error}"}
    return driver, {"problem": None, "version": version}


def main() -> None:
    """Serves until the input ends."""
    env = env_of(sys.argv[1])
    # What environments print goes to the error stream; the true output is for answers.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    if "--memory" in sys.argv:
        print(json.dumps(memory_of(env)), file=answers)
        return
    driver, line = hello(env)
    print(json.dumps(line), file=answers)
    for request in sys.stdin if driver is not None else []:
        assert driver is not None
        print(json.dumps(measured(driver, json.loads(request)["seconds"])), file=answers)


if __name__ == "__main__":
    main()
