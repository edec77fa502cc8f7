"""Which sets of modules are played."""

from __future__ import annotations

from kemet.engine import OptionError, Options, make_rules
from kemet.engine.registry import MODULES

Modules = tuple[str, ...]

NO_MODULES: Modules = ()
ALL_MODULES: Modules = tuple(module.name for module in MODULES)


def module_sets() -> list[Modules]:
    """Lists no modules, each alone, and all together, none of them twice."""
    return list(dict.fromkeys([NO_MODULES, *((name,) for name in ALL_MODULES), ALL_MODULES]))


def playable(options: Options) -> bool:
    """Tells whether there are rules for *options*: some modules may not go with all numbers of players."""
    try:
        make_rules(options)
    except OptionError:
        return False
    return True
