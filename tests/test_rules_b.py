"""Rules of maps, movement, creatures and temples that a scenario cannot say: whole maps, all creatures, choices."""

from __future__ import annotations

from itertools import combinations

import pytest

from kemet.engine.board import CITY_NAMES, SPACE_NAMES, Board, make_board
from kemet.engine.game import Game, IllegalAction
from kemet.engine.notation import Notation
from kemet.engine.scenario import ScenarioError, read_scenario
from kemet.engine.view import frame_view, player_view

pytestmark = pytest.mark.interpreted

# Components, 6.4 and 6.5, written out row by row: neighbours by land; districts are added by `land_table`.
WEST_24 = {
    "nw_front": "w_obelisk west_temple west_bank",
    "s_front": "w_obelisk west_temple west_bank",
    "w_obelisk": "nw_front s_front west_temple west_bank",
    "west_temple": "nw_front w_obelisk s_front",
    "west_bank": "nw_front w_obelisk s_front sphinx_temple",
    "sphinx_temple": "west_bank",
    "delta_marsh": "delta_temple",
    "delta_temple": "delta_marsh",
}
WEST_35 = {
    "nw_front": "w_obelisk_n west_temple west_bank",
    "w_obelisk_n": "nw_front c_ring west_temple west_bank",
    "c_ring": "w_obelisk_n w_obelisk_s west_temple west_bank",
    "w_obelisk_s": "c_ring s_front west_temple west_bank",
    "s_front": "w_obelisk_s west_temple west_bank",
    "west_temple": "nw_front w_obelisk_n c_ring w_obelisk_s s_front",
    "west_bank": "nw_front w_obelisk_n c_ring w_obelisk_s s_front sphinx_temple",
    "sphinx_temple": "west_bank",
    "sanctuary": "delta_marsh",
    "delta_marsh": "sanctuary",
    "delta_temple": "",
}
EAST = {
    "ne_front": "e_obelisk east_temple east_bank",
    "e_front": "e_obelisk east_temple east_bank",
    "e_obelisk": "ne_front e_front east_temple east_bank",
    "east_temple": "ne_front e_obelisk e_front",
    "east_bank": "ne_front e_obelisk e_front river_temple",
    "river_temple": "east_bank",
}
FRONTS = {"nw": "nw_front", "s": "s_front", "c": "c_ring", "ne": "ne_front", "e": "e_front"}
CITIES = {2: "nw s", 3: "nw s c", 4: "nw s ne e", 5: "nw s c ne e"}

# Components, 6.6: over the Nile, and in the delta of the 3/5 side.
NILE = [("west_bank", "ne_front"), ("west_bank", "river_temple"), ("west_bank", "e_front")]
HARBOURS = {2: [], 3: [("delta_marsh", "delta_temple")], 4: NILE, 5: [*NILE, ("delta_marsh", "delta_temple")]}

# Components, 6.2 and 6.7.
OBELISKS = {
    2: "w_obelisk west_temple sphinx_temple delta_temple",
    3: "w_obelisk_n w_obelisk_s west_temple sphinx_temple delta_temple sanctuary",
    4: "w_obelisk e_obelisk west_temple sphinx_temple river_temple east_temple delta_temple",
    5: "w_obelisk_n w_obelisk_s e_obelisk west_temple sphinx_temple river_temple east_temple delta_temple sanctuary",
}
SIZES = {2: (14, 22, 4), 3: (20, 35, 6), 4: (26, 46, 7), 5: (32, 59, 9)}
EAST_SPACES = "ne_1 ne_2 ne_3 e_1 e_2 e_3 ne_front e_front e_obelisk east_bank east_temple river_temple".split()
DELTA = {"delta_marsh", "delta_temple", "sanctuary"}
COUNTS = (2, 3, 4, 5)


def names(mask: int) -> set[str]:
    """Returns the names of the spaces in *mask*."""
    return {name for k, name in enumerate(SPACE_NAMES) if mask >> k & 1}


def land_table(players: int) -> dict[str, set[str]]:
    """Returns the land links of the map for *players* as the tables have them."""
    rows = dict(WEST_24 if players in (2, 4) else WEST_35)
    if players >= 4:
        rows |= EAST
    table = {space: set(row.split()) for space, row in rows.items()}
    for city in CITIES[players].split():
        districts = {f"{city}_{k}" for k in (1, 2, 3)}
        for one in districts:
            table[one] = districts - {one} | {FRONTS[city]}
        table[FRONTS[city]] |= districts
    return table


def neighbours(board: Board) -> dict[str, set[str]]:
    """Returns all links of *board*, by land and by harbour."""
    return {name: names(board.neighbours[SPACE_NAMES.index(name)]) for name in names(board.spaces)}


def steps(board: Board, start: str) -> dict[str, int]:
    """Returns how many steps each space is from *start*."""
    links = neighbours(board)
    found = {start: 0}
    queue = [start]
    for here in queue:
        for there in links[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


@pytest.mark.rule("K2.1")
@pytest.mark.rule("K2.2")
@pytest.mark.rule("K9.2")
@pytest.mark.parametrize("players", COUNTS)
def test_land_is_as_in_the_tables(players: int) -> None:
    """Every space in play has the neighbours of its row, no more and no fewer; links are two-way."""
    board = make_board(players)
    table = land_table(players)
    assert names(board.spaces) == set(table)
    for k, space in enumerate(SPACE_NAMES):
        assert names(board.land[k]) == table.get(space, set()), space
    for space, row in table.items():
        assert all(space in table[other] for other in row), space


@pytest.mark.rule("K9.3")
@pytest.mark.parametrize("players", COUNTS)
def test_harbours_are_as_in_the_tables(players: int) -> None:
    """Harbours are two-way, and nothing else is one."""
    board = make_board(players)
    wanted: dict[str, set[str]] = {name: set() for name in SPACE_NAMES}
    for one, other in HARBOURS[players]:
        wanted[one].add(other)
        wanted[other].add(one)
    for k, space in enumerate(SPACE_NAMES):
        assert names(board.harbours[k]) == wanted[space], space


@pytest.mark.rule("K2.1")
@pytest.mark.rule("K2.4")
@pytest.mark.parametrize("players", COUNTS)
def test_sizes_of_the_maps(players: int) -> None:
    """Spaces, links and obelisks are as many as the components say."""
    board = make_board(players)
    links = sum(len(row) for row in neighbours(board).values())
    assert (len(names(board.spaces)), links // 2, len(names(board.obelisks))) == SIZES[players]


@pytest.mark.rule("K2.4")
@pytest.mark.rule("K2.5")
@pytest.mark.parametrize("players", COUNTS)
def test_obelisks_temples_and_sanctuary(players: int) -> None:
    """Temples and Sanctuary have obelisks, some deserts too; the Sanctuary is on the 3/5 side and no temple."""
    board = make_board(players)
    obelisks = names(board.obelisks)
    temples = {space for space in land_table(players) if space.endswith("_temple")}
    assert obelisks == set(OBELISKS[players].split())
    assert names(board.temples) == temples
    assert temples <= obelisks
    assert {SPACE_NAMES[space] for space in board.temple_list} == temples
    assert (board.sanctuary >= 0) == (players in (3, 5))
    assert ("sanctuary" in names(board.spaces)) == (players in (3, 5))
    assert "sanctuary" not in names(board.temples)
    assert not any(space[-2:] in ("_1", "_2", "_3") for space in obelisks)


@pytest.mark.rule("K13.2")
@pytest.mark.parametrize("players", COUNTS)
def test_temple_incomes(players: int) -> None:
    """The edge temples pay 2, those at the river 3; delta temple, Sanctuary and deserts nothing by themselves."""
    board = make_board(players)
    pays = {"west_temple": 2, "east_temple": 2, "sphinx_temple": 3, "river_temple": 3}
    for space in names(board.spaces):
        assert board.income[SPACE_NAMES.index(space)] == pays.get(space, 0), space


@pytest.mark.rule("K2.2")
@pytest.mark.rule("K2.3")
@pytest.mark.parametrize("players", COUNTS)
def test_cities_have_three_districts_behind_one_wall(players: int) -> None:
    """One city per player, three districts each, all next to one another and to one space outside the wall."""
    board = make_board(players)
    assert [CITY_NAMES[city] for city in board.cities] == CITIES[players].split()
    districts: set[str] = set()
    for city in board.cities:
        name = CITY_NAMES[city]
        own = names(board.districts[city])
        assert own == {f"{name}_1", f"{name}_2", f"{name}_3"}
        assert names(board.gates[city]) == {FRONTS[name]}
        assert all(board.city_of[SPACE_NAMES.index(space)] == city for space in own)
        districts |= own
    for space in names(board.spaces) - districts:
        assert board.city_of[SPACE_NAMES.index(space)] == -1, space


@pytest.mark.rule("K2.1")
@pytest.mark.parametrize("players", COUNTS)
def test_distances(players: int) -> None:
    """Cities are 4 steps apart, temples at the river 3 from every city, edge temples 2 on the own bank and 4 beyond."""
    board = make_board(players)
    cities = CITIES[players].split()
    for one, other in combinations(cities, 2):
        for a in (1, 2, 3):
            for b in (1, 2, 3):
                assert steps(board, f"{one}_{a}")[f"{other}_{b}"] == 4, (one, other)
    for city in cities:
        far = steps(board, f"{city}_1")
        east = city in ("ne", "e")
        assert far["sphinx_temple"] == 3
        assert far["west_temple"] == (4 if east else 2)
        if players >= 4:
            assert far["river_temple"] == 3
            assert far["east_temple"] == (2 if east else 4)


@pytest.mark.rule("K2.14")
@pytest.mark.parametrize("players", COUNTS)
def test_delta_is_cut_off(players: int) -> None:
    """From a city everything can be walked to but the delta, and from the delta only the delta."""
    board = make_board(players)
    spaces = names(board.spaces)
    delta = DELTA & spaces
    assert set(steps(board, "nw_1")) == spaces - delta
    for space in delta:
        assert set(steps(board, space)) == delta
    assert "delta_temple" in names(board.obelisks)
    assert "delta_marsh" not in names(board.obelisks)


@pytest.mark.rule("K2.1")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("space", EAST_SPACES)
def test_east_bank_is_out_of_play(players: int, space: str) -> None:
    """With 2 or 3 players nobody can be on the east bank."""
    text = f"[options]\nplayers = {players}\n[player.p1]\nunits = {{ {space} = 1 }}\n"
    with pytest.raises(ScenarioError, match=f"{space} is not in play with {players} players"):
        read_scenario(text)


@pytest.mark.rule("K2.1")
@pytest.mark.parametrize(
    ("players", "missing"),
    [(2, "c_1 w_obelisk_n w_obelisk_s c_ring sanctuary"), (3, "w_obelisk"), (4, "c_1 c_ring sanctuary"), (5, "w_obelisk")],
)
def test_each_side_has_its_own_spaces(players: int, missing: str) -> None:
    """What is printed on the other side of the board is not there."""
    for space in missing.split():
        with pytest.raises(ScenarioError, match="not in play"):
            read_scenario(f"[options]\nplayers = {players}\n[player.p1]\nunits = {{ {space} = 1 }}\n")


@pytest.mark.rule("K2.2")
@pytest.mark.parametrize("players", COUNTS)
def test_spaces_are_of_four_kinds(players: int) -> None:
    """Districts, temples, the Sanctuary and deserts; a harbour and an obelisk belong to a space and are none."""
    spaces = names(make_board(players).spaces)
    districts = {f"{city}_{k}" for city in CITIES[players].split() for k in (1, 2, 3)}
    temples = {"west_temple", "sphinx_temple", "delta_temple"}
    deserts = {"nw_front", "s_front", "west_bank", "delta_marsh"}
    deserts |= {"w_obelisk"} if players in (2, 4) else {"w_obelisk_n", "w_obelisk_s", "c_ring"}
    if players >= 4:
        temples |= {"river_temple", "east_temple"}
        deserts |= {"ne_front", "e_front", "e_obelisk", "east_bank"}
    sanctuary = {"sanctuary"} if players in (3, 5) else set()
    assert spaces == districts | temples | deserts | sanctuary


# Creatures: tile, colour of its pyramid, level and price, what it adds to the range.
CREATURES = {
    "elephant": ("blue/ancestral-elephant", 2, 1),
    "snake": ("blue/deep-desert-snake", 2, 1),
    "scarab": ("red/royal-scarab", 3, 2),
    "scorpion": ("red/giant-scorpion", 4, 1),
    "phoenix": ("red/phoenix", 4, 1),
    "mummy": ("white/the-mummy", 4, 1),
    "sphinx": ("blue/sphinx", 4, 0),
}


def play(game: Game, *moves: str) -> None:
    """Plays the moves of player 1."""
    for move in moves:
        game.apply(0, Notation(game.rules).action(move))


def where(game: Game, creature: str) -> str:
    """Returns where the creature of player 1 is."""
    return str(player_view(game, 0, 0)["creatures"][creature])


@pytest.mark.rule("creature/elephant")
@pytest.mark.rule("creature/snake")
@pytest.mark.rule("creature/scarab")
@pytest.mark.rule("creature/scorpion")
@pytest.mark.rule("creature/phoenix")
@pytest.mark.rule("creature/mummy")
@pytest.mark.rule("creature/sphinx")
@pytest.mark.rule("red/royal-scarab")
@pytest.mark.rule("red/giant-scorpion")
@pytest.mark.rule("red/phoenix")
@pytest.mark.rule("blue/ancestral-elephant")
@pytest.mark.rule("blue/deep-desert-snake")
@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("creature", CREATURES)
def test_range_of_a_troop_with_its_creature(creature: str) -> None:
    """The troop walks 1 step and the creature's bonus, not one more; the creature comes along."""
    tile, _, bonus = CREATURES[creature]
    game = read_scenario(
        f'[player.p1]\ncity = "nw"\ntiles = ["{tile}"]\ncreatures = {{ {creature} = "nw_1" }}\n'
        'units = { nw_1 = 2 }\ndi = ["prayer"]\n'
    ).game
    play(game, "@move-upper", "nw_1")
    assert frame_view(game, len(game.stack) - 1, 0)["range"] == 1 + bonus
    path = ["nw_front", "w_obelisk", "west_temple", "s_front"]
    play(game, *path[: 1 + bonus])
    assert where(game, creature) == path[bonus]
    with pytest.raises(IllegalAction, match="no range left"):
        play(game, path[1 + bonus])


@pytest.mark.rule("K11.1")
@pytest.mark.rule("creature/elephant")
@pytest.mark.rule("creature/snake")
@pytest.mark.rule("creature/scarab")
@pytest.mark.rule("creature/scorpion")
@pytest.mark.rule("creature/phoenix")
@pytest.mark.rule("creature/mummy")
@pytest.mark.rule("creature/sphinx")
@pytest.mark.rule("red/royal-scarab")
@pytest.mark.rule("red/giant-scorpion")
@pytest.mark.rule("red/phoenix")
@pytest.mark.rule("blue/ancestral-elephant")
@pytest.mark.rule("blue/deep-desert-snake")
@pytest.mark.parametrize("creature", CREATURES)
@pytest.mark.parametrize("home", ["nw_1", "west_temple"])
def test_buying_a_creature_places_it(creature: str, home: str) -> None:
    """Bought for its level, a creature goes to the own district with a unit; units elsewhere let it wait."""
    tile, level, _ = CREATURES[creature]
    colour = tile.split("/")[0]
    start = (
        f'[player.p1]\ncity = "nw"\npp = 9\nunits = {{ {home} = 2 }}\npyramids = {{ nw_3 = "{colour}^LEVEL" }}\n'
        '[player.p2]\ncity = "s"\n'
    )
    low = read_scenario(start.replace("LEVEL", str(level - 1))).game
    play(low, f"@buy-{colour}")
    with pytest.raises(IllegalAction, match=f"needs a {colour} pyramid of level {level}"):
        play(low, tile)
    game = read_scenario(start.replace("LEVEL", str(level))).game
    play(game, f"@buy-{colour}", tile)
    assert game.pp[0] == 9 - level
    assert where(game, creature) == ("nw_1" if home == "nw_1" else "reserve")


@pytest.mark.rule("K11.4")
@pytest.mark.rule("K11.6")
@pytest.mark.rule("creature/elephant")
@pytest.mark.rule("creature/snake")
@pytest.mark.rule("creature/scarab")
@pytest.mark.rule("creature/scorpion")
@pytest.mark.rule("creature/phoenix")
@pytest.mark.rule("creature/mummy")
@pytest.mark.rule("creature/sphinx")
@pytest.mark.parametrize("creature", CREATURES)
def test_a_creature_waits_and_comes_back(creature: str) -> None:
    """Left alone with nobody at home it waits in reserve, and comes in with the next recruit action."""
    tile = CREATURES[creature][0]
    game = read_scenario(
        f'[player.p1]\ncity = "nw"\npp = 5\ntiles = ["{tile}"]\ncreatures = {{ {creature} = "west_temple" }}\n'
        'units = { west_temple = 2 }\n[player.p2]\ncity = "s"\n'
    ).game
    vp = int(game.permanent_vp(0))
    assert vp == (1 if creature == "sphinx" else 0)
    play(game, "@move-upper", "west_temple", "without-creature", "nw_front", "pass")
    assert where(game, creature) == "reserve"
    game.apply(1, Notation(game.rules).action("@pray-lower"))
    game.apply(1, Notation(game.rules).action("pass"))
    play(game, "@recruit", "nw_2", "pass")
    assert where(game, creature) == "nw_2"
    assert game.permanent_vp(0) == vp


@pytest.mark.rule("R27b")
def test_owner_picks_which_waiting_creature_comes_in() -> None:
    """R27b Two creatures wait and one district has room: the owner picks, so either of them can be had."""
    start = read_scenario(
        '[player.p1]\ncity = "nw"\npp = 5\ntiles = ["red/phoenix", "blue/sphinx"]\n[player.p2]\ncity = "s"\n'
    ).game
    play(start, "@recruit", "nw_2", "pass")
    found: set[tuple[str, str]] = set()
    queue = [start]
    for game in queue:
        if game.stack[-1].name() == "turn":
            found.add((where(game, "phoenix"), where(game, "sphinx")))
            continue
        for action in game.legal(0):
            after = game.copy()
            after.apply(0, action)
            queue.append(after)
    assert found == {("nw_2", "reserve"), ("reserve", "nw_2")}
