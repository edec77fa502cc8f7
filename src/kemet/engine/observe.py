"""What a player may know as numbers in a caller's buffer, for learning: the observation, and the mask of legal actions.

Everything is one byte. The layout is `observation_fields(rules)`; players come in seat order beginning with the observer, so
that the same position looks the same from every seat. `docs/observation.md` describes it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kemet.engine.actions import ACTIONS, ActionList
from kemet.engine.board import SPACES
from kemet.engine.game import Game
from kemet.engine.ids import ACTION_SPACES, BIT, COLOURS, VP_KINDS
from kemet.engine.play.battle import Battle
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

PLAYER_SCALARS = ["pp", "temples-held", "great-pyramids", "reserve", "tokens-left", "di", "battle-cards", "place", "awaited"]
GAME_SCALARS = ["round", "night", "deck"]
MOVE_FIELDS = ["at", "origin", "units", "range", "with-creature"]
SIDE_FIELDS = ["seat", "settled", "card", "discard", "strength", "damage", "shield"]


def observation_fields(rules: Rules) -> list[tuple[str, int]]:
    """Lists name and number of bytes of the parts of an observation, in their order."""
    players = int(rules.players)
    fields = [(name, 1) for name in GAME_SCALARS]
    fields += [("decision", len(rules.decision_names)), ("turn", players)]
    for k in range(players):
        who = "you" if k == 0 else f"next-{k}"
        fields += [(f"{who}.{name}", 1) for name in PLAYER_SCALARS]
        fields += [(f"{who}.vp", VP_KINDS), (f"{who}.tiles", int(rules.powers)), (f"{who}.tokens", ACTION_SPACES)]
        fields += [(f"{who}.battle-seen", len(rules.battle_cards)), (f"{who}.units", SPACES), (f"{who}.creatures", SPACES)]
    fields += [("pyramid-owner", SPACES), ("pyramid-colour", SPACES), ("pyramid-level", SPACES)]
    fields += [("supply", len(rules.tiles)), ("discard", len(rules.di_cards)), ("di-hand", len(rules.di_cards))]
    fields += [("battle-hand", len(rules.battle_cards)), ("battle-pile", len(rules.battle_cards))]
    fields += [(f"move.{name}", 1) for name in MOVE_FIELDS]
    for side in ("attacker", "defender"):
        fields += [(f"battle.{side}.{name}", 1) for name in SIDE_FIELDS]
        fields += [(f"battle.{side}.di", len(rules.di_cards))]
    return [*fields, ("battle.space", 1)]


def observation_size(rules: Rules) -> int:
    """Returns the number of bytes of an observation."""
    return sum(size for _, size in observation_fields(rules))


def write_mask(game: Game, player: i64, options: ActionList, buffer: vec[u8], offset: i64) -> None:
    """Fills *options* with the legal actions of *player* and writes the mask, one byte per action, at *offset*."""
    game.options(player, options)
    for k in range(ACTIONS):
        buffer[offset + k] = 0
    for k in range(options.n):
        buffer[offset + options.items[k]] = 1


def write_observation(game: Game, player: i64, buffer: vec[u8], offset: i64) -> i64:
    """Writes what *player* may know at *offset* of *buffer*; returns the place after it."""
    at = _write_game(game, player, buffer, offset)
    players = game.rules.players
    for k in range(players):
        at = _write_player(game, (player + k) % players, buffer, at)
    at = _write_board(game, player, buffer, at)
    at = _write_cards(game, player, buffer, at)
    at = _write_move(game, buffer, at)
    return _write_battle(game, player, buffer, at)


def _write_game(game: Game, player: i64, buffer: vec[u8], at: i64) -> i64:
    buffer[at] = u8(min(game.round, 255))
    buffer[at + 1] = 1 if game.night else 0
    buffer[at + 2] = u8(game.deck_size())
    at += 3
    names = len(game.rules.decision_names)
    for k in range(names):
        buffer[at + k] = 0
    if game.stack:
        buffer[at + game.rules.decision_number(game.stack[-1].name())] = 1
    at += names
    players = game.rules.players
    for k in range(players):
        buffer[at + k] = 1 if (player + k) % players == game.turn else 0
    return at + players


def _write_player(game: Game, seat: i64, buffer: vec[u8], at: i64) -> i64:
    rules = game.rules
    buffer[at] = u8(game.pp[seat])
    buffer[at + 1] = u8(game.temples_held(seat))
    buffer[at + 2] = u8(game.great_pyramids(seat))
    buffer[at + 3] = u8(game.reserve[seat])
    buffer[at + 4] = u8(game.tokens_left[seat])
    buffer[at + 5] = u8(game.hand_size[seat])
    buffer[at + 6] = u8(count_bits(game.battle_hand[seat]))
    buffer[at + 7] = u8(game.place(seat))
    buffer[at + 8] = 1 if game.awaiting() & BIT[seat] else 0
    at += 9
    for k in range(VP_KINDS):
        buffer[at + k] = u8(game.vp[seat * VP_KINDS + k])
    at += VP_KINDS
    powers = rules.powers
    for k in range(powers):
        buffer[at + k] = 1 if game.owned[seat * powers + k] else 0
    at += powers
    for k in range(ACTION_SPACES):
        buffer[at + k] = u8(game.token_on[seat * ACTION_SPACES + k])
    at += ACTION_SPACES
    at = _write_bits(game.battle_seen[seat], len(rules.battle_cards), buffer, at)
    for space in range(SPACES):
        buffer[at + space] = u8(game.units[seat * SPACES + space])
        buffer[at + SPACES + space] = u8(game.creature_on[seat * SPACES + space])
    return at + 2 * SPACES


def _write_bits(mask: i64, number: i64, buffer: vec[u8], at: i64) -> i64:
    for k in range(number):
        buffer[at + k] = 1 if mask & BIT[k] else 0
    return at + number


def _write_board(game: Game, player: i64, buffer: vec[u8], at: i64) -> i64:
    players = game.rules.players
    for space in range(SPACES):
        pyramid = game.pyramid_on[space]
        if pyramid < 0:
            buffer[at + space] = 0
            buffer[at + SPACES + space] = 0
            buffer[at + 2 * SPACES + space] = 0
        else:
            buffer[at + space] = u8((pyramid // COLOURS + players - player) % players + 1)
            buffer[at + SPACES + space] = u8(pyramid % COLOURS + 1)
            buffer[at + 2 * SPACES + space] = u8(game.pyramid_level[pyramid])
    return at + 3 * SPACES


def _write_cards(game: Game, player: i64, buffer: vec[u8], at: i64) -> i64:
    rules = game.rules
    tiles = len(rules.tiles)
    for k in range(tiles):
        buffer[at + k] = u8(game.supply[k])
    at += tiles
    kinds = rules.di_kinds
    for k in range(kinds):
        buffer[at + k] = u8(game.discard[k])
        buffer[at + kinds + k] = u8(game.hand[player * kinds + k])
    at += 2 * kinds
    cards = len(rules.battle_cards)
    at = _write_bits(game.battle_hand[player], cards, buffer, at)
    return _write_bits(game.battle_pile[player], cards, buffer, at)


def _write_move(game: Game, buffer: vec[u8], at: i64) -> i64:
    for k in range(5):
        buffer[at + k] = 0
    for frame in game.stack:
        if isinstance(frame, Move):
            buffer[at] = u8(frame.at + 1)
            buffer[at + 1] = u8(frame.origin + 1)
            buffer[at + 2] = u8(frame.units)
            buffer[at + 3] = u8(max(0, frame.range_left(game)))
            buffer[at + 4] = 1 if frame.with_creature else 0
    return at + 5


def _write_battle(game: Game, player: i64, buffer: vec[u8], at: i64) -> i64:
    kinds = game.rules.di_kinds
    size = 7 + kinds
    for k in range(2 * size + 1):
        buffer[at + k] = 0
    for frame in game.stack:
        if isinstance(frame, Battle):
            buffer[at + 2 * size] = u8(frame.space + 1)
            for k in range(2):
                _write_side(game, frame, k, player, buffer, at + k * size)
    return at + 2 * size + 1


def _write_side(game: Game, battle: Battle, k: i64, player: i64, buffer: vec[u8], at: i64) -> None:
    """Writes one side as its view shows it: the own choice, what Prescience shows, what was revealed."""
    side = battle.sides[k]
    players = game.rules.players
    mine = side.seat == player
    buffer[at] = u8((side.seat + players - player) % players + 1)
    buffer[at + 1] = 1 if side.stage == 3 else 0
    if mine or side.revealed or (side.shown and battle.sides[1 - k].seat == player):
        buffer[at + 2] = u8(side.card + 1)
    if mine or (side.revealed and game.rules.discards_up):
        buffer[at + 3] = u8(side.discard + 1)
    if side.revealed:
        buffer[at + 4] = u8(side.strength)
        buffer[at + 5] = u8(side.damage)
        buffer[at + 6] = u8(side.shield)
    if mine or side.revealed:
        for di in range(game.rules.di_kinds):
            buffer[at + 7 + di] = u8(side.di[di])
