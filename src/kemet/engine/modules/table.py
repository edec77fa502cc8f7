"""The table of modules, and how rules are made from options."""

from __future__ import annotations

from typing import Final

from kemet.engine.modules.base import base_draft
from kemet.engine.modules.black_pyramid import BlackPyramid
from kemet.engine.modules.dawn import DawnModule
from kemet.engine.modules.early_victory import EarlyVictory
from kemet.engine.modules.new_cards import NewCards
from kemet.engine.rules import Module, OptionError, Options, Rules

# All modules in the order in which their content is numbered and their edits are made; only ever appended to.
MODULES: Final[list[Module]] = [
    BlackPyramid("black-pyramid"),
    DawnModule("dawn"),
    EarlyVictory("early-victory"),
    NewCards("new-cards"),
]


def make_rules(options: Options) -> Rules:
    """Returns the rules for *options*; raises `OptionError` for a module that does not exist."""
    names = [module.name for module in MODULES]
    for name in options.modules:
        if name not in names:
            raise OptionError(f"unknown module {name!r}; modules are: {', '.join(names) or 'none yet'}")
    draft = base_draft(options)
    for module in MODULES:
        module.add_content(draft)
    for module in MODULES:
        if module.name in options.modules:
            module.edit(draft)
            draft.modules.append(module)
    return Rules(draft)
