"""A map in play: spaces, links, obelisks, temples, cities (components, section 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.edition import EDITIONS, Edition
from kemet.engine.ids import NONE, bits
from kemet.engine.maps import CITY_NAMES, SPACE_NAMES, MapData, load_map

__all__ = ["CITY_NAMES", "CLASSIC_SPACES", "SPACES", "SPACE_NAMES", "Board", "make_board", "space_id"]

# As many as there are names, for all maps alike: the width of a row in the state's flat vectors. A constant: compiled code
# multiplies by it and compares with it wherever a unit is looked up; a test compares it with the list of names.
SPACES: Final = 37
# Those of the classic maps come first. What was written down when there were no others keeps to them.
CLASSIC_SPACES: Final = 33
CLASSIC_CITIES: Final = 5


class Board:
    """One map. Sets of spaces are bit masks."""

    def __init__(self, data: MapData) -> None:
        self.drawing = data.drawing
        self.cities = list(data.cities)
        self.land = neighbours(data.land)
        # A crossing is an ordinary step (K9.3, R26e): neighbours are joined by land or by harbour.
        self.harbours = neighbours(data.harbours)
        self.portals = neighbours(data.portals)
        self.neighbours = vec[i64]([self.land[s] | self.harbours[s] for s in range(SPACES)])
        self.spaces: i64 = mask([s for s in range(SPACES) if self.neighbours[s]])
        # The names that actions under this map are written with: those of the classic maps, and what else is on it.
        self.space_names = [name for s, name in enumerate(SPACE_NAMES) if s < CLASSIC_SPACES or self.neighbours[s]]
        self.city_names = [name for city, name in enumerate(CITY_NAMES) if city < CLASSIC_CITIES or city in data.cities]
        self.obelisks: i64 = mask(data.obelisks)
        self.banks: i64 = mask(data.banks)
        self.temples: i64 = mask(list(data.temples))
        self.income = vec[i64]([data.temples.get(s, 0) for s in range(SPACES)])
        self.temple_list = vec[i64](bits(self.temples))
        # The districts of each city, as a list in the order of set-up, as a mask, and their number.
        self.city_spaces = [vec[i64](data.cities.get(city, [])) for city in range(len(CITY_NAMES))]
        self.districts = vec[i64]([mask(data.cities.get(city, [])) for city in range(len(CITY_NAMES))])
        self.city_size = vec[i64]([len(data.cities.get(city, [])) for city in range(len(CITY_NAMES))])
        self.all_districts: i64 = mask([space for spaces in data.cities.values() for space in spaces])
        # Where temporary victory points can be held outside of each city: the other districts, and the temples (K2.9).
        self.points_outside = vec[i64]([(self.all_districts | self.temples) & ~own for own in self.districts])
        self.district_list = vec[i64]([space for spaces in data.cities.values() for space in spaces])
        self.city_of = vec[i64]([city_with(data, s) for s in range(SPACES)])
        # K9.6 The spaces next to the outer wall of each city.
        self.gates = vec[i64]([self._around(city) & ~self.districts[city] for city in range(len(CITY_NAMES))])
        # K9.6 The districts that a troop may go to which set out from each space: of the city it is in, or next to.
        self.open_from = vec[i64]([self._open_from(space) for space in range(SPACES)])
        # Where units are given for prayer points (K13.1) and for a victory point (K13.3), NONE if nowhere.
        self.delta: i64 = NONE
        self.delta_units: i64 = 0
        self.delta_pp: i64 = 0
        self.sanctuary: i64 = NONE
        self.sanctuary_units: i64 = 0
        for gift in data.gifts:
            if gift.pp:
                self.delta, self.delta_units, self.delta_pp = gift.space, gift.units, gift.pp
            else:
                self.sanctuary, self.sanctuary_units = gift.space, gift.units

    def _open_from(self, space: int) -> i64:
        districts: i64 = 0
        for city in range(len(self.districts)):
            if (self.gates[city] | self.districts[city]) >> space & 1:
                districts |= self.districts[city]
        return districts

    def _around(self, city: i64) -> i64:
        around: i64 = 0
        for space in self.city_spaces[city]:
            around |= self.land[space]
        return around


def mask(spaces: list[int]) -> int:
    """Returns the mask of *spaces*."""
    return sum(2**space for space in spaces)


def neighbours(links: list[tuple[int, int]]) -> vec[i64]:
    """Returns the mask of neighbours of each space."""
    found = [0] * SPACES
    for one, other in links:
        found[one] |= 2**other
        found[other] |= 2**one
    return vec[i64](found)


def city_with(data: MapData, space: int) -> int:
    """Returns the city that *space* is a district of, or NONE."""
    for city, spaces in data.cities.items():
        if space in spaces:
            return city
    return NONE


def space_id(name: str) -> int:
    """Returns the number of the space called *name*."""
    return SPACE_NAMES.index(name)


def make_board(players: int, edition: Edition = EDITIONS[0]) -> Board:
    """K2.1 Returns the map of *edition* for *players*."""
    return Board(load_map(edition.maps[players]))
