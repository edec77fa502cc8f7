"""A server of its own for the browser."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path


class ServerProcess:
    """`kemet serve` as a process of its own, that can be stopped and started again on the same port and file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        """Starts it and waits until it listens."""
        command = [
            sys.executable,
            "-m",
            "kemet",
            "serve",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
            "--fast",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                self.url = f"http://127.0.0.1:{self.port}/"
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        """Ends it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None
