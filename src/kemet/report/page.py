"""The page about many games: one file that needs nothing else."""

from __future__ import annotations

from typing import Any

from kemet.engine import make_rules
from kemet.engine.rules import parse_options
from kemet.report import counts, sections
from kemet.report.chronicle import Chronicle
from kemet.report.layout import Section, whole_page


def page(summary: dict[str, Any], games: list[Chronicle]) -> str:
    """Returns the page: *summary* is that of `kemet simulate`, *games* are the chronicles of those that were finished."""
    options = summary["options"]
    bots = summary["bots"]
    title = f"Kemet: {len(games)} games of {options['players']} players"
    chosen = ", ".join(f"{name} {value}" for name, value in options.items() if value and name != "players")
    who = f"All seats: {bots[0]}" if len(set(bots)) == 1 else f"Bots by seat: {', '.join(bots)}"
    lead = f"{who}. Options: {chosen}. Seed {summary['seed']}."
    broken = summary["games"] - len(games)
    if broken:
        lead += f" {broken} games more broke down and are left out."
    foot = f"kemet {summary['version']}, rules version {summary['rules']}."
    return whole_page(title, lead, facts(summary, games), all_sections(options, bots, games), foot)


def facts(summary: dict[str, Any], games: list[Chronicle]) -> dict[str, str]:
    """Returns the few numbers that say most."""
    if not games:
        return {"games": "0"}
    fights = len(counts.fights(games))
    return {
        "games": str(len(games)),
        "rounds": f"{summary['rounds']['mean']:.1f}",
        "winner's points": f"{summary['vp']['total']['winners']:.1f}",
        "battles in a game": f"{fights / len(games):.1f}",
        "attackers won": sections.pct(counts.attackers(games).share),
        "decisions in a game": f"{summary['decisions']['real']:.0f}",
    }


def all_sections(options: dict[str, str], bots: list[str], games: list[Chronicle]) -> list[Section]:
    """Returns the sections, in the order a reader asks; none if there are no games."""
    if not games:
        return []
    rules = make_rules(parse_options(options))
    return [
        sections.length(games),
        sections.points(games),
        sections.deciding(games),
        sections.seats(games, bots),
        sections.battles(games),
        sections.cards(games),
        sections.tiles(games, rules),
        sections.openings(games, rules),
    ]
