"""What a room needs around it: a server has it, and so has a page that plays without one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from kemet.server.clock import Clock
from kemet.server.counting import Counted
from kemet.server.saves import Save
from kemet.server.seats import Seat
from kemet.server.settings import Settings

if TYPE_CHECKING:
    from kemet.server.room import Facts, Room


class Keeper(Protocol):
    """Where games are kept."""

    async def save(self, save: Save) -> None:
        """Returns when *save* is kept; raises `Superseded` where the game is not as it expects."""


class Thinking(Protocol):
    """Where bots think."""

    def submit(self, person: str, function: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Has *function* done for *person*; the result comes in the future, which can be cancelled while it waits."""


class Surroundings(Protocol):
    """What a room asks for."""

    settings: Settings
    clock: Clock
    counted: Counted

    @property
    def store(self) -> Keeper:
        """Where games are kept."""

    @property
    def thinkers(self) -> Thinking:
        """Where bots think."""

    def forget(self, room: Room) -> None:
        """Takes *room* out of the list of rooms in memory."""

    async def save_seat(self, facts: Facts, seat: Seat) -> None:
        """Returns when *seat* is kept."""
