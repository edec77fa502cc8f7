"""The drawn board has the links of the engine's maps: the client's tests compare its borders with this file (K2.1, K9.2)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kemet.engine import Options, make_rules
from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.ids import bits

ADJACENCY = Path(__file__).parents[1] / "src/kemet/web/src/board/adjacency.json"


@pytest.mark.rule("K2.1", "K9.2")
@pytest.mark.parametrize("name", ["2", "3", "4", "5", "seth-2", "seth-3", "seth-4", "seth-5"])
def test_the_drawn_board_is_that_of_the_engine(name: str) -> None:
    drawn = json.loads(ADJACENCY.read_text(encoding="utf-8"))[name]
    with_seth = name.startswith("seth-")
    board = make_rules(Options(players=int(name[-1]) + with_seth, modules=["seth"] if with_seth else [])).board
    assert drawn["drawing"] == board.drawing
    for kind, masks in (("land", board.land), ("harbours", board.harbours)):
        links = {
            frozenset((SPACE_NAMES[space], SPACE_NAMES[other]))
            for space in range(len(SPACE_NAMES))
            for other in bits(masks[space])
        }
        assert {frozenset(link) for link in drawn[kind]} == links
        assert len(drawn[kind]) == len(links)
    assert set(drawn["cities"]) == {CITY_NAMES[city] for city in board.cities}
    assert set(drawn["spaces"]) == {SPACE_NAMES[space] for space in bits(board.spaces)}
