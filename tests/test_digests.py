"""The same games end the same, interpreted and compiled: a random game with every combination of options, whose digests are
stored. `make digests` plays more of them, on both engines in one run."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.digests import end_of, option_sets
from kemet.engine.modules.seth.variants import SETH_VARIANTS
from kemet.engine.registry import MODULES

pytestmark = pytest.mark.interpreted

STORED = (Path(__file__).parent / "digests.txt").read_text().split()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_end_as_they_did(players: int) -> None:
    numbers = [number for number, options in enumerate(option_sets()) if options.players == players]
    assert {number: end_of(number) for number in numbers} == {number: STORED[number] for number in numbers}


def test_the_games_have_every_option() -> None:
    assert len(STORED) == len(option_sets())
    assert {name for options in option_sets() for name in options.modules} == {module.name for module in MODULES}
    assert {options.players for options in option_sets()} == {2, 3, 4, 5, 6}
    camps = [options for options in option_sets() if "seth" in options.modules]
    assert {options.players for options in camps} == {3, 4, 5, 6}
    assert {name for options in camps for name in options.variants} == set(SETH_VARIANTS)
    assert {(options.target, options.learning) for options in option_sets()} == {(8, False), (10, False), (8, True)}
