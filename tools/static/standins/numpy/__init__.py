"""Stands in for NumPy where a page has none: the names that are needed to import the bots, and nothing that reckons."""

from __future__ import annotations

uint8 = int
float32 = float
