"""Puzzles: the position is a real one, the turn wins for sure, and in one way."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from kemet.engine.notation import notation_of
from kemet.engine.record import replay
from kemet.puzzles import Puzzle, puzzle_of, puzzles
from kemet.puzzles.solving import is_last_turn, only_line

QUICK = "puzzle-22"


def check(puzzle: Puzzle, worlds: int) -> None:
    """Finds the one way that wins, and compares it with the one written down."""
    game = replay(puzzle.record)
    assert is_last_turn(game)
    assert game.to_act() == puzzle.seat
    line = only_line(game, worlds)
    assert [notation_of(game.rules).text(action) for action, _ in line] == puzzle.answer


@pytest.mark.rule("K14.1")
def test_one_way_wins() -> None:
    check(puzzles()[QUICK], worlds=2)


@pytest.mark.long
@pytest.mark.parametrize("name", list(puzzles()))
def test_one_way_wins_in_every_puzzle(name: str) -> None:
    check(puzzles()[name], worlds=5)


@pytest.mark.parametrize("name", list(puzzles()))
def test_the_way_written_down_can_be_played(name: str) -> None:
    puzzle = puzzles()[name]
    game = replay(puzzle.record)
    for text in puzzle.answer:
        assert not game.over()
        action = notation_of(game.rules).action(text)
        assert action in game.legal(puzzle.seat)
        game.apply(puzzle.seat, action)


def test_every_day_has_a_puzzle_and_the_next_day_another() -> None:
    first = date(2026, 11, 18)
    days = [puzzle_of(first + timedelta(days=k)).name for k in range(len(puzzles()))]
    assert sorted(days) == sorted(puzzles())
    assert puzzle_of(first) is puzzle_of(first + timedelta(days=len(puzzles())))
