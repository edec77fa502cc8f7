"""Kemet, the war game of Egyptian gods, for players, researchers and tinkerers.

What a first program needs is here; `kemet.engine`, `kemet.bots` and `kemet.envs` hold the rest.

Examples:
    >>> from kemet import Options, start
    >>> game = start(Options(players=3), seed=7)
    >>> game.play(game.moves()[0])
    >>> game
    <Game of 3 players: round 0, set-up, p1 to answer pick-city; VP p1 0, p2 0, p3 0>
"""

from kemet.engine.game import Game, IllegalAction
from kemet.engine.notation import NotationError
from kemet.engine.record import Record, Recorder, RecordError, read_record, replay, start, write_record
from kemet.engine.rules import OptionError, Options
from kemet.engine.view import SPECTATOR, view

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Options",
    "Record",
    "RecordError",
    "Recorder",
    "read_record",
    "replay",
    "start",
    "view",
    "write_record",
]
