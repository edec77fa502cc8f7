"""kill -9 at a random moment under load: what was acknowledged is there, and every game goes on. Fifty times in
`python -m benchmarks.server.kill`; once or a few times here."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks.server.kill import kill_again_and_again


def kill(database: str, kills: int) -> None:
    """Checks that nothing is lost, however often the server is killed."""
    result = asyncio.run(kill_again_and_again(database, kills=kills, games=4, seed=7))
    assert result["acknowledged"] > 20
    assert (result["lost"], result["stuck"]) == (0, [])


def test_nothing_acknowledged_is_lost(quick: str) -> None:
    kill(quick, kills=1)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_after_several_kills(database: str) -> None:
    kill(database, kills=2 if database.startswith("postgres") else 3)
