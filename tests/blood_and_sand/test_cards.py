"""DI cards and battle cards (BS12, BS13), and what everybody knows of Diversions."""

from __future__ import annotations

import pytest
from support.playing import decision, do, words
from support.second import fresh, second

from kemet.engine import Game, make_rules
from kemet.engine.determinize import determinize
from kemet.engine.invariants import faults
from kemet.engine.play.di_cards import draw_cards
from kemet.engine.rng import seeded
from kemet.engine.view import SPECTATOR, view

DECK = {
    "war-rage": (3, 0), "war-fury": (3, 1), "blood-battle": (3, 0), "bloodbath": (2, 1), "bronze-wall": (3, 0),
    "iron-wall": (2, 1), "tactical-support": (3, 0), "raining-fire": (3, 1), "prayer": (2, 0), "mana-theft": (2, 0),
    "swiftness": (2, 0), "teleportation": (2, 1), "open-gates": (1, 1), "veto": (2, 0), "diversion": (5, 0),
}  # fmt: skip
BONUSES = {
    "war-rage": (1, 0, 0), "war-fury": (2, 0, 0), "blood-battle": (0, 1, 0), "bloodbath": (0, 2, 0),
    "bronze-wall": (0, 0, 1), "iron-wall": (0, 0, 2),
}  # fmt: skip
HANDS = ["5-0-0", "4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "1-1-3"]


@pytest.mark.rule("BS12.1", "BS12.2", "BS12.3", "BS12.4", "BSX1")
def test_thirty_three_cards_and_five_diversions() -> None:
    rules = make_rules(fresh(5))
    cards = {card.slug: (int(card.copies), int(card.cost)) for card in rules.di_cards if card.copies}
    assert cards == DECK
    assert sum(number for number, _ in cards.values()) == 38
    assert sum(number for slug, (number, _) in cards.items() if slug != "diversion") == 33
    numbers = {card.slug: (int(card.strength), int(card.damage), int(card.shield)) for card in rules.di_cards}
    assert {slug: found for slug, found in numbers.items() if any(found)} == BONUSES


@pytest.mark.rule("BS12.3", "di/tactical-support", "di/swiftness")
def test_tactical_support_and_swiftness() -> None:
    game = second(p1={"units": {"west_bank": 1}, "di": ["tactical-support"]}, p2={})
    do(game, "p1 di/tactical-support", "p1 west_bank", "p1 nw_1")
    assert view(game, 0)["players"][0]["units"] == {"west_bank": 2, "nw_1": 1}
    game = second(p1={"units": {"nw_front": 1}, "di": ["swiftness"]}, p2={})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 di/swiftness", "p1 w_obelisk", "p1 s_front")
    assert view(game, 0)["players"][0]["units"] == {"s_front": 1}


def attacked(p2: dict[str, object], variants: list[str] | None = None) -> Game:
    """Returns a game in which p2 is attacked on w_obelisk."""
    game = second({}, 2, variants, p1={"units": {"nw_front": 4}}, p2={"units": {"w_obelisk": 3}, **p2})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    return game


@pytest.mark.rule("BS12.4", "di/diversion")
def test_a_diversion_lets_the_attacked_troop_step_aside() -> None:
    game = attacked({"di": ["diversion"]})
    assert decision(game) == "escape"
    do(game, "p2 di/diversion")
    while decision(game) == "veto":
        do(game, f"p{int(game.to_act()) + 1} pass")
    do(game, "p2 s_front")
    assert view(game, 0)["players"][1]["units"] == {"s_front": 3}
    assert decision(game) in ("move", "turn")


@pytest.mark.rule("BS12.4", "BS12.5")
def test_who_has_played_the_diversion_is_not_asked_again() -> None:
    game = attacked({"di": ["diversion", "prayer"]})
    assert decision(game) == "escape"
    do(game, "p2 di/diversion")
    assert game.hand_size[1] == 1
    assert not game.could_hold(1, game.rules.escape)
    game = attacked({"di": ["prayer"]})
    assert decision(game) == "battle-cards"
    assert view(game, 0)["discard"] == {"diversion": 2}


@pytest.mark.rule("BS12.5")
def test_diversions_never_come_into_the_deck() -> None:
    game = second({"deck": [], "rest": "discard"}, p1={"thrown": ["diversion"], "di": ["war-rage"]}, p2={"di": ["diversion"]})
    assert faults(game) == []
    draw_cards(game, 0, 1)
    assert faults(game) == []
    slugs = [card.slug for card in game.rules.di_cards]
    assert game.deck[slugs.index("diversion")] == 0
    assert view(game, SPECTATOR)["discard"] == {"diversion": 1}
    assert not game.could_hold(0, game.rules.escape)
    assert game.could_hold(1, game.rules.escape)


@pytest.mark.rule("BS12.5")
def test_guessed_worlds_leave_a_diversion_with_its_player() -> None:
    game = second(p1={"di": ["diversion"]}, p2={"di": ["diversion", "prayer"], "thrown": ["veto"]})
    slugs = [card.slug for card in game.rules.di_cards]
    kinds, diversion = len(slugs), slugs.index("diversion")
    places = set()
    for seed in range(40):
        world = determinize(game, 0, seeded(seed))
        assert view(world, 0) == view(game, 0)
        assert faults(world) == []
        in_hand, thrown = world.hand[kinds + diversion], world.thrown[kinds + diversion]
        assert in_hand + thrown == 1
        places.add(int(in_hand))
    assert places == {0, 1}
    gone = second(p1={"di": ["diversion"]}, p2={"di": ["prayer", "prayer"]})
    for seed in range(10):
        world = determinize(gone, 0, seeded(seed))
        assert world.hand[kinds + diversion] == 0


@pytest.mark.rule("BS12.6", "variant/diversion-bluff")
def test_by_the_other_reading_a_diversion_deceives_and_comes_back() -> None:
    rules = make_rules(fresh(2, ["diversion-bluff"]))
    copies = {card.slug: int(card.copies) for card in rules.di_cards}
    assert (copies["escape"], copies["raining-fire"], sum(copies.values())) == (1, 2, 38)
    assert {int(card.cost) for card in rules.di_cards if card.slug in ("escape", "diversion")} == {0}
    game = attacked({"di": ["diversion"]}, ["diversion-bluff"])
    do(game, "p2 pass")
    do(game, "p2 card/4-1-0", "p2 card/1-3-0", "p2 di/diversion", "p2 pass", "p1 card/1-1-3", "p1 card/2-0-2")
    while decision(game) in ("after-defeat", "after-victory", "retreat-to"):
        seat = int(game.to_act())
        do(game, f"p{seat + 1} {words(game, seat)[-1]}")
    assert view(game, 1)["players"][1]["di-hand"] == {"diversion": 1}
    assert faults(game) == []


@pytest.mark.rule("BS13.1", "BSX1")
def test_the_same_eight_battle_cards_for_everybody() -> None:
    rules = make_rules(fresh(5))
    assert sorted(card.slug for card in rules.battle_cards if card.in_hand) == sorted(HANDS)
    assert {card.slug: int(card.own_losses) for card in rules.battle_cards if card.own_losses} == {"5-0-0": 2}
    assert 5 * len(HANDS) + len([card for card in rules.battle_cards if card.special]) == 42
    game = second(p1={}, p2={})
    assert sorted(view(game, 0)["players"][0]["battle-hand"]) == sorted(HANDS)


@pytest.mark.rule("BS13.2", "red/wrryt-storm", "blue/shetyw-barrier")
@pytest.mark.parametrize(("colour", "tile", "card"), [("red", "wrryt-storm", "3-3-0"), ("blue", "shetyw-barrier", "3-0-3")])
def test_special_cards_take_the_place_of_one_of_the_eight(colour: str, tile: str, card: str) -> None:
    game = second(p1={"pp": 9, "pyramids": {"nw_1": f"{colour}^2"}}, p2={})
    do(game, f"p1 @buy-{colour}", f"p1 {colour}/{tile}", "p1 card/1-3-0")
    hand = view(game, 0)["players"][0]["battle-hand"]
    assert card in hand
    assert "1-3-0" not in hand
    assert len(hand) == 8
    again = second(p1={"tiles": [f"{colour}/{tile}"], "battle-removed": ["1-3-0"]}, p2={})
    assert sorted(view(again, 0)["players"][0]["battle-hand"]) == sorted(hand)
