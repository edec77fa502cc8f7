"""The time that players have for their decisions."""

from __future__ import annotations

from msgspec import Struct, structs

from kemet.server.errors import conflict
from kemet.server.protocol import ClockSetting, SeatClock
from kemet.server.settings import DAY

# Seconds that somebody gets who comes back after the time was over, once in a game.
GRACE = 60.0


class Clocks(Struct):
    """Seconds left for each seat, and since when the clocks in `running` run; `counted` actions have had their time."""

    left: list[float]
    running: list[int]
    since: float
    counted: int = 0
    # Seats that ran out of time and were given a little to come back with.
    graced: list[int] = []


def full_time(setting: ClockSetting) -> float:
    """Returns the seconds a player has at the start, or for each decision where it is days."""
    return setting.minutes * 60 if setting.kind == "live" else setting.days * DAY


def new_clocks(setting: ClockSetting, players: int, now: float) -> Clocks:
    """Returns the clocks of a new game, all stopped."""
    return Clocks([full_time(setting)] * players, [], now)


def turn_over(clocks: Clocks, setting: ClockSetting, asked: list[int], step: int, now: float) -> Clocks:
    """Returns the clocks when the people in *asked* are awaited from now on, the question having been put after *step*
    actions: time used is taken off, and for each new question the increment is added, or the days are given anew. What
    is taken back and done again brings no time, and neither does each part of a secret answer."""
    left = list(clocks.left)
    fresh = step > clocks.counted or not clocks.running
    for seat in clocks.running:
        left[seat] = max(0.0, left[seat] - (now - clocks.since))
        if fresh and left[seat] > 0:
            left[seat] += setting.increment
    if setting.kind == "days":
        left = [full_time(setting) if fresh or seat not in asked else time for seat, time in enumerate(left)]
    return Clocks(left, asked, now, max(step, clocks.counted), clocks.graced)


def come_back(clocks: Clocks, setting: ClockSetting, seat: int) -> Clocks:
    """Returns the clocks when *seat* plays itself again, after its time was over or before; refuses where it has none.
    Nobody gets more than the clock gives but once."""
    if clocks.left[seat] > 0:
        return clocks
    again = seat in clocks.graced
    if again and not setting.increment:
        raise conflict("time-over")
    left = list(clocks.left)
    left[seat] = setting.increment if again else GRACE
    return structs.replace(clocks, left=left, graced=sorted({*clocks.graced, seat}))


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
