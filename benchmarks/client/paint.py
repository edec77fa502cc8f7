"""`python -m benchmarks.client.paint`: when something is seen first, locally and over a slow link, with an empty cache.

Needs playwright, chromium and the built client (`make web`). The aim is 1 s locally and 3 s at 50 kB/s.
"""

from __future__ import annotations

import argparse
import os
import statistics

from playwright.sync_api import Browser, sync_playwright

from benchmarks.client.common import ARGS, CHROMIUM, VIEWPORT, served, to_first_turn

PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Bytes a second, and milliseconds until an answer begins.
LINKS = {"local": (-1, 0), "50 kB/s": (50_000, 100)}


def first_paint(browser: Browser, address: str, cookies: list[object], link: tuple[int, int]) -> float:
    """Returns the seconds until something is seen, in a browser that has nothing yet."""
    context = browser.new_context(viewport=VIEWPORT, locale="en")
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    throughput, latency = link
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, "downloadThroughput": throughput, "uploadThroughput": throughput},
    )
    page.goto(address)
    page.wait_for_function(PAINT)
    seconds = float(page.evaluate(PAINT)) / 1000
    context.close()
    return seconds


def main() -> None:
    """Measures and prints medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    with served("--fast") as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        context = browser.new_context(viewport=VIEWPORT, locale="en")
        page = context.new_page()
        to_first_turn(page, base)
        table, cookies = page.url, list[object](context.cookies())
        context.close()
        for name, address in (("home", base), ("table", table)):
            for link, limits in LINKS.items():
                times = [first_paint(browser, address, cookies, limits) for _ in range(runs)]
                print(f"{name:6} {link:8} {statistics.median(times):5.2f} s, worst {max(times):.2f} s")
        browser.close()


if __name__ == "__main__":
    main()
