"""Pictures of the board: the land of the client, and everything that lies open."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from kemet.engine import Options, start
from kemet.engine.board import SPACE_NAMES, make_board
from kemet.engine.ids import bits
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.envs.outlines import HEIGHT, WIDTH, outlines_for
from kemet.envs.picture import PANEL, PLAYERS, RIVER, SCALE, pixels, svg


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_space_has_an_outline_and_room_for_what_stands_there(players: int) -> None:
    outlines = outlines_for(make_board(players).drawing)
    for space in bits(make_board(players).spaces):
        name = SPACE_NAMES[space]
        outline = outlines.rings[name][0]
        left, right = min(x for x, _ in outline), max(x for x, _ in outline)
        top, bottom = min(y for _, y in outline), max(y for _, y in outline)
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= HEIGHT
        for x, y in outlines.slots[name]:
            assert left <= x <= right, name
            assert top <= y <= bottom, name


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_drawing_shows_all_troops_and_scores(players: int) -> None:
    game = start(Options(players=players, modules=["ta-seti"]), 4)
    play_randomly(game, seeded(3), 300, Tally())
    drawn = ElementTree.fromstring(svg(game))
    texts = [element.text or "" for element in drawn.iter() if element.tag.endswith("text")]
    discs = [element for element in drawn.iter() if element.tag.endswith("circle")]
    troops = sum(len(bits(game.troops[seat])) for seat in range(players))
    assert len(discs) == troops + players
    assert {disc.get("fill") for disc in discs} == {fill for fill, _ in PLAYERS[:players]}
    for seat in range(players):
        assert f"p{seat + 1}" in texts
        assert any(re.fullmatch(rf"{game.total_vp(seat)} VP(, won)?", text) for text in texts)
    assert {SPACE_NAMES[space] for space in bits(game.rules.board.spaces)} <= set(texts)
    assert f"round {game.round}, {'night' if game.night else 'day'}" in texts


def test_pixels_are_the_same_picture() -> None:
    game = start(Options(players=2), 4)
    play_randomly(game, seeded(3), 200, Tally())
    image = pixels(game)
    assert image.shape == (round(HEIGHT * SCALE), round((WIDTH + PANEL) * SCALE), 3)
    assert tuple(image[2, 2]) == tuple(bytes.fromhex(RIVER[1:]))
    for seat in range(2):
        space = bits(game.troops[seat])[0]
        x, y = outlines_for("even").slots[SPACE_NAMES[space]][0]
        beside_the_number = image[round((y - 22) * SCALE), round(x * SCALE)]
        assert tuple(beside_the_number) == tuple(bytes.fromhex(PLAYERS[seat][0][1:]))
    assert len({tuple(pixel) for row in image[::5, ::5] for pixel in row}) > 50
