"""A server takes over the socket of another, as `make play` does when the compiled engine is ready."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from kemet.cli.main import main
from kemet.engine import COMPILED


@contextmanager
def serving(listener: socket.socket, database: Path, *flags: str) -> Iterator[None]:
    """Serves on *listener* in a process of its own."""
    handle = listener.fileno()
    command = [sys.executable, "-m", "kemet", "serve", "--fd", str(handle), "--database", str(database), *flags]
    with subprocess.Popen(command, pass_fds=[handle], stdout=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()


def ask(listener: socket.socket, path: str) -> Any:
    """Returns what the server on *listener* says; waits for one where there is none yet."""
    with urlopen(f"http://127.0.0.1:{listener.getsockname()[1]}{path}", timeout=60) as reply:
        return json.load(reply)


def test_who_asks_between_two_servers_is_answered_by_the_second(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor() as pool:
        with serving(listener, tmp_path / "kemet.db", "--compiling"):
            first = ask(listener, "/api/setup")["engine"]
        asked = pool.submit(ask, listener, "/api/setup")
        with serving(listener, tmp_path / "kemet.db"):
            second = asked.result(60)["engine"]
    assert (first, second) == (("compiled", "compiled") if COMPILED else ("compiling", "interpreted"))


def test_a_socket_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--fd", "1234"]) == 2
    assert "cannot listen on file descriptor 1234" in capsys.readouterr().err
