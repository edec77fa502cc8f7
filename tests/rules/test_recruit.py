"""K8 Recruiting: waiting creatures come in; limits hold in random games."""

from __future__ import annotations

import pytest
from support.playing import decision, do

from kemet.engine import Game, Options, start
from kemet.engine.invariants import faults
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, player_view

pytestmark = pytest.mark.interpreted


def creature_outcomes(game: Game, seat: int) -> set[tuple[str, ...]]:
    """Returns where the creatures of *seat* can come to stand, by all ways the owner can answer until the turn goes on."""
    if decision(game) == "turn":
        return {tuple(f"{name} {where}" for name, where in sorted(player_view(game, seat, seat)["creatures"].items()))}
    assert int(game.to_act()) == seat
    found: set[tuple[str, ...]] = set()
    for action in game.legal(seat):
        branch = game.copy()
        branch.apply(seat, action)
        found |= creature_outcomes(branch, seat)
    return found


WAITING = """
[position]
turn = "p1"
[player.p1]
pp = 0
tiles = ["blue/ancestral-elephant", "red/phoenix"]
creatures = { elephant = "reserve", phoenix = "reserve" }
units = { UNITS }
"""


@pytest.mark.rule("R27b", "K8.5")
def test_all_waiting_creatures_come_in_where_the_owner_likes() -> None:
    game = read_scenario(WAITING.replace("UNITS", "nw_1 = 1, nw_3 = 1")).game
    do(game, "p1 @recruit")
    assert creature_outcomes(game, 0) == {("elephant nw_1", "phoenix nw_3"), ("elephant nw_3", "phoenix nw_1")}


@pytest.mark.rule("R27b")
def test_with_one_district_the_owner_picks_which_creature_comes_in() -> None:
    game = read_scenario(WAITING.replace("UNITS", "nw_2 = 1")).game
    do(game, "p1 @recruit")
    assert creature_outcomes(game, 0) == {("elephant nw_2", "phoenix reserve"), ("elephant reserve", "phoenix nw_2")}


@pytest.mark.rule("K8.4", "K2.6", "K2.7")
def test_limits_hold_in_random_games() -> None:
    for number in range(6):
        game = start(Options(players=2 + number % 4), f"limits {number}")
        rng = seeded(f"limits {number}")
        for _ in range(900):
            if game.over():
                break
            play_randomly(game, rng, 1, Tally())
            assert faults(game) == []
            for seat in range(game.rules.options.players):
                own = player_view(game, seat, SPECTATOR)
                limit = 7 if "blue/legion" in own["tiles"] else 5
                assert max(own["units"].values(), default=0) <= limit
                assert 0 <= own["pp"] <= 11
