"""Moments of written games, from which tests go on instead of playing up to them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kemet.engine import Game, Options, start
from kemet.engine.notation import notation_of
from kemet.engine.record import read_record
from kemet.engine.view import player_view

RECORDS = Path(__file__).parents[2] / "records"
# Tells whether a moment is the one: the position, and the seat that is asked.
Wanted = Callable[[Game, int], bool]


class Moment(NamedTuple):
    """A game up to a decision: what was agreed, the actions so far, and the seat that is asked next."""

    options: Options
    seed: str
    moves: list[tuple[int, str]]
    seat: int


def written(name: str, wanted: Wanted) -> Moment:
    """Returns the first moment of a game of tests/records at which *wanted* holds."""
    record = read_record((RECORDS / f"{name}.txt").read_text())
    game = start(record.options, record.seed)
    notation = notation_of(game.rules)
    for number, (player, action) in enumerate(record.moves):
        if wanted(game, player):
            moves = [(seat, notation.text(played)) for seat, played in record.moves[:number]]
            return Moment(record.options, record.seed, moves, player)
        game.apply(player, action)
    raise AssertionError(f"{name} has no such moment")


def led_to(options: Options, seed: str, wanted: Wanted) -> Moment:
    """Returns the first moment at which *wanted* holds, of a game in which everything is chosen by chance."""
    game, chance = start(options, seed), random.Random(seed)
    notation = notation_of(game.rules)
    moves: list[tuple[int, str]] = []
    while not game.over():
        player = int(game.to_act())
        if wanted(game, player):
            return Moment(options, seed, moves, player)
        action = chance.choice(list(game.legal(player)))
        moves.append((player, notation.text(action)))
        game.apply(player, action)
    raise AssertionError(f"{seed} leads to no such moment")


def first_turn(options: Options, seed: str) -> Moment:
    """Returns the first turn of a new game that is set up in the simplest way."""
    game = start(options, seed)
    notation = notation_of(game.rules)
    moves: list[tuple[int, str]] = []
    while game.decision().name() != "turn":
        player = int(game.to_act())
        action = game.legal(player)[0]
        moves.append((player, notation.text(action)))
        game.apply(player, action)
    return Moment(options, seed, moves, int(game.to_act()))


def asked(decision: str, since_round: int = 1) -> Wanted:
    """Wants *decision* to be asked, in round *since_round* at the earliest."""
    return lambda game, seat: game.decision().name() == decision and game.round >= since_round


def day_ends_soon(game: Game, seat: int) -> bool:
    """Wants the last turns of a day of the second round: nobody has more than one regular token."""
    left = [player_view(game, other, other)["tokens-left"] for other in range(game.rules.players)]
    return game.round == 2 and game.decision().name() == "turn" and max(left) == 1


def ends_today(game: Game, seat: int) -> bool:
    """Wants somebody to have the target for good, so that this day is the last (K14.1), and a turn to begin."""
    won = any(game.permanent_vp(other) >= game.rules.target for other in range(game.rules.players))
    return won and game.decision().name() == "turn"


def ends_now(game: Game, seat: int) -> bool:
    """Wants the next answer to be the last."""
    after = game.copy()
    after.take(seat, after.legal(seat)[0])
    return after.over()


def may_end_now(game: Game, seat: int) -> bool:
    """Wants an answer by which the game ends, the first or another."""
    for action in game.legal(seat):
        after = game.copy()
        after.take(seat, action)
        if after.over():
            return True
    return False
