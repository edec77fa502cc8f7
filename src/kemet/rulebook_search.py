"""Looks things up in the rules: by id, or by words.

Rules, rulings and worked examples come from the pages of `docs/rules`, which are in English; a folder beside them, such as
`docs/rules/ru`, has rows of the same ids in another language. Components come from the engine, with words of the locale. A
wheel carries the pages in `kemet/rulebook`; a source checkout has them in `docs/rules`.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from kemet.engine.effect import AGREED, RECONSTRUCTED, SEED, SINGLE
from kemet.locale import FALLBACK, LANGUAGES, texts
from kemet.rulebook_components import Components, Entry

PAGES = ["base.md", "ta-seti.md", "blood-and-sand.md", "book-of-the-dead.md", "rulings.md", "seth.md"]

# Letters of an id: kind of entry, and how sure it is.
LETTERS = {
    "K": ("rule", SEED),
    "T": ("rule", SEED),
    "R": ("ruling", RECONSTRUCTED),
    "X": ("example", SEED),
    "TX": ("example", SEED),
    "B": ("rule", SEED),
    "BX": ("example", SEED),
    "BS": ("rule", RECONSTRUCTED),
    "BSX": ("example", RECONSTRUCTED),
    "S": ("rule", SEED),
    "SX": ("example", SEED),
}

# How the rows of Blood and Sand say how sure they are, the least sure first: a row is as sure as its weakest part.
SURENESS = [("recon", RECONSTRUCTED), ("1.5", RECONSTRUCTED), ("single", SINGLE), ("agreed", AGREED), ("seed", SEED)]

_BULLET = re.compile(r"- ((TX|BX|BSX|BS|SX|[KRTXBS])\d+(?:\.\d+)?[a-z]?) (.+)")
_HEADING = re.compile(r"#+ (?:(?:BS|[KTBS])\d+ )?(.+)")
_ID = re.compile(r"(?:tx|bx|bsx|bs|sx|[krtxbs])\d+(?:\.\d+)?[a-z]?")
_IDS_IN_TEXT = re.compile(r"(?<!\w)" + _ID.pattern + r"(?!\w)")


def pages_folder() -> Path:
    """Returns the folder of the rules pages; raises `FileNotFoundError` where there is none."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "rulebook", here.parents[2] / "docs" / "rules"):
        if (folder / PAGES[0]).is_file():
            return folder
    raise FileNotFoundError(f"the rules pages are neither in {here.parent / 'rulebook'} nor in a source checkout; reinstall")


def parse_page(text: str) -> list[Entry]:
    """Returns the rules, rulings and examples written in *text* as bullets `- K1.1 …`, in their order."""
    found: list[Entry] = []
    title = ""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        heading = _HEADING.fullmatch(line)
        bullet = _BULLET.fullmatch(line)
        if heading:
            title = heading[1]
        elif bullet:
            kind, sure = LETTERS[bullet[2]]
            whole = " ".join([bullet[3], *_continuation(lines[number + 1 :])])
            found.append(Entry(bullet[1], title, whole, kind, _said_sure(whole) if bullet[2] == "BS" else sure))
    return found


def _said_sure(row: str) -> str:
    """Returns how sure a row is that says so in brackets."""
    said = " ".join(re.findall(r"\[([^\]]*)\]", row))
    return next((sure for word, sure in SURENESS if word in said), RECONSTRUCTED)


def _continuation(lines: list[str]) -> list[str]:
    """Lists the indented lines at the start of *lines*, without their indent."""
    found: list[str] = []
    for line in lines:
        if not line.startswith("  "):
            break
        found.append(line.strip())
    return found


def entries(language: str = FALLBACK) -> list[Entry]:
    """Returns everything that can be looked up: rules, rulings and examples, in *language* where it has them and else in
    English, then components as *language* tells of them."""
    return list(_all_entries(language if language in LANGUAGES else FALLBACK))


@cache
def _all_entries(language: str) -> tuple[Entry, ...]:
    folder = pages_folder()
    pages = [parse_page((folder / page).read_text(encoding="utf-8")) for page in PAGES]
    told = translated_rows(language)
    rows = [told.get(entry.id, entry) for entry in chain.from_iterable(pages)]
    return (*rows, *Components(texts(language)).entries())


def translated_rows(language: str) -> dict[str, Entry]:
    """Returns the rows of the rules pages that another language has in its own words, by id."""
    pages = sorted((pages_folder() / language).glob("*.md"))
    return {entry.id: entry for page in pages for entry in parse_page(page.read_text(encoding="utf-8"))}


def look_up(query: str, language: str = FALLBACK) -> list[Entry]:
    """Returns the entries that answer *query*, best first; an empty list if there are none.

    An id finds its entry, `K5` the whole chapter, `R26` the ruling and those with letters; after them come the entries that
    cite the id. Other words must all occur in an entry's id, title or text; upper and lower case do not matter.
    """
    words = [_word(word) for word in dict.fromkeys(query.lower().split())]
    if not words:
        return []
    said = " ".join(word.text for word in words)
    ranked = [(_rank(row, said, words), row.entry) for row in _all_rows(language if language in LANGUAGES else FALLBACK)]
    hits = [(rank, entry) for rank, entry in ranked if rank > 0]
    hits.sort(key=lambda hit: -hit[0])
    return [entry for _, entry in hits]


class Row(NamedTuple):
    """An entry as it is searched, in small letters: `head` is id and title."""

    entry: Entry
    name: str
    title: str
    head: str
    text: str


class Word(NamedTuple):
    """A word of a query, and what finds it where it stands alone."""

    text: str
    whole: re.Pattern[str]
    is_id: bool


@cache
def _all_rows(language: str) -> tuple[Row, ...]:
    return tuple(
        Row(one, one.id.lower(), one.title.lower().rstrip("!"), f"{one.id} {one.title}".lower(), one.text.lower())
        for one in _all_entries(language)
    )


def _word(text: str) -> Word:
    return Word(text, re.compile(r"(?<!\w)" + re.escape(text) + r"(?!\w)"), _ID.fullmatch(text) is not None)


def _rank(row: Row, said: str, words: list[Word]) -> int:
    """Returns how well an entry answers what was *said* in *words*, more is better: 0 if a word is missing."""
    if row.name == said:
        return 1000
    if len(words) == 1 and words[0].is_id and _belongs_to(row.name, said):
        return 900
    if row.title == said.rstrip("!"):
        return 800
    found = 0
    for word in words:
        worth = _worth(row, word)
        if not worth:
            return 0
        found += worth
    return found


def _belongs_to(name: str, query: str) -> bool:
    """Tells whether the id *name* is part of the chapter or ruling *query*: K5.2 of K5, R26c of R26."""
    return re.fullmatch(re.escape(query) + r"(\.\d+|[a-z])", name) is not None


def _worth(row: Row, word: Word) -> int:
    """Returns what one word of a query is worth in an entry: most in id and title, whole words more than parts."""
    in_head = word.text in row.head
    if not in_head and word.text not in row.text:
        return 0
    if word.is_id:
        return 5 if word.text in _IDS_IN_TEXT.findall(f"{row.head} {row.text}") else 0
    if word.whole.search(row.head):
        return 20
    if word.whole.search(row.text):
        return 10
    return 4 if in_head else 2
