"""The worth of a position: what a player has, weighed. The weights are tuned by self-play (`tools/tune.py --steps 27
--games 160 --tries 60`, seed 1)."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.board import DELTA_TEMPLE, SANCTUARY
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOURS, lowest
from kemet.engine.state import count_bits

FEATURES: Final = [
    "permanent-vp", "temples", "two-temples", "great-pyramids", "pp", "pp-above-5", "units", "reserve", "di-cards", "levels",
    "captured-levels", "white-tiles", "red-tiles", "blue-tiles", "black-tiles", "creatures", "largest-troop", "exposed",
    "prey", "battle-hand", "sanctuary", "delta",
]  # fmt: skip

DEFAULT_WEIGHTS: Final = [
    12.0, 6.97, 6.0, 4.72, 0.84, -0.47, 0.93, 0.1, 0.8, 0.92,
    0.5, 1.8, 5.0, 2.2, 2.0, 1.5, 1.0, -0.6, 0.32,
    0.3, 4.13, 0.8,
]  # fmt: skip

# How far apart two positions must be to count as nearly decided.
SCALE: Final = 16.0
WON: Final = 1000.0
TEMPLE_STAKE: Final = 4


def weights_of(values: list[float]) -> vec[float]:
    """Returns weights, one for each of FEATURES."""
    assert len(values) == len(FEATURES)
    return vec[float](values)


def features(game: Game, seat: i64) -> list[float]:
    """Returns the numbers of FEATURES for *seat*."""
    temples = game.temples_held(seat)
    pp = game.pp[seat]
    levels: i64 = 0
    captured: i64 = 0
    tiles = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for colour in range(COLOURS):
        own = game.level(seat, colour)
        levels += own
    for colour in game.rules.pyramid_colours:
        captured += max(0, game.best_pyramid(seat, colour) - game.level(seat, colour))
    creatures: i64 = 0
    powers = game.rules.powers
    for power in range(powers):
        owned = game.owned[seat * powers + power]
        if owned:
            tile = game.rules.tiles[owned - 1]
            tiles[tile.colour] += float(tile.level)
            creature = game.rules.creature_of_tile[tile.id]
            if creature >= 0 and game.creature_at[creature] >= 0:
                creatures += 1
    units: i64 = 0
    largest: i64 = 0
    left = game.troops[seat]
    while left:
        number = game.units_at(seat, lowest(left))
        left &= left - 1
        units += number
        largest = max(largest, number)
    hand: i64 = 0
    for card in game.rules.battle_cards:
        if game.battle_hand[seat] & BIT[card.id]:
            hand += card.strength + card.damage + card.shield
    exposed, prey = threats(game, seat)
    sanctuary: i64 = 1 if game.units_at(seat, SANCTUARY) >= 2 else 0
    delta: i64 = 1 if game.units_at(seat, DELTA_TEMPLE) else 0
    return [
        float(game.permanent_vp(seat)), float(temples), 1.0 if temples >= 2 else 0.0, float(game.great_pyramids(seat)),
        float(pp), float(max(0, pp - 5)), float(units), float(game.reserve[seat]), float(game.hand_size[seat]), float(levels),
        float(captured), tiles[0], tiles[1], tiles[2], tiles[3] + tiles[4] + tiles[5], float(creatures), float(largest),
        float(exposed), float(prey), float(hand) / float(count_bits(game.battle_hand[seat]) + 1), float(sanctuary),
        float(delta),
    ]  # fmt: skip


def threats(game: Game, seat: i64) -> tuple[i64, i64]:
    """Returns what *seat* could lose to stronger enemies within two steps, and what weaker enemies there could lose to it."""
    exposed: i64 = 0
    prey: i64 = 0
    board = game.rules.board
    left = game.troops[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        near = board.neighbours[space]
        around = near
        while near:
            around |= board.neighbours[lowest(near)]
            near &= near - 1
        own = force(game, seat, space)
        for other in range(game.rules.players):
            if other == seat:
                continue
            there = game.troops[other] & around
            while there:
                place = lowest(there)
                there &= there - 1
                enemy = force(game, other, place)
                if enemy > own:
                    exposed += stake(game, seat, space)
                elif enemy < own:
                    prey += stake(game, other, place)
    return exposed, prey


def force(game: Game, seat: i64, space: i64) -> i64:
    """Returns the units and the creature's strength of a troop."""
    creature = game.creature_of(seat, space)
    bonus: i64 = game.rules.creatures[creature].strength if creature >= 0 else 0
    return game.units_at(seat, space) + bonus


def stake(game: Game, seat: i64, space: i64) -> i64:
    """Returns what is lost with a troop: its units, and the temple it holds."""
    more: i64 = TEMPLE_STAKE if game.rules.board.temples & BIT[space] else 0
    return min(game.units_at(seat, space), 3) + more


def worth(game: Game, seat: i64, weights: vec[float]) -> float:
    """Returns what *seat* has, weighed."""
    total = 0.0
    numbers = features(game, seat)
    for k in range(len(numbers)):
        total += weights[k] * numbers[k]
    return total


def standings(game: Game, weights: vec[float]) -> list[float]:
    """Returns, for each seat, its worth less that of its strongest opponent; a game won is worth more than anything."""
    players = game.rules.players
    values: list[float] = []
    for seat in range(players):
        values.append(worth(game, seat, weights))
    found: list[float] = []
    for seat in range(players):
        if game.winner >= 0:
            found.append(WON if game.winner == seat else -WON)
            continue
        best = -1e9
        for other in range(players):
            if other != seat and values[other] > best:
                best = values[other]
        found.append(values[seat] - best)
    return found


def chances(game: Game, weights: vec[float]) -> list[float]:
    """Returns, for each seat, a guess from 0 to 1 of how likely it wins."""
    return [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value / SCALE)))) for value in standings(game, weights)]
