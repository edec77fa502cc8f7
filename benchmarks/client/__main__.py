"""`python -m benchmarks.client`: measures the built client in Chromium against a server on this machine.

Needs playwright, chromium and the built client (`make web`). Prints a table; with `--json FILE` writes the numbers too.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.client.common import ARGS, CHROMIUM, DIST, VIEWPORT, compressed, served, to_first_turn

# From the click until the frame after the one in which the page shows the game's new version.
WATCH_CLICKS = """() => {
  window.clicks = [];
  let clicked = 0;
  addEventListener('pointerdown', () => { clicked = performance.now(); }, true);
  new MutationObserver(() => {
    if (!clicked) return;
    const start = clicked;
    clicked = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => window.clicks.push(performance.now() - start)));
  }).observe(document.querySelector('.table'), {attributeFilter: ['data-version']});
}"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
LOADED = "() => performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"


def visit(browser: Browser, address: str, wait_for: str) -> tuple[float, int]:
    """Opens a page with an empty cache; returns its first paint in milliseconds and the compressed bytes it loaded."""
    context = browser.new_context(viewport=VIEWPORT, locale="en")
    page = context.new_page()
    page.goto(address)
    page.locator(wait_for).first.wait_for()
    page.wait_for_timeout(300)
    paint = float(page.evaluate(PAINT))
    size = compressed([*page.evaluate(LOADED), "index.html"])
    context.close()
    return paint, size


def clicks(page: Page, number: int) -> list[float]:
    """Lays a token and takes it back, again and again; returns the milliseconds from each click to the new picture."""
    page.evaluate(WATCH_CLICKS)
    for _ in range(number):
        page.click("[data-place='pray-middle']")
        page.locator("[data-place='pray-middle'] .token").wait_for()
        page.click("[data-undo]")
        page.locator("[data-place='pray-middle'].lit").wait_for()
    page.wait_for_timeout(200)
    found: list[float] = page.evaluate("window.clicks")
    return found


def measure(runs: int) -> dict[str, Any]:
    """Returns all numbers."""
    with served("--fast") as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        homes = [visit(browser, base, "[data-quick]") for _ in range(runs)]
        page = browser.new_page(viewport=VIEWPORT, locale="en")
        to_first_turn(page, base)
        loaded = page.evaluate(LOADED)
        times = clicks(page, runs * 4)
        browser.close()
    everything = [str(file.relative_to(DIST)) for file in DIST.rglob("*") if file.is_file()]
    return {
        "first_paint_ms": {
            "median": statistics.median(paint for paint, _ in homes),
            "worst": max(paint for paint, _ in homes),
        },
        "home_kb": homes[0][1] / 1000,
        "table_kb": compressed([*loaded, "index.html"]) / 1000,
        "all_languages_and_screens_kb": compressed(everything) / 1000,
        "click_to_paint_ms": {
            "median": statistics.median(times),
            "p95": sorted(times)[int(0.95 * (len(times) - 1))],
            "number": len(times),
        },
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    found = measure(args.runs)
    for name, value in found.items():
        shown = (
            ", ".join(f"{key} {number:.0f}" for key, number in value.items()) if isinstance(value, dict) else f"{value:.1f}"
        )
        print(f"{name:32} {shown}")
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
