"""What `GET /metrics` tells, and whom."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack

import httpx
from support.server import ME, Site, run, serving

TOKEN = "a word of the operator"
RANDOM = {"cities": "random"}
SAMPLE = re.compile(r"[a-z_]+\{worker=\"[0-9a-f]{16}\"(?:,[a-z]+=\"[^\"]+\")?\} [0-9.e+-]+")


async def ask(site: Site, token: str | None = TOKEN) -> httpx.Response:
    """Returns the reply to a question for the metrics."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=site.address, headers=headers) as http:
        return await http.get("/metrics")


def value(text: str, name: str) -> float:
    """Returns the sum of a metric over all processes."""
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


def test_only_the_operator_reads_metrics(quick: str) -> None:
    async def test() -> None:
        async with serving(quick, metrics_token=TOKEN) as site:
            assert (await ask(site, None)).status_code == 401
            assert (await ask(site, "another word")).status_code == 401
            assert (await ask(site)).status_code == 200

    run(test)


def test_without_a_token_there_are_none(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            assert (await ask(site)).status_code == 404

    run(test)


def test_what_happens_is_counted(quick: str) -> None:
    async def test() -> None:
        async with serving(quick, metrics_token=TOKEN) as site:
            host = await site.person()
            path = f"/api/games/{(await host.make_game([ME, ME], options=RANDOM))['id']}"
            word = (await host.get(path))["state"]["view"]["awaiting"][0]
            legal = (await host.get(path, **{"as": word}))["state"]["view"]["legal"]
            await host.post(path + "/act", {"as": word, "actions": legal[:1]})
            reply = await ask(site)
            assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
            lines = reply.text.splitlines()
            assert [line for line in lines if line[0] != "#" and not SAMPLE.fullmatch(line)] == []
            assert value(reply.text, "kemet_action_seconds_count") == 1
            assert value(reply.text, "kemet_games_in_memory") == 1
            assert re.search(r'kemet_games_in_memory\{worker="[0-9a-f]+",why="asked"\} 1\n', reply.text)
            assert value(reply.text, "kemet_replies_total") >= 3
            assert value(reply.text, "kemet_work_ok") == 4

    run(test)


def test_one_process_tells_of_all(database: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            sites = [await stack.enter_async_context(serving(database, metrics_token=TOKEN))]
            if sites[0].context.store.shared:
                sites.append(await stack.enter_async_context(serving(database, metrics_token=TOKEN)))
            text = (await ask(sites[0])).text
            assert set(re.findall(r'worker="([0-9a-f]+)"', text)) == {site.context.me for site in sites}
            assert text.count("# TYPE kemet_sockets gauge") == 1

    run(test)
