"""Which games a net is trained in: all counts of players, with and without modules, to 8 and to 10."""

from __future__ import annotations

from kemet.engine.edition import EDITIONS
from kemet.engine.registry import LAYOUTS, variant_names
from kemet.engine.rng import Rng
from kemet.envs.config import EnvOptions

# Of a hundred games, those of 2, 3, 4 and 5 players.
COUNTS = {2: 48, 3: 12, 4: 28, 5: 12}
# Of a hundred games: the base game, all modules; the others have some modules, drawn one by one.
BASE, ALL_MODULES = 62, 20
LONG = 18
# Of a hundred games, those with each other option.
FACE_UP, DEALT, LEARNING, VARIANT = 6, 10, 2, 5


def drawn_players(rng: Rng) -> int:
    """Returns a number of players."""
    left = rng.below(sum(COUNTS.values()))
    for players, share in COUNTS.items():
        if left < share:
            return players
        left -= share
    raise AssertionError("the shares were drawn from their own sum")


def drawn_modules(rng: Rng) -> list[str]:
    """Returns modules for a game: none, all, or some."""
    names = LAYOUTS[0].modules
    kind = rng.below(100)
    if kind < BASE:
        return []
    return names if kind < BASE + ALL_MODULES else [name for name in names if rng.below(2)]


def drawn_game(rng: Rng, max_rounds: int, players: int = 0) -> EnvOptions:
    """Returns the options of a game, drawn from *rng*, the number of *players* too unless it is given."""
    modules = drawn_modules(rng)
    known = LAYOUTS[0].variants
    variants = [name for name, owner in variant_names().items() if owner in modules and name in known]
    variants = [name for name in variants if rng.below(100) < VARIANT]
    return {
        "players": players or drawn_players(rng),
        "modules": modules,
        "variants": variants,
        "target": EDITIONS[0].targets[1 if rng.below(100) < LONG else 0],
        "learning": rng.below(100) < LEARNING,
        "discards": "up" if rng.below(100) < FACE_UP else "down",
        "cities": "random" if rng.below(100) < DEALT else "pick",
        "layout": "widest",
        "max_rounds": max_rounds,
    }
