"""`python -m benchmarks.envs`: environments for learning, ours and those of others, in turn; writes results/envs.*."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from typing import Any

from benchmarks.conditions import RESULTS, ROOT, conditions, load
from benchmarks.envs.base import Env
from benchmarks.envs.ours import ENVS as OURS
from benchmarks.envs.registry import ENVS, RATIOS
from benchmarks.report import table, with_range
from benchmarks.schedule import worker_environment

Results = dict[str, Any]

PAGE = ROOT / "docs" / "research.md"
BEGIN = "<!-- numbers: written by `python -m benchmarks.envs` -->"
END = "<!-- end of numbers -->"


class Worker:
    """A process that steps one environment."""

    def __init__(self, env: Env) -> None:
        self.env = env
        command = [sys.executable, "-m", "benchmarks.envs.worker", env.name]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=worker_environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.hello = self.receive()

    def receive(self) -> Results:
        """Waits for an answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"problem": f"ended with {self.process.wait()}"}

    def speed(self, seconds: float) -> float:
        """Returns the steps per second of one slice."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"seconds": seconds}) + "\n")
        self.process.stdin.flush()
        answer = self.receive()
        return float(answer["steps"] / answer["seconds"])

    def close(self) -> None:
        """Ends the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def speeds(workers: list[Worker], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Asks all workers in turn, each round beginning with another; returns the steps per second of each in each round."""
    found: dict[str, list[float]] = {worker.env.name: [] for worker in workers}
    for worker in workers:
        worker.speed(seconds / 4)
    for round in range(rounds):
        first = round * 5 % len(workers)
        for worker in workers[first:] + workers[:first]:
            found[worker.env.name].append(worker.speed(seconds))
        print(f"round {round + 1} of {rounds}", file=sys.stderr)
    return found


def memory(env: Env) -> float | None:
    """Returns the memory of one environment, or of one row of it, measured in a fresh process."""
    if not env.memory:
        return None
    command = [sys.executable, "-m", "benchmarks.envs.worker", env.name, "--memory"]
    done = subprocess.run(command, cwd=ROOT, env=worker_environment(), stdout=subprocess.PIPE, text=True)
    return float(done.stdout) if done.returncode == 0 else None


def spread(values: list[float]) -> dict[str, float]:
    """Returns median, least and greatest."""
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def lines(results: Results) -> list[str]:
    """Returns the report."""
    where = results["conditions"]
    about = (
        f"{where['date']}, {where['processor']}, {where['cores']} cores, Python {where['python']}, load before the run "
        f"{where['load_before']:.1f}. {results['rounds']} rounds of {results['seconds']:g} s for each environment in turn, "
        "one process and one thread at a time. Medians, in brackets the least and the greatest. A step is one decision of a "
        "learner, with mask and observation before it; memory is that of one environment, or of one game of many."
    )
    rows = [
        [
            env["title"],
            env.get("version") or env["problem"],
            with_range(env.get("steps_per_second")),
            f"{env['memory'] / 1024:,.0f} KiB" if env.get("memory") else "–",
        ]
        for env in results["envs"]
    ]
    ratios = [[what, with_range(values)] for what, values in results["ratios"].items()]
    return [
        about,
        "",
        *table(["environment", "version", "steps/s (min–max)", "memory"], rows),
        "",
        "Ratios, taken within each round:",
        "",
        *table(["what", "times (min–max)"], ratios),
    ]


def check_ours(workers: list[Worker]) -> None:
    """Raises `SystemExit` if an environment of ours cannot be measured: a page without its numbers would say nothing."""
    problems = [f"{one.env.title}: {one.hello['problem']}" for one in workers if one.env in OURS and one.hello["problem"]]
    if problems:
        raise SystemExit("\n".join([*problems, "nothing was written"]))


def measure(envs: list[Env], rounds: int, seconds: float) -> Results:
    """Measures all of *envs*."""
    before = load()
    rows: dict[str, Results] = {env.name: {"name": env.name, "title": env.title, "memory": memory(env)} for env in envs}
    workers = [Worker(env) for env in envs]
    for worker in workers:
        rows[worker.env.name] |= worker.hello
    try:
        check_ours(workers)
        found = speeds([worker for worker in workers if worker.hello["problem"] is None], rounds, seconds)
    finally:
        for worker in workers:
            worker.close()
    for name, values in found.items():
        rows[name] |= {"steps_per_second": spread(values), "samples": values}
    ratios = {
        what: spread([a / b for a, b in zip(found[ours], found[theirs], strict=True)])
        for what, ours, theirs in RATIOS
        if ours in found and theirs in found
    }
    return {
        "conditions": conditions(before),
        "rounds": rounds,
        "seconds": seconds,
        "envs": list(rows.values()),
        "ratios": ratios,
    }


def write_page(report: str) -> None:
    """Puts the report into docs/research.md, between its marks."""
    head, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{PAGE}: the marks {BEGIN!r} and {END!r} must both be there")
    PAGE.write_text(f"{head}{BEGIN}\n\n{report}\n\n{END}{tail}", encoding="utf-8")


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.envs", description=__doc__.partition(": ")[2])
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="rounds (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="seconds of a slice (default 1)")
    parser.add_argument("--only", metavar="NAMES", help="some environments, by the starts of their names; nothing is written")
    args = parser.parse_args()
    starts = tuple(args.only.split(",")) if args.only else ("",)
    results = measure([env for env in ENVS if env.name.startswith(starts)], args.rounds, args.seconds)
    report = "\n".join(lines(results))
    print(report)
    if not args.only:
        (RESULTS / "envs.json").write_text(json.dumps(results, indent=1) + "\n")
        (RESULTS / "envs.md").write_text(report + "\n")
        write_page(report)


if __name__ == "__main__":
    main()
