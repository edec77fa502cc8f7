"""`python -m benchmarks.client.static`: what the page of `make static` loads, how soon it plays, and how fast its bots are.

Medians of several visits, at full speed and with a quarter of the processor. Writes benchmarks/results/static.json.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import json
import os
import signal
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "static"
RESULTS = ROOT / "benchmarks" / "results"
# Seconds that a throttled page runs at a time.
SLICE = 0.01
CHROMIUM = "/usr/bin/chromium"
# What the threads of workers are called.
WORKER = "DedicatedWorker"
PACKED = {".xz", ".gz", ".png", ".woff2"}
# Begins a game against one bot, in which the adviser is followed.
BEGIN = """async (bot) => {
  globalThis.call = async (method, path, body) =>
    JSON.parse((await kemetTransport.request(method, path, body && JSON.stringify(body))).text);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot }];
  const wish = { options: { players: 2 }, seats, seed: 'bench', clock: { kind: 'off' } };
  globalThis.game = (await call('POST', '/games', wish)).id;
  const line = kemetTransport.connect(`/games/${game}/live?as=p1`);
  await new Promise((done) => (line.onopen = done));
  line.send(JSON.stringify({ type: 'settings', id: 1, pace: 0 }));
  await new Promise((done) => (line.onmessage = ({ data }) => JSON.parse(data).type === 'ack' && done()));
  line.close();
}"""
# Goes on to the next decision with more than one answer; returns whether there is one.
GO_ON = """async () => {
  for (let idle = 0; idle < 400; ) {
    const { state } = await call('GET', `/games/${game}?as=p1`);
    if (state.view.phase === 'over') return false;
    const legal = state.view.legal;
    globalThis.act = (action) => call('POST', `/games/${game}/act`, { as: 'p1', version: state.version, actions: [action] });
    if (legal.length > 1) return true;
    if (legal.length) await act(legal[0]);
    else await new Promise((done) => setTimeout(done, 50));
    idle = legal.length ? 0 : idle + 1;
  }
  return false;
}"""
# Returns how many milliseconds the answer of the adviser took.
ADVISE = """async () => {
  const begun = performance.now();
  globalThis.advice = await call('GET', `/games/${game}/advice?as=p1`);
  return performance.now() - begun;
}"""
FIRST = """async () => {
  const call = async (method, path, body) =>
    JSON.parse((await kemetTransport.request(method, path, body && JSON.stringify(body))).text);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { id } = await call('POST', '/games', { options: { players: 2 }, seats, seed: 'first', clock: { kind: 'off' } });
  await call('GET', `/games/${id}?as=p1`);
  return performance.now();
}"""
LEARNED = "document.documentElement.dataset.engine === 'learned'"


class Quiet(SimpleHTTPRequestHandler):
    """Serves plain files, as they are."""

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


@contextmanager
def served() -> Iterator[str]:
    """Yields the address of the folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=FOLDER)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def sizes() -> dict[str, float]:
    """Returns kB of what a first visit loads, compressed as static hosts do it (gzip of texts)."""
    found: dict[str, float] = {}
    for file in FOLDER.rglob("*"):
        if file.is_file():
            data = file.read_bytes()
            number = len(data) if file.suffix in PACKED else len(gzip.compress(data, 9))
            kind = "net" if ".npz" in file.suffixes else "engine" if file.parent.name == "engine" else "client, all languages"
            found[kind] = found.get(kind, 0) + number / 1000
    return {name: round(number) for name, number in found.items()}


def renderers() -> list[int]:
    """Lists the processes of pages of the browser that this one started."""
    parents: dict[int, int] = {}
    found: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(process.name)] = int((process / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if "--type=renderer" in (process / "cmdline").read_text():
                found.append(int(process.name))
        except OSError:
            continue

    def ours(process: int) -> bool:
        while process > 1 and process != os.getpid():
            process = parents.get(process, 0)
        return process == os.getpid()

    return [process for process in found if ours(process)]


@contextmanager
def throttled(rate: int) -> Iterator[None]:
    """Lets pages and their workers run one part of *rate* of the time: what the browser offers for it spares workers."""
    ended = threading.Event()

    def pause() -> None:
        while not ended.is_set():
            every = renderers()
            for _ in range(20):
                for number, seconds in ((signal.SIGSTOP, SLICE * (rate - 1)), (signal.SIGCONT, SLICE)):
                    for process in every:
                        with suppress(OSError):
                            os.kill(process, number)
                    time.sleep(seconds)

    pausing = threading.Thread(target=pause, daemon=True)
    if rate > 1:
        pausing.start()
    try:
        yield
    finally:
        ended.set()
        if rate > 1:
            pausing.join()


def visit(browser: Browser, address: str, decisions: int) -> dict[str, float]:
    """Opens the page in a fresh browser, then again, and plays some; returns the seconds."""
    context = browser.new_context()
    page = context.new_page()
    found: dict[str, float] = {}
    page.set_default_timeout(600_000)
    before = spent()
    page.goto(address)
    found["cold"] = page.evaluate(FIRST) / 1000
    found["cold, of the processor"] = spent() - before
    page.wait_for_function(LEARNED)
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_timeout(1000)
    before = spent()
    page.reload()
    found["warm"] = page.evaluate(FIRST) / 1000
    found["warm, of the processor"] = spent() - before
    page.wait_for_function(LEARNED)
    found |= played(page, decisions)
    found["memory, MB"] = memory()
    context.close()
    return found


def played(page: Page, decisions: int) -> dict[str, float]:
    """Plays against the master as the master advises; returns the seconds of a decision, and those of the processor."""
    page.evaluate(BEGIN, "master")
    times: list[float] = []
    of_processor: list[float] = []
    while len(times) < decisions and page.evaluate(GO_ON):
        before = thought()
        times.append(page.evaluate(ADVISE) / 1000)
        of_processor.append(thought() - before)
        page.evaluate("act(advice.action)")
    return {
        "decision": statistics.median(times),
        "decision, one of twenty longer": sorted(times)[int(len(times) * 0.95)],
        "decision, of the processor": statistics.median(of_processor),
        "decision, of the processor, one of twenty longer": sorted(of_processor)[int(len(times) * 0.95)],
    }


def thought() -> float:
    """Returns the seconds of the processor that workers of pages have had."""
    seconds = 0.0
    for process in renderers():
        for thread in Path(f"/proc/{process}/task").iterdir():
            with suppress(OSError):
                if (thread / "comm").read_text().startswith(WORKER):
                    seconds += int((thread / "schedstat").read_text().split()[0]) / 1e9
    return seconds


def spent() -> float:
    """Returns the seconds of the processor that pages have had: what they would take on an idle machine, or less."""
    ticks = 0
    for process in renderers():
        words = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory() -> float:
    """Returns the megabytes that the largest page has in memory, worker and Python included."""
    kilobytes = [int(Path(f"/proc/{process}/status").read_text().split("VmRSS:")[1].split()[0]) for process in renderers()]
    return max(kilobytes) / 1000


def main() -> None:
    """Measures and writes the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--visits", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=20)
    args = parser.parse_args()
    results: dict[str, Any] = {"sizes, kB": sizes(), "load of the machine": os.getloadavg()[0], "visits": args.visits}
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, rate in (("full speed", 1), ("throttled to a quarter", 4)):
            with throttled(rate):
                visits = [visit(browser, address, args.decisions) for _ in range(args.visits)]
            results[name] = {key: round(statistics.median(one[key] for one in visits), 3) for key in visits[0]}
            print(name, results[name], flush=True)
            (RESULTS / "static.json").write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
