"""The bot that thinks with a net: what it tries, how it counts, and what it leaves as the net plays it."""

from __future__ import annotations

import math
from pathlib import Path

import numpy
import pytest
from support.nets import small_net
from support.playing import words
from support.secrets import play, position

from kemet.bots import NetBot, NetSearchBot, Perspective, SearchBot, make_bot
from kemet.bots.net import best
from kemet.bots.net_search import FAR
from kemet.bots.nets import MASTER
from kemet.bots.nets.net import load_net
from kemet.bots.nets.rollouts import TOGETHER, Rollouts
from kemet.bots.thinking.turns import turn_begins
from kemet.engine import Game, Options, start
from kemet.engine.notation import Notation
from kemet.engine.registry import SETS
from kemet.engine.rng import seeded


def opened(players: int, seed: int, rounds: int = 2, modules: list[str] | None = None) -> Game:
    """Returns a game that the net has played for a while."""
    game = start(Options(players=players, modules=modules or []), seed)
    bot = NetBot("opened")
    while game.round < rounds:
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.take(seat, legal[0] if len(legal) == 1 else bot.decide(Perspective(game, seat), legal))
    return game


@pytest.mark.parametrize(("players", "modules"), [(2, []), (5, SETS["ta-seti"])])
def test_games_are_played_on_to_the_next_turn_of_the_player(players: int, modules: list[str]) -> None:
    game = opened(players, 3, modules=modules)
    bot = NetBot("s")
    rollouts = Rollouts(load_net(MASTER), game.rules, 1)
    games = [game.copy() for _ in range(TOGETHER + 3)]
    for seat in [*range(players)] * 6:
        for value, played in zip(rollouts.values(games, seat), games, strict=True):
            assert played.over() or (turn_begins(played) and played.to_act() == seat)
            wanted = float(played.winner == seat) if played.over() else bot.chance(Perspective(played, seat))
            assert value == pytest.approx(wanted, abs=1e-3)
    assert len({tuple(map(str, played.dump())) for played in games}) > 1


def test_players_named_by_rollouts_are_those_meant() -> None:
    """At night a player sets the order; the net counts seats from its own on, the game does not."""
    there = position(extra='phase = "night"\nround = 3', p1='city = "nw"', p2='city = "s"\nvp = { battle = 2 }')
    game = play(there, [])
    assert game.decision().name() == "turn-order"
    rollouts = Rollouts(load_net(MASTER), game.rules, 1)
    rollouts.values([game], 1)
    assert not game.night


def test_the_same_number_of_simulations_gives_the_same_choice_again() -> None:
    game = opened(2, 4)
    seat = int(game.to_act())
    chosen = [[NetSearchBot(f"{k}", simulations=24).decide(Perspective(game, seat), game.legal(seat)) for k in range(4)]] * 2
    assert chosen[0] == chosen[1]


def test_what_comes_of_an_action_counts_more_the_more_it_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two actions the net likes one e³ times as much, but the other wins a chance of a tenth more."""
    bot = NetSearchBot("s", temperature=0)
    drawn = [0.0, -3.0]
    game = opened(2, 4)

    class Made:
        rules = game.rules

        def values(self, games: list[int], seat: int) -> list[float]:
            return [0.5 + 0.1 * (each == 1) for each in games]

    monkeypatch.setattr(bot, "begun", lambda seen, actions, worlds: actions * worlds)
    for simulations, wanted in ((4, 0), (64, 1)):
        bot.simulations = simulations
        liked = bot._tried(Made(), Perspective(game, 0), [0, 1], [0, 1], drawn)
        assert max(liked, key=liked.__getitem__) == wanted


def test_battle_cards_are_left_as_the_net_mixes_them() -> None:
    there = position(
        p1='city = "nw"\npp = 5\nunits = { nw_front = 5 }', p2='city = "s"\nunits = { west_temple = 4, s_1 = 5 }'
    )
    game = play(there, ["p1 @move-upper", "p1 nw_front", "p1 west_temple"])
    assert all(word.startswith("card/") for word in words(game, 0))
    bot = NetSearchBot("s", simulations=1000)
    seen, legal = Perspective(game, 0), game.legal(0)
    logits = bot._logits(seen.world(seeded("w")), 0, legal)
    shares = numpy.exp(numpy.array(logits) - max(logits))
    drawn = [bot.decide(seen, legal) for _ in range(600)]
    assert bot._rollouts is None
    for action, share in zip(legal, shares / shares.sum(), strict=True):
        assert drawn.count(action) / len(drawn) == pytest.approx(share, abs=4 * math.sqrt(share / len(drawn)) + 0.01)


def test_actions_it_did_not_try_are_not_taken() -> None:
    bot = NetSearchBot("s", simulations=16)
    game = opened(2, 4)
    seat = int(game.to_act())
    left = game.legal(seat)
    logits = bot._logits(game, seat, left)
    liked = bot._weighed(Perspective(game, seat), game, left, logits, list(logits))
    most = max(logits)
    shares = [math.exp(logit - most) for logit in logits]
    assert shares[best(liked)] / sum(shares) >= 0.01
    assert 2 <= sum(each > -FAR / 2 for each in liked) <= 8


def test_by_the_clock_it_answers_in_time() -> None:
    game = opened(2, 4)
    seat = int(game.to_act())
    action = make_bot("net-search:seconds=0.05", "s").decide(Perspective(game, seat), game.legal(seat))
    assert Notation(game.rules).text(action) in words(game, seat)


def test_where_the_net_does_not_know_the_game_search_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = start(Options(players=2, edition="blood-and-sand"), 1)
    monkeypatch.setattr(NetSearchBot, "NET", small_net(tmp_path))
    bot = NetSearchBot("s", simulations=4)
    bot._stand_in = SearchBot("s", iterations=4)
    seat = int(game.to_act())
    assert bot.decide(Perspective(game, seat), game.legal(seat)) in game.legal(seat)
