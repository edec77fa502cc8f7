"""kill -9 at a random moment under load: what was acknowledged is there, and every game goes on. Fifty times in
`python -m benchmarks.server.kill`; a few times here."""

from __future__ import annotations

import asyncio

from benchmarks.server.kill import kill_again_and_again


def test_nothing_acknowledged_is_lost(database: str) -> None:
    kills = 2 if database.startswith("postgres") else 3
    result = asyncio.run(kill_again_and_again(database, kills=kills, games=4, seed=7))
    assert result["acknowledged"] > 20
    assert (result["lost"], result["stuck"]) == (0, [])
