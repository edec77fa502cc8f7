"""The 64 tiles (BS11)."""

from __future__ import annotations

import pytest
from support.playing import decision, do, events, words
from support.second import fresh, second

from kemet.engine import make_rules
from kemet.engine.effect import RECONSTRUCTED
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.invariants import faults
from kemet.engine.view import SPECTATOR, view

# Level, copies, and the class that carries the effect, as the ledger has them.
RUBY = {
    "charge": (1, 2, "Charge"), "mafdets-swiftness": (1, 2, "GodSpeed"), "carnage": (2, 1, "Carnage"),
    "wrryt-storm": (2, 1, "OffensiveStrategy"), "portal-of-thoth": (2, 1, "Teleport"), "lesser-phoenix": (2, 1, "Phoenix"),
    "royal-scarab": (3, 1, "RoyalScarab"), "blades-of-neith": (3, 1, "BladesOfNeith"), "divine-wound": (3, 1, "DivineWound"),
    "domination": (3, 1, "VictoryPoint"), "giant-scorpion": (4, 1, "GiantScorpion"), "initiative": (4, 1, "Initiative"),
    "surprise-attack": (4, 1, "SurpriseAttack"), "act-of-god": (4, 1, "ActOfGod"),
}  # fmt: skip
SAPPHIRE = {
    "defense": (1, 2, "Defense"), "recruiting-scribe": (1, 2, "RecruitingScribe"), "shield-of-neith": (2, 1, "ShieldOfNeith"),
    "reinforcement-prayer": (2, 1, "ReinforcementPrayer"), "shetyw-barrier": (2, 1, "DefensiveStrategy"),
    "ancestral-elephant": (2, 1, "AncestralElephant"), "spy": (3, 1, "Prescience"),
    "defensive-victory": (3, 1, "DefensiveVictory"), "legion": (3, 1, "Legion"), "domination": (3, 1, "VictoryPoint"),
    "divine-will": (4, 1, "DivineWill"), "reinforcements": (4, 1, "Reinforcements"), "sphinx": (4, 1, "Sphinx"),
    "act-of-god": (4, 1, "ActOfGod"),
}  # fmt: skip
DIAMOND = {
    "priestess": (1, 2, "Priestess"), "priest": (1, 2, "Priest"), "magical-support": (2, 1, "Slaves"),
    "divine-boon": (2, 1, "DivineBoon"), "vision": (2, 1, "Vision"), "deep-desert-snake": (2, 1, "DeepDesertSnake"),
    "hand-of-god": (3, 1, "HandOfGod"), "domination": (3, 1, "VictoryPoint"), "divine-hunger": (3, 1, "Crusade"),
    "night-ceremony": (3, 1, "HighPriest"), "priest-of-ra": (4, 1, "PriestOfRa"), "priest-of-amon": (4, 1, "PriestOfAmon"),
    "mummy": (4, 1, "TheMummy"), "act-of-god": (4, 1, "ActOfGod"),
}  # fmt: skip
ONYX = {
    "sword-mercenaries": (1, 1, "Mercenaries"), "spear-mercenaries": (1, 1, "Mercenaries"),
    "local-recruitment": (1, 2, "EnforcedRecruitment"), "honor-in-battle": (2, 1, "HonorInBattle"),
    "dedication-to-battle": (2, 1, "DedicationToBattle"), "twin-ceremony": (2, 1, "TwinCeremony"),
    "khnums-sphinx": (2, 1, "KhnumsSphinx"), "griffin-sphinx": (3, 1, "GriffinSphinx"), "forced-march": (3, 1, "ForcedMarch"),
    "deadly-trap": (3, 1, "DeadlyTrap"), "domination": (3, 1, "VictoryPoint"), "devourer": (4, 1, "Devourer"),
    "divine-might": (4, 1, "DivineStrength"), "bestial-fury": (4, 1, "BestialFury"), "act-of-god": (4, 1, "ActOfGod"),
}  # fmt: skip


@pytest.mark.rule("BS11.1", "BS11.2", "BS11.3", "BS11.4", "BS11.6")
@pytest.mark.parametrize(("colour", "tiles"), [("red", RUBY), ("blue", SAPPHIRE), ("white", DIAMOND), ("black", ONYX)])
def test_the_tiles_are_those_of_the_ledger(colour: str, tiles: dict[str, tuple[int, int, str]]) -> None:
    rules = make_rules(fresh(5))
    found = {
        tile.slug: (int(tile.level), int(tile.copies), type(tile).__name__)
        for tile in rules.tiles
        if COLOUR_NAMES[tile.colour] == colour
    }
    assert found == tiles


@pytest.mark.rule("BS11.7", "BS11.4", "R36")
@pytest.mark.parametrize("variant", ["revised-tile-texts", "both-mercenaries"])
def test_other_readings_leave_levels_and_copies(variant: str) -> None:
    found = [
        [(tile.slug, int(tile.level), int(tile.copies), tile.sure) for tile in make_rules(fresh(5, variants)).tiles]
        for variants in ([], [variant])
    ]
    assert found[0] == found[1]


def test_what_is_reconstructed_says_so() -> None:
    rules = make_rules(fresh(5))
    sure = {tile.slug for tile in rules.tiles if tile.sure != RECONSTRUCTED}
    assert sure == {"domination", "act-of-god", "spy", "sphinx", "magical-support"}


@pytest.mark.rule("BS11.1", "red/mafdets-swiftness", "red/portal-of-thoth")
def test_swiftness_and_the_portal() -> None:
    game = second(p1={"pp": 5, "units": {"w_obelisk": 2}, "tiles": ["red/mafdets-swiftness", "red/portal-of-thoth"]}, p2={})
    do(game, "p1 @move-upper", "p1 w_obelisk")
    assert view(game, 0)["frames"][-1]["range"] == 2
    assert "~sphinx_temple" in words(game, 0)


@pytest.mark.rule("BS11.1", "red/lesser-phoenix", "creature/lesser-phoenix")
def test_the_phoenix_has_one_strength_and_flies_over_walls() -> None:
    given = {"units": {"w_obelisk": 2}, "tiles": ["red/lesser-phoenix"], "creatures": {"lesser-phoenix": "w_obelisk"}}
    game = second(p1=given, p2={"units": {"s_1": 1}})
    do(game, "p1 @move-upper", "p1 w_obelisk", "p1 s_front", "p1 s_1")
    do(game, "p1 card/4-1-0", "p1 card/1-3-0", "p2 card/4-1-0", "p2 card/1-3-0")
    assert "battle-strength p1 7 1 0" in events(game)
    phoenix = next(creature for creature in game.rules.creatures if creature.slug == "lesser-phoenix")
    numbers = [int(phoenix.move), int(phoenix.strength), int(phoenix.damage), int(phoenix.shield)]
    assert (numbers, phoenix.ignores_walls, phoenix.cancels_creature) == ([1, 1, 0, 0], True, False)


@pytest.mark.rule("BS11.1", "red/surprise-attack")
def test_surprise_attack_is_a_move_for_the_gold_token() -> None:
    game = second(p1={"units": {"nw_front": 2}, "tiles": ["red/surprise-attack"]}, p2={})
    do(game, "p1 @pray-middle", "p1 gold@surprise-attack", "p1 nw_front", "p1 w_obelisk")
    assert view(game, 0)["players"][0]["units"] == {"w_obelisk": 2}
    assert view(game, 0)["players"][0]["tokens"]["gold"] == "gold"


@pytest.mark.rule("BS11.1", "BS3.4", "red/domination", "blue/domination", "white/domination", "black/domination")
@pytest.mark.parametrize("colour", ["red", "blue", "white", "black"])
def test_domination_is_a_permanent_vp_and_one_name(colour: str) -> None:
    other = "red" if colour != "red" else "blue"
    game = second(p1={"pp": 11, "pyramids": {"nw_1": f"{colour}^3", "nw_2": f"{other}^3"}}, p2={})
    do(game, f"p1 @buy-{colour}", f"p1 {colour}/domination", "p1 pass", "p2 @build", "p2 pass", "p2 pass")
    assert view(game, SPECTATOR)["players"][0]["vp"]["tile"] == 1
    do(game, f"p1 @buy-{other}")
    assert f"{other}/domination" not in words(game, 0)
    assert faults(game) == []


@pytest.mark.rule("BS11.2", "blue/reinforcement-prayer")
def test_reinforcement_prayer_brings_two_units_with_each_pray_action() -> None:
    game = second(p1={"pp": 1, "units": {"west_bank": 1}, "tiles": ["blue/reinforcement-prayer"]}, p2={})
    do(game, "p1 @pray-middle")
    assert decision(game) == "place-units"
    assert set(words(game, 0)) == {"pass", "nw_1", "nw_2", "nw_3"}
    do(game, "p1 nw_1", "p1 nw_2")
    assert decision(game) == "turn"
    assert game.pp[0] == 3
    game = second(p1={"tiles": ["blue/reinforcement-prayer"]}, p2={"units": {"nw_1": 1}})
    do(game, "p1 @pray-middle", "p1 nw_1", "p1 pass")
    assert decision(game) in ("escape", "battle-cards")
    game = second(p1={"pp": 1, "di": ["prayer"], "tiles": ["blue/reinforcement-prayer"]}, p2={})
    do(game, "p1 di/prayer")
    while decision(game) == "veto":
        do(game, "p2 pass")
    assert decision(game) == "turn"


@pytest.mark.rule("BS11.2", "blue/spy")
def test_the_spy_sees_the_card() -> None:
    game = second(p1={"units": {"nw_front": 2}, "tiles": ["blue/spy"]}, p2={"units": {"w_obelisk": 2}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk", "p2 card/3-2-0", "p2 card/1-3-0")
    assert view(game, 0)["frames"][-2]["defender-card"] == "3-2-0"


@pytest.mark.rule("BS11.3", "white/magical-support")
def test_magical_support_makes_building_cheaper() -> None:
    game = second(p1={"pp": 5, "pyramids": {"nw_1": "white^1"}, "tiles": ["white/magical-support"]}, p2={})
    do(game, "p1 @build", "p1 white^3")
    assert game.pp[0] == 5 - 1 - 2


@pytest.mark.rule("BS11.3", "white/deep-desert-snake")
def test_the_snake_is_white_here() -> None:
    given = {"units": {"nw_front": 2}, "tiles": ["white/deep-desert-snake"], "creatures": {"snake": "nw_front"}}
    other = {"units": {"w_obelisk": 2}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "w_obelisk"}}
    game = second(p1=given, p2=other)
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    do(game, "p1 card/4-1-0", "p1 card/1-3-0", "p2 card/4-1-0", "p2 card/1-3-0")
    assert "battle-strength p2 6 1 0" in events(game)


@pytest.mark.rule("BS11.3", "white/divine-hunger")
def test_divine_hunger_pays_two_pp_for_each_unit_destroyed() -> None:
    game = second(p1={"pp": 0, "units": {"nw_front": 5}, "tiles": ["white/divine-hunger"]}, p2={"units": {"w_obelisk": 3}})
    do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
    do(game, "p1 card/1-3-0", "p1 card/4-1-0", "p2 card/3-0-1", "p2 card/4-1-0")
    assert game.pp[0] == 4


@pytest.mark.rule("BS11.4", "black/sword-mercenaries", "black/spear-mercenaries")
def test_mercenaries_are_two_tiles_of_one_name() -> None:
    game = second(p1={"pp": 9, "pyramids": {"nw_1": "black^1"}}, p2={})
    do(game, "p1 @buy-black", "p1 black/sword-mercenaries", "p1 nw_1", "p1 nw_1", "p1 nw_2", "p1 pass")
    assert view(game, 0)["players"][0]["units"] == {"nw_1": 2, "nw_2": 1}
    assert view(game, 0)["players"][0]["reserve"] == 12
    given = {"pp": 9, "pyramids": {"nw_1": "black^1"}, "tiles": ["black/sword-mercenaries"]}
    again = second(p1=given, p2={})
    do(again, "p1 @buy-black")
    assert "black/spear-mercenaries" not in words(again, 0)
    both = second(
        {},
        2,
        ["both-mercenaries"],
        p1={"pp": 9, "pyramids": {"nw_1": "black^1"}, "tiles": ["black/sword-mercenaries"]},
        p2={},
    )
    do(both, "p1 @buy-black")
    assert "black/spear-mercenaries" in words(both, 0)


@pytest.mark.rule("BS11.4", "black/local-recruitment")
def test_local_recruitment_places_units_with_troops() -> None:
    game = second(p1={"pp": 5, "units": {"west_bank": 1}, "tiles": ["black/local-recruitment"]}, p2={})
    do(game, "p1 @recruit")
    assert "west_bank" in words(game, 0)


@pytest.mark.rule("BS11.4", "black/divine-might")
def test_divine_might_adds_a_pp_to_each_gain_of_the_day() -> None:
    game = second(p1={"pp": 1, "tiles": ["black/divine-might"]}, p2={})
    do(game, "p1 @pray-middle")
    assert game.pp[0] == 4
    for variants, expected in (([], 1 + 2 + 2), (["divine-strength-for-temples"], 1 + 2 + 1 + 2)):
        night = second(
            {"phase": "night"}, 2, variants, p1={"pp": 1, "tiles": ["black/divine-might"], "units": {"west_temple": 1}}, p2={}
        )
        assert night.pp[0] == expected


@pytest.mark.rule("BS11.4")
def test_divine_might_adds_to_battles_only_by_the_other_reading() -> None:
    for variants, expected in (([], 1), (["divine-strength-for-battles"], 2)):
        game = second(
            {}, 2, variants,
            p1={"pp": 0, "units": {"nw_front": 1}, "tiles": ["black/divine-might"]},
            p2={"units": {"w_obelisk": 5}},
        )  # fmt: skip
        do(game, "p1 @move-upper", "p1 nw_front", "p1 w_obelisk")
        do(game, "p1 card/1-1-3", "p1 card/4-1-0", "p2 card/3-0-1", "p2 card/4-1-0", "p1 recall")
        assert game.pp[0] == expected


REVISED = ["revised-tile-texts"]


@pytest.mark.rule("BS11.7", "variant/revised-tile-texts")
def test_revised_priest_of_amon_and_reinforcements_act_when_bought() -> None:
    game = second({}, 2, REVISED, p1={"pp": 5, "pyramids": {"nw_1": "white^4"}}, p2={})
    do(game, "p1 @buy-white", "p1 white/priest-of-amon")
    assert game.pp[0] == 5 - 4 + 5
    game = second({}, 2, REVISED, p1={"pp": 5, "pyramids": {"nw_1": "blue^4"}, "units": {"west_bank": 1}}, p2={})
    do(game, "p1 @buy-blue", "p1 blue/reinforcements")
    assert "west_bank" in words(game, 0), "with own troops too, as by night"
    do(game, "p1 nw_1", "p1 nw_1", "p1 nw_2", "p1 nw_2")
    assert view(game, 0)["players"][0]["units"] == {"nw_1": 2, "nw_2": 2, "west_bank": 1}
    plain = second(p1={"pp": 5, "pyramids": {"nw_1": "white^4"}}, p2={})
    do(plain, "p1 @buy-white", "p1 white/priest-of-amon")
    assert plain.pp[0] == 1


@pytest.mark.rule("BS11.7", "variant/revised-tile-texts")
def test_revised_vision_draws_four_more_and_discards_four() -> None:
    game = second({"phase": "night"}, 2, REVISED, p1={"tiles": ["white/vision"], "di": ["veto"]}, p2={})
    assert decision(game) == "discard-cards"
    assert view(game, 0)["players"][0]["di"] == 1 + 5
    for _ in range(4):
        do(game, f"p1 {words(game, 0)[-1]}")
    assert (view(game, 1)["players"][0]["di"], view(game, 1)["players"][0]["di-thrown"]) == (2, 4)
    assert decision(game) == "take-place"


@pytest.mark.rule("BS11.7", "variant/revised-tile-texts")
def test_revised_phoenix_and_gates_ignore_one_wall_a_move() -> None:
    tiles = ["red/lesser-phoenix", "red/mafdets-swiftness", "black/bestial-fury"]
    given = {
        "units": {"w_obelisk": 2}, "tiles": tiles, "creatures": {"lesser-phoenix": "w_obelisk"},
        "di": ["open-gates", "swiftness", "swiftness"], "pp": 5,
    }  # fmt: skip
    route = ("p1 @move-upper", "p1 w_obelisk", "p1 s_front", "p1 s_1", "p1 s_front")
    plain = second(p1=given, p2={})
    do(plain, *route)
    assert "s_1" in words(plain, 0)
    game = second({}, 2, REVISED, p1=given, p2={})
    do(game, *route)
    assert "s_1" not in words(game, 0)
    do(game, "p1 di/open-gates")
    while decision(game) == "veto":
        do(game, "p2 pass")
    assert "s_1" in words(game, 0)


@pytest.mark.rule("BS11.7", "variant/revised-tile-texts")
def test_revised_forced_march_goes_on_foot() -> None:
    given = {"pp": 5, "units": {"nw_1": 2}, "pyramids": {"nw_1": "black^3"}, "tiles": ["black/forced-march"]}
    for variants, teleports in (([], True), (REVISED, False)):
        game = second({}, 2, variants, p1=given, p2={})
        do(game, "p1 gold@forced-march", "p1 nw_1")
        assert ("~w_obelisk" in words(game, 0)) == teleports
