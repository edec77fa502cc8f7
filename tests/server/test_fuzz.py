"""Nonsense from outside: no fault of the server, no change of a game by what it refuses."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from support.fuzzing import few_or_many
from support.server import ME, run, serving

from benchmarks.server.client import Person
from benchmarks.server.process import Server, start_server
from kemet.engine.record import digest

QUIET = settings(
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Target:
    """A server with a public game of somebody else, and the cookies of a visitor."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: Server, host: Person, game: str, guest: Person) -> None:
        self.loop = loop
        self.server = server
        self.host = host
        self.game = game
        self.guest = guest
        self.headers = {
            "cookie": "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items()),
            "x-csrf-token": guest.http.cookies["csrf"],
        }

    def position(self) -> Any:
        """Returns what can be seen of the game."""
        shown = self.loop.run_until_complete(self.host.get(f"/api/games/{self.game}"))
        return shown["state"]["view"], shown["table"]["seats"], shown["table"]["status"]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """Gives a server to be fuzzed."""
    loop = asyncio.new_event_loop()

    async def begin() -> Target:
        server = await start_server(str(tmp_path_factory.mktemp("fuzz") / "kemet.db"))
        host, guest = Person(server.address), Person(server.address)
        await host.arrive()
        await guest.arrive()
        made = await host.make_game([ME, ME], public=True)
        return Target(loop, server, host, made["id"], guest)

    made = loop.run_until_complete(begin())
    yield made
    for person in (made.host, made.guest):
        loop.run_until_complete(person.close())
    loop.run_until_complete(made.server.stop())
    loop.close()


@few_or_many("examples", 8, 25)
def test_no_call_of_the_api_makes_the_server_fail_or_changes_a_foreign_game(target: Target, examples: int) -> None:
    with requests.Session() as session:
        document = session.get(target.server.address + "/api/schema").json()
        schema = schemathesis.openapi.from_dict(document)
        schema.config.update(base_url=target.server.address)
        call_everything(target, schema, session, examples)


def call_everything(target: Target, schema: Any, session: requests.Session, examples: int) -> None:
    """Makes so many calls of every kind, half of them about the game of somebody else."""
    before = target.position()
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        tried += 1

        @settings(QUIET, max_examples=examples)
        @given(case=operation.as_strategy(), foreign=st.booleans())
        def call(case: Any, foreign: bool) -> None:
            if foreign and "game" in case.path_parameters:
                case.path_parameters["game"] = target.game
            reply = case.call(headers=target.headers, session=session)
            assert reply.status_code < 500, (case.method, case.path, reply.text)
            case.validate_response(reply, checks=[not_a_server_error])

        call()
    assert tried > 20
    assert target.position() == before


WORDS = ["pass", "city/nw", "city/s", "white^2", "red^1", "x5", "@build", "di/veto", "card/4-1-0", "~sanctuary", "p1", ""]
MESSAGES = st.one_of(
    st.text(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
        max_leaves=20,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["act", "undo", "chat", "point", "settings", "resync", "ping", "state"])},
        optional={
            "id": st.integers(-5, 2**60) | st.text(max_size=5),
            "version": st.integers(-1, 2**60) | st.none(),
            "actions": st.lists(st.sampled_from(WORDS) | st.text(max_size=80), max_size=70) | st.none(),
            "text": st.text(max_size=600),
            "autopass": st.dictionaries(st.sampled_from(["veto", "escape", "x"]), st.sampled_from(["ask", "turn", "?"])),
            "as": st.sampled_from(["p1", "p2", "p9"]),
        },
    ).map(json.dumps),
)


@few_or_many("examples", 100, 400)
def test_no_message_of_a_spectator_changes_a_game(quick: str, examples: int) -> None:
    messages: list[str] = []

    @settings(QUIET, max_examples=examples)
    @given(MESSAGES)
    def collect(message: str) -> None:
        messages.append(message)

    collect()

    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, ME], public=True)
            before = digest(site.game(made["id"]))
            for message in messages:
                async with guest.live(made["id"]) as live:
                    await live.socket.send(message)
                    await live.socket.send('{"type":"ping"}')
                    await live.wait("pong")
            assert digest(site.game(made["id"])) == before

    run(test)


@few_or_many("examples", 40, 150)
def test_what_a_player_sends_changes_the_game_only_if_the_rules_allow_it(quick: str, examples: int) -> None:
    lists: list[list[str]] = []

    @settings(QUIET, max_examples=examples)
    @given(st.lists(st.sampled_from(WORDS) | st.text(max_size=60), min_size=1, max_size=6))
    def collect(actions: list[str]) -> None:
        lists.append(actions)

    collect()

    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = await host.make_game([ME, ME], public=True)
            room = site.room(made["id"])
            for actions in lists:
                for player in ("p1", "p2"):
                    before = (len(room.session.recorder.moves), digest(room.session.game))
                    reply = await host.send("POST", f"/api/games/{made['id']}/act", {"as": player, "actions": actions})
                    assert reply.status_code in (200, 400), reply.text
                    done = reply.json().get("done", 0)
                    assert len(room.session.recorder.moves) == before[0] + done
                    assert done or digest(room.session.game) == before[1]

    run(test)
