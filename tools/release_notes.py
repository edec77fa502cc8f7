"""`python tools/release_notes.py 0.1.0`: prints what CHANGELOG.md says of a release."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"
RELEASE = re.compile(r"^## \[(?P<version>[^]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)


def notes_of(text: str, version: str) -> str | None:
    """Returns what the changelog *text* says of *version*, None where it has no such release with a date."""
    releases = list(RELEASE.finditer(text))
    for release, end in zip(releases, [*(one.start() for one in releases[1:]), len(text)], strict=True):
        if release["version"] == version and release["date"]:
            return text[release.end() : end].strip() + "\n"
    return None


def main() -> None:
    """Prints the notes; ends with an error where there are none."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version", help="the version, as in the changelog")
    version = parser.parse_args().version
    notes = notes_of(CHANGELOG.read_text(encoding="utf-8"), version)
    if not notes:
        sys.exit(f"CHANGELOG.md says nothing of version {version}: '## [{version}] - DATE' and lines below are needed")
    print(notes, end="")


if __name__ == "__main__":
    main()
