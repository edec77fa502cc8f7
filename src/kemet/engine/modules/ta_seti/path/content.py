"""The path to Ta-Seti as data: boards with roads and places, and the tokens there (components of Ta-Seti, section 4).

Everything is read from `path.json`, so that somebody with the printed game can correct it without touching code.
`docs/path.md` explains the file; `sure` says of each part how sure it is.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.ids import NONE
from kemet.engine.modules.ta_seti.path.actions import END, LANE, LOCATION, PATH_TOKEN, PRIESTS

SIDES: Final = ["A", "B"]
MOST_SLOTS: Final = 3
KINDS: Final = ["item-1", "item-2", "skill", "temporary", "vp"]
ITEM_1: Final = 0
ITEM_2: Final = 1
SKILL: Final = 2
TEMPORARY: Final = 3
VP: Final = 4
WHEN: Final = ["always", "turn", "move", "battle"]
ALWAYS: Final = 0
IN_TURN: Final = 1
IN_MOVE: Final = 2
IN_BATTLE: Final = 3
WHICH_SIDE: Final = ["attack", "defence", "any"]
ANY_SIDE: Final = 2
TOKEN_KEYS: Final = [
    "slug", "kind", "copies", "sure", "when", "side", "strength", "damage", "shield", "range", "pp", "cards",
    "units", "levels", "teleport", "wager",
]  # fmt: skip
SIDE_KEYS: Final = ["locations", "roads", "exits"]
ROAD_KEYS: Final = ["bonus", "temporary"]
BONUS_KEYS: Final = ["sure", "pp", "cards", "units"]


class PathError(ValueError):
    """Something in `path.json` that no path can be; the message names the place."""


class PathToken:
    """A token of the path: an item (used once), a skill, a temporary bonus, or the victory point at its end."""

    def __init__(self, id: int, given: dict[str, Any]) -> None:
        path = f"tokens[{id}]"
        check_names(path, given, TOKEN_KEYS)
        self.id: i64 = id
        self.slug = text_of(path, given, "slug")
        self.sure = text_of(path, given, "sure")
        self.kind: i64 = index_of(path, given.get("kind"), KINDS)
        self.copies: i64 = number_of(path, given, "copies")
        self.when: i64 = index_of(path, given.get("when", "always"), WHEN)
        self.side: i64 = index_of(path, given.get("side", "any"), WHICH_SIDE)
        self.strength: i64 = number_of(path, given, "strength")
        self.damage: i64 = number_of(path, given, "damage")
        self.shield: i64 = number_of(path, given, "shield")
        self.range: i64 = number_of(path, given, "range")
        self.pp: i64 = number_of(path, given, "pp")
        self.cards: i64 = number_of(path, given, "cards")
        self.units: i64 = number_of(path, given, "units")
        self.levels: i64 = number_of(path, given, "levels")
        self.teleport: i64 = number_of(path, given, "teleport")
        # Victory points won or lost with the battle.
        self.wager: i64 = number_of(path, given, "wager")


class Road:
    """The road of one lane of a board's side: what is gained on it, and the place it leads to."""

    def __init__(self, to: int, pp: int, cards: int, units: int, temporary: int) -> None:
        self.to: i64 = to
        self.pp: i64 = pp
        self.cards: i64 = cards
        self.units: i64 = units
        # The token kind of the temporary bonus printed on it, or NONE.
        self.temporary: i64 = temporary


class PathSide:
    """One side of a board: a road for each lane; of each of its places the kind, the slots and the lanes that lead on."""

    def __init__(self) -> None:
        self.roads: list[Road] = []
        self.place_kinds: dict[int, str] = {}
        self.slots: dict[int, list[int]] = {}
        self.exits: dict[int, list[int]] = {}
        # The slots of all its places, top to bottom: their numbers, and the kinds of tokens they are for.
        self.slot_numbers = vec[i64]([])
        self.slot_kinds = vec[i64]([])

    def list_slots(self) -> None:
        """Writes the slots down, once all places are known."""
        places = [(location * MOST_SLOTS + k, kind) for location, kinds in self.slots.items() for k, kind in enumerate(kinds)]
        self.slot_numbers = vec[i64]([number for number, _ in places])
        self.slot_kinds = vec[i64]([kind for _, kind in places])


class PathData:
    """All boards with both sides, and all kinds of tokens."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.sure = text_of("file", given, "sure")
        self.lanes: list[str] = list(given["lanes"])
        self.tokens = [PathToken(k, row) for k, row in enumerate(given["tokens"])]
        self.bonuses: dict[str, dict[str, Any]] = dict(given["bonuses"])
        for name, bonus in self.bonuses.items():
            check_names(f"bonuses.{name}", bonus, BONUS_KEYS)
        self.location_names: list[str] = []
        # The board of each location.
        self.board_of: list[int] = []
        self.boards: list[list[PathSide]] = []
        for k, board in enumerate(given["boards"]):
            self._add_locations(k, board)
            self.boards.append([self._side(k, board, side) for side in SIDES])
        self._check()
        self.copies = vec[i64]([token.copies for token in self.tokens])

    def _add_locations(self, k: int, board: dict[str, Any]) -> None:
        names = [list(board[side]["locations"]) for side in SIDES]
        if names[0] != names[1]:
            raise PathError(f"boards[{k}]: both sides must have the same locations, not {names[0]} and {names[1]}")
        for name in names[0]:
            self.location_names.append(f"{k + 1}-{name}" if name in self.lanes else name)
            self.board_of.append(k)

    def _location(self, k: int, name: str) -> int:
        """Returns the location that lane *name* of board *k* leads to: its own, or the only one there."""
        own = f"{k + 1}-{name}"
        if own in self.location_names:
            return self.location_names.index(own)
        there = [place for place, board in enumerate(self.board_of) if board == k]
        if len(there) != 1:
            raise PathError(f"boards[{k}]: lane {name!r} leads nowhere")
        return there[0]

    def _side(self, k: int, board: dict[str, Any], letter: str) -> PathSide:
        where = f"boards[{k}].{letter}"
        given = board[letter]
        check_names(where, given, SIDE_KEYS)
        for name in SIDE_KEYS:
            if not isinstance(given.get(name), dict):
                raise PathError(f"{where}: a side needs the table {name!r}")
        side = PathSide()
        slugs = [token.slug if token.kind == TEMPORARY else "" for token in self.tokens]
        for lane in self.lanes:
            road = given["roads"].get(lane)
            if road is None or road.get("bonus") not in self.bonuses:
                raise PathError(f"{where}.roads.{lane}: a road needs a 'bonus', one of {list(self.bonuses)}")
            check_names(f"{where}.roads.{lane}", road, ROAD_KEYS)
            temporary = index_of(f"{where}.roads.{lane}", road["temporary"], slugs) if "temporary" in road else NONE
            to = self._location(k, lane)
            bonus = [number_of(f"bonuses.{road['bonus']}", self.bonuses[road["bonus"]], gain) for gain in BONUS_KEYS[1:]]
            side.roads.append(Road(to, bonus[0], bonus[1], bonus[2], temporary))
        for name, place in given["locations"].items():
            location = self._location(k, name)
            side.place_kinds[location] = place["kind"]
            side.slots[location] = [index_of(f"{where}.locations.{name}", s, KINDS) for s in place["slots"]]
            side.exits[location] = [self.lanes.index(lane) for lane in given["exits"].get(name, [])]
        side.list_slots()
        return side

    def _check(self) -> None:
        if not 1 <= len(self.lanes) <= PRIESTS - LANE:
            raise PathError(f"{len(self.lanes)} lanes, there must be 1 to {PRIESTS - LANE}")
        if len({token.slug for token in self.tokens}) < len(self.tokens):
            raise PathError("tokens: two of them have the same slug")
        self._check_bonuses()
        if len(self.location_names) > PATH_TOKEN - LOCATION:
            raise PathError(f"{len(self.location_names)} locations, at most {PATH_TOKEN - LOCATION} can be told apart")
        if len(self.tokens) > END - PATH_TOKEN:
            raise PathError(f"{len(self.tokens)} kinds of tokens, at most {END - PATH_TOKEN} can be told apart")
        for sides in self.boards:
            for side in sides:
                for location, slots in side.slots.items():
                    if len(slots) > MOST_SLOTS:
                        raise PathError(f"{self.location_names[location]}: at most {MOST_SLOTS} slots to a location")
                    if not side.exits[location] and self.board_of[location] < len(self.boards) - 1:
                        raise PathError(f"{self.location_names[location]}: no exit leads on from here")

    def _check_bonuses(self) -> None:
        """Each temporary bonus has a token for every road that shows it, on whichever sides lie up."""
        for token in self.tokens:
            shown = [[sum(road.temporary == token.id for road in side.roads) for side in sides] for sides in self.boards]
            places = sum(max(numbers) for numbers in shown)
            if token.kind == TEMPORARY and places > token.copies:
                raise PathError(f"{token.slug}: up to {places} roads show it, but there are {token.copies} tokens")


def check_names(path: str, given: dict[str, Any], known: list[str]) -> None:
    """Raises `PathError` on the first key of *given* that is not *known*."""
    for name in given:
        if name not in known:
            raise PathError(f"{path}.{name}: unknown; known are {', '.join(known)}")


def text_of(path: str, given: dict[str, Any], name: str) -> str:
    """Returns the text called *name*."""
    value = given.get(name)
    if not isinstance(value, str) or not value:
        raise PathError(f"{path}.{name}: this must be a text, not {value!r}")
    return value


def number_of(path: str, given: dict[str, Any], name: str) -> int:
    """Returns the number called *name*, 0 if it is not there."""
    value = given.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 20:
        raise PathError(f"{path}.{name}: this must be a number from 0 to 20, not {value!r}")
    return value


def index_of(path: str, value: Any, names: list[str]) -> int:
    """Returns the place of *value* in *names*."""
    if value not in names:
        raise PathError(f"{path}: {value!r} is none of {', '.join(names)}")
    return names.index(value)


def read_path(text: str) -> PathData:
    """Returns the path written as JSON in *text*; raises `PathError`."""
    try:
        return PathData(json.loads(text))
    except PathError:
        raise
    except (KeyError, TypeError, AttributeError, ValueError) as wrong:
        raise PathError(f"the file is not laid out as docs/path.md says: {type(wrong).__name__} {wrong}") from wrong


PATH_DATA: Final[PathData] = read_path(
    files("kemet.engine.modules.ta_seti.path").joinpath("path.json").read_text(encoding="utf-8")
)
