"""Which tables a net is trained at: all counts of players, with and without modules, to 8 and to 10."""

from __future__ import annotations

from kemet.engine.edition import EDITIONS
from kemet.engine.registry import MODULES, variant_names
from kemet.engine.rng import Rng
from kemet.envs.terms import Agreement

# Of a hundred tables, those of 2, 3, 4 and 5 players.
COUNTS = {2: 48, 3: 12, 4: 28, 5: 12}
# Of a hundred tables: the base game, all modules; the others have some modules, drawn one by one.
BASE, ALL_MODULES = 62, 20
LONG = 18
# Of a hundred tables, those with each other option.
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
    """Returns modules for a table: none, all, or some."""
    names = [module.name for module in MODULES]
    kind = rng.below(100)
    if kind < BASE:
        return []
    return names if kind < BASE + ALL_MODULES else [name for name in names if rng.below(2)]


def drawn_table(rng: Rng, max_rounds: int) -> Agreement:
    """Returns what is agreed on at a table, drawn from *rng*."""
    modules = drawn_modules(rng)
    variants = [name for name, owner in variant_names().items() if owner in modules and rng.below(100) < VARIANT]
    return {
        "players": drawn_players(rng),
        "modules": modules,
        "variants": variants,
        "target": EDITIONS[0].targets[1 if rng.below(100) < LONG else 0],
        "learning": rng.below(100) < LEARNING,
        "discards": "up" if rng.below(100) < FACE_UP else "down",
        "cities": "random" if rng.below(100) < DEALT else "pick",
        "layout": "widest",
        "max_rounds": max_rounds,
    }
