"""`python -m benchmarks.first_minute`: seconds from a fresh clone to the first board, and to the compiled engine.

Clones this repository, with empty caches of pip and npm, runs `make play`, opens the page in Chromium, starts a game, and
keeps it open until the page says that the faster bots are ready; then the game must go on. At last it starts once more,
with everything in place. What is not committed is not measured.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

from benchmarks.conditions import ROOT, conditions, load

PORT = 8765
PATIENCE = 600.0
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
DECISION = ".prompt[data-decision]:not([data-decision=''])"
PHASE = re.compile(r"\[ *([\d.]+) s\] (.*)")


class Start:
    """One `make play`, with what it printed and when."""

    def __init__(self, clone: Path, home: Path) -> None:
        self.began = time.monotonic()
        self.lines: list[str] = []
        shell = {
            **os.environ,
            "BROWSER": "true",
            "XDG_DATA_HOME": str(home / "data"),
            "PIP_CACHE_DIR": str(home / "pip"),
            "npm_config_cache": str(home / "npm"),
        }
        self.process = subprocess.Popen(
            ["make", "play", f"SERVE_FLAGS=--port {PORT}"],
            cwd=clone, env=shell, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
        )  # fmt: skip
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Keeps what is printed."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip())

    def seconds(self) -> float:
        """Returns the seconds since the start."""
        return round(time.monotonic() - self.began, 1)

    def engine(self) -> str:
        """Waits until the server answers; returns its engine."""
        while time.monotonic() - self.began < PATIENCE and self.process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{PORT}/api/setup", timeout=5) as reply:
                    return str(json.load(reply)["engine"])
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start:\n" + "\n".join(self.lines))

    def stop(self) -> None:
        """Ends it as Ctrl-C would."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(30)


@contextmanager
def playing(clone: Path, home: Path) -> Iterator[Start]:
    """Yields a start, and ends it."""
    start = Start(clone, home)
    try:
        yield start
    finally:
        start.stop()


def answer(page: Page) -> None:
    """Answers what is asked with the first choice, and waits for what is asked then."""
    version = page.get_attribute(".table", "data-version")
    page.locator(".prompt [data-action]:not([disabled]):visible").first.click()
    confirm = page.locator("[data-confirm]:visible")
    page.wait_for_timeout(300)
    if confirm.count():
        confirm.first.click()
    page.wait_for_function("version => document.querySelector('.table').dataset.version !== version", arg=version)


def first_start(clone: Path, home: Path, page: Page) -> dict[str, object]:
    """Returns the seconds of the first start, with its phases."""
    with playing(clone, home) as start:
        engine = start.engine()
        found: dict[str, object] = {"server answers": start.seconds(), "engine at first": engine}
        page.goto(f"http://127.0.0.1:{PORT}/")
        page.click("[data-quick='1']")
        page.wait_for_selector(DECISION, timeout=PATIENCE * 1000)
        found["first decision on the board"] = start.seconds()
        if engine == "compiling":
            answer(page)
            page.wait_for_selector("[data-faster]", timeout=PATIENCE * 1000)
            found["page says that faster bots are ready"] = start.seconds()
        page.wait_for_selector(DECISION, timeout=PATIENCE * 1000)
        answer(page)
        found["engine at last"] = start.engine()
        found["phases"] = [list(match.groups()) for line in start.lines if (match := PHASE.match(line))]
    return found


def second_start(clone: Path, home: Path) -> dict[str, object]:
    """Returns the seconds of a start with everything in place."""
    with playing(clone, home) as start:
        engine = start.engine()
        return {"server answers": start.seconds(), "engine": engine}


def measure(number: int, page: Page) -> dict[str, object]:
    """Returns what one fresh clone took."""
    with tempfile.TemporaryDirectory(prefix="first-minute-") as folder:
        clone, home = Path(folder) / "kemet", Path(folder) / "home"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        first = first_start(clone, home, page)
        size = sum(path.stat().st_size for path in (clone / ".venv-play").rglob("*") if path.is_file())
        return {"clone": number, "first": first, "second": second_start(clone, home), "MB installed": round(size / 1e6)}


def main() -> int:
    """Measures as often as asked, and prints; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_minute", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--clones", type=int, default=1, metavar="N", help="how often (default 1)")
    parser.add_argument("--out", metavar="FILE", help="write the numbers there, as JSON")
    args = parser.parse_args()
    rows: list[dict[str, object]] = []
    before = load()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for number in range(1, args.clones + 1):
            rows.append(measure(number, browser.new_page()))
            print(json.dumps(rows[-1], indent=2), flush=True)
    if args.out:
        Path(args.out).write_text(
            json.dumps({"conditions": conditions(before), "clones": rows}, indent=2) + "\n", encoding="utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
