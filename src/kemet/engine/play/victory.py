"""Victory points and the end of the game (K2.8, K2.9, K14)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.game import Game
from kemet.engine.ids import NONE, VP_KINDS
from kemet.engine.state import count_bits, increased


def gain_vp(game: Game, player: i64, source: i64) -> None:
    """K2.8 Gives *player* one permanent victory point for good."""
    game.vp = increased(game.vp, player * VP_KINDS + source, 1)
    game.tell(events.VP_GAINED, player, source)
    game.rules.hooks.vp_gained(game, player, source)


def at_target(game: Game, player: i64, target: i64) -> bool:
    """K14.1 Tells whether *player* has the *target*. Most of the time a glance at the temples and pyramids that could
    count is enough: those of the own city, and one for each troop elsewhere."""
    board = game.rules.board
    if game.rules.has_allies or not game.rules.temporary_vp[player]:
        return game.total_vp(player) >= target
    city = game.city[player]
    at_most = board.city_size[city] + count_bits(game.troops[player] & board.points_outside[city])
    if game.permanent_vp(player) + at_most < target:
        return False
    return game.total_vp(player) >= target


def best_player(game: Game, target: i64) -> i64:
    """K14.1 Returns the winner among those at the *target*: most VP, then most battle VP, then earlier in the last
    day's order; NONE if nobody is there.
    """
    best: i64 = NONE
    for k in range(game.rules.players):
        seat = game.order[k]
        if not at_target(game, seat, target):
            continue
        if best < 0 or _ahead(game, seat, best):
            best = seat
    return best


def _ahead(game: Game, seat: i64, other: i64) -> bool:
    """Tells whether *seat*, later in the order, is strictly ahead of *other*."""
    if game.total_vp(seat) != game.total_vp(other):
        return game.total_vp(seat) > game.total_vp(other)
    return game.battle_vp(seat) > game.battle_vp(other)
