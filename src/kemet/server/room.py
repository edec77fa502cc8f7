"""A room: one game in memory, with one task that does everything in it strictly in order."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from kemet.engine import IllegalAction
from kemet.engine.actions import PASS
from kemet.engine.notation import NotationError, player_text
from kemet.engine.record import digest
from kemet.engine.view import SPECTATOR, view
from kemet.server import clocks
from kemet.server.automation import Automation
from kemet.server.clocks import Clocks
from kemet.server.errors import Refused, bad, conflict, forbidden
from kemet.server.hints import hints, why_not
from kemet.server.protocol import Acked, Autopass, ChatLine, ClockSetting, Refusal, State, Status, Window
from kemet.server.reachable_moves import reach
from kemet.server.saves import Save, Superseded
from kemet.server.seats import Seat, Silence
from kemet.server.session import WINDOWS, GameSession, Sight
from kemet.server.surroundings import Surroundings

T = TypeVar("T")
log = logging.getLogger("kemet.server")

# Version numbers of a game that was brought into memory for the n-th time begin at n times this.
VERSIONS_PER_LOAD = 1_000_000
REMEMBERED_VERSIONS = 100
MOST_CHAT = 200
# The digest on disk is at most so many actions old.
DIGEST_EVERY = 10
NEVER = -math.inf
# Why a room stays in memory: somebody is connected to it, does something in it, or asked for it lately; or the server has to
# do something in it soon.
Stay = Literal["watched", "busy", "due", "asked"]
# How many actions are played for somebody whose time is over before the game looks around again.
MOST_PLAYED_OUT = 80


class Visitor(Protocol):
    """A connection to a room."""

    identity: str | None
    # What the database knows of the token it came with.
    session: str
    seat: int
    told: int

    def refresh(self) -> None:
        """The position changed."""

    def show_table(self) -> None:
        """Something at the table changed."""

    def hear(self, line: ChatLine) -> None:
        """Somebody spoke."""

    def see(self, seat: str, spaces: list[str]) -> None:
        """Somebody points at the map."""

    def dismiss(self) -> None:
        """The room closes; the visitor may come again."""


class Facts(msgspec.Struct):
    """What is known of a game beside its position."""

    id: str
    status: Status
    public: bool
    invite: str
    host: str
    clock: ClockSetting
    seed: str
    seeded: bool
    created: float
    loads: int
    rematch: str | None = None


class Room:
    """A game in memory. Whatever changes it runs as a job of its one task; see `call`."""

    def __init__(self, context: Surroundings, facts: Facts, session: GameSession, seats: list[Seat], times: Clocks) -> None:
        self.context = context
        self.facts = facts
        self.session = session
        self.seats = seats
        self.clocks = times
        self.chat: list[ChatLine] = []
        self.visitors: set[Visitor] = set()
        self.automation = Automation(self)
        self.closed = False
        # When somebody last asked for it; what the server does in it by itself does not count.
        self.used = NEVER
        self._working = False
        # Who has ever held which seat.
        self.seated = {(seat.number, seat.identity) for seat in seats if seat.identity is not None}
        # Why the game cannot go on here, though it can be looked at, left and taken along.
        self.frozen: Refused | None = None
        # It was claimed on disk: False while nothing can be written.
        self.owned = True
        self.first_version = facts.loads * VERSIONS_PER_LOAD
        self._sights: dict[int, Sight] = {}
        self._versions: dict[int, OrderedDict[int, tuple[int, int]]] = {}
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._saved = len(session.recorder.moves)
        self._kept = self._saved
        # A digest, and after how many actions it was made.
        self.digest = ("", 0)
        self._rows: list[dict[str, Any]] = []
        # Something was taken back, and visitors do not know it yet.
        self._rewound = False
        self._task = asyncio.create_task(self._work())

    # Jobs.

    async def call(self, job: Callable[[], Awaitable[T]]) -> T:
        """Returns what *job* returns, once its turn has come."""
        if self.closed:
            raise Refused(503, "try-again")
        self.used = self.context.clock.now()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    def post(self, job: Callable[[], Awaitable[Any]]) -> None:
        """Has *job* done when its turn comes."""
        if not self.closed:
            self._jobs.put_nowait((job, None))

    async def _work(self) -> None:
        while not self.closed:
            # Not held in a name here: it would keep who asked for it, and left, until the next job.
            await self._do(*await self._jobs.get())
        while not self._jobs.empty():
            _fail(self._jobs.get_nowait()[1], Refused(503, "try-again"))

    async def _do(self, job: Callable[[], Awaitable[Any]], done: asyncio.Future[Any] | None) -> None:
        """Does *job* and tells whoever waits for it in *done*."""
        self._working = True
        try:
            result = await job()
        except Refused as refused:
            _fail(done, refused)
        except Superseded:
            log.warning("game %s was taken over by another process", self.facts.id)
            _fail(done, Refused(503, "try-again"))
            self.close()
        except Exception:  # a fault of ours or of the disk: what is on disk is true, so the game is read anew
            log.exception("game %s fails and is taken out of memory", self.facts.id)
            _fail(done, Refused(503, "try-again"))
            self.close()
        else:
            if done is not None and not done.done():
                done.set_result(result)
        finally:
            self._working = False

    def stays(self, now: float) -> Stay | None:
        """Returns why the room stays in memory, None where nothing keeps it there."""
        idle_after = self.context.settings.idle_after
        if self.visitors:
            return "watched"
        if self._working or not self._jobs.empty():
            return "busy"
        wake = self.automation.wake_at(now)
        if wake is not None and wake <= now + idle_after:
            return "due"
        return "asked" if now - self.used <= idle_after else None

    def close(self) -> None:
        """Takes the room out of memory; what is on disk stays."""
        self.closed = True
        self.automation.stop()
        self.context.forget(self)
        for visitor in list(self.visitors):
            visitor.dismiss()
        self.post_wake()

    def post_wake(self) -> None:
        """Wakes the task, so that it sees that the room is closed."""
        self._jobs.put_nowait((_nothing, None))

    # Who may do what.

    def holder(self, identity: str | None, seat: int) -> Seat:
        """Returns the seat numbered *seat* if *identity* holds it, else refuses."""
        if not 0 <= seat < len(self.seats) or identity is None or self.seats[seat].identity != identity:
            raise forbidden("not-your-seat")
        return self.seats[seat]

    def learner(self, identity: str | None, seat: int) -> Seat:
        """Returns the seat numbered *seat* if *identity* holds it and plays against bots alone, else refuses."""
        found = self.holder(identity, seat)
        if any(other.kind != "bot" for other in self.seats if other is not found):
            raise forbidden("advice-among-people")
        return found

    def own_seats(self, identity: str | None) -> list[int]:
        """Lists the seats that *identity* holds."""
        return [seat.number for seat in self.seats if identity is not None and seat.identity == identity]

    def may_see(self, identity: str | None, invite: str | None) -> bool:
        """Tells whether a visitor may look at the game."""
        host = identity is not None and self.facts.host == identity
        return self.facts.public or host or invite == self.facts.invite or bool(self.own_seats(identity))

    def check_alive(self) -> None:
        """Refuses where the game cannot go on."""
        if self.frozen is not None:
            raise self.frozen

    # What is seen.

    def sight(self, seat: int) -> Sight:
        """Returns what *seat* sees now; the version grows only when that differs from before. For jobs only, and only
        while nothing waits to be written."""
        old = self._sights.get(seat)
        session = self.session
        if old is not None and old.change == session.changes:
            return old
        # Before all have come nobody sees a hand: seats can still be given back.
        eyes = SPECTATOR if self.facts.status == "open" else seat
        asked = self.facts.status == "running" and seat in session.awaited()
        events = session.events[eyes]
        new = Sight(
            old.version if old is not None else self.first_version,
            session.changes,
            encoded(view(session.game, eyes)),
            encoded(hints(session.game, seat)) if asked else NO_HINTS,
            encoded(reach(session.game, seat)) if asked else NO_MOVES,
            self.can_undo(seat),
            self.window(),
            session.step_for(seat),
            events,
            len(events),
        )
        if old is None or not same(old, new):
            new.version += 1
        self._sights[seat] = new
        self._remember(seat, new)
        return new

    def _remember(self, seat: int, sight: Sight) -> None:
        known = self._versions.setdefault(seat, OrderedDict())
        known[sight.version] = (sight.change, sight.log_length)
        while len(known) > REMEMBERED_VERSIONS:
            known.popitem(last=False)

    def shown(self, seat: int) -> Sight:
        """Returns what *seat* was shown last."""
        return self._sights[seat]

    def can_undo(self, seat: int) -> bool:
        """Tells whether *seat* may take its last action back."""
        return self.facts.status == "running" and self.session.can_undo(seat)

    def state(self, sight: Sight, events_from: int | None = None) -> dict[str, Any]:
        """Returns the fields of a `State`, with the events from number *events_from* on, by default none."""
        first = sight.log_length if events_from is None else min(events_from, sight.log_length)
        return {
            "version": sight.version,
            "step": sight.step,
            "view": sight.view,
            "hints": sight.hints,
            "moves": sight.moves,
            "can_undo": sight.can_undo,
            "undo_refusal": None if sight.can_undo else Refusal(code="no-undo", args={}, rule=""),
            "window": sight.window,
            "log_length": sight.log_length,
            "events_from": first,
            "events": sight.events[first : sight.log_length],
            "now": self.context.clock.now(),
        }

    def read_state(self, seat: int, events_from: int | None = None) -> State:
        """Returns the state for *seat*."""
        return State(**self.state(self.sight(seat), events_from))

    def events_since(self, seat: int, version: int) -> int | None:
        """Returns the number of events *seat* had heard at *version*, None if that is forgotten."""
        known = self._versions.get(seat, OrderedDict()).get(version)
        return None if known is None else known[1]

    def window(self) -> Window | None:
        """Returns the window that is open, if one is."""
        kind = WINDOWS.get(self.session.decision)
        if self.facts.status != "running" or kind is None:
            return None
        length = self.automation.window_length()
        return Window(kind=kind, closes_at=self.session.put_at + length if length else None)

    # What players do.

    def is_current(self, seat: int, version: int) -> bool:
        """Tells whether *seat* was asked at *version* what it is asked now."""
        self.sight(seat)
        known = self._versions[seat].get(version)
        return known is not None and known[0] >= self.session.asked[seat]

    async def act(self, identity: str | None, seat: int, version: int | None, texts: list[str]) -> Acked:
        """Takes the actions in *texts* in order, up to the first that is not legal."""
        holder = self.holder(identity, seat)
        if self.facts.status != "running":
            raise conflict("not-running")
        self.check_alive()
        if version is not None and not self.is_current(seat, version):
            raise conflict("stale", version=self.sight(seat).version)
        if not holder.person:
            # Refuses, before anything is done, where there is no time to come back with.
            clocks.come_back(self.clocks, self.facts.clock, seat)
        done = 0
        error: Refusal | None = None
        for text in texts:
            error = self._take_text(seat, text)
            if error is not None:
                break
            done += 1
        if done:
            self.clocks.passed = 0
            begun = time.monotonic()
            if not holder.person:
                await self.come_back(holder)
            await self.settle()
            self.context.counted.actions.note(time.monotonic() - begun)
        return Acked(version=self.sight(seat).version, done=done, error=error)

    def _take_text(self, seat: int, text: str) -> Refusal | None:
        """Takes one action; returns why not, None if it was taken."""
        try:
            action = self.session.notation.action(text)
        except NotationError as unknown:
            return Refusal(code="no-action", args={"text": str(unknown)}, rule="")
        try:
            self.take(seat, action)
        except IllegalAction:
            return why_not(self.session.game, seat, action)
        return None

    def take(self, seat: int, action: int) -> None:
        """Takes an action in memory; `settle` brings it to disk. Raises `IllegalAction` and changes nothing."""
        now = self.context.clock.now()
        self.session.apply(seat, action, now)
        number = len(self.session.recorder.moves) - 1
        text = self.session.notation.text(action)
        self._rows.append({"game": self.facts.id, "number": number, "player": seat, "action": text, "at": now})

    async def undo(self, identity: str | None, seat: int) -> Acked:
        """Takes the last action of *seat* back."""
        self.holder(identity, seat)
        self.check_alive()
        if not self.can_undo(seat):
            raise conflict("no-undo")
        self.session.undo(seat, self.context.clock.now())
        number = len(self.session.recorder.moves)
        self._rows = [row for row in self._rows if row["number"] < number]
        self._kept = min(self._kept, number)
        self._rewound = True
        self.clocks = clocks.spare_others(self.clocks, self.facts.clock, seat)
        await self.settle()
        return Acked(version=self.sight(seat).version, done=1)

    async def come_back(self, seat: Seat) -> None:
        """A person acts again on a seat that a bot played. Who ran out of time gets a little, once in a game; later only
        what the clock adds for a decision, and where that is nothing the bot plays on."""
        if self.facts.clock.kind != "off":
            self.clocks = clocks.come_back(self.clocks, self.facts.clock, seat.number)
        seat.stand_in = None
        seat.abandoned = False
        await self.context.save_seat(self.facts, seat)
        self.show_table()

    async def begin(self) -> None:
        """Starts the game: everybody has come."""
        self.facts.status = "running"
        self.session.put_at = self.context.clock.now()
        self.session.changes += 1
        await self.settle()

    async def wake(self) -> None:
        """The game has just come into memory: sees what the server has to do."""
        if self.frozen is not None:
            return
        self.automation.resume()
        if self.facts.status == "running" and self.facts.loads == 1 and self.owned:
            # A new game: who is asked, and since when, belongs on disk.
            await self.commit(self.context.clock.now())
        self.automation.arrange()

    async def settle(self) -> None:
        """Brings what changed to disk, shows it to everybody, and sees what the server has to do next."""
        now = self.context.clock.now()
        if self.session.game.over():
            self.facts.status = "over"
        before = self.clocks
        self.clocks = self.automation.clocks_now(now)
        await self.commit(now)
        self.publish()
        # Not after every change: how often the clock is shown must not tell how many secret answers there were.
        if self.facts.status == "over" or before.running != self.clocks.running or self.clocks.counted != before.counted:
            self.show_table()
        self.automation.arrange()

    async def commit(self, now: float) -> None:
        """Returns when everything that changed is on disk. If that fails the room is dropped: what was not written has
        not happened."""
        game = self.session.game
        self._make_digest()
        save = Save(
            self.facts.id,
            self.facts.loads,
            self._saved,
            self._rows,
            self._kept < self._saved,
            self._kept,
            {
                "status": self.facts.status,
                # When the present question was put: later secret answers to it must not show in lists.
                "updated": self.session.put_at,
                "round": int(game.round),
                "awaiting": int(game.awaiting()),
                "winner": int(game.winner),
                "floor": self.session.floor,
                "wake_at": self.automation.wake_at(now),
                "clocks": msgspec.json.encode(self.clocks).decode(),
                "moves": len(self.session.recorder.moves),
                "digest": self.digest[0],
                "digest_at": self.digest[1],
            },
        )
        self._rows = []
        await self.context.store.save(save)
        self._saved = self._kept = len(self.session.recorder.moves)

    def _make_digest(self) -> None:
        """Sees to it that the digest is that of a position not long ago, which has not been taken back."""
        moves = len(self.session.recorder.moves)
        if not 0 < self.digest[1] <= self._kept or moves - self.digest[1] >= DIGEST_EVERY:
            self.digest = (digest(self.session.game), moves)

    def publish(self) -> None:
        """Lets every visitor see the position."""
        for seat in {visitor.seat for visitor in self.visitors}:
            self.sight(seat)
        for visitor in self.visitors:
            if self._rewound:
                visitor.told = min(visitor.told, self.sight(visitor.seat).log_length)
            visitor.refresh()
        self._rewound = False

    def show_table(self) -> None:
        """Lets every visitor see the table, and dismisses those who look from a seat that is not theirs any more."""
        for visitor in list(self.visitors):
            if visitor.seat >= 0 and self.seats[visitor.seat].identity != visitor.identity:
                self.visitors.discard(visitor)
                visitor.dismiss()
            else:
                visitor.show_table()

    def check_may_talk(self, identity: str | None) -> None:
        """R88 Refuses if *identity* holds a seat that may not talk now."""
        game = self.session.game
        muted = int(game.rules.hooks.muted(game))
        if any(muted >> seat & 1 for seat in self.own_seats(identity)):
            raise forbidden("muted")

    async def point(self, identity: str | None, seat: int, spaces: list[str]) -> None:
        """R79 Shows everybody what *seat* points at; it is not kept."""
        self.holder(identity, seat)
        self.check_may_talk(identity)
        if not set(spaces) <= set(self.session.game.rules.board.space_names):
            raise bad("no-such-space")
        for visitor in self.visitors:
            visitor.see(player_text(seat), spaces)

    async def set_autopass(self, identity: str | None, seat: int, wishes: Autopass) -> None:
        """Takes note of the cards that *seat* does not want to be asked for."""
        holder = self.holder(identity, seat)
        for card, until in wishes.items():
            if until == "ask":
                holder.autopass.pop(card, None)
            else:
                mark = self.session.turns if until == "turn" else int(self.session.game.round)
                holder.autopass[card] = Silence(until, mark)
        await self.context.save_seat(self.facts, holder)
        self.show_table()
        self.automation.arrange()

    def play_out(self, seat: int) -> None:
        """Plays for somebody whose time is over until somebody else is to act: a pass, or else the first thing possible."""
        for _ in range(MOST_PLAYED_OUT):
            if seat not in self.session.awaited() or self.session.decision in WINDOWS:
                return
            legal = self.session.game.legal(seat)
            self.take(seat, PASS if PASS in legal else legal[0])

    def autopass_of(self, seat: Seat) -> dict[str, str]:
        """Returns what *seat* is not asked for at present."""
        turn, round_number = self.session.turns, int(self.session.game.round)
        return {card: seat.autopass[card].until for card in seat.autopass if seat.is_silent(card, turn, round_number)}

    def seat_clock(self, seat: int) -> Any:
        """Returns the clock of *seat*, None in games without."""
        if self.facts.clock.kind == "off" or self.facts.status == "open":
            return None
        return clocks.shown(self.clocks, self.facts.clock, seat, self.context.clock.now())

    def player_name(self, seat: int) -> str:
        """Returns how the player on *seat* is called."""
        return self.seats[seat].name or player_text(seat)


def encoded(value: Any) -> msgspec.Raw:
    """Returns *value* as JSON."""
    return msgspec.Raw(msgspec.json.encode(value))


NO_HINTS, NO_MOVES = encoded({}), encoded([])


def same(old: Sight, new: Sight) -> bool:
    """Tells whether somebody who sees *new* after *old* sees nothing new."""
    return (
        (old.log_length, old.can_undo, old.window) == (new.log_length, new.can_undo, new.window)
        and old.view == new.view
        and old.hints == new.hints
        and old.moves == new.moves
    )


def _fail(done: asyncio.Future[Any] | None, refused: Refused) -> None:
    if done is not None and not done.done():
        done.set_exception(refused)


async def _nothing() -> None:
    pass
