"""The table of modules, and how rules are made from options."""

from __future__ import annotations

from kemet.engine.modules.base import base_rules
from kemet.engine.rules import OptionError, Options, Rules

MODULE_NAMES: list[str] = []


def make_rules(options: Options) -> Rules:
    """Returns the rules for *options*; raises `OptionError` for a module that does not exist."""
    for name in options.modules:
        if name not in MODULE_NAMES:
            known = ", ".join(MODULE_NAMES) or "none yet"
            raise OptionError(f"unknown module {name!r}; modules are: {known}")
    return base_rules(options)
