"""What a bot answers, worked out in a process of its own from the record of the game."""

from __future__ import annotations

import asyncio
import math
import secrets
from functools import lru_cache

from msgspec import Struct

from kemet.bots import Bot, NetBot, Perspective, make_bot
from kemet.engine import Game, start_with
from kemet.engine.ids import BIT
from kemet.server.session import SECRET, known_rules

MOST_ANSWERS = 60


class Thought(Struct):
    """What a bot is thinking about: the change it was asked with, and when it may act. `actions` come when it knows."""

    asked: int
    begun: float
    found: asyncio.Future[list[int]] | None = None
    actions: list[int] | None = None
    due: float = 0.0


class Question(Struct, frozen=True):
    """A decision that a bot is asked for: the bot, the game so far, and whose turn it is."""

    bot: str
    options: tuple[tuple[str, str], ...]
    seed: str
    moves: list[tuple[int, int]]
    seat: int


def answer(question: Question) -> list[int]:
    """Returns what the bot does."""
    return think(known_bot(question.bot), position(question), question.seat)


def advise(question: Question) -> tuple[int, float | None]:
    """Returns what the bot would do first, and, where it is a net that knows the game, the chance to win before that."""
    bot, game = known_bot(question.bot), position(question)
    chance = bot.chance(Perspective(game, question.seat)) if isinstance(bot, NetBot) and bot.knows(game.rules) else None
    return think(bot, game, question.seat)[0], chance


def position(question: Question) -> Game:
    """Returns the game that is asked about."""
    game = start_with(known_rules(question.options), question.seed)
    for player, action in question.moves:
        game.apply(player, action)
    return game


@lru_cache(maxsize=64)
def known_bot(name: str) -> Bot:
    """Returns the bot *name*, which keeps nothing of a game."""
    return make_bot(name, secrets.token_hex(8))


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
