"""Tiles and cards in Seth's game that the books wrote for one owner against all: owned by another member of the troop, or by
Seth, or taken from the other camp (S2.1, S8.2, R39, R71, R76, R80)."""

from __future__ import annotations

from typing import Any

import pytest
from support.playing import events
from support.seth import attacked_by, fight, on, pass_until, table, vp

from kemet.engine import Game
from kemet.engine.ids import BIT
from kemet.engine.invariants import faults
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

COMMUNITY = {"day-track": 1}


def mixed(modules: list[str] | None = None, position: Any = None, seth: Any = None, **members: Any) -> Game:
    """Returns a game in which Seth's troop has come to the west bank, where units of p2 and p3 stand; p2 fights."""
    given: dict[str, Any] = {"p2": {"units": {"west_bank": 2, "nw_1": 1}}, "p3": {"units": {"west_bank": 2, "s_1": 1}}}
    for seat, more in members.items():
        given[seat] = given.get(seat, {}) | more
    game = table(4, None, modules, position=position, p1={"units": {"seth_gate": 3, "seth_1": 2}} | (seth or {}), **given)
    for move in ("@seth-move-upper", "seth_gate", "west_bank"):
        game.play(f"p1 {move}")
    pass_until(game, "name-fighter")
    game.play("p2 p2")
    return game


def troop(**more: Any) -> dict[str, Any]:
    """Returns the part of p3 in the mixed troop."""
    return {"units": {"west_bank": 2, "s_1": 1}, **more}


@pytest.mark.rule("R80", "S8.2", "K16.5")
def test_prescience_of_another_member_shows_who_fights_the_card() -> None:
    """Seth settles first; p2, who fights, is shown the card, and p3, whose tile it is, is not."""
    game = mixed(p3=troop(tiles=["blue/prescience"]))
    pass_until(game, "battle-cards")
    for card in ("4-1-0", "2-0-2"):
        assert all(move.startswith("p1 ") for move in game.moves())
        game.play(f"p1 card/{card}")
    assert game.moves()[0].startswith("p2 ")
    shown = [next(frame for frame in view(game, seat)["frames"] if frame["frame"] == "battle") for seat in (1, 2)]
    assert [frame.get("attacker-card") for frame in shown] == ["4-1-0", None]


@pytest.mark.rule("S8.2", "R41", "R80")
@pytest.mark.parametrize("owner", ["p2", "p3"])
def test_the_devourer_gains_with_the_defensive_victory_of_any_member(owner: str) -> None:
    """Two units destroyed in a defence that brings a point: one more, whoever of the troop has which tile."""
    tiles: dict[str, list[str]] = {"p2": ["black/devourer"], "p3": []}
    tiles[owner] = [*tiles[owner], "blue/defensive-victory"]
    creature = {"creatures": {"devourer": "west_bank"}}
    game = mixed(["black-pyramid"], p2={"tiles": tiles["p2"], **creature}, p3=troop(tiles=tiles["p3"]))
    fight(game, p1="2-0-2 4-1-0", p2="1-3-0 2-0-2")
    assert vp(game)[1] == 1
    game = mixed(["black-pyramid"], p2={"tiles": tiles["p2"], **creature}, p3=troop(tiles=tiles["p3"]))
    fight(game, p1="3-2-0 4-1-0", p2="1-3-0 2-0-2")
    while game.top.name() == "pick-losses":
        game.play("p2 p3")
    assert vp(game)[1] == 2


@pytest.mark.rule("violet/units-corruption")
@pytest.mark.parametrize(
    ("cards", "lost"), [(("4-1-0 2-0-2", "3-2-0 1-3-0"), ["p3"]), (("3-2-0 2-0-2", "1-3-0 3-2-0"), ["p3", "p2"])]
)
def test_only_who_lost_a_unit_is_stolen_from(cards: tuple[str, str], lost: list[str]) -> None:
    """Of a mixed troop Seth takes one of the units destroyed in the battle, not one of a member who lost none."""
    seth = {"units": {"seth_gate": 4, "seth_1": 2}, "tiles": ["violet/units-corruption", "violet/immortal-legion"]}
    game = mixed(seth=seth)
    fight(game, p1=cards[0], p2=cards[1])
    for owner in lost:
        game.play(f"p2 {owner}")
    assert game.top.name() == "steal-unit"
    assert game.moves() == ["p1 pass", *(f"p1 {owner}" for owner in sorted(lost))]


@pytest.mark.rule("violet/units-corruption", "R37")
def test_who_falls_to_the_own_card_is_not_stolen() -> None:
    """What the card costs its own side was not destroyed by Seth; nor does an earlier battle count."""
    seth = {"units": {"seth_gate": 5, "seth_1": 1}, "tiles": ["violet/units-corruption", "violet/immortal-legion"]}
    game = mixed(["new-cards"], seth=seth)
    facts = facts_of(game)
    facts.put(game, facts.at_fallen, BIT[3])
    fight(game, p1="4-1-0 2-0-2", p2="5-0-0 1-3-0")
    for owner in ("p2", "p3", "p3"):
        if game.top.name() == "pick-losses":
            game.play(f"p2 {owner}")
    assert game.moves() == ["p1 pass", "p1 p2"]


@pytest.mark.rule("R71", "R17", "violet/annexation")
def test_mana_theft_taken_from_seth_steals_from_seth_only() -> None:
    two = {"di": ["seth-mana-theft"], "pp": 1, "tiles": ["violet/annexation"]}
    game = table(4, position=COMMUNITY, p1={"pp": 5, "units": {"seth_1": 2}}, p2=two, p3={"pp": 3}, p4={"pp": 3})
    game.play("p2 di/seth-mana-theft")
    pass_until(game, "community-turn")
    assert [int(pp) for pp in game.pp] == [4, 2, 3, 3]
    poor = table(4, position=COMMUNITY, p1={"pp": 0, "units": {"seth_1": 2}}, p2=two, p3={"pp": 3})
    assert "p2 di/seth-mana-theft" not in poor.moves()


@pytest.mark.rule("R7", "R99", "violet/annexation")
def test_a_veto_taken_from_the_other_camp_answers_its_cards() -> None:
    """By either camp; who has not taken cards is not asked for one."""
    seth = {"units": {"seth_1": 2}, "tiles": ["violet/annexation"], "di": ["veto"]}
    game = table(4, position=COMMUNITY, p1=seth, p2={"di": ["prayer"], "pp": 1})
    game.play("p2 di/prayer")
    assert game.moves() == ["p1 pass", "p1 di/veto"]
    game.play("p1 di/veto")
    pass_until(game, "community-turn")
    assert int(game.pp[1]) == 1
    two = {"di": ["seth-veto"], "tiles": ["violet/annexation"]}
    other = table(4, p1={"units": {"seth_1": 2}, "di": ["seth-prayer"], "pp": 1}, p2=two)
    other.play("p1 di/seth-prayer")
    assert other.moves() == ["p2 pass", "p2 di/seth-veto"]
    other.play("p2 di/seth-veto")
    assert int(other.pp[SETH]) == 1


@pytest.mark.rule("R99", "violet/annexation")
def test_a_veto_answers_cards_of_the_camp_in_turn_only() -> None:
    """Not an Escape: that of a member on Seth's turn, or one that Seth took, on the community's."""
    game = table(
        4, position=COMMUNITY, p1={"units": {"west_bank": 2, "seth_1": 2}, "tiles": ["violet/annexation"], "di": ["escape"]},
        p2={"units": {"nw_front": 3}}, p3={"di": ["veto"]},
    )  # fmt: skip
    for move in ("p2 @move-upper", "p2 nw_front", "p2 west_bank", "p1 di/escape"):
        game.play(move)
    assert game.top.name() == "escape-to"
    other = table(
        4, p1={"units": {"seth_gate": 3, "seth_1": 2}, "di": ["seth-veto"]}, p2={"units": {"west_bank": 2}, "di": ["escape"]}
    )
    for move in ("p1 @seth-move-upper", "p1 seth_gate", "p1 west_bank", "p2 di/escape"):
        other.play(move)
    assert other.top.name() == "escape-to"


@pytest.mark.rule("R99", "R29a")
@pytest.mark.parametrize("gone", ["veto", "seth-veto"])
def test_who_is_asked_for_a_veto_of_either_deck(gone: str) -> None:
    """With Annexation as long as one of either deck is about; with only the own deck as long as that has one."""
    for tiles, asked in ((["violet/annexation"], True), ([], gone == "veto")):
        seth = {"units": {"seth_1": 2}, "tiles": tiles, "di": ["seth-swiftness"]}
        game = table(4, position=COMMUNITY | {"discard": [gone]}, p1=seth, p2={"di": ["prayer"], "pp": 1})
        game.play("p2 di/prayer")
        assert (game.top.name() == "veto") == asked


@pytest.mark.rule("R49", "R29c")
def test_divine_memory_looks_through_the_own_discard() -> None:
    """What lies in Seth's discard is nothing to take, and no reason to play it."""
    for discard, able in (([], False), (["seth-prayer"], False), (["prayer"], True)):
        game = table(4, position=COMMUNITY | {"discard": discard}, p2={"di": ["divine-memory"], "pp": 3})
        assert ("p2 di/divine-memory" in game.moves()) == able
    game.play("p2 di/divine-memory")
    pass_until(game, "take-from-discard")
    assert game.moves() == ["p2 di/prayer"]


@pytest.mark.rule("R76", "di/seth-raining-fire", "R29d")
def test_the_speaker_says_whose_unit_burns() -> None:
    """Of a mixed troop; wherever the speaker's own units are."""
    game = table(
        4, position={"speaker": "p4"}, p1={"units": {"seth_1": 2}, "di": ["seth-raining-fire"], "pp": 1},
        p2={"units": {"west_bank": 2}}, p3={"units": {"west_bank": 1}},
    )  # fmt: skip
    game.play("p1 di/seth-raining-fire")
    pass_until(game, "burn-unit")
    game.play("p1 west_bank")
    assert game.moves() == ["p4 p2", "p4 p3"]
    game.play("p4 p3")
    assert (on(game, 1, "west_bank"), on(game, 2, "west_bank")) == (2, 0)


# Tiles that Seth bought by corrupting a pyramid.


@pytest.mark.rule("S2.1", "white/hand-of-god", "R8")
@pytest.mark.parametrize(("level", "offered"), [(1, ["p1 violet^2"]), (4, None)])
def test_hand_of_god_raises_the_violet_pyramid(level: int, offered: list[str] | None) -> None:
    """Seth has no other, and begins none."""
    seth = {"violet": level, "units": {"seth_1": 2}, "tiles": ["white/hand-of-god", "violet/endless-horde"]}
    game = table(4, position={"phase": "night"}, p1=seth)
    assert ("p1 white/hand-of-god" in game.moves()) == (offered is not None)
    if offered:
        game.play("p1 white/hand-of-god")
        assert game.moves() == offered
        game.play(offered[0])
        assert view(game, 1)["players"][SETH]["pyramids"] == {"violet": {"level": level + 1, "space": None}}


@pytest.mark.rule("R39", "S2.1", "black/twin-ceremony")
def test_twin_ceremony_serves_on_seths_own_board() -> None:
    """A further violet tile for 1 PP more once the buy space bears a token; none of a colour of pyramids Seth stands on."""
    seth = {"violet": 2, "units": {"seth_1": 2, "nw_1": 1}, "tiles": ["black/twin-ceremony"], "pp": 4}
    two = {"pyramids": {"nw_1": "red^3"}, "units": {"nw_2": 1}}
    game = table(4, modules=["black-pyramid"], p1=seth, p2=two)
    other = game.copy()
    other.play("p1 @seth-pray-middle")
    other.play("p1 gold@twin-ceremony")
    assert other.moves() == ["p1 pass"]
    game.play("p1 @buy-violet")
    game.play("p1 violet/annexation")
    game.play("p1 gold@twin-ceremony")
    assert "p1 violet/chaos-levy" in game.moves()
    assert not any("violet/vulture" in move or "red/" in move for move in game.moves())
    game.play("p1 violet/chaos-levy")
    assert int(game.pp[SETH]) == 4 - 2 - 2


@pytest.mark.rule("R39", "S6.4", "R91", "black/twin-ceremony")
def test_twin_ceremony_sells_members_violet_tiles_too() -> None:
    """Any buy space sells them; so does any that bears a token, again, for 1 PP more. None without a token there."""
    two = {"pyramids": {"nw_1": "red^2", "nw_2": "blue^1", "nw_3": "black^1"}, "units": {"nw_1": 2}}
    game = table(4, position=COMMUNITY, modules=["black-pyramid"], p2=two | {"tiles": ["black/twin-ceremony"], "pp": 5})
    other = game.copy()
    other.play("p2 @pray-middle")
    other.play("p2 gold@twin-ceremony")
    assert other.moves() == ["p2 pass"]
    game.play("p2 @buy-red")
    game.play("p2 violet/energy-drain")
    game.play("p2 gold@twin-ceremony")
    assert "p2 violet/chaos-levy" in game.moves()
    assert "p2 violet/annexation" not in game.moves()
    game.play("p2 violet/chaos-levy")
    assert int(game.pp[1]) == 5 - 1 - 2


# Where the points of a battle come from.


def parts(game: Game, who: str) -> dict[str, int]:
    """Returns the parts of the strength of *who* in the battle, as told; they make up the whole."""
    lines = [line.split() for line in events(game)]
    found = {line[2]: int(line[4]) for line in lines if line[:2] == ["battle-part", who] and line[3] == "strength"}
    assert [sum(found.values())] == [int(line[2]) for line in lines if line[:2] == ["battle-strength", who]]
    return found


@pytest.mark.rule("S8.2", "S8.5")
def test_all_units_of_a_mixed_troop_and_powers_are_told() -> None:
    game = mixed(position={"powers": ["blades-of-osiris", "shield-of-osiris"]})
    game.log = []
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    assert parts(game, "p2") == {"x4": 4, "card/2-0-2": 2, "power/blades-of-osiris": 1}
    assert "battle-part p2 power/shield-of-osiris shield 1" in events(game)
    assert parts(game, "p1") == {"x3": 3, "card/2-0-2": 2}


@pytest.mark.rule("S5.6", "S5.12", "violet/servile-corruption")
def test_what_a_creature_that_fights_alone_brings_is_told() -> None:
    game = attacked_by("scorpion", p1={"units": {"seth_1": 2}, "tiles": ["violet/servile-corruption"]})
    game.log = []
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    assert parts(game, "p1") == {"card/2-0-2": 2, "creature/scorpion": 3, "violet/servile-corruption": 1}
    assert "battle-part p1 creature/scorpion damage 2" in events(game)


@pytest.mark.rule("card/mortal-mirror")
def test_what_the_mirror_shows_is_told() -> None:
    game = mixed(seth={"tiles": ["violet/mortal-mirror"], "battle-removed": ["1-3-0"]})
    game.log = []
    fight(game, p1="mortal-mirror 2-0-2", p2="2-0-2 1-3-0")
    assert parts(game, "p1") == {"x3": 3, "card/mortal-mirror": 2}
    for line in ("damage 1", "shield 2"):
        assert f"battle-part p1 card/mortal-mirror {line}" in events(game)


# Legion of another member of the troop.


@pytest.mark.rule("R80", "R81", "S6.2", "blue/seth-legion", "di/enlistment")
@pytest.mark.parametrize(("owner", "places"), [("p3", True), ("p4", False)])
def test_units_are_placed_up_to_the_legion_of_an_ally(owner: str, places: bool) -> None:
    """A sixth unit joins five where somebody with a unit there has the tile, whoever places it."""
    seats: dict[str, Any] = {"p2": {"units": {"nw_1": 3}, "pp": 3}, "p3": {"units": {"nw_1": 2, "s_1": 1}}}
    seats.setdefault(owner, {})["tiles"] = ["blue/seth-legion"]
    game = table(4, position=COMMUNITY, **seats)
    game.play("p2 @recruit")
    assert ("p2 nw_1" in game.moves()) == places
    if places:
        game.play("p2 nw_1")
        assert "p2 nw_1" not in game.moves()


@pytest.mark.rule("R80", "S4.1", "S6.2", "blue/seth-legion")
@pytest.mark.parametrize(("owner", "joins"), [("p3", True), ("p4", False)])
def test_a_troop_joins_the_legion_of_an_ally(owner: str, joins: bool) -> None:
    """Also where it can go on no further; it may stop there."""
    seats: dict[str, Any] = {"p2": {"units": {"nw_front": 4}}, "p3": {"units": {"nw_1": 2, "s_1": 1}}}
    seats.setdefault(owner, {})["tiles"] = ["blue/seth-legion"]
    game = table(4, position=COMMUNITY, **seats)
    for move in ("@move-upper", "nw_front"):
        game.play(f"p2 {move}")
    assert ("p2 nw_1" in game.moves()) == joins
    if joins:
        game.play("p2 nw_1")
        assert on(game, 1, "nw_1") + on(game, 2, "nw_1") == 6
        if game.top.name() == "move":
            game.play("p2 pass")
        assert not faults(game)
        assert game.top.name() != "move"


@pytest.mark.rule("R80", "S8.1", "S6.2", "blue/seth-legion")
def test_the_legion_goes_along_with_another_mover() -> None:
    """Six units go on where one of them is of the owner's, and five where none is."""
    game = table(
        4, position=COMMUNITY, p2={"units": {"nw_1": 4, "nw_front": 1}, "tiles": ["red/god-speed"]},
        p3={"units": {"nw_front": 2, "s_1": 1}, "tiles": ["blue/seth-legion"]},
    )  # fmt: skip
    for move in ("@move-upper", "nw_1", "nw_front"):
        game.play(f"p2 {move}")
    assert "p2 along/p3:1" in game.moves()
    assert "p2 along/p3:2" in game.moves()
    game.play("p2 along/p3:2")
    game.play("p2 w_obelisk_n")
    assert (on(game, 1, "w_obelisk_n"), on(game, 2, "w_obelisk_n")) == (4, 2)
