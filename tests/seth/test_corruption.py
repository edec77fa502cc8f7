"""Corruption of creatures, troops, pyramids and units (S5.6–S5.10, R85–R90, R99)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import fight, on, pass_until, table, vp

from kemet.engine import Game, events
from kemet.engine.board import space_id
from kemet.engine.ids import BIT
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.modules.seth.tiles import steal_unit
from kemet.engine.play.attack import shift_troop
from kemet.engine.play.battle import Battle
from kemet.engine.play.units import units_to_reserve
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

COMMUNITY = {"day-track": 1}
GATE = {"seth_gate": 3, "seth_1": 2}


def beast(
    card: str, variants: list[str] | None = None, modules: list[str] | None = None, seth: Any = None, **seats: Any
) -> Game:
    """Returns a game in which a creature is to attack the troop of p2."""
    seats = {"p2": {"units": {"west_bank": 3, "nw_1": 1}}} | seats
    game = table(4, variants, modules, p1={"violet": 4, "units": {"seth_1": 2}} | (seth or {}), **seats)
    start_seth_action(game, 7, 1)
    game.play(f"p1 beast/{card}")
    return game


@pytest.mark.rule("S5.6", "S5.12", "R85", "R86")
def test_a_creature_attacks() -> None:
    """Its strength counts; nothing hurts it; the loser may stay, recall or retreat where Seth says; a point for Seth."""
    game = beast("seth-sphinx")
    game.play("p1 west_bank")
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    assert vp(game)[0] == 1
    assert game.moves() == ["p2 retreat", "p2 recall", "p2 stay"]
    game.play("p2 stay")
    assert on(game, 1, "west_bank") == 3
    assert "seth-sphinx" not in view(game, 1)["players"][SETH]["creature-cards"]
    lost = beast("elephant")
    lost.play("p1 west_bank")
    fight(lost, p1="2-0-2 4-1-0", p2="4-1-0 3-2-0")
    assert vp(lost)[0] == 0
    assert lost.moves() == ["p2 recall", "p2 stay"]
    assert "elephant" not in view(lost, 1)["players"][SETH]["creature-cards"]


@pytest.mark.rule("R85", "variant/loser-leaves-creature")
def test_the_loser_may_have_to_leave() -> None:
    game = beast("seth-sphinx", ["loser-leaves-creature"])
    game.play("p1 west_bank")
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    assert game.moves() == ["p2 retreat", "p2 recall"]


@pytest.mark.rule("S5.12")
def test_powers_of_creature_cards() -> None:
    """The Mummy brings a card, the Devourer a further point, the Snake silences the other creature."""
    mummy = beast("mummy")
    mummy.play("p1 west_bank")
    fight(mummy, p1="1-3-0 4-1-0", p2="4-1-0 3-2-0")
    assert int(mummy.hand_size[SETH]) == 1
    devourer = beast("devourer", None, ["black-pyramid"])
    devourer.play("p1 west_bank")
    fight(devourer, p1="1-3-0 2-0-2", p2="1-3-0 2-0-2")
    assert vp(devourer)[0] == 2
    two = {"units": {"west_bank": 1, "nw_1": 1}, "tiles": ["red/phoenix"], "creatures": {"phoenix": "west_bank"}}
    snake = beast("snake", p2=two)
    snake.play("p1 west_bank")
    fight(snake, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    assert vp(snake)[0] == 1


@pytest.mark.rule("violet/servile-corruption", "variant/creatures-without-tiles")
def test_tiles_where_a_creature_fights() -> None:
    strengths = []
    cases: list[tuple[list[str], list[str]]] = [
        ([], []),
        (["violet/servile-corruption"], []),
        (["violet/kill-them-all", "violet/immortal-legion"], []),
        (["violet/immortal-legion"], ["creatures-without-tiles"]),
    ]
    for tiles, variants in cases:
        game = beast("elephant", variants, seth={"tiles": tiles})
        game.play("p1 west_bank")
        fight(game, p1="2-0-2 4-1-0", p2="4-1-0 3-2-0")
        battle = next(frame for frame in game.stack if isinstance(frame, Battle))
        strengths.append((int(battle.sides[0].strength), int(battle.sides[0].damage)))
    assert [strength - strengths[0][0] for strength, _ in strengths] == [0, 1, 1, 0]
    assert strengths[2][1] == strengths[0][1] + 1


@pytest.mark.rule("S5.10")
def test_the_card_that_costs_units_is_barred() -> None:
    game = beast("elephant", None, ["new-cards"])
    game.play("p1 west_bank")
    pass_until(game, "battle-cards")
    costly = [card.slug for card in game.rules.battle_cards if card.own_losses]
    assert costly
    assert not any(f"p1 card/{slug}" in game.moves() for slug in costly)
    assert any(f"p2 card/{slug}" in game.moves() for slug in costly)


@pytest.mark.rule("R86", "R99")
def test_escape_from_a_creature() -> None:
    """The card stays, the token is spent."""
    game = beast("elephant", p2={"units": {"west_bank": 3, "nw_1": 1}, "di": ["escape"]})
    game.play("p1 west_bank")
    assert game.top.name() == "community-escape"
    game.play("p2 di/escape")
    game.play("p2 s_front")
    assert on(game, 1, "s_front") == 3
    assert "elephant" in view(game, 1)["players"][SETH]["creature-cards"]
    assert vp(game)[0] == 0


def corrupted(variants: list[str] | None = None, seth: Any = None, **seats: Any) -> Game:
    """Returns a game in which Seth walks a troop of p2 from the bank."""
    given = {"p2": {"units": {"west_bank": 3, "nw_1": 1}}, "p3": {"units": {"s_front": 2, "s_1": 1}}} | seats
    game = table(4, variants, p1={"units": {"seth_1": 2}} | (seth or {}), **given)
    start_seth_action(game, 3, 1)
    game.play("p1 west_bank")
    return game


@pytest.mark.rule("S5.7", "R87", "R88")
def test_a_corrupted_troop_fights() -> None:
    """The token's member attacks, another defends; the point is Seth's; the winner says where the loser goes."""
    game = corrupted()
    game.play("p1 s_front")
    assert game.moves() == ["p1 pass", "p1 fight"]
    game.play("p1 fight")
    fight(game, p2="4-1-0 3-2-0", p3="2-0-2 1-3-0")
    assert vp(game) == (1, 0)
    assert game.moves() == ["p3 retreat", "p3 recall"]
    game.play("p3 retreat")
    assert game.top.name() == "retreat-from-ally"
    assert all(move.startswith("p2 ") for move in game.moves())
    game.play("p2 sphinx_temple" if "p2 sphinx_temple" in game.moves() else game.moves()[0])
    assert game.moves() == ["p2 recall", "p2 stay"]
    game.play("p2 stay")
    assert on(game, 1, "s_front") == 3
    assert on(game, 2, "s_front") == 0


@pytest.mark.rule("S5.7", "R77", "S4.2")
def test_a_recall_after_a_battle_between_members_pays() -> None:
    game = corrupted(p3={"units": {"s_front": 4, "s_1": 1}, "pp": 0})
    game.play("p1 s_front")
    game.play("p1 fight")
    fight(game, p2="4-1-0 3-2-0", p3="1-3-0 2-0-2")
    assert on(game, 2, "s_front") == 3
    game.play("p3 recall")
    assert int(game.pp[2]) == 2


@pytest.mark.rule("R71", "S5.7")
def test_nothing_meant_for_enemies_works_between_members() -> None:
    """Neither toll nor trap of the attacked, nor Initiative or venom of those who are led there; Seth has no PP."""
    two = {
        "units": {"west_bank": 3, "nw_1": 1},
        "tiles": ["red/initiative", "violet/cobra"],
        "creatures": {"cobra": "west_bank"},
    }
    three = {"units": {"s_front": 2, "s_1": 1}, "tiles": ["black/khnums-sphinx", "black/deadly-trap"]}
    three["creatures"] = {"khnum": "s_front"}
    game = table(4, modules=["black-pyramid"], p1={"units": {"seth_1": 2}, "pp": 0}, p2=two, p3=three)
    start_seth_action(game, 3, 1)
    for move in ("west_bank", "s_front", "fight"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    assert (on(game, 1, "s_front"), on(game, 2, "s_front")) == (3, 2)
    assert [int(game.pp[seat]) for seat in (SETH, 1, 2)] == [0, 5, 5]


@pytest.mark.rule("R88", "variant/corrupt-vp-without-survivor")
def test_the_point_needs_a_survivor() -> None:
    for variants, gained in (([], 0), (["corrupt-vp-without-survivor"], 1)):
        game = corrupted(variants, p2={"units": {"west_bank": 3, "nw_1": 1}}, p3={"units": {"s_front": 1, "s_1": 1}})
        game.play("p1 s_front")
        game.play("p1 fight")
        fight(game, p2="4-1-0 3-2-0", p3="1-3-0 2-0-2")
        assert vp(game)[0] == gained


@pytest.mark.rule("R88")
def test_defensive_victory_stays_with_the_community() -> None:
    game = corrupted(p3={"units": {"s_front": 4, "s_1": 1}, "tiles": ["blue/defensive-victory"]})
    game.play("p1 s_front")
    game.play("p1 fight")
    fight(game, p2="1-3-0 2-0-2", p3="4-1-0 3-2-0")
    assert vp(game) == (0, 1)


@pytest.mark.rule("S5.7", "R88")
def test_no_battle_within_a_colour_and_who_defends() -> None:
    """None against a troop of the token's colour only; a mixed one is defended by a member of another colour."""
    game = corrupted(p2={"units": {"west_bank": 3, "s_front": 1}}, p3={"units": {"s_1": 1}})
    game.play("p1 s_front")
    assert game.moves() == ["p1 pass"] or "p1 fight" not in game.moves()
    mixed = corrupted(p2={"units": {"west_bank": 3, "s_front": 1}}, p4={"units": {"s_front": 2}})
    mixed.play("p1 s_front")
    mixed.play("p1 fight")
    pass_until(mixed, "name-fighter")
    assert mixed.moves() == ["p3 p3", "p3 p4"]


@pytest.mark.rule("R87", "variant/corrupt-troop-must-fight", "variant/corrupt-troop-meets-seth")
def test_where_a_corrupted_troop_stops() -> None:
    """With others within the limits; never with Seth; Seth pays; walls of those without a unit in it stop it."""
    game = corrupted()
    assert "p1 s_1" not in game.moves()
    must = corrupted(["corrupt-troop-must-fight"])
    must.play("p1 s_front")
    assert must.moves() == ["p1 fight"]
    near = {"units": {"nw_front": 2, "seth_1": 2}}
    assert "p1 nw_front" not in corrupted(seth=near).moves()
    meets = corrupted(["corrupt-troop-meets-seth"], seth=near)
    meets.play("p1 nw_front")
    pass_until(meets, "battle-cards")
    fight(meets, p1="4-1-0 3-2-0", p2="1-3-0 2-0-2")
    assert vp(meets) in ((0, 0), (0, 1))


@pytest.mark.rule("R99", "S5.7")
def test_escape_from_an_ally() -> None:
    game = corrupted(p3={"units": {"s_front": 2, "s_1": 1}, "di": ["escape"]})
    game.play("p1 s_front")
    game.play("p1 fight")
    assert game.top.name() == "community-escape"
    game.play("p3 di/escape")
    pass_until(game, "escape-from-ally")
    game.play("p3 west_bank")
    assert (on(game, 1, "s_front"), on(game, 2, "west_bank")) == (3, 2)
    assert vp(game) == (0, 0)


@pytest.mark.rule("S5.8", "R89")
def test_destroyed_units() -> None:
    """In cities too; one where there is only one; creatures follow S8.3."""
    game = table(4, p1={"units": {"seth_1": 2}}, p2={"units": {"nw_1": 1}, "pp": 0})
    start_seth_action(game, 8, 1)
    game.advance()
    game.play("p1 nw_1")
    assert game.top.name() != "destroy-units"
    assert on(game, 1, "nw_1") == 0
    assert int(game.pp[1]) == 0


@pytest.mark.rule("variant/seth-buys-by-occupied", "variant/seth-buys-community-tiles", "R90")
def test_what_seth_buys() -> None:
    held: dict[str, Any] = {
        "p1": {"units": {"nw_1": 2}, "violet": 4, "pp": 9},
        "p2": {"pyramids": {"nw_1": "red^3"}, "units": {"nw_2": 1}},
    }
    for variants, able in (([], False), (["seth-buys-by-occupied"], True)):
        game = table(4, variants, **held)
        start_seth_action(game, 11, -1)
        assert ("p1 red/charge" in game.moves()) == able
    for variants, able in (([], False), (["seth-buys-community-tiles"], True)):
        game = table(4, variants, **held)
        start_seth_action(game, 12, 1)
        assert ("p1 red/osiris" in game.moves()) == able
    game.play("p1 red/osiris")
    assert int(game.pp[SETH]) == 9 - 4
    assert not any(
        game.has_power(seat, tile.power) for tile in game.rules.tiles if tile.slug == "osiris" for seat in (1, 2, 3)
    )


@pytest.mark.rule("violet/units-corruption", "variant/stolen-units-save")
def test_stolen_units() -> None:
    """A destroyed unit joins Seth's troop, and goes to its own reserve when it is lost; it saves nobody unless agreed."""
    game = table(
        4, p1={"units": {"west_bank": 5}, "tiles": ["violet/units-corruption"]}, p2={"units": {"s_front": 2, "nw_1": 1}}
    )
    for move in ("@seth-move-upper", "west_bank", "s_front"):
        game.play(f"p1 {move}")
    fight(game, p1="1-3-0 4-1-0", p2="2-0-2 4-1-0")
    while game.top.name() not in ("steal-unit", "seth-turn", "community-turn"):
        game.play(game.moves()[0])
    assert game.top.name() == "steal-unit"
    reserve = int(game.reserve[1])
    game.play("p1 p2")
    assert int(game.reserve[1]) == reserve - 1
    assert on(game, SETH, "s_front") == 6
    assert facts_of(game).stolen_of(game, 1) == 1
    from kemet.engine.modules.seth.victory import seth_has_won

    for variants, won in (([], True), (["stolen-units-save"], False)):
        gone = table(4, variants)
        for seat in (1, 2, 3):
            gone.troops[seat] = 0
        facts = facts_of(gone)
        facts.put(gone, facts.at_stolen + 37 + 3, 1)
        assert seth_has_won(gone) == won
    assert BIT[1] == 2


@pytest.mark.rule("R87")
def test_walls_stop_a_corrupted_troop() -> None:
    """It set out away from them, and nobody of that city is in it; the own city is open."""
    two = {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "west_bank"}}
    game = corrupted(p2=two, p3={"units": {"s_1": 1}})
    game.play("p1 s_front")
    assert "p1 s_2" not in game.moves()
    home = corrupted(p2=two)
    home.play("p1 nw_front")
    assert "p1 nw_2" in home.moves()
    beside = corrupted(p2={"units": {"west_bank": 1, "s_front": 2}}, p3={"units": {"s_1": 1}})
    beside.play("p1 pass")
    start_seth_action(beside, 3, 1)
    beside.play("p1 s_front")
    assert "p1 s_2" in beside.moves()


@pytest.mark.rule("S5.7", "S8.3", "R78")
def test_creatures_in_a_battle_between_members() -> None:
    """Each side has its own; the beaten side takes its creature along; one whose controller's units are gone goes home."""
    two = {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "west_bank"}}
    three = {"units": {"s_front": 2, "s_1": 1}, "tiles": ["red/phoenix"], "creatures": {"phoenix": "s_front"}}
    game = corrupted(p2=two, p3=three)
    game.play("p1 s_front")
    game.play("p1 fight")
    fight(game, p2="4-1-0 3-2-0", p3="2-0-2 1-3-0")
    battle = next(frame for frame in game.stack if isinstance(frame, Battle))
    assert [int(side.strength) for side in battle.sides] == [3 + 4 + 2, 2 + 2 + 2]
    game.play("p3 retreat")
    if game.top.name() == "retreat-from-ally":
        game.play("p2 west_bank")
    assert view(game, 1)["players"][2]["creatures"] == {"phoenix": "west_bank"}
    assert view(game, 1)["players"][1]["creatures"] == {"scarab": "s_front"}
    lost = corrupted(p2=two, p3=three)
    lost.play("p1 s_front")
    lost.play("p1 fight")
    fight(lost, p2="1-3-0 2-0-2", p3="1-3-0 2-0-2")
    assert on(lost, 2, "s_front") == 0
    assert view(lost, 1)["players"][2]["creatures"] == {"phoenix": "s_1"}
    assert view(lost, 1)["players"][1]["creatures"] == {"scarab": "nw_1"}


@pytest.mark.rule("red/osiris", "S5.7")
def test_osiris_leaves_a_corrupted_troop() -> None:
    two = {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["red/osiris"], "creatures": {"osiris": "west_bank"}}
    game = corrupted(p2=two)
    assert view(game, 1)["players"][1]["creatures"] == {"osiris": "reserve"} or "osiris" not in str(
        view(game, 1)["players"][1]["creatures"]
    )
    assert view(game, SETH)["frames"][-1]["range"] == 1


@pytest.mark.rule("R87")
def test_seth_pays_for_a_corrupted_troop() -> None:
    """Tolls of Seth's own creatures count, prices are those of the token's member; no more than Seth has."""
    game = corrupted(seth={"pp": 0})
    assert "p1 s_front" in game.moves()
    assert "p1 nw_front" in game.moves()


def stolen_by_a_member() -> Game:
    """Returns a game in which p2, owner of Units Corruption, has won beside p3 against Seth, and taken a unit."""
    seats: dict[str, Any] = {"p2": {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["violet/units-corruption"]}}
    game = table(4, p1={"units": GATE}, p3={"units": {"west_bank": 2, "s_1": 1}}, **seats)
    for move in ("@seth-move-upper", "seth_gate", "west_bank"):
        game.play(f"p1 {move}")
    pass_until(game, "name-fighter")
    game.play("p2 p3")
    fight(game, p1="4-1-0 2-0-2", p3="3-2-0 4-1-0")
    while game.top.name() != "steal-unit":
        game.play(game.moves()[0])
    assert game.moves() == ["p2 pass", "p2 p1"]
    game.play("p2 p1")
    return game


@pytest.mark.rule("violet/units-corruption")
def test_a_member_steals_a_unit_of_seths() -> None:
    """The owner takes it, whoever fought; it is the owner's in every way till it is lost, then it goes to Seth's reserve."""
    game = stolen_by_a_member()
    own, seths = on(game, 1, "west_bank"), int(game.reserve[SETH])
    assert own + on(game, 2, "west_bank") == 5
    assert facts_of(game).stolen_of(game, SETH) == 1
    assert not faults(game)
    units_to_reserve(game, 1, space_id("west_bank"), 1, events.UNITS_DESTROYED)
    assert int(game.reserve[SETH]) == seths + 1
    assert facts_of(game).stolen_of(game, SETH) == 0
    assert not faults(game)


@pytest.mark.rule("violet/units-corruption", "S8.1")
def test_a_stolen_unit_goes_where_the_thiefs_units_go() -> None:
    """Also where another member moves them, and only as many as go."""
    game = table(
        4, position={"day-track": 1}, p2={"units": {"west_bank": 2}, "tiles": ["violet/units-corruption"]},
        p3={"units": {"west_bank": 2}},
    )  # fmt: skip
    facts, bank, front = facts_of(game), space_id("west_bank"), space_id("s_front")
    facts.put(game, facts.at_stolen + bank, 1)
    game.reserve[SETH] -= 1
    game.reserve[1] += 1
    for move in ("@move-upper", "west_bank", "along/p2:1", "s_front"):
        game.play(f"p3 {move}")
    assert (on(game, 1, "west_bank"), on(game, 1, "s_front")) == (1, 1)
    assert (int(facts.fact(game, facts.at_stolen + bank)), int(facts.fact(game, facts.at_stolen + front))) == (0, 1)
    shift_troop(game, 2, front, bank)
    assert int(facts.fact(game, facts.at_stolen + bank)) == 1
    assert not faults(game)


@pytest.mark.rule("violet/units-corruption")
def test_nothing_is_stolen_where_corruption_brought_the_battle_about() -> None:
    """Not from an ally by a corrupted troop, nor from Seth where such a troop may meet Seth's."""
    game = corrupted(p2={"units": {"west_bank": 4, "nw_1": 1}, "tiles": ["violet/units-corruption"]})
    seen = set()
    while game.top.name() not in ("seth-turn", "community-turn") and not game.over():
        seen.add(game.top.name())
        game.play(game.moves()[-1])
    assert "steal-unit" not in seen


@pytest.mark.rule("violet/units-corruption", "S6.2")
def test_a_full_troop_takes_nobody() -> None:
    game = stolen_by_a_member()
    assert on(game, 1, "west_bank") + on(game, 2, "west_bank") == 5
    battle = next(frame for frame in game.stack if isinstance(frame, Battle))
    before = len(game.stack)
    steal_unit(game, battle, 1)
    assert len(game.stack) == before
    units_to_reserve(game, 2, space_id("west_bank"), 1, events.UNITS_DESTROYED)
    steal_unit(game, battle, 1)
    assert game.top.name() == "steal-unit"
