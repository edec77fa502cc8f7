"""kill -9 at a random moment under load: what was acknowledged is there, and every game goes on. Fifty times in
`python -m benchmarks.server.kill`; once or a few times here."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from benchmarks.server.client import Person
from benchmarks.server.kill import kill_again_and_again
from benchmarks.server.process import start_server


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


def commands_with(mark: str) -> list[bytes]:
    """Returns the commands of the processes that were begun with *mark* in their environment."""
    found: list[bytes] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (folder / "environ").read_bytes():
                found.append((folder / "cmdline").read_bytes())
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_bots_do_not_outlive_their_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = str(tmp_path)
    monkeypatch.setenv("KEMET_TEST_MARK", mark)

    async def test() -> None:
        server = await start_server(str(tmp_path / "kemet.db"))
        try:
            person = Person(server.address)
            await person.arrive()
            bots = [{"kind": "bot", "bot": "random"}] * 4
            await person.make_game([{"kind": "me"}, *bots], options={"players": 5}, seed="bots-first")
            await until(lambda: any(b"spawn_main" in words for words in commands_with(mark)))
            await person.close()
        finally:
            await server.kill()
        await until(lambda: not commands_with(mark))

    asyncio.run(asyncio.wait_for(test(), 60))


async def until(holds: Callable[[], bool]) -> None:
    """Waits for something that must come soon."""
    for _ in range(200):
        if holds():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it did not come")
