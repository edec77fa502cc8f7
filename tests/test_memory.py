"""What the compiled engine does to memory; Python's own checks tell where something was written that is not ours."""

from __future__ import annotations

import os
import subprocess
import sys

DEEP = """
from kemet import Options, start

game = start(Options(players=2), seed=1)
pile = []
for _ in range(300):
    pile = [pile, game.copy()]
del pile
print("freed")
"""


def test_games_deep_in_a_pile_are_freed_without_harm() -> None:
    """Beyond some fifty objects in each other Python puts off freeing them, which only some objects are made for."""
    shell = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", DEEP], env=shell, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr[:500]
