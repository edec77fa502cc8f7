"""Observations are made of fields. A part declares some that lie side by side and writes them, in the same order.

Each part of the base game is a class in `base_fields`; a module adds its own in `Module.add_fields`. Offsets, sizes,
names and scales follow from the declarations (`layout`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kemet.engine.ids import lowest

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle
    from kemet.engine.play.move import Move


# Places are less than this: said in so many words, compiled code need not ask whether one fits.
PLACES: Final = 0x7FFF


class Field:
    """A part of an observation: its name, a label for each byte (one empty label for a lone number), the value that counts
    as 1 where numbers are scaled, and what it means."""

    def __init__(self, name: str, labels: list[str], most: int, what: str) -> None:
        self.name = name
        self.labels = labels
        self.most = most
        self.what = what

    def names(self) -> list[str]:
        """Lists the names of all its bytes: `round`, `you.units[delta_marsh]`."""
        return [f"{self.name}[{label}]" if label else self.name for label in self.labels]


def number(name: str, most: int, what: str) -> Field:
    """Returns a field of one byte."""
    return Field(name, [""], most, what)


def flag(name: str, what: str) -> Field:
    """Returns a field of one byte that is 0 or 1."""
    return number(name, 1, what)


def copy_bytes(source: vec[u8], first: i64, to: vec[u8], at: i64, size: i64) -> None:
    """Copies *size* bytes of *source* from *first* on into another vector, from *at* on. In C it is one word (`setup.py`)."""
    for byte in source[first : first + size]:
        to[at] = byte
        at += 1


class Writer:
    """Writes into a buffer, one byte after the other from `at` on. What is *put* is cleared before the next observation, so
    that parts which are mostly 0 need not be written whole; what is *added* is written every time; what is *kept* stays
    until something else is kept in its place, so that only differences are written."""

    def __init__(self, buffer: vec[u8], offset: i64, size: i64) -> None:
        self.buffer = buffer
        self.offset = offset
        self.at: i64 = offset
        # Who observes.
        self.player: i64 = 0
        # Where something was put, from `offset` on.
        self.written = vec[i16]([0] * size)
        self.count: i64 = 0
        # What is kept, by where it begins.
        self.kept = vec[i64]([0] * size)

    def clear(self) -> None:
        """Takes back all that was put."""
        buffer = self.buffer
        written = self.written
        offset = self.offset
        for k in range(self.count):
            buffer[offset + i64(written[k])] = 0
        self.count = 0

    def add(self, value: i64) -> None:
        """Writes *value*, a negative one as 256 more."""
        self.buffer[self.at] = u8(value & 255)
        self.at += 1

    def put(self, value: i64) -> None:
        """Writes *value* unless it is 0."""
        if value:
            self.buffer[self.at] = u8(value & 255)
            self.written[self.count] = i16((self.at - self.offset) & PLACES)
            self.count += 1
        self.at += 1

    def put_known(self, known: bool, value: i64) -> None:
        """Writes *value* if it is *known*."""
        if known:
            self.put(value)
        else:
            self.at += 1

    def put_mask(self, mask: i64, size: i64) -> None:
        """Writes 1 for each bit set in *mask*, of *size* bytes."""
        if not mask:
            self.at += size
            return
        buffer = self.buffer
        written = self.written
        at = self.at
        offset = self.offset
        count = self.count
        while mask:
            place = at + lowest(mask)
            buffer[place] = 1
            written[count] = i16((place - offset) & PLACES)
            count += 1
            mask &= mask - 1
        self.count = count
        self.at = at + size

    def keep_mask(self, mask: i64, size: i64) -> None:
        """Writes 1 for each bit set in *mask*, of *size* bytes."""
        at = self.at
        self.at = at + size
        place = at - self.offset
        kept = self.kept
        old = kept[place]
        if old == mask:
            return
        kept[place] = mask
        buffer = self.buffer
        gone = old & ~mask
        while gone:
            buffer[at + lowest(gone)] = 0
            gone &= gone - 1
        new = mask & ~old
        while new:
            buffer[at + lowest(new)] = 1
            new &= new - 1

    def keep_one(self, place: i64, size: i64) -> None:
        """Writes 1 at *place* of *size* bytes, nothing where that is negative."""
        at = self.at
        self.at = at + size
        kept = self.kept
        old = kept[at - self.offset]
        if old == place + 1:
            return
        kept[at - self.offset] = place + 1
        if old:
            self.buffer[at + old - 1] = 0
        if place >= 0:
            self.buffer[at + place] = 1

    def copy_from(self, source: vec[i64], first: i64, count: i64, size: i64) -> None:
        """Writes *count* small values of *source* from *first* on into *size* bytes, negative ones as 256 more."""
        buffer = self.buffer
        at = self.at
        for k in range(count):
            buffer[at + k] = u8(source[first + k] & 255)
        self.at = at + size


def blocks(number: i64, size: i64) -> Writer:
    """Returns a writer into so many blocks of *size* bytes, all 0."""
    return Writer(vec[u8]([0] * (number * size)), 0, number * size)


class Part:
    """Some fields side by side. `place` is where they begin within what is said of the game, a seat, the move or a side."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size: i64 = sum([len(field.labels) for field in fields])
        self.place: i64 = 0


class GamePart(Part):
    """Said once."""

    def write(self, out: Writer, game: Game) -> None:
        """Writes what `out.player` may know."""
        raise NotImplementedError


class SeatPart(Part):
    """Said of every seat, that of the observer first."""

    def write(self, out: Writer, game: Game, seat: i64) -> None:
        """Writes what `out.player` may know of *seat*."""
        raise NotImplementedError


class MovePart(Part):
    """Said of a move on the way."""

    def write(self, out: Writer, game: Game, move: Move) -> None:
        """Writes what all know of *move*."""
        raise NotImplementedError


class SidePart(Part):
    """Said of each side of a battle."""

    def write(self, out: Writer, game: Game, battle: Battle, side: i64, known: bool) -> None:
        """Writes what `out.player` may know of *side*; *known*: its choice is open, or the player's own."""
        raise NotImplementedError


class Fields:
    """The parts that modules add, in the order in which they lie."""

    def __init__(self) -> None:
        self.seat: list[SeatPart] = []
        self.game: list[GamePart] = []
        self.move: list[MovePart] = []
        self.side: list[SidePart] = []
