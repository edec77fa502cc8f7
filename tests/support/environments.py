"""Tables that the tests of environments are run for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy
import pytest
from numpy.typing import NDArray

from kemet.engine import COMPILED
from kemet.engine.rng import Rng

# The interpreted engine is some 20 times slower: it plays shorter, by the same rules.
CYCLES = 400 if COMPILED else 60
BASE: dict[str, Any] = {}
TA_SETI: dict[str, Any] = {"modules": ["ta-seti"]}
SECOND: dict[str, Any] = {"edition": "blood-and-sand"}
BOOK = ["book-of-the-dead"]

every_game = pytest.mark.parametrize(
    "agreed",
    [
        pytest.param({"players": n, **more}, id=f"{n}-{name}")
        for n in (2, 3, 4, 5)
        for name, more in (("base", BASE), ("ta-seti", TA_SETI))
    ]
    + [
        pytest.param({"players": 2, **SECOND}, id="2-blood-and-sand"),
        pytest.param({"players": 3, "modules": ["ta-seti", *BOOK]}, id="3-book-of-the-dead"),
        pytest.param({"players": 4, **SECOND, "modules": BOOK}, id="4-both-books"),
    ],
)


def pick(mask: NDArray[Any], rng: Rng) -> int:
    """Returns one of the actions that *mask* allows."""
    legal = numpy.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def pick_all(masks: NDArray[Any], rng: Rng) -> NDArray[Any]:
    """Returns an action for every row."""
    return numpy.array([pick(mask, rng) for mask in masks])


def turns(env: Any, rng: Rng, most: int) -> Iterator[tuple[str, dict[str, Any], int]]:
    """Plays at random in an environment of PettingZoo; yields agent, observation and action before each step."""
    for agent in env.agent_iter(most):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        action = pick(seen["action_mask"], rng)
        yield agent, seen, action
        env.step(action)
