"""Prayer points: gaining, paying, and the pray action (K2.7, K6.1)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine import events, timings
from kemet.engine.game import Game


def gain_pp(game: Game, player: i64, number: i64) -> None:
    """K2.7 Gives *player* prayer points, up to 11; what is over is lost."""
    gained = min(number, game.rules.pp_limits[player] - game.pp[player])
    if gained > 0:
        game.pp[player] += gained
        game.tell(events.PP_GAINED, player, gained)


def earn_pp(game: Game, player: i64, number: i64) -> None:
    """R33 Gives *player* prayer points for something done in a turn, where tiles may add to each gain."""
    gain_pp(game, player, with_earned(game, player, number))


def with_earned(game: Game, player: i64, number: i64) -> i64:
    """R33 Returns *number* and what tiles add to a gain for something done in a turn."""
    return number + timings.earned_pp(game, player)


def gain_income(game: Game, player: i64, number: i64) -> None:
    """K13.1, K13.2, R33 Gives *player* what a temple yields."""
    if game.rules.income_is_earned:
        earn_pp(game, player, number)
    else:
        gain_pp(game, player, number)


def gain_spoils(game: Game, player: i64, number: i64) -> None:
    """R33, S8.7 Gives *player* what a battle yields, if anything; a module may share it among those who fought."""
    if game.rules.has_allies and number and game.rules.hooks.shares_spoils(game, player, number):
        return
    if number and game.rules.spoils_are_earned and not game.night:
        earn_pp(game, player, number)
    else:
        gain_pp(game, player, number)


def price(game: Game, player: i64, amount: i64) -> i64:
    """R11 Returns what a payment of *amount* costs *player* after discounts on payments, at least 0."""
    if amount <= 0:
        return 0
    return max(0, amount - timings.payment_discount(game, player))


def pay(game: Game, player: i64, amount: i64) -> None:
    """Takes *amount* prayer points, already discounted, from *player*."""
    assert game.pp[player] >= amount
    if amount > 0:
        game.pp[player] -= amount
        game.tell(events.PP_PAID, player, amount)


def pray(game: Game, player: i64) -> None:
    """K6.1 The pray action: gain 2 PP, more with tiles."""
    earn_pp(game, player, game.rules.pray_pp[player] + timings.pray_gain(game, player))
    timings.prayed(game, player)
    for seat in range(game.rules.players):
        if seat != player:
            timings.other_prayed(game, seat)
