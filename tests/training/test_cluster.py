"""A training whose games are played by a cluster of Ray: a small one, started on this machine."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the extra `training` is not installed")
pytest.importorskip("ray", reason="ray is not installed: training on a cluster was NOT tested")

import numpy

from kemet.bots.nets.inputs import input_names
from kemet.training.checkpoint import load_checkpoint
from kemet.training.cluster import RayWorkers, packed_rows, unpack_rows
from kemet.training.settings import Settings
from kemet.training.workers import ENDED, GONE, row_shapes

pytestmark = pytest.mark.long
TINY = Settings(workers=2, games=8, bot_games=1, bots="random", max_rounds=5)


def test_what_travels_comes_back_the_same() -> None:
    chance = numpy.random.default_rng(1)
    shapes = row_shapes(6, 1)
    sent = {name: chance.integers(0, 3, shape).astype(kind) for name, (shape, kind) in shapes.items()}
    sent["rows"][sent["rows"] == 1] = 0
    got = {name: numpy.ones(shape, kind) for name, (shape, kind) in shapes.items()}
    unpack_rows(packed_rows(sent), got)
    assert (got["rows"] == sent["rows"]).all()
    assert (got["facts"] == sent["facts"]).all()


@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed_is_replaced_and_its_games_are_gone() -> None:
    workers = RayWorkers(TINY, 1, "local")
    size = len(input_names(TINY.layout))
    chance = numpy.random.default_rng(1)
    try:
        pids = [workers.ray.get(actor.pid.remote()) for actor in workers.actors]
        gone = numpy.zeros(workers.rows, int)
        for step in range(40):
            for half in (0, 1):
                if (step, half) == (20, 1):
                    os.kill(pids[1], signal.SIGKILL)
                workers.wait(half)
                part = workers.part(half)
                gone[part] += workers.arrays["facts"][part, ENDED] == GONE
                for row in range(part.start, part.stop):
                    legal = numpy.flatnonzero(workers.arrays["rows"][row, size:])
                    assert len(legal) > 1
                    workers.arrays["actions"][row] = chance.choice(legal)
                workers.play_on()
        # The rows of the second worker, once each; the first one has played on.
        assert gone.tolist() == [0, 0, 0, 0, 1, 1, 1, 1] * 2
        assert workers.ray.get(workers.actors[0].pid.remote()) == pids[0]
        assert workers.ray.get(workers.actors[1].pid.remote()) != pids[1]
    finally:
        workers.stop()


def test_a_training_plays_on_a_cluster(tmp_path: Path) -> None:
    told = "--device cpu --ray local --hidden 32 --blocks 1 --workers 2 --games 32 --window 4 --minibatch 64 --bots random"
    words = [sys.executable, "-m", "kemet.training", "train", str(tmp_path), "--decisions", "2048", *told.split()]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert load_checkpoint(tmp_path).decisions == 2048
