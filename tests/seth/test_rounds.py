"""Set-up, night, day and eclipse; cards and tokens of the turns (S1–S3, S6.1, R70–R75, R79, R82, R92, R93)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import begun, on, pass_until, table

from kemet.engine import Options, make_rules
from kemet.engine.board import space_id
from kemet.engine.ids import BIT, GOLD_SPACE, NONE, TOKEN_GOLD, TOKEN_REGULAR
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.temples import can_call
from kemet.engine.modules.seth.tiles import victims
from kemet.engine.modules.seth.variants import SETH_VARIANTS
from kemet.engine.play.attack import ways_out
from kemet.engine.play.battle import Battle
from kemet.engine.play.di_cards import cards_in_deck
from kemet.engine.play.pray import pray
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

BANK, GATE = space_id("west_bank"), space_id("seth_gate")
COMMUNITY = {"day-track": 1}


@pytest.mark.rule("S1.4", "S3.4", "S3.5", "S3.6")
def test_tracks_by_members() -> None:
    """Five turns of Seth with 2N+1 actions, four of the community, an eclipse from three members on."""
    for players in (3, 4, 5, 6):
        track = view(begun(players), SETH)["seth"]["track"]
        actions = [int(word.removeprefix("seth-")) for word in track if word.startswith("seth")]
        assert (len(actions), sum(actions), track.count("community")) == (5, 2 * players - 1, 4)
        assert track.count("eclipse") == (players > 3)


@pytest.mark.rule("S1.5", "S6.1", "R71")
def test_camps() -> None:
    game = begun(4)
    assert [int(game.rules.hostile[seat]) for seat in range(4)] == [14, 1, 1, 1]
    assert view(game, 2)["seth"]["camps"] == [["p1"], ["p2", "p3", "p4"]]


@pytest.mark.rule("R71", "S6.1")
def test_between_members_there_are_no_walls_tolls_or_stops() -> None:
    """A member walks into a city of an ally's and to the ally's troop there, for nothing and without a battle."""
    game = table(
        4, position=COMMUNITY, p2={"units": {"nw_front": 2}, "pp": 0}, p3={"units": {"nw_1": 2, "s_front": 1}, "pp": 0},
    )  # fmt: skip
    assert game.enemy_at(1, space_id("nw_1")) == NONE
    game.city[1], game.city[2] = game.city[2], game.city[1]
    for move in ("@move-upper", "nw_front", "nw_1"):
        game.play(f"p2 {move}")
    assert on(game, 1, "nw_1") == 2
    assert (int(game.pp[1]), int(game.pp[2])) == (0, 0)
    assert not any(isinstance(frame, Battle) for frame in game.stack)


@pytest.mark.rule("R71")
def test_enemies_are_those_of_the_other_camp() -> None:
    """Cards and tiles that take from an enemy: Mana Theft and Annexation take from members, never from Seth for Seth."""
    game = table(4, p1={"di": ["seth-mana-theft"], "pp": 3}, p2={"pp": 2}, p3={"pp": 0}, p4={"pp": 1})
    game.play("p1 di/seth-mana-theft")
    pass_until(game, "seth-turn")
    assert [int(pp) for pp in game.pp][:4] == [4, 1, 0, 0]
    full = table(4, p1={"di": ["seth-mana-theft"]}, p2={"di": ["prayer"]}, p4={"di": ["prayer"]})
    assert int(victims(full, SETH)) == BIT[1] | BIT[3]
    assert int(victims(full, 1)) == BIT[SETH]


@pytest.mark.rule("R79")
def test_who_may_play_cards_when() -> None:
    """Between two actions any member; during an action the acting one only; hands are hidden from members too."""
    seats: dict[str, Any] = {f"p{k}": {"di": ["prayer"], "units": {home: 2}} for k, home in ((2, "nw_1"), (3, "s_1"))}
    game = table(4, position=COMMUNITY, **seats)
    assert {"p2 di/prayer", "p3 di/prayer"} <= set(game.moves())
    other = table(4, position=COMMUNITY, **(seats | {"p3": {"di": ["raining-fire"], "units": {"s_1": 2}}}))
    assert view(game, 1) == view(other, 1)
    assert view(game, 2) != view(other, 2)
    game.play("p2 @move-upper")
    assert not any(move.startswith("p3") for move in game.moves())
    pass_until(game, "community-turn")
    assert {"p3 di/prayer"} <= set(game.moves())


@pytest.mark.rule("R79")
def test_cards_of_a_battle_are_those_of_who_fights() -> None:
    """Own hand and own PP: what other members in the troop hold is of no use."""
    seats: dict[str, Any] = {"p2": {"units": {"west_bank": 2, "nw_1": 1}, "di": ["war-rage"]}}
    seats["p3"] = {"units": {"west_bank": 2, "s_1": 1}, "di": ["bronze-wall"]}
    game = table(4, p1={"units": {"seth_gate": 3, "seth_1": 2}}, **seats)
    for move in ("@seth-move-upper", "seth_gate", "west_bank"):
        game.play(f"p1 {move}")
    pass_until(game, "name-fighter")
    game.play("p2 p3")
    pass_until(game, "battle-cards")
    assert not any(move.startswith("p2") for move in game.moves())
    for card in ("4-1-0", "3-2-0"):
        game.play(f"p3 card/{card}")
    offered = [move for move in game.moves() if "di/" in move and not move.startswith("p1")]
    assert offered == ["p3 di/bronze-wall"]


@pytest.mark.rule("S2.2", "R86")
def test_what_seth_starts_with() -> None:
    """15 cards, 16 violet tiles, 6 battle cards (8 with Ta-Seti's), 7 creature cards (10); the Mirror by its tile."""
    game = table(4, p1={"units": {"seth_1": 6}})
    assert int(cards_in_deck(game, SETH)) == 15
    assert [int(game.supply[tile.id]) for tile in game.rules.tiles_of_colour[game.rules.lone_colours[0]]] == [1] * 16
    assert int(game.battle_hand[SETH]).bit_count() == 6
    assert len(view(game, 1)["players"][SETH]["creature-cards"]) == 7
    assert view(game, 1)["seth"]["portal"] == "closed"
    more = table(4, modules=["black-pyramid", "new-cards"])
    assert int(more.battle_hand[SETH]).bit_count() == 8
    assert len(view(more, 1)["players"][SETH]["creature-cards"]) == 10
    mirror = [card.slug for card in game.rules.battle_cards].index("mortal-mirror")
    assert not game.battle_hand[SETH] & BIT[mirror]


@pytest.mark.rule("S2.4", "S2.10", "S6.5")
def test_tiles_that_give_way() -> None:
    """Victory Point, Legion and Sphinx are out, community tiles in, the black one with black tiles only; 40 cards."""
    plain, black = make_rules(Options(4, modules=["seth"])), make_rules(Options(4, modules=["seth", "black-pyramid"]))
    for rules, with_black in ((plain, False), (black, True)):
        slugs = [tile.slug for tile in rules.tiles_in_play]
        ours = {"communion", "osiris", "guardians-of-the-temples", "seth-legion", "seth-sphinx"}
        assert not {"victory-point", "legion", "sphinx"} & set(slugs)
        assert {int(tile.copies) for tile in rules.tiles_in_play if tile.slug in ours} == {1}
        assert ours <= set(slugs)
        assert ("rite-of-the-builders" in slugs) == with_black
    assert int(cards_in_deck(table(4), 1)) == 40


@pytest.mark.rule("S2.6", "S2.9", "R74", "R92")
def test_no_turn_order_and_the_speaker() -> None:
    """The day's marker starts at its first space; the office passes on each night; Seth first, then from the speaker."""
    game = begun(4)
    assert view(game, 1)["seth"]["place"] == 1
    assert view(game, 1)["seth"]["speaker"] == "p2"
    later = table(4, position={"phase": "night", "speaker": "p4", "round": 3})
    assert view(later, 1)["seth"]["speaker"] == "p2"
    assert [int(seat) for seat in later.order] == [0, 1, 2, 3]


@pytest.mark.rule("S2.7", "S2.10")
def test_black_tiles_and_battle_cards_of_ta_seti_combine() -> None:
    rules = make_rules(Options(4, modules=["black-pyramid", "new-cards", "seth"]))
    assert sum(card.copies for card in rules.di_cards) == 55
    assert [card.slug for card in rules.battle_cards if card.in_hand and card.own_losses]


@pytest.mark.rule("R70")
def test_every_other_reading_can_be_agreed_on() -> None:
    for variant in SETH_VARIANTS:
        assert facts_of(table(4, [variant])).agreed(variant)
        assert not facts_of(table(4)).agreed(variant)


@pytest.mark.rule("S1.1", "R72", "variant/north-portal", "variant/no-retreat-by-portal")
def test_where_the_portal_lies() -> None:
    for players in (3, 4, 5, 6):
        game = table(players)
        assert game.rules.board.portals[GATE] == BIT[BANK]
        assert not game.rules.board.spaces & (BIT[space_id("delta_marsh")] | BIT[space_id("sanctuary")])
    north = table(4, ["north-portal"])
    assert north.rules.board.portals[GATE] == BIT[space_id("nw_front")]
    assert north.rules.board.portals[BANK] == 0
    beaten = table(4, p1={"units": {"west_bank": 2, "seth_1": 4}})
    assert ways_out(beaten, SETH, BANK) & BIT[GATE]
    assert not ways_out(table(4, ["no-retreat-by-portal"], p1={"units": {"west_bank": 2}}), SETH, BANK) & BIT[GATE]
    assert not ways_out(table(4, p2={"units": {"seth_gate": 2}}), 1, GATE) & BIT[space_id("seth_1")]


@pytest.mark.rule("R73", "S2.3")
def test_seth_sets_up_first() -> None:
    from kemet.engine import start

    game = start(Options(4, modules=["seth"]), 5)
    assert game.top.name() == "set-seth-units"
    assert game.moves()[-1] == "p1 x6"
    assert "p1 x7" not in game.moves()
    game.play("p1 x6")
    game.play("p1 x3")
    assert [on(game, SETH, f"seth_{k}") for k in (1, 2, 3)] == [6, 3, 3]
    assert game.top.name() == "free-tile"
    assert all(move.startswith("p1 violet/") for move in game.moves())
    assert int(game.hand_size[SETH]) == 1


@pytest.mark.rule("S3.1", "R92")
def test_night_income() -> None:
    """Seth gains N PP and a card, members 2 PP and a card; Seth does the whole of it first."""
    game = table(4, position={"phase": "night"}, p1={"pp": 1}, p2={"pp": 1})
    pass_until(game, "seth-turn")
    assert (int(game.pp[SETH]), int(game.pp[1])) == (4, 3)
    assert [int(game.hand_size[seat]) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("S3.5", "R93")
def test_the_eclipse() -> None:
    """Night tiles act again, Seth's first; no income. A battle from it is a night battle."""
    game = table(4, position={"day-track": 4}, p2={"tiles": ["white/divine-boon"], "units": {"nw_1": 2}})
    assert view(game, 1)["seth"]["place"] == 6
    assert [int(game.hand_size[seat]) for seat in range(4)] == [0, 1, 0, 0]
    assert [int(game.pp[seat]) for seat in range(4)] == [5, 5, 5, 5]
    assert not game.night
    horde = {"tiles": ["violet/endless-horde"], "units": {"seth_1": 2}}
    first = table(4, position={"day-track": 4}, p1=horde, p2={"tiles": ["white/hand-of-god"], "units": {"nw_1": 1}})
    assert int(first.to_act()) == SETH
    assert first.night


@pytest.mark.rule("R93")
def test_the_eclipse_goes_from_the_speaker_and_gives_what_tiles_give() -> None:
    """Members in seat order from the speaker; each tile may be left; no DI card of the own turn, no building, no Ceremony."""
    game = table(
        4, position={"day-track": 4, "speaker": "p3", "order": ["p1", "p3", "p4", "p2"], "sacred-temples": {"west_bank": 1}},
        p1={"di": ["seth-mana-theft"]},
        p2={"tiles": ["white/hand-of-god"], "di": ["prayer"], "units": {"west_bank": 2, "w_obelisk_n": 1}, "pp": 11},
        p3={"units": {"w_obelisk_s": 1}, "pp": 11},
        p4={"tiles": ["violet/annexation"], "di": ["prayer"], "units": {"c_1": 2, "w_obelisk_s": 1}, "pp": 11},
    )  # fmt: skip
    assert int(game.to_act()) == 3
    asked = game.moves()
    assert any(move.endswith(" pass") for move in asked)
    assert not any("di/" in move or "west_bank" in move or "call" in move for move in asked)
    assert can_call(game, 3), "by day p4 could call the Ceremony"
    while game.to_act() == 3:
        game.play("p4 pass")
    assert int(game.to_act()) == 1
    pp = [int(game.pp[seat]) for seat in range(4)]
    pass_until(game, "seth-turn")
    assert [int(game.pp[seat]) for seat in range(4)] == pp


@pytest.mark.rule("R93", "S3.5", "violet/annexation")
def test_seth_does_the_whole_eclipse_first() -> None:
    """Annexation finds no card that the eclipse brings a member afterwards."""
    boon = {"tiles": ["white/divine-boon"], "units": {"nw_1": 2}}
    for held, able in (([], False), (["prayer"], True)):
        seth = {"tiles": ["violet/annexation"], "units": {"seth_1": 2}}
        game = table(4, position={"day-track": 4}, p1=seth, p2=boon, p3={"di": held})
        assert ("p1 violet/annexation" in game.moves()) == able
        assert int(game.hand_size[1]) == (0 if able else 1)


@pytest.mark.rule("R33", "S7.5", "S8.4", "variant/divine-strength-for-temples")
def test_divine_strength_adds_to_what_temples_yield_where_agreed() -> None:
    """To Seth's, and to what is shared, where the lead there has it."""
    for variants, more in (([], 0), (["divine-strength-for-temples"], 1)):
        tile = {"tiles": ["black/divine-strength"], "pp": 0}
        at = {"units": {"west_temple": 1, "seth_1": 2}}
        game = table(4, variants, ["black-pyramid"], position={"day-track": 10}, p1=at | tile)
        plain = int(table(4, variants, ["black-pyramid"], position={"day-track": 10}, p1=at | {"pp": 0}).pp[SETH])
        assert int(game.pp[SETH]) == plain + more
        two = {"units": {"west_temple": 2}} | tile
        shared = table(4, variants, ["black-pyramid"], position={"day-track": 10}, p2=two, p3={"units": {"west_temple": 1}})
        income = int(shared.rules.board.income[space_id("west_temple")])
        assert view(shared, 1)["frames"][-1]["number"] == income + more


@pytest.mark.rule("S3.3", "R75")
def test_a_community_turn() -> None:
    """Whoever has not acted may act next; asked one by one it goes from the speaker; who is left must act."""
    game = table(4, position=COMMUNITY | {"speaker": "p3"})
    assert isinstance(game.top, CommunityTurn)
    assert int(game.awaiting()) == 14
    assert int(game.to_act()) == 2
    for player in ("p3", "p4", "p2"):
        game.play(f"{player} pass")
    assert int(game.awaiting()) == 4
    assert "p3 pass" not in game.moves()
    game.play("p3 @pray-lower")
    game.play("p3 pass")
    assert int(game.awaiting()) == 10
    assert "p3 @pray-middle" not in game.moves()


@pytest.mark.rule("R75", "R79")
def test_after_the_last_action_cards_may_be_played() -> None:
    game = table(4, position=COMMUNITY, p2={"di": ["prayer"], "pp": 3})
    for player in ("p2", "p3", "p4"):
        game.play(f"{player} @pray-lower")
        game.play(f"{player} pass")
    assert game.moves() == ["p2 pass", "p2 di/prayer"]
    game.play("p2 di/prayer")
    pass_until(game, "seth-turn")
    assert int(game.pp[1]) == 3 + 2 + 2


@pytest.mark.rule("R82", "variant/no-member-row-duty")
def test_rows_of_members() -> None:
    """With four tokens a member owes one to each row."""
    for variants, free in (([], False), (["no-member-row-duty"], True)):
        game = table(4, variants, position=COMMUNITY)
        game.tokens_left[1] = 2
        game.put_token(1, 0, TOKEN_REGULAR)
        game.top.awaiting = 0
        game.advance()
        upper = [space.slug for space in game.rules.action_spaces if space.row == 0]
        offered = [move.removeprefix("p2 @") for move in game.moves() if move.startswith("p2 @")]
        assert "pray-lower" in offered
        assert bool(set(upper) & set(offered)) == free


@pytest.mark.rule("R82", "variant/one-silver-a-day")
def test_tokens_of_temple_powers() -> None:
    """Gift of Action and Golden Rite serve one member a day; Act of God goes with the Gift."""
    powers = {"powers": ["gift-of-action", "golden-rite"]}
    for variants, both in (([], True), (["one-silver-a-day"], False)):
        game = table(
            4, variants, position=COMMUNITY | powers, p2={"tiles": ["blue/act-of-god"], "units": {"nw_1": 2}, "pp": 0}
        )
        game.play("p2 gift@pray-lower")
        assert int(game.pp[1]) == 2
        assert any(move.startswith("p2 silver@") for move in game.moves()) == both
        game.play("p2 rite-pray")
        assert int(game.pp[1]) == 4
        assert "p2 rite-pray" not in game.moves()
        game.play("p2 @pray-middle")
        game.play("p2 pass")
        assert not any("gift@" in move or "rite" in move for move in game.moves())


@pytest.mark.rule("R82")
@pytest.mark.parametrize(("space", "asked"), [("move-upper", "pick-troop"), ("buy-white", "buy"), ("build", "build")])
def test_the_gift_serves_on_any_space_of_the_own_board(space: str, asked: str) -> None:
    two = {"units": {"nw_1": 2}, "pyramids": {"nw_1": "white^1"}, "pp": 5}
    game = table(4, position=COMMUNITY | {"powers": ["gift-of-action"]}, p2=two)
    game.play(f"p2 gift@{space}")
    assert game.top.name() == asked


@pytest.mark.rule("R82")
def test_golden_rite_recruits() -> None:
    game = table(4, position=COMMUNITY | {"powers": ["golden-rite"]}, p2={"units": {"nw_1": 2}, "pp": 3})
    game.play("p2 rite-recruit")
    assert game.token_at(1, GOLD_SPACE) == TOKEN_GOLD
    game.play("p2 nw_1")
    game.play("p2 pass")
    assert on(game, 1, "nw_1") == 3
    assert "p2 pass" not in game.moves()


@pytest.mark.rule("R79", "R99")
def test_vetoes_answer_the_other_camp() -> None:
    """A member's card can be vetoed by Seth, not by members; Seth's by members."""
    game = table(
        4, position=COMMUNITY, p1={"di": ["seth-veto"]}, p2={"di": ["prayer"], "units": {"nw_1": 2}}, p3={"di": ["veto"]}
    )
    game.play("p2 di/prayer")
    assert game.top.name() == "veto"
    assert int(game.awaiting()) == 1
    game.play("p1 di/seth-veto")
    assert int(game.pp[1]) == 5


@pytest.mark.rule("violet/energy-drain")
def test_energy_drain() -> None:
    game = table(4, p1={"tiles": ["violet/energy-drain"], "pp": 2, "units": {"seth_1": 1}})
    pray(game, 1)
    assert int(game.pp[SETH]) == 3
    pray(game, SETH)
    assert int(game.pp[SETH]) == 6


@pytest.mark.rule("S3.2", "S3.4", "R82")
def test_seth_lays_as_many_tokens_as_the_track_says() -> None:
    """One and then the community; later two, a member's among them, and no third."""
    game = table(4)
    game.play("p1 @seth-pray-lower")
    assert game.moves() == ["p1 pass"]
    game.play("p1 pass")
    assert game.top.name() == "community-turn"
    game = table(4, position={"day-track": 2})
    game.play("p1 @seth-pray-lower")
    assert view(game, 1)["frames"][-1]["number"] == 1
    game.play("p1 p3")
    game.play("p1 @seth-pray-middle")
    assert view(game, 1)["players"][SETH]["member-tokens"] == ["p2", "p4"]
    assert game.moves() == ["p1 pass"]


@pytest.mark.rule("R75")
def test_everybody_sees_who_has_acted() -> None:
    game = table(4, position=COMMUNITY)
    game.play("p3 @pray-lower")
    game.play("p3 pass")
    assert view(game, SETH)["frames"][-1]["acted"] == ["p3"]


@pytest.mark.rule("S2.3", "S2.5", "S7.3")
def test_what_is_dealt_and_laid_out() -> None:
    """A card each at set-up and one by the first night; tiles of level 1; prayer tokens of 2 and of 3, two of each."""
    game = begun(5, seed=4)
    assert [int(game.hand_size[seat]) for seat in range(5)] == [2] * 5
    owned = [tile for seat in range(5) for tile in game.rules.tiles if game.has_power(seat, tile.power)]
    assert [int(tile.level) for tile in owned] == [1] * 5
    facts = facts_of(game)
    assert (int(facts.fact(game, facts.at_prayer_two)), int(facts.fact(game, facts.at_prayer_three))) == (2, 2)
