"""Seth against the community: set-up, rounds, both camps' works, and whole games (S1–S8, R70–R99)."""

from __future__ import annotations

import random

import pytest
from support.seth import begun, clear, put, to_community_turn

from kemet.engine import IllegalAction, OptionError, Options, start
from kemet.engine.board import space_id
from kemet.engine.determinize import determinize
from kemet.engine.ids import BIT, COLOURS, NONE, VIOLET, VP_BATTLE, VP_KINDS
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.modules.seth.temples import building_sites, can_call, ceremony_price, raise_temple
from kemet.engine.modules.seth.troops import whole_troop
from kemet.engine.modules.seth.victory import Verdict
from kemet.engine.play.retreat import recall
from kemet.engine.play.victory import gain_vp
from kemet.engine.rng import seeded
from kemet.engine.state import altered
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

GATE, BANK, OBELISK = space_id("seth_gate"), space_id("west_bank"), space_id("w_obelisk")


@pytest.mark.rule("S2.1", "S2.3", "S2.5", "SX5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(players: int) -> None:
    """S2.1, S2.3, S2.5, SX5 Seth: N+1 violet tokens and one of each member, 6 PP, 12 units in the city, a violet tile;
    members have four tokens and a tile."""
    game, members = begun(players), players - 1
    shown = view(game, SETH)["players"]
    assert game.tokens_left[SETH] == members + 1
    assert shown[SETH]["member-tokens"] == [f"p{k}" for k in range(2, players + 1)]
    assert [int(game.tokens_left[seat]) for seat in range(1, players)] == [4] * members
    assert sum(shown[SETH]["units"].values()) == 12
    assert max(shown[SETH]["units"].values()) <= 6
    assert shown[SETH]["pyramids"]["violet"]["level"] == 1
    assert [tile.split("/")[0] for tile in shown[SETH]["tiles"]] == ["violet"]
    assert all(len(player["tiles"]) == 1 and not player["tiles"][0].startswith("violet") for player in shown[1:])
    assert all(sum(player["units"].values()) == 10 for player in shown[1:])


@pytest.mark.rule("S1.5")
def test_who_can_play() -> None:
    """S1.5 One against two to five; not with what changes the round too (S2.7)."""
    with pytest.raises(OptionError, match="3, 4, 5 or 6"):
        Options(players=2, modules=["seth"])
    with pytest.raises(OptionError, match="does not go with"):
        start(Options(players=3, modules=["seth", "dawn"]), 1)


@pytest.mark.rule("S3.1", "S3.2", "S3.6")
def test_night_and_track() -> None:
    """S3.1, S3.2, S3.6 Seth gains N PP by night and begins and ends the day; with three members there is an eclipse."""
    game = begun(4)
    assert view(game, SETH)["seth"]["track"][:5] == ["seth-1", "community", "seth-2", "community", "eclipse"]
    assert int(game.pp[SETH]) == 6 + 3
    assert "eclipse" not in view(begun(3), SETH)["seth"]["track"]


@pytest.mark.rule("S1.1", "S1.2")
def test_portals() -> None:
    """S1.1, S1.2 Seth passes them always, the community once they are open."""
    game = begun(3)
    facts = facts_of(game)
    assert facts.ways(game, SETH, GATE) == BIT[BANK]
    assert facts.ways(game, 1, BANK) == 0
    facts.put(game, facts.at_portal, 1)
    assert facts.ways(game, 1, BANK) == BIT[GATE]


@pytest.mark.rule("S5.3", "S5.8", "R82", "R89")
def test_tokens_of_members_strike_them() -> None:
    """S5.3, S5.8, R82, R89 A violet token goes on violet spaces only; a member's on yellow ones strikes that member."""
    game = begun(3)
    violet = [move for move in game.moves() if "@" in move]
    assert not any("corrupt" in move or "destroy" in move for move in violet)
    before = sum(view(game, 1)["players"][1]["units"].values())
    game.play("p1 p2")
    game.play("p1 @destroy-units")
    while game.top.name() == "destroy-units":
        game.play(next(move for move in game.moves() if move != "p1 pass"))
    assert sum(view(game, 1)["players"][1]["units"].values()) == before - 2
    assert view(game, SETH)["players"][SETH]["tokens"]["destroy-units"] == "p2"


@pytest.mark.rule("S5.9", "SX2", "R90")
def test_corrupt_a_pyramid_sx2() -> None:
    """S5.9, SX2, R90 The violet pyramid at 2 and a red one at 3: red tiles of level 1 and 2, for 1 PP more."""
    game = begun(3)
    game.pp[SETH] = 11
    game.pyramid_level = altered(game.pyramid_level, SETH * COLOURS + VIOLET, 2)
    for colour in range(3):
        game.pyramid_level = altered(game.pyramid_level, COLOURS + colour, 3 if colour == 1 else 0)
    game.play("p1 p2")
    game.play("p1 @corrupt-pyramid")
    levels = {game.rules.tiles[action - 224].level for action in game.legal(SETH) if action >= 224}
    colours = {game.rules.tiles[action - 224].colour for action in game.legal(SETH) if action >= 224}
    assert (levels, colours) == ({1, 2}, {1})
    game.play("p1 red/charge" if "p1 red/charge" in game.moves() else game.moves()[1])
    assert int(game.pp[SETH]) == 11 - 2


@pytest.mark.rule("S7.2", "S7.3", "S1.6", "SX6")
def test_sacred_temples_sx6() -> None:
    """S7.2, S7.3, S1.6, SX6 Levels cost 1, 2, 3 units given up for nothing; the second brings a prayer token, the third a
    power and its higher side."""
    game = begun(3)
    facts = facts_of(game)
    clear(game)
    put(game, 1, BANK, 4)
    paid = int(game.pp[1])
    assert building_sites(game, 0) & BIT[BANK]
    assert not building_sites(game, 0) & BIT[OBELISK]
    for level, left, prayer in ((1, 3, {0}), (2, 1, {1}), (3, 0, {2, 3})):
        put(game, 1, BANK, max(0, level - int(game.units_at(1, BANK))))
        raise_temple(game, BANK)
        game.advance()
        assert facts.temple_level(game, BANK) == level
        assert int(facts.fact(game, facts.at_prayer + BANK)) in prayer
        if level < 3:
            assert int(game.units_at(1, BANK)) == left
    assert int(game.pp[1]) == paid
    assert len(view(game, 1)["seth"]["powers"]) == 1
    assert not building_sites(game, 0) & BIT[BANK]


@pytest.mark.rule("S7.4", "SX1", "R97")
def test_the_ceremony_sx1() -> None:
    """S7.4, SX1, R97 Three members, three temporary VP: 30 − 12 = 18 PP, paid by those on deserts with obelisk."""
    game = begun(4, seed=3)
    clear(game)
    for seat in (1, 2):
        pyramid = next(int(one) for one in game.pyramid_on if one >= 0 and one // COLOURS == seat)
        game.pyramid_level = altered(game.pyramid_level, pyramid, 4)
    put(game, 3, space_id("west_temple"), 2)
    assert int(game.total_vp(1) - game.permanent_vp(1)) == 3
    assert int(ceremony_price(game)) == 18
    put(game, 1, space_id("w_obelisk_n"), 1)
    put(game, 2, space_id("w_obelisk_s"), 1)
    game.pp[1], game.pp[2], game.pp[3] = 9, 9, 11
    assert [can_call(game, seat) for seat in (1, 2, 3)] == [True, True, False]
    to_community_turn(game)
    game.pp[1], game.pp[2] = 9, 9
    game.play("p2 call")
    game.play("p2 x9")
    game.play("p3 x9")
    game.play("p2 power/blades-of-osiris")
    assert (int(game.pp[1]), int(game.pp[2])) == (0, 0)
    assert view(game, 1)["seth"]["ceremony"]
    assert view(game, 1)["seth"]["portal"] == "open"


@pytest.mark.rule("S4.2", "SX4")
def test_recall_sx4() -> None:
    """S4.2, SX4 Four surviving units bring 3 PP."""
    game = begun(3)
    clear(game)
    put(game, 1, BANK, 4)
    game.pp[1] = 0
    recall(game, 1, BANK)
    assert int(game.pp[1]) == 3


@pytest.mark.rule("S4.1", "S8.1", "SX3")
def test_mixed_move_sx3() -> None:
    """S4.1, S8.1, SX3 A mixed troop leaves some units and takes others along; six in a troop at the end are refused."""
    game = begun(4, seed=5)
    clear(game)
    start_, middle = space_id("nw_front"), space_id("west_bank")
    put(game, 1, start_, 4)
    put(game, 2, middle, 2)
    put(game, 3, middle, 3)
    move = whole_troop(game, 1, start_)
    move.bonus = 2
    game.push(move)
    game.play("p2 west_bank")
    assert int(game.troop_size(1, middle)) == 9
    with pytest.raises(IllegalAction):
        game.play("p2 pass")
    game.play("p2 x2")
    game.play("p2 along/p3:1")
    game.play("p2 along/p4:1")
    game.play("p2 sphinx_temple")
    assert [int(game.units_at(seat, space_id("sphinx_temple"))) for seat in (1, 2, 3)] == [2, 1, 1]
    assert [int(game.units_at(seat, middle)) for seat in (1, 2, 3)] == [2, 1, 2]


@pytest.mark.rule("S5.2", "R98")
def test_seth_wins_at_once() -> None:
    """S5.2, R98 With the eighth battle VP, or when the community has no unit in play."""
    game = begun(3)
    game.vp = altered(game.vp, SETH * VP_KINDS + VP_BATTLE, 7)
    gain_vp(game, SETH, VP_BATTLE)
    assert isinstance(game.top, Verdict)
    game.advance()
    assert [game.has_won(seat) for seat in range(3)] == [True, False, False]
    other = begun(3)
    for seat in (1, 2):
        for space in range(37):
            if other.units_at(seat, space):
                other.put_units(seat, space, -int(other.units_at(seat, space)))
    other.push(Verdict())
    other.advance()
    assert other.winner == SETH


@pytest.mark.rule("S7.1")
def test_the_community_wins_together() -> None:
    """S7.1 A finished temple, the Ceremony and 6 permanent VP, whoever gained them."""
    game = begun(4)
    facts = facts_of(game)
    facts.put(game, facts.at_level + BANK, 3)
    facts.put(game, facts.at_ceremony, 1)
    game.vp = altered(game.vp, 2 * VP_KINDS + VP_BATTLE, 5)
    gain_vp(game, 1, VP_BATTLE)
    game.advance()
    assert [game.has_won(seat) for seat in range(4)] == [False, True, True, True]
    assert game.winner == 1, "the first member stands for all"
    assert view(game, SETH)["seth"]["winners"] == ["p2", "p3", "p4"]


@pytest.mark.rule("S5.6", "R85", "R86")
def test_a_creature_fights_alone() -> None:
    """S5.6, R85, R86 Nothing hurts it, its win is a battle VP, the card is spent."""
    game = begun(3, seed=2)
    clear(game)
    game.pyramid_level = altered(game.pyramid_level, SETH * COLOURS + VIOLET, 4)
    put(game, 1, BANK, 1)
    start_seth_action(game, 7, 1)
    assert "p1 beast/seth-sphinx" in game.moves()
    game.play("p1 beast/seth-sphinx")
    game.play("p1 west_bank")
    while game.top.name() != "battle-cards":
        game.play(next(move for move in game.moves() if move.endswith("pass")))
    for card in ("p1 card/4-1-0", "p1 card/1-3-0", "p2 card/1-3-0", "p2 card/2-0-2"):
        game.play(card)
    while game.top.name() == "battle-cards":
        game.play(f"p{game.to_act() + 1} pass")
    assert int(game.permanent_vp(SETH)) == 1
    assert "seth-sphinx" not in view(game, SETH)["players"][SETH]["creature-cards"]
    assert int(game.units_at(SETH, BANK)) == 0


@pytest.mark.rule("R98")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_games_are_played_soundly(players: int) -> None:
    """R98 Random games: never without an action, every number right, worlds that look the same."""
    check_games(players, range(players, players + 1))


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_many_games_are_played_soundly(players: int) -> None:
    check_games(players, range(40))


def check_games(players: int, seeds: range) -> None:
    """Plays games at random with all checks."""
    for seed in seeds:
        modules = ["seth", *(["black-pyramid"] if seed % 2 else [])]
        game = start(Options(players=players, modules=modules, target=8 if seed % 3 else 10), seed)
        chance = random.Random(seed)
        for count in range(1500):
            if game.over():
                break
            seat = int(game.to_act())
            assert seat != NONE
            game.apply(seat, chance.choice(game.legal(seat)))
            assert faults(game) == []
            if count % 25 == 0:
                viewer = chance.randrange(players)
                assert view(determinize(game, viewer, seeded(count)), viewer) == view(game, viewer)
                assert game.copy().dump() == game.dump()
