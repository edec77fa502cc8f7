"""Rules that a written position cannot say: options, set-up, chance, the round of night and day."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kemet.engine import Game, IllegalAction, Options, make_rules, start
from kemet.engine.board import SPACE_NAMES
from kemet.engine.game import empty_game
from kemet.engine.invariants import faults
from kemet.engine.notation import Notation, event_text, parse_player
from kemet.engine.play.match import Match
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.position import PositionError, build_position
from kemet.engine.rng import seeded
from kemet.engine.rules import OptionError
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


def do(game: Game, *moves: str) -> None:
    """Takes actions written as "p1 @build"."""
    for move in moves:
        player, _, action = move.partition(" ")
        game.apply(parse_player(player, game.rules.options.players), Notation(game.rules).action(action))


def words(game: Game, seat: int) -> list[str]:
    """Lists the legal actions of the player in *seat*."""
    notation = Notation(game.rules)
    return [notation.text(action) for action in game.legal(seat)]


def decision(game: Game) -> str:
    """Returns the name of the decision that waits."""
    return game.stack[-1].name()


def order(game: Game) -> list[int]:
    """Returns the seats in turn order."""
    return [int(game.order[k]) for k in range(game.rules.options.players)]


def logged(options: Options, seed: int | str) -> Game:
    """Returns a new game at its first decision, with its events from the very start."""
    game = empty_game(make_rules(options), seed)
    game.log = []
    game.push(Match(0))
    game.advance()
    return game


def events(game: Game) -> list[str]:
    """Lists what happened as lines."""
    assert game.log is not None
    return [event_text(game.rules, event) for event in game.log]


def first_option(game: Game) -> None:
    """Takes the first legal action of whoever is asked first."""
    seat = int(game.to_act())
    game.apply(seat, game.legal(seat)[0])


def after_set_up(players: int, seed: int | str, cities: str = "random") -> Game:
    """Returns a game at its first decision after set-up, everybody having set up somehow."""
    game = start(Options(players=players, cities=cities), seed)
    while view(game, SPECTATOR)["phase"] == "set-up":
        first_option(game)
    return game


# Options.


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    game = start(Options(players=players), 1)
    assert len(view(game, SPECTATOR)["players"]) == players


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(OptionError, match="2, 3, 4 or 5 can play"):
        Options(players=players)


@pytest.mark.rule("K1.1")
def test_the_target_is_8_or_10() -> None:
    assert int(make_rules(Options()).target) == 8
    assert int(make_rules(Options(target=10)).target) == 10
    for target in (4, 7, 9, 11):
        with pytest.raises(OptionError, match="the target is 8 or 10"):
            Options(target=target)


@pytest.mark.rule("K1.2")
def test_a_learning_game_never_passes_level_2_and_ends_with_4_points() -> None:
    for number in range(20):
        game = start(Options(players=2 + number % 4, learning=True), f"learning {number}")
        play_randomly(game, seeded(f"learning play {number}"), 1_000_000, Tally())
        assert game.over()
        seats = range(game.rules.options.players)
        best = max(int(game.total_vp(seat)) for seat in seats)
        assert best >= 4
        assert int(game.total_vp(game.winner)) == best
        for seat in seats:
            assert all(int(game.level(seat, colour)) <= 2 for colour in game.rules.pyramid_colours)
        sold = [tile for tile in game.rules.tiles if game.supply[tile.id] < tile.copies]
        assert all(tile.level <= 2 for tile in sold)


# Things.


@pytest.mark.rule("K2.11")
def test_there_are_35_cards_and_48_tiles() -> None:
    rules = make_rules(Options())
    assert sum(int(card.copies) for card in rules.di_cards) == 35
    number = Counter[tuple[int, int]]()
    for tile in rules.tiles_in_play:
        number[int(tile.colour), int(tile.level)] += int(tile.copies)
    assert number == {(colour, level): 4 for colour in range(3) for level in range(1, 5)}


@pytest.mark.rule("K2.11")
def test_owned_tiles_are_public_and_cards_are_not() -> None:
    text = '[player.p1]\ntiles = ["white/slaves"]\ndi = ["veto"]\nbattle-hand = ["4-1-0", "3-2-0"]'
    game = read_scenario(text).game
    for viewer in (SPECTATOR, 1):
        seen = player_view(game, 0, viewer)
        assert seen["tiles"] == ["white/slaves"]
        assert seen["di"] == 1
        assert seen["di-hand"] is None
        assert seen["battle-hand"] is None
    assert player_view(game, 0, 0)["di-hand"] == {"veto": 1}


@pytest.mark.rule("K2.12")
def test_creatures_special_cards_and_action_tokens() -> None:
    rules = make_rules(Options())
    assert len({int(rules.creature_of_tile[tile.id]) for tile in rules.tiles_in_play} - {-1}) == 7
    assert sorted(card.slug for card in rules.battle_cards if card.special) == ["3-0-3", "3-3-0"]
    silver = [tile for tile in rules.tiles_in_play if tile in rules.on_gives_silver_token.tiles or tile.slug == "act-of-god"]
    assert sum(int(tile.copies) for tile in silver) == 3
    assert len({int(tile.colour) for tile in silver}) == 3
    assert sum(int(tile.copies) for tile in rules.on_gold_actions.tiles) == 1
    # Each creature belongs to one tile of one copy, so there is never a second one.
    with_creature = [tile for tile in rules.tiles_in_play if rules.creature_of_tile[tile.id] >= 0]
    assert sorted(int(rules.creature_of_tile[tile.id]) for tile in with_creature) == list(range(7))
    assert all(tile.copies == 1 for tile in with_creature)


@pytest.mark.rule("K2.13")
def test_one_pyramid_of_each_colour_each_in_its_own_district() -> None:
    with pytest.raises(PositionError, match="there is only one red pyramid"):
        build_position(make_rules(Options()), {}, {"p1": {"pyramids": {"nw_1": "red^1", "nw_2": "red^2"}}})
    with pytest.raises(PositionError, match="no district of p1's city"):
        build_position(make_rules(Options()), {}, {"p1": {"pyramids": {"s_1": "red^1"}}})
    for number in range(8):
        game = start(Options(players=2 + number % 4), f"pyramids {number}")
        play_randomly(game, seeded(number), 600, Tally())
        for seat in range(game.rules.options.players):
            standing = player_view(game, seat, SPECTATOR)["pyramids"]
            assert list(standing) == COLOURS
            assert all(0 <= pyramid["level"] <= 4 for pyramid in standing.values())
            spaces = [pyramid["space"] for pyramid in standing.values() if pyramid["level"]]
            assert len(set(spaces)) == len(spaces), "two pyramids in one district"
            city = player_view(game, seat, SPECTATOR)["city"]
            if city is not None:
                assert all(space is None or space.rpartition("_")[0] == city for space in spaces)


# Set-up.


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


@pytest.mark.rule("K3.2", "K5.1")
@pytest.mark.parametrize("players", [2, 5])
def test_five_action_tokens_on_the_first_day(players: int) -> None:
    game = after_set_up(players, "tokens")
    assert view(game, SPECTATOR)["phase"] == "day"
    for seat in range(players):
        assert player_view(game, seat, seat)["tokens-left"] == 5
        assert player_view(game, seat, seat)["tokens"] == {}
    laid = Counter[int]()
    while view(game, SPECTATOR)["phase"] == "day":
        seat = int(game.turn)
        before = player_view(game, seat, seat)["tokens-left"]
        first_option(game)
        if view(game, SPECTATOR)["phase"] == "day" and player_view(game, seat, seat)["tokens-left"] < before:
            laid[seat] += 1
    assert laid == dict.fromkeys(range(players), 5)


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
            with pytest.raises(IllegalAction, match="a city still free is to be picked"):
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
    reason = "three levels are split as 1-1-1 or 2-1-0"
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
    with pytest.raises(IllegalAction, match="10 units start in own districts"):
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


# Night and day.


@pytest.mark.rule("K4.1")
def test_night_and_day_alternate_and_night_comes_first() -> None:
    game = logged(Options(players=3, target=10), "rounds")
    rng = seeded("rounds")
    while not game.over() and game.round < 4:
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.apply(seat, legal[int(rng.below(len(legal)))])
    lines = events(game)
    phases = [line for line in lines if line.startswith(("round-begins", "night-begins", "day-begins"))]
    assert phases[:8] == [
        "round-begins 1", "night-begins", "day-begins",
        "round-begins 2", "night-begins", "day-begins",
        "round-begins 3", "night-begins",
    ]  # fmt: skip


@pytest.mark.rule("K4.1", "K4.2", "K4.3")
def test_the_first_night() -> None:
    game = logged(Options(players=4, cities="random"), "night")
    while view(game, SPECTATOR)["phase"] == "set-up":
        first_option(game)
    lines = events(game)
    night = lines[lines.index("night-begins") + 1 : lines.index("day-begins")]
    names = [f"p{seat + 1}" for seat in order(game)]
    public = [line for line in night if not line.startswith("di-seen")]
    assert public == [f"pp-gained {name} 2" for name in names] + [f"di-drawn {name}" for name in names]
    for seat in range(4):
        assert player_view(game, seat, seat)["pp"] == 7
        assert player_view(game, seat, seat)["di"] == 2


@pytest.mark.rule("K4.1", "K4.4", "K4.5")
def test_the_steps_of_a_night_come_in_order() -> None:
    text = """
[options]
players = 2
[position]
phase = "dusk"
order = ["p2", "p1"]
[player.p1]
tiles = ["white/hand-of-god", "white/vision"]
pyramids = { nw_1 = "red^1" }
"""
    game = read_scenario(text).game
    # Prayer points are there before Vision asks; Vision asks before the night tiles; the order comes last.
    assert player_view(game, 0, 0)["pp"] == 7
    assert player_view(game, 1, 1)["pp"] == 7
    assert decision(game) == "keep-one"
    assert player_view(game, 1, 1)["di"] == 1, "p2 is first in the order and has drawn"
    first_option(game)
    assert decision(game) == "night-tiles"
    do(game, "p1 pass")
    assert decision(game) == "turn-order"
    do(game, "p2 p1")
    assert view(game, SPECTATOR)["phase"] == "day"
    assert order(game) == [0, 1]


@pytest.mark.rule("K4.3")
def test_which_card_is_drawn_is_chance() -> None:
    seen = set()
    for seed in range(60):
        game = read_scenario(f'[position]\nphase = "night"\nseed = {seed}').game
        seen |= set(player_view(game, 0, 0)["di-hand"])
    assert len(seen) >= 12


@pytest.mark.rule("R29f", "K16.8")
def test_what_vision_shows_only_its_owner_sees() -> None:
    game = read_scenario('[position]\nphase = "night"\n[player.p1]\ntiles = ["white/vision"]').game
    assert sum(view(game, 0)["frames"][-1]["seen"].values()) == 5
    for viewer in (1, SPECTATOR):
        assert "seen" not in view(game, viewer)["frames"][-1]
    game.log = []
    first_option(game)
    assert game.log is not None
    told = [event for event in game.log if event_text(game.rules, event).startswith("di-seen p1")]
    assert told
    assert all(event.audience == 1 for event in told), "only p1 knows which card was kept"


# Recruiting.


def creature_outcomes(game: Game, seat: int) -> set[tuple[str, ...]]:
    """Returns where the creatures of *seat* can come to stand, by all ways the owner can answer until the turn goes on."""
    if decision(game) == "turn":
        return {tuple(f"{name} {where}" for name, where in sorted(player_view(game, seat, seat)["creatures"].items()))}
    assert int(game.to_act()) == seat
    found: set[tuple[str, ...]] = set()
    for action in game.legal(seat):
        branch = game.copy()
        branch.apply(seat, action)
        found |= creature_outcomes(branch, seat)
    return found


WAITING = """
[position]
turn = "p1"
[player.p1]
pp = 0
tiles = ["blue/ancestral-elephant", "red/phoenix"]
creatures = { elephant = "reserve", phoenix = "reserve" }
units = { UNITS }
"""


@pytest.mark.rule("R27b", "K8.5")
def test_all_waiting_creatures_come_in_where_the_owner_likes() -> None:
    game = read_scenario(WAITING.replace("UNITS", "nw_1 = 1, nw_3 = 1")).game
    do(game, "p1 @recruit")
    assert creature_outcomes(game, 0) == {("elephant nw_1", "phoenix nw_3"), ("elephant nw_3", "phoenix nw_1")}


@pytest.mark.rule("R27b")
def test_with_one_district_the_owner_picks_which_creature_comes_in() -> None:
    game = read_scenario(WAITING.replace("UNITS", "nw_2 = 1")).game
    do(game, "p1 @recruit")
    assert creature_outcomes(game, 0) == {("elephant nw_2", "phoenix reserve"), ("elephant reserve", "phoenix nw_2")}


@pytest.mark.rule("K8.4", "K2.6", "K2.7")
def test_limits_hold_in_random_games() -> None:
    for number in range(6):
        game = start(Options(players=2 + number % 4), f"limits {number}")
        rng = seeded(f"limits {number}")
        for _ in range(900):
            if game.over():
                break
            play_randomly(game, rng, 1, Tally())
            assert faults(game) == []
            for seat in range(game.rules.options.players):
                own = player_view(game, seat, SPECTATOR)
                limit = 7 if "blue/legion" in own["tiles"] else 5
                assert max(own["units"].values(), default=0) <= limit
                assert 0 <= own["pp"] <= 11


# Tiles and their icons.


@pytest.mark.rule("K7.5")
def test_every_tile_has_an_icon_and_acts_by_it() -> None:
    rules = make_rules(Options())
    assert {tile.when for tile in rules.tiles_in_play} <= {
        "day",
        "night",
        "battle",
        "at once",
        "payment",
        "creature",
        "creature, night",
    }
    at_night = {tile.slug for tile in rules.tiles_in_play if "night" in tile.when}
    acting = [
        *rules.on_night_prayer.tiles,
        *rules.on_night_cards.tiles,
        *rules.on_night_look.tiles,
        *rules.on_night_use.tiles,
    ]
    assert {tile.slug for tile in acting} == at_night
    in_battle = [
        *rules.on_strength.tiles,
        *rules.on_damage.tiles,
        *rules.on_shield.tiles,
        *rules.on_destroyed.tiles,
        *rules.on_won.tiles,
    ]
    in_battle += [*rules.on_revealed.tiles, *rules.on_sees_enemy_card.tiles]
    assert {tile.slug for tile in in_battle} == {tile.slug for tile in rules.tiles_in_play if tile.when == "battle"}
