"""Advantages in games of several players, beside a plain reckoning seat by seat."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="the extra `training` is not installed")

from kemet.training.advantages import Window  # noqa: E402

pytestmark = pytest.mark.long
STEPS, ROWS, SMOOTHING = 40, 30, 0.9


def played(players: int) -> tuple[Window, Any, Any]:
    """Returns a window of made-up play, who is asked after it, and what that one expects."""
    torch.manual_seed(players)
    window = Window(STEPS, ROWS, 1, "cpu")
    window.asked[:] = torch.randint(players, (STEPS, ROWS))
    window.values[:] = torch.rand(STEPS, ROWS)
    window.ended[:] = torch.rand(STEPS, ROWS) < 0.08
    # Camps may win together.
    window.winners[:] = torch.randint(2**players, (STEPS, ROWS))
    window.own[:] = torch.rand(STEPS, ROWS) < 0.8
    return window, torch.randint(players, (ROWS,)), torch.rand(ROWS)


def plain(window: Window, row: int, step: int, asked: int, value: float) -> float | None:
    """Returns the advantage of one decision, forwards and without tricks; None where nobody knows what came after."""
    seat = int(window.asked[step, row])
    total, factor, expected, at = 0.0, 1.0, float(window.values[step, row]), step
    while True:
        for later in range(at, STEPS):
            if window.ended[later, row]:
                return total + factor * (float(window.winners[later, row] >> seat & 1) - expected)
            if window.gone[later, row]:
                return None if factor == 1.0 else total
            if later + 1 < STEPS and int(window.asked[later + 1, row]) == seat:
                at = later + 1
                break
        else:
            if asked != seat:
                return None if factor == 1.0 else total
            return total + factor * (value - expected)
        total += factor * (float(window.values[at, row]) - expected)
        expected = float(window.values[at, row])
        factor *= SMOOTHING


def left_out(window: Window, asked: Any, values: Any) -> int:
    """Compares all advantages with the plain ones; returns how many decisions cannot be learned from."""
    window.settle(asked, values, SMOOTHING)
    unknown = 0
    for row in range(ROWS):
        for step in range(STEPS):
            expected = plain(window, row, step, int(asked[row]), float(values[row]))
            unknown += expected is None
            assert bool(window.counts[step, row]) == (expected is not None and bool(window.own[step, row]))
            assert float(window.advantages[step, row]) == pytest.approx(expected or 0.0, abs=1e-5)
    return unknown


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_that_are_gone_teach_nothing_of_their_end(players: int) -> None:
    window, asked, values = played(players)
    before = left_out(window, asked, values)
    window.gone[:] = ~window.ended & (torch.rand(STEPS, ROWS) < 0.05)
    assert left_out(window, asked, values) > before + 5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_seat_has_a_course_of_its_own(players: int) -> None:
    window, asked, values = played(players)
    assert left_out(window, asked, values) == sum(
        1 for row in range(ROWS) for seat in range(players) if seat != int(asked[row]) and open_at_the_end(window, row, seat)
    )


def open_at_the_end(window: Window, row: int, seat: int) -> bool:
    """Tells whether *seat* decided something after the last end of a game in *row*."""
    ends = [step for step in range(STEPS) if window.ended[step, row]]
    return any(int(window.asked[step, row]) == seat for step in range(ends[-1] + 1 if ends else 0, STEPS))
