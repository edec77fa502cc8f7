"""Random play inside the engine, for fuzzing, rollouts and measurements."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.actions import ActionList
from kemet.engine.game import Game
from kemet.engine.observe import Observer
from kemet.engine.rng import Rng


class Tally:
    """What a playout did: all decisions, and the real ones, with two or more options."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.real: i64 = 0


def play_randomly(game: Game, rng: Rng, limit: i64, tally: Tally) -> None:
    """Plays random legal actions from *rng* until the game is over or *limit* decisions are taken.

    Examples:
        >>> from kemet import Options, start
        >>> from kemet.engine.playout import Tally, play_randomly
        >>> from kemet.engine.rng import seeded
        >>> game, tally = start(Options(players=2), seed=7), Tally()
        >>> play_randomly(game, seeded(7), 100_000, tally)
        >>> game.over(), tally.decisions > tally.real > 100
        (True, True)
    """
    options = ActionList()
    decisions: i64 = 0
    real: i64 = 0
    while decisions < limit and game.winner < 0:
        player = game.ask(options)
        decisions += 1
        if options.n > 1:
            real += 1
            place = rng.below(options.n)
            game.take(player, options.items[place])
        else:
            game.take(player, options.items[0])
    tally.decisions += decisions
    tally.real += real


def play_observing(game: Game, rng: Rng, limit: i64, tally: Tally, observer: Observer) -> None:
    """Plays like `play_randomly`, and before each decision lets *observer* write observation and mask of the player."""
    options = observer.options
    decisions: i64 = 0
    real: i64 = 0
    while decisions < limit and game.winner < 0:
        player = game.to_act()
        observer.observe(game, player)
        decisions += 1
        if options.n > 1:
            real += 1
        place = rng.below(options.n)
        game.take(player, options.items[place])
    tally.decisions += decisions
    tally.real += real


def copy_often(game: Game, times: i64) -> None:
    """Copies *game* that many times and forgets the copies."""
    k: i64 = 0
    while k < times:
        game.copy()
        k += 1
