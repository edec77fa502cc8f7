"""Where everything of the path to Ta-Seti lies: priests, sides of the boards, tokens (T3.2, T3.16).

All of it is open. The facts of a game are in `game.expansion`: for each seat its priests and tokens, then the sides, the
places, the temporary bonuses on the roads, the supply, and what was used up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.board import CLASSIC_SPACES
from kemet.engine.game import Game
from kemet.engine.hooks import Hooks
from kemet.engine.ids import NONE
from kemet.engine.modules.ta_seti.path.actions import END, PRIEST
from kemet.engine.modules.ta_seti.path.content import (
    IN_BATTLE,
    IN_MOVE,
    IN_TURN,
    MOST_SLOTS,
    SKILL,
    TEMPORARY,
    PathData,
    PathSide,
)
from kemet.engine.rules import Rules
from kemet.engine.state import altered, increased

PRIESTS_EACH: Final = 3

# Other readings (R46, T3.7).
BOARD_ONLY: Final = "send-priests-from-board"
ANY_TIME: Final = "send-priests-any-time"
TAKE_ANY: Final = "take-any-tokens"


class PathFacts(Hooks):
    """The numbering of the facts, and the elementary questions and changes."""

    def __init__(self, data: PathData, start: int, players: int, variants: list[str]) -> None:
        super().__init__()
        self.first_action: i64 = PRIEST
        self.end_action: i64 = END
        # Where the facts begin in `game.expansion`.
        self.start: i64 = start
        self.sends_back_from_board = BOARD_ONLY in variants
        self.sends_back_any_time = ANY_TIME in variants
        self.takes_any = TAKE_ANY in variants
        self.data = data
        self.locations: i64 = len(data.location_names)
        self.lanes: i64 = len(data.lanes)
        self.tokens: i64 = len(data.tokens)
        self.at_reserve: i64 = CLASSIC_SPACES
        self.at_path_reserve: i64 = CLASSIC_SPACES + 1
        # How many tokens a seat has in all; most of the time none, which answers many questions at once.
        self.at_held: i64 = CLASSIC_SPACES + 2
        self.at_locations: i64 = CLASSIC_SPACES + 3
        self.at_tokens: i64 = self.at_locations + self.locations
        self.seat_size: i64 = self.at_tokens + self.tokens
        self.at_sides: i64 = start + players * self.seat_size
        self.at_slots: i64 = self.at_sides + len(data.boards)
        self.at_roads: i64 = self.at_slots + self.locations * MOST_SLOTS
        self.at_supply: i64 = self.at_roads + len(data.boards) * self.lanes
        self.at_used: i64 = self.at_supply + self.tokens
        # Per seat, priests neither on the path, on the board nor in reserve: another book may keep units so.
        self.at_away: i64 = self.at_used + self.tokens
        self.size: i64 = self.at_away + players - start
        # Kinds of tokens by when they are used, and by what they add.
        self.turn_kinds = vec[i64]([token.id for token in data.tokens if token.when == IN_TURN])
        self.move_kinds = vec[i64]([token.id for token in data.tokens if token.when == IN_MOVE])
        self.battle_kinds = vec[i64]([token.id for token in data.tokens if token.when == IN_BATTLE])
        self.temporary_kinds = vec[i64]([token.id for token in data.tokens if token.kind == TEMPORARY])
        self.wager_kinds = vec[i64]([token.id for token in data.tokens if token.wager])
        self.strength_kinds = vec[i64]([token.id for token in data.tokens if token.strength])
        self.damage_kinds = vec[i64]([token.id for token in data.tokens if token.damage])
        self.shield_kinds = vec[i64]([token.id for token in data.tokens if token.shield])
        self.range_skills = vec[i64]([token.id for token in data.tokens if token.kind == SKILL and token.range])
        self.portal_skills = vec[i64]([token.id for token in data.tokens if token.kind == SKILL and token.teleport])

    # Questions.

    def priests_at(self, game: Game, seat: i64, space: i64) -> i64:
        """T3.12 Returns how many units of *seat* on *space* are priests."""
        return game.expansion[self.start + seat * self.seat_size + space]

    def priests_in_reserve(self, game: Game, seat: i64) -> i64:
        """T3.12 Returns how many units in the reserve of *seat* are priests."""
        return game.expansion[self.start + seat * self.seat_size + self.at_reserve]

    def priests_by_path(self, game: Game, seat: i64) -> i64:
        """T3.2 Returns how many priests of *seat* wait in the path's reserve."""
        return game.expansion[self.start + seat * self.seat_size + self.at_path_reserve]

    def priests_away(self, game: Game, seat: i64) -> i64:
        """R61 Returns how many priests of *seat* are among the units neither on the board nor in reserve."""
        return game.expansion[self.at_away + seat]

    def send_away(self, game: Game, seat: i64, place: i64, number: i64) -> None:
        """R61 Priests go there from *place*, a space or the reserve of units, or come back if negative."""
        facts = game.expansion[:]
        facts[self.start + seat * self.seat_size + place] -= number
        facts[self.at_away + seat] += number
        game.expansion = facts

    def priests_on_path(self, game: Game, seat: i64, location: i64) -> i64:
        """Returns how many priests of *seat* stand at *location*."""
        return game.expansion[self.start + seat * self.seat_size + self.at_locations + location]

    def priests_off_path(self, game: Game, seat: i64) -> i64:
        """T3.14 Returns how many priests of *seat* are neither on the path nor in its reserve."""
        number = PRIESTS_EACH - self.priests_by_path(game, seat)
        location: i64 = 0
        while number and location < self.locations:
            number -= self.priests_on_path(game, seat, location)
            location += 1
        return number

    def held(self, game: Game, seat: i64, token: i64) -> i64:
        """T3.16 Returns how many tokens of a kind *seat* has."""
        return game.expansion[self.start + seat * self.seat_size + self.at_tokens + token]

    def holds_any(self, game: Game, seat: i64) -> bool:
        """Tells whether *seat* has a token of any kind."""
        return game.expansion[self.start + seat * self.seat_size + self.at_held] > 0

    def side(self, game: Game, board: i64) -> PathSide:
        """T3.1 Returns the side of *board* that lies up."""
        return self.data.boards[board][game.expansion[self.at_sides + board]]

    def slot(self, game: Game, location: i64, k: i64) -> i64:
        """Returns the token in slot *k* of *location*, or NONE."""
        return game.expansion[self.at_slots + location * MOST_SLOTS + k] - 1

    def tokens_at(self, game: Game, location: i64) -> list[int]:
        """Lists the tokens that lie at *location*."""
        found: list[int] = []
        for k in range(MOST_SLOTS):
            token = self.slot(game, location, k)
            if token >= 0:
                found.append(token)
        return found

    def bonus_on(self, game: Game, board: i64, lane: i64) -> i64:
        """Returns the temporary bonus that lies on a road, or NONE."""
        return game.expansion[self.at_roads + board * self.lanes + lane] - 1

    def in_supply(self, game: Game, token: i64) -> i64:
        """Returns how many tokens of a kind are in the supply."""
        return game.expansion[self.at_supply + token]

    # Changes.

    def shift_priests(self, game: Game, seat: i64, place: i64, to: i64, number: i64) -> None:
        """Takes priests of *seat* from one place to another: a space, a reserve, a location."""
        if number:
            facts = game.expansion[:]
            facts[self.start + seat * self.seat_size + place] -= number
            facts[self.start + seat * self.seat_size + to] += number
            game.expansion = facts

    def give(self, game: Game, seat: i64, token: i64, number: i64) -> None:
        """Gives *seat* tokens of a kind, or takes them."""
        facts = game.expansion[:]
        facts[self.start + seat * self.seat_size + self.at_tokens + token] += number
        facts[self.start + seat * self.seat_size + self.at_held] += number
        game.expansion = facts

    def set_slot(self, game: Game, location: i64, k: i64, token: i64) -> None:
        """Puts *token*, or NONE, into a slot."""
        game.expansion = altered(game.expansion, self.at_slots + location * MOST_SLOTS + k, token + 1)

    def set_bonus(self, game: Game, board: i64, lane: i64, token: i64) -> None:
        """Puts a temporary bonus, or NONE, on a road."""
        game.expansion = altered(game.expansion, self.at_roads + board * self.lanes + lane, token + 1)

    def take_from_slot(self, game: Game, location: i64, token: i64) -> None:
        """Empties the first slot of *location* with *token*."""
        for k in range(MOST_SLOTS):
            if self.slot(game, location, k) == token:
                self.set_slot(game, location, k, NONE)
                return
        raise AssertionError("no such token lies there")

    def use_up(self, game: Game, seat: i64, token: i64) -> None:
        """T3.10 A token of *seat* leaves the game."""
        self.give(game, seat, token, -1)
        game.expansion = increased(game.expansion, self.at_used + token, 1)

    def put_bonus_back(self, game: Game, seat: i64, token: i64) -> None:
        """T3.6 A temporary bonus of *seat* goes back to its place."""
        self.give(game, seat, token, -1)
        for board in range(len(self.data.boards)):
            for lane in range(self.lanes):
                road = self.side(game, board).roads[lane]
                if road.temporary == token and self.bonus_on(game, board, lane) < 0:
                    self.set_bonus(game, board, lane, token)
                    return
        raise AssertionError("no place on the path for this bonus")


def path_in(rules: Rules) -> PathFacts:
    """Returns the numbering of the path's facts; only asked where the path is in play."""
    for hooks in rules.all_hooks:
        if isinstance(hooks, PathFacts):
            return hooks
    raise AssertionError("the path is not in play")


def path_of(game: Game) -> PathFacts:
    """Returns the numbering of the path's facts in *game*."""
    return path_in(game.rules)


def has_path(rules: Rules) -> bool:
    """Tells whether the path is in play."""
    return any(isinstance(hooks, PathFacts) for hooks in rules.all_hooks)


def prepare_path(game: Game) -> None:
    """T3.2 All tokens in the supply, temporary bonuses on their roads, all priests in the path's reserve."""
    path = path_of(game)
    facts = game.expansion[:]
    for token in path.data.tokens:
        facts[path.at_supply + token.id] = token.copies
    for board in range(len(path.data.boards)):
        for lane in range(path.lanes):
            bonus = path.side(game, board).roads[lane].temporary
            if bonus >= 0:
                facts[path.at_supply + bonus] -= 1
                facts[path.at_roads + board * path.lanes + lane] = bonus + 1
    for seat in range(game.rules.players):
        facts[path.start + seat * path.seat_size + path.at_path_reserve] = PRIESTS_EACH
    game.expansion = facts
