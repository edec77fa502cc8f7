"""K2 and K9 The maps of the classic edition: spaces, links, harbours, temples, cities, distances."""

from __future__ import annotations

from itertools import combinations

import pytest

from kemet.engine.board import CITY_NAMES, SPACE_NAMES, Board, make_board
from kemet.engine.scenario import ScenarioError, read_scenario

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
