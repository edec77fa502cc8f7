"""`python -m benchmarks.server.openings`: prints the first actions of random games, by the engine of that Python."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import NamedTuple

from kemet.engine import Options, start
from kemet.engine.notation import notation_of

PLAYERS = 3
# Actions played before the measurement, and how many different games there are.
PLAYED = 150
OPENINGS = 10


class Opening(NamedTuple):
    """The first actions of a game played at random."""

    seed: str
    moves: list[tuple[int, str]]


def opening(number: int) -> Opening:
    """Returns actions that lead to the middle of a game."""
    chance = random.Random(number)
    game = start(Options(players=PLAYERS), f"load-{number}")
    notation = notation_of(game.rules)
    moves: list[tuple[int, str]] = []
    while len(moves) < PLAYED or game.decision().name() != "turn":
        player = int(game.to_act())
        action = chance.choice(game.legal(player))
        game.apply(player, action)
        moves.append((player, notation.text(action)))
    return Opening(f"load-{number}", moves)


def openings_of(python: str) -> list[Opening]:
    """Returns openings that the server of *python* can play: rules differ from server to server."""
    found = subprocess.run([python, "-m", "benchmarks.server.openings"], check=True, capture_output=True, text=True)
    return [Opening(seed, [(player, action) for player, action in moves]) for seed, moves in json.loads(found.stdout)]


if __name__ == "__main__":
    json.dump([opening(number) for number in range(OPENINGS)], sys.stdout)
