"""T4 Early victory: the last day, and when games end."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.secrets import module_position, play

from kemet.engine import Options, start
from kemet.engine.determinize import determinize
from kemet.engine.ids import EXTRA_LAST_DAY
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "ta_seti"
LAST = 'tokens = ["build", "recruit", "move-upper", "pray-middle"]'


@pytest.mark.rule("T4.2", "TX3", "R48")
def test_the_last_day_is_seen_by_all_and_stays() -> None:
    assert view(play(module_position(["early-victory"]), []), SPECTATOR)["last-day"] is False
    all_laid = LAST.replace("]", ', "pray-lower"]')
    text = module_position(
        ["early-victory"], 'turn = "p2"\norder = ["p1", "p2"]',
        p1=f"vp = {{ battle = 9 }}\nunits = {{ west_temple = 1 }}\n{all_laid}",
        p2=f'vp = {{ battle = 9 }}\ndi = ["raining-fire"]\n{LAST}',
    )  # fmt: skip
    game = play(text, [])
    for viewer in (0, 1, SPECTATOR):
        assert view(game, viewer)["last-day"] is True
    assert view(game.copy(), 0)["last-day"] is True
    assert view(determinize(game, 0, seeded(1)), 0)["last-day"] is True
    game = play(text, ["p2 di/raining-fire", "p2 west_temple"])
    assert view(game, 0)["last-day"] is True, "nobody is ahead any more, yet the day stays the last"
    game = play(text, ["p2 di/raining-fire", "p2 west_temple", "p2 @pray-lower", "p2 pass"])
    assert game.over()
    assert int(game.winner) == 0, "equal VP and battle VP: the earlier in the order"


@pytest.mark.rule("T4.1", "T4.2")
def test_below_the_target_no_day_is_the_last() -> None:
    game = play(
        module_position(
            ["early-victory"],
            'turn = "p2"\norder = ["p1", "p2"]',
            p1='vp = { battle = 9 }\ntokens = ["pray-lower"]',
            p2="vp = { battle = 7 }",
        ),
        [],
    )
    assert view(game, SPECTATOR)["last-day"] is False
    assert not game.over()


@pytest.mark.rule("TX3", "T4.2")
def test_ivan_and_kira() -> None:
    text = (SCENARIOS / "early_victory" / "tx3_kira.toml").read_text()
    game = read_scenario(text).game
    assert view(game, SPECTATOR)["last-day"] is True


@pytest.mark.rule("T4.3", "T4.5", "R48")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_end_at_the_start_of_a_turn_or_after_a_last_day(players: int) -> None:
    ends = set()
    for number in range(40):
        game = start(Options(players=players, modules=["early-victory"], learning=True), f"end {number}")
        rng = seeded(f"end {players} {number}")
        last_day = False
        while not game.over():
            last_day = bool(game.extra[EXTRA_LAST_DAY])
            player = int(game.to_act())
            legal = game.legal(player)
            game.take(player, legal[rng.below(len(legal))])
        best = max(int(game.total_vp(seat)) for seat in range(players))
        assert int(game.total_vp(game.winner)) == best
        assert last_day or best >= 4
        assert int(game.winner) in game.order
        ends.add((last_day, int(game.total_vp(game.winner)) >= 4))
    assert (False, True) in ends
