"""Mixed troops, Furious Invasion and Seth's board (S4, S5, S8, R76–R84)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import fight, on, pass_until, table, vp

from kemet.engine import Game
from kemet.engine.board import SPACES, space_id
from kemet.engine.ids import BIT
from kemet.engine.modules.seth.beasts import beast_owner, show_beasts
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.invasion import Invasion
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.modules.seth.troops import may_leave, whole_troop
from kemet.engine.play.battle import Battle, Side, guess_card
from kemet.engine.state import altered
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

COMMUNITY = {"day-track": 1}
GATE = {"seth_gate": 3, "seth_1": 2}


def attacked(variants: list[str] | None = None, seth: dict[str, Any] | None = None, **members: Any) -> Game:
    """Returns a game in which Seth's troop at the gate has come to the west bank, where a mixed troop stands."""
    seats = {"p2": {"units": {"west_bank": 2, "nw_1": 1}}, "p3": {"units": {"west_bank": 2, "s_1": 1}}} | members
    game = table(4, variants, p1={"units": GATE} | (seth or {}), **seats)
    for move in ("@seth-move-upper", "seth_gate", "west_bank"):
        game.play(f"p1 {move}")
    return game


@pytest.mark.rule("S8.5", "R76", "S8.6", "R78")
def test_who_fights_and_whose_units_are_lost() -> None:
    """The lead names who fights; that member picks losses."""
    game = attacked()
    pass_until(game, "name-fighter")
    assert game.moves() == ["p2 p2", "p2 p3"]
    game.play("p2 p3")
    fight(game, p1="1-3-0 2-0-2", p3="4-1-0 3-2-0")
    assert game.top.name() == "pick-losses"
    assert game.moves() == ["p3 p2", "p3 p3"]
    game.play("p3 p2")
    game.play("p3 p2")
    assert on(game, 1, "west_bank") == 0
    assert on(game, 2, "west_bank") in (1, 2)


@pytest.mark.rule("R74", "R76")
def test_the_lead() -> None:
    """Who has most units there; of equals the first from the speaker."""
    seats: dict[str, Any] = {
        "p2": {"units": {"west_bank": 1}},
        "p3": {"units": {"west_bank": 2}},
        "p4": {"units": {"west_bank": 2}},
    }
    game = table(4, **seats)
    assert int(facts_of(game).lead(game, space_id("west_bank"))) == 2
    other = table(4, position={"speaker": "p4"}, **seats)
    assert int(facts_of(other).lead(other, space_id("west_bank"))) == 3


@pytest.mark.rule("S8.2", "R80")
def test_tiles_of_equal_name_count_once() -> None:
    """Different battle tiles of all members count, equal names once."""
    strengths = []
    for two, three in (([], []), (["red/carnage"], []), (["red/carnage"], ["blue/shield-of-neith"])):
        game = attacked(
            p2={"units": {"west_bank": 2, "nw_1": 1}, "tiles": two}, p3={"units": {"west_bank": 2, "s_1": 1}, "tiles": three}
        )
        pass_until(game, "name-fighter")
        game.play("p2 p2")
        fight(game, p1="2-0-2 1-3-0", p2="2-0-2 1-3-0")
        battle = next(frame for frame in game.stack if isinstance(frame, Battle))
        strengths.append((int(battle.sides[1].damage), int(battle.sides[1].shield)))
    assert strengths[1][0] == strengths[0][0] + 1
    assert strengths[2][1] > strengths[1][1]


@pytest.mark.rule("S8.3", "R78")
def test_a_creature_stays_with_its_controller() -> None:
    """The controller's last unit lost: the creature goes to a home district with a unit of that player."""
    game = attacked(
        p2={"units": {"west_bank": 1, "nw_2": 1}, "tiles": ["red/phoenix"], "creatures": {"phoenix": "west_bank"}},
        p3={"units": {"west_bank": 3, "s_1": 1}},
    )
    pass_until(game, "name-fighter")
    game.play("p3 p3")
    fight(game, p1="1-3-0 2-0-2", p3="4-1-0 3-2-0")
    game.play("p3 p2")
    assert view(game, 1)["players"][1]["creatures"] == {"phoenix": "nw_2"}


@pytest.mark.rule("S8.7", "R77", "white/communion")
def test_gains_of_a_battle_are_shared() -> None:
    """Holy War of one member: who fights says who gets its 4 PP, all who were in the troop share."""
    game = attacked(p3={"units": {"west_bank": 2, "s_1": 1}, "tiles": ["white/holy-war"], "pp": 0}, p2={
        "units": {"west_bank": 2, "nw_1": 1}, "pp": 0})  # fmt: skip
    pass_until(game, "name-fighter")
    game.play("p2 p2")
    fight(game, p1="2-0-2 1-3-0", p2="4-1-0 3-2-0")
    while game.top.name() == "pick-losses":
        game.play(game.moves()[0])
    assert game.top.name() == "share-pp"
    for receiver in ("p2", "p2", "p2", "p3"):
        game.play(f"p2 {receiver}")
    assert (int(game.pp[1]), int(game.pp[2])) == (3, 1)


@pytest.mark.rule("S4.2", "S5.1", "R78")
def test_recall_of_a_mixed_troop() -> None:
    """Units less one, once for the troop, shared; each unit to its own reserve. Seth may not recall after a win."""
    game = attacked(p2={"units": {"west_bank": 2, "nw_1": 1}, "pp": 0}, p3={"units": {"west_bank": 2, "s_1": 1}, "pp": 0})
    pass_until(game, "name-fighter")
    game.play("p2 p2")
    fight(game, p1="2-0-2 1-3-0", p2="2-0-2 1-3-0")
    game.play("p1 retreat" if "p1 retreat" in game.moves() else "p1 recall")
    pass_until(game, "after-victory") if game.top.name() == "share-pp" else None
    while game.top.name() != "after-victory":
        game.play(game.moves()[0])
    game.play("p2 recall")
    for _ in range(3):
        game.play("p2 p3")
    assert (int(game.pp[1]), int(game.pp[2])) == (0, 3)
    assert on(game, 1, "west_bank") + on(game, 2, "west_bank") == 0
    won = attacked(seth={"units": {"seth_gate": 6}}, p2={"units": {"west_bank": 1, "nw_1": 1}}, p3={"units": {"s_1": 1}})
    fight(won, p1="4-1-0 3-2-0", p2="1-3-0 2-0-2")
    while won.top.name() in ("after-defeat", "retreat-to"):
        won.play(won.moves()[-1] if won.top.name() == "retreat-to" else "p2 recall")
    assert won.top.name() == "seth-turn" or won.top.name() == "community-turn"
    assert on(won, 0, "west_bank") > 0
    assert vp(won)[0] == 1


@pytest.mark.rule("R81", "S6.2")
def test_recruits_keep_the_limit_of_the_whole_troop() -> None:
    game = table(4, position=COMMUNITY, p2={"units": {"nw_1": 2}, "pp": 5}, p3={"units": {"nw_1": 3}})
    game.play("p2 @recruit")
    assert "p2 nw_1" not in game.moves()
    assert "p2 nw_2" in game.moves()


def invasion(variants: list[str] | None = None, p1: dict[str, Any] | None = None, **members: Any) -> Game:
    """Returns a game in which a Furious Invasion begins."""
    seats: dict[str, Any] = {"p2": {"units": {"c_ring": 1, "nw_1": 1}}, "p3": {"units": {"s_front": 1, "s_1": 1}}} | members
    start = {"units": {"west_bank": 3, "sphinx_temple": 3, "seth_1": 2}}
    game = table(4, variants, p1=start | (p1 or {}), **seats)
    game.play("p1 @furious-invasion")
    return game


@pytest.mark.rule("S5.5", "S5.11", "R83", "R84")
def test_two_battles_are_prepared_at_once() -> None:
    """Both move, then Seth names the order; a card for each, none discarded; members lay as usual."""
    game = invasion(p1={"units": {"west_bank": 3, "w_obelisk_n": 3, "seth_1": 2}}, p2={"units": {"nw_front": 1, "nw_1": 1}})
    game.play("p1 west_bank")
    game.play("p1 s_front")
    assert "p1 west_bank" not in game.moves()
    game.play("p1 w_obelisk_n")
    game.play("p1 nw_front")
    assert sorted(game.moves()) == ["p1 nw_front", "p1 s_front"]
    game.play("p1 s_front")
    pass_until(game, "battle-cards")
    game.play("p1 card/4-1-0")
    assert game.top.name() == "battle-cards"
    for card in ("2-0-2", "1-3-0"):
        game.play(f"p3 card/{card}")
    assert "p1 card/4-1-0" not in game.moves()
    game.play("p1 card/2-0-2")
    for card in ("1-3-0", "2-0-2"):
        game.play(f"p2 card/{card}")
    while not game.over() and game.top.name() not in ("seth-turn", "community-turn"):
        game.play(
            next((move for move in game.moves() if "recall" in move or "pass" in move or "stay" in move), game.moves()[0])
        )
    assert int(game.battle_hand[SETH]).bit_count() == 4
    assert vp(game)[0] == 2


@pytest.mark.rule("R83", "R84")
def test_one_troop_or_none_may_be_moved() -> None:
    game = invasion()
    game.play("p1 pass")
    assert game.top.name() in ("seth-turn", "community-turn")
    one = invasion(p1={"units": {"west_bank": 3, "seth_1": 2}})
    one.play("p1 west_bank")
    one.play("p1 s_front")
    one.play("p1 pass")
    fight(one, p1="4-1-0 3-2-0", p3="2-0-2 1-3-0")
    assert vp(one)[0] == 1


@pytest.mark.rule("R83", "variant/invasion-to-two-spaces")
def test_both_troops_on_one_space() -> None:
    for variants, able in (([], True), (["invasion-to-two-spaces"], False)):
        game = invasion(variants, p1={"units": {"west_bank": 3, "w_obelisk_n": 3, "seth_1": 2}})
        game.play("p1 west_bank")
        game.play("p1 nw_front")
        pass_until(game, "pick-invader")
        game.play("p1 w_obelisk_n")
        assert ("p1 nw_front" in game.moves()) == able


@pytest.mark.rule("R84")
def test_cards_that_cannot_be_paid_any_more_have_no_effect() -> None:
    from kemet.engine.modules.seth.fights import drop_unpayable
    from kemet.engine.play.attack import battle_of

    game = table(4, p1={"units": GATE, "pp": 1, "di": ["seth-war-fury", "seth-bloodbath"]}, p2={"units": {"west_bank": 1}})
    battle = battle_of(game, space_id("west_bank"), SETH, 1)
    for card in game.rules.di_cards:
        if card.slug in ("seth-war-fury", "seth-bloodbath"):
            battle.sides[0].di[card.id] = 1
    drop_unpayable(game, battle)
    assert sum(int(number) for number in battle.sides[0].di) == 1
    assert int(game.hand_size[SETH]) == 1
    assert sum(int(number) for number in game.discard) == 1


@pytest.mark.rule("violet/ambush", "R84")
def test_ambush_swaps_the_cards_of_two_battles() -> None:
    owner = {"units": {"west_bank": 3, "w_obelisk_n": 3}, "tiles": ["violet/ambush"]}
    game = invasion(p1=owner, p2={"units": {"nw_front": 1, "nw_1": 1}})
    for move in ("west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    game.play("p1 card/4-1-0")
    for card in ("1-3-0", "2-0-2"):
        game.play(f"p3 card/{card}")
    game.play("p1 card/2-0-2")
    for card in ("1-3-0", "2-0-2"):
        game.play(f"p2 card/{card}")
    while game.top.name() == "battle-cards":
        game.play(next(move for move in game.moves() if "pass" in move))
    assert game.moves() == ["p1 pass", "p1 card/2-0-2"]
    game.play("p1 card/2-0-2")
    assert any(isinstance(frame, Invasion) for frame in game.stack)
    cards = [game.rules.battle_cards[frame.sides[0].card].slug for frame in game.stack if isinstance(frame, Battle)]
    assert cards == ["4-1-0", "2-0-2"]


@pytest.mark.rule("S5.6", "R86")
def test_which_creatures_may_attack_where() -> None:
    """A level up to the violet pyramid's, the tile still for sale, a unit of the colour, no city but for the Phoenix."""
    cities = table(4, p1={"violet": 4, "units": {"seth_1": 2}}, p2={"units": {"nw_1": 3}})
    start_seth_action(cities, 7, 1)
    assert cities.moves() == ["p1 pass", "p1 beast/phoenix"]
    low = table(4, p1={"violet": 2, "units": {"seth_1": 2}}, p2={"units": {"west_bank": 3}})
    start_seth_action(low, 7, 1)
    assert low.moves() == ["p1 pass", "p1 beast/elephant", "p1 beast/snake"]
    sold = {"units": {"west_bank": 3}, "tiles": ["blue/ancestral-elephant"]}
    other = table(4, p1={"violet": 2, "units": {"seth_1": 2}}, p2=sold)
    start_seth_action(other, 7, 1)
    assert other.moves() == ["p1 pass", "p1 beast/snake"]
    assert "elephant" not in view(other, 1)["players"][SETH]["creature-cards"]
    khnum = table(4, None, ["black-pyramid"], p1={"violet": 2, "units": {"seth_1": 2}}, p3={"units": {"west_bank": 3}})
    start_seth_action(khnum, 7, 1)
    assert khnum.moves() == ["p1 pass", "p1 beast/khnum"]


@pytest.mark.rule("S5.4", "S5.3")
def test_actions_of_seths_board() -> None:
    """Pray brings 3, Invocation a card, the violet pyramid is raised, a violet tile bought."""
    game = table(6, p1={"units": {"seth_1": 2}, "pp": 2})
    for place, name in ((6, "pray"), (10, "invocation")):
        start_seth_action(game, place, -1)
        assert name
    assert (int(game.pp[SETH]), int(game.hand_size[SETH])) == (5, 1)
    start_seth_action(game, 5, -1)
    game.play("p1 violet^2")
    assert int(game.pp[SETH]) == 3
    start_seth_action(game, 11, -1)
    assert "p1 violet/annexation" in game.moves()
    assert "p1 violet/ambush" not in game.moves()


@pytest.mark.rule("violet/magic-versatility", "variant/silver-or-see-through", "R82")
def test_the_see_through_token() -> None:
    """Once a day a space that bears a token serves again; by the other reading not beside the silver token."""
    owner = {"tiles": ["violet/magic-versatility", "blue/act-of-god"], "units": {"seth_1": 2}, "pp": 0}
    for variants, both in (([], True), (["silver-or-see-through"], False)):
        game = table(4, variants, p1=owner)
        assert not any("see-through" in move for move in game.moves())
        game.play("p1 @seth-pray-lower")
        copy = game.copy()
        game.play("p1 see-through@seth-pray-lower")
        assert int(game.pp[SETH]) == 6
        assert not any("see-through" in move for move in game.moves())
        assert any("silver@" in move for move in game.moves()) == both
        copy.play("p1 silver@seth-pray-middle")
        assert any("see-through" in move for move in copy.moves()) == both


@pytest.mark.rule("card/mortal-mirror")
def test_the_mirror_shows_shields() -> None:
    owner = {"tiles": ["violet/mortal-mirror"], "battle-removed": ["1-3-0"]}
    game = attacked(seth=owner, p2={"units": {"west_bank": 4, "nw_1": 1}}, p3={"units": {"s_1": 1}})
    fight(game, p1="mortal-mirror 2-0-2", p2="2-0-2 1-3-0")
    battle = next(frame for frame in game.stack if isinstance(frame, Battle))
    assert (int(battle.sides[0].strength), int(battle.sides[0].damage), int(battle.sides[0].shield)) == (3 + 2, 1, 2)


@pytest.mark.rule("violet/magic-versatility", "S5.3")
def test_the_see_through_token_on_a_members() -> None:
    """On a yellow space the colour is that of the token beneath."""
    game = table(4, p1={"tiles": ["violet/magic-versatility"], "units": {"seth_1": 2}}, p2={"units": {"nw_1": 5}})
    game.play("p1 p2")
    game.play("p1 @destroy-units")
    for _ in range(2):
        game.play("p1 nw_1")
    game.play("p1 see-through@destroy-units")
    assert game.moves() == ["p1 pass", "p1 nw_1"]
    game.play("p1 nw_1")
    assert on(game, 1, "nw_1") == 2


@pytest.mark.rule("S8.7", "R77")
def test_tiles_add_to_shared_gains_only_where_agreed() -> None:
    owner = {"units": {"west_bank": 2, "nw_1": 1}, "tiles": ["white/holy-war", "black/divine-strength"], "pp": 0}
    for variants, gained in (([], 4), (["divine-strength-for-battles"], 5)):
        game = table(4, variants, ["black-pyramid"], p1={"units": GATE}, p2=owner, p3={"units": {"west_bank": 2}, "pp": 0})
        for move in ("@seth-move-upper", "seth_gate", "west_bank"):
            game.play(f"p1 {move}")
        pass_until(game, "name-fighter")
        game.play("p2 p2")
        fight(game, p1="2-0-2 1-3-0", p2="2-0-2 1-3-0")
        assert game.top.name() == "share-pp"
        assert view(game, 1)["frames"][-1]["number"] == gained


@pytest.mark.rule("S4.2", "R33", "R77", "variant/divine-strength-for-battles")
def test_tiles_add_to_a_recall_only_where_agreed() -> None:
    """Units less one, and one more with Divine Strength; a troop of one unit brings nothing at all."""
    agreed = ["divine-strength-for-battles"]
    for variants, units, gained in (([], 3, 2), (agreed, 3, 3), (agreed, 1, 0)):
        owner = {"units": {"west_bank": units, "nw_1": 1}, "tiles": ["black/divine-strength", "red/blades-of-neith"], "pp": 0}
        game = table(4, variants, ["black-pyramid"], p1={"units": {"seth_gate": 1, "seth_1": 2}}, p2=owner)
        for move in ("@seth-move-upper", "seth_gate", "west_bank"):
            game.play(f"p1 {move}")
        fight(game, p1="2-0-2 1-3-0", p2="4-1-0 1-3-0")
        pass_until_recall(game)
        assert int(game.pp[1]) == gained


def pass_until_recall(game: Game) -> None:
    """Has Seth recall what is beaten, then p2 the winning troop."""
    while game.top.name() != "after-victory":
        game.play("p1 recall" if "p1 recall" in game.moves() else game.moves()[0])
    game.play("p2 recall")


@pytest.mark.rule("R83")
def test_the_second_troop_takes_up_nobody_of_the_first() -> None:
    game = invasion(p1={"units": {"west_bank": 2, "w_obelisk_n": 2, "seth_1": 2}})
    game.play("p1 west_bank")
    game.play("p1 nw_front")
    assert "p1 x1" in game.moves() or game.top.name() == "pick-invader"
    pass_until(game, "pick-invader")
    game.play("p1 w_obelisk_n")
    assert "p1 x1" in game.moves()
    game.play("p1 nw_front")
    assert not any(move.startswith("p1 x") for move in game.moves())


@pytest.mark.rule("R84", "S5.5")
def test_cards_for_both_battles_are_payable_together() -> None:
    owner = {"units": {"west_bank": 3, "w_obelisk_n": 3}, "pp": 1, "di": ["seth-war-fury", "seth-bloodbath"]}
    game = invasion(p1=owner, p2={"units": {"nw_front": 1, "nw_1": 1}})
    for move in ("west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
    pass_until(game, "battle-cards")
    game.play("p1 card/4-1-0")
    assert "p1 di/seth-bloodbath" in game.moves()
    game.play("p1 di/seth-war-fury")
    assert not any("di/" in move for move in game.moves())
    game.play("p1 pass")
    for card in ("2-0-2", "1-3-0"):
        game.play(f"p3 card/{card}")
    game.play("p1 card/2-0-2")
    assert not any(move.startswith("p1 di/") for move in game.moves())


@pytest.mark.rule("R84")
def test_one_of_two_battles_falls_away() -> None:
    """The other is a usual one, with a card discarded."""
    owner = {
        "units": {"west_bank": 3, "w_obelisk_n": 3, "seth_1": 2},
        "tiles": ["violet/cobra"],
        "creatures": {"cobra": "west_bank"},
    }
    game = invasion(p1=owner, p2={"units": {"nw_front": 2, "nw_1": 1}}, p3={"units": {"s_front": 1, "s_1": 1}})
    for move in ("west_bank", "s_front", "w_obelisk_n", "nw_front", "s_front"):
        game.play(f"p1 {move}")
        if game.top.name() == "move" and move == "s_front":
            game.play("p1 pass")
    fight(game, p1="4-1-0 3-2-0", p2="2-0-2 1-3-0")
    assert on(game, 2, "s_front") == 0
    while game.top.name() not in ("seth-turn", "community-turn"):
        game.play(game.moves()[-1])
    assert int(game.battle_hand[SETH]).bit_count() == 4
    assert vp(game)[0] == 1


@pytest.mark.rule("S8.1", "S8.3")
def test_creatures_change_places_on_the_way() -> None:
    """SX3: the mover may take the other creature along instead, with a unit of its controller's."""
    two = {"units": {"nw_front": 4}, "tiles": ["red/royal-scarab"], "creatures": {"scarab": "nw_front"}}
    four = {"units": {"west_bank": 3}, "tiles": ["blue/ancestral-elephant"], "creatures": {"elephant": "west_bank"}}
    game = table(4, position=COMMUNITY, p2=two, p3={"units": {"west_bank": 2}}, p4=four)
    for move in (
        "@move-upper",
        "nw_front",
        "west_bank",
        "x2",
        "along/p3:1",
        "along/p4:1",
        "creature/elephant",
        "sphinx_temple",
    ):
        game.play(f"p2 {move}")
    assert view(game, 1)["players"][3]["creatures"] == {"elephant": "sphinx_temple"}
    assert view(game, 1)["players"][1]["creatures"] == {"scarab": "west_bank"}


@pytest.mark.rule("R80", "S4.1")
def test_legion_counts_for_who_leaves_a_unit() -> None:
    """A troop of six cannot be left behind by the only owner of Legion."""
    two = {"units": {"west_bank": 2}, "tiles": ["blue/seth-legion"]}
    game = table(4, position=COMMUNITY, p2=two, p3={"units": {"west_bank": 4}}, p4={"units": {"nw_front": 2}})
    game.play("p4 @move-upper")
    game.play("p4 nw_front")
    assert "p4 west_bank" not in game.moves()
    over = table(
        4, position=COMMUNITY, p2={"units": {"nw_front": 1}} | {"tiles": two["tiles"]}, p3={"units": {"west_bank": 5}}
    )
    over.put_units(2, space_id("west_bank"), 1)
    over.put_units(1, space_id("west_bank"), 1)
    move = whole_troop(over, 1, space_id("west_bank"))
    move.others[2] = 0
    assert not may_leave(over, move)
    move.others[2] = 1
    assert may_leave(over, move)


@pytest.mark.rule("S8.3", "R78")
def test_osiris_is_with_those_who_are_there_while_another_creature_passes() -> None:
    """`creature_on` has room for one creature of a seat; who bought the tile may be far away."""
    game = table(p2={"tiles": ["red/osiris"]}, p3={"units": {"nw_front": 3}})
    osiris = [creature.slug for creature in game.rules.creatures].index("osiris")
    front = space_id("nw_front")
    game.put_creature(2, osiris, front)
    assert beast_owner(game, osiris) == 2
    game.creature_on[2 * SPACES + front] = 0
    assert beast_owner(game, osiris) == 2
    show_beasts(game, front)
    assert game.creature_of(2, front) == osiris


@pytest.mark.rule("S5.10", "R28b")
def test_a_guessed_hand_holds_a_card_that_may_be_played() -> None:
    """Where the one card left in hand would be barred, it lies face down in the pile, and one from there is in hand."""
    game = table()
    barred, other = 0, 1
    game.battle_hand = altered(game.battle_hand, 0, BIT[barred])
    game.battle_pile = altered(game.battle_pile, 0, BIT[other])
    side = Side(0, game.rules.di_kinds)
    assert guess_card(game, side, ~BIT[barred]) == other
    assert (game.battle_hand[0], game.battle_pile[0]) == (BIT[other], BIT[barred])


@pytest.mark.rule("S5.10", "R22")
@pytest.mark.parametrize(("seen_since", "in_hand"), [((), 2), ((1, 3), 3)])
def test_a_guessed_hand_holds_a_card_that_was_thought_out_of_the_game(seen_since: tuple[int, ...], in_hand: int) -> None:
    """Where all of the pile lies open, the barred card is out of the game instead: one of those there was not seen since."""
    game = table()
    barred, opened, removed = 1, 4, BIT[2] | BIT[3]
    game.battle_hand = altered(game.battle_hand, 0, BIT[barred])
    game.battle_pile = altered(game.battle_pile, 0, BIT[opened])
    game.battle_seen = altered(game.battle_seen, 0, BIT[opened])
    game.battle_removed = altered(game.battle_removed, 0, removed)
    game.battle_proven = altered(game.battle_proven, 0, sum(BIT[card] for card in (opened, *seen_since)))
    assert guess_card(game, Side(0, game.rules.di_kinds), ~BIT[barred]) == in_hand
    assert game.battle_hand[0] == BIT[in_hand]
    assert game.battle_removed[0] == (removed | BIT[barred]) & ~BIT[in_hand]
