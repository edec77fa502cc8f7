"""Kemet through OpenSpiel beside the engine itself, driven by a loop in Python, and beside OpenSpiel's chess:
`python -m benchmarks.envs.openspiel_speed`, in an environment with the compiled engine and `kemet[openspiel]`.

The three are asked in turn for short slices. Counted are decisions with a choice: the engine's loop plays forced ones too, as
the wrapper does inside. Ratios are taken within each round.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from benchmarks.engines.openspiel import OpenSpiel
from benchmarks.engines.ours import KemetLoop
from benchmarks.worker import Bench
from kemet.engine import COMPILED
from kemet.envs.openspiel import GAME_TYPE, seeded_state

TABLES = [(2, ""), (2, "ta-seti"), (5, ""), (5, "ta-seti")]


class Tensors(OpenSpiel):
    """A game of OpenSpiel that is asked for tensors without a mask."""

    def observe(self, limit: int) -> tuple[int, int]:
        state = self.current
        chance = self.random.random
        set_from = self.observation.set_from
        taken = real = 0
        while taken < limit and not state.is_terminal():
            set_from(state, state.current_player())
            actions = state.legal_actions()
            n = len(actions)
            state.apply_action(actions[int(chance() * n)])
            taken += 1
            real += n > 1
        return taken, real


class Wrapper(Tensors):
    """Kemet through OpenSpiel, which begins with a seed as the engine does. After that nothing is left to chance."""

    def start(self, seed: int) -> None:
        super().start(seed)
        self.current = seeded_state(self.game, seed)
        self.chancy = False


def measure(players: int, modules: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Returns the medians for one table: choices per second of play, plain and with observations, and their ratios."""
    name = f"{GAME_TYPE.short_name}(players={players},modules={modules})"
    benches = {
        "loop": Bench(KemetLoop(players, tuple(modules.split()))),
        "wrapper": Bench(Wrapper(name)),
        "chess": Bench(Tensors("chess")),
    }
    found: dict[str, Any] = {"players": players, "modules": modules}
    for what in ("play", "observe"):
        speeds: dict[str, list[float]] = {key: [] for key in benches}
        for _ in range(rounds):
            for key, bench in benches.items():
                counts = bench.run(what, seconds)
                speeds[key].append(counts["real"] / counts["seconds"])
        found[what] = {key: median(values) for key, values in speeds.items()}
        found[what]["share"] = median(map(lambda a, b: a / b, speeds["wrapper"], speeds["loop"]))
    found["copy"] = {key: 1e6 * slice_["seconds"] / slice_["copies"] for key, slice_ in copies(benches, seconds).items()}
    found["save"], found["load"] = saving(benches["wrapper"].positions[0])
    return found


def copies(benches: dict[str, Bench], seconds: float) -> dict[str, dict[str, float]]:
    """Copies positions from the middles of games."""
    return {key: bench.run("copy", seconds) for key, bench in benches.items()}


def saving(state: Any, times: int = 50) -> tuple[float, float]:
    """Returns the microseconds to save *state* and to load it again."""
    begin = perf_counter()
    for _ in range(times):
        text = state.serialize()
    middle = perf_counter()
    for _ in range(times):
        state.get_game().deserialize_state(text)
    return 1e6 * (middle - begin) / times, 1e6 * (perf_counter() - middle) / times


def table(rows: list[dict[str, Any]]) -> str:
    """Returns the rows as a table in Markdown."""
    lines = [
        "| table | engine, a Python loop | through OpenSpiel | share | engine, observed | through OpenSpiel, observed |"
        " share | copy, µs | save, load, µs |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        play, observe = row["play"], row["observe"]
        expansion = ", Ta-Seti" if row["modules"] else ""
        lines.append(
            f"| {row['players']} players{expansion} | {play['loop']:,.0f} | {play['wrapper']:,.0f} |"
            f" {play['share']:.2f} | {observe['loop']:,.0f} | {observe['wrapper']:,.0f} | {observe['share']:.2f} |"
            f" {row['copy']['wrapper']:.1f} | {row['save']:.0f}, {row['load']:.0f} |"
        )
    chess = [median(row[what]["chess"] for row in rows) for what in ("play", "observe", "copy")]
    lines.append(f"| OpenSpiel's chess | | {chess[0]:,.0f} | | | {chess[1]:,.0f} | | {chess[2]:.1f} | |")
    return "\n".join(lines)


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(description="Speed of Kemet through OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice")
    parser.add_argument("--out", type=Path, help="write all numbers to this file as JSON")
    args = parser.parse_args()
    if not COMPILED:
        parser.error("the engine of this environment is not compiled")
    rows = [measure(players, modules, args.rounds, args.seconds) for players, modules in TABLES]
    print(table(rows))
    if args.out:
        args.out.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
