"""The worth of a position: what a player has, weighed, so that the difference of two worths is the logarithm of their odds.

Each feature has three weights: the first counts always, the second grows with the day (temples are held for its end), the
third with the victory points of the leader (late in the game little is worth saving for). Each tile has its own. All come
from `weights.json`, and for Blood and Sand from a file of its own, which `tools/tune.py` fits to games the bots play among
themselves.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.bots.thinking import features
from kemet.bots.thinking.books import Books
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.rules import Rules
from kemet.engine.seats import REGULAR_TOKENS
from kemet.engine.state import count_bits

# A tile of any colour but white, red and blue counts with the others.
OTHER_COLOURS: Final = 3
TEMPLE_STAKE: Final = 4
HIGH_LEVEL: Final = 3
# A game won, as the logarithm of odds.
WON: Final = 20.0

Weights = dict[str, list[float]]


class Evaluation:
    """Weighs positions of games by the same rules."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.books = Books(rules)
        # BS10.1 Victory is tested at the own turn, by what a player has then; else at the end of the day.
        self.at_own_turn = rules.options.edition == BLOOD_AND_SAND
        triples = [weights.get(name, [0.0, 0.0, 0.0]) for name in features.NAMES]
        self.always = vec[float]([triple[0] for triple in triples])
        self.evening = vec[float]([triple[1] for triple in triples])
        self.late = vec[float]([triple[2] for triple in triples])
        tiles = [[0.0, 0.0, 0.0] for _ in range(rules.powers)]
        for tile in rules.tiles:
            tiles[tile.power] = weights.get(tile_name(tile.name), [0.0, 0.0, 0.0])
        self.tile_always = vec[float]([triple[0] for triple in tiles])
        self.tile_late = vec[float]([triple[2] for triple in tiles])
        self.numbers = vec[float]([0.0] * features.SIZE)
        self.hoped = vec[i64]([0] * rules.players)

    def worths(self, game: Game) -> list[float]:
        """Returns what each seat has, weighed."""
        late = self.prepare(game)
        evening = day_gone(game)
        powers = self.rules.powers
        found: list[float] = []
        for seat in range(self.rules.players):
            self.measure(game, seat)
            total = 0.0
            for k in range(features.SIZE):
                total += self.numbers[k] * (self.always[k] + evening * self.evening[k] + late * self.late[k])
            for power in range(powers):
                if game.owned[seat * powers + power]:
                    total += self.tile_always[power] + late * self.tile_late[power]
            found.append(total)
        return found

    def standings(self, game: Game) -> list[float]:
        """Returns the logarithm of each seat's odds to win."""
        players = self.rules.players
        if game.winner >= 0:
            return [WON if game.has_won(seat) else -WON for seat in range(players)]
        worths = self.worths(game)
        found: list[float] = []
        for seat in range(players):
            others = 0.0
            for other in range(players):
                if other != seat:
                    others += math.exp(worths[other] - worths[seat])
            found.append(max(-WON, min(WON, -math.log(others))))
        return found

    def chances(self, game: Game) -> list[float]:
        """Returns how likely each seat wins."""
        return [1.0 / (1.0 + math.exp(-value)) for value in self.standings(game)]

    def prepare(self, game: Game) -> float:
        """Counts the points that each seat would have if victory were tested now; returns how near the leader is to the
        target."""
        best: i64 = 0
        for seat in range(self.rules.players):
            points = game.total_vp(seat) if self.at_own_turn else at_end_of_day(game, seat)
            self.hoped[seat] = points
            best = max(best, points)
        return min(1.0, float(best) / float(self.rules.target))

    def measure(self, game: Game, seat: i64) -> None:
        """Writes the numbers of the features for *seat* into `numbers`, after `prepare`."""
        numbers = self.numbers
        self._measure_points(game, seat)
        pp = game.pp[seat]
        numbers[features.PP] = float(pp)
        numbers[features.PP_ABOVE_5] = float(max(0, pp - 5))
        numbers[features.RESERVE] = float(game.reserve[seat])
        numbers[features.DI_CARDS] = float(game.hand_size[seat])
        self._measure_pyramids(game, seat)
        self._measure_tiles(game, seat)
        self._measure_troops(game, seat)
        hand: i64 = 0
        for card in self.rules.battle_cards:
            if game.battle_hand[seat] & BIT[card.id]:
                hand += 2 * card.strength + card.damage + card.shield
        cards = count_bits(game.battle_hand[seat])
        numbers[features.BATTLE_CARDS] = float(cards)
        numbers[features.BATTLE_HAND] = float(hand) / float(max(1, cards))
        numbers[features.TO_MOVE] = 1.0 if game.turn == seat else 0.0
        numbers[features.PLACE] = float(game.place(seat)) / float(self.rules.players - 1)
        self.books.measure(game, seat, numbers)

    def _measure_points(self, game: Game, seat: i64) -> None:
        numbers = self.numbers
        temples = game.temples_held(seat)
        numbers[features.PERMANENT_VP] = float(game.permanent_vp(seat))
        numbers[features.BATTLE_VP] = float(game.battle_vp(seat))
        numbers[features.TEMPLES] = float(temples)
        numbers[features.TWO_TEMPLES] = 1.0 if temples >= 2 else 0.0
        numbers[features.GREAT_PYRAMIDS] = float(game.great_pyramids(seat))
        numbers[features.SANCTUARY] = 1.0 if holds_sanctuary(game, seat) else 0.0
        numbers[features.DELTA] = 1.0 if holds_delta(game, seat) else 0.0
        short = self.rules.target - self.hoped[seat]
        numbers[features.TWO_SHORT] = 1.0 if short == 2 else 0.0
        numbers[features.ONE_SHORT] = 1.0 if short == 1 else 0.0
        numbers[features.AT_TARGET] = 1.0 if short <= 0 else 0.0
        leading = short <= 0
        # BS10.1 At the own turn who has as many does not matter.
        enough = self.hoped[seat] + 1 if self.at_own_turn else self.hoped[seat]
        for other in range(self.rules.players):
            if other != seat and self.hoped[other] >= enough:
                leading = False
        numbers[features.LEADING] = 1.0 if leading else 0.0

    def _measure_pyramids(self, game: Game, seat: i64) -> None:
        levels: i64 = 0
        high: i64 = 0
        captured: i64 = 0
        for colour in self.rules.pyramid_colours:
            own = game.level(seat, colour)
            levels += own
            high += max(0, own - HIGH_LEVEL + 1)
            captured += max(0, game.best_pyramid(seat, colour) - own)
        self.numbers[features.LEVELS] = float(levels)
        self.numbers[features.HIGH_LEVELS] = float(high)
        self.numbers[features.CAPTURED_LEVELS] = float(captured)

    def _measure_tiles(self, game: Game, seat: i64) -> None:
        for k in range(features.WHITE_TILES, features.CREATURES + 1):
            self.numbers[k] = 0.0
        powers = self.rules.powers
        for power in range(powers):
            owned = game.owned[seat * powers + power]
            if owned:
                tile = self.rules.tiles[owned - 1]
                self.numbers[features.WHITE_TILES + min(tile.colour, OTHER_COLOURS)] += float(tile.level)
                creature = self.rules.creature_of_tile[tile.id]
                if creature >= 0 and game.creature_at[creature] >= 0:
                    self.numbers[features.CREATURES] += 1.0

    def _measure_troops(self, game: Game, seat: i64) -> None:
        units: i64 = 0
        largest: i64 = 0
        left = game.troops[seat]
        while left:
            number = game.units_at(seat, lowest(left))
            left &= left - 1
            units += number
            largest = max(largest, number)
        exposed, prey = threats(game, seat, self.books)
        self.numbers[features.UNITS] = float(units)
        self.numbers[features.LARGEST_TROOP] = float(largest)
        self.numbers[features.TROOPS] = float(count_bits(game.troops[seat]))
        self.numbers[features.EXPOSED] = float(exposed)
        self.numbers[features.PREY] = float(prey)


def tile_name(name: str) -> str:
    """Returns the name under which the weights of a tile are kept."""
    return f"tile {name}"


def day_gone(game: Game) -> float:
    """Returns how much of the day is over, from 0 to 1; 0 by night."""
    if game.night or game.turn < 0:
        return 0.0
    left: i64 = 0
    for seat in range(game.rules.players):
        left += game.tokens_left[seat]
    return 1.0 - float(left) / float(REGULAR_TOKENS * game.rules.players)


def at_end_of_day(game: Game, seat: i64) -> i64:
    """Returns the points that *seat* would have if the day ended now (K13)."""
    temples = game.temples_held(seat)
    points = game.permanent_vp(seat) + temples + game.great_pyramids(seat)
    points += 1 if temples >= 2 else 0
    points += 1 if holds_sanctuary(game, seat) else 0
    return points


def holds_sanctuary(game: Game, seat: i64) -> bool:
    """Tells whether *seat* could give two units for the point of the Sanctuary (K13.3)."""
    board = game.rules.board
    return board.sanctuary >= 0 and game.units_at(seat, board.sanctuary) >= board.sanctuary_units


def holds_delta(game: Game, seat: i64) -> bool:
    """Tells whether *seat* could give a unit at the delta temple (K13.1)."""
    delta = game.rules.board.delta
    return delta >= 0 and game.holder(delta) == seat


def threats(game: Game, seat: i64, books: Books) -> tuple[i64, i64]:
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
        own = force(game, seat, space, books)
        for other in range(game.rules.players):
            if other == seat:
                continue
            there = game.troops[other] & around
            while there:
                place = lowest(there)
                there &= there - 1
                enemy = force(game, other, place, books)
                if enemy > own:
                    exposed += stake(game, seat, space)
                elif enemy < own:
                    prey += stake(game, other, place)
    return exposed, prey


def force(game: Game, seat: i64, space: i64, books: Books) -> i64:
    """Returns the units of a troop, and the strength of its creature or divinity."""
    creature = game.creature_of(seat, space)
    bonus: i64 = game.rules.creatures[creature].strength if creature >= 0 else 0
    return game.units_at(seat, space) + bonus + books.figure_strength(game, seat, space)


def stake(game: Game, seat: i64, space: i64) -> i64:
    """Returns what is lost with a troop: its units, and the temple it holds."""
    more: i64 = TEMPLE_STAKE if game.rules.board.temples & BIT[space] else 0
    return min(game.units_at(seat, space), 3) + more
