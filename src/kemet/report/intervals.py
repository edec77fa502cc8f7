"""How sure a share is."""

from __future__ import annotations

import math

# 95 of 100 normal draws lie within so many standard deviations.
Z95 = 1.959964


def wilson(part: int, whole: int) -> tuple[float, float]:
    """Returns the 95 % interval of Wilson for the share *part* of *whole*; of nothing, everything from 0 to 1."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    weight = Z95 * Z95 / whole
    centre = (share + weight / 2) / (1 + weight)
    half = Z95 * math.sqrt(share * (1 - share) / whole + weight / (4 * whole)) / (1 + weight)
    # At the ends the interval touches 0 or 1; rounding must not push it past the share itself.
    return min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half))
