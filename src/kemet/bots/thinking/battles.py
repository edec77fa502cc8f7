"""Which battle card to play: a small matrix game over both sides' cards, in worlds that could be (K10.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.bots.thinking.rollout import MOST_DECISIONS, RolloutPolicy, card_value
from kemet.bots.thinking.turns import turn_begins
from kemet.engine.actions import BATTLE_CARD
from kemet.engine.game import Game
from kemet.engine.ids import BIT, bits
from kemet.engine.play.battle import PICK_CARD, PICK_DISCARD
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.day import Turn

ROUNDS: Final = 400


def fight_out(policy: RolloutPolicy, game: Game, seat: i64, mine: i64, theirs: i64) -> None:
    """Plays the battle in progress to its end and on to a quiet moment, with the two battle cards given where they are still
    to be chosen; a side discards its weakest other card."""
    left: i64 = MOST_DECISIONS
    while left > 0 and game.winner < 0:
        frame = game.top
        if isinstance(frame, Turn) or turn_begins(game):
            return
        who = game.to_act()
        action: i64 = -1
        if isinstance(frame, ChooseCards):
            battle = frame.battle(game)
            side = battle.sides[battle.side_of(who)]
            card = mine if who == seat else theirs
            if side.stage == PICK_CARD and card >= 0 and game.battle_hand[who] & BIT[card]:
                action = BATTLE_CARD + card
            elif side.stage == PICK_DISCARD:
                action = BATTLE_CARD + weakest_card(game, who, side.card)
        if action < 0:
            action = policy.choose(game, who)
        game.take(who, action)
        left -= 1


def weakest_card(game: Game, seat: i64, played: i64) -> i64:
    """Returns the card in hand, other than the one played, with the least numbers."""
    best: i64 = -1
    least: i64 = 99
    for card in game.rules.battle_cards:
        if card.id != played and game.battle_hand[seat] & BIT[card.id]:
            if card_value(game, card.id) < least:
                least = card_value(game, card.id)
                best = card.id
    return best


def payoffs(
    policy: RolloutPolicy, worlds: list[Game], seat: i64, enemy: i64, own: list[int]
) -> tuple[list[list[float]], list[int]]:
    """Returns, for each of *own* cards and each card *enemy* may hold, the mean chance of *seat* after the battle; and
    these cards of the enemy."""
    seen: list[int] = []
    for world in worlds:
        for card in bits(world.battle_hand[enemy]):
            if card not in seen:
                seen.append(card)
    totals = [[0.0 for _ in seen] for _ in own]
    counts = [[0.0 for _ in seen] for _ in own]
    for world in worlds:
        for column, theirs in enumerate(seen):
            if not world.battle_hand[enemy] & BIT[theirs]:
                continue
            for row, mine in enumerate(own):
                game = world.copy()
                fight_out(policy, game, seat, mine, theirs)
                totals[row][column] += policy.evaluation.chances(game)[seat]
                counts[row][column] += 1.0
    for row in range(len(own)):
        for column in range(len(seen)):
            totals[row][column] /= max(1.0, counts[row][column])
    return totals, seen


def mixed(matrix: list[list[float]], rounds: i64) -> list[float]:
    """Returns a mixed strategy of the row player by regret matching against a column player who wants the opposite."""
    rows = len(matrix)
    columns = len(matrix[0])
    regret_rows = [0.0 for _ in range(rows)]
    regret_columns = [0.0 for _ in range(columns)]
    average = [0.0 for _ in range(rows)]
    for _ in range(rounds):
        row_mix = matched(regret_rows)
        column_mix = matched(regret_columns)
        row_values = [0.0 for _ in range(rows)]
        column_values = [0.0 for _ in range(columns)]
        value = 0.0
        for r in range(rows):
            for c in range(columns):
                row_values[r] += matrix[r][c] * column_mix[c]
                column_values[c] += matrix[r][c] * row_mix[r]
        for r in range(rows):
            value += row_values[r] * row_mix[r]
        for r in range(rows):
            regret_rows[r] += row_values[r] - value
            average[r] += row_mix[r]
        for c in range(columns):
            regret_columns[c] += value - column_values[c]
    return [share / float(rounds) for share in average]


def matched(regrets: list[float]) -> list[float]:
    """Returns shares in proportion to the regrets above 0, equal ones where there are none."""
    total = 0.0
    for regret in regrets:
        total += max(0.0, regret)
    if total <= 0.0:
        return [1.0 / len(regrets) for _ in regrets]
    return [max(0.0, regret) / total for regret in regrets]


def drawn(shares: list[float], number: float) -> int:
    """Returns the place where *number*, from 0 to 1, falls in *shares*."""
    left = number
    for k in range(len(shares)):
        left -= shares[k]
        if left < 0.0:
            return k
    return len(shares) - 1
