"""The compose file: its commands are run here as processes, with the tests' own PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import DEVNULL
from pathlib import Path
from typing import Any

import psycopg
import yaml  # type: ignore[import-untyped,unused-ignore]
from support.server import BOT, ME, run

from benchmarks.server.client import Person
from benchmarks.server.process import start_server

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]
IN_COMPOSE = "postgresql://kemet:${KEMET_DB_PASSWORD}@database/kemet"


def command(service: str, database: str) -> list[str]:
    """Returns the arguments of a service, for another database."""
    words: list[str] = SERVICES[service]["command"]
    assert IN_COMPOSE in words
    return [database if word == IN_COMPOSE else word for word in words]


def test_what_the_compose_file_names_is_there() -> None:
    assert (ROOT / SERVICES["server"]["build"]["dockerfile"]).is_file()
    assert SERVICES["bots"]["image"] == SERVICES["server"]["image"]
    entrance = re.search(r"^ENTRYPOINT \[\"([^\"]+)\"", (ROOT / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert entrance is not None
    assert SERVICES["bots"]["entrypoint"] == [entrance[1], "bots"]
    assert SERVICES["database"]["environment"]["POSTGRES_DB"] == "kemet"
    assert list(COMPOSE["volumes"]) == [SERVICES["database"]["volumes"][0].partition(":")[0]]


def test_the_services_play_together(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE kemet_compose")
    head, _, tail = postgres.partition("/postgres?")
    database = f"{head}/kemet_compose?{tail}"
    flags = command("server", database)
    place = flags.index("--database")

    async def test() -> None:
        server = await start_server(database, *flags[:place], *flags[place + 2 :])
        words = ["-m", "kemet", "bots", *command("bots", database), "--processes", "1"]
        bots = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=DEVNULL)
        try:
            person = Person(server.address)
            await person.arrive()
            path = f"/api/games/{(await person.make_game([ME, BOT], options={'cities': 'random'}))['id']}"
            own = 0
            for _ in range(300):
                state = (await person.get(path))["state"]
                if state["step"] > own:
                    break
                if state["view"]["awaiting"] == ["p1"]:
                    legal = (await person.get(path, **{"as": "p1"}))["state"]["view"]["legal"]
                    own += (await person.post(path + "/act", {"as": "p1", "actions": legal[:1]}))["done"]
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("no bot has answered")
            await person.close()
        finally:
            bots.terminate()
            await bots.wait()
            server.process.terminate()
            await server.process.wait()

    run(test)
