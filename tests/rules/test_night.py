"""K4 Night: its steps in order, and what chance decides."""

from __future__ import annotations

import pytest
from support.playing import decision, do, events, first_option, logged, order

from kemet.engine import Options
from kemet.engine.notation import event_text
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, player_view, view

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("K4.1")
def test_night_and_day_alternate_and_night_comes_first() -> None:
    game = logged(Options(players=3, target=10), "rounds")
    rng = seeded("rounds")
    while not game.over() and game.round < 4:
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.apply(seat, legal[int(rng.below(len(legal)))])
    lines = events(game)
    phases = [line for line in lines if line.startswith(("round-begins", "night-begins", "day-begins"))]
    assert phases[:8] == [
        "round-begins 1", "night-begins", "day-begins",
        "round-begins 2", "night-begins", "day-begins",
        "round-begins 3", "night-begins",
    ]  # fmt: skip


@pytest.mark.rule("K4.1", "K4.2", "K4.3")
def test_the_first_night() -> None:
    game = logged(Options(players=4, cities="random"), "night")
    while view(game, SPECTATOR)["phase"] == "set-up":
        first_option(game)
    lines = events(game)
    night = lines[lines.index("night-begins") + 1 : lines.index("day-begins")]
    names = [f"p{seat + 1}" for seat in order(game)]
    public = [line for line in night if not line.startswith("di-seen")]
    assert public == [f"pp-gained {name} 2" for name in names] + [f"di-drawn {name}" for name in names]
    for seat in range(4):
        assert player_view(game, seat, seat)["pp"] == 7
        assert player_view(game, seat, seat)["di"] == 2


@pytest.mark.rule("K4.1", "K4.4", "K4.5")
def test_the_steps_of_a_night_come_in_order() -> None:
    text = """
[options]
players = 2
[position]
phase = "dusk"
order = ["p2", "p1"]
[player.p1]
tiles = ["white/hand-of-god", "white/vision"]
pyramids = { nw_1 = "red^1" }
"""
    game = read_scenario(text).game
    # Prayer points are there before Vision asks; Vision asks before the night tiles; the order comes last.
    assert player_view(game, 0, 0)["pp"] == 7
    assert player_view(game, 1, 1)["pp"] == 7
    assert decision(game) == "keep-one"
    assert player_view(game, 1, 1)["di"] == 1, "p2 is first in the order and has drawn"
    first_option(game)
    assert decision(game) == "night-tiles"
    do(game, "p1 pass")
    assert decision(game) == "turn-order"
    do(game, "p2 p1")
    assert view(game, SPECTATOR)["phase"] == "day"
    assert order(game) == [0, 1]


@pytest.mark.rule("K4.3")
def test_which_card_is_drawn_is_chance() -> None:
    seen = set()
    for seed in range(60):
        game = read_scenario(f'[position]\nphase = "night"\nseed = {seed}').game
        seen |= set(player_view(game, 0, 0)["di-hand"])
    assert len(seen) >= 12


@pytest.mark.rule("R29f", "K16.8")
def test_what_vision_shows_only_its_owner_sees() -> None:
    game = read_scenario('[position]\nphase = "night"\n[player.p1]\ntiles = ["white/vision"]').game
    assert sum(view(game, 0)["frames"][-1]["seen"].values()) == 5
    for viewer in (1, SPECTATOR):
        assert "seen" not in view(game, viewer)["frames"][-1]
    game.log = []
    first_option(game)
    assert game.log is not None
    told = [event for event in game.log if event_text(game.rules, event).startswith("di-seen p1")]
    assert told
    assert all(event.audience == 1 for event in told), "only p1 knows which card was kept"
