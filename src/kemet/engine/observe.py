"""What a player may know as numbers in a caller's buffer, for learning: the observation, and the mask of legal actions.

Everything is one byte. What is written, and where, the parts declare (`base_fields`, `layout`); players come in seat order
beginning with the observer, so that the same position looks the same from every seat. `docs/observation.md` describes it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kemet.engine.actions import ActionList
from kemet.engine.fields import PLACES, Writer
from kemet.engine.frame import Frame
from kemet.engine.game import Game
from kemet.engine.ids import NONE
from kemet.engine.layout import Layout, observation_fields, observation_size
from kemet.engine.play.attack import Attack
from kemet.engine.play.battle import Battle
from kemet.engine.play.di_cards import PlayCard
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules
from kemet.engine.state import zeros

__all__ = ["Observer", "observation_fields", "observation_size"]


class Observer:
    """Writes observation and mask into its own part of a buffer that the caller reads: `size` bytes from `offset`, the
    observation first, the mask after it. Nobody else may write there. The observation is as long as games under the rules
    *shape* need it, by default those played: `widest_shape()` gives all tables the same layout. One of many observers shares
    what never changes with another of the same rules, *like*."""

    def __init__(
        self, rules: Rules, buffer: vec[u8], offset: i64, shape: Rules | None = None, like: Observer | None = None
    ) -> None:
        self.rules = rules
        self.shape: Rules = shape or rules
        layout: Layout = like.layout if like is not None else Layout(rules, self.shape)
        self.layout: Layout = layout
        self.offset = offset
        self.mask_offset: i64 = offset + layout.size
        self.size: i64 = layout.size + self.shape.layout.actions
        # The legal actions of the player observed last.
        self.options = ActionList()
        self.out = Writer(buffer, offset, self.size)
        # Tiles seldom change; for whom they were written, in which game, and how many had been taken.
        self.tiles_out = Writer(buffer, offset, rules.players * rules.powers)
        self._tiles_game: Game | None = None
        self._tiles_player: i64 = NONE
        self._tiles_taken: i64 = 0
        # The powers that each seat owned then.
        self._powers = [ActionList() for _ in range(rules.players)]
        # How many level-4 pyramids each seat controls.
        self._great = zeros(rules.players)
        for k in range(self.size):
            buffer[offset + k] = 0
        layout.agreed.write(self.out, rules)

    def observe(self, game: Game, player: i64) -> None:
        """Writes what *player* may know and may do; the legal actions are in `options` too."""
        game.options(player, self.options)
        self.write(game, player, self.options)

    def write(self, game: Game, player: i64, options: ActionList) -> None:
        """Writes what *player* may know, and the mask of *options*, which must be that player's legal actions."""
        layout = self.layout
        out = self.out
        offset = self.offset
        out.clear()
        self._write_mask(options)
        out.player = player
        out.at = offset + layout.now.place
        layout.now.write(out, game)
        out.at = offset + layout.pyramids.place
        layout.pyramids.write_counting(out, game, self._great)
        out.at += layout.supply.size
        layout.cards.write(out, game)
        for of_game in layout.more.game:
            out.at = offset + of_game.place
            of_game.write(out, game)
        first = offset + layout.seats_at
        tiles = layout.tiles.size
        players = self.rules.players
        for k in range(players):
            seat = (player + k) % players
            out.at = first
            layout.standing.write_all(out, game, seat, self._great[seat])
            out.at += tiles
            layout.pieces.write(out, game, seat)
            for of_seat in layout.more.seat:
                out.at = first + of_seat.place
                of_seat.write(out, game, seat)
            first += layout.seat_size
        if game is not self._tiles_game or player != self._tiles_player or game.tiles_taken != self._tiles_taken:
            self._write_tiles(game, player)
        self._write_frames(game, player, game.top)

    def _write_mask(self, options: ActionList) -> None:
        out = self.out
        buffer = out.buffer
        written = out.written
        items = options.items
        offset = self.offset
        first = self.mask_offset - offset
        for k in range(options.n):
            at = first + items[k]
            buffer[offset + at] = 1
            written[k] = i16(at & PLACES)
        out.count = options.n

    def _write_tiles(self, game: Game, player: i64) -> None:
        """Writes which tiles the players own, and the supply."""
        layout = self.layout
        out = self.tiles_out
        out.clear()
        players = self.rules.players
        if game is not self._tiles_game or game.tiles_taken != self._tiles_taken:
            out.at = self.offset + layout.supply.place
            layout.supply.write(out, game)
            for seat in range(players):
                self._powers[seat].clear()
                layout.tiles.note(game, seat, self._powers[seat])
        out.at = self.offset + layout.seats_at + layout.tiles.place
        for k in range(players):
            out.put_ones(self._powers[(player + k) % players])
            out.at += layout.seat_size
        self._tiles_game = game
        self._tiles_player = player
        self._tiles_taken = game.tiles_taken

    def _write_frames(self, game: Game, player: i64, frame: Frame) -> None:
        """Writes what *frame* and those below it show, the lowest first."""
        if frame.below is not None:
            self._write_frames(game, player, frame.below)
        if frame.observed():
            self._write_frame(game, player, frame)

    def _write_frame(self, game: Game, player: i64, frame: Frame) -> None:
        """Writes the move, the battle, the space under attack, or the DI card being played that a Veto could answer."""
        layout = self.layout
        out = self.out
        pending = self.offset + layout.pending.place
        if isinstance(frame, Move):
            out.at = self.offset + layout.move_at
            layout.move.write(out, game, frame)
            for of_move in layout.more.move:
                out.at = self.offset + layout.move_at + of_move.place
                of_move.write(out, game, frame)
        elif isinstance(frame, Attack):
            out.at = pending + 1
            out.put(frame.space + 1)
        elif isinstance(frame, PlayCard):
            out.at = pending + 2
            out.put(frame.di + 1)
        elif isinstance(frame, Battle):
            out.at = pending
            out.put(frame.space + 1)
            for k in range(2):
                self._write_side(game, frame, k, player)

    def _write_side(self, game: Game, battle: Battle, k: i64, player: i64) -> None:
        layout = self.layout
        out = self.out
        first = self.offset + layout.sides_at + k * layout.side_size
        known = battle.sides[k].seat == player or battle.sides[k].revealed
        out.at = first
        layout.fighter.write(out, game, battle, k, known)
        for of_side in layout.more.side:
            out.at = first + of_side.place
            of_side.write(out, game, battle, k, known)
