"""A server on a free port, and Debian's Chromium; `make test-browser` sets both up."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="playwright is not installed: the browser was NOT tested")

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
DIST = ROOT / "src/kemet/web/dist/index.html"
SCREENSHOTS = ROOT / "build/screenshots"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}

DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}

MakePage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or the client built, says so with every test of this folder."""
    missing = "" if Path(CHROMIUM).exists() else "chromium is not installed: the browser was NOT tested"
    missing = missing or ("" if DIST.exists() else "the client is not built ('make web'): the browser was NOT tested")
    for item in items:
        if missing and Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.skip(reason=missing))


class ServerProcess:
    """`kemet serve` as a process of its own, that can be stopped and started again on the same port and file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        """Starts it and waits until it listens."""
        command = [
            sys.executable,
            "-m",
            "kemet",
            "serve",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
            "--fast",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                self.url = f"http://127.0.0.1:{self.port}/"
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        """Ends it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Returns a running server."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "kemet.db")
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Returns one Chromium for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture
def make_page(browser: Browser) -> Iterator[MakePage]:
    """Returns a function that opens a browser of its own, with its own identity; faults on the page fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(locale: str = "en", **options: Any) -> Page:
        context = browser.new_context(locale=locale, **(options or DESKTOP))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults
