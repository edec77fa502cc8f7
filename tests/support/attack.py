"""`python -m attack.attack`, from tests: throws broken requests and messages at a server of its own, on this machine only.

A game goes on in the midst of it. Nothing may be answered with 5xx but a deliberate 503, nothing may tell a secret of the
game to those who are not in it, and the game must be the same at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from typing import Any
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed

from kemet.engine.record import digest
from support.server import ME, Site, serving

# A 503 that is meant: the caller may try again.
DELIBERATE = {"try-again", "server-full"}
ODD_TEXTS = [
    "", "\0", "a\0b", "\x1b[2J", "é" * 200, "x" * 5000, "😀", "../../etc/passwd", "%00", "' OR 1=1 --", "{}",
    "null",
    "p1", "p9", "-1", "1e309", "NaN", "$(id)", "<script>", "ﷺ" * 100, "\u202e", "\uffff",
]  # fmt: skip
ODD_VALUES: list[Any] = [None, True, -1, 0, 2**31, 2**63, 2**64, 1e308, [], {}, [[]], {"a": {}}, "p1", ["pass"] * 65]
PATHS = [
    "", "/events", "/log", "/join", "/leave", "/takeover", "/rematch", "/act", "/undo", "/chat", "/settings", "/why",
    "/market",
    "/record", "/replay", "/invite", "/live",
]  # fmt: skip
FIELDS = [
    "as",
    "actions",
    "version",
    "text",
    "seat",
    "name",
    "bot",
    "invite",
    "autopass",
    "options",
    "seats",
    "clock",
    "record",
]
METHODS = ["GET", "POST", "POST", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"]
MESSAGES = ["act", "undo", "chat", "settings", "resync", "ping", "nothing"]


class Attack:
    """One attacker with a generator of its own, and what came of it."""

    def __init__(self, site: Site, game: str, seed: int) -> None:
        self.site = site
        self.game = game
        self.chance = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []

    def text(self) -> str:
        """Returns a text that is not expected."""
        if self.chance.random() < 0.3:
            return "".join(chr(self.chance.randrange(1, 0xD7FF)) for _ in range(self.chance.randrange(60)))
        return self.chance.choice(ODD_TEXTS)

    def value(self, depth: int = 0) -> Any:
        """Returns something that JSON can say."""
        kind = self.chance.random()
        if depth < 4 and kind < 0.2:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        if depth < 4 and kind < 0.4:
            return {self.chance.choice(FIELDS): self.value(depth + 1) for _ in range(self.chance.randrange(4))}
        return self.text() if kind < 0.7 else self.chance.choice(ODD_VALUES)

    def body(self) -> bytes:
        """Returns a body: broken JSON, deep JSON, or JSON of a wrong shape."""
        kind = self.chance.random()
        if kind < 0.1:
            return bytes(self.chance.randrange(256) for _ in range(self.chance.randrange(200)))
        if kind < 0.15:
            return b"[" * self.chance.randrange(1, 20_000)
        words = {name: self.value() for name in self.chance.sample(FIELDS, self.chance.randrange(5))}
        return json.dumps(words).encode("utf-8", "surrogatepass")

    def path(self) -> str:
        """Returns an address, mostly of the game that is attacked."""
        kind = self.chance.random()
        if kind < 0.15:
            return "/" + quote(self.text()[:400])
        if kind < 0.3:
            return f"/api/{self.chance.choice(['me', 'account', 'login', 'games', 'replays', 'rules', 'catalog', 'setup'])}"
        game = quote(self.text()[:100]) if kind < 0.45 else self.game
        query = f"?{self.chance.choice(['as', 'invite', 'from', 'action', 'since'])}={quote(self.text()[:100])}"
        return f"/api/games/{game}{self.chance.choice(PATHS)}{query if self.chance.random() < 0.5 else ''}"

    async def request(self, person: Any) -> None:
        """Sends one request and looks at the answer."""
        method, path, body = self.chance.choice(METHODS), self.path(), self.body()
        headers = {"content-type": "application/json"}
        if self.chance.random() < 0.8:
            headers["x-csrf-token"] = person.http.cookies.get("csrf") or ""
        try:
            reply = await person.http.request(method, path, content=body, headers=headers)
        except (httpx.InvalidURL, httpx.RemoteProtocolError):
            self.answers["no answer"] += 1
            return
        self.answers[f"{reply.status_code // 100}xx"] += 1
        if reply.status_code >= 500 and not is_deliberate(reply):
            self.faults.append(f"{reply.status_code} {method} {path} {body[:80]!r}")
        self.look(reply.text)

    def look(self, said: str) -> None:
        """Sees whether an answer tells what nobody outside the game may know."""
        if self.site.context.rooms.get(self.game) is None:
            return
        facts = self.site.room(self.game).facts
        for secret in (facts.seed, facts.invite):
            if secret in said:
                self.faults.append(f"a secret of the game was told: {said[:200]}")

    async def messages(self, person: Any, number: int) -> None:
        """Sends *number* broken messages over a WebSocket of a spectator."""
        try:
            async with person.live(self.game) as live:
                await live.wait("state")
                for _ in range(number):
                    words = {
                        "type": self.chance.choice(MESSAGES),
                        "id": self.value(),
                        **dict.fromkeys(FIELDS[:4], self.value()),
                    }
                    raw = self.body() if self.chance.random() < 0.3 else json.dumps(words).encode("utf-8", "replace")
                    await live.socket.send(raw.decode("utf-8", "replace")[:10_000])
                    self.answers["messages"] += 1
                await live.socket.send('{"type":"ping"}')
                await live.wait("pong")
                for frame in live.frames:
                    self.look(frame)
        except ConnectionClosed:
            self.answers["closed"] += 1


def is_deliberate(reply: httpx.Response) -> bool:
    """Tells whether a 503 says that the caller may try again."""
    try:
        return reply.status_code == 503 and reply.json()["error"]["code"] in DELIBERATE
    except (ValueError, KeyError, TypeError):
        return False


async def attack(requests: int, seed: int, database: str) -> dict[str, Any]:
    """Returns what came of so many requests and messages."""
    async with serving(database) as site:
        host = await site.person()
        made = await host.make_game([ME, ME, ME], options={"cities": "random"}, public=True)
        game = made["id"]
        before = digest(site.game(game))
        attackers = [Attack(site, game, seed + number) for number in range(4)]

        async def one(attacker: Attack) -> None:
            person = await site.person()
            for number in range(requests // len(attackers)):
                if number % 50 == 49:
                    await attacker.messages(person, 50)
                await attacker.request(person)

        await asyncio.gather(*(one(attacker) for attacker in attackers))
        shown = await host.get(f"/api/games/{game}")
        seats = [seat["mine"] for seat in shown["table"]["seats"]]
        answers = sum((attacker.answers for attacker in attackers), Counter())
        faults = [fault for attacker in attackers for fault in attacker.faults]
        if digest(site.game(game)) != before or not all(seats):
            faults.append("the game is not what it was")
        health = await host.http.get("/api/health")
        if health.status_code != 200:
            faults.append(f"the server is not well: {health.text}")
        return {"answers": dict(answers), "faults": faults[:20], "faults_in_all": len(faults)}


def main() -> None:
    """Attacks, and prints what came of it."""
    parser = argparse.ArgumentParser(prog="python -m attack.attack", description=__doc__)
    parser.add_argument("--requests", type=int, default=10_000, metavar="N", help="and as many messages (default 10000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(attack(args.requests, args.seed, f"{folder}/kemet.db"))
    print(json.dumps(result, indent=2, ensure_ascii=True))
    if result["faults"]:
        raise SystemExit("the server did not bear it")


if __name__ == "__main__":
    main()
