"""PPO with masked actions on one core, in NumPy alone: learns the two-player learning game against random players.

    python examples/ppo.py --plot curve.svg --also greedy

The network is a small one with two hidden layers; its gradients are written out below, so that nothing is hidden. For larger
experiments, put a network of your framework in place of `Network`: the loop around it stays.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from kemet.envs import KemetVectorEnv

Floats = NDArray[numpy.float32]
Batch = dict[str, NDArray[Any]]
Curve = list[tuple[int, float, float]]

ENVS = 64
STEPS = 128
EPOCHS = 3
MINIBATCH = 1024
HIDDEN = 128
RATE = 1e-3
DISCOUNT = 0.999
SMOOTHING = 0.95  # lambda of the advantages
CLIP = 0.2
ENTROPY = 0.01
VALUE_WEIGHT = 0.5
LARGEST_NORM = 0.5


class Network:
    """Observation to logits of all actions and to the value of the position: two hidden layers of tanh."""

    def __init__(self, inputs: int, actions: int, rng: numpy.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Floats:
            return numpy.asarray(rng.standard_normal((rows, columns)) * scale / numpy.sqrt(rows), numpy.float32)

        def zeros(size: int) -> Floats:
            return numpy.zeros(size, numpy.float32)

        self.weights = {
            "w1": layer(inputs, HIDDEN, 1.0),
            "b1": zeros(HIDDEN),
            "w2": layer(HIDDEN, HIDDEN, 1.0),
            "b2": zeros(HIDDEN),
            "policy": layer(HIDDEN, actions, 0.01),
            "policy_b": zeros(actions),
            "value": layer(HIDDEN, 1, 1.0),
            "value_b": zeros(1),
        }
        self.first = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Floats, mask: NDArray[numpy.int8]) -> tuple[Floats, Floats, tuple[Floats, Floats]]:
        """Returns logarithms of the chances of all actions, values, and the hidden layers."""
        w = self.weights
        one = numpy.tanh(seen @ w["w1"] + w["b1"])
        two = numpy.tanh(one @ w["w2"] + w["b2"])
        logits = numpy.where(mask, two @ w["policy"] + w["policy_b"], numpy.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= numpy.log(numpy.exp(logits).sum(axis=1, keepdims=True))
        return logits, (two @ w["value"] + w["value_b"])[:, 0], (one, two)

    def backward(self, seen: Floats, hidden: tuple[Floats, Floats], on_logits: Floats, on_value: Floats) -> dict[str, Floats]:
        """Returns the gradients of all weights, from those of the logits and values."""
        w = self.weights
        one, two = hidden
        on_two = (on_logits @ w["policy"].T + on_value[:, None] * w["value"].T) * (1 - two**2)
        on_one = (on_two @ w["w2"].T) * (1 - one**2)
        return {
            "w1": seen.T @ on_one,
            "b1": on_one.sum(axis=0),
            "w2": one.T @ on_two,
            "b2": on_two.sum(axis=0),
            "policy": two.T @ on_logits,
            "policy_b": on_logits.sum(axis=0),
            "value": two.T @ on_value[:, None],
            "value_b": on_value.sum(keepdims=True),
        }

    def adam(self, gradients: dict[str, Floats], rate: float) -> None:
        """Moves all weights against their gradients (Adam), which are shortened if they are too long together."""
        norm = float(numpy.sqrt(sum(float((g**2).sum()) for g in gradients.values())))
        shorten = min(1.0, LARGEST_NORM / (norm + 1e-8))
        self.updates += 1
        correction = numpy.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, gradient in gradients.items():
            g = gradient * shorten
            self.first[name] += 0.1 * (g - self.first[name])
            self.second[name] += 0.001 * (g**2 - self.second[name])
            self.weights[name] -= rate * correction * self.first[name] / (numpy.sqrt(self.second[name]) + 1e-7)


def chosen(logs: Floats, rng: numpy.random.Generator) -> NDArray[numpy.int64]:
    """Draws an action for each row, from the logarithms of their chances."""
    drawn: NDArray[numpy.int64] = numpy.argmax(logs + rng.gumbel(size=logs.shape).astype(numpy.float32), axis=1)
    return drawn


class Rollouts:
    """Plays on in all games at once, and remembers what happened."""

    def __init__(self, env: KemetVectorEnv, seed: int) -> None:
        self.env = env
        self.seen, _ = env.reset(seed=seed)
        # Rewards of the games that ended since they were last asked for.
        self.results: list[float] = []

    def play(self, network: Network, rng: numpy.random.Generator) -> Batch:
        """Returns what was seen, done and gained in `STEPS` steps, with advantages and returns."""
        kept: dict[str, list[NDArray[Any]]] = {
            name: [] for name in ("seen", "mask", "action", "log", "value", "reward", "done")
        }
        for _ in range(STEPS):
            mask = self.seen["action_mask"]
            logs, value, _ = network.forward(self.seen["observation"], mask)
            action = chosen(logs, rng)
            kept["seen"].append(self.seen["observation"])
            kept["mask"].append(mask)
            kept["action"].append(action)
            kept["log"].append(numpy.take_along_axis(logs, action[:, None], axis=1)[:, 0])
            kept["value"].append(value)
            self.seen, reward, over, cut, _ = self.env.step(action)
            kept["reward"].append(reward.astype(numpy.float32))
            kept["done"].append(over | cut)
            self.results += reward[over | cut].tolist()
        _, last, _ = network.forward(self.seen["observation"], self.seen["action_mask"])
        batch = {name: numpy.stack(values) for name, values in kept.items()}
        batch["advantage"] = advantages(batch, last)
        batch["return"] = batch["advantage"] + batch["value"]
        return {name: values.reshape(-1, *values.shape[2:]) for name, values in batch.items()}


def advantages(batch: Batch, last: Floats) -> Floats:
    """Returns the advantage of each action over what was expected (generalised advantage estimation)."""
    found = numpy.zeros_like(batch["reward"])
    running = numpy.zeros_like(last)
    after = last
    for step in reversed(range(len(found))):
        going_on = 1 - batch["done"][step]
        surprise = batch["reward"][step] + DISCOUNT * after * going_on - batch["value"][step]
        running = surprise + DISCOUNT * SMOOTHING * going_on * running
        found[step] = running
        after = batch["value"][step]
    return found


def gradients(network: Network, part: Batch) -> dict[str, Floats]:
    """Returns the gradients of the loss of PPO on *part*: clipped policy, squared error of values, entropy."""
    size = len(part["action"])
    rows = numpy.arange(size)
    logs, value, hidden = network.forward(part["seen"], part["mask"])
    chances = numpy.exp(logs)
    log = logs[rows, part["action"]]
    ratio = numpy.exp(log - part["log"])
    worth = part["advantage"]
    clipped = ((ratio > 1 + CLIP) & (worth > 0)) | ((ratio < 1 - CLIP) & (worth < 0))
    push = numpy.where(clipped, 0, -ratio * worth) / size
    on_logits = -chances * push[:, None]
    on_logits[rows, part["action"]] += push
    entropy = -(chances * numpy.where(part["mask"], logs, 0)).sum(axis=1, keepdims=True)
    on_logits += ENTROPY / size * chances * (numpy.where(part["mask"], logs, 0) + entropy)
    on_value = VALUE_WEIGHT * 2 * (value - part["return"]) / size
    return network.backward(part["seen"], hidden, on_logits.astype(numpy.float32), on_value.astype(numpy.float32))


def parts(batch: Batch, rng: numpy.random.Generator) -> Iterator[Batch]:
    """Yields *batch* in shuffled parts, with advantages of mean 0 and spread 1."""
    order = rng.permutation(len(batch["action"]))
    for first in range(0, len(order), MINIBATCH):
        which = order[first : first + MINIBATCH]
        part = {name: values[which] for name, values in batch.items()}
        part["advantage"] = (part["advantage"] - part["advantage"].mean()) / (part["advantage"].std() + 1e-8)
        yield part


def win_rate(network: Network, opponent: str, games: int, seed: int) -> float:
    """Returns the share of *games* against *opponent* that *network* wins, at the same seeds whatever it learned."""
    env = KemetVectorEnv(min(ENVS, games), opponent, learning=True, dtype="float32")
    rng = numpy.random.default_rng(seed)
    seen, _ = env.reset(seed=10_000_000 + seed)
    results: list[float] = []
    while len(results) < games:
        logs, _, _ = network.forward(seen["observation"], seen["action_mask"])
        seen, reward, over, cut, _ = env.step(chosen(logs, rng))
        results += reward[over | cut].tolist()
    return sum(result > 0 for result in results[:games]) / games


def train(steps: int, games: int, seed: int) -> tuple[Network, Curve]:
    """Learns for so many decisions; returns the network and its curve: decisions, seconds, share of games won against random
    players."""
    rng = numpy.random.default_rng(seed)
    env = KemetVectorEnv(ENVS, learning=True, dtype="float32")
    rollouts = Rollouts(env, seed)
    network = Network(env.config.size, rollouts.seen["action_mask"].shape[1], rng)
    begin = time.perf_counter()
    updates = max(1, steps // (ENVS * STEPS))
    curve = [(0, 0.0, win_rate(network, "random", games, seed))]
    for update in range(1, updates + 1):
        batch = rollouts.play(network, rng)
        rate = RATE * (1 - (update - 1) / updates)
        for _ in range(EPOCHS):
            for part in parts(batch, rng):
                network.adam(gradients(network, part), rate)
        if update % max(1, updates // 20) == 0 or update == updates:
            won = win_rate(network, "random", games, seed)
            curve.append((update * ENVS * STEPS, time.perf_counter() - begin, won))
            print(f"{curve[-1][0]:>9,} decisions {curve[-1][1]:6.1f} s: wins {won:.0%} against random players", flush=True)
    return network, curve


def plot(curve: Curve, path: Path) -> None:
    """Draws the curve."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    axes.plot([point[0] for point in curve], [point[2] for point in curve], marker="o", markersize=3)
    axes.axhline(0.5, linestyle=":", color="grey")
    axes.set(xlabel="decisions of the learner", ylabel="share of games won", ylim=(0, 1.02))
    axes.set_title("PPO against random players, two-player learning game")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=300_000, help="decisions to learn from (default 300,000)")
    parser.add_argument("--games", type=int, default=400, help="games of each measurement (default 400)")
    parser.add_argument("--seed", type=int, default=1, help="of games and of chance in learning")
    parser.add_argument("--also", metavar="BOT", help="in the end, measure against this bot too")
    parser.add_argument("--csv", type=Path, help="write the curve to this file")
    parser.add_argument("--plot", type=Path, help="draw the curve to this file; needs kemet[plots]")
    args = parser.parse_args()
    learned, found = train(args.steps, args.games, args.seed)
    if args.also:
        print(f"wins {win_rate(learned, args.also, args.games, args.seed):.0%} against {args.also}")
    if args.csv:
        with args.csv.open("w", newline="") as file:
            csv.writer(file).writerows([("decisions", "seconds", "won"), *found])
    if args.plot:
        plot(found, args.plot)
