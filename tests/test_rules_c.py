"""Secrets of battles and cards: what views, events and determinized worlds must not give away (K10, K15, R22, R28, R29a)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from kemet.engine.determinize import determinize
from kemet.engine.events import EVERYBODY
from kemet.engine.game import Game
from kemet.engine.invariants import faults
from kemet.engine.notation import Notation, event_text, parse_player
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted

ATTACK = ["p1 @move-upper", "p1 w_obelisk", "p1 west_temple"]


def position(players: int = 2, discards: str = "down", extra: str = "", **sides: str) -> str:
    """Returns a position as text; each side is given by the lines of its table."""
    text = f'[options]\nplayers = {players}\ndiscards = "{discards}"\n[position]\n{extra}\n'
    for name, lines in sides.items():
        text += f"[player.{name}]\n{lines}\n"
    return text


def play(text: str, moves: list[str]) -> Game:
    """Returns the game after *moves*, with the log of what happened in it."""
    game = read_scenario(text).game
    game.log = []
    notation = Notation(game.rules)
    for move in moves:
        player, _, action = move.partition(" ")
        game.apply(parse_player(player, game.rules.options.players), notation.action(action))
    return game


def heard(game: Game, seat: int) -> list[str]:
    """Lists the events that *seat* may know of."""
    assert game.log is not None
    mask = EVERYBODY if seat == SPECTATOR else 2**seat
    everybody = [event for event in game.log if event.audience == EVERYBODY]
    known = everybody if seat == SPECTATOR else [event for event in game.log if event.audience & mask]
    return [event_text(game.rules, event) for event in known]


def battle_frame(game: Game, viewer: int) -> dict[str, Any]:
    """Returns what *viewer* sees of the battle."""
    return next(frame for frame in view(game, viewer)["frames"] if frame["frame"] == "battle")


class Secret(NamedTuple):
    """Two games that differ in something the viewers cannot know."""

    one: str
    one_moves: list[str]
    other: str
    other_moves: list[str]
    viewers: list[int]


def views_and_events_keep(secret: Secret) -> None:
    """Asserts that no viewer can tell the two games apart by view or events."""
    one = play(secret.one, secret.one_moves)
    other = play(secret.other, secret.other_moves)
    assert one.dump() != other.dump()
    for viewer in secret.viewers:
        assert view(one, viewer) == view(other, viewer)
        assert heard(one, viewer) == heard(other, viewer)


def worlds_keep(secret: Secret) -> None:
    """Asserts that from what looks the same the same worlds are drawn: nothing of the secret goes into them."""
    one = play(secret.one, secret.one_moves)
    other = play(secret.other, secret.other_moves)
    for viewer in secret.viewers:
        for seed in range(20):
            assert determinize(one, viewer, seeded(seed)).dump() == determinize(other, viewer, seeded(seed)).dump()


def worlds_are_sound(secret: Secret) -> None:
    """Asserts that worlds are possible, look the same to their player, and can be played on."""
    for text, moves in ((secret.one, secret.one_moves), (secret.other, secret.other_moves)):
        game = play(text, moves)
        for seat in range(game.rules.options.players):
            seen = view(game, seat)
            for seed in range(20):
                world = determinize(game, seat, seeded(seed))
                assert faults(world) == []
                assert view(world, seat) == seen
                play_randomly(world, seeded(seed), 200, Tally())


P1_BATTLE = 'units = { w_obelisk = 5 }\ndi = ["war-rage", "war-rage", "prayer"]'
P2_BATTLE = "units = { west_temple = 4 }"
BATTLE = position(p1=P1_BATTLE, p2=P2_BATTLE)
BATTLE_UP = position(discards="up", p1=P1_BATTLE, p2=P2_BATTLE)
SETTLED_ONE = ["p1 card/4-1-0", "p1 card/1-3-0", "p1 pass"]
SETTLED_OTHER = ["p1 card/2-0-2", "p1 card/3-2-0", "p1 di/war-rage", "p1 di/war-rage", "p1 pass"]
ANSWER = ["p2 card/2-2-1", "p2 card/3-0-1"]

SEER = position(
    p1='units = { w_obelisk = 5 }\ntiles = ["blue/prescience"]',
    p2='units = { west_temple = 4 }\ndi = ["bronze-wall", "war-rage", "prayer"]',
)
SHOWN = [*ATTACK, "p2 pass", "p2 card/2-0-2"]

WOUND = position(
    p1='units = { w_obelisk = 5 }\ntiles = ["red/divine-wound"]\ndi = ["war-rage", "prayer", "veto"]', p2=P2_BATTLE
)
REVEALED = [*ATTACK, "p1 card/4-1-0", "p1 card/1-3-0", "p1 pass", *ANSWER]

STRATEGY = position(p1='pyramids = { nw_1 = "red^2" }', p2="units = { s_1 = 1 }")
BOUGHT = ["p1 @buy-red", "p1 red/offensive-strategy"]

VISION = position(
    extra='phase = "night"\norder = ["p1", "p2"]\ndeck = ["war-rage", "war-fury", "escape", "veto", "prayer"]',
    p1='tiles = ["white/vision"]',
)

VETO = position(players=3, p1='di = ["mana-theft"]', p2='di = ["veto", "prayer"]', p3='di = ["veto", "prayer"]')

NO_VETO = position(players=3, p1='di = ["mana-theft"]', p2='di = ["war-rage"]', p3='di = ["prayer"]')
ONE_VETO = position(players=3, p1='di = ["mana-theft"]', p2='di = ["veto"]', p3='di = ["prayer"]')

HAS_ESCAPE = position(p1="units = { w_obelisk = 5 }", p2='units = { west_temple = 4 }\ndi = ["escape"]')
NO_ESCAPE = position(p1="units = { w_obelisk = 5 }", p2='units = { west_temple = 4 }\ndi = ["prayer"]')

SECRETS = {
    "choice-before-reveal": Secret(BATTLE, ATTACK + SETTLED_ONE, BATTLE, ATTACK + SETTLED_OTHER, [1, SPECTATOR]),
    "choice-before-reveal-up": Secret(BATTLE_UP, ATTACK + SETTLED_ONE, BATTLE_UP, ATTACK + SETTLED_OTHER, [1, SPECTATOR]),
    "how-far-the-choice-is": Secret(BATTLE, ATTACK, BATTLE, ATTACK + SETTLED_OTHER[:1], [1, SPECTATOR]),
    "how-far-the-cards-are": Secret(BATTLE, ATTACK + SETTLED_OTHER[:2], BATTLE, ATTACK + SETTLED_OTHER[:3], [1, SPECTATOR]),
    "discard-face-down": Secret(
        BATTLE, ATTACK + SETTLED_ONE + ANSWER,
        BATTLE, ATTACK + ["p1 card/4-1-0", "p1 card/3-2-0", "p1 pass"] + ANSWER, [1, SPECTATOR],
    ),
    "discard-face-down-after": Secret(
        BATTLE, ATTACK + SETTLED_ONE + ANSWER + ["p2 recall", "p1 stay"],
        BATTLE, ATTACK + ["p1 card/4-1-0", "p1 card/3-2-0", "p1 pass"] + ANSWER + ["p2 recall", "p1 stay"], [1, SPECTATOR],
    ),
    "prescience-cards-below": Secret(
        SEER, [*SHOWN, "p2 card/4-1-0", "p2 pass"],
        SEER, [*SHOWN, "p2 card/1-3-0", "p2 di/war-rage", "p2 di/bronze-wall", "p2 pass"], [0, SPECTATOR],
    ),
    "prescience-for-spectators": Secret(
        SEER, [*SHOWN, "p2 card/4-1-0", "p2 pass"],
        SEER, [*SHOWN[:-1], "p2 card/1-3-0", "p2 card/4-1-0", "p2 pass"], [SPECTATOR],
    ),
    "divine-wound": Secret(WOUND, [*REVEALED, "p1 di/war-rage"], WOUND, [*REVEALED, "p1 di/prayer"], [1, SPECTATOR]),
    "divine-wound-after": Secret(
        WOUND, [*REVEALED, "p1 di/war-rage", "p1 pass", "p2 recall", "p1 stay"],
        WOUND, [*REVEALED, "p1 di/veto", "p1 pass", "p2 recall", "p1 stay"], [1, SPECTATOR],
    ),
    "removed-card": Secret(STRATEGY, [*BOUGHT, "p1 card/4-1-0"], STRATEGY, [*BOUGHT, "p1 card/1-3-0"], [1, SPECTATOR]),
    "vision": Secret(VISION, ["p1 di/escape"], VISION, ["p1 di/prayer"], [SPECTATOR]),
    "veto-not-all-answered": Secret(
        VETO, ["p1 di/mana-theft", "p2 di/veto"],
        VETO, ["p1 di/mana-theft", "p2 pass"], [0, 2, SPECTATOR],
    ),
    "veto-held-or-not": Secret(NO_VETO, ["p1 di/mana-theft"], ONE_VETO, ["p1 di/mana-theft"], [0, 2, SPECTATOR]),
    "escape-held-or-not": Secret(HAS_ESCAPE, ATTACK, NO_ESCAPE, ATTACK, [0, SPECTATOR]),
}  # fmt: skip


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
