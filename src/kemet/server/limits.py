"""How often somebody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from kemet.server.errors import Refused

MOST_KEYS = 20_000


class Rate:
    """Buckets of permits, one for each key: *burst* at once, *per_second* refilled."""

    def __init__(self, per_second: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Takes a permit for *key* and tells whether there was one."""
        now = self._now()
        left, since = self._buckets.pop(key, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) * self.per_second)
        granted = left >= 1
        self._buckets[key] = (left - 1 if granted else left, now)
        self._forget(now)
        return granted

    def _forget(self, now: float) -> None:
        """Takes away the oldest buckets that are full again, as they are for whoever comes anew; of too many, the oldest."""
        while len(self._buckets) > MOST_KEYS or (now - next(iter(self._buckets.values()))[1]) * self.per_second > self.burst:
            self._buckets.popitem(last=False)

    def check(self, key: str) -> None:
        """Refuses if there is no permit for *key*."""
        if not self.allows(key):
            raise Refused(429, "too-fast")
