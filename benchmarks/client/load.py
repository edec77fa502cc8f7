"""`python -m benchmarks.client.load`: kB that a table loads, compressed, before its first prompt, in every language.

Needs playwright, chromium and the built client (`make web`). A request counts that began before the prompt was there, in a
browser that has nothing yet; drawings of tiles are told apart.
"""

from __future__ import annotations

from urllib.parse import urlparse

from playwright.sync_api import Browser, sync_playwright

from benchmarks.client.common import ARGS, CHROMIUM, VIEWPORT, compressed, served, to_first_turn

LANGUAGES = ("en", "ru", "fr", "pl")
MOST = 150
# Notes when the prompt appears.
WATCH = """new MutationObserver((_, observer) => {
  if (!document.querySelector('.prompt[data-decision=turn]')) return;
  window.prompted = performance.now();
  observer.disconnect();
}).observe(document, {subtree: true, childList: true, attributes: true});"""
BEFORE = "() => performance.getEntriesByType('resource').filter(one => one.startTime < window.prompted).map(one => one.name)"


def loaded(browser: Browser, base: str, language: str) -> list[str]:
    """Returns the paths of what somebody loads who comes to a table for the first time."""
    context = browser.new_context(viewport=VIEWPORT, locale=language)
    page = context.new_page()
    to_first_turn(page, base)
    address, cookies = page.url, context.cookies()
    context.close()
    context = browser.new_context(viewport=VIEWPORT, locale=language)
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_function("() => window.prompted")
    paths = {urlparse(name).path for name in page.evaluate(BEFORE)}
    context.close()
    return ["index.html", *sorted(paths)]


def main() -> None:
    """Measures and prints; fails where a language is above the most."""
    heavy = []
    with served("--fast") as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for language in LANGUAGES:
            paths = loaded(browser, base, language)
            art = [path for path in paths if path.startswith("/assets/tiles-")]
            size, drawings = compressed([path for path in paths if path not in art]) / 1000, compressed(art) / 1000
            print(f"{language}  {size:6.1f} kB, and {drawings:.1f} kB of drawings")
            heavy += [language] if size > MOST else []
        browser.close()
    if heavy:
        raise SystemExit(f"more than {MOST} kB: {', '.join(heavy)}")


if __name__ == "__main__":
    main()
