"""Units that leave the board for reserve (K8.4, K10.7)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.game import Game


def take_units(game: Game, player: i64, space: i64, number: i64, event: i64) -> None:
    """Takes units from *space* to reserve, whatever figures they are, and leaves a creature where it is for now; *event* is
    told of it."""
    game.put_units(player, space, -number)
    game.reserve[player] += number
    game.tell(event, player, space, number)


def units_to_reserve(game: Game, player: i64, space: i64, number: i64, event: i64) -> None:
    """Takes units from *space* to reserve; the owner picks the figures where they differ (R45)."""
    take_units(game, player, space, number, event)
    game.rules.hooks.to_reserve(game, player, space, number)
