"""Seeds where nobody gave one."""

from __future__ import annotations

import secrets


def fresh_seed() -> int:
    """Returns a seed that nobody knew before."""
    return secrets.randbits(31)
