"""A net in NumPy: what to do, and the chance to win, from an observation."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from kemet.bots.base import BotError
from kemet.bots.nets.inputs import Bit, input_actions, input_bits, input_names, input_scale, input_width
from kemet.bots.nets.rollouts import Rollouts
from kemet.engine.layout import LAYOUT_VERSION
from kemet.engine.registry import LAYOUTS
from kemet.engine.rules import Rules

Floats = NDArray[numpy.float32]
Weights = dict[str, Floats]

EPSILON = 1e-5
# Matrices are kept as whole numbers, each column (each row of the first one) with its own scale, up to this at most.
LARGEST = 127


def layout(version: int = LAYOUT_VERSION) -> dict[str, int]:
    """Returns what a net of *version* must agree with: the last layout it knows, how many bytes and how many actions."""
    return {"layout": version, "size": len(input_names(version)), "actions": input_actions(version)}


def check_layout(about: dict[str, Any], name: str) -> None:
    """Raises `BotError` unless the net called *name* was trained on layouts as they are."""
    had = {key: about.get(key) for key in layout()}
    if all(had != layout(known.version) for known in LAYOUTS):
        raise BotError(
            f"{name}: this net reads {had}, but the engine writes layouts up to {layout(LAYOUTS[-1].version)}: "
            "train it anew, or use the kemet it is of"
        )


def packed(weights: Weights, largest: int = LARGEST) -> dict[str, NDArray[Any]]:
    """Returns *weights* as they are kept: matrices in whole numbers with scales. The smaller the *largest*, the smaller
    the file and the coarser the net."""
    found: dict[str, NDArray[Any]] = {}
    for name, weight in weights.items():
        if weight.ndim < 2:
            found[name] = weight.astype(numpy.float32)
            continue
        scale = numpy.abs(weight).max(axis=1 if name == "in.w" else 0, keepdims=True) / largest + 1e-12
        found[name] = numpy.rint(weight / scale).astype(numpy.int8)
        found[f"{name}.scale"] = scale.astype(numpy.float32)
    return found


def save_net(path: Path, weights: Weights, about: dict[str, Any], largest: int = LARGEST) -> None:
    """Writes a net to *path*; *about* says how it was made, and the last `layout` it knows where that is not the first."""
    about = {**layout(about.get("layout", LAYOUT_VERSION)), **about}
    text = numpy.frombuffer(json.dumps(about).encode(), numpy.uint8)
    bits = numpy.array(input_bits(about["layout"]), numpy.int16)
    numpy.savez_compressed(path, about=text, bits=bits, **packed(weights, largest))  # type: ignore[arg-type]


def read_net(path: Path) -> tuple[Weights, list[Bit], dict[str, Any]]:
    """Returns weights, bits and what is told about the net in the file *path*; raises `BotError` if there is none, or if it
    was trained for another layout."""
    if not path.is_file():
        raise BotError(f"{path}: there is no such net")
    with numpy.load(path) as kept:
        arrays = {name: kept[name] for name in kept.files}
    if "about" not in arrays:
        raise BotError(f"{path}: this is no net of kemet.training")
    about = json.loads(arrays.pop("about").tobytes())
    check_layout(about, path.name)
    bits = [(int(at), int(low), int(high)) for at, low, high in arrays.pop("bits")]
    weights = {name: kept for name, kept in arrays.items() if not name.endswith(".scale")}
    return {name: w * arrays[f"{name}.scale"] if w.ndim == 2 else w for name, w in weights.items()}, bits, about


@cache
def load_net(path: Path) -> Net:
    """Returns the net in the file *path*; raises `BotError` as `read_net` does."""
    return Net(*read_net(path))


def normed(h: Floats, scale: Floats, shift: Floats) -> Floats:
    """Returns *h* with mean 0 and spread 1 in each row, then scaled and shifted."""
    h = h - h.mean(axis=-1, keepdims=True)
    spread: Floats = numpy.sqrt((h * h).mean(axis=-1, keepdims=True) + numpy.float32(EPSILON))
    return h / spread * scale + shift


class Net:
    """Residual blocks between a layer that reads the observation and two heads: logits of actions, and the chance to win."""

    def __init__(self, weights: Weights, bits: list[Bit], about: dict[str, Any]) -> None:
        self.about = about
        self.version = int(about["layout"])
        self.size = int(about["size"])
        self.weights = {name: numpy.ascontiguousarray(w, numpy.float32) for name, w in weights.items()}
        self.blocks = sum(name.startswith("block") and name.endswith(".a.w") for name in weights)
        # A row for each action: only those of legal ones are read.
        self._policy = numpy.ascontiguousarray(self.weights.pop("policy.w").T)
        self._scale = 1 / numpy.array(input_scale(self.version), numpy.float32)
        self._at, self._low, self._high = (numpy.array(values) for values in zip(*bits, strict=True))
        self._width = input_width(len(self._scale), len(bits))

    def inputs(self, seen: NDArray[numpy.uint8]) -> Floats:
        """Returns what the net reads of observations *seen*, a row each."""
        signed = seen.view(numpy.int8)
        x = numpy.zeros((len(seen), self._width), numpy.float32)
        size = len(self._scale)
        numpy.multiply(signed, self._scale, out=x[:, :size])
        told = signed[:, self._at]
        x[:, size : size + len(self._at)] = (told >= self._low) & (told <= self._high)
        return x

    def thoughts(self, seen: Sequence[bytes]) -> Floats:
        """Returns the last hidden layer for observations *seen*, a row each."""
        return self.thought(numpy.frombuffer(b"".join(seen), numpy.uint8).reshape(len(seen), -1))

    def thought(self, seen: NDArray[numpy.uint8]) -> Floats:
        """Returns the last hidden layer for observations *seen*, a row each."""
        w = self.weights
        x = self.inputs(seen)
        # Most of what a net reads is 0: the rest is a tenth of the matrix, even in many positions of one game.
        told = numpy.flatnonzero(x.any(axis=0))
        h = x[:, told] @ w["in.w"][told] + w["in.b"]
        for k in range(self.blocks):
            z = normed(h, w[f"block{k}.norm.g"], w[f"block{k}.norm.b"])
            z = numpy.maximum(z @ w[f"block{k}.a.w"] + w[f"block{k}.a.b"], 0)
            h = h + z @ w[f"block{k}.b.w"] + w[f"block{k}.b.b"]
        return normed(h, w["out.norm.g"], w["out.norm.b"])

    def logits(self, thought: Floats, actions: list[int]) -> Floats:
        """Returns the logits of *actions*, counted from the own seat on, for one last hidden layer."""
        found: Floats = self._policy[actions] @ thought + self.weights["policy.b"][actions]
        return found

    def all_logits(self, thoughts: Floats) -> Floats:
        """Returns the logits of all actions, counted from the own seat on, for each last hidden layer."""
        found: Floats = thoughts @ self._policy.T + self.weights["policy.b"]
        return found

    def rollouts(self, rules: Rules, seed: int) -> Rollouts:
        """Returns what plays games under *rules* on by this net."""
        return Rollouts(self, rules, seed)

    def chance(self, thought: Floats) -> Floats:
        """Returns the chance of the observer to win, for each last hidden layer."""
        w = self.weights
        z = numpy.maximum(thought @ w["value.a.w"] + w["value.a.b"], 0) @ w["value.b.w"] + w["value.b.b"]
        found: Floats = 1 / (1 + numpy.exp(-z[..., 0]))
        return found
