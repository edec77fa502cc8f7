"""The examples run, in a short form, and what they teach is learned."""

from __future__ import annotations

import csv
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy
import pytest

from kemet.engine import COMPILED

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *words: str) -> str:
    """Runs an example as a user would; returns what it printed."""
    done = subprocess.run([sys.executable, EXAMPLES / name, *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def loaded(name: str) -> ModuleType:
    """Returns an example as a module."""
    spec = importlib.util.spec_from_file_location(name.removesuffix(".py"), EXAMPLES / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_explains_itself() -> None:
    names = sorted(path.name for path in EXAMPLES.glob("*.py"))
    assert {"random_play.py", "greedy_opponent.py", "ppo.py"} <= set(names)
    for name in names:
        assert "usage:" in run(name, "--help")


def test_random_play() -> None:
    said = run("random_play.py", "--players", "3", "--modules", "ta-seti", "--games", "2")
    assert said.count(" won after ") == 2
    assert said == run("random_play.py", "--players", "3", "--modules", "ta-seti", "--games", "2")


def test_a_bot_as_opponent() -> None:
    said = run("greedy_opponent.py", "--opponents", "greedy:tries=2,again=1", "--games", "2")
    assert "the random learner won" in said.splitlines()[-1]


def test_ppo_writes_its_curve(tmp_path: Path) -> None:
    said = run(
        "ppo.py", "--steps", "8192", "--games", "16", "--csv", str(tmp_path / "curve.csv"), "--plot", str(tmp_path / "c.svg")
    )
    assert "against random players" in said
    rows = list(csv.DictReader((tmp_path / "curve.csv").read_text().splitlines()))
    assert [int(row["decisions"]) for row in rows] == [0, 8192]
    assert "<svg" in (tmp_path / "c.svg").read_text()


def test_the_gradients_of_ppo_are_those_of_its_loss() -> None:
    """Each is compared with the difference that a small step of one weight makes."""
    ppo = loaded("ppo.py")
    rng = numpy.random.default_rng(3)
    network = ppo.Network(5, 7, rng)
    for name, weight in network.weights.items():
        network.weights[name] = weight.astype(numpy.float64) + 0.3 * rng.standard_normal(weight.shape)
    size = 6
    mask = (rng.random((size, 7)) < 0.6).astype(numpy.int8)
    mask[:, 2] = 1
    part = {
        "seen": rng.standard_normal((size, 5)),
        "mask": mask,
        "action": numpy.full(size, 2),
        "advantage": rng.standard_normal(size),
        "return": rng.standard_normal(size),
    }
    part["log"] = network.forward(part["seen"], mask)[0][:, 2] + 0.1 * rng.standard_normal(size)

    def loss() -> float:
        logs, value, _ = network.forward(part["seen"], mask)
        ratio = numpy.exp(logs[:, 2] - part["log"])
        worth = part["advantage"]
        gain = numpy.minimum(ratio * worth, numpy.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * worth)
        entropy = -(numpy.exp(logs) * numpy.where(mask, logs, 0)).sum(axis=1)
        error = (value - part["return"]) ** 2
        return float((-gain - ppo.ENTROPY * entropy + ppo.VALUE_WEIGHT * error).mean())

    found = ppo.gradients(network, part)
    for name, weight in network.weights.items():
        for place in [tuple(rng.integers(0, size) for size in weight.shape) for _ in range(4)]:
            before = weight[place]
            weight[place] = before + 1e-5
            above = loss()
            weight[place] = before - 1e-5
            below = loss()
            weight[place] = before
            assert found[name][place] == pytest.approx((above - below) / 2e-5, abs=2e-4), (name, place)


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="learning takes minutes with the interpreted engine")
def test_ppo_beats_random_players() -> None:
    _, curve = loaded("ppo.py").train(steps=65_536, games=100, seed=1)
    assert curve[0][2] < 0.7
    assert curve[-1][2] > 0.8
