"""T5 New cards: decks, secrets of Tactical Choice and Divine Memory, Reinforcements."""

from __future__ import annotations

import pytest
from support.secrets import (
    Secret,
    battle_frame,
    heard,
    module_position,
    play,
    views_and_events_keep,
    worlds_are_sound,
    worlds_keep,
)

from kemet.engine import Options, make_rules, start
from kemet.engine.determinize import determinize
from kemet.engine.invariants import faults
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.scenario import ScenarioError, read_scenario
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted

ATTACK = ["p1 @move-upper", "p1 w_obelisk", "p1 west_temple"]


@pytest.mark.rule("T5.1", "T5.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deck_has_47_cards_and_each_player_gets_one(players: int) -> None:
    game = start(Options(players=players, modules=["new-cards"], cities="random"), 1)
    assert int(game.deck_left) == 47 - players
    assert [int(game.hand_size[seat]) for seat in range(players)] == [1] * players
    added = [(card.slug, int(card.copies)) for card in game.rules.di_cards[14:]]
    assert added == [
        ("swiftness", 2), ("divine-memory", 2), ("glory", 2), ("divine-protection", 2), ("reinforcements", 2),
        ("tactical-choice", 2),
    ]  # fmt: skip
    assert [int(card.copies) for card in make_rules(Options()).di_cards[14:]] == [0] * 6
    dealt = set()
    for seed in range(60):
        hands = start(Options(modules=["new-cards"], cities="random"), seed)
        dealt |= set(view(hands, 0)["players"][0]["di-hand"])
    assert dealt & {"swiftness", "divine-memory", "glory"}, "a new card may be dealt at set-up"


@pytest.mark.rule("T5.2")
def test_new_di_cards_are_refused_without_the_module() -> None:
    with pytest.raises(ScenarioError, match="only 0 cards glory in the game"):
        read_scenario(module_position(["dawn"], p1='di = ["glory"]'))


BATTLE = module_position(
    ["new-cards"],
    p1='units = { w_obelisk = 4 }\ndi = ["tactical-choice", "prayer"]',
    p2='units = { west_temple = 4 }\ndi = ["tactical-choice", "veto"]\nbattle-hand = ["2-0-2", "3-2-0", "3-0-1", "4-1-0"]',
)

P1_CARDS = ["p1 card/1-3-0", "p1 card/4-1-0", "p1 di/tactical-choice", "p1 pass"]
P1_OTHER = ["p1 card/1-3-0", "p1 card/3-0-1", "p1 di/tactical-choice", "p1 pass"]
P2_CARDS = ["p2 card/2-0-2", "p2 card/3-2-0", "p2 di/tactical-choice", "p2 pass"]
P2_OTHER = ["p2 card/2-0-2", "p2 card/3-0-1", "p2 di/tactical-choice", "p2 pass"]
MEMORY = module_position(
    ["new-cards"], 'discard = ["veto", "prayer", "war-rage"]', "players = 3",
    p1='di = ["divine-memory"]\nunits = { nw_1 = 2 }', p2='thrown = ["escape"]', p3='di = ["war-fury"]',
)  # fmt: skip

PLAYED = ["p1 di/divine-memory", "p3 pass"]
SEER = module_position(
    ["new-cards"],
    p1='units = { w_obelisk = 4 }\ntiles = ["blue/prescience"]',
    p2='units = { west_temple = 4 }\ndi = ["tactical-choice", "veto"]',
)

SHOWN = [*ATTACK, "p2 pass", "p2 card/1-3-0"]
SECRETS = {
    "tactical-choice-pending": Secret(
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS],
        BATTLE, [*ATTACK, "p2 pass", *P1_OTHER, *P2_CARDS], [1, SPECTATOR],
    ),
    "tactical-choice-passed": Secret(
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 pass"],
        BATTLE, [*ATTACK, "p2 pass", *P1_OTHER, *P2_CARDS, "p1 pass"], [1, SPECTATOR],
    ),
    "tactical-choice-of-the-defender": Secret(
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 card/4-1-0"],
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_OTHER, "p1 card/4-1-0"], [0, SPECTATOR],
    ),
    "prescience-and-tactical-choice": Secret(
        SEER, [*SHOWN, "p2 card/4-1-0", "p2 di/tactical-choice", "p2 pass"],
        SEER, [*SHOWN, "p2 card/2-2-1", "p2 pass"], [0, SPECTATOR],
    ),
    "divine-memory": Secret(MEMORY, [*PLAYED, "p1 di/veto"], MEMORY, [*PLAYED, "p1 di/prayer"], [1, 2, SPECTATOR]),
    "divine-memory-unseen-card": Secret(
        MEMORY, [*PLAYED, "p1 di/escape"], MEMORY, [*PLAYED, "p1 di/war-rage"], [1, 2, SPECTATOR]
    ),
}  # fmt: skip


@pytest.mark.rule("R49", "di/tactical-choice", "di/divine-memory")
@pytest.mark.parametrize("name", SECRETS)
def test_views_and_events_keep_the_secret(name: str) -> None:
    views_and_events_keep(SECRETS[name])


@pytest.mark.rule("R49")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_keep_the_secret(name: str) -> None:
    worlds_keep(SECRETS[name])


@pytest.mark.rule("R49")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_are_sound_and_look_the_same(name: str) -> None:
    worlds_are_sound(SECRETS[name])


@pytest.mark.rule("R49", "di/divine-memory")
def test_while_looking_through_the_discard_its_player_knows_all_of_it() -> None:
    """The player looks through the discard, others' unseen cards included: no guessed world may deny them."""
    game = play(MEMORY, PLAYED)
    seen = view(game, 0)
    assert seen["legal"] == ["di/war-rage", "di/prayer", "di/veto", "di/escape"]
    for seed in range(40):
        assert view(determinize(game, 0, seeded(seed)), 0) == seen


@pytest.mark.rule("R49", "di/divine-memory")
def test_only_its_player_knows_what_divine_memory_left() -> None:
    game = play(MEMORY, [*PLAYED, "p1 di/escape"])
    own = view(game, 0)
    assert own["players"][0]["di-hand"] == {"escape": 1}
    assert own["players"][0]["di-thrown-cards"] == {"war-rage": 1, "prayer": 1, "veto": 1, "divine-memory": 1}
    for viewer in (1, 2, SPECTATOR):
        seen = view(game, viewer)
        assert seen["discard"] == {}
        assert (seen["players"][0]["di"], seen["players"][0]["di-thrown"]) == (1, 4)
        assert seen["players"][0]["di-thrown-cards"] is None
        assert heard(game, viewer)[-1] == "di-drawn p1"
        assert not [line for line in heard(game, viewer) if line.startswith("di-seen")]
    assert "di-seen p1 escape" in heard(game, 0)
    for seed in range(20):
        world = view(determinize(game, 0, seeded(seed)), 0)["players"][0]
        assert world["di-thrown-cards"] == own["players"][0]["di-thrown-cards"]
    guessed = {next(iter(view(determinize(game, 1, seeded(k)), 0)["players"][0]["di-hand"])) for k in range(120)}
    assert {"escape", "veto", "prayer"} <= guessed


@pytest.mark.rule("R49", "K4.3", "di/divine-memory")
def test_what_divine_memory_left_is_shuffled_into_the_next_deck() -> None:
    text = module_position(
        ["new-cards"], 'discard = ["veto", "prayer", "war-rage"]\ndeck = []\nrest = "p2"', p1='di = ["divine-memory"]'
    )
    game = play(text, ["p1 di/divine-memory", "p2 pass", "p1 di/veto"])
    assert int(game.deck_left) == 0
    while game.round == 2:
        player = int(game.to_act())
        legal = game.legal(player)
        game.apply(player, 0 if 0 in legal else legal[-1])
        if "deck-shuffled" in heard(game, SPECTATOR):
            break
    assert "deck-shuffled" in heard(game, SPECTATOR)
    assert faults(game) == []


@pytest.mark.rule("R49", "di/tactical-choice", "K10.2")
def test_after_a_swap_both_cards_are_known_to_all() -> None:
    game = play(BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 card/4-1-0"])
    for viewer in (1, SPECTATOR):
        assert battle_frame(game, viewer)["attacker-card"] == "4-1-0"
        assert view(game, viewer)["players"][0]["battle-pile-seen"] == ["4-1-0", "1-3-0"]
        assert view(game, viewer)["players"][1]["battle-pile-seen"] == ["2-0-2"]
    for seed in range(20):
        world = determinize(game, 1, seeded(seed))
        assert battle_frame(world, 0)["attacker-discard"] == "1-3-0", "the first card lies open: nothing to guess"


@pytest.mark.rule("R49", "di/tactical-choice")
def test_after_a_swap_no_older_discard_is_taken_for_the_new_one() -> None:
    text = BATTLE.replace("[player.p2]", 'battle-hand = ["4-1-0", "1-3-0", "2-2-1", "2-0-2"]\n[player.p2]')
    game = play(text, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 card/4-1-0"])
    for seed in range(20):
        world = determinize(game, 1, seeded(seed))
        assert battle_frame(world, 0)["attacker-discard"] == "1-3-0", "the first card lies open: nothing to guess"


@pytest.mark.rule("R49", "R22", "di/tactical-choice")
def test_a_card_swapped_in_is_not_the_removed_one() -> None:
    text = module_position(
        ["new-cards"],
        p1='tiles = ["red/offensive-strategy"]\nbattle-removed = ["2-2-1"]\nunits = { w_obelisk = 4 }\n'
        'di = ["tactical-choice"]',
        p2="units = { west_temple = 4 }",
    )
    game = play(text, [*ATTACK, *P1_CARDS, "p2 card/2-0-2", "p2 card/3-2-0", "p1 card/4-1-0"])
    guessed = {view(determinize(game, 1, seeded(seed)), 0)["players"][0]["battle-removed-cards"][0] for seed in range(80)}
    assert guessed == {"3-2-0", "3-0-1", "2-2-1", "2-0-2", "5-0-0", "1-1-3"}


@pytest.mark.rule("R49", "di/reinforcements")
@pytest.mark.parametrize("players", [2, 4])
def test_reinforcements_never_start_a_battle(players: int) -> None:
    """R49 Every space on offer is free of enemies, whatever the position."""
    met = 0
    for seed in range(60):
        text = module_position(
            ["new-cards"], f"seed = {seed}", f"players = {players}",
            p1='units = { w_obelisk = 5, nw_front = 1 }\ndi = ["reinforcements", "reinforcements"]',
            p2="units = { west_temple = 3, nw_1 = 1, nw_2 = 2 }",
        )  # fmt: skip
        game = play(text, [*ATTACK, "p1 card/4-1-0", "p1 card/1-3-0", "p1 di/reinforcements", "p1 pass"])
        play_randomly(game, seeded(seed), 2, Tally())
        while not game.over() and game.decision().name() == "place-reinforcements":
            met += 1
            offered = [text for text in view(game, 0)["legal"] if text != "pass"]
            assert not {"nw_1", "nw_2"} & set(offered)
            assert ("west_temple" in offered) <= ("west_temple" not in view(game, 0)["players"][1]["units"])
            play_randomly(game, seeded(seed), 1, Tally())
            assert faults(game) == []
    assert met > 20
