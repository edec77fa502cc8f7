"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path


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

    def resident(self) -> int:
        """Returns the memory it holds, in bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Returns the processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def start_server(database: str, *flags: str) -> Server:
    """Starts a server on *database* and returns it when it answers."""
    command = [sys.executable, "-m", "kemet", "serve", "--port", "0", "--database", database, "--fast", *flags]
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
