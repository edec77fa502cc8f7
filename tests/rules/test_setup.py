"""K3 Set-up: what everybody starts with, and the choices of cities, pyramids and units."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from support.playing import after_set_up, decision, do, events, first_option, logged, order, words

from kemet.engine import Game, IllegalAction, Options, make_rules, start
from kemet.engine.board import SPACE_NAMES
from kemet.engine.position import build_position
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, player_view, view

pytestmark = pytest.mark.interpreted

COLOURS = ["white", "red", "blue"]
CITIES = {2: ["nw", "s"], 3: ["nw", "s", "c"], 4: ["nw", "s", "ne", "e"], 5: ["nw", "s", "c", "ne", "e"]}
TEMPLES = {
    2: ["west_temple", "sphinx_temple", "delta_temple"],
    3: ["west_temple", "sphinx_temple", "delta_temple"],
    4: ["west_temple", "sphinx_temple", "river_temple", "east_temple", "delta_temple"],
    5: ["west_temple", "sphinx_temple", "river_temple", "east_temple", "delta_temple"],
}


@pytest.mark.rule("K3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_tiles_lie_open_and_a_point_on_each_temple(players: int) -> None:
    game = start(Options(players=players), 1)
    assert [int(number) for number in game.supply] == [int(tile.copies) for tile in game.rules.tiles]
    for temple in TEMPLES[players]:
        game = build_position(make_rules(Options(players=players)), {}, {"p1": {"units": {temple: 1}}})
        assert player_view(game, 0, 0)["vp"]["total"] == 1, temple
        assert player_view(game, 0, 0)["vp"]["temples-held"] == 1, temple
    for space in SPACE_NAMES:
        if game.rules.board.spaces >> SPACE_NAMES.index(space) & 1 and space not in TEMPLES[players]:
            game = build_position(make_rules(Options(players=players)), {}, {"p1": {"units": {space: 1}}})
            assert player_view(game, 0, 0)["vp"]["total"] == 0, space


@pytest.mark.rule("K3.1")
def test_the_sanctuary_has_permanent_points_only() -> None:
    text = '[options]\nplayers = 3\n[position]\nphase = "dusk"\n[player.p1]\nunits = { sanctuary = 3 }'
    game = read_scenario(text).game
    assert player_view(game, 0, 0)["vp"]["total"] == 0
    do(game, "p1 give")
    assert player_view(game, 0, 0)["vp"]["sanctuary"] == 1
    assert player_view(game, 0, 0)["vp"]["total"] == 1


@pytest.mark.rule("K3.2", "K3.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_everybody_starts_with(players: int) -> None:
    game = start(Options(players=players, cities="random"), "start")
    cities = []
    for seat in range(players):
        own = player_view(game, seat, seat)
        assert own["pp"] == 5
        assert own["reserve"] == 12
        assert own["units"] == {}
        assert own["battle-hand"] == ["4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0"]
        assert own["battle-pile"] == 0
        assert own["pyramids"] == {colour: {"level": 0, "space": None} for colour in COLOURS}
        assert own["tiles"] == []
        assert own["vp"]["total"] == 0
        assert own["di"] == 1
        assert sum(own["di-hand"].values()) == 1
        cities.append(own["city"])
    assert sorted(cities) == sorted(CITIES[players])
    assert view(game, SPECTATOR)["deck"] == 35 - players
    assert view(game, SPECTATOR)["discard"] == {}


@pytest.mark.rule("K3.2", "R29k")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cities_are_picked_in_turn_order(players: int) -> None:
    game = start(Options(players=players), f"cities {players}")
    free = list(CITIES[players])
    for place, seat in enumerate(order(game)[:-1]):
        assert decision(game) == "pick-city"
        assert int(game.to_act()) == seat
        assert words(game, seat) == [f"city/{city}" for city in CITIES[players] if city in free]
        taken = [city for city in CITIES[players] if city not in free]
        if taken:
            with pytest.raises(IllegalAction, match="Pick a city that is still free"):
                do(game, f"p{seat + 1} city/{taken[0]}")
        picked = free.pop(place % len(free))
        do(game, f"p{seat + 1} city/{picked}")
        assert player_view(game, seat, seat)["city"] == picked
    last = order(game)[-1]
    assert player_view(game, last, last)["city"] == free[0], "the last city is left to the last player"
    assert decision(game) == "set-pyramids"


@pytest.mark.rule("R29k")
def test_cities_dealt_at_random_are_not_picked() -> None:
    dealt = Counter[str]()
    for seed in range(200):
        game = start(Options(players=3, cities="random"), seed)
        assert decision(game) == "set-pyramids"
        cities = [player_view(game, seat, seat)["city"] for seat in range(3)]
        assert sorted(cities) == sorted(CITIES[3])
        dealt[cities[0]] += 1
    assert all(40 <= dealt[city] <= 95 for city in CITIES[3]), dealt


@pytest.mark.rule("R29k")
def test_the_order_of_set_up() -> None:
    game = logged(Options(players=3), "set-up")
    while view(game, SPECTATOR)["phase"] == "set-up":
        first_option(game)
    kinds = []
    for line in events(game):
        kind, *rest = line.split()
        if kind == "night-begins":
            break
        if kind in ("order-set", "city-taken", "di-drawn"):
            kinds.append(kind)
        elif kind in ("pyramid-raised", "units-placed"):
            kinds.append(f"pieces {rest[0]}")
    steps = [kind for k, kind in enumerate(kinds) if not k or kinds[k - 1] != kind]
    pieces = [f"pieces p{seat + 1}" for seat in order(game)]
    assert steps == ["order-set", "city-taken", "di-drawn", *pieces]
    placed = [line for line in events(game) if line.startswith("units-placed")]
    for seat in range(3):
        assert sum(int(line.split()[-1]) for line in placed if line.split()[1] == f"p{seat + 1}") == 10


@pytest.mark.rule("K3.3")
def test_the_first_order_is_random_and_belongs_to_the_seed() -> None:
    seen = Counter(tuple(order(start(Options(players=3), seed))) for seed in range(600))
    assert set(seen) == set(permutations(range(3)))
    assert all(60 <= number <= 145 for number in seen.values()), seen
    assert order(start(Options(players=5), "x")) == order(start(Options(players=5), "x"))


@pytest.mark.rule("K3.3", "K4.5")
def test_the_drawn_order_holds_on_the_first_day() -> None:
    for seed in range(10):
        game = after_set_up(4, f"first order {seed}")
        drawn = order(start(Options(players=4, cities="random"), f"first order {seed}"))
        assert view(game, SPECTATOR)["phase"] == "day", "nobody sets an order in the first night"
        assert order(game) == drawn
        assert int(game.turn) == drawn[0]


def set_pyramids_outcomes(game: Game, seat: int) -> set[tuple[str, ...]]:
    """Returns what can come to stand in the three districts of *seat* in all ways of answering."""
    if decision(game) != "set-pyramids" or int(game.to_act()) != seat:
        standing = player_view(game, seat, seat)["pyramids"]
        city = player_view(game, seat, seat)["city"]
        by_space = {p["space"]: f"{colour}^{p['level']}" for colour, p in standing.items() if p["level"]}
        return {tuple(by_space.get(f"{city}_{k}", "-") for k in (1, 2, 3))}
    found: set[tuple[str, ...]] = set()
    for action in game.legal(seat):
        branch = game.copy()
        branch.apply(seat, action)
        found |= set_pyramids_outcomes(branch, seat)
    return found


@pytest.mark.rule("K3.4")
def test_three_levels_are_split_1_1_1_or_2_1_0() -> None:
    game = start(Options(players=2, cities="random"), "split")
    seat = order(game)[0]
    assert int(game.to_act()) == seat
    wanted = {tuple(f"{colour}^1" for colour in row) for row in permutations(COLOURS)}
    for high, low in permutations(COLOURS, 2):
        wanted |= set(permutations((f"{high}^2", f"{low}^1", "-")))
    assert len(wanted) == 42
    assert set_pyramids_outcomes(game, seat) == wanted


@pytest.mark.rule("K3.4")
def test_other_splits_are_refused() -> None:
    game = start(Options(players=2, cities="random"), "refused")
    name = f"p{order(game)[0] + 1}"
    reason = "Split three levels as 1-1-1 or 2-1-0"
    for action in ("red^3", "blue^4"):
        with pytest.raises(IllegalAction, match=reason):
            do(game, f"{name} {action}")
    do(game, f"{name} red^2")
    for action in ("red^1", "blue^2", "white^2"):
        with pytest.raises(IllegalAction, match=reason):
            do(game, f"{name} {action}")
    do(game, f"{name} blue^1")
    for action in ("white^1", "blue^1"):
        with pytest.raises(IllegalAction, match=reason):
            do(game, f"{name} {action}")
    do(game, f"{name} pass")
    standing = player_view(game, order(game)[0], SPECTATOR)["pyramids"]
    assert standing["white"] == {"level": 0, "space": None}, "level 0 waits in reserve"


def set_units_outcomes(game: Game, seat: int) -> list[tuple[int, ...]]:
    """Lists the units in the three districts of *seat* in all ways of answering."""
    if decision(game) != "set-units" or int(game.to_act()) != seat:
        city = player_view(game, seat, seat)["city"]
        return [tuple(int(game.units_at(seat, SPACE_NAMES.index(f"{city}_{k}"))) for k in (1, 2, 3))]
    found: list[tuple[int, ...]] = []
    for action in game.legal(seat):
        branch = game.copy()
        branch.apply(seat, action)
        found += set_units_outcomes(branch, seat)
    return found


@pytest.mark.rule("K3.5", "R29k")
def test_ten_units_on_three_districts() -> None:
    game = start(Options(players=2, cities="random"), "units")
    seat = order(game)[0]
    do(game, f"p{seat + 1} red^1", f"p{seat + 1} blue^1", f"p{seat + 1} white^1")
    outcomes = set_units_outcomes(game, seat)
    wanted = [(a, b, 10 - a - b) for a in range(6) for b in range(6) if 0 <= 10 - a - b <= 5]
    assert sorted(outcomes) == sorted(wanted)
    assert (0, 5, 5) in outcomes, "a district with a pyramid may stay empty (R29k)"
    with pytest.raises(IllegalAction, match="at most 5 on a space"):
        do(game, f"p{seat + 1} x6")
    do(game, f"p{seat + 1} x3")
    with pytest.raises(IllegalAction, match="10 units start in your districts"):
        do(game, f"p{seat + 1} x1")
    do(game, f"p{seat + 1} x4")
    assert int(game.reserve[seat]) == 2


@pytest.mark.rule("R23", "K3.5")
@pytest.mark.parametrize("levels", [("red^2", "blue^1", "pass"), ("pass", "white^1", "red^2"), ("blue^1", "pass", "red^2")])
def test_with_2_1_0_the_units_start_5_and_5(levels: tuple[str, ...]) -> None:
    game = start(Options(players=2, cities="random"), "five and five")
    seat = order(game)[0]
    do(game, *(f"p{seat + 1} {answer}" for answer in levels))
    wanted = tuple(0 if answer == "pass" else 5 for answer in levels)
    assert set_units_outcomes(game, seat) == [wanted], "nothing is asked"
    assert int(game.reserve[seat]) == 2
    assert int(game.to_act()) != seat
    assert decision(game) == "set-pyramids", "the next player sets up after the first is done (R29k)"


@pytest.mark.rule("K3.6")
def test_the_cards_dealt_are_random() -> None:
    seen = Counter[str]()
    for seed in range(700):
        game = start(Options(players=2), seed)
        do(game, f"p{order(game)[0] + 1} city/nw")
        seen.update(player_view(game, 0, 0)["di-hand"])
    for card in make_rules(Options()).di_cards:
        expected = 700 * int(card.copies) / 35
        assert 0.5 * expected <= seen[card.slug] <= 1.6 * expected, card.slug
