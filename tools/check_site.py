"""`python tools/check_site.py build/site`: what the site links to is there, and nothing is fetched from elsewhere."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Where a page names what a browser fetches by itself.
FETCHED = {"img": "src", "script": "src", "link": "href", "source": "srcset", "iframe": "src"}
# What a link of the head only tells.
TOLD = ["canonical", "prev", "next"]


class Links(HTMLParser):
    """What a page links to, and what it has a browser fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.linked: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes an address."""
        found = dict(attrs)
        if tag == "a" and found.get("href"):
            self.linked.append(found["href"] or "")
        elif tag in FETCHED and found.get(FETCHED[tag]) and found.get("rel") not in TOLD:
            self.fetched.append(found[FETCHED[tag]] or "")


def missing(site: Path, page: Path, address: str) -> bool:
    """Tells whether *address*, as it stands on *page*, leads to nothing of the site."""
    path = unquote(urlsplit(address).path)
    target = site / path.lstrip("/") if path.startswith("/") else page.parent / path
    return bool(path) and not target.is_file() and not (target / "index.html").is_file()


def faults(site: Path) -> list[str]:
    """Lists what is wrong."""
    found = []
    for page in sorted(site.rglob("*.html")):
        links = Links(page.read_text(encoding="utf-8"))
        for address in {*links.linked, *links.fetched}:
            if urlsplit(address).scheme in ("data", "mailto"):
                continue
            if urlsplit(address).netloc:
                if address in links.fetched:
                    found.append(f"{page.relative_to(site)}: fetches {address}")
            elif missing(site, page, address):
                found.append(f"{page.relative_to(site)}: {address} is not there")
    return found


def main() -> None:
    """Prints the faults; the exit code tells whether there are any."""
    site = Path(sys.argv[1])
    found = faults(site)
    pages = len(list(site.rglob("*.html")))
    print("\n".join(sorted(found)) or f"{pages} pages: every link leads somewhere, nothing is fetched from elsewhere")
    sys.exit(1 if found or not pages else 0)


if __name__ == "__main__":
    main()
