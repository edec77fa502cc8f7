"""Finds the line of a key in hand-written TOML, for messages about it."""

from __future__ import annotations

import re


def line_of(text: str, path: str) -> int:
    """Returns the line of *text* where the key *path* ("player.p1.units", "then.2.moves") stands, or its table."""
    best = 1
    depth = -1
    prefix: list[str] = []
    counts: dict[str, int] = {}
    wanted = path.split(".")
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\[?([^\]]+)\]\]?", line)
        key = re.match(r"\s*([A-Za-z0-9_.\"-]+)\s*=", line)
        if header:
            prefix = [part.strip().strip('"') for part in header[1].split(".")]
            if line.strip().startswith("[["):
                counts[header[1]] = counts.get(header[1], 0) + 1
            if prefix[0] in counts:
                prefix.insert(1, str(counts[prefix[0]]))
            here = prefix
        elif key:
            here = prefix + [part.strip('"') for part in key[1].split(".")]
        else:
            continue
        if here == wanted[: len(here)] and len(here) > depth:
            best, depth = number, len(here)
    return best
