"""What a player may know as numbers in a caller's buffer, for learning: the observation, and the mask of legal actions.

Everything is one byte. The layout is `observation_fields(rules)`; players come in seat order beginning with the observer, so
that the same position looks the same from every seat. `docs/observation.md` describes it. Parts that are mostly 0 are not
written whole: an `Observer` remembers what it put there, and clears only that before it writes again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kemet.engine.actions import ACTIONS, ActionList
from kemet.engine.board import SPACES, district
from kemet.engine.game import Game
from kemet.engine.ids import ACTION_SPACES, BIT, COLOURS, EXTRA_OF_SEATS, EXTRAS, VP_KINDS, lowest
from kemet.engine.play.attack import Attack
from kemet.engine.play.battle import SETTLED, Battle
from kemet.engine.play.di_cards import PlayCard
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

PLAYER_SCALARS: Final = [
    "pp",
    "temples-held",
    "great-pyramids",
    "reserve",
    "tokens-left",
    "di",
    "battle-cards",
    "place",
    "awaited",
    "extra",
]
GAME_SCALARS: Final = ["round", "night", "deck"]
MOVE_FIELDS: Final = ["at", "origin", "units", "range", "with-creature", "gates-open"]
SIDE_FIELDS: Final = ["seat", "settled", "card", "discard", "strength", "damage", "shield"]


def observation_fields(rules: Rules) -> list[tuple[str, int]]:
    """Lists name and number of bytes of the parts of an observation, in their order."""
    players = int(rules.players)
    additions = rules.additions
    fields = [(name, 1) for name in GAME_SCALARS]
    fields += [("decision", len(rules.decision_names)), ("turn", players)]
    for k in range(players):
        who = "you" if k == 0 else f"next-{k}"
        fields += [(f"{who}.{name}", 1) for name in PLAYER_SCALARS]
        fields += [(f"{who}.vp", VP_KINDS), (f"{who}.tiles", int(rules.powers)), (f"{who}.tokens", ACTION_SPACES)]
        fields += [(f"{who}.battle-seen", len(rules.battle_cards)), (f"{who}.units", SPACES), (f"{who}.creatures", SPACES)]
        fields += [(f"{who}.expansion", int(additions.seat_size))] if additions.size else []
    fields += [("pyramid-owner", SPACES), ("pyramid-colour", SPACES), ("pyramid-level", SPACES)]
    fields += [("supply", len(rules.tiles)), ("discard", len(rules.di_cards)), ("di-hand", len(rules.di_cards))]
    fields += [("battle-hand", len(rules.battle_cards)), ("battle-pile", len(rules.battle_cards))]
    fields += [("extra", EXTRAS - EXTRA_OF_SEATS)]
    fields += [("expansion", int(additions.size - players * additions.seat_size))] if additions.size else []
    fields += [(f"move.{name}", 1) for name in MOVE_FIELDS]
    fields += [("move.figures", 1)] if additions.size else []
    for side in ("attacker", "defender"):
        fields += [(f"battle.{side}.{name}", 1) for name in SIDE_FIELDS]
        fields += [(f"battle.{side}.di", len(rules.di_cards))]
        fields += [(f"battle.{side}.tokens", int(additions.tokens))] if additions.tokens else []
    return [*fields, ("battle.space", 1), ("attack.space", 1), ("card-played", 1)]


def observation_size(rules: Rules) -> int:
    """Returns the number of bytes of an observation."""
    return sum(size for _, size in observation_fields(rules))


def copy_bytes(source: vec[i64], first: i64, number: i64, buffer: vec[u8], at: i64) -> i64:
    """Writes *number* small values of *source* from *first* on into *buffer*, negative ones as 256 more; returns the place
    after them."""
    for k in range(number):
        buffer[at + k] = u8(source[first + k] & 255)
    return at + number


class Observer:
    """Writes observation and mask into its own part of a buffer that the caller reads: `size` bytes from `offset`, the
    observation first, the mask after it. Nobody else may write there."""

    def __init__(self, rules: Rules, buffer: vec[u8], offset: i64) -> None:
        self.rules = rules
        self.buffer = buffer
        self.offset = offset
        self.mask_offset: i64 = offset + observation_size(rules)
        self.size: i64 = observation_size(rules) + ACTIONS
        # The legal actions of the player observed last.
        self.options = ActionList()
        self._written = vec[i64]([0] * (observation_size(rules)))
        self._count: i64 = 0
        for k in range(self.size):
            buffer[offset + k] = 0

    def observe(self, game: Game, player: i64) -> None:
        """Writes what *player* may know and may do; the legal actions are in `options` too."""
        self._clear()
        game.options(player, self.options)
        for k in range(self.options.n):
            self.buffer[self.mask_offset + self.options.items[k]] = 1
        at = self._write_game(game, player, self.offset)
        players = self.rules.players
        for k in range(players):
            at = self._write_player(game, (player + k) % players, at)
        at = self._write_board(game, player, at)
        at = self._write_cards(game, player, at)
        at = self._write_move(game, at)
        self._write_battle(game, player, at)

    def _clear(self) -> None:
        for k in range(self._count):
            self.buffer[self._written[k]] = 0
        self._count = 0
        for k in range(self.options.n):
            self.buffer[self.mask_offset + self.options.items[k]] = 0

    def _put(self, at: i64, value: i64) -> None:
        if value:
            self.buffer[at] = u8(value & 255)
            self._written[self._count] = at
            self._count += 1

    def _put_mask(self, at: i64, mask: i64) -> None:
        while mask:
            self._put(at + lowest(mask), 1)
            mask &= mask - 1

    def _write_game(self, game: Game, player: i64, at: i64) -> i64:
        self._put(at, min(game.round, 255))
        self._put(at + 1, 1 if game.night else 0)
        self._put(at + 2, game.deck_size())
        at += 3
        if game.stack:
            self._put(at + self.rules.decision_number(game.top.name()), 1)
        at += len(self.rules.decision_names)
        players = self.rules.players
        if game.turn >= 0:
            self._put(at + (game.turn + players - player) % players, 1)
        return at + players

    def _write_player(self, game: Game, seat: i64, at: i64) -> i64:
        rules = self.rules
        buffer = self.buffer
        buffer[at] = u8(game.pp[seat])
        buffer[at + 1] = u8(game.temples_held(seat))
        buffer[at + 2] = u8(game.great_pyramids(seat))
        buffer[at + 3] = u8(game.reserve[seat])
        buffer[at + 4] = u8(game.tokens_left[seat])
        buffer[at + 5] = u8(game.hand_size[seat])
        buffer[at + 6] = u8(count_bits(game.battle_hand[seat]))
        buffer[at + 7] = u8(game.place(seat))
        buffer[at + 8] = 1 if game.awaiting() & BIT[seat] else 0
        # The one fact of modules that each seat has (`EXTRA_OF_SEATS`).
        buffer[at + 9] = u8(game.extra[seat])
        at += len(PLAYER_SCALARS)
        at = copy_bytes(game.vp, seat * VP_KINDS, VP_KINDS, buffer, at)
        powers = rules.powers
        owned = game.owned
        first = seat * powers
        for k in range(powers):
            buffer[at + k] = 1 if owned[first + k] else 0
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
        at += 2 * SPACES
        own = rules.additions.seat_size
        return copy_bytes(game.expansion, seat * own, own, buffer, at)

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
        at = copy_bytes(game.discard, 0, kinds, self.buffer, at)
        at = copy_bytes(game.hand, player * kinds, kinds, self.buffer, at)
        cards = len(self.rules.battle_cards)
        self._put_mask(at, game.battle_hand[player])
        self._put_mask(at + cards, game.battle_pile[player])
        at = copy_bytes(game.extra, EXTRA_OF_SEATS, EXTRAS - EXTRA_OF_SEATS, self.buffer, at + 2 * cards)
        of_seats = self.rules.players * self.rules.additions.seat_size
        return copy_bytes(game.expansion, of_seats, self.rules.additions.size - of_seats, self.buffer, at)

    def _write_move(self, game: Game, at: i64) -> i64:
        figures: i64 = 1 if self.rules.additions.size else 0
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
        return at + len(MOVE_FIELDS) + figures

    def _write_battle(self, game: Game, player: i64, at: i64) -> None:
        """Writes the battle, the space under attack, and the DI card being played that a Veto could answer."""
        size = len(SIDE_FIELDS) + self.rules.di_kinds + self.rules.additions.tokens
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
                self._put(at + len(SIDE_FIELDS) + di, side.di[di])
            for token in range(len(side.tokens)):
                self._put(at + len(SIDE_FIELDS) + self.rules.di_kinds + token, side.tokens[token])
