"""The board for people: as text, as a picture."""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from kemet.cli.screen import board, make_console
from kemet.engine import Game, OptionError
from kemet.engine.notation import player_text
from kemet.engine.text_board import english, headline
from kemet.engine.view import view
from kemet.envs.picture import pixels, svg

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]
WIDTH = 100
HEIGHT = 100


def check_mode(mode: str | None) -> str | None:
    """Returns *mode*; raises `OptionError` if there is no such render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode = {mode!r}: say {', '.join(map(repr, RENDER_MODES))} or None")
    return mode


def board_text(game: Game, player: int) -> str:
    """Returns the board as *player* may know it, as text for a terminal."""
    seen = view(game, player)
    names = [player_text(seat) for seat in range(game.rules.options.players)]
    out = make_console(WIDTH)
    with out.capture() as captured:
        out.print(headline(seen, game.rules, english()))
        out.print(board(seen, game.rules, names, WIDTH, HEIGHT))
    return captured.get()


def rendered(game: Game, player: int, mode: str | None) -> str | NDArray[numpy.uint8] | None:
    """Returns the board as *mode* says, text as *player* may know it; `human` prints it and returns None."""
    seat = max(int(player), 0)
    if mode == "rgb_array":
        return pixels(game)
    if mode == "svg":
        return svg(game)
    if mode == "ansi":
        return board_text(game, seat)
    if mode == "human":
        print(board_text(game, seat))
    return None
