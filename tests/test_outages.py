"""What the measurements of outages and of the soak take for lost, and for flat."""

from __future__ import annotations

import random
from typing import cast

import pytest

from benchmarks.server.client import Person
from benchmarks.server.outages import Move, Table
from benchmarks.server.soak import FastClock, growth

ACKED: list[Move] = [(0, "a"), (1, "b"), (0, "c")]


@pytest.mark.parametrize(
    ("stored", "maybe", "kept"),
    [
        (ACKED, [], True),
        (ACKED[:2], [], False),
        ([ACKED[0], ACKED[2]], [], False),
        ([*ACKED, (0, "d")], [], False),
        ([*ACKED, (0, "d")], [(3, (0, "d"))], True),
        (ACKED, [(1, (0, "d"))], True),
        ([ACKED[0], (0, "d"), *ACKED[1:]], [(1, (0, "d"))], True),
        ([(0, "d"), *ACKED], [(1, (0, "d"))], False),
    ],
)
def test_what_was_acknowledged_must_be_on_disk_in_order(
    stored: list[Move], maybe: list[tuple[int, Move]], kept: bool
) -> None:
    table = Table(cast("Person", None), "game", ["p1", "p2"], random.Random(1))
    table.acked, table.maybe = ACKED, maybe
    assert table.kept(stored) == kept


def test_moves_of_bots_are_not_looked_at() -> None:
    table = Table(cast("Person", None), "game", ["p1"], random.Random(1))
    table.acked = [(0, "a")]
    assert table.kept([(1, "x"), (0, "a"), (1, "y")])
    assert not table.kept([(1, "x"), (1, "y")])


def test_the_soak_compares_the_second_with_the_last_quarter() -> None:
    rows = [{"megabytes": float(number)} for number in range(100)]
    early, late = growth(rows)
    assert (early, late) == (37.0, 87.0)


def test_a_fast_clock_runs_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [100.0]
    monkeypatch.setattr("kemet.server.clock.steady", lambda: time[0])
    clock = FastClock(168.0)
    before = clock.now()
    time[0] += 10
    assert clock.now() - before == pytest.approx(1680)
