"""From samples to numbers: medians with their range, and ratios taken round by round."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Any

from benchmarks.schedule import Measured, Sample, Session

Spread = dict[str, float]
Rates = list[float]


@dataclass(frozen=True)
class Ratio:
    """A comparison: *measure* of ours by *their_measure* of theirs."""

    label: str
    ours: str
    measure: str
    theirs: str
    their_measure: str


RATIOS = [
    Ratio("2 players, real decisions : all of Catanatron 2p", "kemet-2p", "real", "catanatron-2p", "all"),
    Ratio("2 players, real decisions : real of Catanatron 2p", "kemet-2p", "real", "catanatron-2p", "real"),
    Ratio("2 players, all decisions : all of Catanatron 2p", "kemet-2p", "all", "catanatron-2p", "all"),
    Ratio("5 players, real decisions : all of Catanatron 2p", "kemet-5p", "real", "catanatron-2p", "all"),
    Ratio("a Python loop, real decisions : all of Catanatron 2p", "kemet-2p-loop", "real", "catanatron-2p", "all"),
    Ratio("interpreted, real decisions : all of Catanatron 2p", "kemet-2p-interpreted", "real", "catanatron-2p", "all"),
    Ratio("copies, 2 players : Catanatron 2p", "kemet-2p", "copies", "catanatron-2p", "copies"),
    Ratio("copies, 5 players : Catanatron 4p", "kemet-5p", "copies", "catanatron-4p", "copies"),
    Ratio("mask and observation, all : Catanatron 2p without", "kemet-2p", "observing", "catanatron-2p", "all"),
    Ratio("mask and observation, all : OpenSpiel chess with", "kemet-2p", "observing", "openspiel-chess", "observing"),
    Ratio("mask and observation, all : PettingZoo chess", "kemet-2p", "observing", "pettingzoo-chess", "observing"),
    Ratio("2 players, real decisions : all of OpenSpiel chess", "kemet-2p", "real", "openspiel-chess", "all"),
    Ratio("a Python loop, real : all of OpenSpiel chess", "kemet-2p-loop", "real", "openspiel-chess", "all"),
    Ratio("copies, 2 players : OpenSpiel chess", "kemet-2p", "copies", "openspiel-chess", "copies"),
]


def spread(values: Rates) -> Spread | None:
    """Returns median, least and greatest of *values*; None of none."""
    if not values:
        return None
    return {"median": median(values), "min": min(values), "max": max(values)}


def rates(measured: Measured, measure: str) -> Rates:
    """Lists the rate per second in each round of: all or real decisions, copies, decisions with mask and observation."""
    samples = measured.samples
    if measure == "copies":
        return [sample["copies"] / sample["seconds"] for sample in samples["copy"]]
    if measure == "observing":
        seen = samples["play"] if measured.hello.get("always_observes") else samples["observe"]
        return [sample["decisions"] / sample["seconds"] for sample in seen]
    counted = "decisions" if measure == "all" else "real"
    return [sample[counted] / sample["seconds"] for sample in samples["play"]]


def engine_numbers(measured: Measured) -> dict[str, Any]:
    """Returns the numbers of one engine, or its problem."""
    row: dict[str, Any] = {"title": measured.spec.title, "group": measured.spec.group, "problem": measured.problem}
    row["interpreted"] = measured.spec.interpreted
    plays = measured.samples["play"]
    if not plays:
        return row
    decisions = sum(sample["decisions"] for sample in plays)
    per_game = decisions_per_game(measured)
    return {
        **row,
        "version": measured.hello["version"],
        "python": measured.hello["python"],
        "decisions_per_second": spread(rates(measured, "all")),
        "real_decisions_per_second": spread(rates(measured, "real")),
        "games_per_second": spread([rate / per_game for rate in rates(measured, "all")]),
        "decisions_per_game": per_game,
        "forced_share": 1 - sum(sample["real"] for sample in plays) / decisions,
        "copy_microseconds": spread([1e6 / rate for rate in rates(measured, "copies")]),
        "observing_decisions_per_second": spread(rates(measured, "observing")),
        "observes_always": measured.hello["always_observes"],
    }


def decisions_per_game(measured: Measured) -> float:
    """Returns the mean length of all games that ended, those played for positions included."""
    lengths = measured.hello["lengths"]
    samples = measured.samples["play"] + measured.samples["observe"]
    games = len(lengths) + sum(sample["games"] for sample in samples)
    return float((sum(lengths) + sum(sample["finished"] for sample in samples)) / games)


def ratio_numbers(ratio: Ratio, session: Session) -> Spread | None:
    """Returns the ratio of each round, as a spread; None where one side was not measured."""
    ours = session.measured.get(ratio.ours)
    theirs = session.measured.get(ratio.theirs)
    if ours is None or theirs is None:
        return None
    pairs = zip(rates(ours, ratio.measure), rates(theirs, ratio.their_measure), strict=False)
    return spread([mine / other for mine, other in pairs])


def jobs_numbers(session: Session, engines: dict[str, Any]) -> dict[str, Any] | None:
    """Returns the games per second of several processes together, and the ratio to one alone."""
    if not session.together:
        return None
    per_game = engines[session.plan.jobs_of]["decisions_per_game"]
    sums = [sum(speed(sample) for sample in team) for team in session.together]
    return {
        "jobs": session.plan.jobs,
        "of": session.plan.jobs_of,
        "decisions_per_second": spread(sums),
        "games_per_second": spread([each / per_game for each in sums]),
        "ratio_to_one": spread([each / speed(one) for each, one in zip(sums, session.alone, strict=True)]),
    }


def speed(sample: Sample) -> float:
    """Returns the decisions per second of *sample*."""
    return sample["decisions"] / sample["seconds"]


def summarize(session: Session) -> dict[str, Any]:
    """Returns everything that was measured, ready for JSON."""
    engines = {name: engine_numbers(measured) for name, measured in session.measured.items()}
    return {
        "rounds": session.plan.rounds,
        "seconds": session.plan.seconds,
        "engines": engines,
        "ratios": {ratio.label: ratio_numbers(ratio, session) for ratio in RATIOS},
        "jobs": jobs_numbers(session, engines),
        "samples": {name: measured.samples for name, measured in session.measured.items()},
    }
