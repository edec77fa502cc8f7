"""The driving side: a worker process for each engine, asked in turn for short slices, one at a time."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.conditions import ROOT
from benchmarks.engines import Spec

# Parts of the slice for play that the other measures get.
OBSERVE_PART = 0.5
COPY_PART = 0.25
WARM_UP_PART = 0.25

Sample = dict[str, float]


class WorkerDied(RuntimeError):
    """A worker that ended in the midst of a run."""


class Worker:
    """A process that measures one engine."""

    def __init__(self, spec: Spec, python: str) -> None:
        self.spec = spec
        self.process = subprocess.Popen(
            [python, "-m", "benchmarks.worker", spec.name],
            cwd=ROOT,
            env=worker_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.hello = self.receive()

    def send(self, do: str, seconds: float) -> None:
        """Starts a slice."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"do": do, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise WorkerDied(f"the worker of {self.spec.name} ended before its time") from error

    def receive(self) -> dict[str, Any]:
        """Waits for an answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise WorkerDied(f"the worker of {self.spec.name} ended with {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, do: str, seconds: float) -> Sample:
        """Measures one slice."""
        self.send(do, seconds)
        return self.receive()

    def close(self) -> None:
        """Ends the process."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def worker_environment() -> dict[str, str]:
    """Returns the environment of workers: what is installed counts, one thread, fixed hashes, no windows."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {
        **environment,
        "PYTHONHASHSEED": "0",
        "OMP_NUM_THREADS": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
    }


@dataclass
class Measured:
    """What was measured of one engine; *problem* says why it was not."""

    spec: Spec
    problem: str | None = None
    hello: dict[str, Any] = field(default_factory=dict)
    samples: dict[str, list[Sample]] = field(default_factory=lambda: {"play": [], "observe": [], "copy": []})


@dataclass
class Plan:
    """How much is measured, and with which Pythons."""

    specs: list[Spec]
    rounds: int
    seconds: float
    python: str
    interpreted: str
    jobs: int
    jobs_of: str = "kemet-2p"


class Session:
    """A run: all workers are started first, then asked in rounds."""

    def __init__(self, plan: Plan, say: Callable[[str], None]) -> None:
        self.plan = plan
        self.say = say
        self.measured = {spec.name: Measured(spec) for spec in plan.specs}
        self.workers: list[Worker] = []
        self.helpers: list[Worker] = []
        # For each round: one process alone, and the sum of all when they play at the same time.
        self.alone: list[Sample] = []
        self.together: list[list[Sample]] = []

    def run(self) -> None:
        """Measures everything."""
        try:
            for spec in self.plan.specs:
                self.say(f"starting {spec.name}")
                self._start(spec)
            self._start_helpers()
            for round in range(self.plan.rounds):
                self._round(round)
        finally:
            for worker in self.workers + self.helpers:
                worker.close()

    def _start(self, spec: Spec) -> None:
        measured = self.measured[spec.name]
        python = self.plan.interpreted if spec.interpreted else self.plan.python
        if not Path(python).exists():
            measured.problem = f"not installed: no {python}"
            return
        try:
            worker = Worker(spec, python)
        except WorkerDied as error:
            measured.problem = f"failed: {error}"
            return
        measured.hello = worker.hello
        measured.problem = worker.hello["problem"]
        if measured.problem is None:
            worker.ask("play", self.plan.seconds * WARM_UP_PART)
            self.workers.append(worker)
        else:
            worker.close()

    def _start_helpers(self) -> None:
        """Starts the further workers that play at the same time as the first."""
        if self.plan.jobs > 1 and any(worker.spec.name == self.plan.jobs_of for worker in self.workers):
            spec = self.measured[self.plan.jobs_of].spec
            self.helpers = [Worker(spec, self.plan.python) for _ in range(self.plan.jobs - 1)]

    def _round(self, round: int) -> None:
        """Asks each worker once; every round begins with another."""
        first = round * 5 % max(1, len(self.workers))
        for worker in self.workers[first:] + self.workers[:first]:
            self.say(f"round {round + 1} of {self.plan.rounds}: {worker.spec.name}")
            try:
                self._measure(worker)
            except WorkerDied as error:
                self.measured[worker.spec.name].problem = f"failed: {error}"
                self.workers.remove(worker)

    def _measure(self, worker: Worker) -> None:
        samples = self.measured[worker.spec.name].samples
        seconds = self.plan.seconds
        samples["play"].append(worker.ask("play", seconds))
        if self.helpers and worker.spec.name == self.plan.jobs_of:
            self._measure_jobs(worker)
        if worker.hello["observes"]:
            samples["observe"].append(worker.ask("observe", seconds * OBSERVE_PART))
        if worker.hello["copies"]:
            samples["copy"].append(worker.ask("copy", seconds * COPY_PART))

    def _measure_jobs(self, worker: Worker) -> None:
        team = [worker, *self.helpers]
        self.alone.append(self.measured[worker.spec.name].samples["play"][-1])
        for member in team:
            member.send("play", self.plan.seconds)
        self.together.append([member.receive() for member in team])
