"""Puzzles: positions of games among bots in which the player to move can surely win this turn, in one way."""

from __future__ import annotations

import tomllib
from datetime import date
from functools import cache
from pathlib import Path

from kemet.engine.record import Record, read_record

DATA = Path(__file__).parent / "puzzles.toml"


class Puzzle:
    """A position and what wins in it: the record that leads there, whose turn it is, and the one way that wins, as far as
    there is but one."""

    def __init__(self, name: str, seat: int, answer: list[str], record: Record) -> None:
        self.name = name
        self.seat = seat
        self.answer = answer
        self.record = record


@cache
def puzzles() -> dict[str, Puzzle]:
    """Returns all puzzles by name, in their order."""
    found: dict[str, Puzzle] = {}
    for one in tomllib.loads(DATA.read_text())["puzzle"]:
        record = read_record(one["record"])
        found[one["name"]] = Puzzle(one["name"], int(one["player"][1:]) - 1, one["answer"], record)
    return found


def puzzle_of(day: date) -> Puzzle:
    """Returns the puzzle of a day: they come one after another, and begin anew when all have been."""
    every = list(puzzles().values())
    return every[day.toordinal() % len(every)]
