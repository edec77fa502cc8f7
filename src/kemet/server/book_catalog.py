"""The Book of the Dead as clients draw it: the divinities, and the track of honour."""

from __future__ import annotations

from typing import Any

from kemet.engine import Rules
from kemet.engine.modules.book_of_the_dead.facts import BookFacts
from kemet.engine.modules.book_of_the_dead.honour import MOST_HONOUR, decay_at, lost_vp_at


def book_catalog(rules: Rules) -> dict[str, Any]:
    """Returns what is printed on divinities and the track; nothing where the book is not in play."""
    book = next((hooks for hooks in rules.all_hooks if isinstance(hooks, BookFacts)), None)
    if book is None:
        return {}
    return {
        "divinities": [
            {"id": tile.slug, "strength": int(one.strength), "health": int(one.health), "sure": tile.sure}
            for tile, one in zip(book.tiles, book.divinities, strict=True)
        ],
        "honour": [{"decay": int(decay_at(k)), "lost": int(lost_vp_at(k))} for k in range(MOST_HONOUR + 1)],
    }
