"""Details of Seth's game that faults put into the rules one by one showed nobody looked at."""

from __future__ import annotations

from typing import Any

import pytest
from support.playing import events
from support.seth import attacked_by, corrupted, fight, on, pass_until, table, vp

from kemet.engine.board import SPACES, space_id
from kemet.engine.events import UNITS_DESTROYED
from kemet.engine.ids import NONE
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.play.battle import Battle
from kemet.engine.play.units import units_to_reserve
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

COMMUNITY = {"day-track": 1}


@pytest.mark.rule("R74")
@pytest.mark.parametrize(("number", "speaker"), [(1, "p2"), (2, "p3")])
def test_the_office_passes_on_from_the_second_night(number: int, speaker: str) -> None:
    game = table(4, position={"phase": "night", "round": number, "speaker": "p2"})
    assert view(game, 1)["seth"]["speaker"] == speaker


@pytest.mark.rule("S2.2", "S2.4")
def test_creatures_of_the_module_fly_over_no_walls_and_silence_none() -> None:
    creatures = table(4).rules.creatures
    own = [one for one in creatures if one.slug in ("vulture", "crocodile", "cobra", "osiris", "seth-sphinx")]
    assert [(one.ignores_walls, one.cancels_creature) for one in own] == [(False, False)] * 5


@pytest.mark.rule("R96", "S7.3", "variant/sacred-temples-fall")
@pytest.mark.parametrize(("fallen", "left"), [("west_bank", [1, 1]), ("s_front", [0, 2])])
def test_the_prayer_token_of_a_temple_that_fell_lies_with_the_others(fallen: str, left: list[int]) -> None:
    """The very one that it had: of three finished temples two have 2 PP, and the last has 3."""
    temples = {"west_bank": 3, "nw_front": 3, "s_front": 3}
    position = {"day-track": 10, "sacred-temples": temples}
    game = table(4, ["sacred-temples-fall"], position=position, p1={"units": {fallen: 2}, "pp": 0})
    assert sorted(view(game, 1)["seth"]["temples"]) == sorted(set(temples) - {fallen})
    assert int(game.pp[SETH]) == (2 if fallen == "west_bank" else 3) + 3
    facts = facts_of(game)
    assert [int(facts.fact(game, place)) for place in (facts.at_prayer_two, facts.at_prayer_three)] == left


@pytest.mark.rule("R93", "S3.5")
@pytest.mark.parametrize("tile", ["white/divine-boon", "white/the-mummy", "white/priest-of-amon"])
def test_seths_tiles_act_in_the_eclipse(tile: str) -> None:
    """What brings a card brings one, what brings PP brings them; nothing else does."""
    game = table(4, position={"day-track": 4}, p1={"units": {"seth_1": 2}, "tiles": [tile], "pp": 1})
    plain = table(4, position={"day-track": 4}, p1={"units": {"seth_1": 2}, "pp": 1})
    assert (int(plain.hand_size[SETH]), int(plain.pp[SETH])) == (0, 1)
    assert (int(game.hand_size[SETH]), int(game.pp[SETH])) == ((0, 6) if "amon" in tile else (1, 1))


@pytest.mark.rule("R85", "R38")
def test_a_creatures_attack_is_no_move_for_dedication() -> None:
    one = {"units": {"seth_1": 2}, "tiles": ["black/dedication-to-battle"], "pp": 0}
    game = attacked_by("scarab", None, ["black-pyramid"], p1=one)
    pass_until(game, "battle-cards")
    assert int(game.pp[SETH]) == 0


@pytest.mark.rule("S4.1", "S2.1")
def test_a_troop_passes_another_only_if_it_can_end_somewhere() -> None:
    """Not where all that it could reach would hold too many."""
    full = {"seth_1": 4, "seth_2": 3, "seth_3": 3, "seth_gate": 3}
    for units, able in ((full, False), (full | {"seth_3": 2}, True)):
        game = table(4, p1={"units": units, "tiles": ["violet/kill-them-all"]})
        game.play("p1 @seth-move-upper")
        game.play("p1 seth_1")
        assert ("p1 seth_2" in game.moves()) == able


@pytest.mark.rule("R82", "K5.5")
def test_the_own_silver_token_is_laid_once() -> None:
    """Where no other one was laid."""
    game = table(4, position=COMMUNITY, p2={"tiles": ["blue/act-of-god"], "units": {"nw_1": 2}, "pp": 0})
    game.play("p2 silver@pray-lower")
    assert not any("silver@" in move for move in game.moves())


@pytest.mark.rule("R84", "S5.11", "R38")
def test_a_trap_before_two_battles() -> None:
    """Each is reached by a move: the trap of who is attacked takes a unit, Dedication brings 2 PP for each."""
    three = {"units": {"s_front": 1, "s_1": 1}, "tiles": ["black/deadly-trap"]}
    one = {"units": {"west_bank": 3, "w_obelisk_n": 3}, "tiles": ["black/dedication-to-battle"], "pp": 0}
    game = table(4, modules=["black-pyramid"], p1=one, p2={"units": {"nw_front": 1, "nw_1": 1}}, p3=three)
    for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    assert (on(game, SETH, "s_front"), on(game, SETH, "nw_front"), int(game.pp[SETH])) == (2, 3, 4)


@pytest.mark.rule("violet/units-corruption")
def test_nobody_is_stolen_where_nobody_fell_or_no_unit_is_left() -> None:
    """Nor, by a creature that fights alone, where Seth has no unit."""
    seth = {"units": {"seth_gate": 4, "seth_1": 2}, "tiles": ["violet/units-corruption"]}
    for laid, against in (("4-1-0", "3-0-1"), ("3-2-0", "1-3-0")):
        own = seth if against == "3-0-1" else seth | {"units": {"seth_gate": 3, "seth_1": 2}}
        game = table(4, p1=own, p2={"units": {"west_bank": 2, "nw_1": 1}})
        for move in ("@seth-move-upper", "seth_gate", "west_bank"):
            game.play(f"p1 {move}")
        fight(game, p1=f"{laid} 2-0-2", p2=f"{against} 2-0-2")
        assert game.top.name() != "steal-unit"
    beast = attacked_by("scorpion", p1={"units": {"seth_1": 2}, "tiles": ["violet/units-corruption"]})
    fight(beast, p1="1-3-0 4-1-0", p2="1-3-0 4-1-0")
    assert beast.top.name() != "steal-unit"


@pytest.mark.rule("S5.6", "R86")
def test_after_a_creatures_battle_the_turn_goes_on() -> None:
    game = attacked_by("seth-sphinx")
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    game.play("p2 stay")
    assert game.top.name() in ("seth-turn", "community-turn")


@pytest.mark.rule("S5.3", "S5.7", "R99")
def test_what_seth_does_is_told() -> None:
    """Tokens laid on Seth's board, and who escaped from an ally; nobody is told of nothing."""
    game = table(4, p1={"units": {"seth_1": 2}})
    game.log = []
    for move in ("@seth-pray-lower", "p2", "@seth-pray-middle"):
        if f"p1 {move}" in game.moves():
            game.play(f"p1 {move}")
    assert "token-laid p1 regular @seth-pray-lower" in events(game)
    away = corrupted(p3={"units": {"s_front": 2, "s_1": 1}, "di": ["escape"]})
    away.log = []
    away.play("p3 di/escape")
    pass_until(away, "escape-from-ally")
    away.play("p3 west_bank")
    assert "troop-escaped p3 s_front west_bank" in events(away)
    mixed = corrupted(
        p2={"units": {"west_bank": 2, "s_front": 1, "nw_1": 1}}, p3={"units": {"s_front": 2, "s_1": 1}},
        p4={"units": {"west_bank": 2, "c_1": 1}},
    )  # fmt: skip
    mixed.log = []
    fight(mixed, p2="4-1-0 3-2-0", p3="3-2-0 2-0-2")
    for move in ("p3 p3", "p2 p4", "p2 p4"):
        mixed.play(move)
    assert not [line for line in events(mixed) if line.startswith("units-") and line.endswith(" 0")]


@pytest.mark.rule("S7.4", "R76", "R97")
def test_what_is_asked_is_shown_with_its_numbers() -> None:
    """Price and offer of the Ceremony; who shares PP, and how many."""
    at: dict[str, Any] = {seat: {"units": {"w_obelisk": 1, "west_bank": 1}, "pp": 11} for seat in ("p2", "p3")}
    game = table(3, position=COMMUNITY, **at)
    game.play("p2 call")
    game.play("p2 x3")
    frame = view(game, 2)["frames"][-1]
    assert (frame["player"], frame["price"], frame["offered"]) == ("p2", 20, 3)
    held: dict[str, Any] = {seat: {"units": {"sphinx_temple": 1}, "pp": 0} for seat in ("p2", "p3")}
    shared = view(table(3, position={"day-track": 9}, **held), 1)["frames"][-1]
    assert (shared["frame"], shared["player"], shared["number"]) == ("share-pp", "p2", 3)


@pytest.mark.rule("S8.1", "S8.3")
def test_a_creature_goes_along_only_with_a_unit_of_its_controller() -> None:
    """Where two members are all there are: the other one cannot be left behind while the creature goes."""
    two = {"units": {"west_bank": 2}, "tiles": ["red/phoenix"], "creatures": {"phoenix": "west_bank"}}
    game = table(3, position=COMMUNITY, p2=two, p3={"units": {"west_bank": 2}})
    for move in ("@move-upper", "west_bank"):
        game.play(f"p3 {move}")
    assert [move for move in game.moves() if "along" in move] == ["p3 along/p2:1"]
    game.play("p3 without-creature")
    assert view(game, 1)["players"][1]["creatures"] == {"phoenix": "west_bank"}


@pytest.mark.rule("S4.1", "S8.1")
def test_what_was_named_before_counts_for_what_can_still_be_named() -> None:
    """SX3's troops: with 2 green and no blue going on, 2 or 3 yellow must, or 6 units and more would stay."""
    two = {"units": {"nw_front": 4}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "nw_front"}}
    game = table(4, position=COMMUNITY, p2=two, p3={"units": {"west_bank": 2}}, p4={"units": {"west_bank": 3}})
    for move in ("@move-upper", "nw_front", "west_bank", "x2"):
        game.play(f"p2 {move}")
    asked = game.copy()
    asked.play("p2 along/p3:1")
    assert [move for move in asked.moves() if "along/p4" in move] == ["p2 along/p4:1", "p2 along/p4:2"]
    assert "p2 along/p3:2" in game.moves()
    game.play("p2 along/p3:2")
    assert [move for move in game.moves() if "along/p4" in move] == ["p2 along/p4:1"]


@pytest.mark.rule("S7.4", "R97")
def test_the_caller_has_the_power_that_was_picked() -> None:
    """The community gains it; it lies on no temple."""
    at: dict[str, Any] = {seat: {"units": {"w_obelisk": 1}, "pp": 11} for seat in ("p2", "p3")}
    game = table(3, position=COMMUNITY | {"sacred-temples": {"west_bank": 1}}, **at)
    for move in ("p2 call", "p2 x11", "p3 x9", "p2 power/march-of-osiris"):
        game.play(move)
    shown = view(game, 2)["seth"]
    assert shown["powers"] == ["march-of-osiris"]
    assert [temple["power"] for temple in shown["temples"].values()] == [None]


@pytest.mark.rule("violet/units-corruption")
def test_stolen_units_of_several_go_back_each_to_its_own() -> None:
    """Of two units lost where one of p2's and two of p3's fight for Seth, one of each goes back."""
    game = table(4, p1={"units": {"west_bank": 4}, "tiles": ["violet/units-corruption"]}, p2={"units": {"nw_1": 2}})
    facts, bank = facts_of(game), space_id("west_bank")
    for seat, number in ((1, 1), (2, 2)):
        facts.put(game, facts.at_stolen + seat * SPACES + bank, number)
        game.reserve[seat] -= number
        game.reserve[SETH] += number
    before = [int(game.reserve[seat]) for seat in range(4)]
    units_to_reserve(game, SETH, bank, 2, UNITS_DESTROYED)
    assert [int(game.reserve[seat]) - before[seat] for seat in range(4)] == [0, 1, 1, 0]
    assert faults(game) == []


@pytest.mark.rule("S5.4", "K6.2")
def test_levels_of_the_violet_pyramid() -> None:
    """Any number of levels up to 4, as far as PP go."""
    for level, pp, offered in ((1, 11, [2, 3, 4]), (3, 11, [4]), (4, 11, []), (1, 5, [2, 3]), (1, 1, [])):
        game = table(4, p1={"violet": level, "units": {"seth_1": 2}, "pp": pp})
        start_seth_action(game, 5, NONE)
        assert game.moves() == ["p1 pass", *(f"p1 violet^{new}" for new in offered)]


@pytest.mark.rule("R88", "R41", "S5.7")
def test_points_of_the_devourer_between_members() -> None:
    """With who came it is Seth's second point, with who defends and has Defensive Victory the community's."""
    own: dict[str, Any] = {"tiles": ["black/devourer"]}
    at: list[dict[str, Any]] = [{"creatures": {"devourer": space}} for space in ("west_bank", "s_front")]
    lead: dict[str, Any] = {"p2": {"units": {"west_bank": 4, "nw_1": 1}}, "p3": {"units": {"s_front": 3, "s_1": 1}}}
    for seat, more, cards, points in (
        ("p2", own | at[0], ("3-2-0 2-0-2", "1-3-0 2-0-2"), (2, 0)),
        ("p2", own | at[0], ("4-1-0 2-0-2", "1-3-0 2-0-2"), (1, 0)),
        ("p3", {"tiles": ["black/devourer", "blue/defensive-victory"]} | at[1], ("4-1-0 2-0-2", "4-1-0 2-0-2"), (0, 1)),
        ("p3", {"tiles": ["black/devourer", "blue/defensive-victory"]} | at[1], ("2-2-1 2-0-2", "1-3-0 2-0-2"), (0, 2)),
    ):
        seats = {**lead, seat: lead[seat] | more}
        modules = ["black-pyramid", "new-cards"]
        game = table(4, modules=modules, p1={"units": {"seth_1": 2}}, **seats)
        start_seth_action(game, 3, 1)
        for move in ("west_bank", "s_front", "fight"):
            game.play(f"p1 {move}")
        fight(game, p2=cards[0], p3=cards[1])
        assert vp(game) == points


@pytest.mark.rule("S5.7", "S8.2", "S8.3")
def test_tiles_and_creatures_of_both_sides_count_between_members() -> None:
    """Those of the members on each side, the token's one among them."""
    two = {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["red/blades-of-neith", "blue/ancestral-elephant"]}
    three = {"units": {"s_front": 2, "s_1": 1}, "tiles": ["blue/shield-of-neith"]}
    game = corrupted(p2=two | {"creatures": {"elephant": "west_bank"}}, p3=three)
    fight(game, p2="3-2-0 2-0-2", p3="2-0-2 1-3-0")
    sides = next(frame for frame in game.stack if isinstance(frame, Battle)).sides
    assert [(int(side.strength), int(side.damage), int(side.shield)) for side in sides] == [(3 + 3 + 1 + 1, 2, 1), (4, 0, 3)]


@pytest.mark.rule("di/shared-offering", "R29c")
@pytest.mark.parametrize(("pp", "able"), [(0, False), (1, True)])
def test_who_has_a_point_may_offer_it(pp: int, able: bool) -> None:
    game = table(4, position=COMMUNITY, p2={"di": ["shared-offering"], "pp": pp})
    assert ("p2 di/shared-offering" in game.moves()) == able


@pytest.mark.rule("S4.1", "R79", "di/enlistment")
def test_no_card_places_units_while_a_troop_passes_another() -> None:
    """They could fill the only space where it can end; before and after they may be placed."""
    two = {"units": {"nw_1": 3, "nw_2": 4}, "di": ["enlistment"], "tiles": ["red/god-speed"]}
    game = table(4, position=COMMUNITY, p2=two)
    for move, able in (("@move-upper", None), ("nw_2", True), ("nw_1", False), ("nw_3", True)):
        game.play(f"p2 {move}")
        if able is not None and game.top.name() == "move":
            assert ("p2 di/enlistment" in game.moves()) == able
    assert game.troop_size(1, space_id("nw_1")) == 3
