"""What the measurements of the browser client share: the server, Chromium, and the way to a table."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

DIST = Path(__file__).parents[2] / "src/kemet/web/dist"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
VIEWPORT: Any = {"width": 1440, "height": 900}
PROMPT = ".prompt[data-decision]:not([data-decision=''])"


@contextmanager
def served(*words: str) -> Iterator[str]:
    """Runs a server with *words* added to its command and yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kemet", "serve", "--port", "0", "--database", f"{folder}/kemet.db", *words]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                found = re.search(r"http://127\.0\.0\.1:\d+/", line)
                if found:
                    yield found[0]
                    return
            raise SystemExit("the server did not start")
        finally:
            process.kill()
            process.wait()


def compressed(paths: list[str]) -> int:
    """Returns the bytes of files of the client, each compressed with gzip."""
    files = [DIST / path.lstrip("/") for path in paths]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files if file.is_file())


def to_first_turn(page: Page, base: str) -> None:
    """Starts a quick game and answers the questions of the set-up with their first choices."""
    page.goto(base)
    page.click("[data-quick='3']")
    page.locator(".table").wait_for()
    while True:
        page.locator(PROMPT).wait_for()
        if page.locator(".prompt[data-decision=turn]").count():
            return
        if page.locator("[data-confirm]:enabled").count():
            page.locator("[data-confirm]:enabled").first.click()
        elif not page.locator("[data-confirm]").count():
            page.locator(".prompt [data-action]").first.click()
        # What is on its way to the server is neither confirmed nor chosen again.
        page.wait_for_timeout(50)
