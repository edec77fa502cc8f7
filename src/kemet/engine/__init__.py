"""The rules core: pure, deterministic, copyable."""

from __future__ import annotations

from kemet.engine.game import Game, IllegalAction
from kemet.engine.record import start, start_with
from kemet.engine.registry import make_rules
from kemet.engine.rules import RULES_VERSION, OptionError, Options, Rules

__all__ = [
    "COMPILED",
    "RULES_VERSION",
    "Game",
    "IllegalAction",
    "OptionError",
    "Options",
    "Rules",
    "make_rules",
    "start",
    "start_with",
]

COMPILED = not __file__.endswith(".py")
"""Whether the engine runs compiled or as plain Python."""
