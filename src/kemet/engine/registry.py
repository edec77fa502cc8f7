"""The registry: all editions, modules and layouts, and how rules are made from options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kemet.engine.edition import BLOOD_AND_SAND, CLASSIC, DISCARD_AT_ONCE, EDITIONS, INITIATIVE_ENDS_MOVE, MODULE_MAPS
from kemet.engine.editions import classic
from kemet.engine.editions.blood_and_sand import draft as blood_and_sand
from kemet.engine.layouts import LayoutVersion, unfrozen
from kemet.engine.modules.book_of_the_dead.module import BookOfTheDead
from kemet.engine.modules.seth.module import SethModule
from kemet.engine.modules.seth.variants import FIRST_SETH_VARIANTS, SETH_VARIANTS
from kemet.engine.modules.ta_seti.black_pyramid import BlackPyramid
from kemet.engine.modules.ta_seti.dawn import DawnModule
from kemet.engine.modules.ta_seti.early_victory import EarlyVictory
from kemet.engine.modules.ta_seti.new_cards import NewCards
from kemet.engine.modules.ta_seti.path.module import PathModule
from kemet.engine.rules import Draft, Module, OptionError, Options, Rules
from kemet.engine.step_calls import STEP_CALLS

# All modules in the order in which their content is numbered and their edits are made; only ever appended to.
MODULES: Final[list[Module]] = [
    BlackPyramid("black-pyramid"),
    DawnModule("dawn"),
    EarlyVictory("early-victory"),
    NewCards("new-cards"),
    PathModule("path"),
    BookOfTheDead("book-of-the-dead"),
    SethModule("seth"),
]
MODULE_MAPS.update({module.name: module.maps for module in MODULES if module.maps})

# How the rules of each edition begin.
DRAFTS: Final[dict[str, Callable[[Options], Draft]]] = {
    CLASSIC: classic.draft,
    BLOOD_AND_SAND: blood_and_sand.draft,
}

# Names for several modules at once.
SETS: Final[dict[str, list[str]]] = {"ta-seti": ["black-pyramid", "dawn", "path", "early-victory", "new-cards"]}


TA_SETI: Final = ["black-pyramid", "dawn", "early-victory", "new-cards", "path"]

# What the first layout has for tokens of the dawn is there for others too.
DAWN_TOKENS: Final = "dawn-tokens"

# All layouts of observations and actions; only ever appended to.
LAYOUTS: Final = [
    LayoutVersion(
        1,
        CLASSIC,
        [2, 3, 4, 5],
        TA_SETI,
        [
            "both-mercenaries",
            "divine-strength-for-temples",
            "divine-strength-for-battles",
            "victory-before-every-token",
            "send-priests-from-board",
            "send-priests-any-time",
            "take-any-tokens",
            # What was then a variant is the rule now (T3.15): its byte is 0.
            "refill-after-turn-order",
        ],
        actions=728,
        spaces=33,
        cities=5,
        earned=DAWN_TOKENS,
    ),
    LayoutVersion(
        2,
        CLASSIC,
        [2, 3, 4, 5],
        TA_SETI,
        [
            INITIATIVE_ENDS_MOVE,
            DISCARD_AT_ONCE,
            "both-mercenaries",
            "divine-strength-for-temples",
            "divine-strength-for-battles",
            "victory-before-every-token",
            "send-priests-from-board",
            "send-priests-any-time",
            "take-any-tokens",
            "refill-before-turn-order",
        ],
        actions=728,
        spaces=33,
        cities=5,
        earned=DAWN_TOKENS,
    ),
    LayoutVersion(
        3,
        BLOOD_AND_SAND,
        [2, 3, 4, 5],
        [],
        [
            INITIATIVE_ENDS_MOVE,
            DISCARD_AT_ONCE,
            "one-start-card",
            "one-teleport-a-move",
            "any-di-in-battle",
            "veterans-for-the-wiped-out",
            "revised-tile-texts",
            "diversion-bluff",
            "both-mercenaries",
            "divine-strength-for-temples",
            "divine-strength-for-battles",
            "victory-before-every-token",
        ],
        actions=728,
        spaces=33,
        cities=5,
        earned=DAWN_TOKENS,
    ),
    LayoutVersion(
        4,
        CLASSIC,
        [2, 3, 4, 5],
        [*TA_SETI, "book-of-the-dead"],
        [
            INITIATIVE_ENDS_MOVE,
            DISCARD_AT_ONCE,
            "both-mercenaries",
            "divine-strength-for-temples",
            "divine-strength-for-battles",
            "victory-before-every-token",
            "send-priests-from-board",
            "send-priests-any-time",
            "take-any-tokens",
            "refill-before-turn-order",
            "emerald-added",
            "dark-servants-one",
            "honour-debt",
            "solar-bark-any",
            "summon-from-afterlife-free",
            "apophis-trip-extra",
            "great-old-ones",
        ],
        actions=848,
        spaces=33,
        cities=5,
        earned=DAWN_TOKENS,
    ),
    LayoutVersion(
        5,
        BLOOD_AND_SAND,
        [2, 3, 4, 5],
        ["book-of-the-dead"],
        [
            INITIATIVE_ENDS_MOVE,
            DISCARD_AT_ONCE,
            "one-start-card",
            "one-teleport-a-move",
            "any-di-in-battle",
            "veterans-for-the-wiped-out",
            "revised-tile-texts",
            "diversion-bluff",
            "both-mercenaries",
            "divine-strength-for-temples",
            "divine-strength-for-battles",
            "victory-before-every-token",
            "emerald-added",
            "dark-servants-one",
            "honour-debt",
            "solar-bark-any",
            "summon-from-afterlife-free",
            "apophis-trip-extra",
            "great-old-ones",
        ],
        actions=848,
        spaces=33,
        cities=5,
        earned=DAWN_TOKENS,
    ),
    LayoutVersion(
        6,
        CLASSIC,
        [3, 4, 5, 6],
        ["black-pyramid", "new-cards", "seth"],
        [
            INITIATIVE_ENDS_MOVE,
            DISCARD_AT_ONCE,
            "both-mercenaries",
            "divine-strength-for-temples",
            "divine-strength-for-battles",
            *FIRST_SETH_VARIANTS,
        ],
        actions=984,
        spaces=37,
        cities=6,
        earned=DAWN_TOKENS,
    ),
    LayoutVersion(
        7,
        CLASSIC,
        [3, 4, 5, 6],
        ["black-pyramid", "new-cards", "seth"],
        [
            INITIATIVE_ENDS_MOVE,
            DISCARD_AT_ONCE,
            "both-mercenaries",
            "divine-strength-for-temples",
            "divine-strength-for-battles",
            *SETH_VARIANTS,
        ],
        actions=984,
        spaces=37,
        cities=6,
        earned=DAWN_TOKENS,
    ),
]


def module_names(words: list[str]) -> list[str]:
    """Returns the modules named by *words*, sets of modules spelled out, in the order of the registry; raises `OptionError`
    for a name that is neither."""
    names = [module.name for module in MODULES]
    chosen: list[str] = []
    for word in words:
        if word not in names and word not in SETS:
            raise OptionError(f"unknown module {word!r}; modules are: {', '.join(names)}; {', '.join(SETS)} means several")
        chosen += SETS.get(word, [word])
    return [name for name in names if name in chosen]


def variant_names() -> dict[str, str]:
    """Returns all variants of modules and the module each belongs to."""
    return {variant: module.name for module in MODULES for variant in module.variants}


def check_modules(options: Options, modules: list[Module]) -> None:
    """Raises `OptionError` if *modules* cannot be in play together under the edition of *options*."""
    names = [module.name for module in modules]
    for module in modules:
        if options.edition not in module.editions:
            raise OptionError(f"module {module.name!r} goes with the edition {' or '.join(map(repr, module.editions))}")
        if options.learning and not module.learning:
            raise OptionError(f"module {module.name!r} does not go with the learning game")
        for other in module.needs:
            if other not in names:
                raise OptionError(f"module {module.name!r} needs the module {other!r}")
        for other in module.excludes:
            if other in names:
                raise OptionError(f"module {module.name!r} does not go with the module {other!r}")


def layout_called(version: int) -> LayoutVersion | None:
    """Returns the layout of that version, None if there is none."""
    for layout in LAYOUTS:
        if layout.version == version:
            return layout
    return None


def layout_for(edition: str, players: int, modules: list[str], variants: list[str]) -> LayoutVersion | None:
    """Returns the first layout with room for such a game, None if there is none yet."""
    for layout in LAYOUTS:
        if layout.fits(edition, players, modules, variants):
            return layout
    return None


def layout_of(options: Options) -> LayoutVersion:
    """Returns the layout that observations and actions of games with *options* follow."""
    found = layout_for(options.edition, options.players, options.modules, options.variants)
    if found is None:
        modules = [module.name for module in MODULES if options.edition in module.editions]
        found = unfrozen(options.edition, options.box().players(), modules, options.variants)
    return found


def all_variants() -> list[str]:
    """Lists the variants of all modules and editions, each once."""
    return list(dict.fromkeys([*variant_names(), *(variant for edition in EDITIONS for variant in edition.variants)]))


def check_variants(options: Options) -> None:
    """Raises `OptionError` for a variant that does not exist, or whose module or edition is not in play."""
    for variant in options.variants:
        if variant not in all_variants():
            raise OptionError(f"unknown variant {variant!r}; variants are: {', '.join(all_variants())}")
        if variant in options.box().variants or variant_names().get(variant) in options.modules:
            continue
        editions = [edition.name for edition in EDITIONS if variant in edition.variants]
        needed = [f"the module {variant_names()[variant]!r}"] if variant in variant_names() else []
        needed += [f"the edition {name!r}" for name in editions]
        raise OptionError(f"variant {variant!r} needs {' or '.join(needed)}")


def make_rules(options: Options, layout: LayoutVersion | None = None) -> Rules:
    """Returns the rules for *options*; raises `OptionError` for a module or variant that does not exist. Observations and
    actions follow the first layout with room for such games, or *layout*.

    Examples:
        >>> from kemet.engine import Options, make_rules
        >>> rules = make_rules(Options(players=3))
        >>> [tile.name for tile in rules.tiles[:3]]
        ['Priest', 'Priestess', 'Slaves']
        >>> make_rules(Options(modules=["chess"]))
        Traceback (most recent call last):
        ...
        kemet.engine.rules.OptionError: unknown module 'chess'; modules are: ...
    """
    options.modules = module_names(options.modules)
    check_variants(options)
    check_modules(options, [module for module in MODULES if module.name in options.modules])
    draft = DRAFTS[options.edition](options)
    draft.layout = layout or layout_of(options)
    for module in MODULES:
        if module.name in draft.layout.modules:
            module.add_content(draft)
    for module in MODULES:
        if module.name in options.modules:
            module.edit(draft)
            draft.modules.append(module)
    for steps in draft.procedures.every():
        steps.number(STEP_CALLS)
    return Rules(draft)
