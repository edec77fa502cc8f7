"""The names of types of arrays."""

from __future__ import annotations

NDArray = list
