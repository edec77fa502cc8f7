"""Observations: the same as the view says, from every seat, and no more than that."""

from __future__ import annotations

import pytest
from fuzzing import option_sets, random_game
from librt.vecs import vec
from mypy_extensions import u8

from kemet.engine import Game, Options, make_rules
from kemet.engine.actions import ACTIONS
from kemet.engine.board import SPACE_NAMES
from kemet.engine.determinize import determinize
from kemet.engine.ids import ACTION_SPACE_NAMES, TOKEN_NAMES, VP_NAMES
from kemet.engine.observe import Observer, observation_fields, observation_size
from kemet.engine.view import view

PLAYERS = [2, 3, 4, 5]


def named(game: Game, observed: bytes) -> dict[str, list[int]]:
    """Returns an observation by the names of its fields."""
    found: dict[str, list[int]] = {}
    at = 0
    for name, size in observation_fields(game.rules):
        found[name] = list(observed[at : at + size])
        at += size
    assert at + ACTIONS == len(observed)
    return found


def fresh(game: Game, player: int) -> bytes:
    """Returns observation and mask written into a new buffer."""
    buffer = vec[u8]([7] * (observation_size(game.rules) + ACTIONS + 10))
    Observer(game.rules, buffer, 5).observe(game, player)
    written = bytes(memoryview(buffer))
    assert written[:5] == written[-5:] == b"\x07" * 5
    return written[5:-5]


@pytest.mark.parametrize("players", PLAYERS)
def test_an_observation_says_what_the_view_says(players: int) -> None:
    for recorder, rng, _, _ in random_game(Options(players=players), f"observe {players}"):
        if rng.below(15):
            continue
        game = recorder.game
        player = int(rng.below(players))
        seen = view(game, player)
        got = named(game, fresh(game, player))
        assert got["round"] == [game.round]
        assert got["deck"] == [seen["deck"]]
        assert got["decision"][game.rules.decision_names.index(game.stack[-1].name())] == 1 == sum(got["decision"])
        assert got["di-hand"] == [seen["players"][player]["di-hand"].get(c.slug, 0) for c in game.rules.di_cards]
        assert got["discard"] == [seen["discard"].get(c.slug, 0) for c in game.rules.di_cards]
        assert got["battle-hand"] == [int(c.slug in seen["players"][player]["battle-hand"]) for c in game.rules.battle_cards]
        for k in range(players):
            shown = seen["players"][(player + k) % players]
            who = "you" if k == 0 else f"next-{k}"
            assert got[f"{who}.pp"] == [shown["pp"]]
            assert got[f"{who}.vp"][: len(VP_NAMES)] == [shown["vp"][name] for name in VP_NAMES]
            assert got[f"{who}.temples-held"] == [shown["vp"]["temples-held"]]
            assert got[f"{who}.units"] == [shown["units"].get(name, 0) for name in SPACE_NAMES]
            tokens = [TOKEN_NAMES.index(shown["tokens"].get(name, "free")) for name in ACTION_SPACE_NAMES]
            assert got[f"{who}.tokens"][: len(tokens)] == tokens
            assert sum(got[f"{who}.tiles"]) == len(shown["tiles"])
            assert got[f"{who}.di"] == [shown["di"]]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mask_is_the_legal_actions(players: int) -> None:
    for recorder, _, player, _ in random_game(Options(players=players), f"mask {players}"):
        mask = fresh(recorder.game, player)[-ACTIONS:]
        assert [action for action in range(ACTIONS) if mask[action]] == sorted(recorder.game.legal(player))
        assert set(mask) <= {0, 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_an_observer_used_again_leaves_nothing_behind(players: int) -> None:
    options = option_sets(players)[1]
    rules = make_rules(options)
    buffer = vec[u8]([0] * (observation_size(rules) + ACTIONS))
    observer = Observer(rules, buffer, 0)
    for recorder, rng, _, _ in random_game(options, f"again {players}"):
        if rng.below(5) == 0:
            player = int(rng.below(players))
            observer.observe(recorder.game, player)
            assert bytes(memoryview(buffer)) == fresh(recorder.game, player)


@pytest.mark.parametrize("players", PLAYERS)
def test_an_observation_tells_no_secret(players: int) -> None:
    for number in range(3):
        for recorder, rng, _, _ in random_game(option_sets(players)[number], f"secret {players} {number}"):
            if rng.below(8) == 0:
                player = int(rng.below(players))
                world = determinize(recorder.game, player, rng)
                assert fresh(world, player) == fresh(recorder.game, player)
