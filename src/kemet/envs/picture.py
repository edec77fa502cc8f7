"""The board as a picture: everything that lies open, as SVG or as pixels."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
from numpy.typing import NDArray

from kemet.engine import Game
from kemet.engine.board import SPACE_NAMES
from kemet.engine.ids import BIT, COLOUR_NAMES, COLOURS, bits
from kemet.engine.notation import player_text
from kemet.envs.drawing import Circle, Label, Line, Polygon, Shape, to_pixels, to_svg
from kemet.envs.outlines import HEIGHT, WIDTH, Point, outlines_for

PANEL = 520
# Pixels for a unit of the board, where pixels are asked for.
SCALE = 0.6

RIVER = "#8fb8c9"
SAND = "#ead9ab"
UNUSED = "#b9c3b8"
STONE = "#cdb27d"
TEMPLE = "#f2c94c"
INK = "#2a1d0e"
FAINT = "#7d6b4a"
PAPER = "#faf4e3"
PLAYERS = [("#1b5fa8", "#ffffff"), ("#c9481a", "#ffffff"), ("#3f8f5b", "#ffffff"), ("#2a2230", "#ffffff"), ("#f6f0df", INK)]
PYRAMIDS = {
    "white": ("#ffffff", INK),
    "red": ("#b3261e", "#ffffff"),
    "blue": ("#2c6fb7", "#ffffff"),
    "black": ("#3b3540", "#ffffff"),
}


def svg(game: Game) -> str:
    """Returns the board as an SVG drawing."""
    return to_svg(shapes(game), WIDTH + PANEL, HEIGHT)


def pixels(game: Game) -> NDArray[numpy.uint8]:
    """Returns the board as rows of pixels, red, green and blue."""
    return to_pixels(shapes(game), WIDTH + PANEL, HEIGHT, SCALE)


def shapes(game: Game) -> list[Shape]:
    """Returns all that is drawn, from the ground up."""
    frame = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)]
    return [Polygon([frame], RIVER, "", 0), *_ground(game), *_buildings(game), *_troops(game), *_panel(game)]


def _ground(game: Game) -> Iterator[Shape]:
    """Yields spaces, walls of cities in the colours of their owners, crossings and names."""
    outlines = outlines_for(game.rules.board.drawing)
    board = game.rules.board
    in_play = {SPACE_NAMES[space] for space in bits(board.spaces)}
    for name, rings in sorted(outlines.rings.items()):
        if name not in in_play:
            yield Polygon(rings, UNUSED, UNUSED, 2)
    for name in sorted(in_play):
        in_city = bool(board.all_districts & BIT[SPACE_NAMES.index(name)])
        yield Polygon(outlines.rings[name], STONE if in_city else SAND, FAINT, 3)
    for seat, (fill, _) in enumerate(PLAYERS[: game.rules.options.players]):
        if game.city[seat] >= 0:
            for district in board.city_spaces[game.city[seat]]:
                yield Polygon(outlines.rings[SPACE_NAMES[district]], "", fill, 7)
    for spaces, (start, *_, end) in sorted(outlines.crossings.items()):
        if set(spaces) <= in_play:
            yield Line(start, end, FAINT, 5)
    for name in sorted(in_play):
        yield Label(name, outlines.slots[name][2], 19, FAINT)


def _buildings(game: Game) -> Iterator[Shape]:
    """Yields temples, obelisks and pyramids."""
    slots = outlines_for(game.rules.board.drawing).slots
    board = game.rules.board
    for space in bits(board.spaces):
        if len(slots[SPACE_NAMES[space]]) < 4:
            continue
        x, y = slots[SPACE_NAMES[space]][3]
        pyramid = game.pyramid_on[space]
        if board.temples & BIT[space] or space == board.sanctuary:
            yield Polygon([[(x - 24, y - 20), (x + 24, y - 20), (x + 24, y + 22), (x - 24, y + 22)]], TEMPLE, INK, 3)
            yield Label(f"{board.income[space]}", (x, y + 1), 28, INK)
        elif board.obelisks & BIT[space]:
            yield Polygon([[(x, y - 34), (x + 9, y + 16), (x - 9, y + 16)]], "#6b5a3a", INK, 2)
        elif pyramid >= 0:
            fill, ink = PYRAMIDS[COLOUR_NAMES[pyramid % COLOURS]]
            yield Polygon([[(x, y - 34), (x + 34, y + 24), (x - 34, y + 24)]], fill, INK, 3)
            yield Label(str(game.pyramid_level[pyramid]), (x, y + 8), 28, ink)


def _troops(game: Game) -> Iterator[Shape]:
    slots = outlines_for(game.rules.board.drawing).slots
    taken: set[Point] = set()
    for seat in range(game.rules.options.players):
        fill, ink = PLAYERS[seat]
        for space in bits(game.troops[seat]):
            first, second = slots[SPACE_NAMES[space]][:2]
            x, y = second if first in taken else first
            taken.add((x, y))
            yield Circle((x, y), 30, fill, INK, 3)
            yield Label(str(game.units_at(seat, space)), (x, y), 34, ink)
            creature = game.creature_on[seat * len(SPACE_NAMES) + space]
            if creature:
                yield Label(game.rules.creatures[creature - 1].slug, (x, y + 44), 21, INK)


def _panel(game: Game) -> Iterator[Shape]:
    """Yields what everybody knows of the players, beside the map."""
    yield Polygon([[(WIDTH, 0), (WIDTH + PANEL, 0), (WIDTH + PANEL, HEIGHT), (WIDTH, HEIGHT)]], PAPER, "", 0)
    left = WIDTH + 40
    phase = "over" if game.over() else "night" if game.night else "day"
    yield Label(f"round {game.round}, {phase}", (left, 60), 40, INK, centred=False)
    yield Label(f"{game.rules.target} victory points win", (left, 108), 28, FAINT, centred=False)
    for seat in range(game.rules.options.players):
        y = 190 + 250 * seat
        fill, ink = PLAYERS[seat]
        yield Circle((left + 30, y), 30, fill, INK, 3)
        yield Label(player_text(seat), (left + 30, y), 28, ink)
        won = ", won" if game.has_won(seat) else ""
        yield Label(f"{game.total_vp(seat)} VP{won}", (left + 84, y), 38, INK, centred=False)
        lines = [
            f"{game.pp[seat]} prayer points, {game.reserve[seat]} units in reserve",
            f"{game.hand_size[seat]} DI cards, {game.tokens_left[seat]} tokens left",
            f"{sum(game.has_power(seat, power) for power in range(game.rules.powers))} power tiles",
        ]
        for k, line in enumerate(lines):
            yield Label(line, (left, y + 60 + 40 * k), 27, INK, centred=False)
