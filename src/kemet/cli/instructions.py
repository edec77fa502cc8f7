"""Instruction counts of the compiled engine under valgrind: the same numbers on every run, on a busy machine too."""

from __future__ import annotations

import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from typing import Final

GAMES: Final = 20
COPIES: Final = 2000
# What is counted: the name of the number, what the workload does for it, and how often.
MEASURES: Final = {
    "per_decision": ("play", GAMES),
    "per_copy": ("copy", COPIES),
    "per_observed_decision": ("observe", GAMES),
}

# Arguments: what to do, and how often. Zero times is everything but the work: start-up, imports, rules, set-up of the
# position. Prints how many decisions or copies were made.
WORKLOAD: Final = """
import sys
from librt.vecs import vec
from mypy_extensions import u8
from kemet.engine import COMPILED, Options, make_rules, start_with
from kemet.engine.observe import Observer, observation_size
from kemet.engine.playout import Tally, copy_often, play_observing, play_randomly
from kemet.engine.rng import seeded

do, times = sys.argv[1], int(sys.argv[2])
assert COMPILED, "the engine is interpreted"
rules = make_rules(Options(players=2))
tally = Tally()

def new_game(seed):
    return start_with(rules, f"count/{seed}"), seeded(f"count/{seed}/play")

if do == "play":
    for seed in range(times):
        play_randomly(*new_game(seed), 10**9, tally)
    print(tally.decisions)
elif do == "observe":
    observer = Observer(rules, vec[u8]([0] * (observation_size(rules) + rules.layout.actions)), 0)
    for seed in range(times):
        play_observing(*new_game(seed), 10**9, tally, observer)
    print(tally.decisions)
else:
    game, rng = new_game(0)
    play_randomly(game, rng, 200, tally)
    copy_often(game, times)
    print(times)
"""

COLLECTED = re.compile(r"Collected\s*:\s*(\d+)")


class CountError(RuntimeError):
    """Instructions could not be counted; the message says why."""


def instructions_per_decision(python: str) -> dict[str, float]:
    """Returns the instructions of one decision of random two-player games, of one copy, and of one decision with mask
    and observation, by the names in `MEASURES`, for the compiled kemet that *python* imports; raises `CountError`.
    """
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise CountError("valgrind, which counts instructions, is not installed (Debian: apt install valgrind)")
    # -B: a first run that wrote bytecode files would have more to do than the second.
    command = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", python, "-B", "-s", "-P", "-c", WORKLOAD]
    with ThreadPoolExecutor() as pool:
        counts = pool.map(lambda measure: _per_unit(command, *measure), MEASURES.values())
        return dict(zip(MEASURES, counts, strict=True))


def _per_unit(command: list[str], do: str, times: int) -> float:
    """Returns the instructions of one decision or copy, without what start-up takes."""
    empty, _ = _count([*command, do, "0"])
    full, made = _count([*command, do, str(times)])
    return (full - empty) / made


def _count(command: list[str]) -> tuple[int, int]:
    """Runs the workload under valgrind; returns instructions, and decisions or copies made."""
    # Hashes and the environment are fixed: both change the count (so no -I, which would ignore the seed).
    done = subprocess.run(command, env={"PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=False)
    found = COLLECTED.search(done.stderr)
    if done.returncode or found is None:
        raise CountError(f"the workload failed under valgrind: {_reason(done.stderr)}")
    return int(found.group(1)), int(done.stdout)


def _reason(errors: str) -> str:
    """Returns the last line of *errors* that is not valgrind's own."""
    lines = [line for line in errors.splitlines() if line.strip() and not line.startswith("==")]
    return lines[-1] if lines else "no message"
