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
from kemet.engine.board import SPACES
from kemet.engine.game import Game
from kemet.engine.ids import ACTION_SPACES, BIT, COLOURS, EXTRA_OF_SEATS, EXTRAS, MAX_LEVEL, NONE, VP_KINDS, lowest
from kemet.engine.layout import FEWEST_PLAYERS, observation_fields, observation_size
from kemet.engine.play.attack import Attack
from kemet.engine.play.battle import SETTLED, Battle
from kemet.engine.play.di_cards import PlayCard
from kemet.engine.play.move import Move
from kemet.engine.registry import MODULES, variant_names
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

__all__ = ["Observer", "observation_fields", "observation_size"]

# How many single numbers there are about the game, a player, a move and a side of a battle.
GAME_SCALARS: Final = 3
PLAYER_SCALARS: Final = 11
MOVE_SCALARS: Final = 6
SIDE_SCALARS: Final = 7
# Where the part about a player counts level-4 pyramids.
GREAT_PYRAMIDS: Final = 3


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


class InPlay:
    """What is in play; of the rest there is never anything to write."""

    def __init__(self, rules: Rules) -> None:
        self.powers = vec[i64](sorted({int(tile.power) for tile in rules.tiles_in_play}))
        self.tiles = vec[i64]([int(tile.id) for tile in rules.tiles_in_play])
        self.di_kinds = vec[i64]([int(card.id) for card in rules.di_cards if card.copies])
        self.sources = vec[i64](rules.vp_sources)
        self.districts = rules.board.district_list


class Observer:
    """Writes observation and mask into its own part of a buffer that the caller reads: `size` bytes from `offset`, the
    observation first, the mask after it. Nobody else may write there. The observation is as long as games under the rules
    *shape* need it, by default those played: `widest_shape()` gives all tables the same layout. One of many observers shares
    what never changes with another of the same rules, *like*."""

    def __init__(
        self, rules: Rules, buffer: vec[u8], offset: i64, shape: Rules | None = None, like: Observer | None = None
    ) -> None:
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
        # The same of tiles, which seldom change; whose they were when they were written, and how many had been taken.
        self._tiles_written = vec[i16]([0] * (rules.players * rules.powers))
        self._tiles_count: i64 = 0
        self._tiles_game: Game | None = None
        self._tiles_player: i64 = NONE
        self._tiles_taken: i64 = 0
        in_play: InPlay = like.in_play if like is not None else InPlay(rules)
        self.in_play: InPlay = in_play
        self._powers = in_play.powers
        self._tiles = in_play.tiles
        self._di_kinds = in_play.di_kinds
        self._sources = in_play.sources
        self._districts = in_play.districts
        self._extras: i64 = EXTRAS - EXTRA_OF_SEATS if rules.options.modules else 0
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
        first = self._write_game(game, player, self.start)
        players = self.rules.players
        for k in range(players):
            self._write_player(game, (player + k) % players, first + k * self.player_size)
        at = self._write_board(game, player, first)
        if game is not self._tiles_game or player != self._tiles_player or game.tiles_taken != self._tiles_taken:
            self._write_tiles(game, player, first, at)
        at = self._write_cards(game, player, at)
        self._write_frames(game, player, at)

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

    # Most is written by the methods below, which keep buffer and count at hand instead of calling `_put`.

    def _put_mask(self, at: i64, mask: i64) -> None:
        buffer = self.buffer
        written = self._written
        offset = self.offset
        count = self._count
        while mask:
            place = at + lowest(mask)
            buffer[place] = 1
            written[count] = i16(place - offset)
            count += 1
            mask &= mask - 1
        self._count = count

    def _put_troops(self, game: Game, seat: i64, at: i64) -> None:
        buffer = self.buffer
        written = self._written
        units = game.units
        creatures = game.creature_on
        first = seat * SPACES
        offset = self.offset
        count = self._count
        troops = game.troops[seat]
        while troops:
            space = lowest(troops)
            troops &= troops - 1
            buffer[at + space] = u8(units[first + space])
            written[count] = i16(at + space - offset)
            count += 1
            if creatures[first + space]:
                buffer[at + SPACES + space] = u8(creatures[first + space])
                written[count] = i16(at + SPACES + space - offset)
                count += 1
        self._count = count

    def _write_game(self, game: Game, player: i64, at: i64) -> i64:
        buffer = self.buffer
        buffer[at] = u8(min(game.round, 127))
        buffer[at + 1] = 1 if game.night else 0
        buffer[at + 2] = u8(game.deck_size())
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
        # Counted with the board.
        buffer[at + GREAT_PYRAMIDS] = 0
        buffer[at + 4] = u8(game.reserve[seat])
        buffer[at + 5] = u8(game.tokens_left[seat])
        buffer[at + 6] = u8(game.hand_size[seat])
        buffer[at + 7] = u8(count_bits(game.battle_hand[seat]))
        buffer[at + 8] = u8(game.place(seat))
        buffer[at + 9] = 1 if game.awaiting() & BIT[seat] else 0
        # The one fact of modules that each seat has (`EXTRA_OF_SEATS`).
        buffer[at + 10] = u8(game.extra[seat])
        at += PLAYER_SCALARS
        vp = game.vp
        for source in self._sources:
            buffer[at + source] = u8(vp[seat * VP_KINDS + source] & 255)
        at += VP_KINDS
        # The tiles are written when some were taken.
        at += rules.powers
        copy_bytes(game.token_on, seat * ACTION_SPACES, len(rules.action_spaces), buffer, at)
        at += ACTION_SPACES
        self._put_mask(at, game.battle_seen[seat])
        at += len(rules.battle_cards)
        self._put_troops(game, seat, at)
        own = rules.additions.seat_size
        copy_bytes(game.expansion, seat * own, own, buffer, at + 2 * SPACES)

    def _write_board(self, game: Game, player: i64, first: i64) -> i64:
        """Writes pyramids, and at the players, from *first* on, how many of level 4 they control (K2.10)."""
        buffer = self.buffer
        players = self.rules.players
        pyramid_on = game.pyramid_on
        levels = game.pyramid_level
        start = first + self.shape.players * self.player_size
        for space in self._districts:
            at = start + space
            pyramid = pyramid_on[space]
            if pyramid < 0:
                buffer[at] = 0
                buffer[at + SPACES] = 0
                buffer[at + 2 * SPACES] = 0
                continue
            buffer[at] = u8((pyramid // COLOURS + players - player) % players + 1)
            buffer[at + SPACES] = u8(pyramid % COLOURS + 1)
            buffer[at + 2 * SPACES] = u8(levels[pyramid])
            if levels[pyramid] == MAX_LEVEL:
                seat = (game.controller(space) + players - player) % players
                buffer[first + seat * self.player_size + GREAT_PYRAMIDS] += 1
        return start + 3 * SPACES

    def _write_tiles(self, game: Game, player: i64, first: i64, at: i64) -> None:
        """Writes at the players, from *first* on, which tiles they own, and at *at* the supply."""
        buffer = self.buffer
        written = self._tiles_written
        offset = self.offset
        for k in range(self._tiles_count):
            buffer[offset + i64(written[k])] = 0
        count: i64 = 0
        owned = game.owned
        powers = self.rules.powers
        players = self.rules.players
        for k in range(players):
            own = (player + k) % players * powers
            start = first + k * self.player_size + PLAYER_SCALARS + VP_KINDS
            for power in self._powers:
                if owned[own + power]:
                    buffer[start + power] = 1
                    written[count] = i16(start + power - offset)
                    count += 1
        supply = game.supply
        for tile in self._tiles:
            buffer[at + tile] = u8(supply[tile])
        self._tiles_count = count
        self._tiles_game = game
        self._tiles_player = player
        self._tiles_taken = game.tiles_taken

    def _write_cards(self, game: Game, player: i64, at: i64) -> i64:
        kinds = self.rules.di_kinds
        buffer = self.buffer
        at += len(game.supply)
        discard = game.discard
        hand = game.hand
        for kind in self._di_kinds:
            buffer[at + kind] = u8(discard[kind])
            buffer[at + kinds + kind] = u8(hand[player * kinds + kind])
        at += 2 * kinds
        cards = len(self.rules.battle_cards)
        self._put_mask(at, game.battle_hand[player])
        self._put_mask(at + cards, game.battle_pile[player])
        at += 2 * cards
        copy_bytes(game.extra, EXTRA_OF_SEATS, self._extras, buffer, at)
        at += EXTRAS - EXTRA_OF_SEATS
        added = self.rules.additions
        of_seats = self.rules.players * added.seat_size
        copy_bytes(game.expansion, of_seats, added.size - of_seats, self.buffer, at)
        room = self.shape.additions
        return at + room.size - self.shape.players * room.seat_size

    def _write_frames(self, game: Game, player: i64, at: i64) -> None:
        """Writes the move, the battle, the space under attack, and the DI card being played that a Veto could answer."""
        moves: i64 = MOVE_SCALARS + 1 if self.shape.additions.size else MOVE_SCALARS
        size = SIDE_SCALARS + self.rules.di_kinds + self.shape.additions.tokens
        end = at + moves + 2 * size
        for frame in game.stack:
            if isinstance(frame, Move):
                self._write_move(game, frame, at)
            elif isinstance(frame, Attack):
                self._put(end + 1, frame.space + 1)
            elif isinstance(frame, PlayCard):
                self._put(end + 2, frame.di + 1)
            elif isinstance(frame, Battle):
                self._put(end, frame.space + 1)
                for k in range(2):
                    self._write_side(game, frame, k, player, at + moves + k * size)

    def _write_move(self, game: Game, move: Move, at: i64) -> None:
        self._put(at, move.at + 1)
        self._put(at + 1, move.origin + 1)
        self._put(at + 2, move.units)
        self._put(at + 3, max(0, move.range_left(game)))
        self._put(at + 4, 1 if move.with_creature else 0)
        self._put(at + 5, 1 if move.gates_open else 0)
        if self.rules.additions.size:
            self._put(at + 6, move.figures)

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
