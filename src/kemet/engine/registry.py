"""The registry: all editions and modules, and how rules are made from options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kemet.engine.edition import CLASSIC
from kemet.engine.editions import classic
from kemet.engine.modules.black_pyramid import BlackPyramid
from kemet.engine.modules.dawn import DawnModule
from kemet.engine.modules.early_victory import EarlyVictory
from kemet.engine.modules.new_cards import NewCards
from kemet.engine.modules.path import PathModule
from kemet.engine.rules import Draft, Module, OptionError, Options, Rules

# All modules in the order in which their content is numbered and their edits are made; only ever appended to.
MODULES: Final[list[Module]] = [
    BlackPyramid("black-pyramid"),
    DawnModule("dawn"),
    EarlyVictory("early-victory"),
    NewCards("new-cards"),
    PathModule("path"),
]

# How the rules of each edition begin.
DRAFTS: Final[dict[str, Callable[[Options], Draft]]] = {CLASSIC: classic.draft}

# Names for several modules at once.
SETS: Final[dict[str, list[str]]] = {"ta-seti": ["black-pyramid", "dawn", "path", "early-victory", "new-cards"]}


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
    """Returns all variants and the module each belongs to."""
    return {variant: module.name for module in MODULES for variant in module.variants}


def check_modules(options: Options, modules: list[Module]) -> None:
    """Raises `OptionError` if *modules* cannot be in play together under the edition of *options*."""
    names = [module.name for module in modules]
    for module in modules:
        if options.edition not in module.editions:
            raise OptionError(f"module {module.name!r} goes with the edition {' or '.join(map(repr, module.editions))}")
        for other in module.needs:
            if other not in names:
                raise OptionError(f"module {module.name!r} needs the module {other!r}")
        for other in module.excludes:
            if other in names:
                raise OptionError(f"module {module.name!r} does not go with the module {other!r}")


def make_rules(options: Options) -> Rules:
    """Returns the rules for *options*; raises `OptionError` for a module or variant that does not exist.

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
    for variant in options.variants:
        owner = variant_names().get(variant)
        if owner is None:
            raise OptionError(f"unknown variant {variant!r}; variants are: {', '.join(variant_names())}")
        if owner not in options.modules:
            raise OptionError(f"variant {variant!r} needs the module {owner!r}")
    check_modules(options, [module for module in MODULES if module.name in options.modules])
    draft = DRAFTS[options.edition](options)
    for module in MODULES:
        module.add_content(draft)
    for module in MODULES:
        if module.name in options.modules:
            module.edit(draft)
            draft.modules.append(module)
    return Rules(draft)
