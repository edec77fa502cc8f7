"""Playing what a plan still lacks."""

from __future__ import annotations

from kemet.cli.arena.plan import ArenaPlan
from kemet.cli.arena.state import Result, State, result_of
from kemet.cli.common import progress_bar
from kemet.cli.workers import Hands, play_matches_of


def play(plan: ArenaPlan, who: Hands, path: str | None, title: str = "games") -> list[Result]:
    """Plays the games of *plan* that the state at *path* does not have yet; returns all of them."""
    matches = {match.number: match for match in plan.matches()}
    with State(plan, path) as state, progress_bar() as bar:
        task = bar.add_task(title, total=len(matches), completed=len(state.results))
        left = [match for number, match in matches.items() if number not in state.results]
        for played in play_matches_of(plan.options, left, who):
            state.add(result_of(played, matches[played.number].bots))
            bar.advance(task)
        return list(state.results.values())
