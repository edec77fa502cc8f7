"""The time that players have for their decisions."""

from __future__ import annotations

from msgspec import Struct, structs

from kemet.server.errors import conflict
from kemet.server.protocol import ClockSetting, SeatClock
from kemet.server.settings import DAY

# Seconds that somebody gets who comes back after the time was over, once in a game.
GRACE = 60.0
# When nobody has acted for so many decisions of each seat, and the turn was passed every time, nobody plays any more.
FORSAKEN_AFTER = 10


class Clocks(Struct):
    """Seconds left for each seat, and since when the clocks in `running` run; `counted` actions have had their time."""

    left: list[float]
    running: list[int]
    since: float
    counted: int = 0
    # Seats that ran out of time and were given a little to come back with.
    graced: list[int] = []
    # How often in a row a turn was passed for somebody whose time was over, and nobody acted.
    passed: int = 0
    # In which decision, by the actions counted then, a seat was given a little to come back with last.
    returned: dict[int, int] = {}


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
    fresh = step > clocks.counted
    for seat in clocks.running:
        left[seat] = max(0.0, left[seat] - (now - clocks.since))
        if setting.kind == "live" and fresh and left[seat] > 0:
            left[seat] += setting.increment
    if setting.kind == "days" and fresh:
        for seat in asked:
            left[seat] = full_time(setting)
    return Clocks(left, asked, now, max(step, clocks.counted), clocks.graced, clocks.passed, clocks.returned)


def spare_others(clocks: Clocks, setting: ClockSetting, seat: int) -> Clocks:
    """Returns the clocks when *seat* takes something back: days that others spent on a question that is gone are not lost."""
    if setting.kind != "days":
        return clocks
    left = [time if number == seat else full_time(setting) for number, time in enumerate(clocks.left)]
    return structs.replace(clocks, left=left, running=[number for number in clocks.running if number == seat])


def go_on_after(clocks: Clocks, setting: ClockSetting, away: float, now: float) -> None:
    """Takes note that nobody served the game for *away* seconds before *now*: no live clock ran. Less than none means that
    the machine's time was set back, which gives nobody time."""
    pause = away if setting.kind == "live" else min(0.0, away)
    clocks.since = min(now, clocks.since + pause)


def come_back(clocks: Clocks, setting: ClockSetting, seat: int) -> Clocks:
    """Returns the clocks when *seat* plays itself again, after its time was over or before; refuses where it has none, and a
    second time in the same decision. Nobody gets more than a live clock gives but once. With days it is a little for the
    decision that waits."""
    if clocks.left[seat] > 0:
        return clocks
    again = setting.kind == "live" and seat in clocks.graced
    if (again and not setting.increment) or clocks.returned.get(seat) == clocks.counted:
        raise conflict("time-over")
    left = list(clocks.left)
    left[seat] = setting.increment if again else GRACE
    returned = {**clocks.returned, seat: clocks.counted}
    return structs.replace(clocks, left=left, graced=sorted({*clocks.graced, seat}), returned=returned)


def expired(clocks: Clocks, now: float) -> list[int]:
    """Lists the seats whose time is over."""
    return [seat for seat in clocks.running if clocks.left[seat] - (now - clocks.since) <= 0]


def are_forsaken(clocks: Clocks) -> bool:
    """Tells whether nobody plays by these clocks any more."""
    return clocks.passed >= FORSAKEN_AFTER * len(clocks.left)


def next_expiry(clocks: Clocks) -> float | None:
    """Returns when the first clock runs out, None while none runs."""
    return min((clocks.since + clocks.left[seat] for seat in clocks.running), default=None)


def shown(clocks: Clocks, setting: ClockSetting, seat: int, now: float) -> SeatClock:
    """Returns the clock of *seat* as everybody sees it: who is not asked has all of the days to come."""
    running = seat in clocks.running
    used = now - clocks.since if running else 0.0
    left = full_time(setting) if setting.kind == "days" and not running else clocks.left[seat] - used
    return SeatClock(left=round(max(0.0, left), 1), running=running)
