"""Players that are programs. They see views or determinized worlds only, never the true state."""

from __future__ import annotations

from kemet.bots.base import Bot, BotError, Perspective
from kemet.bots.greedy import GreedyBot
from kemet.bots.net import NetBot
from kemet.bots.net_search import NetSearchBot
from kemet.bots.random_bot import RandomBot
from kemet.bots.registry import BOTS, LEVELS, bot_class, make_bot
from kemet.bots.search import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotError",
    "GreedyBot",
    "NetBot",
    "NetSearchBot",
    "Perspective",
    "RandomBot",
    "SearchBot",
    "bot_class",
    "make_bot",
]
