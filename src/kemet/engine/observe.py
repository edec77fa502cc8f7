"""What a player may know as numbers in a caller's buffer, for learning: the observation, and the mask of legal actions.

Everything is one byte. The layout is in `layout`; players come in seat order beginning with the observer, so that the same
position looks the same from every seat. `docs/observation.md` describes it. Parts that are mostly 0 are not written whole: an
`Observer` remembers what it put there, and clears only that before it writes again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kemet.engine.actions import ACTIONS, ActionList
from kemet.engine.board import SPACES, district
from kemet.engine.game import Game
from kemet.engine.ids import ACTION_SPACES, BIT, COLOURS, EXTRA_OF_SEATS, EXTRAS, VP_KINDS, lowest
from kemet.engine.layout import FEWEST_PLAYERS, observation_fields, observation_size
from kemet.engine.modules.table import MODULES, variant_names
from kemet.engine.play.attack import Attack
from kemet.engine.play.battle import SETTLED, Battle
from kemet.engine.play.di_cards import PlayCard
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

__all__ = ["Observer", "observation_fields", "observation_size"]

# How many single numbers there are about the game, a player, a move and a side of a battle.
GAME_SCALARS: Final = 3
PLAYER_SCALARS: Final = 11
MOVE_SCALARS: Final = 6
SIDE_SCALARS: Final = 7


def agreed(rules: Rules) -> list[int]:
    """Returns the bytes about what was agreed before the game: they never change."""
    options = rules.options
    counts = [0, 0, 0, 0]
    counts[options.players - FEWEST_PLAYERS] = 1
    modules = [1 if module.name in options.modules else 0 for module in MODULES]
    variants = [1 if variant in options.variants else 0 for variant in variant_names()]
    return [*counts, *modules, *variants, int(rules.target), 1 if rules.learning else 0, 1 if rules.discards_up else 0]


def copy_bytes(source: vec[i64], first: i64, number: i64, buffer: vec[u8], at: i64) -> i64:
    """Writes *number* small values of *source* from *first* on into *buffer*, negative ones as 256 more; returns the place
    after them."""
    for k in range(number):
        buffer[at + k] = u8(source[first + k] & 255)
    return at + number


class Observer:
    """Writes observation and mask into its own part of a buffer that the caller reads: `size` bytes from `offset`, the
    observation first, the mask after it. Nobody else may write there. The observation is as long as games under the rules
    *shape* need it, by default those played: `widest_shape()` gives all tables the same layout."""

    def __init__(self, rules: Rules, buffer: vec[u8], offset: i64, shape: Rules | None = None) -> None:
        self.rules = rules
        self.shape = shape or rules
        self.buffer = buffer
        self.offset = offset
        fields = observation_fields(self.shape)
        self.mask_offset: i64 = offset + sum(length for _, length in fields)
        self.size: i64 = self.mask_offset - offset + ACTIONS
        # Where the part about the round begins, after what never changes.
        self.start: i64 = offset
        # How many bytes the part about one player has.
        self.player_size: i64 = sum(length for name, length in fields if name.startswith("you."))
        # The legal actions of the player observed last.
        self.options = ActionList()
        # Where something was written, from `offset` on.
        self._written = vec[i16]([0] * self.size)
        self._count: i64 = 0
        for k in range(self.size):
            buffer[offset + k] = 0
        for value in agreed(rules):
            buffer[self.start] = u8(value)
            self.start += 1

    def observe(self, game: Game, player: i64) -> None:
        """Writes what *player* may know and may do; the legal actions are in `options` too."""
        game.options(player, self.options)
        self.write(game, player, self.options)

    def write(self, game: Game, player: i64, options: ActionList) -> None:
        """Writes what *player* may know, and the mask of *options*, which must be that player's legal actions."""
        self._clear()
        self._write_mask(options)
        at = self._write_game(game, player, self.start)
        players = self.rules.players
        for k in range(players):
            self._write_player(game, (player + k) % players, at + k * self.player_size)
        at = self._write_board(game, player, at + self.shape.players * self.player_size)
        at = self._write_cards(game, player, at)
        at = self._write_move(game, at)
        self._write_battle(game, player, at)

    def _clear(self) -> None:
        buffer = self.buffer
        written = self._written
        offset = self.offset
        for k in range(self._count):
            buffer[offset + i64(written[k])] = 0
        self._count = 0

    def _write_mask(self, options: ActionList) -> None:
        buffer = self.buffer
        written = self._written
        items = options.items
        offset = self.offset
        first = self.mask_offset - offset
        for k in range(options.n):
            at = first + items[k]
            buffer[offset + at] = 1
            written[k] = i16(at)
        self._count = options.n

    def _put(self, at: i64, value: i64) -> None:
        if value:
            self.buffer[at] = u8(value & 255)
            self._written[self._count] = i16(at - self.offset)
            self._count += 1

    def _put_mask(self, at: i64, mask: i64) -> None:
        while mask:
            self._put(at + lowest(mask), 1)
            mask &= mask - 1

    def _write_game(self, game: Game, player: i64, at: i64) -> i64:
        self._put(at, min(game.round, 127))
        self._put(at + 1, 1 if game.night else 0)
        self._put(at + 2, game.deck_size())
        at += GAME_SCALARS
        if game.stack:
            self._put(at + self.shape.decision_number(game.top.name()), 1)
        at += len(self.shape.decision_names)
        players = self.rules.players
        if game.turn >= 0:
            self._put(at + (game.turn + players - player) % players, 1)
        return at + self.shape.players

    def _write_player(self, game: Game, seat: i64, at: i64) -> None:
        rules = self.rules
        buffer = self.buffer
        buffer[at] = u8(game.city[seat] + 1)
        buffer[at + 1] = u8(game.pp[seat])
        buffer[at + 2] = u8(game.temples_held(seat))
        buffer[at + 3] = u8(game.great_pyramids(seat))
        buffer[at + 4] = u8(game.reserve[seat])
        buffer[at + 5] = u8(game.tokens_left[seat])
        buffer[at + 6] = u8(game.hand_size[seat])
        buffer[at + 7] = u8(count_bits(game.battle_hand[seat]))
        buffer[at + 8] = u8(game.place(seat))
        buffer[at + 9] = 1 if game.awaiting() & BIT[seat] else 0
        # The one fact of modules that each seat has (`EXTRA_OF_SEATS`).
        buffer[at + 10] = u8(game.extra[seat])
        at += PLAYER_SCALARS
        at = copy_bytes(game.vp, seat * VP_KINDS, VP_KINDS, buffer, at)
        powers = rules.powers
        owned = game.owned
        first = seat * powers
        for k in range(powers):
            if owned[first + k]:
                self._put(at + k, 1)
        at += powers
        at = copy_bytes(game.token_on, seat * ACTION_SPACES, ACTION_SPACES, buffer, at)
        self._put_mask(at, game.battle_seen[seat])
        at += len(rules.battle_cards)
        troops = game.troops[seat]
        while troops:
            space = lowest(troops)
            troops &= troops - 1
            self._put(at + space, game.units[seat * SPACES + space])
            self._put(at + SPACES + space, game.creature_on[seat * SPACES + space])
        own = rules.additions.seat_size
        copy_bytes(game.expansion, seat * own, own, buffer, at + 2 * SPACES)

    def _write_board(self, game: Game, player: i64, at: i64) -> i64:
        players = self.rules.players
        for city in self.rules.board.cities:
            for k in range(3):
                space = district(city, k)
                pyramid = game.pyramid_on[space]
                if pyramid >= 0:
                    self._put(at + space, (pyramid // COLOURS + players - player) % players + 1)
                    self._put(at + SPACES + space, pyramid % COLOURS + 1)
                    self._put(at + 2 * SPACES + space, game.pyramid_level[pyramid])
        return at + 3 * SPACES

    def _write_cards(self, game: Game, player: i64, at: i64) -> i64:
        kinds = self.rules.di_kinds
        at = copy_bytes(game.supply, 0, len(game.supply), self.buffer, at)
        discard = game.discard
        hand = game.hand
        first = player * kinds
        for k in range(kinds):
            if discard[k]:
                self._put(at + k, discard[k])
            if hand[first + k]:
                self._put(at + kinds + k, hand[first + k])
        at += 2 * kinds
        cards = len(self.rules.battle_cards)
        self._put_mask(at, game.battle_hand[player])
        self._put_mask(at + cards, game.battle_pile[player])
        at = copy_bytes(game.extra, EXTRA_OF_SEATS, EXTRAS - EXTRA_OF_SEATS, self.buffer, at + 2 * cards)
        added = self.rules.additions
        of_seats = self.rules.players * added.seat_size
        copy_bytes(game.expansion, of_seats, added.size - of_seats, self.buffer, at)
        room = self.shape.additions
        return at + room.size - self.shape.players * room.seat_size

    def _write_move(self, game: Game, at: i64) -> i64:
        figures: i64 = 1 if self.shape.additions.size else 0
        for frame in game.stack:
            if isinstance(frame, Move):
                self._put(at, frame.at + 1)
                self._put(at + 1, frame.origin + 1)
                self._put(at + 2, frame.units)
                self._put(at + 3, max(0, frame.range_left(game)))
                self._put(at + 4, 1 if frame.with_creature else 0)
                self._put(at + 5, 1 if frame.gates_open else 0)
                if figures:
                    self._put(at + 6, frame.figures)
        return at + MOVE_SCALARS + figures

    def _write_battle(self, game: Game, player: i64, at: i64) -> None:
        """Writes the battle, the space under attack, and the DI card being played that a Veto could answer."""
        size = SIDE_SCALARS + self.rules.di_kinds + self.shape.additions.tokens
        for frame in game.stack:
            if isinstance(frame, Attack):
                self._put(at + 2 * size + 1, frame.space + 1)
            elif isinstance(frame, PlayCard):
                self._put(at + 2 * size + 2, frame.di + 1)
            elif isinstance(frame, Battle):
                self._put(at + 2 * size, frame.space + 1)
                for k in range(2):
                    self._write_side(game, frame, k, player, at + k * size)

    def _write_side(self, game: Game, battle: Battle, k: i64, player: i64, at: i64) -> None:
        """Writes one side as its view shows it: the own choice, what Prescience shows, what was revealed."""
        side = battle.sides[k]
        players = self.rules.players
        mine = side.seat == player
        self._put(at, (side.seat + players - player) % players + 1)
        self._put(at + 1, 1 if side.stage == SETTLED else 0)
        if mine or side.revealed or (side.shown and battle.sides[1 - k].seat == player):
            self._put(at + 2, side.card + 1)
        if mine or (side.revealed and self.rules.discards_up):
            self._put(at + 3, side.discard + 1)
        if side.revealed:
            self._put(at + 4, side.strength)
            self._put(at + 5, side.damage)
            self._put(at + 6, side.shield)
        if mine or side.revealed:
            for di in range(self.rules.di_kinds):
                self._put(at + SIDE_SCALARS + di, side.di[di])
            for token in range(len(side.tokens)):
                self._put(at + SIDE_SCALARS + self.rules.di_kinds + token, side.tokens[token])
