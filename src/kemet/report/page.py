"""The page about many games: one file that needs nothing else."""

from __future__ import annotations

from typing import Any

from kemet.engine import make_rules
from kemet.engine.rules import parse_options
from kemet.locale import Texts
from kemet.report import counts, sections
from kemet.report.chronicle import Chronicle
from kemet.report.html import Section, whole_page


def page(summary: dict[str, Any], games: list[Chronicle], texts: Texts) -> str:
    """Returns the page in the language of *texts*: *summary* is that of `kemet simulate`, *games* are the chronicles of those
    that were finished."""
    say = texts.say
    options = summary["options"]
    bots = summary["bots"]
    title = say("report-title", games=len(games), players=int(options["players"]))
    chosen = ", ".join(f"{name} {value}" for name, value in options.items() if value and name != "players")
    alike = len(set(bots)) == 1
    who = say("report-all-seats", bot=bots[0]) if alike else say("report-by-seat", bots=", ".join(bots))
    lead = say("report-lead", who=who, options=chosen, seed=summary["seed"])
    broken = summary["games"] - len(games)
    if broken:
        lead += f" {say('report-broken', number=broken)}"
    foot = say("report-foot", version=summary["version"], rules=summary["rules"])
    parts = all_sections(options, bots, games, texts)
    return whole_page(title, lead, facts(summary, games, texts), parts, foot, texts.language, say("report-sections"))


def facts(summary: dict[str, Any], games: list[Chronicle], texts: Texts) -> dict[str, str]:
    """Returns the few numbers that say most."""
    found = {"games": str(len(games))}
    if games:
        found |= {
            "rounds": f"{summary['rounds']['mean']:.1f}",
            "points": f"{summary['vp']['total']['winners']:.1f}",
            "battles": f"{len(counts.fights(games)) / len(games):.1f}",
            "attackers": sections.pct(counts.attackers(games).share),
            "decisions": f"{summary['decisions']['real']:.0f}",
        }
    return {texts.say(f"report-fact-{name}"): number for name, number in found.items()}


def all_sections(options: dict[str, str], bots: list[str], games: list[Chronicle], texts: Texts) -> list[Section]:
    """Returns the sections, in the order a reader asks; none if there are no games."""
    if not games:
        return []
    told = sections.Sections(games, make_rules(parse_options(options)), bots, texts)
    return [
        told.length(),
        told.points(),
        told.deciding(),
        told.wins(),
        told.battles(),
        told.cards(),
        told.tiles(),
        told.openings(),
    ]
