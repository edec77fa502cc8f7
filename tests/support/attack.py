"""`python -m support.attack`, from tests: throws broken requests and messages at a server of its own, on this machine only.

A game goes on in the midst of it. Nothing may be answered with 5xx but a deliberate 503, nothing may tell a secret of the
game to those who are not in it, and the game must be at the end what its players made of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
from collections import Counter
from contextlib import nullcontext
from typing import Any
from urllib.parse import quote

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from benchmarks.server.process import postgres
from kemet.engine import Game, Options
from kemet.engine.notation import player_text
from kemet.engine.view import player_view
from kemet.server.schema import actions
from support.server import Middle, Site, find_position, middle_game, serving

# A 503 that is meant: the caller may try again.
DELIBERATE = {"try-again", "server-full"}
ODD_TEXTS = [
    "", "\0", "a\0b", "\x1b[2J", "é" * 200, "x" * 5000, "😀", "../../etc/passwd", "%00", "' OR 1=1 --", "{}",
    "null",
    "\ud800", "a\udfffb", "p1", "p9", "-1", "1e309", "NaN", "$(id)", "<script>", "ﷺ" * 100, "\u202e", "\uffff",
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
# Calls that are not about a game, and what is asked with them.
CALLS = [
    "me", "account", "login", "logout", "mail", "games", "replays", "rules", "catalog", "setup", "lessons", "puzzles",
    "schema", "health",
]  # fmt: skip
WORDS = ["as", "invite", "from", "action", "since", "which", "q", "lang", "players", "modules", "edition", "step", "day"]
# What only its player may see of a hand; others get null.
HAND = re.compile(r'"(?:di-hand|di-thrown-cards|battle-hand)":[{\[]')
MESSAGES = ["act", "undo", "chat", "settings", "resync", "ping", "nothing"]


class Attack:
    """One attacker with a generator of its own, and what came of it."""

    def __init__(self, game: str, secrets: list[str], seed: int) -> None:
        self.game = game
        self.secrets = secrets
        self.chance = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []

    def text(self) -> str:
        """Returns a text that is not expected."""
        if self.chance.random() < 0.3:
            return "".join(chr(self.chance.randrange(1, 0x10FFFF)) for _ in range(self.chance.randrange(60)))
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
            return "/" + escaped(self.text()[:400])
        query = f"?{self.chance.choice(WORDS)}={escaped(self.text()[:100])}" if self.chance.random() < 0.5 else ""
        if kind < 0.4:
            more = f"/{escaped(self.text()[:50])}" if self.chance.random() < 0.4 else ""
            return f"/api/{self.chance.choice(CALLS)}{more}{query}"
        game = escaped(self.text()[:100]) if kind < 0.5 else self.game
        return f"/api/games/{game}{self.chance.choice(PATHS)}{query}"

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
        self.look(reply.text, path)

    def look(self, said: str, path: str) -> None:
        """Sees whether an answer tells what nobody outside the game may know."""
        hand = HAND.search(said) if self.game in path else None
        if hand is not None or any(secret in said for secret in self.secrets):
            self.faults.append(f"a secret of the game was told at {path}: {hand} {said[:200]}")

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
                    raw = self.body() if self.chance.random() < 0.3 else json.dumps(words).encode()
                    await live.socket.send(raw.decode("utf-8", "replace")[:10_000])
                    self.answers["messages"] += 1
                await live.socket.send('{"type":"ping"}')
                await live.wait("pong")
                for frame in live.frames:
                    self.look(frame, self.game)
        except ConnectionClosed:
            self.answers["closed"] += 1


def is_deliberate(reply: httpx.Response) -> bool:
    """Tells whether a 503 says that the caller may try again."""
    try:
        return reply.status_code == 503 and reply.json()["error"]["code"] in DELIBERATE
    except (ValueError, KeyError, TypeError):
        return False


def escaped(text: str) -> str:
    """Returns *text* as part of an address."""
    return quote(text.encode("utf-8", "surrogatepass"))


def all_hold_cards(game: Game) -> bool:
    """Tells whether every player has a hand that could be betrayed."""
    return all(player_view(game, seat, seat)["di-hand"] for seat in range(game.rules.options.players))


class Players:
    """Who plays on one screen in the game that is attacked, and what was acknowledged."""

    def __init__(self, host: Any, middle: Middle) -> None:
        self.host = host
        self.path = f"/api/games/{middle.id}"
        self.played: list[tuple[int, str]] = []
        # Not to the end: then there are no secrets any more.
        self.moves = middle.moves[:-20]

    async def play(self) -> None:
        """Plays until the game is nearly over, or it is cancelled between two actions."""
        for seat, action in self.moves:
            await asyncio.shield(self.act(seat, action))
            await asyncio.sleep(0.05)

    async def act(self, seat: int, action: str) -> None:
        """Plays one action."""
        done = await self.host.post(self.path + "/act", {"as": player_text(seat), "actions": [action]})
        assert done["done"] == 1, (seat, action, done)
        self.played.append((seat, action))


async def stored(site: Site, game: str) -> list[tuple[int, str]]:
    """Returns the actions of a game on disk."""
    async with site.context.store.reading() as connection:
        query = select(actions.c.player, actions.c.action).where(actions.c.game == game).order_by(actions.c.number)
        return [(row.player, row.action) for row in (await connection.execute(query)).all()]


async def attack(requests: int, seed: int, database: str) -> dict[str, Any]:
    """Returns what came of so many requests and messages."""
    async with serving(database) as site:
        host = await site.person()
        place = find_position(Options(players=3), all_hold_cards)
        middle = await middle_game(site, host, {"players": 3}, place.left, play=place.play, seed=place.seed, public=True)
        room = site.room(middle.id)
        secrets = [room.facts.seed, room.facts.invite, *host.http.cookies.values()]
        before = len(room.session.recorder.moves)
        attackers = [Attack(middle.id, secrets, seed + number) for number in range(4)]
        players = Players(host, middle)
        # A hand would be recognised where it is told.
        assert HAND.search((await host.http.get(players.path, params={"as": "p1"})).text)
        playing = asyncio.create_task(players.play())

        async def one(attacker: Attack) -> None:
            person = await site.person()
            for number in range(requests // len(attackers)):
                if number % 50 == 49:
                    await attacker.messages(person, 50)
                await attacker.request(person)

        await asyncio.gather(*(one(attacker) for attacker in attackers))
        playing.cancel()
        (came,) = await asyncio.gather(playing, return_exceptions=True)
        await asyncio.sleep(0.5)
        faults = [fault for attacker in attackers for fault in attacker.faults]
        if isinstance(came, Exception):
            faults.append(f"the players could not play: {came!r}")
        if (await stored(site, middle.id))[before:] != players.played:
            faults.append("the game is not what its players made of it")
        table = (await host.get(players.path))["table"]
        if not all(seat["mine"] for seat in table["seats"]):
            faults.append("somebody else sits in the game")
        health = await host.http.get("/api/health")
        if health.status_code != 200:
            faults.append(f"the server is not well: {health.text}")
        answers = sum((attacker.answers for attacker in attackers), Counter())
        answers["played meanwhile"] = len(players.played)
        return {"answers": dict(answers), "faults": faults[:20], "faults_in_all": len(faults)}


def main() -> None:
    """Attacks, and prints what came of it."""
    parser = argparse.ArgumentParser(prog="python -m support.attack", description=__doc__)
    parser.add_argument("--requests", type=int, default=10_000, metavar="N", help="and as many messages (default 10000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() if args.postgres else nullcontext() as server:
        database = server.get_uri() if server else f"{folder}/kemet.db"
        result = asyncio.run(attack(args.requests, args.seed, database))
    print(json.dumps(result, indent=2, ensure_ascii=True))
    if result["faults"]:
        raise SystemExit("the server did not bear it")


if __name__ == "__main__":
    main()
