"""A mail server that keeps what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default


class Letterbox:
    """What came, and whether more is taken."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[EmailMessage] = []
        self.broken = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speaks as much SMTP as it takes."""
        writer.write(b"220 letterbox\r\n")
        while line := await reader.readline():
            word = line.split(b" ")[0].strip().upper()
            if self.broken and word == b"MAIL":
                writer.write(b"451 not now\r\n")
            elif word == b"DATA":
                writer.write(b"354 go on\r\n")
                self.mails.append(self.read(await reader.readuntil(b"\r\n.\r\n")))
                writer.write(b"250 taken\r\n")
            elif word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 letterbox\r\n")
        writer.close()

    @staticmethod
    def read(data: bytes) -> EmailMessage:
        """Returns a mail as it came over the wire."""
        mail: Message = message_from_bytes(data.removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n."), policy=default)
        assert isinstance(mail, EmailMessage)
        return mail


@asynccontextmanager
async def letterbox() -> AsyncIterator[Letterbox]:
    """Runs a mail server on this machine."""
    box = Letterbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
