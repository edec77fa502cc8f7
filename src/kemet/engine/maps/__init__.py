"""Maps as data: one file for each, read by the engine, the server's catalog and whoever draws them.

A file names what is on the map; docs/maps.md says how to write one. Spaces and cities have the numbers of their places in the
lists here, which are only ever appended to: actions and records are made of them.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from kemet.engine.toml_lines import line_of

CITY_NAMES: Final = ["nw", "s", "c", "ne", "e", "delta"]
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
    "seth_1", "seth_2", "seth_3", "seth_gate",
]  # fmt: skip

KEYS: Final = ["drawing", "obelisks", "banks", "cities", "temples", "gifts", "land", "harbours", "portals"]
GIFT_KEYS: Final = ["units", "pp", "vp"]


class MapError(ValueError):
    """A map that cannot be; the message names file, line and what would be right."""


class _Fault(Exception):
    """What is wrong at *path*, before anybody knows the line."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


class Gift:
    """K13.1, K13.3 What *units* given back from *space* bring: prayer points or victory points."""

    def __init__(self, space: int, units: int, pp: int, vp: int) -> None:
        self.space = space
        self.units = units
        self.pp = pp
        self.vp = vp


class MapData:
    """What a file says; spaces and cities by their numbers, links each once."""

    def __init__(self, drawing: str) -> None:
        # Which drawing of the land shows it.
        self.drawing = drawing
        self.obelisks: list[int] = []
        # Spaces on the bank of the Nile (R57).
        self.banks: list[int] = []
        # Per city in play its districts, in the order of set-up.
        self.cities: dict[int, list[int]] = {}
        self.temples: dict[int, int] = {}
        self.gifts: list[Gift] = []
        self.land: list[tuple[int, int]] = []
        self.harbours: list[tuple[int, int]] = []
        # Ways that not everybody may take (S1.2).
        self.portals: list[tuple[int, int]] = []


def load_map(name: str) -> MapData:
    """Returns the map of this package called *name*."""
    file = f"{name}.toml"
    return read_map(files("kemet.engine.maps").joinpath(file).read_text(encoding="utf-8"), file)


def read_map(text: str, file: str) -> MapData:
    """Returns the map written as *text*; raises `MapError` with *file* and line for what cannot be."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as bad_text:
        raise MapError(f"{file}: this is no TOML: {bad_text}") from bad_text
    try:
        return _map(data)
    except _Fault as fault:
        raise MapError(f"{file}, line {line_of(text, fault.path)}: {fault.path}: {fault.reason}") from fault


def _map(data: dict[str, Any]) -> MapData:
    for key in data:
        if key not in KEYS:
            raise _Fault(key, f"no such part; there are {', '.join(KEYS)}")
    found = MapData(str(data.get("drawing", "")))
    for side, links in (("land", found.land), ("harbours", found.harbours), ("portals", found.portals)):
        for name, near in _table(data, side).items():
            for other in _words(f"{side}.{name}", near):
                links.append((_space(f"{side}.{name}", name), _space(f"{side}.{name}", other)))
    on_map = {space for link in found.land + found.harbours for space in link}
    for name, districts in _table(data, "cities").items():
        if name not in CITY_NAMES:
            raise _Fault(f"cities.{name}", f"no city; there are {', '.join(CITY_NAMES)}")
        found.cities[CITY_NAMES.index(name)] = _placed(f"cities.{name}", _words(f"cities.{name}", districts), on_map)
    found.obelisks = _placed("obelisks", _words("obelisks", data.get("obelisks", [])), on_map)
    found.banks = _placed("banks", _words("banks", data.get("banks", [])), on_map)
    for name, income in _table(data, "temples").items():
        _placed(f"temples.{name}", [name], on_map)
        found.temples[SPACE_NAMES.index(name)] = _number(f"temples.{name}", income)
    for name, gift in _table(data, "gifts").items():
        found.gifts.append(_gift(f"gifts.{name}", _placed(f"gifts.{name}", [name], on_map)[0], gift))
    return found


def _table(data: dict[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise _Fault(key, f"write a table: [{key}]")
    return found


def _words(path: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise _Fault(path, 'write a list of names: ["…", "…"]')
    return value


def _number(path: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 11:
        raise _Fault(path, f"{value!r} is no number from 0 to 11")
    return value


def _space(path: str, name: str) -> int:
    if name not in SPACE_NAMES:
        raise _Fault(path, f"{name!r} is no space; there are {', '.join(SPACE_NAMES)}")
    return SPACE_NAMES.index(name)


def _placed(path: str, names: list[str], on_map: set[int]) -> list[int]:
    """Returns the numbers of *names*, which must have a link to somewhere."""
    spaces = [_space(path, name) for name in names]
    for name, space in zip(names, spaces, strict=True):
        if space not in on_map:
            raise _Fault(path, f"{name} has no link by land or harbour")
    return spaces


def _gift(path: str, space: int, value: Any) -> Gift:
    if not isinstance(value, dict) or not value or any(key not in GIFT_KEYS for key in value):
        raise _Fault(path, "write { units = 1, pp = 5 } or { units = 2, vp = 1 }")
    units, pp, vp = (_number(path, value.get(key, 0)) for key in GIFT_KEYS)
    if not units or bool(pp) == bool(vp):
        raise _Fault(path, "a gift takes units, for either prayer points or victory points")
    return Gift(space, units, pp, vp)
