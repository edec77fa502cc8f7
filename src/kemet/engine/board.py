"""The four maps: spaces, links, obelisks, temples, cities (components, section 6)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.ids import BIT, NONE, bits

CITY_NAMES: Final = ["nw", "s", "c", "ne", "e"]
CITY_NW: Final = 0
CITY_S: Final = 1
CITY_C: Final = 2
CITY_NE: Final = 3
CITY_E: Final = 4

SPACE_NAMES: Final = [
    "nw_1", "nw_2", "nw_3",
    "s_1", "s_2", "s_3",
    "c_1", "c_2", "c_3",
    "ne_1", "ne_2", "ne_3",
    "e_1", "e_2", "e_3",
    "nw_front", "s_front", "w_obelisk", "w_obelisk_n", "w_obelisk_s", "c_ring", "west_bank",
    "ne_front", "e_front", "e_obelisk", "east_bank", "delta_marsh",
    "west_temple", "sphinx_temple", "river_temple", "east_temple", "delta_temple",
    "sanctuary",
]  # fmt: skip
SPACES: Final = 33
DISTRICTS_PER_CITY: Final = 3

DELTA_TEMPLE: Final = 31
SANCTUARY: Final = 32

OBELISK_SPACES: Final = [
    "w_obelisk", "w_obelisk_n", "w_obelisk_s", "e_obelisk",
    "west_temple", "sphinx_temple", "river_temple", "east_temple", "delta_temple", "sanctuary",
]  # fmt: skip

# Prayer points of a temple at the end of the day (K13.2); the delta temple pays by K13.1 instead.
TEMPLE_INCOME: Final = {
    "west_temple": 2,
    "sphinx_temple": 3,
    "river_temple": 3,
    "east_temple": 2,
    "delta_temple": 0,
}


class Board:
    """One map, for one number of players. Sets of spaces are bit masks."""

    def __init__(
        self,
        spaces: i64,
        cities: list[int],
        land: vec[i64],
        harbours: vec[i64],
        obelisks: i64,
        temples: i64,
        income: vec[i64],
    ) -> None:
        self.spaces = spaces
        self.cities = cities
        self.land = land
        self.harbours = harbours
        self.obelisks = obelisks
        self.temples = temples
        self.income = income
        self.has_sanctuary = (spaces & BIT[SANCTUARY]) != 0
        # A crossing is an ordinary step (K9.3, R26e): neighbours are joined by land or by harbour.
        self.neighbours = vec[i64]([land[s] | harbours[s] for s in range(SPACES)])
        self.city_of = vec[i64]([s // DISTRICTS_PER_CITY if s < 15 else NONE for s in range(SPACES)])
        self.districts = vec[i64]([sum(2 ** (3 * c + k) for k in range(3)) for c in range(5)])
        self.all_districts: i64 = 2 ** (5 * DISTRICTS_PER_CITY) - 1
        self.gates = vec[i64]([self._gate(c) for c in range(5)])
        self.temple_list = vec[i64](bits(temples))

    def _gate(self, city: int) -> int:
        """K9.6 Returns the spaces next to the outer wall of *city*."""
        around = 0
        for k in range(DISTRICTS_PER_CITY):
            around |= self.land[3 * city + k]
        return around & ~self.districts[city]


def space_id(name: str) -> int:
    """Returns the number of the space called *name*."""
    return SPACE_NAMES.index(name)


def district(city: i64, k: i64) -> i64:
    """Returns the space of district *k* (0 to 2) of *city*."""
    return city * DISTRICTS_PER_CITY + k


def _links(players: int) -> tuple[list[tuple[str, str]], list[tuple[str, str]], list[int]]:
    """Lists land links, harbour links and cities of the map for *players* (components, 6.10)."""
    land: list[tuple[str, str]] = []
    harbours: list[tuple[str, str]] = []
    cities = [CITY_NW, CITY_S]
    fronts = {CITY_NW: "nw_front", CITY_S: "s_front", CITY_C: "c_ring", CITY_NE: "ne_front", CITY_E: "e_front"}

    def bank(chain: list[str], temple: str, shore: str) -> None:
        land.extend(pairwise(chain))
        land.extend((space, temple) for space in chain)
        land.extend((space, shore) for space in chain)

    if players in (2, 4):
        bank(["nw_front", "w_obelisk", "s_front"], "west_temple", "west_bank")
        land.append(("delta_marsh", "delta_temple"))
    else:
        cities.append(CITY_C)
        bank(["nw_front", "w_obelisk_n", "c_ring", "w_obelisk_s", "s_front"], "west_temple", "west_bank")
        land.append(("delta_marsh", "sanctuary"))
        harbours.append(("delta_marsh", "delta_temple"))
    land.append(("west_bank", "sphinx_temple"))
    if players >= 4:
        cities += [CITY_NE, CITY_E]
        bank(["ne_front", "e_obelisk", "e_front"], "east_temple", "east_bank")
        land.append(("east_bank", "river_temple"))
        harbours += [("west_bank", "ne_front"), ("west_bank", "river_temple"), ("west_bank", "e_front")]
    for city in cities:
        names = [SPACE_NAMES[3 * city + k] for k in range(DISTRICTS_PER_CITY)]
        land += [(names[0], names[1]), (names[1], names[2]), (names[0], names[2])]
        land += [(name, fronts[city]) for name in names]
    return land, harbours, cities


def make_board(players: int) -> Board:
    """K2.1 Returns the map for *players*: one side for 3 and 5, one for 2 and 4; the east bank from 4 on."""
    land_links, harbour_links, cities = _links(players)
    land = [0] * SPACES
    harbours = [0] * SPACES
    spaces = 0
    for links, masks in ((land_links, land), (harbour_links, harbours)):
        for one, other in links:
            a = space_id(one)
            b = space_id(other)
            masks[a] |= 2**b
            masks[b] |= 2**a
            spaces |= 2**a | 2**b
    obelisks = sum(2 ** space_id(name) for name in OBELISK_SPACES) & spaces
    temples = sum(2 ** space_id(name) for name in TEMPLE_INCOME) & spaces
    income = [TEMPLE_INCOME.get(name, 0) for name in SPACE_NAMES]
    return Board(spaces, cities, vec[i64](land), vec[i64](harbours), obelisks, temples, vec[i64](income))
