"""`python tools/check_files.py`: looks for files that do not belong here: large ones, compiled ones, addresses in locks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LARGEST = 500 * 1024
# Nets are large; all of them together have a limit.
NETS = "src/kemet/bots/nets/"
ALL_NETS = 10_000_000
COMPILED = (".so", ".pyd", ".dll", ".dylib")


def tracked(root: Path) -> list[str]:
    """Lists the files that git knows or would add."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=root, check=True, capture_output=True, text=True).stdout
    return sorted({name for name in listed.split("\0") if name and (root / name).is_file()})


def faults(root: Path) -> list[str]:
    """Lists what is wrong with the files under *root*."""
    found = []
    nets = 0
    for name in tracked(root):
        size = (root / name).stat().st_size
        if name.startswith(NETS):
            nets += size
        elif size > LARGEST:
            found.append(f"{name}: {size:,} bytes, and the most is {LARGEST:,}: every clone carries it for ever")
        if name.endswith("package-lock.json") and '"resolved": "http' in (root / name).read_text(encoding="utf-8"):
            found.append(f"{name}: names addresses of packages; npm config set omit-lockfile-registry-resolved=true")
    if nets > ALL_NETS:
        found.append(f"{NETS}: {nets:,} bytes, and the most is {ALL_NETS:,}: every installation carries them")
    # git ignores these, so they are looked for on disk.
    for path in sorted((root / "src").rglob("*")):
        if path.suffix in COMPILED and "node_modules" not in path.parts:
            found.append(f"{path.relative_to(root)}: a compiled file beside the sources; Python would silently prefer it")
    return found


def main() -> None:
    """Ends with an error where something is wrong."""
    found = faults(ROOT)
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
