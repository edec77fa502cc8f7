"""Which sets of modules are played."""

from __future__ import annotations

from kemet.engine import OptionError, Options, make_rules
from kemet.engine.registry import MODULES, module_names

Modules = tuple[str, ...]

NO_MODULES: Modules = ()
# Those of an ordinary table, which all go together.
ALL_MODULES: Modules = tuple(module.name for module in MODULES if not module.maps)


def module_sets() -> list[Modules]:
    """Lists no modules, each of Ta-Seti's alone, and all of them; then each later module, alone and with all of them. Only
    ever appended to: digests of games go by their numbers."""
    ta_seti: Modules = tuple(module_names(["ta-seti"]))
    later = [name for name in ALL_MODULES if name not in ta_seti]
    sets = [NO_MODULES, *((name,) for name in ta_seti), ta_seti]
    for name in later:
        sets += [(name,), (*ta_seti, name)]
    return sets


def playable(options: Options) -> bool:
    """Tells whether there are rules for *options*: some modules may not go with all numbers of players."""
    try:
        make_rules(options)
    except OptionError:
        return False
    return True
