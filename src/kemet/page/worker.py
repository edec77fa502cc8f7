"""The engine's side of a page: what the worker's script calls."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import msgspec

from kemet.bots import LEVELS
from kemet.bots.nets import MASTER, put_net
from kemet.bots.nets.inputs import input_scale, shape_for
from kemet.bots.styles import STYLES
from kemet.engine import make_rules
from kemet.page.calls import answer, seat_number
from kemet.page.context import ME, Keep, PageContext
from kemet.page.net import EmptyNet, fill
from kemet.server.catalog import catalog, read_options, setup
from kemet.server.errors import Refused
from kemet.server.guests import NOT_ALLOWED, Guest, arrive, fault_of, hear
from kemet.server.messages import LiveFault, LivePoint, LiveSay

# How many sit at the tables that most people open.
PLAYERS = range(2, 6)
# To think with a net takes NumPy: here the masters play what the net says.
PAGE_LEVELS = {"master": "net", **{f"master-{style}": f"net:style={style}" for style in STYLES}}


class Line:
    """A wire to the page: each message is a text, handed to its script at once."""

    def __init__(self, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        self._send = send
        self._close = close

    async def send(self, message: bytes) -> None:
        """Sends *message*, which is JSON."""
        self._send(message.decode())

    async def close(self, code: int, _reason: str) -> None:
        """Ends the connection."""
        self._close(code)


async def speak(guest: Guest, message: LiveSay | LivePoint) -> None:
    """Shows what is pointed at; who sits at one screen needs no chat."""
    if isinstance(message, LiveSay):
        raise Refused(404, "not-here")
    await guest.room.call(lambda: guest.room.point(guest.identity, guest.seat, message.spaces))


class Live:
    """One live link to a game, as a WebSocket would be."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.create_task(guest.send_on()), asyncio.create_task(self._listen())]

    def hear(self, text: str) -> None:
        """Takes a message of the page; they are carried out in order."""
        self._heard.put_nowait(text)

    async def _listen(self) -> None:
        while True:
            await hear(self.guest, await self._heard.get(), speak)

    def close(self) -> None:
        """The page has left."""
        for task in self._tasks:
            task.cancel()
        self.guest.room.visitors.discard(self.guest)
        self.guest.room.show_table()


def warm() -> None:
    """Makes what every first board takes: the texts, the facts of set-ups, the forms that nets read. A page keeps Python's
    memory as it is then, and the next visit begins with it."""
    setup(False)
    for players in PLAYERS:
        options = read_options({"players": players})
        catalog(options)
        shape_for(make_rules(options))
    input_scale()


class Page:
    """All that a page asks of the engine."""

    def __init__(self, keep: Keep) -> None:
        # The memory may be one that was kept, and chance with it.
        random.seed()
        self.context = PageContext(keep)

    def take(self, name: str, text: str) -> None:
        """Takes in a game or record that the browser kept."""
        self.context.store.take(name, text)

    def learn(self, net: EmptyNet, name: str) -> None:
        """Has *net* play what is in the file *name* of the nets, which is then no longer needed."""
        path = MASTER.parent / name
        LEVELS.update(PAGE_LEVELS)
        fill(net, path)
        put_net(path, net)
        path.unlink()

    async def call(self, method: str, address: str, body: str) -> list[object]:
        """Returns status and text of the reply to a call of the API."""
        return list(await answer(self.context, method, address, body))

    async def connect(self, address: str, send: Callable[[str], None], close: Callable[[int], None]) -> Live | None:
        """Opens a live link to the game in *address*; None where it is refused, which is told."""
        parts = urlsplit(address)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        line = Line(send, close)
        try:
            room = self.context.room(parts.path.split("/")[2])
            own = room.own_seats(ME)
            seat = room.holder(ME, seat_number(query["as"])).number if "as" in query else (own[0] if own else -1)
            guest = Guest(line, room, ME, "", seat)
            await room.call(lambda: arrive(room, guest, int(query["since"]) if "since" in query else None))
        except Refused as refused:
            await line.send(msgspec.json.encode(LiveFault(error=fault_of(refused))))
            await line.close(NOT_ALLOWED, refused.code)
            return None
        return Live(guest)
