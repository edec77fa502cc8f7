"""The course of a training: a line for every report, and a plot."""

from __future__ import annotations

import csv
from pathlib import Path

NAME = "curve.csv"
COLUMNS = [
    "seconds",
    "decisions",
    "decisions_per_second",
    "games",
    "decisions_per_game",
    "entropy",
    "value_loss",
    "divergence",
    "clipped",
    "league_score",
    "league_best",
    "bots_score",
    "waiting_for_workers",
    "waiting_for_net",
    "waiting_for_learner",
]
PLOTTED = ["decisions_per_second", "decisions_per_game", "entropy", "value_loss", "divergence", "league_score", "bots_score"]


def add_line(folder: Path, values: dict[str, float]) -> None:
    """Appends a line to the curve in *folder*."""
    path = folder / NAME
    fresh = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, COLUMNS)
        if fresh:
            writer.writeheader()
        writer.writerow({name: f"{values[name]:.6g}" for name in COLUMNS})


def told(values: dict[str, float]) -> str:
    """Returns a line of progress for people."""
    waits = "/".join(f"{values[name]:.0%}" for name in COLUMNS[-3:])
    speed = values["decisions_per_second"] / 1e6
    return (
        f"{values['seconds']:6.0f} s  {values['decisions'] / 1e6:8.1f} M decisions  {speed:5.2f} M/s  "
        f"{values['games'] / 1e3:7.1f} k games of {values['decisions_per_game']:4.0f}  entropy {values['entropy']:.3f}  "
        f"value loss {values['value_loss']:.4f}  change {values['divergence']:.4f}, clipped {values['clipped']:.1%}  "
        f"league {values['league_score']:.2f} (hardest {values['league_best']:.2f}), bots {values['bots_score']:.2f}  "
        f"waits for workers/net/learner {waits}"
    )


def plot(folder: Path, target: Path) -> None:
    """Draws the curve in *folder* into the file *target*."""
    import matplotlib

    matplotlib.use("svg" if target.suffix == ".svg" else "agg")
    from matplotlib import pyplot

    with (folder / NAME).open(encoding="utf-8") as lines:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(lines)]
    plotted = [name for name in PLOTTED if name in rows[0]]
    figure, axes = pyplot.subplots(2, 4, figsize=(15, 6), layout="constrained")
    for axis in axes.flat[len(plotted) :]:
        axis.set_visible(False)
    for name, axis in zip(plotted, axes.flat, strict=False):
        axis.plot([row["decisions"] / 1e6 for row in rows], [row[name] for row in rows], color="#8a4b1f")
        axis.set_title(name.replace("_", " "))
        axis.set_xlabel("million decisions")
        axis.grid(alpha=0.3)
    figure.savefig(target)
    pyplot.close(figure)
