"""Instruction counts of the compiled engine under valgrind: the same number on every run, on a busy machine too.

`python -m benchmarks.instructions [PYTHON]` prints them for the kemet installed in the environment of PYTHON.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys

GAMES = 20
COPIES = 2000

# What is counted. Arguments: what to do, and how often. Zero times is everything but the work: start-up, imports,
# rules, set-up of the position. Prints how many decisions or copies were made.
WORKLOAD = """
import sys
from kemet.engine import COMPILED, Options, make_rules, start_with
from kemet.engine.playout import Tally, copy_often, play_randomly
from kemet.engine.rng import seeded

do, times = sys.argv[1], int(sys.argv[2])
assert COMPILED, "the kemet here is not compiled"
rules = make_rules(Options(players=2))
tally = Tally()

def play(seed, limit, tally):
    game = start_with(rules, f"count/{seed}")
    play_randomly(game, seeded(f"count/{seed}/play"), limit, tally)
    return game

if do == "play":
    for seed in range(times):
        play(seed, 10**9, tally)
    print(tally.decisions)
elif do == "observe":
    from librt.vecs import vec
    from mypy_extensions import u8
    from kemet.engine.actions import ACTIONS
    from kemet.engine.observe import observation_size
    from kemet.engine.playout import play_observing
    buffer = vec[u8]([0] * (observation_size(rules) + ACTIONS))
    for seed in range(times):
        play_observing(start_with(rules, f"count/{seed}"), seeded(f"count/{seed}/play"), 10**9, tally, buffer)
    print(tally.decisions)
else:
    copy_often(play(0, 200, tally), times)
    print(times)
"""

COLLECTED = re.compile(r"Collected\s*:\s*(\d+)")


class CountError(RuntimeError):
    """Instructions could not be counted; the message says why."""


def count(python: str, do: str, times: int) -> tuple[int, int]:
    """Runs the workload under valgrind; returns instructions, and decisions or copies made."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise CountError("valgrind is not installed")
    command = [
        valgrind,
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        python,
        "-s",
        "-P",
        "-c",
        WORKLOAD,
        do,
        str(times),
    ]
    # Hashes and the environment are fixed: both change the count (so no -I, which would ignore the seed).
    done = subprocess.run(command, env={"PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=False)
    found = COLLECTED.search(done.stderr)
    if done.returncode or found is None:
        raise CountError(f"the workload failed under valgrind: {(done.stderr.strip().splitlines() or ['no message'])[-1]}")
    return int(found.group(1)), int(done.stdout)


def per_unit(python: str, do: str, times: int) -> float:
    """Returns the instructions of one decision or copy, without what start-up takes."""
    empty, _ = count(python, do, 0)
    full, made = count(python, do, times)
    return (full - empty) / made


def can_observe(python: str) -> bool:
    """Tells whether the kemet there has observations."""
    code = "from kemet.engine.observe import observation_size; from kemet.engine.playout import play_observing"
    return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0


def instructions_per_decision(python: str) -> dict[str, float]:
    """Returns instructions per decision of random two-player games, per copy, and per decision with mask and
    observation where the engine has it, for the compiled kemet that *python* imports.
    """
    counts = {"per_decision": per_unit(python, "play", GAMES), "per_copy": per_unit(python, "copy", COPIES)}
    if can_observe(python):
        counts["per_observed_decision"] = per_unit(python, "observe", GAMES)
    return counts


def main() -> int:
    """Prints the counts as JSON."""
    try:
        print(json.dumps(instructions_per_decision(sys.argv[1] if len(sys.argv) > 1 else sys.executable), indent=1))
    except CountError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
