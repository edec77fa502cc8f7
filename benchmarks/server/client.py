"""A player that is a program: speaks HTTP and WebSocket to a server. For tests and benchmarks."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets

Json = dict[str, Any]


class Person:
    """One visitor of a server, with cookies of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Certificates are not looked at over http, and reading them takes longer than everything else.
        self.http = httpx.AsyncClient(base_url=address, timeout=30, verify=False)

    async def arrive(self) -> Json:
        """Makes the first call, which sets the cookies; returns who the visitor is."""
        me: Json = await self.get("/api/me")
        return me

    def move(self, address: str) -> None:
        """Goes to the same server at another address, with the same cookies."""
        self.address = address
        self.http.base_url = httpx.URL(address)

    async def close(self) -> None:
        """Leaves."""
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        """Returns the body of a reply, which must be a good one."""
        reply = await self.http.get(path, params=query)
        assert reply.status_code == 200, (path, reply.status_code, reply.text)
        return reply.json()

    async def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Sends an unsafe request with the proof that it is ours."""
        proof = {"x-csrf-token": self.http.cookies.get("csrf") or ""}
        return await self.http.request(method, path, json=body, headers=proof)

    async def post(self, path: str, body: Any = None) -> Any:
        """Returns the body of the reply to an unsafe request, which must be a good one."""
        reply = await self.send("POST", path, body if body is not None else {})
        assert reply.status_code in (200, 201), (path, reply.status_code, reply.text)
        return reply.json()

    async def make_game(self, seats: list[Json], **more: Any) -> Json:
        """Makes a game with these seats; returns its id and invitation."""
        options = {"players": len(seats), **more.pop("options", {})}
        made: Json = await self.post("/api/games", {"options": options, "seats": seats, **more})
        return made

    @asynccontextmanager
    async def live(self, game: str, **query: Any) -> AsyncIterator[Live]:
        """Opens the WebSocket to a game."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        words = "&".join(f"{name}={value}" for name, value in query.items())
        address = self.address.replace("http", "ws", 1) + f"/api/games/{game}/live?{words}"
        async with websockets.connect(address, additional_headers={"cookie": cookie}, max_size=2**22) as socket:
            yield Live(socket)


class Live:
    """An open WebSocket: keeps every frame as it came, the last state and table."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.state: Json = {}
        self.table: Json = {}
        self.events: list[Json] = []
        self.other: list[Json] = []
        self.number = 0

    async def receive(self) -> Json:
        """Returns the next message, and takes note of it."""
        text = await self.socket.recv()
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("state", "update"):
            self.state = message
            self.events = self.events[: message["events_from"]] + message["events"]
        elif message["type"] == "table":
            self.table = message["table"]
        else:
            self.other.append(message)
        return message

    async def wait(self, *kinds: str) -> Json:
        """Returns the next message of one of *kinds*."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def send(self, kind: str, **fields: Any) -> Json:
        """Sends a message and returns its acknowledgement."""
        self.number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        while True:
            answer = await self.wait("ack")
            if answer["id"] == self.number:
                return answer

    async def act(self, *actions: str) -> Json:
        """Plays actions; returns the acknowledgement."""
        return await self.send("act", version=self.state["version"], actions=list(actions))

    async def act_when_asked(self, choose: Any) -> bool:
        """Plays what *choose* picks of the legal actions as soon as there are any; False when the game is over."""
        while not self.state or (not self.state["view"]["legal"] and self.state["view"]["phase"] != "over"):
            await self.receive()
        if self.state["view"]["phase"] == "over":
            return False
        await self.act(choose(self.state["view"]["legal"]))
        return True
