"""What the edition is, and what lies in its box (BS1, BS2)."""

from __future__ import annotations

import pytest
from support.playing import do, words
from support.second import fresh, second

from kemet.engine import OptionError, Options, make_rules
from kemet.engine.board import SPACE_NAMES
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.ids import BIT, BLACK, BLUE, RED, WHITE
from kemet.engine.view import view


@pytest.mark.rule("BS1.1")
def test_two_to_five_play_and_troops_are_recalled() -> None:
    for players in (2, 3, 4, 5):
        assert make_rules(fresh(players)).players == players
    with pytest.raises(OptionError, match="2, 3, 4 or 5 can play"):
        fresh(6)
    game = second(p1={"pp": 2, "units": {"nw_front": 4}}, p2={"pp": 0, "units": {"w_obelisk": 2}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    do(game, "p1 card/4-1-0", "p1 card/1-3-0", "p2 card/2-2-1", "p2 card/1-3-0")
    do(game, "p2 recall", "p1 recall")
    found = [(int(game.pp[seat]), int(game.reserve[seat]), int(game.troops[seat])) for seat in range(2)]
    assert found == [(2 + 2, 12, 0), (2, 12, 0)], "to reserve, a PP for each unit left"


@pytest.mark.rule("BS1.2")
def test_there_is_one_length_and_no_learning_game() -> None:
    assert fresh(2).target == 9
    with pytest.raises(OptionError, match="the target is 9"):
        Options(edition=BLOOD_AND_SAND, target=8)
    with pytest.raises(OptionError, match="has no learning game"):
        Options(edition=BLOOD_AND_SAND, learning=True)


@pytest.mark.rule("BS1.3")
@pytest.mark.parametrize("module", ["dawn", "path", "black-pyramid", "early-victory", "new-cards", "seth"])
def test_modules_of_ta_seti_and_seth_are_not_offered_beside_it(module: str) -> None:
    with pytest.raises(OptionError, match=f"module '{module}' goes with the edition 'classic'"):
        make_rules(Options(players=3, edition=BLOOD_AND_SAND, modules=[module]))


@pytest.mark.rule("BS1.3")
def test_black_tiles_new_cards_and_early_victory_are_part_of_it() -> None:
    rules = make_rules(fresh(5))
    assert rules.tiles_of_colour[BLACK]
    assert "5-0-0" in [card.slug for card in rules.battle_cards if card.in_hand]
    assert rules.procedures.match.names.index("judge") < rules.procedures.match.names.index("night")
    assert "dawn-cards" not in rules.decision_names


@pytest.mark.rule("BS2.1", "BSX1")
def test_sixteen_tiles_of_each_colour_four_of_each_level() -> None:
    rules = make_rules(fresh(5))
    for colour in (WHITE, RED, BLUE, BLACK):
        tiles = [tile for tile in rules.tiles if tile.colour == colour]
        assert sum(tile.copies for tile in tiles) == 16
        for level in range(1, 5):
            assert sum(tile.copies for tile in tiles if tile.level == level) == 4
    assert sum(tile.copies for tile in rules.tiles) == 64


@pytest.mark.rule("BS2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_classic_map_of_the_number_of_players_stands_in(players: int) -> None:
    own, classic = make_rules(fresh(players)).board, make_rules(Options(players=players)).board
    assert own.spaces == classic.spaces
    assert list(own.income) == list(classic.income)
    assert list(own.harbours) == list(classic.harbours)
    assert list(own.neighbours) == list(classic.neighbours)
    assert (own.temples, own.obelisks, own.banks) == (classic.temples, classic.obelisks, classic.banks)


@pytest.mark.rule("BS2.3")
def test_a_harbour_is_a_harbour() -> None:
    game = second({}, 4, p1={"units": {"west_bank": 2}}, p2={}, p3={}, p4={})
    do(game, "p1 @move-upper", "p1 west_bank")
    assert "ne_front" in words(game, 0)


@pytest.mark.rule("BS2.4")
def test_the_sanctuary_is_no_temple_and_the_delta_temple_yields_no_pp_by_itself() -> None:
    board = make_rules(fresh(3)).board
    assert not board.temples & BIT[board.sanctuary]
    assert board.temples & BIT[board.delta]
    assert board.income[board.delta] == 0
    assert SPACE_NAMES[board.delta] == "delta_temple"


@pytest.mark.rule("BS2.5")
def test_each_player_has_twelve_units_five_tokens_and_eight_battle_cards() -> None:
    me = view(second(p1={}, p2={}), 0)["players"][0]
    assert (me["reserve"], me["tokens-left"], me["battle-cards"]) == (12, 5, 8)


@pytest.mark.rule("BS2.6")
def test_nobody_has_two_silver_tokens() -> None:
    game = second(
        {"colours": ["red", "blue"]},
        p1={"pp": 9, "tiles": ["red/act-of-god"], "pyramids": {"nw_1": "red^4", "nw_2": "blue^4"}},
        p2={},
    )
    do(game, "p1 @buy-blue")
    assert "blue/act-of-god" not in words(game, 0)
    assert "blue/divine-will" in words(game, 0)


@pytest.mark.rule("BS2.7")
def test_cards_creatures_and_mercenaries() -> None:
    rules = make_rules(fresh(5))
    assert sum(card.copies for card in rules.di_cards) == 38
    assert len([card for card in rules.battle_cards if card.special]) == 2
    assert len(rules.creature_tiles) == 10
    mercenaries = [tile for tile in rules.tiles if tile.name == "Mercenaries"]
    assert [tile.unit_pool(second(p1={}, p2={}), 0) for tile in mercenaries] == [3, 3]
    assert view(second(p1={}, p2={}), 0)["veterans-left"] == 20


@pytest.mark.rule("BS2.8")
def test_statues_are_nothing_to_play_with() -> None:
    assert not [name for name in make_rules(fresh(2)).decision_names if "statue" in name]


@pytest.mark.rule("BS2.9")
def test_prayer_points_never_exceed_eleven() -> None:
    game = second(p1={"pp": 10}, p2={})
    do(game, "p1 @pray-middle")
    assert game.pp[0] == 11
