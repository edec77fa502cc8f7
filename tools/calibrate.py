"""`python tools/calibrate.py games.jsonl --games 40`: how often a net wins where it says it will, and how to have it right.

The net plays itself at each of `TABLES`; what it expected at every decision, and who won, is kept in the file, which later
runs add to. A logistic curve is fitted to it: with `--write` it becomes part of the net's last layer, all else stays.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from kemet.bots import NetBot, Perspective
from kemet.bots.nets import MASTER
from kemet.engine import Game, Options, start

BOOK = ["book-of-the-dead"]
# Tables of each box that the net plays at.
TABLES = [
    Options(players=2),
    Options(players=4),
    Options(players=3, modules=["ta-seti"]),
    Options(players=2, edition="blood-and-sand"),
    Options(players=2, modules=BOOK),
    Options(players=4, edition="blood-and-sand", modules=BOOK),
]
STEPS = 50
# Chances nearer to 0 and 1 than this count as this.
NEAREST = 1e-4
BINS = 10

Numbers = NDArray[numpy.float64]
Curve = tuple[float, float]


class Watched(NetBot):
    """The net, and what it expected when it was last asked."""

    expected: float | None = None

    def _logits(self, world: Game, player: int, legal: list[int]) -> list[float]:
        thought = self._thought(world, player)
        if self.expected is None:
            self.expected = float(self.net.chance(thought))
        return self.logits_of(thought, player, legal)


def called(table: Options) -> str:
    """Returns how *table* is told from others."""
    return " ".join([str(table.players), table.edition, *table.modules])


def played(table: Options, number: int) -> dict[str, Any]:
    """Returns what was expected in a game at *table*, and whether it came."""
    game = start(table, f"calib {called(table)} {number}")
    bots = [Watched(f"c{number} {seat}") for seat in range(table.players)]
    expected: list[tuple[int, float]] = []
    while not game.over():
        seat = int(game.to_act())
        legal = game.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            bots[seat].expected = None
            action = bots[seat].decide(Perspective(game, seat), legal)
            if (chance := bots[seat].expected) is not None:
                expected.append((seat, round(chance, 4)))
        game.apply(seat, action)
    won = int(game.winner)
    return {"table": called(table), "seen": [(chance, int(seat == won)) for seat, chance in expected]}


def pairs(games: list[dict[str, Any]]) -> tuple[Numbers, Numbers]:
    """Returns what was said, as logits, and what came of it."""
    seen = numpy.array([pair for game in games for pair in game["seen"]], float)
    said = numpy.clip(seen[:, 0], NEAREST, 1 - NEAREST)
    return numpy.log(said / (1 - said)), seen[:, 1]


def corrected(logits: Numbers, curve: Curve) -> Numbers:
    """Returns the chances that *curve* makes of *logits*."""
    found: Numbers = 1 / (1 + numpy.exp(-(curve[0] * logits + curve[1])))
    return found


def fitted(games: list[dict[str, Any]]) -> Curve:
    """Returns slope and shift of the logits that fit best, by Newton's method."""
    logits, won = pairs(games)
    basis = numpy.stack([logits, numpy.ones_like(logits)])
    curve = numpy.array([1.0, 0.0])
    for _ in range(STEPS):
        chances = corrected(logits, (curve[0], curve[1]))
        curve += numpy.linalg.solve(basis * (chances * (1 - chances)) @ basis.T, basis @ (won - chances))
    return float(curve[0]), float(curve[1])


def loss(games: list[dict[str, Any]], curve: Curve) -> float:
    """Returns the logarithmic loss of chances by *curve*."""
    logits, won = pairs(games)
    chances = corrected(logits, curve)
    return float(-(won * numpy.log(chances) + (1 - won) * numpy.log(1 - chances)).mean())


def bins(games: list[dict[str, Any]], curve: Curve) -> list[tuple[float, float, float, int]]:
    """Returns for each tenth of what the net says: said, corrected, won, and how often."""
    logits, won = pairs(games)
    said, right = corrected(logits, (1.0, 0.0)), corrected(logits, curve)
    which = numpy.minimum((said * BINS).astype(int), BINS - 1)
    found = [(said[which == k], right[which == k], won[which == k]) for k in range(BINS)]
    return [(float(a.mean()), float(b.mean()), float(c.mean()), len(c)) for a, b, c in found if len(c)]


def write(path: Path, curve: Curve) -> None:
    """Makes *curve* part of the last layer of the net in the file *path*."""
    with numpy.load(path) as kept:
        arrays = {name: kept[name] for name in kept.files}
    about = json.loads(arrays["about"].tobytes())
    arrays["about"] = numpy.frombuffer(json.dumps({**about, "calibrated": curve}).encode(), numpy.uint8)
    slope, shift = (numpy.float32(number) for number in curve)
    arrays["value.b.w.scale"] = arrays["value.b.w.scale"] * slope
    arrays["value.b.b"] = arrays["value.b.b"] * slope + shift
    numpy.savez_compressed(path, **arrays)


def plot(games: list[dict[str, Any]], curve: Curve, target: Path) -> None:
    """Draws what was said beside what came, before and after."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(5, 5), layout="constrained")
    axis.plot([0, 1], [0, 1], color="#999999", linewidth=1)
    found = bins(games, curve)
    for column, label, colour in ((0, "as trained", "#b08968"), (1, "as shown", "#8a4b1f")):
        axis.plot([row[column] for row in found], [row[2] for row in found], "o-", label=label, color=colour)
    axis.set_xlabel("chance to win, as the net says")
    axis.set_ylabel("won")
    axis.legend()
    figure.savefig(target)
    pyplot.close(figure)


def main() -> None:
    """Plays, fits, and tells."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="where games are kept")
    parser.add_argument("--games", type=int, default=0, help="play until there are so many of each table")
    parser.add_argument("--write", type=Path, metavar="NET", help=f"correct this net, for example {MASTER.name}")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    args = parser.parse_args()
    kept = [json.loads(line) for line in args.file.read_text().splitlines()] if args.file.exists() else []
    with args.file.open("a") as out:
        for number in range(args.games):
            for table in TABLES:
                if number >= sum(game["table"] == called(table) for game in kept):
                    kept.append(played(table, number))
                    out.write(json.dumps(kept[-1]) + "\n")
                    out.flush()
    half = fitted(kept[::2])
    print(
        f"fitted to every other of {len(kept)} games: {half}; loss of the others {loss(kept[1::2], (1, 0)):.4f} before,",
        end=" ",
    )
    print(f"{loss(kept[1::2], half):.4f} after")
    curve = fitted(kept)
    print(f"fitted to all: slope {curve[0]:.3f}, shift {curve[1]:.3f}")
    for said, right, won, count in bins(kept, curve):
        print(f"{100 * said:5.1f} % said, {100 * right:5.1f} % corrected, {100 * won:5.1f} % won ({count})")
    if args.plot:
        plot(kept, curve, args.plot)
    if args.write:
        write(args.write, curve)


if __name__ == "__main__":
    main()
