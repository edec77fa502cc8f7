"""What a player may know as numbers in a caller's buffer, for learning: the observation, and the mask of legal actions.

Everything is one byte. What is written, and where, the parts declare (`base_fields`, `layout`); players come in seat order
beginning with the observer, so that the same position looks the same from every seat. `docs/observation.md` describes it.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kemet.engine.actions import ActionList
from kemet.engine.board import SPACES
from kemet.engine.fields import PLACES, Noted, Writer
from kemet.engine.frame import A_BATTLE, A_CARD, A_MOVE, AN_ATTACK, NOT_OBSERVED, Frame
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


# What has changed since somebody observed last: the counters of `Counted`, and the spaces with a battle to come.
TILES: Final = 0x1
CARDS: Final = 0x2
PYRAMIDS: Final = 0x4
TROOPS: Final = 0x8
TOKENS: Final = 0x10
FIGHTS: Final = 0x20
EVERYTHING: Final = 0x3F
# After which other temples and pyramids may be held.
HELD: Final = TROOPS | PYRAMIDS | FIGHTS


class Observer:
    """Writes observation and mask into its own part of *buffer*, a `vec[u8]` that the caller reads: `size` bytes from
    `offset`, the observation first, the mask after it. Nobody else may write there. The observation is as long as games
    under the rules *shape* need it, by default those played: `widest_shape()` gives all tables the same layout. One of
    many observers shares what never changes with another of the same rules, *like*."""

    # Not `buffer: vec[u8]`: where Python calls, compiled code never frees a vec that is asked for by its type (mypyc 2.4).
    def __init__(
        self, rules: Rules, buffer: object, offset: i64, shape: Rules | None = None, like: Observer | None = None
    ) -> None:
        into = cast(vec[u8], buffer)
        self.rules = rules
        self.shape: Rules = shape or rules
        layout: Layout = like.layout if like is not None else Layout(rules, self.shape)
        self.layout: Layout = layout
        self.offset = offset
        self.mask_offset: i64 = offset + layout.size
        self.size: i64 = layout.size + self.shape.layout.actions
        # The legal actions of the player observed last.
        self.options = ActionList()
        self.out = Writer(into, offset, self.size)
        # Who observed last, in which game, and how far its counters were then: what they count is not looked at again while
        # they stand still.
        self._game: Game | None = None
        self._player: i64 = NONE
        self._replaced: i64 = 0
        self._built: i64 = 0
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
        # Where the board begins within a seat.
        self._board_at: i64 = layout.pieces.place + layout.pieces.board_at
        self._has_more = bool(layout.more.game or layout.more.seat)
        for k in range(self.size):
            into[offset + k] = 0
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
        first = offset + layout.seats_at
        players = self.rules.players
        seat = player
        for _place in range(players):
            out.at = first
            layout.standing.write(out, game, seat)
            first += layout.seat_size
            seat += 1
            if seat == players:
                seat = 0
        if self._has_more:
            self._write_more(game, player)
        self._write_frames(game, player, game.top)

    def _write_more(self, game: Game, player: i64) -> None:
        """Writes what modules add of the game and of each seat."""
        layout = self.layout
        out = self.out
        for of_game in layout.more.game:
            out.at = self.offset + of_game.place
            of_game.write(out, game)
        players = self.rules.players
        for k in range(players):
            first = self.offset + layout.seats_at + k * layout.seat_size
            for of_seat in layout.more.seat:
                out.at = first + of_seat.place
                of_seat.write(out, game, (player + k) % players)

    def _write_seldom(self, game: Game, player: i64) -> None:
        """Writes what seldom changes, as far as it is not there from the last time."""
        changed = self._changes(game)
        # A number of 64 bits from the start: which of two it is, is otherwise an object of Python.
        turned: i64 = changed
        if player != self._player:
            turned = EVERYTHING
        if not turned:
            return
        if turned & TILES:
            self._erase(self._powers, self.layout.tiles.place)
        if turned & TROOPS:
            self._erase(self._troops, self._board_at)
        if changed:
            self._write_for_all(game, changed)
        self._player = player
        self._write_as_seen(game, turned)

    def _erase(self, noted: list[Noted], place: i64) -> None:
        """Takes back what is noted of each seat, at *place* of its part, as it looked to whoever observed last."""
        seat = self._player
        if seat < 0:
            return
        out = self.out
        out.at = self.offset + self.layout.seats_at + place
        players = self.rules.players
        for _place in range(players):
            out.erase(noted[seat])
            out.at += self.layout.seat_size
            seat += 1
            if seat == players:
                seat = 0

    def _changes(self, game: Game) -> i64:
        """Returns what has changed since somebody observed last, as a mask."""
        changed: i64 = 0
        if game is not self._game:
            self._game = game
            changed = EVERYTHING
        if game.tiles_taken != self._tiles_taken:
            self._tiles_taken = game.tiles_taken
            changed |= TILES
        if game.replaced != self._replaced:
            self._replaced = game.replaced
            changed |= CARDS
        if game.built != self._built:
            self._built = game.built
            changed |= PYRAMIDS
        if game.placed != self._placed:
            self._placed = game.placed
            changed |= TROOPS
        if game.tokens_moved != self._tokens_moved:
            self._tokens_moved = game.tokens_moved
            changed |= TOKENS
        if game.contested != self._contested or game.invader != self._invader:
            self._contested = game.contested
            self._invader = game.invader
            changed |= FIGHTS
        return changed

    def _write_for_all(self, game: Game, changed: i64) -> None:
        """Writes, or notes, what is *changed* and the same for all, whoever observes."""
        layout = self.layout
        out = self.out
        if changed & TILES:
            out.at = self.offset + layout.supply.place
            layout.supply.write(out, game)
            for seat in range(self.rules.players):
                layout.tiles.note(game, seat, self._powers[seat])
        if changed & CARDS:
            out.at = self.offset + layout.now.place
            layout.now.write_deck(out, game)
            out.at = self.offset + layout.cards.place
            layout.cards.write_discard(out, game)
        if changed & PYRAMIDS:
            out.at = self.offset + layout.pyramids.place
            layout.pyramids.write(out, game)
        if changed & TROOPS:
            for seat in range(self.rules.players):
                layout.pieces.note(game, seat, self._troops[seat])
        if changed & HELD:
            self._count_held(game)

    def _write_as_seen(self, game: Game, changed: i64) -> None:
        """Writes what is *changed* as it looks to the observer."""
        layout = self.layout
        out = self.out
        if changed & PYRAMIDS:
            out.at = self.offset + layout.pyramids.place
            layout.pyramids.write_owners(out, game)
        if changed & CARDS:
            out.at = self.offset + layout.cards.place
            layout.cards.write_replaced(out, game)
        first = self.offset + layout.seats_at
        players = self.rules.players
        seat = self._player
        for _place in range(players):
            self._write_seat(first, game, seat, changed)
            first += layout.seat_size
            seat += 1
            if seat == players:
                seat = 0

    def _write_seat(self, first: i64, game: Game, seat: i64, changed: i64) -> None:
        """Writes what is *changed* of *seat*, whose bytes begin at *first*."""
        layout = self.layout
        out = self.out
        if changed & TILES:
            out.at = first + layout.tiles.place
            out.keep_noted(self._powers[seat])
        if changed & TROOPS:
            out.at = first + self._board_at
            out.keep_noted(self._troops[seat])
        pieces = layout.pieces
        out.at = first + pieces.place
        if changed & TOKENS:
            pieces.write_tokens(out, game, seat)
        if changed & CARDS:
            pieces.write_seen(out, game, seat)
            out.at = first
            layout.standing.write_replaced(out, game, seat)
        if changed & HELD:
            out.at = first
            layout.standing.write_held(out, self._temples[seat], self._great[seat])

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
        part = frame.observed()
        while part == NOT_OBSERVED:
            if frame.below is None:
                return
            frame = frame.below
            part = frame.observed()
        if frame.below is not None:
            self._write_frames(game, player, frame.below)
        self._write_frame(game, player, frame, part)

    def _write_frame(self, game: Game, player: i64, frame: Frame, part: i64) -> None:
        """Writes the move, the battle, the space under attack, or the DI card being played that a Veto could answer."""
        layout = self.layout
        out = self.out
        pending = self.offset + layout.pending.place
        if part == A_MOVE:
            move = cast(Move, frame)
            out.at = self.offset + layout.move_at
            layout.move.write(out, game, move)
            for of_move in layout.more.move:
                out.at = self.offset + layout.move_at + of_move.place
                of_move.write(out, game, move)
        elif part == AN_ATTACK:
            out.at = pending + 1
            out.put(cast(Attack, frame).space + 1)
        elif part == A_CARD:
            out.at = pending + 2
            out.put(cast(PlayCard, frame).di + 1)
        else:
            assert part == A_BATTLE
            battle = cast(Battle, frame)
            out.at = pending
            out.put(battle.space + 1)
            for k in range(2):
                self._write_side(game, battle, k, player)

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
