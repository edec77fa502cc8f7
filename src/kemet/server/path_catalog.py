"""The path to Ta-Seti as clients draw it: its boards with roads and places, and its tokens."""

from __future__ import annotations

from typing import Any

from kemet.engine.modules.ta_seti.path.content import KINDS, PATH_DATA, SIDES, WHEN, WHICH_SIDE, PathData, PathSide, PathToken
from kemet.locale import FALLBACK, texts

NUMBERS = ("strength", "damage", "shield", "range", "pp", "cards", "units", "levels", "teleport", "wager")


def words(kind: str, word: str) -> dict[str, str]:
    """Returns name and text, in English, of the component that the engine calls *word*; clients have all languages."""
    english = texts(FALLBACK)
    return {"name": english.name(kind, word), "text": english.name(kind, f"{word}.text")}


def path_catalog() -> dict[str, Any]:
    """Returns everything that is printed on the path."""
    data = PATH_DATA
    return {
        "sure": data.sure,
        "lanes": list(data.lanes),
        "tokens": [_token(token) for token in data.tokens],
        "locations": {name: board + 1 for name, board in zip(data.location_names, data.board_of, strict=True)},
        "boards": [{letter: _side(data, side) for letter, side in zip(SIDES, sides, strict=True)} for sides in data.boards],
    }


def _token(token: PathToken) -> dict[str, Any]:
    return {
        "id": token.slug,
        **words("token", token.slug),
        "sure": token.sure,
        "kind": KINDS[token.kind],
        "copies": int(token.copies),
        "when": WHEN[token.when],
        "side": WHICH_SIDE[token.side],
        **{name: int(getattr(token, name)) for name in NUMBERS},
    }


def _side(data: PathData, side: PathSide) -> dict[str, Any]:
    """Returns one side of a board: its roads by lane, and its places by name."""
    roads = {
        lane: {
            "to": data.location_names[road.to],
            "pp": int(road.pp),
            "cards": int(road.cards),
            "units": int(road.units),
            "temporary": data.tokens[road.temporary].slug if road.temporary >= 0 else None,
        }
        for lane, road in zip(data.lanes, side.roads, strict=True)
    }
    places = {
        data.location_names[location]: {
            "kind": side.place_kinds[location],
            "slots": [KINDS[kind] for kind in side.slots[location]],
            "exits": [data.lanes[lane] for lane in side.exits[location]],
        }
        for location in side.slots
    }
    return {"roads": roads, "places": places}
