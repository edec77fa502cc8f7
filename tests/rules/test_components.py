"""K2 Things: tiles, cards, creatures, pyramids; the icons of tiles (K7.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from kemet.engine import Options, make_rules, start
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.position import PositionError, build_position
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, player_view

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("K2.11")
def test_there_are_35_cards_and_48_tiles() -> None:
    rules = make_rules(Options())
    assert sum(int(card.copies) for card in rules.di_cards) == 35
    number = Counter[tuple[int, int]]()
    for tile in rules.tiles_in_play:
        number[int(tile.colour), int(tile.level)] += int(tile.copies)
    assert number == {(colour, level): 4 for colour in range(3) for level in range(1, 5)}


@pytest.mark.rule("K2.11")
def test_owned_tiles_are_public_and_cards_are_not() -> None:
    text = '[player.p1]\ntiles = ["white/slaves"]\ndi = ["veto"]\nbattle-hand = ["4-1-0", "3-2-0"]'
    game = read_scenario(text).game
    for viewer in (SPECTATOR, 1):
        seen = player_view(game, 0, viewer)
        assert seen["tiles"] == ["white/slaves"]
        assert seen["di"] == 1
        assert seen["di-hand"] is None
        assert seen["battle-hand"] is None
    assert player_view(game, 0, 0)["di-hand"] == {"veto": 1}


@pytest.mark.rule("K2.12")
def test_creatures_special_cards_and_action_tokens() -> None:
    rules = make_rules(Options())
    assert len({int(rules.creature_of_tile[tile.id]) for tile in rules.tiles_in_play} - {-1}) == 7
    assert sorted(card.slug for card in rules.battle_cards if card.special) == ["3-0-3", "3-3-0"]
    silver = [
        tile for tile in rules.tiles_in_play if tile in rules.timings.gives_silver_token.tiles or tile.slug == "act-of-god"
    ]
    assert sum(int(tile.copies) for tile in silver) == 3
    assert len({int(tile.colour) for tile in silver}) == 3
    assert sum(int(tile.copies) for tile in rules.timings.gold_actions.tiles) == 1
    # Each creature belongs to one tile of one copy, so there is never a second one.
    with_creature = [tile for tile in rules.tiles_in_play if rules.creature_of_tile[tile.id] >= 0]
    assert sorted(int(rules.creature_of_tile[tile.id]) for tile in with_creature) == list(range(7))
    assert all(tile.copies == 1 for tile in with_creature)


@pytest.mark.rule("K2.13")
def test_one_pyramid_of_each_colour_each_in_its_own_district() -> None:
    with pytest.raises(PositionError, match="there is only one red pyramid"):
        build_position(make_rules(Options()), {}, {"p1": {"pyramids": {"nw_1": "red^1", "nw_2": "red^2"}}})
    with pytest.raises(PositionError, match="no district of p1's city"):
        build_position(make_rules(Options()), {}, {"p1": {"pyramids": {"s_1": "red^1"}}})
    for number in range(8):
        game = start(Options(players=2 + number % 4), f"pyramids {number}")
        play_randomly(game, seeded(number), 600, Tally())
        for seat in range(game.rules.options.players):
            standing = player_view(game, seat, SPECTATOR)["pyramids"]
            assert list(standing) == ["white", "red", "blue"]
            assert all(0 <= pyramid["level"] <= 4 for pyramid in standing.values())
            spaces = [pyramid["space"] for pyramid in standing.values() if pyramid["level"]]
            assert len(set(spaces)) == len(spaces), "two pyramids in one district"
            city = player_view(game, seat, SPECTATOR)["city"]
            if city is not None:
                assert all(space is None or space.rpartition("_")[0] == city for space in spaces)


@pytest.mark.rule("K7.5")
def test_every_tile_has_an_icon_and_acts_by_it() -> None:
    rules = make_rules(Options())
    assert {tile.when for tile in rules.tiles_in_play} <= {
        "day",
        "night",
        "battle",
        "at once",
        "payment",
        "creature",
        "creature, night",
    }
    at_night = {tile.slug for tile in rules.tiles_in_play if "night" in tile.when}
    acting = [
        *rules.timings.night_prayer.tiles,
        *rules.timings.night_cards.tiles,
        *rules.timings.night_look.tiles,
        *rules.timings.night_use.tiles,
    ]
    assert {tile.slug for tile in acting} == at_night
    in_battle = [
        *rules.timings.strength.tiles,
        *rules.timings.damage.tiles,
        *rules.timings.shield.tiles,
        *rules.timings.destroyed.tiles,
        *rules.timings.won.tiles,
    ]
    in_battle += [*rules.timings.revealed.tiles, *rules.timings.sees_enemy_card.tiles]
    assert {tile.slug for tile in in_battle} == {tile.slug for tile in rules.tiles_in_play if tile.when == "battle"}
