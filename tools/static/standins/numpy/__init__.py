"""Stands in for NumPy where a page has none: the names that are needed to import the bots, and nothing that reckons."""

from __future__ import annotations


class uint8:
    """The name of a type."""


class float32:
    """The name of a type."""
