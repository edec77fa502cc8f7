"""What must hold in every position: things are conserved, limits kept, derived facts true. For tests and scenarios."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOURS, MAX_LEVEL, TOKEN_FREE, TOKEN_KINDS, TOKEN_REGULAR, VP_KINDS, VP_SPHINX, VP_TILE
from kemet.engine.notation import player_text
from kemet.engine.play.attack import Attack
from kemet.engine.play.battle import Battle
from kemet.engine.play.move import Move
from kemet.engine.play.recruit import troop_limit, unit_pool
from kemet.engine.state import count_bits, total


def faults(game: Game) -> list[str]:
    """Lists everything that is wrong with *game*; nothing in a sound position."""
    found: list[str] = []
    passing = _passing(game)
    # While losses are being settled creatures have not gone home yet.
    settling = any(frame.name() in game.rules.settling for frame in game.stack)
    for seat in range(game.rules.players):
        _units(game, seat, passing, settling, found)
        _pyramids(game, seat, found)
        _tokens(game, seat, found)
        _tile_vp(game, seat, found)
        _battle_cards(game, seat, found)
    _tiles(game, found)
    _one_troop_per_space(game, found)
    _di_cards(game, found)
    for module in game.rules.modules:
        module.faults(game, found)
    return found


def _units(game: Game, seat: i64, passing: i64, settling: bool, found: list[str]) -> None:
    who = player_text(seat)
    board: i64 = 0
    limit = troop_limit(game, seat)
    for space in range(SPACES):
        number = game.units_at(seat, space)
        board += number
        size = game.troop_size(seat, space) if number and not passing & BIT[space] else 0
        if size > limit + game.rules.hooks.over_limit(game, seat, space):
            found.append(f"{who} has {size} units on {SPACE_NAMES[space]}, a troop holds at most {limit} (K2.6)")
        if (number > 0 or game.figures[seat] & BIT[space] != 0) != ((game.troops[seat] & BIT[space]) != 0):
            found.append(f"the mask of troops of {who} is wrong at {SPACE_NAMES[space]}")
        if number and not game.rules.board.spaces & BIT[space]:
            found.append(f"{SPACE_NAMES[space]} is not in play with {game.rules.players} players (K2.1)")
        creature = game.creature_of(seat, space)
        if creature >= 0 and game.creature_at[creature] != space:
            found.append(f"creature {game.rules.creatures[creature].slug} is in two places")
        if creature >= 0 and not number and not settling:
            found.append(f"creature {game.rules.creatures[creature].slug} is alone on {SPACE_NAMES[space]} (K11.4)")
    pool = unit_pool(game, seat)
    away = game.rules.hooks.units_away(game, seat)
    if board + game.reserve[seat] + away != pool or game.reserve[seat] < 0:
        found.append(f"{who} has {board} units on the board and {game.reserve[seat]} in reserve, {pool} in all (K3.2)")
    if not 0 <= game.pp[seat] <= game.rules.pp_limits[seat]:
        found.append(f"{who} has {game.pp[seat]} PP, the track runs from 0 to 11 (K2.7)")


def _passing(game: Game) -> i64:
    """S4.1, S5.7 Returns where a troop may be over its limit for the moment: where troops of one camp meet, on the way or in
    a battle; anywhere if the game has ended then."""
    if not game.rules.has_allies:
        return 0
    if game.over():
        return game.rules.board.spaces
    found: i64 = 0
    for frame in game.stack:
        if isinstance(frame, Move):
            found |= BIT[frame.at]
        elif isinstance(frame, Attack | Battle):
            found |= BIT[frame.space]
    return found


def _one_troop_per_space(game: Game, found: list[str]) -> None:
    for space in range(SPACES):
        camps: i64 = 0
        met: i64 = 0
        for seat in range(game.rules.players):
            if game.stands(seat, space) and not met & BIT[seat]:
                met |= game.rules.allies[seat]
                camps += 1
        if camps > 1 and not (game.contested & BIT[space] and camps == 2):
            found.append(f"{camps} players have units on {SPACE_NAMES[space]} with no battle to come (K9.7)")


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
        if level and colour not in game.rules.lone_colours:
            raised += 1
    placing = game.stack and game.stack[-1].name() == "place-pyramid"
    if raised != standing and not placing:
        found.append(f"{who} has {raised} pyramids above level 0 but {standing} in districts (K6.3)")


def _tiles(game: Game, found: list[str]) -> None:
    colours = [*game.colours(), *game.rules.lone_colours]
    for tile in game.rules.tiles:
        held: i64 = 0
        for seat in range(game.rules.players):
            if game.owned[seat * game.rules.powers + tile.power] == tile.id + 1:
                held += 1
        in_play = tile.colour in colours
        copies = tile.copies if not tile.copies or in_play else 0
        if tile.serves_camp():
            held = min(held, 1)
        if held + game.supply[tile.id] != copies:
            found.append(f"{tile.name}: {held} owned and {game.supply[tile.id]} on offer of {copies}")


def _tokens(game: Game, seat: i64, found: list[str]) -> None:
    who = player_text(seat)
    regular = count_bits(game.tokens_on[seat * TOKEN_KINDS + TOKEN_REGULAR])
    laid: i64 = 0
    for token in range(TOKEN_REGULAR, TOKEN_KINDS):
        laid += game.tokens_on[seat * TOKEN_KINDS + token]
    if laid != game.tokens_on[seat * TOKEN_KINDS + TOKEN_FREE]:
        found.append(f"{who}: the action spaces with tokens are not those with a token of a kind (K5.1)")
    if regular + game.tokens_left[seat] > game.rules.most_tokens[seat]:
        found.append(f"{who} has more than {game.rules.most_tokens[seat]} regular tokens (K3.2)")


def _tile_vp(game: Game, seat: i64, found: list[str]) -> None:
    powers = game.rules.powers
    vp_tiles: i64 = 0
    sphinx: i64 = 0
    for power in range(powers):
        owned = game.owned[seat * powers + power]
        if owned:
            source = game.rules.tiles[owned - 1].vp_source()
            vp_tiles += 1 if source == VP_TILE else 0
            sphinx += 1 if source == VP_SPHINX else 0
    aside = game.rules.hooks
    from_tiles = game.vp[seat * VP_KINDS + VP_TILE] + aside.vp_aside(game, seat, VP_TILE)
    from_sphinx = game.vp[seat * VP_KINDS + VP_SPHINX] + aside.vp_aside(game, seat, VP_SPHINX)
    if from_tiles != vp_tiles or from_sphinx != sphinx:
        found.append(f"the VP of {player_text(seat)} from tiles do not fit the tiles owned (K2.9)")


def _battle_cards(game: Game, seat: i64, found: list[str]) -> None:
    who = player_text(seat)
    hand = game.battle_hand[seat]
    pile = game.battle_pile[seat]
    removed = game.battle_removed[seat]
    if hand & pile or hand & removed or pile & removed or game.battle_seen[seat] & ~pile:
        found.append(f"a battle card of {who} is in two places")
    whole = count_bits(game.rules.hand_starts[seat])
    if count_bits(hand) + count_bits(pile) != whole:
        found.append(f"{who} has {count_bits(hand) + count_bits(pile)} battle cards, not {whole} (K3.2, R28e)")
    for k in range(count_bits(removed)):
        if not removed & ~game.battle_proven[2 * seat + min(k, 1)]:
            found.append(f"a removed battle card of {who} counts as still in the game")


def _di_cards(game: Game, found: list[str]) -> None:
    kinds = game.rules.di_kinds
    looking = game.stack and game.stack[-1].name() == "keep-one"
    for card in game.rules.di_cards:
        number = game.deck[card.id] + game.discard[card.id]
        for seat in range(game.rules.players):
            number += game.hand[seat * kinds + card.id] + game.thrown[seat * kinds + card.id]
        # Of cards dealt apart each player has one from set-up on, and the rest are out of the game (BS12.5).
        copies = game.rules.players if card.apart else card.copies
        missing = looking or (card.apart and not number)
        if number > copies or (number < copies and not missing) or (card.apart and game.deck[card.id]):
            found.append(f"{number} copies of {card.name} instead of {copies} (K2.11)")
    if game.deck_left != total(game.deck):
        found.append("the number of cards in the deck is wrong")
    for seat in range(game.rules.players):
        held: i64 = 0
        for di in range(kinds):
            held += game.hand[seat * kinds + di]
            if (game.hand[seat * kinds + di] > 0) != (game.kinds_held[seat] & BIT[di] != 0):
                found.append(f"the mask of cards in hand of {player_text(seat)} is wrong")
        if held != game.hand_size[seat]:
            found.append(f"the hand size of {player_text(seat)} is wrong")
