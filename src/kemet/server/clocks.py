"""The time that players have for their decisions."""

from __future__ import annotations

from msgspec import Struct

from kemet.server.protocol import ClockSetting, SeatClock
from kemet.server.settings import DAY


class Clocks(Struct):
    """Seconds left for each seat, and since when the clocks in `running` run."""

    left: list[float]
    running: list[int]
    since: float


def full_time(setting: ClockSetting) -> float:
    """Returns the seconds a player has at the start, or for each decision where it is days."""
    return setting.minutes * 60 if setting.kind == "live" else setting.days * DAY


def new_clocks(setting: ClockSetting, players: int, now: float) -> Clocks:
    """Returns the clocks of a new game, all stopped."""
    return Clocks([full_time(setting)] * players, [], now)


def turn_over(clocks: Clocks, setting: ClockSetting, asked: list[int], anew: list[int], now: float) -> Clocks:
    """Returns the clocks when the people in *asked* are awaited from now on, those in *anew* for something new: time
    used is taken off, and for each decision taken the increment is added, or the days are given anew."""
    left = list(clocks.left)
    for seat in clocks.running:
        left[seat] = max(0.0, left[seat] - (now - clocks.since))
        if (seat in anew or seat not in asked) and left[seat] > 0:
            left[seat] += setting.increment
    if setting.kind == "days":
        left = [time if seat in asked and seat not in anew else full_time(setting) for seat, time in enumerate(left)]
    return Clocks(left, asked, now)


def expired(clocks: Clocks, now: float) -> list[int]:
    """Lists the seats whose time is over."""
    return [seat for seat in clocks.running if clocks.left[seat] - (now - clocks.since) <= 0]


def next_expiry(clocks: Clocks) -> float | None:
    """Returns when the first clock runs out, None while none runs."""
    return min((clocks.since + clocks.left[seat] for seat in clocks.running), default=None)


def shown(clocks: Clocks, seat: int, now: float) -> SeatClock:
    """Returns the clock of *seat* as everybody sees it."""
    running = seat in clocks.running
    used = now - clocks.since if running else 0.0
    return SeatClock(left=round(max(0.0, clocks.left[seat] - used), 1), running=running)
