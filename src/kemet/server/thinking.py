"""Bots at work, in threads, so that the server goes on meanwhile."""

from __future__ import annotations

import math

from msgspec import Struct

from kemet.bots import Bot, Perspective
from kemet.engine import Game
from kemet.engine.ids import BIT
from kemet.server.livegame import SECRET

MOST_ANSWERS = 60


class Thought(Struct):
    """What a bot is thinking about: the change it was asked with, and when it may act. `actions` come when it knows."""

    asked: int
    begun: float
    actions: list[int] | None = None
    due: float = 0.0


def think(bot: Bot, game: Game, seat: int) -> list[int]:
    """Returns what *bot* does on *seat* in *game*, a copy of its own: one action, or in a secret decision all answers to
    it, so that how many there are cannot be told from the time they take."""
    actions: list[int] = []
    name = game.decision().name()
    depth = len(game.stack)
    while len(actions) < MOST_ANSWERS:
        legal = game.legal(seat)
        action = legal[0] if len(legal) == 1 else bot.decide(Perspective(game, seat), legal)
        actions.append(action)
        if name not in SECRET:
            break
        game.apply(seat, action)
        same = not game.over() and len(game.stack) == depth and game.decision().name() == name
        if not same or not game.awaiting() & BIT[seat]:
            break
    return actions


def due_time(begun: float, now: float, delay: float) -> float:
    """Returns when an answer found at *now* is given: after whole pauses of *delay* since *begun*, so that the time a
    bot thinks, which depends on its hand, hardly shows."""
    if delay <= 0:
        return now
    return begun + delay * max(1, math.ceil((now - begun) / delay))
