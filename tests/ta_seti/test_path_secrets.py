"""T3 The path: tokens laid in battle are hidden until the reveal (R31)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from support.observing import fresh
from support.secrets import Secret, battle_frame, heard, module_position, play, views_and_events_keep, worlds_keep

from kemet.engine.determinize import determinize
from kemet.engine.invariants import faults
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted

PATH = ["path"]
NO_ITEMS = 'path = { empty = ["1-top", "1-middle", "1-bottom", "2-middle", "3-top", "3-bottom"] }'
P1 = 'units = { w_obelisk = 5 }\npath-tokens = ["khopesh", "khopesh", "banner", "double-edged-dagger"]'
P2 = 'units = { west_temple = 4 }\npath-tokens = ["buckler", "great-shield"]'
BATTLE = module_position(PATH, NO_ITEMS, p1=P1, p2=P2)
SEER = module_position(PATH, NO_ITEMS, p1=f'tiles = ["blue/prescience"]\n{P1}', p2=P2)
ATTACK = ["p1 @move-upper", "p1 pass", "p1 w_obelisk", "p1 west_temple"]
CARDS = ["p1 card/4-1-0", "p1 card/1-3-0"]
ONE = [*CARDS, "p1 token/khopesh", "p1 token/banner", "p1 pass"]
OTHER = [*CARDS, "p1 pass"]
DEFENCE = ["p2 card/2-0-2", "p2 card/1-3-0"]
BONUS = module_position(PATH, NO_ITEMS, p1="units = { w_obelisk = 5 }", p2="units = { west_temple = 4 }")
WITH_BONUS = ["p1 @move-upper", "p1 enter", "p1 road/bottom", "p1 w_obelisk", "p1 west_temple"]
SECRETS = {
    "tokens-before-the-reveal": Secret(BATTLE, ATTACK + ONE, BATTLE, ATTACK + OTHER, [1, SPECTATOR]),
    "how-far-with-tokens": Secret(BATTLE, ATTACK + ONE[:3], BATTLE, ATTACK + ONE[:4], [1, SPECTATOR]),
    "card-or-token": Secret(BATTLE, ATTACK + ONE[:2], BATTLE, ATTACK + ONE[:3], [1, SPECTATOR]),
    "tokens-of-the-defender": Secret(
        BATTLE, [*ATTACK, *DEFENCE, "p2 token/buckler", "p2 pass"], BATTLE, [*ATTACK, *DEFENCE, "p2 pass"], [0, SPECTATOR]
    ),
    "tokens-below-prescience": Secret(
        SEER, [*ATTACK, *DEFENCE, "p2 token/buckler", "p2 token/great-shield", "p2 pass"],
        SEER, [*ATTACK, *DEFENCE, "p2 pass"], [0, SPECTATOR],
    ),
    "bonus-of-the-road": Secret(
        BONUS, [*WITH_BONUS, *CARDS, "p1 token/bonus-damage", "p1 pass"],
        BONUS, [*WITH_BONUS, *CARDS, "p1 pass"], [1, SPECTATOR],
    ),
}  # fmt: skip


@pytest.mark.rule("R31")
@pytest.mark.parametrize("name", SECRETS)
def test_views_events_and_observations_keep_the_secret(name: str) -> None:
    secret = SECRETS[name]
    views_and_events_keep(secret)
    one = play(secret.one, secret.one_moves)
    other = play(secret.other, secret.other_moves)
    for viewer in secret.viewers:
        if viewer != SPECTATOR:
            assert fresh(one, viewer) == fresh(other, viewer)


@pytest.mark.rule("R31")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_keep_the_secret_and_are_sound(name: str) -> None:
    secret = SECRETS[name]
    one = play(secret.one, secret.one_moves)
    other = play(secret.other, secret.other_moves)
    worlds_keep(secret)
    for game in (one, other):
        for seat in range(2):
            for seed in range(20):
                world = determinize(game, seat, seeded(seed))
                assert faults(world) == []
                assert view(world, seat) == view(game, seat)
                play_randomly(world, seeded(seed), 60, Tally())
                assert faults(world) == []


@pytest.mark.rule("R31", "T3.10", "T3.6")
def test_tokens_laid_are_seen_at_the_reveal() -> None:
    game = play(BATTLE, ATTACK + ONE)
    assert battle_frame(game, 0)["attacker-tokens"] == {"khopesh": 1, "banner": 1}
    for viewer in (1, SPECTATOR):
        assert "attacker-tokens" not in battle_frame(game, viewer)
        assert view(game, viewer)["players"][0]["path-tokens"] == {"khopesh": 2, "banner": 1, "double-edged-dagger": 1}
    game = play(BATTLE, [*ATTACK, *ONE, *DEFENCE, "p2 pass"])
    for viewer in (0, 1, SPECTATOR):
        assert battle_frame(game, viewer)["attacker-tokens"] == {"khopesh": 1, "banner": 1}
        assert battle_frame(game, viewer)["defender-tokens"] == {}
        assert view(game, viewer)["players"][0]["path-tokens"] == {"khopesh": 1, "double-edged-dagger": 1}
        assert "path-token-used p1 khopesh" in heard(game, viewer)


@pytest.mark.rule("R31")
def test_laid_tokens_are_guessed_among_those_that_lie_open() -> None:
    game = play(BATTLE, ATTACK + ONE)
    guessed = {tuple(sorted(battle_frame(determinize(game, 1, seeded(k)), 0)["attacker-tokens"].items())) for k in range(200)}
    assert len(guessed) == 3 * 2 * 2, "none to two of khopesh, banner or not, dagger or not"
    own = play(BATTLE, ATTACK + ONE)
    for seed in range(20):
        assert battle_frame(determinize(own, 0, seeded(seed)), 0)["attacker-tokens"] == {"khopesh": 1, "banner": 1}
    revealed = play(BATTLE, [*ATTACK, *ONE, *DEFENCE, "p2 pass"])
    for seed in range(20):
        assert battle_frame(determinize(revealed, 1, seeded(seed)), 0)["attacker-tokens"] == {"khopesh": 1, "banner": 1}


@pytest.mark.rule("R31", "K15.3")
def test_each_choice_of_cards_and_tokens_can_be_made_in_one_way() -> None:
    """DI cards first, then tokens in their order: no choice has two spellings."""
    text = module_position(PATH, NO_ITEMS, p1=f'{P1}\ndi = ["war-rage", "bronze-wall"]', p2="units = { west_temple = 4 }")
    first = play(text, [*ATTACK, *CARDS])
    seen: Counter[tuple[tuple[str, Any], ...]] = Counter()
    queue = [first]
    for game in queue:
        frame = battle_frame(game, 0)
        if frame["attacker-settled"]:
            laid = json.dumps([frame["attacker-di"], frame["attacker-tokens"]], sort_keys=True)
            seen[((laid, 0),)] += 1
            continue
        for action in game.legal(0):
            fork = game.copy()
            fork.apply(0, action)
            queue.append(fork)
    assert len(seen) == 2 * 2 * 3 * 2 * 2
    assert set(seen.values()) == {1}


@pytest.mark.rule("R31")
def test_a_token_is_no_di_card_and_a_di_card_may_be_laid_without_tokens() -> None:
    """Who has neither cards nor tokens for a battle settles with the discard; a token for other times is not asked for."""
    text = module_position(PATH, NO_ITEMS, p1='units = { w_obelisk = 5 }\npath-tokens = ["offering", "sandals"]', p2=P2)
    game = play(text, [*ATTACK, *CARDS])
    assert battle_frame(game, 0)["attacker-settled"] == 1
    game = play(text, [*ATTACK, *DEFENCE])
    assert battle_frame(game, 1)["defender-settled"] == 0
