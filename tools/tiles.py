"""How tiles of the books fare in games of greedy bots: `python tools/tiles.py --help`.

Writes a page with the length of games, where victory points come from, and of each tile how often it is bought and how its
owners fare, so that a tile that is reconstructed badly shows: nobody buys it, or whoever does wins.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.progress import track

from kemet.cli.games import Plan, play_games
from kemet.engine import Options, Rules, make_rules
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.notation import tile_text
from kemet.report.chronicle import Chronicle
from kemet.report.counts import lengths, points, tiles

OUT = Path(__file__).parent.parent / "benchmarks" / "results" / "tiles.md"
BOOK = ["book-of-the-dead"]
TITLES = {
    "Blood and Sand": Options(3, edition=BLOOD_AND_SAND),
    "Blood and Sand with the Book of the Dead": Options(3, edition=BLOOD_AND_SAND, modules=BOOK),
    "The classic edition with the Book of the Dead": Options(3, modules=BOOK),
}
# A tile looks off from so many owners on, if their share of wins is so far from that of all players.
LEAST_OWNERS, FAR_OFF = 20, 0.15


def main() -> int:
    """Plays, writes the page, and prints the tiles that look off."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=150, help="games of each box, among three (default 150)")
    parser.add_argument("--bots", default="greedy:tries=40", help="who plays (default greedy:tries=40)")
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the page")
    args = parser.parse_args()
    parts = [f"# Tiles of the books\n\nGames of three `{args.bots}`, by `python tools/tiles.py --games {args.games}`.\n"]
    for title, options in TITLES.items():
        plan = Plan(dict(options.items()), [args.bots] * options.players, "tiles", False, True)
        games: list[Chronicle] = []
        for number in track(range(args.games), title):
            played = play_games(plan, range(number, number + 1))[0]
            if played.chronicle is None or played.fault:
                print(f"game {number} of {title} broke down: {played.fault}", file=sys.stderr)
                return 1
            games.append(played.chronicle)
        parts.append(section(title, make_rules(options), games))
    args.out.write_text("\n".join(parts), encoding="utf-8")
    return 0


def section(title: str, rules: Rules, games: list[Chronicle]) -> str:
    """Returns the part of the page about one box."""
    counted = lengths(games)
    mean = sum(rounds * number for rounds, number in counted.items()) / len(games)
    lines = [f"## {title}", "", f"{len(games)} games, {mean:.1f} rounds on average, {min(counted)} to {max(counted)}.", ""]
    lines += ["| VP from | winners | others |", "|---|---:|---:|"]
    lines += [f"| {source} | {winners:.2f} | {others:.2f} |" for source, (winners, others) in points(games).items()]
    lines += [
        "",
        "| tile | level | sure | bought in games | owners | owners who win | |",
        "|---|---:|---|---:|---:|---:|---|",
    ]
    names = {tile_text(rules, tile.id): tile for tile in rules.tiles if tile.copies}
    fair = 1 / rules.options.players
    off = []
    for name, use in sorted(
        tiles(games, list(names)).items(), key=lambda pair: (names[pair[0]].colour, names[pair[0]].level)
    ):
        share, owners = use.having.share, use.having.of
        mark = "high" if share > fair + FAR_OFF else "low" if share < fair - FAR_OFF else ""
        mark = mark if owners >= LEAST_OWNERS else "seldom" if owners < LEAST_OWNERS // 4 else ""
        off += [f"{name} ({mark})"] if mark else []
        tile = names[name]
        lines.append(f"| {name} | {tile.level} | {tile.sure} | {use.games} | {owners} | {100 * share:.0f} % | {mark} |")
    print(f"{title}: {', '.join(off) or 'nothing off'}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main())
