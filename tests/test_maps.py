"""Maps as data: what a file says, and what is refused; the classic maps themselves are checked with the rules of the map."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kemet.engine import Options, start_with
from kemet.engine.board import CITY_NAMES, SPACE_NAMES, SPACES, Board, make_board
from kemet.engine.editions import classic
from kemet.engine.ids import bits
from kemet.engine.maps import MapError, read_map
from kemet.engine.rules import Rules
from kemet.engine.text_board import NARROWEST, english, map_height, map_lines
from kemet.engine.view import view

pytestmark = pytest.mark.interpreted

PAGE = Path(__file__).parents[1] / "docs" / "maps.md"
SMALL = PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


def names(mask: int) -> set[str]:
    """Returns the names of the spaces in *mask*."""
    return {SPACE_NAMES[space] for space in bits(mask)}


def test_the_map_of_the_page() -> None:
    board = Board(read_map(SMALL, "small.toml"))
    assert [CITY_NAMES[city] for city in board.cities] == ["nw", "s"]
    assert names(board.neighbours[SPACE_NAMES.index("nw_front")]) == {"nw_1", "nw_2", "nw_3", "w_obelisk", "s_front"}
    assert names(board.gates[CITY_NAMES.index("s")]) == {"s_front"}
    assert names(board.temples) == {"west_temple"}
    assert (SPACE_NAMES[board.delta], board.delta_units, board.delta_pp) == ("west_temple", 1, 5)
    assert board.sanctuary == -1
    assert board.drawing == "even"


def test_a_map_of_another_shape_is_listed_in_the_terminal() -> None:
    draft = classic.draft(Options())
    draft.board = Board(read_map(SMALL, "small.toml"))
    game = start_with(Rules(draft), 1)
    lines = map_lines(view(game, 0), game.rules, NARROWEST, english())
    assert len(lines) == map_height(game.rules)
    for space in names(draft.board.spaces):
        assert any(line[1:].startswith(space) for line in lines), space
    assert "│west_temple◊ 1 VP, 2 PP a day: w_obelisk".ljust(NARROWEST - 1) + "│" in lines


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("west_temple = 2", "west_temple = 12", "temples.west_temple: 12 is no number from 0 to 11"),
        ("west_temple = 2", "west_templ = 2", "temples.west_templ: 'west_templ' is no space"),
        ("west_temple = 2", "east_temple = 2", "temples.east_temple: east_temple has no link"),
        ('nw = ["nw_1"', 'north = ["nw_1"', "cities.north: no city; there are nw, s, c, ne, e"),
        ('["nw_2", "nw_3", "nw_front"]', '"nw_2"', "land.nw_1: write a list of names"),
        ("{ units = 1, pp = 5 }", "{ units = 1, pp = 5, vp = 1 }", "gifts.west_temple: a gift takes units, for either"),
        ("{ units = 1, pp = 5 }", "5", "gifts.west_temple: write { units = 1, pp = 5 }"),
        ("[harbours]", "[ports]", "ports: no such part; there are drawing, obelisks"),
        ("[land]", "[land", "this is no TOML"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(old: str, new: str, fault: str) -> None:
    assert old in SMALL
    text = SMALL.replace(old, new, 1)
    with pytest.raises(MapError) as refused:
        read_map(text, "small.toml")
    assert fault in str(refused.value)
    line = re.search(r"small.toml, line (\d+)", str(refused.value))
    if line:
        assert new.split()[0].strip('"[]{') in text.splitlines()[int(line[1]) - 1]


def test_there_are_as_many_spaces_as_names() -> None:
    assert SPACES == len(SPACE_NAMES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_city_has_its_districts_and_everybody_a_city(players: int) -> None:
    board = make_board(players)
    assert len(board.cities) == players
    for city in board.cities:
        assert names(board.districts[city]) == {f"{CITY_NAMES[city]}_{k}" for k in (1, 2, 3)}
        assert [SPACE_NAMES[space] for space in board.city_spaces[city]] == sorted(names(board.districts[city]))


@pytest.mark.rule("R57")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_banks_of_the_nile(players: int) -> None:
    west = {"nw_front", "west_bank", "sphinx_temple", "delta_marsh", "delta_temple"}
    east = {"ne_front", "east_bank", "e_front", "river_temple"}
    sanctuary = {"sanctuary"} if players % 2 else set()
    assert names(make_board(players).banks) == west | sanctuary | (east if players > 3 else set())
