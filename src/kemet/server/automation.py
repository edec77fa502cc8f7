"""What the server does in a game by itself: bots, windows that close, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import math
import weakref
from typing import TYPE_CHECKING

from kemet.engine.actions import PASS
from kemet.server import clocks
from kemet.server.clock import Alarm
from kemet.server.clocks import Clocks
from kemet.server.session import WINDOWS
from kemet.server.thinking import Question, Thought, answer, due_time

if TYPE_CHECKING:
    from kemet.server.room import Room

log = logging.getLogger("kemet.server")

# Bots that need no time to think, and the seconds in which they have answered.
QUICK_BOTS = {"random", "easy", "normal", "hard"}
QUICK_WINDOW = 0.35


class Automation:
    """Acts for bots and for people who are not there. Nothing it does at some time depends on hidden cards."""

    def __init__(self, room: Room) -> None:
        # The room has it: a room that nobody else has leaves memory at once.
        self.room: Room = weakref.proxy(room)
        self._alarm: Alarm | None = None
        self._thoughts: dict[int, Thought] = {}
        self._pace: float | None = None
        # No turn is passed for somebody before this time.
        self._pass_from = -math.inf

    def stop(self) -> None:
        """Forgets everything that was to come."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._forget()

    def _forget(self) -> None:
        for seat in list(self._thoughts):
            self._drop(seat)

    # When.

    def window_length(self) -> float:
        """Returns how long a window lasts in this game, 0 for no end."""
        setting = self.room.facts.clock
        if setting.window is not None:
            return setting.window
        settings = self.room.context.settings
        return settings.slow_window if setting.kind == "days" else settings.window

    def _alone(self) -> bool:
        """Tells whether one person plays against bots: there is nobody to hide the time of an answer from."""
        return sum(seat.kind == "human" for seat in self.room.seats) == 1

    def _bot_window(self) -> float:
        """Returns how long a window lasts at least: shorter for who plays alone against bots that answer at once. It is the
        same whoever holds the card."""
        bots = {seat.player_bot for seat in self.room.seats if seat.player_bot is not None}
        length = self.room.context.settings.bot_window
        return min(length, QUICK_WINDOW) if self._alone() and bots <= QUICK_BOTS else length

    def bot_delay(self) -> float:
        """Returns the pause before each action of a bot: who plays against bots alone says how long it is."""
        return self._pace if self._pace is not None and self._alone() else self.room.context.settings.bot_delay

    def set_pace(self, delay: float) -> None:
        """Lets bots pause for *delay* seconds before each action, from now on; among several people it changes nothing."""
        self._pace = delay
        now = self.room.context.clock.now()
        for thought in self._thoughts.values():
            if thought.actions is not None:
                thought.due = due_time(thought.begun, now, self.bot_delay())
        self.arrange()

    def _people_asked(self) -> list[int]:
        """Lists the awaited seats that a person is to answer for, and wants to be asked."""
        session = self.room.session
        turn, round_number = session.turns, int(session.game.round)
        asked = [self.room.seats[seat] for seat in session.awaited()]
        return [seat.number for seat in asked if seat.person and not seat.is_silent(session.decision, turn, round_number)]

    def _closing(self, now: float) -> float | None:
        """Returns when the open window closes; None while somebody is waited for without end."""
        put = self.room.session.put_at
        if self._people_asked():
            length = self.window_length()
            return put + length if length else None
        least = self._bot_window()
        if least > 0:
            return put + least
        return now if all(thought.actions is not None for thought in self._thoughts.values()) else None

    def rests(self) -> bool:
        """Tells whether nothing goes on because everybody has left: bots do not play on among themselves."""
        people = [seat for seat in self.room.seats if seat.kind == "human"]
        return bool(people) and all(seat.identity is None for seat in people)

    def wake_at(self, now: float) -> float | None:
        """Returns when the server must do something in this game, None while it waits for people without end."""
        room = self.room
        if room.facts.status != "running" or room.frozen is not None or self.rests():
            return None
        awaited = room.session.awaited()
        if room.session.decision in WINDOWS:
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
        session = room.session
        asked: list[int] = []
        if room.facts.status == "running" and session.decision not in WINDOWS:
            asked = [n for n in session.awaited() if room.seats[n].kind == "human" and room.seats[n].stand_in is None]
        return clocks.turn_over(room.clocks, setting, asked, session.put_step, now)

    def resume(self) -> None:
        """Goes on with the clocks as they were when the game was written to disk."""
        if not self.room.clocks.running:
            self.room.clocks = self.clocks_now(self.room.context.clock.now())

    # What.

    def arrange(self) -> None:
        """Sets bots to think and the alarm to the next thing to do."""
        room = self.room
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if room.facts.status != "running" or room.closed or room.frozen is not None or self.rests():
            self._forget()
            return
        now = room.context.clock.now()
        self._set_thinking(now)
        due = [self._closing(now)] if room.session.decision in WINDOWS else self._bots_due()
        expiry = clocks.next_expiry(room.clocks)
        due.append(None if expiry is None else max(expiry, self._pass_from))
        times = [time for time in due if time is not None]
        if times:
            self._alarm = room.context.clock.alarm(min(times), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.room.post(self._tick)

    def _bots_due(self) -> list[float | None]:
        return [thought.due for thought in self._thoughts.values() if thought.actions is not None]

    def _set_thinking(self, now: float) -> None:
        session = self.room.session
        awaited = session.awaited()
        for seat, thought in list(self._thoughts.items()):
            if seat not in awaited or thought.asked != session.asked[seat] or self.room.seats[seat].player_bot is None:
                self._drop(seat)
        for seat in awaited:
            name = self.room.seats[seat].player_bot
            if name is not None and seat not in self._thoughts:
                self._begin(seat, name, now)

    def _begin(self, seat: int, name: str, now: float) -> None:
        """Lets the bot *name* think about what *seat* is asked."""
        thought = Thought(asked=self.room.session.asked[seat], begun=now)
        self._thoughts[seat] = thought
        thought.found = self.room.context.thinkers.submit(self.room.facts.host, answer, self.question(name, seat))
        thought.found.add_done_callback(lambda done: self._found(seat, name, thought, done))

    def question(self, bot: str, seat: int) -> Question:
        """Returns what *seat* is asked now, as a question to *bot*."""
        session = self.room.session
        options = tuple(session.game.rules.options.items())
        return Question(bot, options, self.room.facts.seed, list(session.recorder.moves), seat)

    def _drop(self, seat: int) -> None:
        """Forgets what a bot was asked; it need not think about it any more."""
        thought = self._thoughts.pop(seat)
        if thought.found is not None:
            thought.found.cancel()

    def _found(self, seat: int, name: str, thought: Thought, done: asyncio.Future[list[int]]) -> None:
        if done.cancelled() or self._thoughts.get(seat) is not thought:
            return
        failure = done.exception()
        if failure is not None:
            log.error("bot %s fails in game %s", name, self.room.facts.id, exc_info=failure)
        thought.actions = [] if failure is not None else done.result()
        thought.due = due_time(thought.begun, self.room.context.clock.now(), self.bot_delay())
        self.room.post(self._look)

    async def _look(self) -> None:
        self.arrange()

    async def _tick(self) -> None:
        """Does what is due."""
        room = self.room
        if room.facts.status != "running" or room.frozen is not None:
            return
        now = room.context.clock.now()
        before = room.session.changes
        if room.session.decision in WINDOWS:
            closing = self._closing(now)
            if closing is not None and closing <= now:
                self._close_window()
        else:
            self._let_bots_act(now)
            await self._end_clocks(now)
        if room.session.changes != before:
            await room.settle()
        else:
            self.arrange()

    def _close_window(self) -> None:
        """Gives the answers of all who are still asked: those of bots, and a pass for people."""
        session = self.room.session
        decision, depth = session.decision, len(session.game.stack)
        for seat in session.awaited():
            if (session.decision, len(session.game.stack)) != (decision, depth):
                return
            thought = self._thoughts.pop(seat, None)
            actions = thought.actions if thought is not None else None
            self.room.take(seat, actions[0] if actions else PASS)

    def _let_bots_act(self, now: float) -> None:
        session = self.room.session
        for seat, thought in list(self._thoughts.items()):
            if thought.actions is None or thought.due > now or thought.asked != session.asked[seat]:
                continue
            del self._thoughts[seat]
            if not thought.actions:
                self.room.play_out(seat)
            for action in thought.actions:
                self.room.take(seat, action)

    async def _end_clocks(self, now: float) -> None:
        """Plays the turn out for those whose time is over, at the pace of bots, or lets a bot stand in."""
        room = self.room
        if now < self._pass_from:
            return
        for number in clocks.expired(room.clocks, now):
            seat = room.seats[number]
            if room.facts.clock.then == "pass":
                self._pass_for(number, now)
                continue
            seat.stand_in = room.context.settings.stand_in
            await room.context.save_seat(room.facts, seat)
            room.clocks = self.clocks_now(now)
            room.show_table()

    def _pass_for(self, number: int, now: float) -> None:
        """Plays a turn out, and ends the game where nobody plays any more: with a bot it comes to an end, but turns could be
        passed for ever."""
        room = self.room
        room.play_out(number)
        room.clocks.passed += 1
        self._pass_from = now + self.bot_delay()
        if clocks.are_forsaken(room.clocks) and all(seat.player_bot is None for seat in room.seats):
            room.facts.status = "over"
