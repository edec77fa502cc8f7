"""What the games of an arena say, as plain data."""

from __future__ import annotations

from typing import Any

from kemet import __version__
from kemet.cli.arena.plan import ArenaPlan
from kemet.cli.arena.rating import Rating, ratings
from kemet.cli.arena.state import Result
from kemet.cli.games import Thinking
from kemet.cli.summary import share
from kemet.engine import COMPILED, RULES_VERSION
from kemet.report.intervals import wilson


def report(plan: ArenaPlan, results: list[Result]) -> dict[str, Any]:
    """Returns everything as plain data, ready for JSON; the order of *results* does not matter."""
    results = sorted(results, key=lambda result: result.number)
    sound = [result for result in results if not result.fault]
    rated = ratings(plan.names, sound, plan.camps)
    return {
        "version": __version__,
        "rules": RULES_VERSION,
        "compiled": COMPILED,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(results),
        "finished": len(sound),
        "faults": [{"game": r.number, "seed": r.seed, "bots": r.bots, "fault": r.fault} for r in results if r.fault],
        "rounds": share(sum(result.rounds for result in sound), len(sound)),
        "fair": share(1, plan.sides),
        "bots": {name: bot_report(name, sound, rated[name], plan) for name in plan.names},
        "tables": [table_report(table, sound, plan) for table in plan.tables()],
        "camps": camp_reports(plan, sound) if plan.sides < plan.seats else [],
    }


def camp_reports(plan: ArenaPlan, results: list[Result]) -> list[dict[str, Any]]:
    """Returns, for each camp, wins of the bot that played it, by its opponent."""
    found: list[dict[str, Any]] = []
    for table in plan.tables():
        for lineup in plan.lineups(table):
            own = [result for result in results if result.bots == lineup]
            for camp in sorted(set(plan.camps)):
                won = sum(1 for result in own if plan.camps[result.winner] == camp)
                low, high = wilson(won, len(own))
                other = next(lineup[seat] for seat in range(plan.seats) if plan.camps[seat] != camp)
                row = {"camp": camp, "bot": lineup[camp], "against": other, "games": len(own), "wins": won}
                found.append({**row, "share": share(won, len(own)), "low": round(low, 4), "high": round(high, 4)})
    return found


def bot_report(name: str, results: list[Result], rating: Rating, plan: ArenaPlan) -> dict[str, Any]:
    """Returns wins, rating and time of one bot."""
    own = [result for result in results if name in result.bots]
    thinking = Thinking()
    for result in own:
        for seat, bot in enumerate(result.bots):
            if bot == name:
                part = result.thinking[seat]
                thinking.decisions += part.decisions
                thinking.seconds += part.seconds
                thinking.longest = max(thinking.longest, part.longest)
    return {
        **wins(name, own, plan),
        "rating": {key: round(getattr(rating, key), 2) for key in ("mu", "sigma", "low", "high")},
        "thinking": {
            "decisions": thinking.decisions,
            "mean": round(thinking.seconds / thinking.decisions, 6) if thinking.decisions else 0.0,
            "longest": round(thinking.longest, 6),
        },
    }


def wins(name: str, results: list[Result], plan: ArenaPlan) -> dict[str, Any]:
    """Returns games and wins of a bot in *results*, with the share of wins for each seat or camp it took."""
    won = sum(1 for result in results if result.bots[result.winner] == name)
    firsts = sorted(set(plan.camps))
    seats = sum(1 for result in results for seat in firsts if result.bots[seat] == name)
    # A bot in several seats still wins a game at most once: the interval is that of games, spread over the seats.
    each = seats / len(results) if results else 1.0
    low, high = wilson(won, len(results))
    return {
        "games": len(results),
        "seats": seats,
        "wins": won,
        "share": share(won, seats),
        "low": round(low / each, 4),
        "high": round(high / each, 4),
    }


def table_report(table: list[str], results: list[Result], plan: ArenaPlan) -> dict[str, Any]:
    """Returns how the games went in which *table* sat together."""
    lineups = plan.lineups(table)
    own = [result for result in results if result.bots in lineups]
    names = list(dict.fromkeys(table))
    return {"bots": table, "games": len(own), "wins": {name: wins(name, own, plan) for name in names}}
