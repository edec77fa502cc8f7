"""A disk on which nothing can be written any more: what can be read is read, and all goes on when there is room again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.server import ME, Site, run, serving


@contextmanager
def no_file_grows(database: str) -> Iterator[None]:
    """Has every write fail that would make a file longer than those of *database* are, as on a disk that is full."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    longest = max(path.stat().st_size for path in Path(database).parent.glob(f"{Path(database).name}*"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (longest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def health(site: Site) -> int:
    """Returns the status that the server says it has."""
    return (await site.people[0].http.get("/api/health")).status_code


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be limited there: a full disk is NOT tested")
def test_a_server_bears_a_full_disk(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = [(await host.make_game([ME, ME], options={"cities": "random"}))["id"] for _ in range(2)]
            site.room(made[1]).close()
            path = f"/api/games/{made[0]}"
            word = (await host.get(path))["state"]["view"]["awaiting"][0]
            legal = (await host.get(path, **{"as": word}))["state"]["view"]["legal"]
            act = {"as": word, "actions": legal[:1]}
            with no_file_grows(quick):
                for method, where, body in (
                    ("POST", path + "/act", act),
                    ("POST", path + "/chat", {"text": "x" * 400}),
                    ("POST", "/api/games", {"options": {"players": 2}, "seats": [ME, ME]}),
                    ("PATCH", "/api/me", {"name": "New"}),
                ):
                    reply = await host.send(method, where, body)
                    assert (reply.status_code, reply.json()["error"]["code"]) == (503, "try-again"), where
                    assert int(reply.headers["retry-after"]) >= 1
                for where in (path, f"/api/games/{made[1]}", "/api/games", "/api/me"):
                    assert (await host.http.get(where)).status_code == 200, where
            assert (await host.post(path + "/act", act))["done"] == 1
            assert (await host.get(path))["state"]["step"] == 1
            assert await health(site) == 200

    run(test)
