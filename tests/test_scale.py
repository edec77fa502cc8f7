"""The model of docs/scale.md: what follows from the figures of one worker."""

from __future__ import annotations

import pytest

from benchmarks.server.scale import FULL, Figures, check, figures, foretold, line, needs

ONE = Figures(action=0.003, idle=0.0, empty=80e6, game=600e3, update=250.0)


def row(games: int) -> dict[str, float]:
    """Returns a measurement of a worker that is just like the model."""
    cores, memory = foretold(ONE, {"games": games, "actions_per_second": games / 3})
    return {
        "games": games, "actions_per_second": games / 3, "server_cpu": cores, "server_megabytes": memory,
        "deflated_bytes_per_update": ONE.update,
    }  # fmt: skip


def test_a_line_through_points() -> None:
    assert line([(0, 1), (1, 3), (2, 5)]) == (2, 1)


def test_figures_are_found_again() -> None:
    found = figures([row(10), row(20), row(40)])
    assert found.action == pytest.approx(ONE.action)
    assert found.game == pytest.approx(ONE.game)
    assert found.empty == pytest.approx(ONE.empty)
    assert "for 80 games: 0.08 cores (measured 0.08)" in check([row(10), row(20), row(40), row(80)])[0]


def test_needs_grow_with_the_games() -> None:
    few, many = needs(ONE, 1_000, 3.0), needs(ONE, 100_000, 3.0)
    assert few["workers"] == 2, "1,000 actions in 3 s at 3 ms each are one core, and a worker is full at 0.6"
    assert many["workers"] == pytest.approx(100_000 / 3 * ONE.action / FULL, abs=1)
    assert many["wire"] == pytest.approx(100 * few["wire"])
    slow = needs(ONE, 100_000, 7200.0)
    assert slow["workers"] == 1
    assert slow["wire"] == 0
    assert slow["memory"] < 0.1 * many["memory"]
