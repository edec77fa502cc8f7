"""Random games for property tests. A failure says how to get there again: a ready-made scenario."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kemet.engine import COMPILED, Options
from kemet.engine.record import Recorder, write_record
from kemet.engine.registry import MODULES, variant_names
from kemet.engine.rng import Rng, seeded
from kemet.engine.scenario import scenario_from_record

MOST_DECISIONS = 20_000
MODULE_NAMES = [module.name for module in MODULES]


def few_or_many(name: str, few: int, many: int) -> pytest.MarkDecorator:
    """Runs a test with *few* of something every time, and with *many* where there is time."""
    return pytest.mark.parametrize(name, [pytest.param(few, id="few"), pytest.param(many, id="many", marks=pytest.mark.long)])


# The interpreted engine is some 20 times slower: it plays fewer games, by the same rules.
few_or_many_games = few_or_many("games", 24, 100) if COMPILED else few_or_many("games", 8, 12)


def module_sets() -> list[list[str]]:
    """Lists all combinations of modules, none first and all last."""
    return [[name for k, name in enumerate(MODULE_NAMES) if mask >> k & 1] for mask in range(2 ** len(MODULE_NAMES))]


def option_sets(players: int, modules: list[str] | None = None) -> list[Options]:
    """Lists sets of options that between them use every value of every option but modules. Each variant of the modules is
    on in one set and off in the others."""
    variants = [name for name, owner in variant_names().items() if owner in (modules or [])]
    known = list(variant_names())
    second = [name for name in variants if known.index(name) % 2]
    third = [name for name in variants if not known.index(name) % 2]
    return [
        Options(players=players, modules=modules),
        Options(players=players, target=10, discards="up", modules=modules, variants=second),
        Options(players=players, learning=True, cities="random", modules=modules, variants=third),
    ]


def options_for(players: int, number: int) -> Options:
    """Returns the options of game *number* of a short test: a quarter without modules, a quarter with all of them, half
    with a combination that is another one for every game and number of players."""
    sets = module_sets()
    modules = [sets[0], sets[-1], *[sets[(7 * number + players) % len(sets)]] * 2][number % 4]
    return option_sets(players, modules)[number % 3]


def options_of_fuzz(number: int) -> Options:
    """Returns the options of game *number* of a long run: every number of players, option and combination of modules."""
    sets = module_sets()
    return option_sets(2 + number % 4, sets[number // 12 % len(sets)])[number // 4 % 3]


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
