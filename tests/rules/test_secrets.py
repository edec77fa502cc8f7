"""Secrets of battles and cards: what views, events and determinized worlds must not give away (K10, K15, R22, R28, R29a)."""

from __future__ import annotations

import pytest
from support.battle_secrets import (
    ANSWER,
    ATTACK,
    BATTLE,
    BATTLE_UP,
    BOUGHT,
    REVEALED,
    SECRETS,
    SEER,
    SETTLED_OTHER,
    SHOWN,
    STRATEGY,
    VETO,
    WOUND,
)
from support.secrets import battle_frame, heard, play, position, views_and_events_keep, worlds_are_sound, worlds_keep

from kemet.engine.determinize import determinize
from kemet.engine.rng import seeded
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("K10.1", "K10.2", "K10.4", "K16.5", "R14", "R22", "R28a", "R28b", "R29a")
@pytest.mark.parametrize("name", SECRETS)
def test_views_and_events_keep_the_secret(name: str) -> None:
    views_and_events_keep(SECRETS[name])


@pytest.mark.rule("R22", "R28a", "R28b", "R29a")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_keep_the_secret(name: str) -> None:
    """From what looks the same the same worlds are drawn: nothing of the secret goes into them."""
    worlds_keep(SECRETS[name])


@pytest.mark.rule("R28a", "R28b")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_are_sound_and_look_the_same(name: str) -> None:
    worlds_are_sound(SECRETS[name])


@pytest.mark.rule("K10.1", "K10.4", "R28b")
def test_own_choice_is_seen_by_its_player_only() -> None:
    game = play(BATTLE, ATTACK + SETTLED_OTHER)
    own = battle_frame(game, 0)
    assert own["attacker-card"] == "2-0-2"
    assert own["attacker-discard"] == "3-2-0"
    assert own["attacker-di"] == {"war-rage": 2}
    for viewer in (1, SPECTATOR):
        seen = battle_frame(game, viewer)
        assert seen["attacker-settled"] == 1
        assert [name for name in seen if name.startswith("attacker-")] == ["attacker-settled"]
        player = view(game, viewer)["players"][0]
        assert (player["battle-cards"], player["battle-pile"], player["di"], player["pp"]) == (6, 0, 3, 5)
        assert player["di-hand"] is None
        assert player["battle-hand"] is None


@pytest.mark.rule("K10.4", "K10.2", "R28b")
@pytest.mark.parametrize("discards", ["down", "up"])
def test_after_the_reveal_all_see_cards_but_discards_only_if_agreed(discards: str) -> None:
    game = play(BATTLE if discards == "down" else BATTLE_UP, ATTACK + SETTLED_OTHER + ANSWER)
    for viewer in (1, SPECTATOR):
        seen = battle_frame(game, viewer)
        assert seen["attacker-card"] == "2-0-2"
        assert seen["attacker-di"] == {"war-rage": 2}
        assert seen.get("attacker-discard") == ("3-2-0" if discards == "up" else None)
        player = view(game, viewer)["players"][0]
        assert player["battle-pile-seen"] == (["3-2-0", "2-0-2"] if discards == "up" else ["2-0-2"])
        assert player["battle-pile-cards"] is None
        assert ("battle-card-laid-away p1 3-2-0" in heard(game, viewer)) == (discards == "up")


@pytest.mark.rule("K16.5", "R28a", "R15", "blue/prescience")
def test_prescience_shows_its_owner_the_card_and_nothing_else() -> None:
    game = play(SEER, [*SHOWN, "p2 card/1-3-0", "p2 di/war-rage", "p2 di/bronze-wall", "p2 pass"])
    seen = battle_frame(game, 0)
    assert seen["defender-card"] == "2-0-2"
    assert "defender-di" not in seen
    assert "defender-discard" not in seen
    player = view(game, 0)["players"][1]
    assert (player["di"], player["battle-cards"]) == (3, 6)
    assert "battle-card-shown p2 2-0-2" in heard(game, 0)
    assert "defender-card" not in battle_frame(game, SPECTATOR)
    assert "battle-card-shown p2 2-0-2" not in heard(game, SPECTATOR)
    for seed in range(20):
        world = determinize(game, 0, seeded(seed))
        assert battle_frame(world, 1)["defender-card"] == "2-0-2"


@pytest.mark.rule("K16.5", "R28a")
def test_prescience_shows_nothing_to_a_third_player() -> None:
    text = position(
        players=3, p1='units = { w_obelisk_n = 5 }\ntiles = ["blue/prescience"]', p2="units = { west_temple = 4 }"
    )
    game = play(text, ["p1 @move-upper", "p1 w_obelisk_n", "p1 west_temple", "p2 card/2-0-2", "p2 card/1-3-0"])
    assert battle_frame(game, 0)["defender-card"] == "2-0-2"
    assert "defender-card" not in battle_frame(game, 2)
    assert "battle-card-shown p2 2-0-2" not in heard(game, 2)
    guessed = {battle_frame(determinize(game, 2, seeded(seed)), 1)["defender-card"] for seed in range(60)}
    assert len(guessed) == 6


@pytest.mark.rule("R14", "R28b", "red/divine-wound")
def test_cards_thrown_for_divine_wound_stay_unseen() -> None:
    game = play(WOUND, [*REVEALED, "p1 di/prayer", "p1 di/veto", "p1 pass"])
    for viewer in (1, SPECTATOR):
        player = view(game, viewer)["players"][0]
        assert (player["di"], player["di-thrown"], player["di-thrown-cards"]) == (1, 2, None)
        assert view(game, viewer)["discard"] == {}
        assert heard(game, viewer).count("di-thrown p1") == 2
        assert not [line for line in heard(game, viewer) if "prayer" in line or "veto" in line]
    assert view(game, 0)["players"][0]["di-thrown-cards"] == {"prayer": 1, "veto": 1}


@pytest.mark.rule("R22", "R28e", "red/offensive-strategy")
def test_the_removed_battle_card_is_unseen() -> None:
    game = play(STRATEGY, [*BOUGHT, "p1 card/1-3-0"])
    assert "battle-card-removed p1 1-3-0" in heard(game, 0)
    assert view(game, 0)["players"][0]["battle-removed-cards"] == ["1-3-0"]
    for viewer in (1, SPECTATOR):
        player = view(game, viewer)["players"][0]
        assert (player["battle-removed"], player["battle-removed-cards"], player["battle-hand"]) == (1, None, None)
        assert "battle-card-gained p1 3-3-0" in heard(game, viewer)
        assert "battle-card-removed p1 1-3-0" not in heard(game, viewer)
    guessed = {view(determinize(game, 1, seeded(seed)), 0)["players"][0]["battle-removed-cards"][0] for seed in range(60)}
    assert guessed == {"4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0"}


@pytest.mark.rule("R22")
def test_a_card_seen_since_is_not_the_removed_one() -> None:
    text = position(p1='pyramids = { nw_1 = "red^2" }\nunits = { w_obelisk = 5 }', p2="units = { west_temple = 1 }")
    game = play(
        text,
        [
            *[*BOUGHT, "p1 card/1-3-0", "p1 pass", "p2 @pray-middle", "p2 pass"],
            *[*ATTACK, "p1 card/4-1-0", "p1 card/2-0-2", "p2 card/4-1-0", "p2 card/1-3-0"],
        ],
    )
    guessed = {view(determinize(game, 1, seeded(seed)), 0)["players"][0]["battle-removed-cards"][0] for seed in range(60)}
    assert guessed == {"3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0"}


@pytest.mark.rule("R22", "R28e")
def test_what_was_seen_between_two_removals_limits_the_first() -> None:
    """The first removed card is 2-2-1 or 1-3-0, all others were seen after it; a second removal cannot undo that."""
    text = position(
        p1="""pyramids = { nw_1 = "blue^2" }
tiles = ["red/offensive-strategy"]
battle-removed = ["1-3-0"]
battle-hand = ["3-3-0", "2-2-1"]
battle-seen = ["4-1-0", "3-2-0", "3-0-1", "2-0-2"]""",
        p2="units = { s_1 = 1 }",
    )
    game = play(text, [])
    guessed = {view(determinize(game, 1, seeded(seed)), 0)["players"][0]["battle-removed-cards"][0] for seed in range(40)}
    assert guessed == {"2-2-1", "1-3-0"}
    game = play(text, ["p1 @buy-blue", "p1 blue/defensive-strategy", "p1 card/4-1-0"])
    for seed in range(60):
        removed = view(determinize(game, 1, seeded(seed)), 0)["players"][0]["battle-removed-cards"]
        assert {"2-2-1", "1-3-0"} & set(removed)


@pytest.mark.rule("white/vision", "K16.8")
def test_vision_is_seen_by_its_owner_only() -> None:
    text = position(extra='phase = "night"\norder = ["p1", "p2"]', p1='tiles = ["white/vision", "white/divine-boon"]')
    game = play(text, [])
    frame = view(game, 1)["frames"][-1]
    assert frame == {"frame": "keep-one", "player": "p1", "number": 5}
    assert sum(view(game, 0)["frames"][-1]["seen"].values()) == 5
    kept = view(game, 0)["legal"][0]
    game = play(text, [f"p1 {kept}"])
    assert view(game, 1)["players"][0]["di"] == 2
    assert view(game, 1)["players"][0]["di-hand"] is None
    assert heard(game, 1).count("di-drawn p1") == 2
    assert not [line for line in heard(game, 1) if line.startswith("di-seen p1")]
    assert len([line for line in heard(game, 0) if line.startswith("di-seen p1")]) == 2


@pytest.mark.rule("R29a", "R7", "di/veto")
def test_vetoes_are_unknown_until_all_have_answered() -> None:
    game = play(VETO, ["p1 di/mana-theft", "p3 di/veto"])
    for viewer in (0, 1, SPECTATOR):
        assert "di-played p3 veto" not in heard(game, viewer)
        assert view(game, viewer)["players"][2]["di"] == 2
    game = play(VETO, ["p1 di/mana-theft", "p3 di/veto", "p2 di/veto"])
    for viewer in (0, 1, 2, SPECTATOR):
        assert "di-played p2 veto" in heard(game, viewer)
        assert "di-played p3 veto" not in heard(game, viewer)
