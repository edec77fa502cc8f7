"""K5 Day: action tokens."""

from __future__ import annotations

from collections import Counter

import pytest
from support.playing import after_set_up, first_option

from kemet.engine.view import SPECTATOR, player_view, view

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("K3.2", "K5.1")
@pytest.mark.parametrize("players", [2, 5])
def test_five_action_tokens_on_the_first_day(players: int) -> None:
    game = after_set_up(players, "tokens")
    assert view(game, SPECTATOR)["phase"] == "day"
    for seat in range(players):
        assert player_view(game, seat, seat)["tokens-left"] == 5
        assert player_view(game, seat, seat)["tokens"] == {}
    laid = Counter[int]()
    while view(game, SPECTATOR)["phase"] == "day":
        seat = int(game.turn)
        before = player_view(game, seat, seat)["tokens-left"]
        first_option(game)
        if view(game, SPECTATOR)["phase"] == "day" and player_view(game, seat, seat)["tokens-left"] < before:
            laid[seat] += 1
    assert laid == dict.fromkeys(range(players), 5)
