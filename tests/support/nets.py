"""Small nets of chance weights: for tests of what bots make of a net, not of how well it plays."""

from __future__ import annotations

from pathlib import Path

import numpy

from kemet.bots.nets.inputs import input_actions, input_bits, input_names, input_width
from kemet.bots.nets.net import Weights, save_net
from kemet.engine.layout import LAYOUT_VERSION

HIDDEN = 8


def small_weights() -> Weights:
    """Returns a net of eight cells, of the classic game and Ta-Seti."""
    chance = numpy.random.default_rng(1)
    actions = input_actions()
    width = input_width(len(input_names()), len(input_bits()))
    shapes: dict[str, tuple[int, ...]] = {"in.w": (width, HIDDEN), "policy.w": (HIDDEN, actions), "policy.b": (actions,)}
    shapes |= {"in.b": (HIDDEN,), "block0.norm.g": (HIDDEN,), "block0.norm.b": (HIDDEN,), "block0.a.b": (HIDDEN,)}
    shapes |= {"block0.a.w": (HIDDEN, HIDDEN), "block0.b.w": (HIDDEN, HIDDEN), "block0.b.b": (HIDDEN,)}
    shapes |= {"out.norm.g": (HIDDEN,), "out.norm.b": (HIDDEN,), "value.a.w": (HIDDEN, 4), "value.a.b": (4,)}
    shapes |= {"value.b.w": (4, 1), "value.b.b": (1,)}
    return {name: chance.standard_normal(shape).astype(numpy.float32) for name, shape in shapes.items()}


def small_net(folder: Path) -> Path:
    """Writes that net into *folder*, and returns the file."""
    path = folder / "small.npz"
    save_net(path, small_weights(), {"layout": LAYOUT_VERSION})
    return path
