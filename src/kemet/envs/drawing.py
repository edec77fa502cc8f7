"""A few kinds of shapes, written as SVG or painted as pixels."""

from __future__ import annotations

from xml.sax.saxutils import escape

import numpy
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from kemet.envs.outlines import Point

# Pixels are painted so many times larger and then reduced, which smooths edges.
FINER = 2


class Painter:
    """A sheet of pixels, in units of the drawing."""

    def __init__(self, width: int, height: int, scale: float) -> None:
        self.scale = scale * FINER
        self.size = (round(width * scale), round(height * scale))
        self.sheet = Image.new("RGB", (round(width * self.scale), round(height * self.scale)), "white")
        self.pen = ImageDraw.Draw(self.sheet)

    def at(self, point: Point) -> Point:
        """Returns where *point* lies on the sheet."""
        return (point[0] * self.scale, point[1] * self.scale)

    def thick(self, width: float) -> int:
        """Returns the thickness of a line on the sheet."""
        return max(1, round(width * self.scale))


class Shape:
    """Something to draw."""

    def svg(self) -> str:
        """Returns it as an SVG element."""
        raise NotImplementedError

    def paint(self, to: Painter) -> None:
        """Paints it."""
        raise NotImplementedError


class Polygon(Shape):
    """An area with holes: the first ring is its outline. No fill or no line where the colour is empty."""

    def __init__(self, rings: list[list[Point]], fill: str, line: str, width: float) -> None:
        self.rings = rings
        self.fill = fill
        self.line = line
        self.width = width

    def svg(self) -> str:
        path = "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in ring) + "Z" for ring in self.rings)
        colours = f'fill="{self.fill or "none"}" stroke="{self.line or "none"}" stroke-width="{self.width:g}"'
        return f'<path d="{path}" fill-rule="evenodd" stroke-linejoin="round" {colours}/>'

    def paint(self, to: Painter) -> None:
        rings = [[to.at(point) for point in ring] for ring in self.rings]
        if self.fill and len(rings) == 1:
            to.pen.polygon(rings[0], self.fill)
        elif self.fill:
            mask = Image.new("1", to.sheet.size)
            for ring, inside in zip(rings, [1] + [0] * len(rings), strict=False):
                ImageDraw.Draw(mask).polygon(ring, inside)
            to.sheet.paste(self.fill, (0, 0), mask)
        if self.line:
            for ring in rings:
                to.pen.line([*ring, ring[0], ring[1]], self.line, to.thick(self.width), joint="curve")


class Circle(Shape):
    """A disc with a line around it."""

    def __init__(self, at: Point, radius: float, fill: str, line: str, width: float) -> None:
        self.at = at
        self.radius = radius
        self.fill = fill
        self.line = line
        self.width = width

    def svg(self) -> str:
        x, y = self.at
        colours = f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.width:g}"'
        return f'<circle cx="{x:g}" cy="{y:g}" r="{self.radius:g}" {colours}/>'

    def paint(self, to: Painter) -> None:
        x, y = to.at(self.at)
        r = self.radius * to.scale
        to.pen.ellipse((x - r, y - r, x + r, y + r), self.fill, self.line, to.thick(self.width))


class Line(Shape):
    """A dashed line."""

    def __init__(self, start: Point, end: Point, line: str, width: float) -> None:
        self.start = start
        self.end = end
        self.line = line
        self.width = width

    def svg(self) -> str:
        (ax, ay), (bx, by) = self.start, self.end
        dashes = f'stroke-dasharray="{2 * self.width:g}"'
        return f'<path d="M{ax:g} {ay:g}L{bx:g} {by:g}" stroke="{self.line}" stroke-width="{self.width:g}" {dashes}/>'

    def paint(self, to: Painter) -> None:
        (ax, ay), (bx, by) = to.at(self.start), to.at(self.end)
        length = numpy.hypot(bx - ax, by - ay)
        dashes = max(1, int(length / (2 * self.width * to.scale)))
        for k in range(0, dashes, 2):
            a, b = k / dashes, min(1.0, (k + 1) / dashes)
            ends = [(ax + (bx - ax) * a, ay + (by - ay) * a), (ax + (bx - ax) * b, ay + (by - ay) * b)]
            to.pen.line(ends, self.line, to.thick(self.width))


class Label(Shape):
    """A line of text, around its point or beginning there."""

    def __init__(self, text: str, at: Point, size: float, colour: str, centred: bool = True) -> None:
        self.text = text
        self.at = at
        self.size = size
        self.colour = colour
        self.centred = centred

    def svg(self) -> str:
        x, y = self.at
        anchor = "middle" if self.centred else "start"
        font = f'font-family="sans-serif" font-size="{self.size:g}" text-anchor="{anchor}" dominant-baseline="central"'
        return f'<text x="{x:g}" y="{y:g}" fill="{self.colour}" {font}>{escape(self.text)}</text>'

    def paint(self, to: Painter) -> None:
        font = ImageFont.load_default(self.size * to.scale)
        to.pen.text(to.at(self.at), self.text, self.colour, font, anchor="mm" if self.centred else "lm")


def to_svg(shapes: list[Shape], width: int, height: int) -> str:
    """Returns an SVG drawing of *shapes*."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return "\n".join([head, *(shape.svg() for shape in shapes), "</svg>", ""])


def to_pixels(shapes: list[Shape], width: int, height: int, scale: float) -> NDArray[numpy.uint8]:
    """Returns *shapes* as rows of pixels, red, green and blue."""
    painter = Painter(width, height, scale)
    for shape in shapes:
        shape.paint(painter)
    return numpy.asarray(painter.sheet.resize(painter.size, Image.Resampling.LANCZOS))
