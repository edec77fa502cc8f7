"""K1 Goal and length: how many play, and to how many points."""

from __future__ import annotations

import pytest

from kemet.engine import Options, make_rules, start
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.rules import OptionError
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    game = start(Options(players=players), 1)
    assert len(view(game, SPECTATOR)["players"]) == players


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(OptionError, match="2, 3, 4 or 5 can play"):
        Options(players=players)


@pytest.mark.rule("K1.1")
def test_the_target_is_8_or_10() -> None:
    assert int(make_rules(Options()).target) == 8
    assert int(make_rules(Options(target=10)).target) == 10
    for target in (4, 7, 9, 11):
        with pytest.raises(OptionError, match="the target is 8 or 10"):
            Options(target=target)


@pytest.mark.rule("K1.2")
def test_a_learning_game_never_passes_level_2_and_ends_with_4_points() -> None:
    for number in range(20):
        game = start(Options(players=2 + number % 4, learning=True), f"learning {number}")
        play_randomly(game, seeded(f"learning play {number}"), 1_000_000, Tally())
        assert game.over()
        seats = range(game.rules.options.players)
        best = max(int(game.total_vp(seat)) for seat in seats)
        assert best >= 4
        assert int(game.total_vp(game.winner)) == best
        for seat in seats:
            assert all(int(game.level(seat, colour)) <= 2 for colour in game.rules.pyramid_colours)
        sold = [tile for tile in game.rules.tiles if game.supply[tile.id] < tile.copies]
        assert all(tile.level <= 2 for tile in sold)
