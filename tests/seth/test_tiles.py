"""Violet tiles, community tiles, creatures and cards of Seth's game (components of Seth, 8.1–8.5; S2.8, S6.5)."""

from __future__ import annotations

from typing import Any

import pytest
from support.seth import fight, pass_until, table

from kemet.engine import Game
from kemet.engine.board import space_id
from kemet.engine.ids import BIT, NONE
from kemet.engine.modules.seth.beasts import is_osiris
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.corrupt_troops import leave_osiris
from kemet.engine.modules.seth.seth_turn import start_seth_action
from kemet.engine.modules.seth.temples import temple_price
from kemet.engine.modules.seth.troops import whole_troop, within_limits
from kemet.engine.play.battle import Battle
from kemet.engine.play.recruit import troop_limit
from kemet.engine.view import view
from kemet.server.hints import market

pytestmark = pytest.mark.interpreted

COMMUNITY = {"day-track": 1}


def seth(**more: Any) -> dict[str, Any]:
    """Returns Seth with a troop at the gate."""
    return {"units": {"seth_gate": 3, "seth_1": 2}} | more


def sides(game: Game, **cards: str) -> list[tuple[int, int, int]]:
    """Fights the battle that begins and returns strength, damage and shield of both sides."""
    fight(game, **cards)
    battle = next(frame for frame in game.stack if isinstance(frame, Battle))
    return [(int(side.strength), int(side.damage), int(side.shield)) for side in battle.sides]


def battle(two: dict[str, Any] | None = None, position: dict[str, Any] | None = None, **more: Any) -> Game:
    """Returns a game in which Seth's three units come from the gate to four of p2 on the west bank."""
    game = table(4, position=position, p1=seth(**more), p2={"units": {"west_bank": 4, "nw_1": 1}} | (two or {}))
    for move in ("@seth-move-upper", "seth_gate", "west_bank"):
        game.play(f"p1 {move}")
    return game


PLAIN = {"p1": "2-0-2 1-3-0", "p2": "2-0-2 1-3-0"}


@pytest.mark.rule("violet/kill-them-all", "violet/immortal-legion")
def test_tiles_that_add_in_battle() -> None:
    plain = sides(battle(), **PLAIN)[0]
    assert sides(battle(tiles=["violet/kill-them-all"]), **PLAIN)[0] == (plain[0], plain[1] + 1, plain[2])
    assert sides(battle(tiles=["violet/immortal-legion"]), **PLAIN)[0] == (plain[0] + 1, plain[1], plain[2] + 1)
    assert int(whole_troop(table(4, p1=seth(tiles=["violet/kill-them-all"])), SETH, space_id("seth_gate")).range_left(
        table(4, p1=seth(tiles=["violet/kill-them-all"])))) == 2  # fmt: skip


@pytest.mark.rule("violet/crocodile", "creature/crocodile", "violet/vulture", "creature/vulture")
def test_violet_creatures() -> None:
    plain = sides(battle(), **PLAIN)[0]
    crocodile = battle(tiles=["violet/crocodile"], creatures={"crocodile": "seth_gate"})
    assert sides(crocodile, **PLAIN)[0] == (plain[0] + 2, plain[1] + 1, plain[2])
    vulture = battle(tiles=["violet/vulture"], creatures={"vulture": "seth_gate"}, pp=0)
    assert sides(vulture, p1="1-3-0 2-0-2", p2="3-2-0 1-3-0")[0][0] == 3 + 1 + 1
    assert int(vulture.pp[SETH]) == 3


@pytest.mark.rule("violet/cobra", "creature/cobra")
def test_venom() -> None:
    """The enemy loses a unit before cards are chosen; with the last one gone there is no battle and no point."""
    game = battle(tiles=["violet/cobra"], creatures={"cobra": "seth_gate"})
    pass_until(game, "battle-cards")
    assert int(game.units_at(1, space_id("west_bank"))) == 3
    last = battle({"units": {"west_bank": 1, "nw_1": 1}}, tiles=["violet/cobra"], creatures={"cobra": "seth_gate"})
    while last.top.name() == "community-escape":
        last.play(next(move for move in last.moves() if "pass" in move))
    assert int(last.units_at(1, space_id("west_bank"))) == 0
    assert int(last.permanent_vp(SETH)) == 0
    assert not any(isinstance(frame, Battle) for frame in last.stack)


@pytest.mark.rule("violet/mortal-mirror", "card/mortal-mirror")
def test_mortal_mirror() -> None:
    """One card is exchanged for it; it has the numbers of the enemy's card and 1 damage more."""
    game = table(4, p1=seth(violet=2, pp=5))
    start_seth_action(game, 11, -1)
    game.play("p1 violet/mortal-mirror")
    game.play("p1 card/4-1-0")
    mirror = [card.slug for card in game.rules.battle_cards].index("mortal-mirror")
    assert game.battle_hand[SETH] & BIT[mirror]
    removed: dict[str, Any] = {"tiles": ["violet/mortal-mirror"], "battle-removed": ["1-3-0"]}
    fought = sides(battle(**removed), p1="mortal-mirror 2-0-2", p2="3-2-0 1-3-0")
    assert fought[0] == (3 + 3, 2 + 1, 0)


@pytest.mark.rule("violet/chaos-levy", "violet/endless-horde")
def test_units_for_nothing() -> None:
    game = table(4, p1={"units": {"seth_1": 2}, "tiles": ["violet/chaos-levy"], "pp": 1})
    start_seth_action(game, 2, -1)
    game.advance()
    for _ in range(3):
        game.play("p1 seth_2")
    assert "p1 seth_2" not in game.moves()
    while game.top.name() != "seth-turn":
        game.play("p1 pass")
    assert int(game.pp[SETH]) == 0
    horde = {"units": {"seth_1": 2, "west_bank": 1}, "tiles": ["violet/endless-horde"]}
    night = table(4, position={"phase": "night"}, p1=horde)
    assert "p1 violet/endless-horde" in night.moves()
    night.play("p1 violet/endless-horde")
    assert night.moves() == ["p1 pass", "p1 seth_1", "p1 seth_2", "p1 seth_3"], "not with troops elsewhere"
    for _ in range(3):
        night.play("p1 seth_2")
    assert int(night.units_at(SETH, space_id("seth_2"))) == 3
    assert night.top.name() != "place-units"


@pytest.mark.rule("violet/annexation", "violet/divine-advantage")
def test_night_tiles_about_cards() -> None:
    tiles = ["violet/annexation", "violet/divine-advantage"]
    game = table(4, position={"phase": "night"}, p1={"units": {"seth_1": 2}, "tiles": tiles}, p3={"di": ["prayer"]})
    game.play("p1 violet/annexation")
    assert game.moves() == ["p1 p3"]
    game.play("p1 p3")
    assert (int(game.hand_size[SETH]), int(game.hand_size[2])) == (2, 0)
    game.play("p1 violet/divine-advantage")
    assert len(game.moves()) in (1, 2)
    game.play(game.moves()[0])
    assert int(game.hand_size[SETH]) == 3
    assert sum(int(game.deck[card.id]) for card in game.rules.di_cards if card.deck) == 15 - 2


@pytest.mark.rule("violet/infernal-will")
def test_infernal_will() -> None:
    game = table(4, p1={"units": {"seth_1": 2}, "tiles": ["violet/infernal-will"], "pp": 0})
    copy = game.copy()
    game.play("p1 gold@infernal-prayer")
    assert int(game.pp[SETH]) == 3
    copy.play("p1 gold@infernal-invocation")
    assert int(copy.hand_size[SETH]) == 1
    assert not any("gold@" in move for move in copy.moves())


@pytest.mark.rule("violet/ambush")
def test_ambush() -> None:
    game = battle(tiles=["violet/ambush"])
    fight(game, p1="2-0-2 4-1-0", p2="2-0-2 1-3-0")
    assert game.moves() == ["p1 pass", "p1 card/4-1-0"]
    game.play("p1 card/4-1-0")
    found = next(frame for frame in game.stack if isinstance(frame, Battle))
    assert int(found.sides[0].strength) == 3 + 4


@pytest.mark.rule("white/communion", "S6.5")
def test_communion() -> None:
    """Bought by one member, once; all gain 1 PP more by night."""
    game = table(4, position=COMMUNITY, p2={"pyramids": {"nw_1": "white^3"}, "units": {"nw_1": 2}, "pp": 3})
    game.play("p2 @buy-white")
    game.play("p2 white/communion")
    communion = next(tile for tile in game.rules.tiles if tile.slug == "communion")
    assert all(game.has_power(seat, communion.power) for seat in (1, 2, 3))
    assert not game.has_power(SETH, communion.power)
    assert int(game.supply[communion.id]) == 0
    night = table(
        4, position={"phase": "night"}, p2={"tiles": ["white/communion"], "units": {"nw_1": 2}, "pp": 1}, p3={"pp": 1}
    )
    pass_until(night, "seth-turn")
    assert (int(night.pp[1]), int(night.pp[2])) == (4, 4)


@pytest.mark.rule("blue/guardians-of-the-temples")
def test_guardians() -> None:
    """+1 strength and +1 shield for who defends a temple, sacred ones of any level too."""
    plain = sides(battle(), **PLAIN)[1]
    tile = {"units": {"west_bank": 4, "nw_1": 1}, "tiles": ["blue/guardians-of-the-temples"]}
    assert sides(battle(tile), **PLAIN)[1] == plain
    guarded = battle(tile, position={"sacred-temples": {"west_bank": 1}})
    assert sides(guarded, **PLAIN)[1] == (plain[0] + 1, plain[1], plain[2] + 1)


@pytest.mark.rule("black/rite-of-the-builders", "S7.2")
def test_rite_of_the_builders() -> None:
    plain, rite = table(4), table(4, modules=["black-pyramid"], p3={"tiles": ["black/rite-of-the-builders"]})
    assert [int(temple_price(plain, level)) for level in (1, 2, 3)] == [1, 2, 3]
    assert [int(temple_price(rite, level)) for level in (1, 2, 3)] == [1, 1, 2]


@pytest.mark.rule("blue/seth-legion", "blue/seth-sphinx", "creature/seth-sphinx", "R80")
def test_new_blue_tiles() -> None:
    game = table(4, p2={"tiles": ["blue/seth-legion"], "units": {"nw_1": 2}}, p3={"units": {"nw_1": 4}})
    assert (int(troop_limit(game, 1)), int(troop_limit(game, 2))) == (6, 5)
    assert within_limits(game, 2, space_id("nw_1"))
    seth_owner = table(4, p1={"tiles": ["blue/seth-legion"], "units": {"seth_1": 2}})
    assert int(troop_limit(seth_owner, SETH)) == 7
    plain = sides(battle(), **PLAIN)[1]
    owner = {"units": {"west_bank": 4, "nw_1": 1}, "tiles": ["blue/seth-sphinx"], "creatures": {"seth-sphinx": "west_bank"}}
    sphinx = battle(owner)
    assert int(sphinx.permanent_vp(1)) == 0
    assert sides(sphinx, **PLAIN)[1] == (plain[0] + 2, plain[1], plain[2] + 1)


@pytest.mark.rule("red/osiris", "creature/osiris", "S2.8", "S8.3")
def test_osiris_belongs_to_all() -> None:
    """It goes with whoever takes it along, stays with any member's unit, and comes back by anybody's recruit action."""
    two = {"tiles": ["red/osiris"], "creatures": {"osiris": "nw_1"}, "units": {"nw_1": 1, "nw_2": 1}}
    game = table(4, position=COMMUNITY, p2=two, p3={"units": {"nw_1": 1, "s_1": 1}, "pp": 5})
    game.play("p3 @move-upper")
    game.play("p3 nw_1")
    game.play("p3 along/p2:0")
    game.play("p3 nw_front")
    osiris = [creature.slug for creature in game.rules.creatures].index("osiris")
    assert is_osiris(game, osiris)
    assert int(game.creature_at[osiris]) == space_id("nw_front")
    assert view(game, 1)["players"][2]["creatures"] == {"osiris": "nw_front"}
    leave_osiris(game, 2, space_id("nw_front"))
    assert int(game.creature_at[osiris]) == NONE
    game.play("p3 pass")
    game.play("p3 pass")
    game.play("p4 @recruit")
    while game.top.name() == "place-units":
        game.play("p4 pass")
    assert int(game.creature_at[osiris]) == space_id("c_1")


@pytest.mark.rule("S2.8", "red/osiris")
def test_osiris_waits_on_its_tile() -> None:
    osiris = [creature.slug for creature in table(4).rules.creatures].index("osiris")
    assert int(table(4).creature_at[osiris]) == NONE
    two = {"tiles": ["red/osiris"], "creatures": {"osiris": "west_bank"}, "units": {"west_bank": 1, "nw_2": 1}}
    game = table(4, p1={"units": {"seth_1": 2}}, p2=two, p3={"units": {"west_bank": 1, "s_1": 1}})
    start_seth_action(game, 8, 1)
    game.advance()
    game.play("p1 west_bank")
    assert view(game, 1)["players"][2]["creatures"] == {"osiris": "west_bank"}
    game.play("p1 nw_2")
    start_seth_action(game, 8, 2)
    game.advance()
    game.play("p1 west_bank")
    assert int(game.creature_at[osiris]) == NONE


# Seth's cards.


@pytest.mark.rule("di/seth-war-rage", "di/seth-war-fury", "di/seth-bloodbath", "di/seth-bronze-wall")
@pytest.mark.parametrize(
    ("card", "more"), [("war-rage", (1, 0, 0)), ("war-fury", (2, 0, 0)), ("bloodbath", (0, 2, 0)), ("bronze-wall", (0, 0, 1))]
)
def test_battle_cards_of_seths_deck(card: str, more: tuple[int, int, int]) -> None:
    plain = sides(battle(), **PLAIN)[0]
    game = battle(di=[f"seth-{card}"])
    pass_until(game, "battle-cards")
    for move in ("p1 card/2-0-2", "p1 card/1-3-0", f"p1 di/seth-{card}", "p1 pass", "p2 card/2-0-2", "p2 card/1-3-0"):
        if move != "p1 pass" or "p1 pass" in game.moves():
            game.play(move)
    found = next(frame for frame in game.stack if isinstance(frame, Battle)).sides[0]
    assert (int(found.strength), int(found.damage), int(found.shield)) == tuple(
        a + b for a, b in zip(plain, more, strict=True)
    )


@pytest.mark.rule("di/seth-prayer", "di/seth-mana-theft", "di/seth-raining-fire", "di/seth-enlistment")
def test_cards_of_seths_turn() -> None:
    cards = ["seth-prayer", "seth-mana-theft", "seth-raining-fire", "seth-enlistment"]
    game = table(4, p1={"units": {"seth_1": 2}, "di": cards, "pp": 1}, p2={"pp": 0}, p3={"pp": 4}, p4={"pp": 1})
    game.play("p1 di/seth-prayer")
    assert int(game.pp[SETH]) == 3
    game.play("p1 di/seth-mana-theft")
    assert [int(pp) for pp in game.pp] == [4, 0, 3, 0]
    game.play("p1 di/seth-raining-fire")
    game.play("p1 nw_1")
    assert int(game.units_at(1, space_id("nw_1"))) == 1
    game.play("p1 di/seth-enlistment")
    game.play("p1 seth_1")
    game.play("p1 seth_2")
    assert int(game.units_at(SETH, space_id("seth_2"))) == 1


@pytest.mark.rule("di/seth-swiftness", "di/seth-veto", "R99")
def test_swiftness_and_veto_of_seth() -> None:
    game = table(4, p1=seth(di=["seth-swiftness"]))
    game.play("p1 @seth-move-upper")
    game.play("p1 seth_gate")
    before = view(game, SETH)["frames"][-1]["range"]
    game.play("p1 di/seth-swiftness")
    assert view(game, SETH)["frames"][-1]["range"] == before + 1
    vetoed = table(4, position=COMMUNITY, p1={"di": ["seth-veto"], "units": {"seth_1": 2}}, p2={"di": ["prayer"], "pp": 1})
    vetoed.play("p2 di/prayer")
    vetoed.play("p1 di/seth-veto")
    assert int(vetoed.pp[1]) == 1


@pytest.mark.rule("R77")
@pytest.mark.parametrize(("power", "more"), [("blades-of-osiris", (1, 0, 0)), ("shield-of-osiris", (0, 0, 1))])
def test_powers_in_battle(power: str, more: tuple[int, int, int]) -> None:
    plain = sides(battle(), **PLAIN)[1]
    assert sides(battle(position={"powers": [power]}), **PLAIN)[1] == tuple(a + b for a, b in zip(plain, more, strict=True))


@pytest.mark.rule("S7.3")
def test_march_and_oracle() -> None:
    march = table(4, position=COMMUNITY | {"powers": ["march-of-osiris"]}, p2={"units": {"nw_1": 2}})
    assert int(whole_troop(march, 1, space_id("nw_1")).range_left(march)) == 2
    oracle = table(4, position={"phase": "night", "powers": ["oracle-of-osiris"]}, p2={"units": {"nw_1": 2}})
    pass_until(oracle, "deal-cards")
    oracle.play("p3 p4" if "p3 p4" in oracle.moves() else oracle.moves()[-1])
    oracle.play(oracle.moves()[-1])
    assert int(oracle.hand_size[3]) == 3


@pytest.mark.rule("S2.2", "S2.4")
def test_levels_of_tiles_and_numbers_of_creatures() -> None:
    """Components 8.1 and 8.2: four violet tiles of each level, and move, strength, damage, shield of each creature."""
    rules = table(4, modules=["black-pyramid"]).rules
    violet = {
        1: "energy-drain servile-corruption units-corruption chaos-levy",
        2: "kill-them-all annexation vulture mortal-mirror",
    }
    violet |= {
        3: "ambush divine-advantage crocodile infernal-will",
        4: "magic-versatility cobra immortal-legion endless-horde",
    }
    tiles = rules.tiles_of_colour[rules.lone_colours[0]]
    assert {tile.slug: int(tile.level) for tile in tiles} == {
        slug: level for level, slugs in violet.items() for slug in slugs.split()
    }
    others = {
        "communion": 3,
        "osiris": 3,
        "guardians-of-the-temples": 3,
        "rite-of-the-builders": 3,
        "seth-legion": 2,
        "seth-sphinx": 4,
    }
    assert {tile.slug: int(tile.level) for tile in rules.tiles_in_play if tile.slug in others} == others
    numbers = {
        "vulture": (1, 1, 0, 0),
        "crocodile": (1, 2, 1, 0),
        "cobra": (1, 2, 0, 0),
        "osiris": (1, 2, 0, 1),
        "seth-sphinx": (1, 2, 0, 1),
    }
    for creature in rules.creatures:
        if creature.slug in numbers:
            found = (creature.move, creature.strength, creature.damage, creature.shield)
            assert tuple(map(int, found)) == numbers[creature.slug]


@pytest.mark.rule("creature/vulture", "creature/crocodile")
def test_only_the_vulture_feeds() -> None:
    game = battle(tiles=["violet/vulture", "violet/crocodile"], creatures={"crocodile": "seth_gate"}, pp=0)
    sides(game, p1="1-3-0 2-0-2", p2="3-2-0 1-3-0")
    assert int(game.pp[SETH]) == 0


@pytest.mark.rule("S5.4", "S6.4")
def test_the_market_tells_what_seth_and_members_can_buy() -> None:
    game = table(p1={"violet": 2, "pp": 2}, p2={"pyramids": {"nw_1": "white^1", "nw_2": "red^1", "nw_3": "blue^1"}})

    def refused(seat: int, tile: str) -> str:
        refusal = market(game, seat)[tile].refusal
        return refusal.code if refusal else ""

    assert refused(SETH, "violet/vulture") == ""
    assert refused(SETH, "violet/crocodile") == "tile-needs-pyramid"
    assert refused(1, "violet/chaos-levy") == ""
    assert refused(1, "violet/vulture") == "tile-needs-pyramid"
    game.pp[SETH] = 1
    assert refused(SETH, "violet/vulture") == "tile-price"
