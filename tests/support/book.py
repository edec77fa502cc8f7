"""Hand-written positions with the Book of the Dead."""

from __future__ import annotations

from typing import Any

from kemet.engine import Game, Options, make_rules
from kemet.engine.edition import CLASSIC
from kemet.engine.modules.book_of_the_dead.facts import BookFacts, book_of
from kemet.engine.position import build_position
from kemet.engine.view import player_view


def book(
    position: dict[str, Any] | None = None,
    players: int = 2,
    modules: list[str] | None = None,
    variants: list[str] | None = None,
    edition: str = CLASSIC,
    **given: Any,
) -> Game:
    """Returns a game with the Book of the Dead in a hand-written position, with its events from now on."""
    chosen = ["book-of-the-dead", *(modules or [])]
    rules = make_rules(Options(players=players, modules=chosen, variants=variants or [], edition=edition))
    game = build_position(rules, position or {}, given)
    game.log = []
    return game


def facts(game: Game) -> BookFacts:
    """Returns the numbering of the book's facts."""
    return book_of(game)


def shown(game: Game, seat: int, name: str) -> Any:
    """Returns what everybody sees of a player."""
    return player_view(game, seat, seat)[name]
