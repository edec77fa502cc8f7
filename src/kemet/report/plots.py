"""Plots, drawn with matplotlib: bars, bars on top of each other, dots with intervals, lines with intervals.

Every colour has a name. In a page the names become CSS variables, so that the same plot is legible in light and in dark.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "kemet",
    "font.size": 10,
    "font.family": "DejaVu Sans",
    "svg.fonttype": "none",
    "text.color": "#33291f",
    "axes.labelcolor": "#33291f",
    "axes.edgecolor": "#85796b",
    "xtick.color": "#85796b",
    "ytick.color": "#85796b",
    "xtick.labelcolor": "#33291f",
    "ytick.labelcolor": "#33291f",
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
}

# The colours of plots, each in light and in dark.
COLOURS = {
    "ink": ("#33291f", "#ece4d8"),
    "axis": ("#85796b", "#9d9284"),
    "grid": ("#e0d8cc", "#453d34"),
    "main": ("#b4541a", "#e38b52"),
    "other": ("#3f5d7a", "#86aacb"),
    "white": ("#a39a8c", "#d9d0c2"),
    "red": ("#b33a30", "#e5756a"),
    "blue": ("#2f5d9b", "#6fa0e0"),
    "black": ("#3b3634", "#8f8781"),
    "gold": ("#c79a2a", "#e3bf62"),
    "green": ("#5b7f4b", "#92ba80"),
    "violet": ("#7b5b8f", "#b395c8"),
    "teal": ("#2e8585", "#66bcbc"),
}
# What is stacked takes these, in this order.
SERIES = ["main", "gold", "green", "other", "teal", "violet", "red", "blue", "white", "black"]
WIDTH = 4.8


@dataclass
class Dot:
    """A value with its interval, and another value to compare it with if there is one."""

    name: str
    value: float
    low: float
    high: float
    colour: str = "main"
    beside: float | None = None


def light(name: str) -> str:
    """Returns the colour called *name*, as it is in light."""
    return COLOURS[name][0]


def new_figure(height: float, width: float = WIDTH, panels: int = 1) -> tuple[Figure, list[Axes]]:
    """Returns an empty figure, in inches, with its panels side by side."""
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = [figure.add_subplot(1, panels, k + 1) for k in range(panels)]
    for panel in axes:
        panel.set_axisbelow(True)
        for side in ("top", "right"):
            panel.spines[side].set_visible(False)
    return figure, axes


def bars(values: dict[str, float], x: str, y: str, colour: str = "main") -> Figure:
    """Returns a bar for each of *values*, upright."""
    figure, (axes,) = new_figure(2.9)
    axes.bar(list(values), list(values.values()), color=light(colour), width=0.8)
    _thin_labels(axes, len(values))
    _finish_upright(axes, x, y, whole=all(float(value).is_integer() for value in values.values()))
    return figure


def stacked(columns: list[str], series: dict[str, list[float]], x: str, y: str, colours: list[str] | None = None) -> Figure:
    """Returns upright bars made of *series*, one on top of the other; what is negative hangs below."""
    figure, (axes,) = new_figure(3.6)
    above = [0.0] * len(columns)
    below = [0.0] * len(columns)
    for (name, values), colour in zip(series.items(), colours or SERIES, strict=False):
        if not any(values):
            continue
        bottoms = [above[k] if value >= 0 else below[k] for k, value in enumerate(values)]
        axes.bar(columns, values, bottom=bottoms, color=light(colour), width=0.8, label=name)
        for k, value in enumerate(values):
            if value >= 0:
                above[k] += value
            else:
                below[k] += value
    _thin_labels(axes, len(columns))
    _finish_upright(axes, x, y)
    # Three columns of long names are wider than the figure.
    figure.legend(loc="outside lower center", ncols=2, frameon=False, fontsize=9, labelcolor=light("ink"))
    return figure


def level_bars(values: dict[str, float], x: str) -> Figure:
    """Returns a bar for each of *values*, level, from the top."""
    figure, (axes,) = new_figure(0.9 + 0.28 * max(3, len(values)))
    axes.barh(list(values), list(values.values()), color=light("main"), height=0.7)
    axes.invert_yaxis()
    axes.set_xlabel(x)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=light("grid"), linewidth=0.8)
    return figure


def dots(rows: list[Dot], x: str, line: float | None = None, percent: bool = True) -> Figure:
    """Returns a dot with its interval for each of *rows*, from the top; a *line* marks what chance would give."""
    figure, (axes,) = new_figure(0.9 + 0.24 * max(3, len(rows)))
    draw_dots(axes, rows, x, line, percent)
    return figure


def draw_dots(axes: Axes, rows: list[Dot], x: str, line: float | None, percent: bool) -> None:
    """Draws what `dots` returns."""
    scale = 100 if percent else 1
    if line is not None:
        axes.axvline(scale * line, color=light("axis"), linewidth=1, linestyle=(0, (4, 3)))
    for place, row in enumerate(rows):
        axes.plot([scale * row.low, scale * row.high], [place, place], color=light(row.colour), linewidth=2)
        if row.beside is not None:
            axes.plot([scale * row.beside], [place], marker="|", markersize=9, color=light("ink"))
        axes.plot([scale * row.value], [place], marker="o", markersize=6, color=light(row.colour))
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(x)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x", color=light("grid"), linewidth=0.8)


def draw_curve(axes: Axes, xs: list[float], rows: list[Dot], x: str, y: str) -> None:
    """Draws *rows* over *xs* on a logarithmic scale, with their intervals and a line through them."""
    axes.set_xscale("log")
    axes.plot(xs, [row.value for row in rows], color=light("main"), marker="o", linewidth=1.5)
    for place, row in zip(xs, rows, strict=True):
        axes.plot([place, place], [row.low, row.high], color=light("main"), linewidth=2)
    axes.set_xticks(xs, [f"{value:g}" for value in xs])
    axes.set_xticks([], minor=True)
    _finish_upright(axes, x, y)


def _finish_upright(axes: Axes, x: str, y: str, whole: bool = False) -> None:
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.grid(axis="y", color=light("grid"), linewidth=0.8)
    axes.yaxis.set_major_locator(MaxNLocator(6, integer=whole, steps=[1, 2, 5, 10]))


def _thin_labels(axes: Axes, number: int) -> None:
    """Leaves out labels where there are too many to read."""
    step = 1 + number // 16
    for k, label in enumerate(axes.get_xticklabels()):
        label.set_visible(k % step == 0)


def save(figure: Figure, path: str) -> None:
    """Writes *figure* to the file at *path*, in the format its name ends with."""
    # Without a date the same numbers give the same file.
    metadata = {"Date": None, "Creator": None} if Path(path).suffix == ".svg" else None
    with matplotlib.rc_context({**SETTINGS, "svg.fonttype": "path"}):
        figure.savefig(path, dpi=150, facecolor="white", metadata=metadata)


def inline_svg(figure: Figure, name: str, title: str) -> str:
    """Returns *figure* as an SVG element for a page: named colours as CSS variables, ids that begin with *name*, and
    *title* as the text for those who cannot see it."""
    out = io.StringIO()
    with matplotlib.rc_context(SETTINGS):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r'<g id="[^"]*"', "<g", text)
    text = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", text)
    for colour, (shade, _) in COLOURS.items():
        text = text.replace(shade, f"var(--{colour})")
    text = re.sub(r"font: ([^;\"]*)px '[^;\"]*'[^;\"]*", r"font-size: \1px", text)
    head, rest = text.split(">", 1)
    head = re.sub(r' (width|height|version|xmlns(:xlink)?)="[^"]*"', "", head)
    rest = re.sub(r"\n\s*", "\n", rest.replace("xlink:href", "href"))
    return f'{head} role="img" aria-label="{title}">{rest}'.strip()
