"""Games of Seth, whose module is not offered to players yet: texts, environments and the client do not know it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kemet.engine.edition import MODULE_MAPS
from kemet.engine.modules.seth.module import SethModule
from kemet.engine.registry import MODULES


@contextmanager
def seth_module() -> Iterator[None]:
    """Puts the module into the registry."""
    module = SethModule("seth")
    MODULES.append(module)
    MODULE_MAPS[module.name] = module.maps
    try:
        yield
    finally:
        MODULES.pop()
        del MODULE_MAPS[module.name]
