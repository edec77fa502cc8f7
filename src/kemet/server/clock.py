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


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """Returns seconds since 1970."""
        return time.time()

    def alarm(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Has *ring* called at *when*, or soon if that is past."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), ring)
