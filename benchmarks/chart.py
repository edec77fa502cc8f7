"""The chart: bars on a logarithmic scale, ours in one colour and the peers in another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter

from benchmarks.report import number

OURS = "#b4541a"
OURS_PALE = "#e3b491"
PEER = "#3f5d7a"
PEER_PALE = "#a9bccd"
SETTINGS: dict[Any, Any] = {"svg.hashsalt": "kemet", "font.size": 10, "font.family": "DejaVu Sans", "svg.fonttype": "path"}

Row = dict[str, Any]


def draw(report: dict[str, Any], paths: list[Path]) -> None:
    """Draws decisions, decisions with observation, and copies; writes the figure to each of *paths*."""
    rows = [row for row in report["engines"].values() if row.get("decisions_per_second")]
    if not rows:
        return
    with matplotlib.rc_context(SETTINGS):
        figure, axes = plt.subplots(1, 3, figsize=(15, 1.6 + 0.42 * len(rows)), sharey=True, width_ratios=[1.25, 1, 1])
        panel(
            axes[0], rows, "Decisions per second (dark: the real ones)", "decisions_per_second", "real_decisions_per_second"
        )
        panel(axes[1], rows, "… with action mask and observation", "observing_decisions_per_second")
        panel(axes[2], rows, "Copy of a game, µs (shorter is better)", "copy_microseconds")
        axes[0].set_yticks(range(len(rows)), [row["title"] for row in rows])
        axes[0].invert_yaxis()
        about = report["conditions"]
        figure.suptitle(
            "Random play, one process, one thread (logarithmic scales)", x=0.01, ha="left", fontweight="bold", fontsize=13
        )
        foot = (
            f"{about['processor']}, Python {about['python']}; medians of {report['rounds']} rounds, lines: least to greatest"
        )
        figure.text(0.01, 0.01, foot, fontsize=8.5, color="#555555")
        figure.tight_layout(rect=(0, 0.025, 1, 1))
        for path in paths:
            figure.savefig(path, dpi=130, metadata={"Date": None, "Creator": None} if path.suffix == ".svg" else None)
        plt.close(figure)


def short(value: float, _place: int = 0) -> str:
    """Returns a tick of the scale as a short text: 0.1, 10, 1 k, 1 M."""
    for unit, letter in ((1_000_000, " M"), (1_000, " k")):
        if value >= unit:
            return f"{value / unit:g}{letter}"
    return f"{value:g}"


def panel(axes: Axes, rows: list[Row], title: str, measure: str, part: str | None = None) -> None:
    """Draws one bar for each row: *measure*, pale where *part* of it is drawn over it in full colour."""
    shown = [row[measure] for row in rows if row[measure] is not None]
    low = min((spread["min"] for spread in shown), default=1.0)
    high = max((spread["max"] for spread in shown), default=10.0)
    floor = low / 3
    axes.set_xscale("log")
    axes.set_xlim(floor, high * 5)
    for place, row in enumerate(rows):
        spread = row[measure]
        if spread is None:
            axes.text(floor * 1.15, place, "n/a", va="center", color="#888888", fontsize=9)
            continue
        full, pale = (OURS, OURS_PALE) if row["group"] == "ours" else (PEER, PEER_PALE)
        bar(axes, place, floor, spread["median"], full if part is None else pale)
        if part is not None:
            bar(axes, place, floor, row[part]["median"], full)
        axes.plot([spread["min"], spread["max"]], [place, place], color="#222222", linewidth=1.2)
        axes.text(spread["max"] * 1.12, place, number(spread["median"]), va="center", fontsize=9)
    axes.set_title(title, fontsize=10.5, loc="left")
    axes.xaxis.set_major_formatter(FuncFormatter(short))
    axes.grid(axis="x", which="major", color="#dddddd", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)


def bar(axes: Axes, place: int, floor: float, value: float, color: str) -> None:
    """Draws one bar from the edge to *value*."""
    axes.barh(place, value - floor, left=floor, height=0.66, color=color)
