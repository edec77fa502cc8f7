"""A record that several tests of commands read."""

from __future__ import annotations

from pathlib import Path

import pytest

from kemet.cli.main import main


@pytest.fixture(scope="session")
def record_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the record of a whole game of two."""
    folder = tmp_path_factory.mktemp("records")
    assert (
        main(["simulate", "--games", "1", "--seed", "cli", "--records", str(folder), "--json", str(folder / "s.json")]) == 0
    )
    return folder / "game-00001.kemet"
