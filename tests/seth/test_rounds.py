"""Set-up, night, day and eclipse; the community's turns, its works and its points (S1–S3, S6, S7, R70–R82, R91–R99)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import begun, on, pass_until, table

from kemet.engine import Game, IllegalAction, Options, make_rules
from kemet.engine.board import space_id
from kemet.engine.ids import BIT, NONE, VP_BATTLE, VP_KINDS
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.sharing import share_pp
from kemet.engine.modules.seth.temples import building_sites, ceremony_price
from kemet.engine.modules.seth.tiles import victims
from kemet.engine.modules.seth.variants import SETH_VARIANTS
from kemet.engine.modules.seth.victory import controls_violet
from kemet.engine.play.attack import ways_out
from kemet.engine.play.battle import Battle
from kemet.engine.play.di_cards import cards_in_deck
from kemet.engine.play.pray import pray
from kemet.engine.play.victory import gain_vp
from kemet.engine.state import altered
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
    assert sum(1 for tile in game.rules.tiles_of_colour[game.rules.lone_colours[0]]) == 16
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
        assert not {"victory-point", "legion", "sphinx"} & set(slugs)
        assert {"communion", "osiris", "guardians-of-the-temples", "seth-legion", "seth-sphinx"} <= set(slugs)
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
        p2={"tiles": ["white/hand-of-god"], "di": ["prayer"], "units": {"nw_1": 2, "west_bank": 2}},
        p4={"tiles": ["violet/annexation"], "di": ["prayer"], "units": {"c_1": 2}},
    )  # fmt: skip
    assert int(game.to_act()) == 3
    asked = game.moves()
    assert any(move.endswith(" pass") for move in asked)
    assert not any("di/" in move or "west_bank" in move or "call" in move for move in asked)
    while game.to_act() == 3:
        game.play("p4 pass")
    assert int(game.to_act()) == 1
    pp = [int(game.pp[seat]) for seat in range(4)]
    pass_until(game, "seth-turn")
    assert [int(game.pp[seat]) for seat in range(4)] == pp


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
        game.token_on[16] = 1
        game.top.awaiting = 0
        game.advance()
        upper = [space.slug for space in game.rules.action_spaces if space.row == 0]
        offered = [move.removeprefix("p2 @") for move in game.moves() if move.startswith("p2 @")]
        assert "pray-lower" in offered
        assert bool(set(upper) & set(offered)) == free


@pytest.mark.rule("S6.2", "R81")
def test_points_and_limits_are_shared() -> None:
    game = table(4, p2={"pyramids": {"nw_1": "red^4"}, "units": {"nw_1": 2}}, p3={"units": {"nw_1": 3}})
    game.vp = altered(game.vp, 2 * VP_KINDS + VP_BATTLE, 2)
    assert [int(game.permanent_vp(seat)) for seat in (1, 2, 3)] == [2, 2, 2]
    assert [int(game.total_vp(seat)) for seat in (1, 2, 3)] == [3, 3, 3]
    assert game.controls(1, space_id("nw_1"))
    assert game.controls(2, space_id("nw_1"))
    held = table(4, p1={"units": {"nw_1": 2}}, p2={"pyramids": {"nw_1": "red^4"}, "units": {"nw_2": 2}})
    assert int(held.total_vp(1)) == 0
    assert not held.controls(1, space_id("nw_1"))


@pytest.mark.rule("S6.3", "R94", "S7.5")
@pytest.mark.parametrize(("players", "temples", "vp"), [(3, 2, 1), (4, 2, 0), (4, 3, 1)])
def test_temples_at_the_days_end(players: int, temples: int, vp: int) -> None:
    """Two temples with two members, three with more; only finished sacred ones count; Seth gains PP only."""
    sacred = {"west_bank": 3} if temples == 3 else {"west_bank": 2}
    units = {"west_temple": 1, "sphinx_temple": 1, "west_bank": 1}
    game = table(
        players, position={"day-track": 9 if players == 3 else 10, "sacred-temples": sacred}, p2={"units": units, "pp": 0}
    )
    assert int(game.permanent_vp(1)) == vp
    assert int(game.vp[VP_KINDS + VP_BATTLE]) == 0
    gained = 2 + 3 + (2 if temples == 3 else 1)
    assert int(game.pp[1]) == gained + 2
    seth = table(3, position={"day-track": 9}, p1={"units": {"west_temple": 2, "sphinx_temple": 2}, "pp": 0})
    assert int(seth.permanent_vp(SETH)) == 0
    assert int(seth.pp[SETH]) == 5 + 2


@pytest.mark.rule("S7.1", "R98", "S7.6")
def test_a_district_of_seths_city_wins() -> None:
    """With temple and Ceremony, at the start of a community turn; not with one of them."""
    done = {"day-track": 1, "ceremony": "yes", "portal": "open", "sacred-temples": {"west_bank": 3}}
    there = {"units": {"seth_2": 2, "nw_1": 1}}
    assert table(4, position=done, p2=there).has_won(2)
    assert not table(4, position=done | {"ceremony": "no"}, p2=there).over()
    assert not table(4, position=done | {"sacred-temples": {"west_bank": 2}}, p2=there).over()
    assert not table(4, position=done).over()
    assert not table(4, position=done | {"day-track": 0}, p2=there).over()


@pytest.mark.rule("S7.1", "R98")
def test_points_win_at_once() -> None:
    done = {"day-track": 1, "ceremony": "yes", "sacred-temples": {"west_bank": 3}}
    game = table(4, position=done, p3={"vp": {"battle": 5}, "units": {"s_1": 2}})
    assert not game.over()
    gain_vp(game, 1, VP_BATTLE)
    game.advance()
    assert [game.has_won(seat) for seat in range(4)] == [False, True, True, True]


@pytest.mark.rule("S5.2", "S5.1", "R98")
def test_targets_of_seth() -> None:
    for target in (8, 10):
        game = table(4, target=target, p1={"vp": {"battle": target - 2}, "units": {"seth_1": 6}})
        gain_vp(game, SETH, VP_BATTLE)
        game.advance()
        assert not game.over()
        gain_vp(game, SETH, VP_BATTLE)
        game.advance()
        assert game.has_won(SETH)


@pytest.mark.rule("S1.6", "S7.2", "R95", "R96")
def test_building_rules() -> None:
    """Where the lead says; once a temple and turn; before the first action; at most three; not where Seth stands."""
    position = COMMUNITY | {"sacred-temples": {"west_bank": 1}}
    game = table(4, position=position, p2={"units": {"west_bank": 2, "nw_1": 1}}, p3={"units": {"west_bank": 3, "s_1": 1}})
    assert "p3 west_bank" in game.moves()
    assert "p2 west_bank" not in game.moves()
    game.play("p3 west_bank")
    game.play("p3 p2")
    game.play("p3 p3")
    assert (on(game, 1, "west_bank"), on(game, 2, "west_bank")) == (1, 2)
    assert view(game, 1)["seth"]["temples"]["west_bank"] == {"level": 2, "prayer": 1, "power": None}
    assert "p3 west_bank" not in game.moves()
    game.play("p2 @pray-lower")
    game.play("p2 pass")
    full = {"west_bank": 1, "nw_front": 1, "s_front": 1}
    most = table(4, position=COMMUNITY | {"sacred-temples": full}, p2={"units": {"c_ring": 5, "nw_front": 2}})
    assert not building_sites(most, 0) & BIT[space_id("c_ring")]
    assert building_sites(most, 0) & BIT[space_id("nw_front")]
    held = table(4, position=COMMUNITY | {"sacred-temples": {"nw_front": 1}}, p1={"units": {"nw_front": 2}})
    assert not building_sites(held, 0)


@pytest.mark.rule("S7.3", "S7.7", "R95", "R96")
def test_a_finished_temple() -> None:
    """Level 3: a power at once, the higher side of the prayer token, a temporary VP while it is held."""
    game = table(4, position=COMMUNITY | {"sacred-temples": {"west_bank": 2}}, p2={"units": {"west_bank": 4, "nw_1": 1}})
    assert int(game.total_vp(1)) == 0
    game.play("p2 west_bank")
    temple = view(game, 1)["seth"]["temples"]["west_bank"]
    assert temple["prayer"] in (2, 3)
    assert view(game, 1)["seth"]["powers"] == [temple["power"]]
    assert int(game.total_vp(1)) == 1
    game.put_units(1, BANK, -1)
    assert int(game.total_vp(1)) == 0


@pytest.mark.rule("R76", "variant/community-consent")
def test_owners_may_have_to_agree() -> None:
    given: dict[str, Any] = {"p2": {"units": {"west_bank": 2, "nw_1": 1}}, "p3": {"units": {"west_bank": 1, "s_1": 1}}}
    position = COMMUNITY | {"sacred-temples": {"west_bank": 1}}
    game = table(4, ["community-consent"], position=position, **given)
    game.play("p2 west_bank")
    game.play("p2 p2")
    game.play("p2 p3")
    assert game.moves() == ["p3 pass", "p3 give"]
    refused = game.copy()
    refused.play("p3 pass")
    assert view(refused, 1)["seth"]["temples"]["west_bank"]["level"] == 1
    assert on(refused, 2, "west_bank") == 1
    game.play("p3 give")
    assert view(game, 1)["seth"]["temples"]["west_bank"]["level"] == 2
    assert on(game, 2, "west_bank") == 0


def shared(variants: list[str], pp: list[int], given: list[str]) -> Game:
    """Returns a game in which p2 has said who gets each of five PP that p2, p3 and p4 share; p3 speaks."""
    game = table(4, variants, position=COMMUNITY | {"speaker": "p3"})
    for seat, number in enumerate(pp, 1):
        game.pp[seat] = number
    share_pp(game, 1, 0b1110, 5)
    game.advance()
    for name in given:
        game.play(f"p2 {name}")
    return game


def purses(game: Game) -> list[int]:
    """Returns the PP of the members."""
    return [int(game.pp[seat]) for seat in (1, 2, 3)]


@pytest.mark.rule("R76", "R77", "variant/community-consent")
def test_sharers_may_have_to_agree() -> None:
    """With one no PP are shared evenly, the odd ones from the speaker on; nobody learns of an answer before all are in."""
    game = shared(["community-consent"], [0, 0, 0], ["p2"] * 5)
    assert game.moves() == ["p3 pass", "p3 give", "p4 pass", "p4 give"]
    assert view(game, 2)["frames"][-1]["number"] == 5
    willing = game.copy()
    willing.play("p3 give")
    assert willing.moves() == ["p4 pass", "p4 give"]
    refused = game.copy()
    refused.play("p3 pass")
    assert view(refused, 3) == view(willing, 3)
    willing.play("p4 give")
    assert purses(willing) == [5, 0, 0]
    game.play("p4 pass")
    game.play("p3 give")
    assert purses(game) == [1, 2, 2]


@pytest.mark.rule("R76", "R77", "variant/community-consent")
def test_an_even_share_loses_nothing_to_the_limit() -> None:
    game = shared(["community-consent"], [3, 10, 11], ["p2"] * 5)
    game.play("p3 pass")
    game.play("p4 give")
    assert purses(game) == [7, 11, 11]


@pytest.mark.rule("R76", "R77")
def test_nobody_is_asked_without_need() -> None:
    """Without the other reading, or where there was nothing to choose."""
    game = shared([], [0, 0, 0], ["p2"] * 5)
    assert game.top.name() != "consent"
    assert purses(game) == [5, 0, 0]
    game = shared(["community-consent"], [11, 11, 3], [])
    assert game.top.name() != "consent"
    assert purses(game) == [11, 11, 8]


@pytest.mark.rule("variant/no-temple-on-portals", "R95")
def test_temples_on_portals() -> None:
    units: dict[str, Any] = {"p2": {"units": {"west_bank": 2, "nw_1": 1}}}
    assert building_sites(table(4, position=COMMUNITY, **units), 0) & BIT[BANK]
    assert not building_sites(table(4, ["no-temple-on-portals"], position=COMMUNITY, **units), 0) & BIT[BANK]


@pytest.mark.rule("S7.4", "R97", "S7.8")
def test_a_ceremony_that_falls_short() -> None:
    """Nothing is paid; who has called may not call again before the next action; it is no action."""
    game = table(
        3, position=COMMUNITY, p2={"units": {"w_obelisk": 1, "nw_1": 1}, "pp": 11}, p3={"units": {"w_obelisk": 1}, "pp": 11}
    )
    assert int(ceremony_price(game)) == 20
    game.play("p2 call")
    game.play("p2 x3")
    game.play("p3 x11")
    assert (int(game.pp[1]), int(game.pp[2])) == (11, 11)
    assert "p2 call" not in game.moves()
    assert "p3 call" in game.moves()
    game.play("p2 @pray-lower")
    game.play("p2 pass")
    assert "p2 call" in game.moves()


@pytest.mark.rule("R91", "variant/held-pyramids-count", "variant/allied-pyramids-count")
def test_violet_tiles_for_members() -> None:
    pyramids = {"nw_1": "red^1", "nw_2": "white^1", "nw_3": "blue^1"}
    held: dict[str, Any] = {"p1": {"units": {"nw_3": 1}}, "p2": {"pyramids": pyramids, "units": {"nw_1": 1}}}
    two: dict[str, Any] = {"p2": {"pyramids": {"nw_1": "red^1", "nw_2": "white^1"}, "units": {"nw_1": 1, "s_1": 1}}}
    two["p3"] = {"pyramids": {"s_1": "blue^1"}, "units": {"s_2": 1}}
    for variants, seats, able in (
        ([], held, False), (["held-pyramids-count"], held, True), ([], two, False), (["allied-pyramids-count"], two, True),
    ):  # fmt: skip
        game = table(4, variants, position=COMMUNITY, **seats)
        game.play("p2 @buy-red")
        assert ("p2 violet/energy-drain" in game.moves()) == able


@pytest.mark.rule("R91", "S6.3")
def test_the_violet_pyramid_taken() -> None:
    """Seth's unless the community holds a district and Seth has no unit in any; then it is a temporary VP."""
    both = table(4, p1={"violet": 4, "units": {"seth_1": 1}}, p2={"units": {"seth_2": 1, "nw_1": 1}})
    assert controls_violet(both, SETH)
    assert int(both.total_vp(1)) == 0
    taken = table(4, p1={"violet": 4, "units": {"seth_gate": 1}}, p2={"units": {"seth_2": 1, "nw_1": 1}})
    assert not controls_violet(taken, SETH)
    assert controls_violet(taken, 1)
    assert not controls_violet(taken, 2)
    assert int(taken.total_vp(1)) == 1


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
def test_golden_rite_recruits() -> None:
    game = table(4, position=COMMUNITY | {"powers": ["golden-rite"]}, p2={"units": {"nw_1": 2}, "pp": 3})
    game.play("p2 rite-recruit")
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


@pytest.mark.rule("R77", "S8.4")
def test_shared_pp_are_not_lost() -> None:
    """Who is full gets nothing; one by one as the lead says."""
    position = {"day-track": 9}
    game = table(
        3, position=position, p2={"units": {"sphinx_temple": 2}, "pp": 0}, p3={"units": {"sphinx_temple": 1}, "pp": 10}
    )
    assert game.top.name() == "share-pp"
    assert int(game.to_act()) == 1
    game.play("p2 p3")
    assert int(game.pp[2]) == 11
    assert int(game.pp[1]) == 2 + 2


@pytest.mark.rule("S6.1", "di/shared-offering", "R77")
def test_shared_offering() -> None:
    game = table(4, position=COMMUNITY, p2={"di": ["shared-offering"], "pp": 6}, p3={"pp": 9}, p4={"pp": 11})
    game.play("p2 di/shared-offering")
    pass_until(game, "pick-receiver")
    assert game.moves() == ["p2 p3"]
    game.play("p2 p3")
    assert game.moves() == ["p2 x1", "p2 x2"]
    game.play("p2 x2")
    assert (int(game.pp[1]), int(game.pp[2])) == (4, 11)
    with pytest.raises(IllegalAction):
        game.play("p2 di/shared-offering")


@pytest.mark.rule("violet/energy-drain")
def test_energy_drain() -> None:
    game = table(4, p1={"tiles": ["violet/energy-drain"], "pp": 2, "units": {"seth_1": 1}})
    pray(game, 1)
    assert int(game.pp[SETH]) == 3
    pray(game, SETH)
    assert int(game.pp[SETH]) == 6


@pytest.mark.rule("S7.3", "S1.6")
def test_prayer_tokens_are_drawn_from_four() -> None:
    """Two of 2 and two of 3 PP; three finished temples leave one, and three powers."""
    for seed in range(4):
        temples = {"west_bank": 2, "nw_front": 2, "s_front": 2}
        units = {"west_bank": 3, "nw_front": 3, "s_front": 4}
        game = table(4, position=COMMUNITY | {"sacred-temples": temples, "seed": seed}, p2={"units": units})
        for space in temples:
            game.play(f"p2 {space}")
            assert faults(game) == []
        shown = view(game, 1)["seth"]
        assert len(shown["powers"]) == 3
        drawn = [shown["temples"][space]["prayer"] for space in temples]
        assert drawn.count(2) <= 2
        assert drawn.count(3) <= 2


@pytest.mark.rule("R98", "S7.1")
def test_districts_are_tested_after_building_too() -> None:
    position = {"day-track": 1, "ceremony": "yes", "portal": "open", "sacred-temples": {"west_bank": 2}}
    game = table(4, position=position, p2={"units": {"seth_2": 1, "west_bank": 3, "nw_1": 1}})
    assert not game.over()
    game.play("p2 west_bank")
    assert game.has_won(1)
