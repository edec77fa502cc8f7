"""Draws play.svg, the picture of a game in the terminal: `python docs/images/make_play_svg.py`.

The game is real: bots play all seats up to the wanted turn of p1, then the session shows what a person would see.
"""

from __future__ import annotations

import html
import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from kemet.bots import Perspective
from kemet.cli import screen
from kemet.cli.play import Session
from kemet.engine import Options

WIDTH = 100
HEIGHT = 60
SEED = "geb"
ROUND = 5
TOKENS_LEFT = 3
PICTURE = Path(__file__).with_name("play.svg")
# Width of a character and height of a line in rich's pictures, and the height of ours.
CHARACTER = 12.2
RICH_LINE = 24.4
LINE = 23.2
FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"

NIGHT = TerminalTheme(
    (24, 22, 28),
    (214, 207, 190),
    [
        (60, 56, 66),
        (224, 92, 76),
        (140, 190, 96),
        (232, 184, 80),
        (96, 150, 220),
        (198, 130, 200),
        (104, 196, 190),
        (214, 207, 190),
    ],
    [
        (120, 114, 128),
        (244, 112, 92),
        (164, 212, 116),
        (250, 206, 104),
        (118, 174, 246),
        (220, 152, 222),
        (124, 216, 210),
        (250, 246, 236),
    ],
)


class Wanted(Exception):
    """The question that the picture ends with has been asked."""


class Sitter(Session):
    """A session whose person is a bot, until the turn of the picture."""

    def at_last(self) -> bool:
        """Tells whether p1 is asked for the token of the picture."""
        game = self.recorder.game
        turn = game.decision().name() == "turn" and len(game.legal(self.seat)) > 1
        return turn and int(game.round) >= ROUND and int(game.tokens_left[self.seat]) <= TOKENS_LEFT

    def _read(self) -> str | None:
        if isinstance(self.out.file, io.StringIO) and self.out.record:
            self.out.print("> [blink]▂[/]")
            raise Wanted
        game = self.recorder.game
        if game.over():
            return None
        action = self.bots[self.seat].decide(Perspective(game, self.seat), game.legal(self.seat))
        return self.notation.text(action)

    def _let_bots_act(self) -> None:
        super()._let_bots_act()
        if self._mine() and self.at_last():
            self.out = silent_console(record=True)


def silent_console(record: bool) -> Console:
    """Returns a console of the picture's size that writes nowhere."""
    out = screen.make_console(WIDTH, record)
    out.file = io.StringIO()
    out.height = HEIGHT
    return out


def tidied(svg: str) -> str:
    """Returns the picture with every word placed by itself and lines that touch, so that boxes are whole in any font; it
    fetches no font and names nobody else.
    """
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\n", "", svg)
    svg = re.sub(r'<clipPath id="kemet-line-\d+">.*?</clipPath>\n?', "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*;", f"font-family: {FONTS};", svg)
    svg = svg.replace("font-size: 20px", f"font-size: {CHARACTER / 0.602:.2f}px")
    lines = 1 + max(int(number) for number in re.findall(r"url\(#kemet-line-(\d+)\)", svg))
    shorter = lines * (RICH_LINE - LINE)
    svg = re.sub(r'(viewBox="0 0 1238 )([\d.]+)"', lambda m: f'{m[1]}{float(m[2]) - shorter:.1f}"', svg)
    svg = re.sub(r'( width="(?:1219.0|1236)" height=")([\d.]+)"', lambda m: f'{m[1]}{float(m[2]) - shorter:.1f}"', svg)
    run = r'<text class="([^"]*)" x="([\d.]+)" [^>]* clip-path="url\(#kemet-line-(\d+)\)">([^<]*)</text>'
    svg = re.sub(run, lambda m: words(m[1], float(m[2]), 20 + LINE * int(m[3]), html.unescape(m[4])), svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def words(style: str, x: float, y: float, text: str) -> str:
    """Returns a text element for each word of *text*."""
    return "".join(
        f'<text class="{style}" x="{x + CHARACTER * m.start():.1f}" y="{y:.1f}" '
        f'textLength="{CHARACTER * len(m[0]):.1f}">{html.escape(m[0])}</text>'
        for m in re.finditer(r"[^\s\xa0]+", text)
    )


def main() -> None:
    """Plays up to the turn, and writes what is on the screen."""
    session = Sitter(Options(players=2), 0, ["hard", "hard"], SEED, auto=False)
    session.out = silent_console(record=False)
    try:
        session.run()
    except Wanted:
        svg = session.out.export_svg(title="kemet play", theme=NIGHT, unique_id="kemet")
        PICTURE.write_text(tidied(svg), encoding="utf-8")
        return
    sys.exit("the game ended before the turn of the picture")


if __name__ == "__main__":
    main()
