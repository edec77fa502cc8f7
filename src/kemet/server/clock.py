"""The time of day, and alarms. Rooms ask for it here only, so that tests can move it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """An alarm that was set."""

    def cancel(self) -> None:
        """Takes the alarm back."""


def steady() -> float:
    """Returns seconds that never jump and go on while the machine sleeps, where the system counts those."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    try:
        return time.monotonic() if boot is None else time.clock_gettime(boot)
    except OSError:  # Python in a browser has the name of that clock, but not the clock
        return time.monotonic()


class Clock:
    """The time of day at which the process began, and steady seconds since: nobody's time on the clock changes when the
    machine's is set."""

    def __init__(self) -> None:
        self._began = time.time() - steady()

    def now(self) -> float:
        """Returns seconds since 1970."""
        return self._began + steady()

    def alarm(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Has *ring* called at *when*, or soon if that is past."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), ring)
