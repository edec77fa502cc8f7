"""The outlines of the spaces, from the same data as the board in the browser."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import kemet

GEOMETRY = Path(kemet.__file__).parent / "web" / "src" / "board" / "geometry.json"
WIDTH = 1000
HEIGHT = 1520
# Points drawn for each piece of a smooth line.
SAMPLES = 6

Point = tuple[float, float]


class Outlines:
    """One side of the board: the rings of each space, the outer one first; where things stand on it; crossings by water."""

    def __init__(self, side: str) -> None:
        data = json.loads(GEOMETRY.read_text(encoding="utf-8"))
        arcs = {name: sampled(text) for part in ("common", side) for name, text in data[part]["arcs"].items()}
        rings = {**data["common"]["rings"], **data[side]["rings"]}
        self.rings = {name: [ring(arcs, words) for words in text.split(" ; ")] for name, text in rings.items()}
        # Troop, second troop, name, and temple, obelisk or pyramid where there is one.
        self.slots = {name: [points(slot)[0] for slot in text.split(",")] for name, text in data[side]["slots"].items()}
        crossings = {**data["common"]["crossings"], **data[side]["crossings"]}
        self.crossings = {tuple(key.split(" ")): points(text) for key, text in crossings.items()}


@cache
def outlines_for(drawing: str) -> Outlines:
    """Returns the drawing of the land that a map names."""
    return Outlines(drawing)


def points(text: str) -> list[Point]:
    """Returns the points written as `x y x y …`."""
    numbers = [float(word) for word in text.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def sampled(text: str) -> list[Point]:
    """Returns points along an arc: its own if it is straight, else those of a smooth line (Catmull–Rom) through them."""
    if text.startswith("|"):
        return points(text[1:])
    knots = points(text)
    closed = len(knots) > 2 and knots[0] == knots[-1]
    before = knots[-2] if closed else knots[0]
    after = knots[1] if closed else knots[-1]
    padded = [before, *knots, after]
    found = [knots[0]]
    for k in range(1, len(knots)):
        found += [_between(padded[k - 1 : k + 3], step / SAMPLES) for step in range(1, SAMPLES + 1)]
    return found


def _between(knots: list[Point], t: float) -> Point:
    """Returns the point at *t*, from 0 to 1, between the second and third of four knots."""
    weights = [(-t + 2 * t**2 - t**3) / 2, (2 - 5 * t**2 + 3 * t**3) / 2, (t + 4 * t**2 - 3 * t**3) / 2, (t**3 - t**2) / 2]
    x = sum(weight * knot[0] for weight, knot in zip(weights, knots, strict=True))
    y = sum(weight * knot[1] for weight, knot in zip(weights, knots, strict=True))
    return (round(x, 1), round(y, 1))


def ring(arcs: dict[str, list[Point]], words: str) -> list[Point]:
    """Returns the outline made of the arcs named in *words*, each turned so that it begins where the one before ends."""
    chain = [arcs[word] for word in words.split()]
    if len(chain) > 1 and chain[0][-1] not in (chain[1][0], chain[1][-1]):
        chain[0] = chain[0][::-1]
    for k in range(1, len(chain)):
        if chain[k][0] != chain[k - 1][-1]:
            chain[k] = chain[k][::-1]
    return [point for arc in chain for point in arc[:-1]]
