"""Random games for property tests. A failure says how to get there again: a ready-made scenario."""

from __future__ import annotations

from collections.abc import Iterator

from kemet.engine import COMPILED, Options
from kemet.engine.record import Recorder, write_record
from kemet.engine.rng import Rng, seeded
from kemet.engine.scenario import scenario_from_record

# The interpreted engine is some 20 times slower: it plays fewer games, by the same rules.
GAMES = 100 if COMPILED else 12
MOST_DECISIONS = 20_000


def option_sets(players: int) -> list[Options]:
    """Lists sets of options that between them use every value of every option."""
    return [
        Options(players=players),
        Options(players=players, target=10, discards="up"),
        Options(players=players, learning=True, cities="random"),
    ]


def awaited(game_awaiting: int, players: int) -> list[int]:
    """Lists the awaited seats."""
    return [seat for seat in range(players) if game_awaiting >> seat & 1]


def random_game(options: Options, seed: str) -> Iterator[tuple[Recorder, Rng, int, int]]:
    """Plays a random game; yields the recorder, a generator, and the player and action that come next.

    Any exception of the consumer's checks or of the engine becomes an assertion with a scenario that leads there.
    """
    recorder = Recorder(options, seed)
    rng = seeded(f"fuzz {seed}")
    for _ in range(MOST_DECISIONS):
        game = recorder.game
        if game.over():
            return
        seats = awaited(game.awaiting(), options.players)
        player = seats[rng.below(len(seats))]
        legal = game.legal(player)
        assert legal, explain(recorder, "no legal action")
        action = legal[rng.below(len(legal))]
        yield recorder, rng, player, action
        recorder.apply(player, action)
    raise AssertionError(explain(recorder, f"the game did not end within {MOST_DECISIONS} decisions"))


def explain(recorder: Recorder, what: str) -> str:
    """Returns *what* went wrong with a scenario that leads there."""
    return f"{what}\n{scenario_from_record(what, write_record(recorder.record()))}"
