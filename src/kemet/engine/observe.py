"""What a player may know as numbers in a caller's buffer, for learning: the observation, and the mask of legal actions.

Everything is one byte. What is written, and where, the parts declare (`base_fields`, `layout`); players come in seat order
beginning with the observer, so that the same position looks the same from every seat. `docs/observation.md` describes it.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kemet.engine.actions import ActionList
from kemet.engine.fields import PLACES, Writer, blocks, copy_bytes
from kemet.engine.frame import A_BATTLE, A_CARD, A_MOVE, AN_ATTACK, NOT_OBSERVED, Frame
from kemet.engine.game import Game
from kemet.engine.ids import NONE, lowest
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
        # The decision that waited then.
        self._waiting = ""
        self._replaced: i64 = 0
        self._built: i64 = 0
        self._placed: i64 = 0
        self._tokens_moved: i64 = 0
        self._contested: i64 = 0
        self._invader: i64 = NONE
        self._tiles_taken: i64 = 0
        players: i64 = rules.players
        # What all know of each seat, and what only it sees: the owners of the pyramids, its cards. Written when it changes,
        # copied to where it belongs for whoever observes.
        self._known_size: i64 = layout.known_size
        self._own_size: i64 = layout.pyramids.spaces + layout.cards.own_size
        self._known = blocks(players, self._known_size)
        self._own = blocks(players, self._own_size)
        # The spaces with a level-4 pyramid, as a mask, and how many each seat controls.
        self._great_on: i64 = 0
        self._great = zeros(players)
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
        changed = self._changes(game)
        if changed:
            self._write_changed(game, changed)
        if player != self._player:
            self._player = player
            changed = EVERYTHING
        if changed:
            self._copy_known(player)
        if changed & (CARDS | PYRAMIDS):
            self._copy_own(player)
        out.at = offset + layout.now.place
        layout.now.write(out, game)
        name = game.top.name() if game.depth else ""
        # It is often the same; and the very same text, which is seen at once.
        if name is not self._waiting:
            self._waiting = name
            layout.now.write_decision(out, name)
        out.at = offset + layout.cards.place
        layout.cards.write(out, game)
        out.at = offset + layout.seats_at
        layout.standing.write_all(out, game, player, layout.seat_size)
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

    def _copy_known(self, player: i64) -> None:
        """Copies what all know of each seat to where *player* sees it."""
        layout = self.layout
        buffer = self.out.buffer
        known = self._known.buffer
        size = self._known_size
        first = self.offset + layout.seats_at
        players = self.rules.players
        seat = player
        for _place in range(players):
            copy_bytes(known, seat * size, buffer, first, size)
            first += layout.seat_size
            seat += 1
            if seat == players:
                seat = 0

    def _copy_own(self, player: i64) -> None:
        """Copies what only *player* sees."""
        layout = self.layout
        buffer = self.out.buffer
        own = self._own.buffer
        place = player * self._own_size
        spaces = layout.pyramids.spaces
        cards = layout.cards
        copy_bytes(own, place, buffer, self.offset + layout.pyramids.place, spaces)
        copy_bytes(own, place + spaces, buffer, self.offset + cards.place + cards.kinds, cards.own_size)

    def _write_changed(self, game: Game, changed: i64) -> None:
        """Writes what has *changed*: what all know of the game where it belongs, what is said of seats into their blocks."""
        layout = self.layout
        out = self.out
        if changed & TILES:
            out.at = self.offset + layout.supply.place
            layout.supply.write(out, game)
        if changed & CARDS:
            out.at = self.offset + layout.now.place
            layout.now.write_deck(out, game)
            out.at = self.offset + layout.cards.place
            layout.cards.write_discard(out, game)
        if changed & PYRAMIDS:
            out.at = self.offset + layout.pyramids.place
            layout.pyramids.write(out, game)
            self._great_on = layout.pyramids.great(game)
        if changed & HELD:
            self._count_great(game)
        for seat in range(self.rules.players):
            self._write_known(game, seat, changed)
            self._write_own(game, seat, changed)

    def _count_great(self, game: Game) -> None:
        """K2.10 Counts the level-4 pyramids that each seat controls."""
        great = self._great
        for seat in range(self.rules.players):
            great[seat] = 0
        spaces = self._great_on
        while spaces:
            great[game.controller(lowest(spaces))] += 1
            spaces &= spaces - 1

    def _write_known(self, game: Game, seat: i64, changed: i64) -> None:
        """Writes what all know of *seat*, as far as it has *changed*."""
        layout = self.layout
        known = self._known
        standing = layout.standing
        pieces = layout.pieces
        first = seat * self._known_size
        known.at = first + pieces.place
        if changed & TROOPS:
            pieces.write_troops(known, game, seat)
        if changed & TOKENS:
            pieces.write_tokens(known, game, seat)
        if changed & CARDS:
            pieces.write_seen(known, game, seat)
            known.at = first
            standing.write_replaced(known, game, seat)
        if changed & HELD:
            known.at = first
            standing.write_held(known, game.temples_held(seat), self._great[seat])
        if changed & TILES:
            known.at = first + layout.tiles.place
            layout.tiles.write(known, game, seat)

    def _write_own(self, game: Game, seat: i64, changed: i64) -> None:
        """Writes what only *seat* sees, as far as it has *changed*."""
        layout = self.layout
        own = self._own
        first = seat * self._own_size
        if changed & PYRAMIDS:
            own.at = first
            layout.pyramids.write_owners(own, game, seat)
        if changed & CARDS:
            own.at = first + layout.pyramids.spaces
            layout.cards.write_own(own, game, seat)

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
