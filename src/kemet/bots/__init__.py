"""Players that are programs. They see views or determinized worlds only, never the true state."""

from __future__ import annotations

from kemet.bots.base import Bot, Perspective
from kemet.bots.random_bot import RandomBot
from kemet.bots.sensible import SensibleBot

__all__ = ["BOTS", "Bot", "Perspective", "make_bot"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "sensible": SensibleBot}


def make_bot(name: str, seed: str) -> Bot:
    """Returns the bot called *name* with its own seeded generator; raises `ValueError` for an unknown name."""
    if name not in BOTS:
        raise ValueError(f"no bot called {name!r}; bots are {', '.join(sorted(BOTS))}")
    return BOTS[name](seed)
