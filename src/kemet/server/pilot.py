"""What the server does in a game by itself: bots, windows that close, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from kemet.bots import Bot, make_bot
from kemet.engine.actions import PASS
from kemet.server import clocks
from kemet.server.clock import Alarm
from kemet.server.clocks import Clocks
from kemet.server.livegame import WINDOWS
from kemet.server.thinking import Thought, due_time, think

if TYPE_CHECKING:
    from kemet.server.room import Room

log = logging.getLogger("kemet.server")


class Pilot:
    """Acts for bots and for people who are not there. Nothing it does at some time depends on hidden cards."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._alarm: Alarm | None = None
        self._thoughts: dict[int, Thought] = {}
        self._bots: dict[tuple[int, str], Bot] = {}

    def stop(self) -> None:
        """Forgets everything that was to come."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._thoughts.clear()

    # When.

    def window_length(self) -> float:
        """Returns how long a window lasts in this game, 0 for no end."""
        setting = self.room.facts.clock
        if setting.window is not None:
            return setting.window
        settings = self.room.house.settings
        return settings.slow_window if setting.kind == "days" else settings.window

    def _people_asked(self) -> list[int]:
        """Lists the awaited seats that a person is to answer for, and wants to be asked."""
        live = self.room.live
        turn, round_number = live.turns, int(live.game.round)
        asked = [self.room.seats[seat] for seat in live.awaited()]
        return [seat.number for seat in asked if seat.person and not seat.is_silent(live.decision, turn, round_number)]

    def _closing(self, now: float) -> float | None:
        """Returns when the open window closes; None while somebody is waited for without end."""
        put = self.room.live.put_at
        if self._people_asked():
            length = self.window_length()
            return put + length if length else None
        least = self.room.house.settings.bot_window
        if least > 0:
            return put + least
        return now if all(thought.actions is not None for thought in self._thoughts.values()) else None

    def wake_at(self, now: float) -> float | None:
        """Returns when the server must do something in this game, None while it waits for people without end."""
        room = self.room
        if room.facts.status != "running":
            return None
        awaited = room.live.awaited()
        if room.live.decision in WINDOWS:
            return now if not self._people_asked() else self._closing(now)
        if any(room.seats[seat].player_bot for seat in awaited):
            return now
        return clocks.next_expiry(room.clocks)

    def clocks_now(self, now: float) -> Clocks:
        """Returns the clocks after a change: they run for people who are asked, but not in windows."""
        room = self.room
        setting = room.facts.clock
        if setting.kind == "off":
            return room.clocks
        live = room.live
        asked: list[int] = []
        if room.facts.status == "running" and live.decision not in WINDOWS:
            asked = [n for n in live.awaited() if room.seats[n].kind == "human" and room.seats[n].stand_in is None]
        return clocks.turn_over(room.clocks, setting, asked, live.put_step, now)

    def resume(self) -> None:
        """Goes on with the clocks as they were when the game was written to disk."""
        if not self.room.clocks.running:
            self.room.clocks = self.clocks_now(self.room.house.clock.now())

    # What.

    def arrange(self) -> None:
        """Sets bots to think and the alarm to the next thing to do."""
        room = self.room
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if room.facts.status != "running" or room.closed:
            self._thoughts.clear()
            return
        now = room.house.clock.now()
        self._set_thinking(now)
        due = [self._closing(now)] if room.live.decision in WINDOWS else self._bots_due()
        due.append(clocks.next_expiry(room.clocks))
        times = [time for time in due if time is not None]
        if times:
            self._alarm = room.house.clock.alarm(min(times), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.room.post(self._tick)

    def _bots_due(self) -> list[float | None]:
        return [thought.due for thought in self._thoughts.values() if thought.actions is not None]

    def _set_thinking(self, now: float) -> None:
        live = self.room.live
        awaited = live.awaited()
        for seat, thought in list(self._thoughts.items()):
            if seat not in awaited or thought.asked != live.asked[seat] or self.room.seats[seat].player_bot is None:
                del self._thoughts[seat]
        for seat in awaited:
            name = self.room.seats[seat].player_bot
            if name is not None and seat not in self._thoughts:
                self._begin(seat, name, now)

    def _begin(self, seat: int, name: str, now: float) -> None:
        """Lets the bot *name* think about what *seat* is asked."""
        live = self.room.live
        thought = Thought(asked=live.asked[seat], begun=now)
        self._thoughts[seat] = thought
        bot = self._bots.pop((seat, name), None) or make_bot(name, secrets.token_hex(8))
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self.room.house.threads, think, bot, live.game.copy(), seat)
        future.add_done_callback(lambda done: self._found(seat, name, bot, thought, done))

    def _found(self, seat: int, name: str, bot: Bot, thought: Thought, done: asyncio.Future[list[int]]) -> None:
        self._bots[seat, name] = bot
        if done.cancelled() or self._thoughts.get(seat) is not thought:
            return
        failure = done.exception()
        if failure is not None:
            log.error("bot %s fails in game %s", name, self.room.facts.id, exc_info=failure)
        thought.actions = [] if failure is not None else done.result()
        settings = self.room.house.settings
        thought.due = due_time(thought.begun, self.room.house.clock.now(), settings.bot_delay)
        self.room.post(self._look)

    async def _look(self) -> None:
        self.arrange()

    async def _tick(self) -> None:
        """Does what is due."""
        room = self.room
        if room.facts.status != "running":
            return
        now = room.house.clock.now()
        before = room.live.changes
        if room.live.decision in WINDOWS:
            closing = self._closing(now)
            if closing is not None and closing <= now:
                self._close_window()
        else:
            self._let_bots_act(now)
            await self._end_clocks(now)
        if room.live.changes != before:
            await room.settle()
        else:
            self.arrange()

    def _close_window(self) -> None:
        """Gives the answers of all who are still asked: those of bots, and a pass for people."""
        live = self.room.live
        decision, depth = live.decision, len(live.game.stack)
        for seat in live.awaited():
            if (live.decision, len(live.game.stack)) != (decision, depth):
                return
            thought = self._thoughts.pop(seat, None)
            actions = thought.actions if thought is not None else None
            self.room.take(seat, actions[0] if actions else PASS)

    def _let_bots_act(self, now: float) -> None:
        live = self.room.live
        for seat, thought in list(self._thoughts.items()):
            if thought.actions is None or thought.due > now or thought.asked != live.asked[seat]:
                continue
            del self._thoughts[seat]
            if not thought.actions:
                self.room.play_out(seat)
            for action in thought.actions:
                self.room.take(seat, action)

    async def _end_clocks(self, now: float) -> None:
        """Plays the turn out for those whose time is over, or lets a bot stand in."""
        room = self.room
        for number in clocks.expired(room.clocks, now):
            seat = room.seats[number]
            if room.facts.clock.then == "pass":
                room.play_out(number)
                continue
            seat.stand_in = room.house.settings.stand_in
            await room.house.save_seat(room.facts.id, seat)
            room.clocks = self.clocks_now(now)
            room.show_table()
