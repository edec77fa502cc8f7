"""What a player may know as numbers in a caller's buffer, for learning: the observation, and the mask of legal actions.

Everything is one byte. What is written, and where, the parts declare (`base_fields`, `layout`); players come in seat order
beginning with the observer, so that the same position looks the same from every seat. `docs/observation.md` describes it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kemet.engine.actions import ActionList
from kemet.engine.board import SPACES
from kemet.engine.fields import PLACES, Noted, Writer
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
        # Who observed last, in which game, and how far its counters were then: what they count is not looked at again while
        # they stand still.
        self._game: Game | None = None
        self._player: i64 = NONE
        self._replaced: i64 = 0
        self._placed: i64 = 0
        self._tokens_moved: i64 = 0
        self._contested: i64 = 0
        self._invader: i64 = NONE
        self._tiles_taken: i64 = 0
        # The powers that each seat owned then, where its troops stood, and how many temples and level-4 pyramids it held.
        players: i64 = rules.players
        self._powers = [Noted(rules.powers) for _ in range(players)]
        self._troops = [Noted(2 * SPACES) for _ in range(players)]
        self._temples = zeros(players)
        self._great = zeros(players)
        self.tiles_out = Writer(buffer, offset, players * rules.powers)
        self.troops_out = Writer(buffer, offset, players * 2 * SPACES)
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
        self._write_seldom(game, player)
        out.at = offset + layout.now.place
        layout.now.write(out, game)
        out.at = offset + layout.cards.place
        layout.cards.write(out, game)
        for of_game in layout.more.game:
            out.at = offset + of_game.place
            of_game.write(out, game)
        first = offset + layout.seats_at
        players = self.rules.players
        seat = player
        for _place in range(players):
            out.at = first
            layout.standing.write(out, game, seat)
            for of_seat in layout.more.seat:
                out.at = first + of_seat.place
                of_seat.write(out, game, seat)
            first += layout.seat_size
            seat += 1
            if seat == players:
                seat = 0
        self._write_frames(game, player, game.top)

    def _write_seldom(self, game: Game, player: i64) -> None:
        """Writes what seldom changes, as far as it is not there from the last time."""
        same_game = game is self._game
        same = same_game and player == self._player
        tiles_stand = same_game and game.tiles_taken == self._tiles_taken
        if not tiles_stand:
            self._note_tiles(game)
        if not same or not tiles_stand:
            self._put_noted(self.tiles_out, self._powers, self.layout.tiles.place, player)
        if not same or game.tokens_moved != self._tokens_moved:
            self._write_tokens(game, player)
        replaced_stand = same_game and game.replaced == self._replaced
        if not replaced_stand:
            self._write_open_cards(game)
        if not same or not replaced_stand:
            self._write_replaced(game, player)
        troops_stand = same_game and game.placed == self._placed
        if not troops_stand:
            for seat in range(self.rules.players):
                self.layout.pieces.note(game, seat, self._troops[seat])
        if not same or not troops_stand:
            pieces = self.layout.pieces
            self._put_noted(self.troops_out, self._troops, pieces.place + pieces.board_at, player)
        fights_stand = game.contested == self._contested and game.invader == self._invader
        if not troops_stand or not replaced_stand or not fights_stand:
            self._count_held(game)
            same = False
        if not same:
            self._write_held(player)
        self._game = game
        self._player = player
        self._tiles_taken = game.tiles_taken
        self._replaced = game.replaced
        self._placed = game.placed
        self._tokens_moved = game.tokens_moved
        self._contested = game.contested
        self._invader = game.invader

    def _put_noted(self, out: Writer, noted: list[Noted], place: i64, player: i64) -> None:
        """Writes what is noted of each seat at *place* of its part."""
        out.clear()
        out.at = self.offset + self.layout.seats_at + place
        players = self.rules.players
        for k in range(players):
            out.put_noted(noted[(player + k) % players])
            out.at += self.layout.seat_size

    def _note_tiles(self, game: Game) -> None:
        """Notes which tiles the players own, and writes the supply."""
        layout = self.layout
        self.out.at = self.offset + layout.supply.place
        layout.supply.write(self.out, game)
        for seat in range(self.rules.players):
            layout.tiles.note(game, seat, self._powers[seat])

    def _write_open_cards(self, game: Game) -> None:
        """Writes what of deck and discard is the same for all, whoever observes."""
        layout = self.layout
        self.out.at = self.offset + layout.now.place
        layout.now.write_deck(self.out, game)
        self.out.at = self.offset + layout.cards.place
        layout.cards.write_discard(self.out, game)

    def _write_replaced(self, game: Game, player: i64) -> None:
        """Writes what `Counted.replaced` counts, as it looks from *player*."""
        layout = self.layout
        out = self.out
        out.at = self.offset + layout.pyramids.place
        layout.pyramids.write(out, game)
        out.at = self.offset + layout.cards.place
        layout.cards.write_replaced(out, game)
        players = self.rules.players
        for k in range(players):
            seat = (player + k) % players
            first = self.offset + layout.seats_at + k * layout.seat_size
            out.at = first
            layout.standing.write_replaced(out, game, seat)
            out.at = first + layout.pieces.place
            layout.pieces.write_seen(out, game, seat)

    def _write_tokens(self, game: Game, player: i64) -> None:
        layout = self.layout
        players = self.rules.players
        for k in range(players):
            self.out.at = self.offset + layout.seats_at + k * layout.seat_size + layout.pieces.place
            layout.pieces.write_tokens(self.out, game, (player + k) % players)

    def _write_held(self, player: i64) -> None:
        layout = self.layout
        players = self.rules.players
        for k in range(players):
            seat = (player + k) % players
            self.out.at = self.offset + layout.seats_at + k * layout.seat_size
            layout.standing.write_held(self.out, self._temples[seat], self._great[seat])

    def _count_held(self, game: Game) -> None:
        """K2.10, K12.1 Counts the temples and the level-4 pyramids of each seat."""
        for seat in range(self.rules.players):
            self._temples[seat] = game.temples_held(seat)
        self.layout.pyramids.count_great(game, self._great)

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

    def _write_frames(self, game: Game, player: i64, frame: Frame) -> None:
        """Writes what *frame* and those below it show, the lowest first."""
        while not frame.observed():
            if frame.below is None:
                return
            frame = frame.below
        if frame.below is not None:
            self._write_frames(game, player, frame.below)
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
