"""What no good player does, whatever comes next: those actions are left out before a bot chooses.

Only what everybody can see is looked at, so it does not matter which guessed world is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.bots.thinking.books import has_battle_power
from kemet.bots.thinking.camp_sense import has_own_board, pointless_for_camp
from kemet.engine.actions import BATTLE_CARD, DI, GOLD, PASS, PLAYER, RECALL, RETREAT, SILVER, SPACE, TOKEN
from kemet.engine.effect import ACT_PRAY
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOURS, GOLD_DARK_RITUAL, lowest
from kemet.engine.play.battle import ATTACKER, PICK_DI, SETTLED, Battle, Side, count_standing
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.build import Build
from kemet.engine.play.buy import Buy
from kemet.engine.play.day import Turn, free_spaces
from kemet.engine.play.move import Move, PickTroop
from kemet.engine.play.night import SetOrder
from kemet.engine.play.recruit import PlaceUnits
from kemet.engine.play.retreat import AfterDefeat, AfterVictory
from kemet.engine.state import count_bits

ROWS: Final = 3


def sensible(game: Game, seat: i64, legal: list[int]) -> list[int]:
    """Returns those of the *legal* actions of *seat* that are not plainly pointless; one at least."""
    found = [action for action in legal if not pointless(game, seat, action, legal)]
    return found or legal


def pointless(game: Game, seat: i64, action: i64, legal: list[int]) -> bool:
    """Tells whether one of the *legal* actions of *seat* is never worth it."""
    frame = game.top
    if game.rules.has_allies and pointless_for_camp(game, seat, action, legal):
        return True
    if isinstance(frame, Turn):
        if action == PASS:
            return more_could_pray(game, seat, legal)
        if GOLD <= action < SPACE:
            return opens_nothing(game, seat, action)
        return TOKEN <= action < SILVER and can_pray(game, legal) and opens_nothing(game, seat, action)
    if action == PASS and wastes_token(game, seat):
        return True
    if isinstance(frame, Move):
        return action == SPACE + frame.origin and comes_back(game, frame)
    if isinstance(frame, AfterVictory):
        return action == RECALL and day_is_over(game) and is_worth_holding(game, frame.space)
    if isinstance(frame, AfterDefeat):
        return action == RETREAT and leads_nowhere(game, frame.space)
    if isinstance(frame, SetOrder):
        return len(frame.named) == 0 and action == PLAYER + seat
    if isinstance(frame, ChooseCards) and DI <= action < BATTLE_CARD:
        battle = frame.battle(game)
        k = battle.side_of(seat)
        return battle.sides[k].stage == PICK_DI and not can_change(game, battle, k, action - DI)
    return False


# Tokens.


def prayers(game: Game) -> i64:
    """Returns the spaces of the own board where a token prays, as a mask."""
    found: i64 = 0
    for space in range(len(game.rules.action_spaces)):
        printed = game.rules.action_spaces[space]
        if printed.action == ACT_PRAY and printed.row >= 0:
            found |= BIT[space]
    return found


def can_pray(game: Game, legal: list[int]) -> bool:
    """Tells whether a regular token may be laid for a prayer."""
    left = prayers(game)
    while left:
        if TOKEN + lowest(left) in legal:
            return True
        left &= left - 1
    return False


def more_could_pray(game: Game, seat: i64, legal: list[int]) -> bool:
    """Tells whether the turn is the last of the day of *seat*, and its silver or gold token could still pray."""
    if game.tokens_left[seat]:
        return False
    if GOLD + GOLD_DARK_RITUAL in legal:
        return True
    left = prayers(game)
    while left:
        if SILVER + lowest(left) in legal:
            return True
        left &= left - 1
    return False


def begins_action(game: Game) -> bool:
    """Tells whether an action has just begun, and nothing came of it yet."""
    frame = game.top
    if isinstance(frame, Move):
        return frame.reach < 0
    if isinstance(frame, PlaceUnits):
        return frame.gift < 0 and not frame.placed
    return isinstance(frame, (PickTroop, Buy, Build))


def wastes_token(game: Game, seat: i64) -> bool:
    """Tells whether to pass would be to have laid a token for nothing, though it could have prayed."""
    return begins_action(game) and could_have_prayed(game, seat)


def could_have_prayed(game: Game, seat: i64) -> bool:
    """Tells whether the token of the action in progress could have been laid for a prayer."""
    if game.turn != seat or has_own_board(game, seat):
        return False
    free = free_spaces(game, seat)
    # Where rows had to be filled (K5.2), this token may be the only one of its row, and prayer was open in these rows alone.
    empty: i64 = 0
    alone = False
    open_rows: i64 = 0
    for row in range(ROWS):
        laid = count_bits(game.rules.row_spaces[row] & ~free)
        if laid == 0:
            empty += 1
        alone = alone or laid == 1
        if laid <= 1:
            open_rows |= game.rules.row_spaces[row]
    if empty < game.tokens_left[seat] or not alone:
        open_rows = free
    return free & prayers(game) & open_rows != 0


def opens_nothing(game: Game, seat: i64, action: i64) -> bool:
    """Tells whether a token laid by *action* finds nothing to do: nobody to move, nothing that can be paid for."""
    if has_own_board(game, seat):
        return False
    trial = game.copy()
    trial.take(seat, action)
    if isinstance(trial.top, Turn):
        return changes_nothing(game, trial, seat)
    return begins_action(trial) and trial.legal(seat) == [PASS]


def comes_back(game: Game, move: Move) -> bool:
    """Tells whether all of a troop that has set out would stand where it came from, and its token could have prayed."""
    if move.at == move.origin or game.units_at(move.player, move.origin):
        return False
    return game.units_at(move.player, move.at) == move.units and could_have_prayed(game, move.player)


def changes_nothing(before: Game, after: Game, seat: i64) -> bool:
    """Tells whether *seat* has the same *after* as *before* its turn, but for the token."""
    if before.pp[seat] != after.pp[seat] or before.reserve[seat] != after.reserve[seat]:
        return False
    if before.troops[seat] != after.troops[seat] or before.hand_size[seat] != after.hand_size[seat]:
        return False
    if before.total_vp(seat) != after.total_vp(seat) or before.battle_hand[seat] != after.battle_hand[seat]:
        return False
    for colour in range(COLOURS):
        if before.level(seat, colour) != after.level(seat, colour):
            return False
    powers = before.rules.powers
    for power in range(powers):
        if before.owned[seat * powers + power] != after.owned[seat * powers + power]:
            return False
    left = before.troops[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        if before.units_at(seat, space) != after.units_at(seat, space):
            return False
        if before.creature_of(seat, space) != after.creature_of(seat, space):
            return False
    for k in range(len(before.expansion)):
        if before.expansion[k] != after.expansion[k]:
            return False
    return True


# After a battle.


def day_is_over(game: Game) -> bool:
    """Tells whether nobody has a token left for today."""
    for seat in range(game.rules.players):
        if game.tokens_left[seat]:
            return False
    return not game.night


def is_last_turn(game: Game, seat: i64) -> bool:
    """Tells whether the day ends with the present turn of *seat*, which has a token of its own at most."""
    for other in range(game.rules.players):
        if game.tokens_left[other] > (1 if other == seat else 0):
            return False
    return not game.night and not game.rules.has_allies


def leaves_temple(before: Game, after: Game, seat: i64) -> bool:
    """Tells whether *seat* gave up a temple in the turn between *before* and *after* and has won nothing."""
    return after.temples_held(seat) < before.temples_held(seat) and after.permanent_vp(seat) <= before.permanent_vp(seat)


def is_worth_holding(game: Game, space: i64) -> bool:
    """Tells whether *space* yields something at the end of the day (K13)."""
    board = game.rules.board
    return bool(board.temples & BIT[space]) or space == board.sanctuary


def leads_nowhere(game: Game, space: i64) -> bool:
    """Tells whether who retreats from *space* can be sent where the only way on is back."""
    board = game.rules.board
    free = game.free_neighbours(space)
    while free:
        reached = free & -free
        free &= free - 1
        grown: i64 = 0
        while grown != reached:
            grown = reached
            left = reached
            while left:
                reached |= board.neighbours[lowest(left)] & ~BIT[space]
                left &= left - 1
        if not reached & board.all_districts:
            return True
    return False


# Cards in battle.


def can_change(game: Game, battle: Battle, k: i64, di: i64) -> bool:
    """Tells whether one more DI card of that kind could change who wins or what either side loses, whatever side *k* cannot
    see: the enemy's battle card and DI cards."""
    trial = battle.copy()
    assert isinstance(trial, Battle)
    enemy = trial.sides[1 - k]
    if game.rules.hooks.has_tokens_for_battle(game, enemy.seat):
        return True
    if has_battle_power(game, enemy.seat) or has_battle_power(game, battle.sides[k].seat):
        return True
    count_standing(game, trial, k, False)
    count_standing(game, trial, 1 - k, False)
    own = trial.sides[k]
    laid = game.rules.di_cards[di]
    card = game.rules.battle_cards[own.card]
    strength = own.strength + card.strength + sum_of(game, own, 0)
    damage = own.damage + card.damage + sum_of(game, own, 1)
    shield = own.shield + card.shield + sum_of(game, own, 2)
    if not laid.strength and not laid.damage and not laid.shield:
        return True
    # Who wins: the attacker by more, the defender by as much.
    low, high = bounds(game, enemy, 0)
    first = strength if k == ATTACKER else strength + 1
    if laid.strength and first <= high and first + laid.strength - 1 >= low:
        return True
    low, high = bounds(game, enemy, 2)
    there = game.troop_size(enemy.seat, battle.space)
    if laid.damage and damage - high < there and damage + laid.damage > low:
        return True
    low, high = bounds(game, enemy, 1)
    here = game.troop_size(own.seat, battle.space)
    return laid.shield > 0 and shield < high and low - shield - laid.shield < here


def sum_of(game: Game, side: Side, which: i64) -> i64:
    """Returns what the DI cards that *side* has laid add: 0 strength, 1 damage, 2 shield."""
    total: i64 = 0
    for di in game.rules.battle_di:
        if side.di[di]:
            total += side.di[di] * of_card(game, di, which)
    return total


def of_card(game: Game, di: i64, which: i64) -> i64:
    """Returns a number of a DI card: 0 strength, 1 damage, 2 shield."""
    card = game.rules.di_cards[di]
    if which == 0:
        return card.strength
    return card.damage if which == 1 else card.shield


def bounds(game: Game, side: Side, which: i64) -> tuple[i64, i64]:
    """Returns the least and the most that *side*, counted as it stands, may come to: 0 strength, 1 damage, 2 shield."""
    standing = side.strength
    if which == 1:
        standing = side.damage
    elif which == 2:
        standing = side.shield
    least: i64 = 99
    most: i64 = 0
    known = side.shown and side.stage == SETTLED
    hidden = (game.battle_hand[side.seat] | game.battle_pile[side.seat]) & ~game.battle_seen[side.seat]
    for card in game.rules.battle_cards:
        if known and card.id != side.card:
            continue
        if not known and not hidden & BIT[card.id]:
            continue
        number = card.strength
        if which == 1:
            number = card.damage
        elif which == 2:
            number = card.shield
        least = min(least, number)
        most = max(most, number)
    # Any card in hand may be laid, or thrown for one strength.
    each: i64 = 1 if which == 0 else 0
    for di in game.rules.battle_di:
        each = max(each, of_card(game, di, which))
    return standing + least, standing + most + each * game.hand_size[side.seat]
