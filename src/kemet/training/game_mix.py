"""Which games a net is trained in: all editions and modules that its layouts know, all counts of players, every target."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.bots.base import BotError
from kemet.bots.nets.inputs import input_shapes
from kemet.engine.edition import EDITIONS, edition_called
from kemet.engine.layouts import LayoutVersion
from kemet.engine.registry import MODULES, SETS, variant_names
from kemet.engine.rng import Rng, seeded
from kemet.engine.rules import OptionError
from kemet.envs.config import EnvConfig, EnvOptions
from kemet.envs.opponents import SELF_PLAY
from kemet.training.settings import Settings

# How often each number of players is drawn, among those that the box has room for.
COUNTS = {2: 48, 3: 12, 4: 28, 5: 12, 6: 6}
# Of a hundred games: the base game, all of Ta-Seti; the others have some modules, drawn one by one.
BASE, ALL_MODULES = 62, 20
# Of a hundred games, those to the higher target, and those with a book that is not the box's own.
LONG, WITH_BOOK = 18, 40
# Of a hundred games, those with each other option.
FACE_UP, DEALT, LEARNING, VARIANT = 6, 10, 2, 5
# Games of the same kind, stepped in one call.
SAME = 32
# While the net thinks about one half of a worker's games, the other is played on.
HALVES = 2


@dataclass(frozen=True)
class Table:
    """*count* games of the same kind, and who plays the seats that the net does not: nobody, or a bot."""

    options: EnvOptions
    count: int
    opponents: str = SELF_PLAY


def drawn_by_share(rng: Rng, shares: dict[int, int]) -> int:
    """Returns one of the keys of *shares*, as often as its share says."""
    left = rng.below(sum(shares.values()))
    for key, share in shares.items():
        if left < share:
            return key
        left -= share
    raise AssertionError("the shares were drawn from their own sum")


def drawn_layout(rng: Rng, settings: Settings) -> LayoutVersion:
    """Returns the layout of a table of the net of *settings*, one for the number of players named there; raises `BotError` if
    there is none."""
    layouts = [shape.layout for shape in input_shapes(settings.layout)]
    known = {layout.version: layout for layout in layouts if not settings.players or settings.players in layout.players}
    shares = {key: share_of(layout, settings) for key, layout in known.items()}
    if not any(shares.values()):
        raise BotError(
            f"--boxes {settings.boxes} --players {settings.players}: a net of layout {settings.layout} knows no such games"
        )
    return known[drawn_by_share(rng, shares)]


def share_of(layout: LayoutVersion, settings: Settings) -> int:
    """Returns how often tables of *layout* are drawn."""
    classic, other_edition, other_map = settings.box_shares()
    if layout.edition != EDITIONS[0].name:
        return other_edition
    return other_map if own_maps(layout) else classic


def own_maps(layout: LayoutVersion) -> list[str]:
    """Lists the modules of *layout* that bring a map of their own: each is the box itself."""
    return [module.name for module in MODULES if module.name in layout.modules and module.maps]


def drawn_modules(rng: Rng, layout: LayoutVersion) -> list[str]:
    """Returns modules for a game in *layout*: none of Ta-Seti, all, or some; and books of other boxes now and then."""
    found = own_maps(layout)
    small = [name for name in layout.modules if name in SETS["ta-seti"]]
    kind = rng.below(100)
    if kind >= BASE:
        found += [name for name in small if kind < BASE + ALL_MODULES or rng.below(2)]
    others = [name for name in layout.modules if name not in small and name not in found]
    return found + [name for name in others if rng.below(100) < WITH_BOOK]


def drawn_options(rng: Rng, max_rounds: int, layout: LayoutVersion, players: int = 0) -> EnvOptions:
    """Returns the options of a game in *layout*, drawn from *rng*; perhaps of one that cannot be."""
    modules = drawn_modules(rng, layout)
    box = edition_called(layout.edition)
    assert box is not None
    owners = variant_names()
    variants = [name for name in layout.variants if name in box.variants or owners.get(name) in modules]
    shares = {count: share for count, share in COUNTS.items() if count in layout.players}
    return {
        "edition": layout.edition,
        "players": players if players in layout.players else drawn_by_share(rng, shares),
        "modules": modules,
        "variants": [name for name in variants if rng.below(100) < VARIANT],
        "target": box.targets[-1 if rng.below(100) < LONG else 0],
        "learning": rng.below(100) < LEARNING,
        "discards": "up" if rng.below(100) < FACE_UP else "down",
        "cities": "random" if rng.below(100) < DEALT else "pick",
        "layout": layout.version,
        "max_rounds": max_rounds,
    }


def drawn_game(rng: Rng, settings: Settings) -> EnvOptions:
    """Returns the options of a game that the net of *settings* knows, drawn from *rng*."""
    while True:
        layout = input_shapes(settings.layout)[0].layout if settings.base_only else drawn_layout(rng, settings)
        options = drawn_options(rng, settings.max_rounds, layout, settings.players)
        if settings.base_only:
            options |= {"modules": [], "variants": []}
        try:
            EnvConfig(**options)
        except OptionError:
            continue  # some modules and options do not go together
        return options


def tables_of(settings: Settings, run: int, worker: int, half: int) -> list[Table]:
    """Returns the tables of one half of a worker's games: a few with bots first, then those of the net and its league."""
    rng = seeded(f"tables {settings.seed} {run} {worker} {half}")
    bots = settings.bots.split()
    rows = settings.games // HALVES - settings.bot_games
    found = [Table(drawn_game(rng, settings), 1, bots[int(rng.below(len(bots)))]) for _ in range(settings.bot_games)]
    while rows > 0:
        found.append(Table(drawn_game(rng, settings), min(SAME, rows)))
        rows -= SAME
    return found
