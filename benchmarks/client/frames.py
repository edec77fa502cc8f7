"""`python -m benchmarks.client.frames`: frames a second while the map is panned and while a battle is shown.

Needs playwright, chromium and the built client (`make web`), and a quiet machine: Chromium draws with the processor here, so
whatever else runs takes frames away. Prints frames a second, the longest pause between two frames, and the seconds of the
processor that browser and server used for each second of the picture.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks.client.clicks import TURN, attack, lay_any, next_turn
from benchmarks.client.common import ARGS, CHROMIUM, VIEWPORT, served, to_first_turn

WATCH = """() => {
  window.frames_at = [];
  const note = at => { window.frames_at.push(at); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
CLEAR = "() => { window.frames_at.length = 0; }"
SECONDS = 3.0


def spent() -> float:
    """Returns the seconds of the processor that browser and server have had, all their processes together."""
    parents, times = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        parents[int(folder.name)], times[int(folder.name)] = int(words[1]), int(words[11]) + int(words[12])

    def ours(process: int) -> bool:
        while process > 1 and process != os.getpid():
            process = parents.get(process, 0)
        return process == os.getpid()

    return sum(ticks for process, ticks in times.items() if ours(process)) / os.sysconf("SC_CLK_TCK")


def watched(page: Page, name: str, work: Callable[[], None]) -> float:
    """Does *work* and prints the frames of it; returns frames a second."""
    page.evaluate(CLEAR)
    before = spent()
    work()
    at: list[float] = page.evaluate("() => window.frames_at")
    used = spent() - before
    pauses = [after - earlier for earlier, after in pairwise(at)]
    seconds = (at[-1] - at[0]) / 1000
    rate = len(pauses) / seconds
    print(f"{name:14} {rate:6.1f} {max(pauses):10.0f} ms {used / seconds:10.2f}", flush=True)
    return rate


def pan(page: Page) -> None:
    """Drags the map to and fro."""
    middle = page.locator(".board-area").bounding_box()
    assert middle
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    ends = time.monotonic() + SECONDS
    number = 0
    while time.monotonic() < ends:
        page.mouse.move(x + (number % 30) * 8 - 120, y + (number % 20) * 8 - 80)
        page.wait_for_timeout(16)
        number += 1
    page.mouse.up()


def to_scene(page: Page) -> None:
    """Plays on until a battle of mine is locked, so that its scene begins."""
    while not attack(page):
        lay_any(page)
        next_turn(page)
    page.locator(".scene").wait_for()


def main() -> None:
    """Measures and prints medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    print(f"load of the machine: {os.getloadavg()[0]:.1f}\n{'':14} {'frames/s':>6} {'longest':>11} {'processor':>12}")
    with served("--fast") as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = browser.new_page(viewport=VIEWPORT, locale="en")
        to_first_turn(page, base)
        page.evaluate(WATCH)
        for _ in range(2):
            page.click("[data-zoom=in]")
        page.wait_for_timeout(3000)
        pans = [watched(page, "panning", lambda: pan(page)) for _ in range(runs)]
        # The whole map again, on which every troop is in reach of the mouse.
        page.reload()
        page.locator(TURN).wait_for()
        page.evaluate(WATCH)
        scenes = []
        for _ in range(runs):
            to_scene(page)
            scenes.append(watched(page, "battle scene", lambda: page.locator(".scene").wait_for(state="detached")))
            next_turn(page)
        browser.close()
    print(f"medians: panning {statistics.median(pans):.1f}, battle scene {statistics.median(scenes):.1f}")


if __name__ == "__main__":
    main()
