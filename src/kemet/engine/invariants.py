"""What must hold in every position: things are conserved, limits kept, derived facts true. For tests and scenarios."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.game import Game
from kemet.engine.ids import (
    ACTION_SPACES,
    BIT,
    COLOURS,
    MAX_LEVEL,
    MAX_PP,
    REGULAR_TOKENS,
    TOKEN_REGULAR,
    VP_KINDS,
    VP_SPHINX,
    VP_TILE,
)
from kemet.engine.notation import player_text
from kemet.engine.play.recruit import troop_limit, unit_pool
from kemet.engine.state import count_bits


def faults(game: Game) -> list[str]:
    """Lists everything that is wrong with *game*; nothing in a sound position."""
    found: list[str] = []
    for seat in range(game.rules.players):
        _units(game, seat, found)
        _pyramids(game, seat, found)
        _tiles(game, seat, found)
        _battle_cards(game, seat, found)
    _one_troop_per_space(game, found)
    _di_cards(game, found)
    for module in game.rules.modules:
        module.faults(game, found)
    return found


def _units(game: Game, seat: i64, found: list[str]) -> None:
    who = player_text(seat)
    board: i64 = 0
    limit = troop_limit(game, seat)
    # While losses are being settled creatures have not gone home yet.
    settling = any(frame.name() == "lose-priests" for frame in game.stack)
    for space in range(SPACES):
        number = game.units_at(seat, space)
        board += number
        if number > limit:
            found.append(f"{who} has {number} units on {SPACE_NAMES[space]}, a troop holds at most {limit} (K2.6)")
        if (number > 0) != ((game.troops[seat] & BIT[space]) != 0):
            found.append(f"the mask of troops of {who} is wrong at {SPACE_NAMES[space]}")
        if number and not game.rules.board.spaces & BIT[space]:
            found.append(f"{SPACE_NAMES[space]} is not in play with {game.rules.players} players (K2.1)")
        creature = game.creature_of(seat, space)
        if creature >= 0 and game.creature_at[creature] != space:
            found.append(f"creature {game.rules.creatures[creature].slug} is in two places")
        if creature >= 0 and not number and not settling:
            found.append(f"creature {game.rules.creatures[creature].slug} is alone on {SPACE_NAMES[space]} (K11.4)")
    pool = unit_pool(game, seat)
    if board + game.reserve[seat] != pool or game.reserve[seat] < 0:
        found.append(f"{who} has {board} units on the board and {game.reserve[seat]} in reserve, {pool} in all (K3.2)")
    if not 0 <= game.pp[seat] <= MAX_PP:
        found.append(f"{who} has {game.pp[seat]} PP, the track runs from 0 to 11 (K2.7)")


def _one_troop_per_space(game: Game, found: list[str]) -> None:
    for space in range(SPACES):
        owners: i64 = 0
        for seat in range(game.rules.players):
            if game.units_at(seat, space):
                owners += 1
        if owners > 1 and not (game.contested & BIT[space] and owners == 2):
            found.append(f"{owners} players have units on {SPACE_NAMES[space]} with no battle to come (K9.7)")


def _pyramids(game: Game, seat: i64, found: list[str]) -> None:
    who = player_text(seat)
    standing: i64 = 0
    for space in range(SPACES):
        pyramid = game.pyramid_on[space]
        if pyramid >= 0 and pyramid // COLOURS == seat:
            standing += 1
            if not game.own_districts(seat) & BIT[space]:
                found.append(f"a pyramid of {who} stands outside the own city, on {SPACE_NAMES[space]} (K6.3)")
            if not game.pyramid_level[pyramid]:
                found.append(f"a pyramid of level 0 of {who} stands on {SPACE_NAMES[space]} (K3.4)")
    raised: i64 = 0
    for colour in range(COLOURS):
        level = game.level(seat, colour)
        if level > MAX_LEVEL:
            found.append(f"a pyramid of {who} has level {level} (K6.2)")
        if level:
            raised += 1
    placing = game.stack and game.stack[-1].name() == "place-pyramid"
    if raised != standing and not placing:
        found.append(f"{who} has {raised} pyramids above level 0 but {standing} in districts (K6.3)")


def _tiles(game: Game, seat: i64, found: list[str]) -> None:
    who = player_text(seat)
    for tile in game.rules.tiles:
        held: i64 = 0
        for other in range(game.rules.players):
            if game.owned[other * game.rules.powers + tile.power] == tile.id + 1:
                held += 1
        if held + game.supply[tile.id] != tile.copies:
            found.append(f"{tile.name}: {held} owned and {game.supply[tile.id]} on offer of {tile.copies}")
    regular: i64 = 0
    for space in range(ACTION_SPACES):
        if game.token_on[seat * ACTION_SPACES + space] == TOKEN_REGULAR:
            regular += 1
    if regular + game.tokens_left[seat] > REGULAR_TOKENS:
        found.append(f"{who} has more than 5 regular tokens (K3.2)")
    powers = game.rules.powers
    vp_tiles: i64 = 0
    sphinx: i64 = 0
    for power in range(powers):
        owned = game.owned[seat * powers + power]
        if owned:
            name = game.rules.tiles[owned - 1].name
            vp_tiles += 1 if name == "Victory Point" else 0
            sphinx += 1 if name == "Sphinx" else 0
    if game.vp[seat * VP_KINDS + VP_TILE] != vp_tiles or game.vp[seat * VP_KINDS + VP_SPHINX] != sphinx:
        found.append(f"the VP of {who} from tiles do not fit the tiles owned (K2.9)")


def _battle_cards(game: Game, seat: i64, found: list[str]) -> None:
    who = player_text(seat)
    hand = game.battle_hand[seat]
    pile = game.battle_pile[seat]
    removed = game.battle_removed[seat]
    if hand & pile or hand & removed or pile & removed or game.battle_seen[seat] & ~pile:
        found.append(f"a battle card of {who} is in two places")
    whole = count_bits(game.rules.hand_start)
    if count_bits(hand) + count_bits(pile) != whole:
        found.append(f"{who} has {count_bits(hand) + count_bits(pile)} battle cards, not {whole} (K3.2, R28e)")
    for k in range(count_bits(removed)):
        if not removed & ~game.battle_proven[2 * seat + k]:
            found.append(f"a removed battle card of {who} counts as still in the game")


def _di_cards(game: Game, found: list[str]) -> None:
    kinds = game.rules.di_kinds
    looking = game.stack and game.stack[-1].name() == "keep-one"
    for card in game.rules.di_cards:
        number = game.deck[card.id] + game.discard[card.id]
        for seat in range(game.rules.players):
            number += game.hand[seat * kinds + card.id] + game.thrown[seat * kinds + card.id]
        if number > card.copies or (number < card.copies and not looking):
            found.append(f"{number} copies of {card.name} instead of {card.copies} (K2.11)")
    for seat in range(game.rules.players):
        held: i64 = 0
        for di in range(kinds):
            held += game.hand[seat * kinds + di]
        if held != game.hand_size[seat]:
            found.append(f"the hand size of {player_text(seat)} is wrong")
