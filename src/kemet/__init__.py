"""Kemet, the war game of Egyptian gods, for players, researchers and tinkerers."""

__version__ = "0.1.0"
