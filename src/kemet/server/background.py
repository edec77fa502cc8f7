"""Work that goes on beside the requests, again and again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("kemet.server")
# A job that has not come to its end for so many of its pauses, or so many seconds, does not work.
MISSED = 4
AT_LEAST = 60.0
# Seconds between two lines in the log about one that keeps failing.
TOLD_EVERY = 60.0


class Repeated:
    """A job that is done every so many seconds, whatever it raises."""

    def __init__(self, name: str, every: float, job: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.every = every
        self._job = job
        self._done = time.monotonic()
        # When it was written down last that it fails; None while it works.
        self._told: float | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins."""
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Ends it, in the middle of the job too."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def works(self) -> bool:
        """Tells whether the job goes on and came to its end lately."""
        late = time.monotonic() - self._done > max(AT_LEAST, MISSED * self.every)
        return self._task is not None and not self._task.done() and not late

    async def _go_on(self) -> None:
        while True:
            try:
                await self._job()
            except Exception:  # whatever it is, the next time may be better; `works` tells where it is not
                self._tell()
            else:
                self._done = time.monotonic()
                if self._told is not None:
                    log.warning("%s works again", self.name)
                    self._told = None
            await asyncio.sleep(self.every)

    def _tell(self) -> None:
        """Writes down why the job failed, but not every time: some are tried again five times a second."""
        now = time.monotonic()
        if self._told is None or now - self._told >= TOLD_EVERY:
            log.exception("%s fails, and is tried again", self.name)
            self._told = now
