"""Battle and veterans gained (BS6, BS8)."""

from __future__ import annotations

import pytest
from support.playing import decision, do, events, words
from support.second import fresh, second

from kemet.engine import Game, make_rules
from kemet.engine.invariants import faults
from kemet.engine.view import SPECTATOR, view

STEPS = ["council-of-war", "clash", "outcome", "casualties", "loser-consequences", "winner-consequences"]


def fight(game: Game, first: str, second_card: str, attacker: str = "p1", defender: str = "p2") -> None:
    """Plays both sides' cards, each discarding the first other card, with no DI cards."""
    for who, card in ((attacker, first), (defender, second_card)):
        do(game, f"{who} card/{card}")
        seat = int(who[1]) - 1
        do(game, f"{who} {words(game, seat)[0]}")
        if decision(game) == "battle-cards" and "pass" in words(game, seat):
            do(game, f"{who} pass")


def attacking(p1: dict[str, object] | None = None, p2: dict[str, object] | None = None, **more: object) -> Game:
    """Returns a game in which p1 has just moved into the space of p2."""
    variants = more.pop("variants", None)
    game = second(
        dict(more),
        2,
        variants,  # type: ignore[arg-type]
        p1={"units": {"nw_front": 4}, **(p1 or {})},
        p2={"units": {"w_obelisk": 3}, **(p2 or {})},
    )
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    return game


@pytest.mark.rule("BS6.1")
def test_the_six_steps_come_in_this_order() -> None:
    names = make_rules(fresh(2)).procedures.battle.names
    assert [name for name in names if name in STEPS] == STEPS
    game = attacking()
    fight(game, "4-1-0", "1-3-0")
    while decision(game) in ("after-defeat", "after-victory", "retreat-to"):
        seat = int(game.to_act())
        do(game, f"p{seat + 1} {words(game, seat)[-1]}")
    told = [line.removeprefix("battle-step ") for line in events(game) if line.startswith("battle-step")]
    assert told == ["council-of-war", "clash", "outcome", "casualties", "loser", "winner"]


@pytest.mark.rule("BS6.2")
def test_on_entering_come_toll_dedication_diversion_trap_initiative() -> None:
    assert make_rules(fresh(2)).procedures.attack.names == ["entered", "escape", "trap", "first-strike", "battle", "settle"]
    game = second(
        {"colours": ["red", "black"]},
        p1={"pp": 5, "units": {"nw_front": 5}, "tiles": ["black/dedication-to-battle", "red/initiative"]},
        p2={
            "units": {"w_obelisk": 4}, "tiles": ["black/khnums-sphinx", "black/deadly-trap"],
            "creatures": {"khnum": "w_obelisk"}, "di": ["diversion"],
        },
    )  # fmt: skip
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    assert game.pp[0] == 5 - 2 + 2
    assert decision(game) == "escape"
    do(game, "p2 pass")
    assert view(game, SPECTATOR)["players"][0]["units"]["w_obelisk"] == 4
    assert view(game, SPECTATOR)["players"][1]["units"]["w_obelisk"] == 2
    assert decision(game) == "battle-cards"


@pytest.mark.rule("BS6.3")
def test_the_spy_acts_first_then_both_choose_in_secret() -> None:
    game = attacking()
    assert view(game, SPECTATOR)["awaiting"] == ["p1", "p2"]
    game = attacking({"tiles": ["blue/spy"]})
    assert view(game, SPECTATOR)["awaiting"] == ["p2"]
    do(game, "p2 card/4-1-0", "p2 card/1-3-0")
    assert view(game, 0)["frames"][-2]["defender-card"] == "4-1-0"


@pytest.mark.rule("BS6.4")
def test_one_di_card_in_a_battle() -> None:
    game = attacking({"di": ["war-rage", "war-rage", "bronze-wall"]})
    do(game, "p1 card/4-1-0", "p1 card/1-3-0", "p1 di/war-rage")
    assert words(game, 0) == ["pass"]
    with pytest.raises(ValueError, match=r"BS6\.4"):
        game.play("p1 di/bronze-wall")


@pytest.mark.rule("BS6.4", "variant/any-di-in-battle")
def test_by_the_other_reading_any_number() -> None:
    game = attacking({"di": ["war-rage", "war-rage"]}, variants=["any-di-in-battle"])
    do(game, "p1 card/4-1-0", "p1 card/1-3-0", "p1 di/war-rage")
    assert "di/war-rage" in words(game, 0)


@pytest.mark.rule("BS6.4", "BS6.5")
def test_cards_thrown_for_divine_wound_are_not_counted() -> None:
    game = attacking({"tiles": ["red/divine-wound"], "di": ["war-rage", "prayer", "veto"]})
    do(game, "p1 card/4-1-0", "p1 card/1-3-0", "p1 di/war-rage", "p1 pass", "p2 card/4-1-0", "p2 card/1-3-0")
    assert decision(game) == "divine-wound"
    do(game, "p1 di/prayer", "p1 di/veto")
    assert "battle-strength p1 11 1 0" in events(game)


@pytest.mark.rule("BS6.6")
def test_the_defender_wins_ties() -> None:
    game = attacking({"units": {"nw_front": 3}})
    fight(game, "4-1-0", "4-1-0")
    assert "battle-won p2 p1" in events(game)


@pytest.mark.rule("BS6.7", "BS13.1", "card/5-0-0")
def test_losses_by_damage_and_then_the_card_s_own() -> None:
    game = attacking()
    fight(game, "5-0-0", "2-2-1")
    lines = events(game)
    assert lines.index("units-destroyed p1 w_obelisk 2") < lines.index("units-returned p1 w_obelisk 2")


@pytest.mark.rule("BS6.8", "BS7.1", "BS7.3")
def test_an_attacker_who_wins_and_survives_gains_a_battle_vp() -> None:
    game = attacking()
    fight(game, "4-1-0", "2-0-2")
    assert view(game, 0)["players"][0]["vp"]["battle"] == 1
    game = attacking({"units": {"nw_front": 2}}, {"units": {"w_obelisk": 1}})
    fight(game, "4-1-0", "2-2-1")
    assert "battle-won p1 p2" in events(game)
    assert view(game, 0)["players"][0]["vp"]["battle"] == 0
    game = attacking({"units": {"nw_front": 1}})
    fight(game, "1-1-3", "4-1-0")
    assert view(game, 0)["players"][1]["vp"]["battle"] == 0


@pytest.mark.rule("BS7.3")
def test_permanent_vp_are_not_lost_with_a_battle() -> None:
    game = attacking({"vp": {"battle": 2, "sanctuary": 1}}, {"vp": {"battle": 3, "temples": 1}, "units": {"w_obelisk": 1}})
    fight(game, "4-1-0", "3-2-0")
    shown = [player["vp"] for player in view(ended(game), SPECTATOR)["players"]]
    assert [(vp["battle"], vp["sanctuary"], vp["temples"]) for vp in shown] == [(3, 1, 0), (3, 0, 1)]


@pytest.mark.rule("BS6.9")
def test_the_loser_first_then_the_winner() -> None:
    game = attacking()
    fight(game, "4-1-0", "2-0-2")
    assert (decision(game), view(game, SPECTATOR)["awaiting"]) == ("after-defeat", ["p2"])
    do(game, "p2 recall")
    assert (decision(game), view(game, SPECTATOR)["awaiting"]) == ("after-victory", ["p1"])


@pytest.mark.rule("BS6.10")
def test_eight_cards_come_back_after_four_battles() -> None:
    game = attacking({"battle-hand": ["4-1-0", "1-3-0"]}, {"battle-hand": ["4-1-0", "1-3-0", "3-2-0", "3-0-1"]})
    fight(game, "4-1-0", "4-1-0")
    while decision(game) in ("after-defeat", "after-victory", "retreat-to"):
        seat = int(game.to_act())
        do(game, f"p{seat + 1} {words(game, seat)[-1]}")
    cards = [player["battle-cards"] for player in view(game, SPECTATOR)["players"]]
    assert cards == [8, 2]


def ended(game: Game) -> Game:
    """Lets both sides stay or recall, whatever they are asked."""
    while decision(game) in ("after-defeat", "after-victory", "retreat-to"):
        seat = int(game.to_act())
        do(game, f"p{seat + 1} {words(game, seat)[-1]}")
    return game


@pytest.mark.rule("BS8.1")
def test_who_loses_takes_a_veteran_at_the_end_of_the_battle() -> None:
    game = attacking()
    fight(game, "4-1-0", "2-0-2")
    assert view(game, SPECTATOR)["players"][1]["veterans"] == 0
    ended(game)
    assert [player["veterans"] for player in view(game, SPECTATOR)["players"]] == [0, 1]
    assert view(game, SPECTATOR)["veterans-left"] == 19
    assert "veteran-gained p2" in events(game)


@pytest.mark.rule("BS8.1")
def test_when_none_is_left_none_is_taken() -> None:
    game = attacking({"veterans": 15}, {"veterans": 5})
    fight(game, "4-1-0", "2-0-2")
    ended(game)
    assert [player["veterans"] for player in view(game, SPECTATOR)["players"]] == [15, 5]
    assert faults(game) == []


@pytest.mark.rule("BS8.1", "variant/veterans-for-the-wiped-out")
def test_by_the_other_reading_a_wiped_out_winner_takes_one_too() -> None:
    for variants, expected in (([], [0, 1]), (["veterans-for-the-wiped-out"], [1, 1])):
        game = attacking({"units": {"nw_front": 2}}, {"units": {"w_obelisk": 1}}, variants=variants)
        fight(game, "4-1-0", "2-2-1")
        ended(game)
        assert [player["veterans"] for player in view(game, SPECTATOR)["players"]] == expected


@pytest.mark.rule("BS8.3")
def test_veterans_are_open() -> None:
    game = second(p1={"veterans": 7}, p2={})
    assert view(game, 1)["players"][0]["veterans"] == view(game, SPECTATOR)["players"][0]["veterans"] == 7
    for seat in range(2):
        game = second(p1={"veterans": 7}, p2={})
        game.extra[seat] = 21
        assert "veteran tokens (BS8.1)" in faults(game)[0]
        game.extra[seat] = -1
        assert "veteran tokens (BS8.1)" in faults(game)[0]


@pytest.mark.rule("variant/initiative-ends-move", "variant/discard-at-once", "BS6.2")
def test_readings_of_the_base_game_hold_here_too() -> None:
    for variants, ends, at_once in (
        ([], False, False),
        (["initiative-ends-move"], True, False),
        (["discard-at-once"], False, True),
    ):
        rules = make_rules(fresh(2, variants))
        assert (rules.initiative_ends_move, rules.discards_at_once) == (ends, at_once)
