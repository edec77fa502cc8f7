"""Random games for property tests. A failure says how to get there again: a ready-made scenario."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from kemet.engine import COMPILED, OptionError, Options
from kemet.engine.edition import BLOOD_AND_SAND, CLASSIC, EDITIONS, edition_called
from kemet.engine.record import Recorder, write_record
from kemet.engine.registry import MODULES, all_variants, check_modules, variant_names
from kemet.engine.rng import Rng, seeded
from kemet.engine.scenario import scenario_from_record

MOST_DECISIONS = 20_000
# The modules of an ordinary table, which all go together; those with maps of their own are played apart.
MODULE_NAMES = [module.name for module in MODULES if not module.maps]


def few_or_many(name: str, few: int, many: int) -> pytest.MarkDecorator:
    """Runs a test with *few* of something every time, and with *many* where there is time."""
    return pytest.mark.parametrize(name, [pytest.param(few, id="few"), pytest.param(many, id="many", marks=pytest.mark.long)])


# The interpreted engine is some 20 times slower: it plays fewer games, by the same rules.
few_or_many_games = few_or_many("games", 24, 100) if COMPILED else few_or_many("games", 8, 12)


@cache
def boxes() -> list[tuple[str, list[str]]]:
    """Lists every edition with every combination of modules that goes with it, none first and all last."""
    found: list[tuple[str, list[str]]] = []
    for edition in EDITIONS:
        options = Options(edition=edition.name)
        for mask in range(2 ** len(MODULES)):
            chosen = [module for k, module in enumerate(MODULES) if mask >> k & 1]
            try:
                check_modules(options, chosen)
            except OptionError:
                continue
            found.append((edition.name, [module.name for module in chosen]))
    return found


def module_sets() -> list[list[str]]:
    """Lists all combinations of modules for an ordinary table of the classic edition, none first and all last."""
    return [modules for edition, modules in boxes() if edition == CLASSIC and set(modules) <= set(MODULE_NAMES)]


def option_sets(players: int, modules: list[str] | None = None, edition: str = CLASSIC) -> list[Options]:
    """Lists sets of options that between them use every value of every option but modules. Each variant of the edition and
    the modules is on in one set and off in the others."""
    box = edition_called(edition)
    assert box is not None
    of_modules = [name for name, owner in variant_names().items() if owner in (modules or [])]
    variants = list(dict.fromkeys([*box.variants, *of_modules]))
    known = all_variants()
    second = [name for name in variants if known.index(name) % 2]
    third = [name for name in variants if not known.index(name) % 2]
    learning = box.learning > 0 and all(module.learning for module in MODULES if module.name in (modules or []))
    return [
        Options(players, modules=modules, edition=edition),
        Options(players, box.targets[-1], discards="up", modules=modules, variants=second, edition=edition),
        Options(players, learning=learning, cities="random", modules=modules, variants=third, edition=edition),
    ]


def options_for(players: int, number: int) -> Options:
    """Returns the options of game *number* of a short test: a quarter without modules, a quarter with all of them, a quarter
    with a combination that is another one for every game and number of players, a quarter of Blood and Sand."""
    sets = module_sets()
    second = [box for box in boxes() if box[0] == BLOOD_AND_SAND]
    edition, modules = [
        (CLASSIC, sets[0]),
        (CLASSIC, sets[-1]),
        (CLASSIC, sets[(7 * number + players) % len(sets)]),
        second[number // 4 % len(second)],
    ][number % 4]
    return option_sets(players, modules, edition)[number % 3]


def options_of_fuzz(number: int, only: str = "", module: str = "") -> Options:
    """Returns the options of game *number* of a long run: every number of players, option, edition and combination of
    modules; or those of one edition *only*, or with one *module*."""
    fitting = [box for box in boxes() if only in ("", box[0]) and (not module or module in box[1])]
    edition, modules = fitting[number // 12 % len(fitting)]
    tables = list(Options(modules=modules, edition=edition).maps())
    return option_sets(tables[number % len(tables)], modules, edition)[number // 4 % 3]


def options_of_each(number: int) -> Options:
    """Returns the options of game *number* of a run that has met every combination of modules after as many games as there
    are, each time with other options."""
    sets = len(boxes())
    return options_of_fuzz(12 * (number % sets) + (number + 5 * (number // sets)) % 12)


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
