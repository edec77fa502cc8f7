"""A server on a free port, and Debian's Chromium; `make test-browser` sets both up."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="playwright is not installed: the browser was NOT tested")

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from support.browser.devices import DESKTOP, MakePage
from support.browser.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
DIST = ROOT / "src/kemet/web/dist/index.html"
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or the client built, says so with every test of this folder."""
    missing = "" if Path(CHROMIUM).exists() else "chromium is not installed: the browser was NOT tested"
    missing = missing or ("" if DIST.exists() else "the client is not built ('make web'): the browser was NOT tested")
    for item in items:
        if missing and Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.skip(reason=missing))


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
