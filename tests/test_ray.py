"""Games on a cluster of Ray: a small one, started on this machine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="ray is not installed: games on a cluster were NOT tested")

from ray import cloudpickle

from kemet.cli.cluster import play_on_ray
from kemet.cli.games import Plan, Played, play_games
from kemet.engine import Options

SIMULATE = [sys.executable, "-m", "kemet", "simulate", "--players", "2", "--learning", "--games", "50", "--json", "-"]


def simulated(*words: str) -> object:
    """Returns the summary of games that are always the same, less what depends on time."""
    done = subprocess.run([*SIMULATE, *words], capture_output=True, text=True, timeout=240, check=True)
    found = json.loads(done.stdout)
    return {name: value for name, value in found.items() if "second" not in name and "thinking" not in name}


def test_a_cluster_plays_the_same_games() -> None:
    assert simulated("--ray", "local") == simulated()


def dies_once(mark: Path, plan: Plan, numbers: range) -> list[Played]:
    """Plays games; the first worker that has the third of them dies of it."""
    if 3 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_games(plan, numbers)


@pytest.mark.filterwarnings("ignore")
def test_games_of_a_worker_that_dies_are_played_by_another(tmp_path: Path) -> None:
    plan = Plan(dict(Options(players=2, learning=True).items()), ["random", "random"], "ray", with_records=True)
    tasks = [range(number, number + 1) for number in range(1, 7)]
    mark = tmp_path / "died"
    # Workers cannot import a test.
    by_value: Any = cloudpickle.register_pickle_by_value
    by_value(sys.modules[__name__])
    played = list(play_on_ray("local", partial(dies_once, mark, plan), tasks, in_order=True))
    assert mark.exists()
    assert [game.number for game in played] == [1, 2, 3, 4, 5, 6]
    assert [game.record for game in played] == [game.record for game in play_games(plan, range(1, 7))]


def test_no_cluster_is_told() -> None:
    done = subprocess.run([*SIMULATE, "--ray", "127.0.0.1:1"], capture_output=True, text=True, timeout=240)
    assert done.returncode == 2
    assert "no cluster answers" in done.stderr
