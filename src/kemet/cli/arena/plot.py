"""The plot of an arena: ratings and shares of wins with their intervals, and strength against thinking time."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from kemet.bots.registry import LEVELS, split
from kemet.cli.common import UserError
from kemet.report.plots import Dot, draw_curve, draw_dots, new_figure, save

BUDGETS = {"seconds": "seconds for each decision", "iterations": "iterations for each decision"}
FORMATS = (".svg", ".png", ".pdf")


@dataclass
class Family:
    """One bot with several budgets: the setting they differ in, and for each budget, rising, the bot as it is written."""

    setting: str
    budgets: list[float]
    bots: list[str]


def check_format(path: str) -> None:
    """Raises `UserError` unless *path* ends like a picture that can be drawn."""
    if Path(path).suffix not in FORMATS:
        raise UserError(f"--plot: {path}: the name must end in {', '.join(FORMATS[:-1])} or {FORMATS[-1]}")


def family(bots: list[str]) -> Family | None:
    """Returns the largest set of two or more *bots* that are one bot with several budgets, or None."""
    groups: dict[tuple[str, str], dict[float, str]] = {}
    for bot in bots:
        name, settings = split(LEVELS.get(bot, bot))
        for setting in BUDGETS:
            if setting in settings:
                rest = {key: value for key, value in settings.items() if key != setting}
                groups.setdefault((setting, f"{name} {sorted(rest.items())}"), {})[float(settings[setting])] = bot
    if not groups:
        return None
    (setting, _), found = max(groups.items(), key=lambda item: len(item[1]))
    budgets = sorted(found)
    return Family(setting, budgets, [found[budget] for budget in budgets]) if len(budgets) > 1 else None


def draw(report: dict[str, Any]) -> Figure:
    """Returns the figure of the report of an arena."""
    rows = sorted(report["bots"].items(), key=lambda item: -item[1]["rating"]["mu"])
    grown = family(list(report["bots"]))
    panels = 2 if grown is None else 3
    figure, axes = new_figure(max(2.6, 1.3 + 0.34 * len(rows)), 4.2 * panels, panels)
    rated = [Dot(name, row["rating"]["mu"], row["rating"]["low"], row["rating"]["high"]) for name, row in rows]
    draw_dots(axes[0], rated, "OpenSkill rating, 95 % interval", None, percent=False)
    won = [Dot("", row["share"], row["low"], row["high"], "other") for _, row in rows]
    draw_dots(axes[1], won, "won, % of its seats (dashed: chance)", report["fair"], percent=True)
    if grown is not None:
        curve = [
            Dot(bot, rating["mu"], rating["low"], rating["high"])
            for bot, rating in ((bot, report["bots"][bot]["rating"]) for bot in grown.bots)
        ]
        draw_curve(axes[2], grown.budgets, curve, BUDGETS[grown.setting], "OpenSkill rating")
    figure.suptitle(headline(report), x=0.01, ha="left", fontsize=11, fontweight="bold")
    return figure


def headline(report: dict[str, Any]) -> str:
    """Returns what was played, in a line."""
    modules = report["options"]["modules"]
    extra = f", with {modules}" if modules else ""
    return f"{report['finished']} games of {report['options']['players']}{extra}, seed {report['seed']}"


def write_plot(report: dict[str, Any], path: str) -> None:
    """Draws the report into the file at *path*; raises `UserError` where that cannot be."""
    try:
        save(draw(report), path)
    except OSError as error:
        raise UserError(f"--plot: {path}: cannot be written: {error.strerror or error}") from error
