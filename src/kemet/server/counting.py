"""What a server process counts while it works; `metrics` tells it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

# Upper bounds of the buckets of times, in seconds.
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        self.number = 0

    def note(self, seconds: float) -> None:
        """Counts something that took *seconds*."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
        self.number += 1


class Counted:
    """What has happened in a process since it began: replies by status, actions and how long each took until it was on disk
    and on its way to everybody, and how long bots thought."""

    def __init__(self) -> None:
        self.replies: Counter[int] = Counter()
        self.actions = Times()
        self.thinking = Times()
