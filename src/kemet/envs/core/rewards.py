"""What a game was worth to each of its players. All rewards of a game sum to 0, and allies get the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

# The winners share 1, the others -1.
WIN: Final = 0
# From 1 for the first to -1 for the last, in equal steps.
RANK: Final = 1
REWARD_NAMES: Final = ["win", "rank"]


def ranks(game: Game) -> list[int]:
    """Returns the rank of each seat in a game that is over: 0 for the winner, then its allies if it has any, then by VP,
    battle VP and the last day's order, as ties at the target are broken (K14.1)."""
    left = [int(game.order[k]) for k in range(game.rules.players)]
    found = [0] * len(left)
    left.remove(int(game.winner))
    rank = 1
    for ally in [seat for seat in left if game.has_won(seat)]:
        left.remove(ally)
        found[ally] = rank
        rank += 1
    while left:
        best = left[0]
        for seat in left:
            if _worth(game, seat) > _worth(game, best):
                best = seat
        left.remove(best)
        found[best] = rank
        rank += 1
    return found


def _worth(game: Game, seat: i64) -> i64:
    return game.total_vp(seat) * 100 + game.battle_vp(seat)


def game_rewards(kind: i64, game: Game) -> list[float]:
    """Returns the reward of each seat for a game that is over."""
    others = float(game.rules.players - 1)
    if kind == RANK:
        return of_camps(game.rules, [1.0 - 2.0 * rank / others for rank in ranks(game)])
    winners = float(count_bits(game.rules.allies[game.winner]))
    losers = float(game.rules.players) - winners
    return [1.0 / winners if game.has_won(seat) else -1.0 / losers for seat in range(game.rules.players)]


def of_camps(rules: Rules, rewards: list[float]) -> list[float]:
    """Returns *rewards* with those of allies evened out: a camp is rewarded as one."""
    if not rules.has_allies:
        return rewards
    found: list[float] = []
    for seat in range(rules.players):
        total = 0.0
        for ally in range(rules.players):
            if rules.allies[seat] & BIT[ally]:
                total += rewards[ally]
        found.append(total / float(count_bits(rules.allies[seat])))
    return found


def forfeit_rewards(seat: i64, rules: Rules) -> list[float]:
    """Returns the reward of each seat if *seat* loses by an illegal action: it and its allies share -1, the others 1."""
    losers = float(count_bits(rules.allies[seat]))
    others = float(rules.players) - losers
    return [-1.0 / losers if rules.allies[seat] & BIT[k] else 1.0 / others for k in range(rules.players)]
