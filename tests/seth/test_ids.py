"""Sentences of S and R ids that no other test rests on: movement, set-up, battles of several members, ends at one stroke."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import fight, on, pass_until, table, vp

from kemet.engine import Options, start
from kemet.engine.board import space_id
from kemet.engine.ids import BIT, NONE, VP_BATTLE
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.fights import ask_escape_of
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.modules.seth.temples import building_sites, ceremony_price
from kemet.engine.play.attack import ways_out
from kemet.engine.play.battle import Battle
from kemet.engine.play.victory import gain_vp
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

COMMUNITY = {"day-track": 1}
TRACKS = {
    3: "1 C 1 C 1 C 1 C 1", 4: "1 C 2 C E 1 C 2 C 1", 5: "2 C 2 C E 1 C 2 C 2", 6: "2 C 2 C E 3 C 2 C 2",
}  # fmt: skip


@pytest.mark.rule("S1.4", "S3.2", "S3.4", "S3.5", "S3.6")
@pytest.mark.parametrize("players", TRACKS)
def test_the_day_turn_by_turn(players: int) -> None:
    shown = view(table(players), SETH)["seth"]["track"]
    words = {"community": "C", "eclipse": "E"}
    assert " ".join(words.get(word, word.removeprefix("seth-")) for word in shown) == TRACKS[players]


@pytest.mark.rule("S1.2", "S7.4")
def test_members_walk_through_open_portals_only() -> None:
    """One step, at no cost."""
    for portal in ("closed", "open"):
        game = table(4, position=COMMUNITY | {"portal": portal}, p2={"units": {"west_bank": 2, "nw_1": 1}, "pp": 0})
        game.play("p2 @move-upper")
        game.play("p2 west_bank")
        assert ("p2 seth_gate" in game.moves()) == (portal == "open")
    game.play("p2 seth_gate")
    assert (on(game, 1, "seth_gate"), int(game.pp[1])) == (2, 0)


@pytest.mark.rule("S1.3", "R95")
def test_sacred_temples_stand_on_deserts() -> None:
    """Neither on printed temples nor in districts."""
    units = {"west_temple": 2, "nw_1": 2, "west_bank": 2, "w_obelisk_n": 2}
    assert building_sites(table(4, position=COMMUNITY, p2={"units": units}), 0) == BIT[space_id("west_bank")]


@pytest.mark.rule("S2.1", "S4.1")
def test_seths_troops() -> None:
    """Fifteen units; six in a troop at the end of a move, more on the way."""
    game = table(4, p1={"units": {"seth_1": 4, "seth_gate": 3}, "tiles": ["violet/kill-them-all"]})
    assert int(game.reserve[SETH]) == 15 - 7
    for move in ("@seth-move-upper", "seth_1", "seth_gate"):
        game.play(f"p1 {move}")
    assert "p1 pass" not in game.moves()
    game.play("p1 west_bank")
    assert (on(game, SETH, "west_bank"), on(game, SETH, "seth_gate")) == (4, 3)
    near = table(4, p1={"units": {"seth_1": 4, "seth_gate": 3}})
    near.play("p1 @seth-move-upper")
    near.play("p1 seth_1")
    assert "p1 seth_gate" not in near.moves()


@pytest.mark.rule("S2.2", "S2.4")
def test_creatures_wait_on_their_tiles_and_colours_of_community_tiles() -> None:
    rules = table(4, modules=["black-pyramid"]).rules
    colours = {tile.slug: int(tile.colour) for tile in rules.tiles_in_play}
    alike = {"communion": "priest", "osiris": "carnage", "guardians-of-the-temples": "prescience"}
    alike["rite-of-the-builders"] = "deadly-trap"
    assert all(colours[slug] == colours[other] for slug, other in alike.items())
    game = table(4)
    slugs = [creature.slug for creature in game.rules.creatures]
    assert all(int(game.creature_at[slugs.index(slug)]) == NONE for slug in ("vulture", "crocodile", "cobra"))


@pytest.mark.rule("S2.4", "S2.5", "R73")
def test_members_set_up_in_seat_order_and_take_tiles_by_their_pyramids() -> None:
    """First cities and pieces of all, then tiles of all."""
    game = start(Options(4, modules=["seth"]), 5)
    asked: list[tuple[str, int]] = []
    for _ in range(60):
        if game.round:
            break
        seat = int(game.to_act())
        if game.top.name() == "free-tile" and seat != SETH:
            own = {tile.colour for tile in game.rules.tiles_in_play if game.level(seat, tile.colour)}
            offered = [game.rules.tiles[action - 224] for action in game.legal(seat)]
            assert {tile.colour for tile in offered} == own
            assert {int(tile.level) for tile in offered} == {1}
        if (game.top.name(), seat) not in asked:
            asked.append((game.top.name(), seat))
        game.apply(seat, game.legal(seat)[0])
    tiles = [seat for name, seat in asked if name == "free-tile"]
    assert tiles == [SETH, 1, 2, 3]
    last_piece = max(k for k, (name, _) in enumerate(asked) if name not in ("free-tile", "seth-turn"))
    assert last_piece < asked.index(("free-tile", 1))
    pieces = [seat for name, seat in asked if name == "set-pyramids"]
    assert pieces == sorted(pieces)


@pytest.mark.rule("S3.1", "R92")
def test_seth_does_the_whole_night_first() -> None:
    """Income and night tiles, before a member has gained anything."""
    horde = {"tiles": ["violet/endless-horde"], "units": {"seth_1": 2}, "pp": 0}
    two = {"tiles": ["white/hand-of-god"], "units": {"nw_1": 1}, "pp": 0}
    game = table(4, position={"phase": "night"}, p1=horde, p2=two)
    assert int(game.to_act()) == SETH
    assert (int(game.pp[SETH]), int(game.pp[1])) == (3, 0)
    assert [int(game.hand_size[seat]) for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("S5.1", "S7.5", "R90")
def test_seth_has_no_points_for_temples() -> None:
    game = table(4, position={"sacred-temples": {"west_bank": 3}}, p1={
        "violet": 4, "units": {"west_temple": 2, "sphinx_temple": 2, "west_bank": 2}})  # fmt: skip
    assert (int(game.total_vp(SETH)), int(game.total_vp(1))) == (0, 0)
    assert set(view(game, SETH)["players"][SETH]["vp"].values()) == {0}, "nor are they shown as any"


@pytest.mark.rule("S5.5", "R84")
def test_a_member_in_both_battles_lays_a_card_for_each() -> None:
    """None is discarded, and what is laid for one cannot be laid for the other."""
    seats: dict[str, Any] = {"p2": {"units": {"nw_front": 1, "s_front": 1, "nw_1": 1}}, "p3": {"units": {"s_1": 1}}}
    game = table(4, p1={"units": {"west_bank": 3, "w_obelisk_n": 3}}, **seats)
    for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    game.play("p2 card/4-1-0")
    assert not any(move.startswith("p2 card/") for move in game.moves())
    game.play("p1 card/3-2-0")
    assert "p2 card/4-1-0" not in game.moves()
    game.play("p2 card/1-3-0")
    game.play("p1 card/2-0-2")
    for _ in range(20):
        if game.top.name() in ("seth-turn", "community-turn"):
            break
        game.play(next((move for move in game.moves() if "recall" in move), game.moves()[0]))
    assert int(game.battle_hand[1]).bit_count() == 4


@pytest.mark.rule("S5.6", "R85")
def test_cards_and_the_return_of_a_corrupted_creature() -> None:
    """Seth may use DI cards; the creature is back on its tile, still for sale. A trap is not for it."""
    two = {"units": {"west_bank": 3, "nw_1": 1}, "tiles": ["black/deadly-trap"]}
    game = table(4, modules=["black-pyramid"], p1={"violet": 4, "units": {"seth_1": 2}, "di": ["seth-war-rage"]}, p2=two)
    start_seth_action(game, 7, 1)
    game.play("p1 beast/scarab")
    game.play("p1 west_bank")
    pass_until(game, "battle-cards")
    for card in ("2-0-2", "4-1-0"):
        game.play(f"p1 card/{card}")
    game.play("p1 di/seth-war-rage")
    game.play("p1 pass") if "p1 pass" in game.moves() else None
    for card in ("2-0-2", "4-1-0"):
        game.play(f"p2 card/{card}")
    battle = next(frame for frame in game.stack if isinstance(frame, Battle))
    assert int(battle.sides[0].strength) == 3 + 2 + 1
    scarab = [creature.slug for creature in game.rules.creatures].index("scarab")
    assert int(game.creature_at[scarab]) == NONE
    assert next(int(game.supply[tile.id]) for tile in game.rules.tiles if tile.slug == "royal-scarab") == 1
    assert on(game, SETH, "seth_1") == 2


NUMBERS = {
    "elephant": (2, 1), "snake": (2, 0), "scarab": (3, 0), "scorpion": (3, 2), "phoenix": (4, 0), "mummy": (4, 0),
    "seth-sphinx": (5, 0), "khnum": (2, 0), "griffin": (3, 1), "devourer": (4, 0),
}  # fmt: skip


@pytest.mark.rule("S5.12")
@pytest.mark.parametrize("card", NUMBERS)
def test_numbers_of_creature_cards(card: str) -> None:
    game = table(4, modules=["black-pyramid"], p1={"violet": 4, "units": {"seth_1": 2}}, p2={"units": {"west_bank": 5}})
    start_seth_action(game, 7, 1)
    game.play(f"p1 beast/{card}")
    game.play("p1 west_bank")
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 4-1-0")
    side = next(frame for frame in game.stack if isinstance(frame, Battle)).sides[0]
    assert (int(side.strength) - 2, int(side.damage)) == NUMBERS[card]


@pytest.mark.rule("S5.7", "R87")
def test_seth_pays_for_a_corrupted_troops_teleport() -> None:
    """From a pyramid of the token's member, at that member's price; the whole troop goes."""
    two = {"units": {"nw_1": 3}, "pyramids": {"nw_1": "red^1"}, "pp": 0}
    for pp, tiles, able in ((2, [], True), (1, [], False), (1, ["red/stargate"], True)):
        game = table(4, p1={"units": {"seth_1": 2}, "pp": pp}, p2=two | {"tiles": tiles}, p3={"units": {"nw_1": 1, "s_1": 1}})
        start_seth_action(game, 3, 1)
        game.play("p1 nw_1")
        far = [move for move in game.moves() if "w_obelisk_s" in move]
        assert bool(far) == able
        assert not any(move.startswith(("p1 x", "p1 along")) for move in game.moves())
        if able:
            game.play(far[0])
            assert (on(game, 1, "w_obelisk_s"), on(game, 2, "w_obelisk_s")) == (3, 1)
            assert (int(game.pp[SETH]), int(game.pp[1])) == (0, 0)


@pytest.mark.rule("R87")
def test_what_helps_seth_does_not_help_a_corrupted_troop() -> None:
    """No tiles or cards of Seth; portals only when they are open; the march of Osiris helps."""
    seth = {"units": {"seth_1": 2}, "tiles": ["violet/kill-them-all"], "di": ["seth-swiftness"]}
    for position, reach in (({}, 1), ({"powers": ["march-of-osiris"]}, 2), ({"portal": "open"}, 1)):
        game = table(4, position=position, p1=seth, p2={"units": {"west_bank": 3, "nw_1": 1}})
        start_seth_action(game, 3, 1)
        game.play("p1 west_bank")
        assert view(game, SETH)["frames"][-1]["range"] == reach
        assert not any("di/" in move for move in game.moves())
        assert ("p1 seth_gate" in game.moves()) == ("portal" in position)


@pytest.mark.rule("R87")
def test_a_corrupted_troop_ends_within_the_limits() -> None:
    """It may pass five of another member's, not stay with them, and takes up none of them."""
    scarab = {"tiles": ["red/royal-scarab"], "creatures": {"scarab": "nw_front"}, "units": {"nw_front": 2}}
    game = table(4, p1={"units": {"seth_1": 2}}, p2=scarab, p3={"units": {"west_bank": 5}})
    start_seth_action(game, 3, 1)
    game.play("p1 nw_front")
    game.play("p1 west_bank")
    assert "p1 pass" not in game.moves()
    game.play("p1 s_front")
    assert (on(game, 1, "s_front"), on(game, 2, "west_bank")) == (2, 5)


@pytest.mark.rule("S5.11", "R83")
def test_what_helps_a_move_helps_an_invasion() -> None:
    """Range of tiles, cards that go with a move."""
    seth = {"units": {"west_bank": 3, "seth_1": 2}, "tiles": ["violet/kill-them-all"], "di": ["seth-swiftness"]}
    game = table(4, p1=seth)
    game.play("p1 @furious-invasion")
    game.play("p1 west_bank")
    assert view(game, SETH)["frames"][-1]["range"] == 2
    game.play("p1 di/seth-swiftness")
    pass_until(game, "move") if game.top.name() == "veto" else None
    assert view(game, SETH)["frames"][-1]["range"] == 3


@pytest.mark.rule("S7.2", "R95")
def test_nothing_is_built_after_the_first_action() -> None:
    game = table(4, position=COMMUNITY, p2={"units": {"west_bank": 4}}, p3={"units": {"nw_front": 2, "s_1": 1}})
    assert {"p2 west_bank", "p3 nw_front"} <= set(game.moves())
    game.play("p4 @pray-lower")
    game.play("p4 pass")
    assert not {"p2 west_bank", "p3 nw_front"} & set(game.moves())


@pytest.mark.rule("S7.3", "R95", "R96", "S7.1")
def test_goal_and_power_stay_where_nobody_is_left() -> None:
    """All three units are given up: the temple is held by nobody."""
    done = COMMUNITY | {"ceremony": "yes", "sacred-temples": {"west_bank": 2}}
    game = table(4, position=done, p2={"units": {"west_bank": 3, "nw_1": 1}, "vp": {"battle": 5}})
    game.play("p2 west_bank")
    assert on(game, 1, "west_bank") == 0
    assert int(game.total_vp(1)) == int(game.permanent_vp(1)) == 5
    assert len(view(game, 1)["seth"]["powers"]) == 1
    gain_vp(game, 2, VP_BATTLE)
    game.advance()
    assert game.has_won(1)


@pytest.mark.rule("R78", "S8.3")
def test_a_creature_goes_home_when_its_units_are_given_up() -> None:
    two = {"units": {"west_bank": 1, "nw_2": 1}, "tiles": ["red/phoenix"], "creatures": {"phoenix": "west_bank"}}
    game = table(4, position=COMMUNITY, p2=two, p3={"units": {"west_bank": 2, "s_1": 1}})
    game.play("p3 west_bank")
    game.play("p3 p2")
    assert view(game, 1)["players"][1]["creatures"] == {"phoenix": "nw_2"}


@pytest.mark.rule("S8.3")
def test_a_creature_without_a_home_waits_on_its_tile() -> None:
    two = {"units": {"west_bank": 1}, "tiles": ["red/phoenix"], "creatures": {"phoenix": "west_bank"}}
    game = table(4, p1={"units": {"seth_1": 2}}, p2=two, p3={"units": {"west_bank": 2}})
    start_seth_action(game, 8, 1)
    game.advance()
    game.play("p1 west_bank")
    phoenix = [creature.slug for creature in game.rules.creatures].index("phoenix")
    assert int(game.creature_at[phoenix]) == NONE


@pytest.mark.rule("S8.1", "S8.3")
def test_who_may_move_a_mixed_troop() -> None:
    """Who has a unit in it, and keeps one in it; the creature only with a unit of its controller's."""
    two = {"units": {"west_bank": 2}, "tiles": ["red/phoenix"], "creatures": {"phoenix": "west_bank"}}
    game = table(4, position=COMMUNITY, p2=two, p3={"units": {"west_bank": 2}}, p4={"units": {"c_1": 2}})
    other = game.copy()
    game.play("p4 @move-upper")
    assert "p4 west_bank" not in game.moves()
    other.play("p3 @move-upper")
    other.play("p3 west_bank")
    assert "p3 x0" not in other.moves()
    assert "p3 along/p2:0" not in other.moves()
    other.play("p3 without-creature")
    other.play("p3 s_front")
    assert view(other, 1)["players"][1]["creatures"] != {"phoenix": "s_front"}


def attack_on_seth(**seats: Any) -> Any:
    """Returns a game in which p3 leads a troop of p2 and p3 from the bank against Seth before the southern city."""
    given: dict[str, Any] = {"p2": {"units": {"west_bank": 2, "nw_1": 1}}, "p3": {"units": {"west_bank": 2, "s_1": 1}}}
    game = table(
        4, modules=["black-pyramid"], position=COMMUNITY, p1={"units": {"s_front": 3, "seth_1": 2}}, **(given | seats)
    )
    for move in ("@move-upper", "west_bank", "s_front"):
        game.play(f"p3 {move}")
    return game


@pytest.mark.rule("R76", "S8.5")
def test_the_mover_names_who_fights_an_attack() -> None:
    game = attack_on_seth()
    pass_until(game, "name-fighter")
    assert game.moves() == ["p3 p2", "p3 p3"]
    game.play("p3 p2")
    pass_until(game, "battle-cards")
    assert {move.split()[0] for move in game.moves()} == {"p1", "p2"}
    fight(game, p1="1-3-0 2-0-2", p2="4-1-0 3-2-0")
    assert game.moves() == ["p2 p2", "p2 p3"]


@pytest.mark.rule("S8.2", "R80")
def test_two_tiles_of_one_name_count_once() -> None:
    """Two members in the troop have Charge."""
    strengths = []
    for two, three in (([], []), (["red/charge"], []), (["red/charge"], ["red/charge"])):
        game = attack_on_seth(
            p2={"units": {"west_bank": 2, "nw_1": 1}, "tiles": two}, p3={"units": {"west_bank": 2, "s_1": 1}, "tiles": three}
        )
        pass_until(game, "name-fighter")
        game.play("p3 p3")
        fight(game, p1="2-0-2 4-1-0", p3="2-0-2 4-1-0")
        strengths.append(int(next(frame for frame in game.stack if isinstance(frame, Battle)).sides[0].strength))
    assert strengths == [4 + 2, 4 + 2 + 1, 4 + 2 + 1]


@pytest.mark.rule("R80")
def test_initiative_is_the_movers() -> None:
    """That of another member in the troop does not help."""
    two = {"units": {"west_bank": 2, "nw_1": 1}, "tiles": ["red/initiative"]}
    three = {"units": {"west_bank": 2, "s_1": 1}, "tiles": ["red/initiative"]}
    plain = attack_on_seth(p2=two)
    pass_until(plain, "name-fighter")
    assert on(plain, SETH, "s_front") == 3
    own = attack_on_seth(p3=three)
    pass_until(own, "name-fighter")
    assert on(own, SETH, "s_front") < 3


@pytest.mark.rule("R80")
@pytest.mark.parametrize("owner", ["p2", "p3", "p4"])
def test_a_trap_of_any_member_in_the_troop(owner: str) -> None:
    """Whoever leads it; one who has no unit there does not help."""
    seats: dict[str, Any] = {
        "p2": {"units": {"west_bank": 3}},
        "p3": {"units": {"west_bank": 1}},
        "p4": {"units": {"c_1": 2}},
    }
    seats[owner] |= {"tiles": ["black/deadly-trap"]}
    game = table(4, modules=["black-pyramid"], p1={"units": {"seth_gate": 4}}, **seats)
    for move in ("@seth-move-upper", "seth_gate", "west_bank"):
        game.play(f"p1 {move}")
    pass_until(game, "name-fighter")
    assert on(game, SETH, "west_bank") == (4 if owner == "p4" else 3)


@pytest.mark.rule("R77", "S8.7")
def test_who_was_in_the_troop_shares_though_nobody_survives() -> None:
    seats: dict[str, Any] = {"p2": {"units": {"west_bank": 4, "nw_1": 1}, "tiles": ["white/holy-war"], "pp": 0}}
    seats["p3"] = {"units": {"west_bank": 1, "s_1": 1}, "pp": 0}
    game = table(4, p1={"units": {"seth_gate": 2, "seth_1": 2}}, **seats)
    for move in ("@seth-move-upper", "seth_gate", "west_bank"):
        game.play(f"p1 {move}")
    pass_until(game, "name-fighter")
    game.play("p2 p2")
    fight(game, p1="4-1-0 2-0-2", p2="3-2-0 1-3-0")
    for _ in range(4):
        if game.top.name() == "pick-losses":
            game.play("p2 p3")
    assert on(game, 2, "west_bank") == 0
    assert game.top.name() == "share-pp"
    assert game.moves() == ["p2 p2", "p2 p3"]


@pytest.mark.rule("R72")
def test_nobody_steps_aside_into_a_city_of_the_other_camp() -> None:
    """Not Seth into a member's; members by the portal once it is open."""
    front, bank, gate = (space_id(name) for name in ("nw_front", "west_bank", "seth_gate"))
    seth = table(4, p1={"units": {"nw_front": 2, "seth_1": 2}}, p2={"units": {"west_temple": 2}})
    assert not ways_out(seth, SETH, front) & seth.own_districts(1)
    assert ways_out(seth, SETH, front)
    for portal in ("closed", "open"):
        game = table(4, position={"portal": portal}, p1={"units": {"seth_1": 2}}, p2={"units": {"west_bank": 2}})
        assert bool(ways_out(game, 1, bank) & BIT[gate]) == (portal == "open")


@pytest.mark.rule("R82")
def test_violet_spaces_are_kept_for_violet_tokens() -> None:
    """A member's token goes on one only while there are more than violet tokens to lay; the silver one on no other."""
    owner = {"units": {"seth_1": 2}, "tiles": ["blue/act-of-god"]}
    game = table(4, p1=owner)
    silver = {move.removeprefix("p1 silver@") for move in game.moves() if "silver@" in move}
    assert len(silver) == 9
    for space in (0, 1, 2, 4, 5):
        game.put_token(SETH, space, 1)
    game.play("p1 p2")
    yellow = {"p1 @corrupt-troop", "p1 @corrupt-creature", "p1 @destroy-units", "p1 @corrupt-pyramid"}
    assert set(game.moves()) == yellow
    free = table(4, p1=owner)
    for space in (0, 1, 2, 4):
        free.put_token(SETH, space, 1)
    free.play("p1 p2")
    assert "p1 @seth-pray-lower" in free.moves()


@pytest.mark.rule("R92", "S2.5")
def test_seth_keeps_the_tokens_of_members() -> None:
    """All tokens are back for the next day."""
    game = table(4, position={"day-track": 9, "round": 2})
    game.play("p1 p3")
    game.play("p1 @seth-pray-lower")
    for _ in range(12):
        if game.round == 3 and game.top.name() == "seth-turn":
            break
        game.play(next(move for move in game.moves() if move.endswith(" pass")))
    assert view(game, 1)["players"][SETH]["member-tokens"] == ["p2", "p3", "p4"]
    assert view(game, 1)["players"][SETH]["tokens"] == {}
    assert [int(game.tokens_left[seat]) for seat in range(4)] == [4, 4, 4, 4]
    game.play("p1 @seth-pray-lower")
    assert view(game, 1)["players"][SETH]["tokens"] == {"seth-pray-lower": "regular"}, "an own token this time"


@pytest.mark.rule("R98")
def test_who_acts_wins_where_both_fulfil() -> None:
    works = {"ceremony": "yes", "sacred-temples": {"west_bank": 3}}
    for track, winner in ((0, SETH), (1, 1)):
        game = table(4, position=works | {"day-track": track}, p1={"vp": {"battle": 7}, "units": {"seth_1": 2}}, p2={
            "vp": {"battle": 5}, "units": {"nw_1": 2}})  # fmt: skip
        gain_vp(game, SETH, VP_BATTLE)
        gain_vp(game, 1, VP_BATTLE)
        game.advance()
        assert game.has_won(winner)
        assert vp(game) == (8, 6)


@pytest.mark.rule("R99")
def test_a_veto_cannot_be_vetoed() -> None:
    """A member's Veto answers a card of Seth's, and Seth, who holds one too, is not asked about it."""
    seth = {"di": ["seth-mana-theft", "seth-veto"], "pp": 2}
    game = table(4, position={"speaker": "p3"}, p1=seth, p2={"pp": 2}, p3={"di": ["veto"], "pp": 2})
    game.play("p1 di/seth-mana-theft")
    game.play("p3 di/veto")
    assert game.top.name() == "seth-turn"
    assert [int(game.hand_size[seat]) for seat in range(3)] == [1, 0, 0]
    assert [int(game.pp[seat]) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("R89")
def test_immune_units_are_not_destroyed() -> None:
    """Those with the Devourer are spared."""
    two = {"units": {"west_bank": 2, "nw_1": 1}, "tiles": ["black/devourer"], "creatures": {"devourer": "west_bank"}}
    game = table(4, modules=["black-pyramid"], p1={"units": {"seth_1": 2}}, p2=two)
    start_seth_action(game, 8, 1)
    game.advance()
    assert game.moves() == ["p1 pass", "p1 nw_1"]
    game.play("p1 nw_1")
    assert game.top.name() != "destroy-units"
    assert on(game, 1, "west_bank") == 2


@pytest.mark.rule("R91")
def test_teleport_from_seths_city() -> None:
    """For Seth from any district; for members there once Seth has no unit in any."""
    for home, able in (("seth_3", False), ("west_temple", True)):
        game = table(4, position=COMMUNITY, p1={"units": {home: 2}}, p2={"units": {"seth_1": 2, "nw_1": 1}, "pp": 5})
        game.play("p2 @move-upper")
        game.play("p2 seth_1")
        assert ("p2 ~w_obelisk_n" in game.moves()) == able
    seth = table(4, p1={"units": {"seth_2": 2}, "pp": 5})
    seth.play("p1 @seth-move-upper")
    seth.play("p1 seth_2")
    assert "p1 ~w_obelisk_n" in seth.moves()


@pytest.mark.rule("R84")
def test_tactical_choice_needs_a_discarded_card() -> None:
    """Who fights both battles has discarded none; who fights one has."""
    card = {"di": ["tactical-choice"], "pp": 3}
    for front, able in (({"nw_front": 1, "s_front": 1, "nw_1": 1}, False), ({"s_front": 1, "nw_1": 1}, True)):
        three = {"units": {"s_1": 1}} if not able else {"units": {"nw_front": 1, "s_1": 1}}
        game = table(4, p1={"units": {"west_bank": 3, "w_obelisk_n": 3}}, p2={"units": front} | card, p3=three)
        for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
            game.play(f"p1 {move}")
        pass_until(game, "battle-cards")
        for laid in ("4-1-0", "2-0-2") if able else ("4-1-0",):
            game.play(f"p2 card/{laid}")
        assert ("p2 di/tactical-choice" in game.moves()) == able


@pytest.mark.rule("R97", "S7.4")
def test_the_ceremony_costs_nothing_at_the_least() -> None:
    pyramids = {"nw_1": "red^4", "nw_2": "blue^4", "nw_3": "white^4"}
    two = {"pyramids": pyramids, "units": {"w_obelisk": 1, "west_temple": 1, "sphinx_temple": 1}, "pp": 0}
    game = table(3, position=COMMUNITY | {"sacred-temples": {"west_bank": 3}}, p2=two, p3={
        "pyramids": {"s_1": "red^4"}, "units": {"west_bank": 1}, "pp": 0})  # fmt: skip
    assert int(ceremony_price(game)) == 0
    game.play("p2 call")
    assert game.top.name() == "pick-power"


@pytest.mark.rule("S6.2", "S4.1")
def test_one_creature_in_a_troop_at_the_end() -> None:
    """One may pass another, but not stay with it."""
    two = {"units": {"nw_front": 2}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "nw_front"}}
    four = {"units": {"west_bank": 2}, "tiles": ["blue/ancestral-elephant"], "creatures": {"elephant": "west_bank"}}
    game = table(4, position=COMMUNITY, p2=two, p4=four)
    for move in ("@move-upper", "nw_front", "west_bank"):
        game.play(f"p2 {move}")
    assert "p2 pass" not in game.moves()
    game.play("p2 s_front")
    assert "p2 pass" in game.moves() or game.top.name() != "move"
    assert view(game, 1)["players"][1]["creatures"] == {"scarab": "s_front"}


@pytest.mark.rule("R99", "R93")
def test_nobody_escapes_in_the_eclipse() -> None:
    for dark in (False, True):
        game = table(4, p1={"units": {"seth_1": 2}}, p2={"units": {"west_bank": 2}, "di": ["escape"]})
        game.night = dark
        ask_escape_of(game, BIT[1], space_id("west_bank"))
        assert (game.top.name() == "community-escape") != dark


@pytest.mark.rule("R84")
def test_prescience_waits_for_both_battles() -> None:
    """Everybody else settles both first; then its owner is shown the card of the own battle."""
    three = {"units": {"s_front": 1, "s_1": 1}, "tiles": ["blue/prescience"]}
    game = table(4, p1={"units": {"west_bank": 3, "w_obelisk_n": 3}}, p2={"units": {"nw_front": 1, "nw_1": 1}}, p3=three)
    for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    for move in ("p1 card/4-1-0", "p1 card/2-0-2", "p2 card/1-3-0", "p2 card/2-0-2"):
        assert not any(other.startswith("p3") for other in game.moves())
        game.play(move)
    assert {move.split()[0] for move in game.moves()} == {"p3"}
    shown = [frame for frame in view(game, 2)["frames"] if frame["frame"] == "battle"]
    assert [frame.get("attacker-card") for frame in shown if frame["space"] == "s_front"] == ["4-1-0"]
    assert [frame.get("attacker-card") for frame in shown if frame["space"] != "s_front"] == [None]
