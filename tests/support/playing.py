"""Playing by words: short ways to take actions and to look at a game."""

from __future__ import annotations

from kemet.engine import Game, Options, make_rules, start
from kemet.engine.game import empty_game
from kemet.engine.notation import Notation, event_text, parse_player
from kemet.engine.play.match import Match
from kemet.engine.view import SPECTATOR, view


def do(game: Game, *moves: str) -> None:
    """Takes actions written as "p1 @build"."""
    for move in moves:
        player, _, action = move.partition(" ")
        game.apply(parse_player(player, game.rules.options.players), Notation(game.rules).action(action))


def words(game: Game, seat: int) -> list[str]:
    """Lists the legal actions of the player in *seat*."""
    notation = Notation(game.rules)
    return [notation.text(action) for action in game.legal(seat)]


def decision(game: Game) -> str:
    """Returns the name of the decision that waits."""
    return game.stack[-1].name()


def order(game: Game) -> list[int]:
    """Returns the seats in turn order."""
    return [int(game.order[k]) for k in range(game.rules.options.players)]


def logged(options: Options, seed: int | str) -> Game:
    """Returns a new game at its first decision, with its events from the very start."""
    game = empty_game(make_rules(options), seed)
    game.log = []
    game.push(Match(0))
    game.advance()
    return game


def events(game: Game) -> list[str]:
    """Lists what happened as lines."""
    assert game.log is not None
    return [event_text(game.rules, event) for event in game.log]


def first_option(game: Game) -> None:
    """Takes the first legal action of whoever is asked first."""
    seat = int(game.to_act())
    game.apply(seat, game.legal(seat)[0])


def after_set_up(players: int, seed: int | str, cities: str = "random") -> Game:
    """Returns a game at its first decision after set-up, everybody having set up somehow."""
    game = start(Options(players=players, cities=cities), seed)
    while view(game, SPECTATOR)["phase"] == "set-up":
        first_option(game)
    return game
