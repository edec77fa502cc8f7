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
from kemet.engine.edition import BLOOD_AND_SAND, CLASSIC
from kemet.engine.effect import Tile
from kemet.engine.notation import tile_text
from kemet.report.chronicle import Chronicle
from kemet.report.counts import TileUse, Wins, points, tiles

OUT = Path(__file__).parent.parent / "benchmarks" / "results" / "tiles.md"
BOOK = ["book-of-the-dead"]
BOXES: dict[str, tuple[str, list[str]]] = {
    "Blood and Sand": (BLOOD_AND_SAND, []),
    "Blood and Sand with the Book of the Dead": (BLOOD_AND_SAND, BOOK),
    "The classic edition with the Book of the Dead": (CLASSIC, BOOK),
}
TABLES = (2, 3, 4, 5)
# A tile looks off if its owners' share of wins is so far from that of all owners of tiles of its level, and surely another;
# or if it is bought in so small a part of the games in which it is on offer.
FAR_OFF, SELDOM = 0.1, 0.05
WHAT = """# Tiles of the books

{games} games for each box and number of players, all seats `{bots}`, by

    python tools/tiles.py --games {games} --bots {bots}

Owners win more often than others whatever the tile is, because who wins has bought more of them, and fewer players share
the wins of a small table. So each tile is held against all owners of tiles of its level ("level"): `high` and `low` are
those whose 95 % interval leaves that share out and that are 10 points or more away from it; `seldom` are those that are
bought in less than one game of twenty. Bots buy what their evaluation likes: a tile that is `seldom` may be one they do not
understand. The free tiles of set-up (BS3.9) count as bought.
"""


def main() -> int:
    """Plays, writes the page, and prints the tiles that look off."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="games of each box and number of players (default 100)")
    parser.add_argument("--bots", default="greedy", help="who plays (default greedy)")
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the page")
    args = parser.parse_args()
    parts = [WHAT.format(games=args.games, bots=args.bots)]
    for title, (edition, modules) in BOXES.items():
        played = {}
        for players in TABLES:
            options = Options(players, edition=edition, modules=modules)
            played[players] = chronicles(options, args.bots, args.games, f"{title}, {players} players")
        parts.append(section(title, make_rules(Options(TABLES[-1], edition=edition, modules=modules)), played))
    args.out.write_text("\n".join(parts), encoding="utf-8")
    return 0


def chronicles(options: Options, bot: str, games: int, title: str) -> list[Chronicle]:
    """Plays games of one table; a game that breaks down ends all."""
    plan = Plan(dict(options.items()), [bot] * options.players, "tiles", False, True)
    found: list[Chronicle] = []
    for number in track(range(games), title):
        played = play_games(plan, range(number, number + 1))[0]
        if played.chronicle is None or played.fault:
            sys.exit(f"game {number} of {title} broke down: {played.fault}")
        found.append(played.chronicle)
    return found


def section(title: str, rules: Rules, played: dict[int, list[Chronicle]]) -> str:
    """Returns the part of the page about one box."""
    lines = [f"## {title}", "", *length_lines(played), "", *points_lines(played), ""]
    every = [game for games in played.values() for game in games]
    return "\n".join([*lines, *tile_lines(title, rules, every), ""])


def length_lines(played: dict[int, list[Chronicle]]) -> list[str]:
    """Returns the table of how long games are."""
    lines = ["| players | games | rounds on average | fewest | most |", "|---:|---:|---:|---:|---:|"]
    for players, games in played.items():
        rounds = [game.rounds for game in games]
        mean = sum(rounds) / len(rounds)
        lines.append(f"| {players} | {len(games)} | {mean:.1f} | {min(rounds)} | {max(rounds)} |")
    return lines


def points_lines(played: dict[int, list[Chronicle]]) -> list[str]:
    """Returns the table of where victory points come from."""
    found = {players: points(games) for players, games in played.items()}
    lines = ["| VP at the end, winners : others | " + " | ".join(f"{players} players" for players in found) + " |"]
    lines.append("|---|" + "---:|" * len(found))
    for source in next(iter(found.values())):
        cells = [f"{table[source][0]:.2f} : {table[source][1]:.2f}" for table in found.values()]
        lines.append(f"| {source} | " + " | ".join(cells) + " |")
    return lines


def tile_lines(title: str, rules: Rules, games: list[Chronicle]) -> list[str]:
    """Returns the table of tiles; prints those that look off."""
    names = {tile_text(rules, tile.id): tile for tile in rules.tiles if tile.copies}
    uses = tiles(games, list(names))
    levels = owners_by_level(names, uses)
    lines = [
        "| tile | level | sure | bought in games | owners | owners who win | 95 % interval | level | |",
        "|---|---:|---|---:|---:|---:|---:|---:|---|",
    ]
    off = []
    for name, use in sorted(uses.items(), key=lambda pair: (names[pair[0]].colour, names[pair[0]].level)):
        tile = names[name]
        level = levels[int(tile.level)]
        mark = looks(use, level, len(games))
        off += [f"{name} ({mark})"] if mark else []
        low, high = use.having.interval
        lines.append(
            f"| {name} | {tile.level} | {tile.sure} | {use.games} | {use.having.of} | {100 * use.having.share:.0f} % "
            f"| {100 * low:.0f}–{100 * high:.0f} % | {100 * level.share:.0f} % | {mark} |"
        )
    print(f"{title}: {', '.join(off) or 'nothing off'}")
    return [*lines, "", f"Off: {', '.join(off) or 'none'}."]


def owners_by_level(names: dict[str, Tile], uses: dict[str, TileUse]) -> dict[int, Wins]:
    """Returns how the owners of all tiles of each level fare."""
    found: dict[int, Wins] = {}
    for name, use in uses.items():
        level = found.setdefault(int(names[name].level), Wins())
        level.wins += use.having.wins
        level.of += use.having.of
    return found


def looks(use: TileUse, level: Wins, games: int) -> str:
    """Returns what is off with a tile, or nothing."""
    if use.games < SELDOM * games:
        return "seldom"
    low, high = use.having.interval
    if low <= level.share <= high or abs(use.having.share - level.share) < FAR_OFF:
        return ""
    return "high" if use.having.share > level.share else "low"


if __name__ == "__main__":
    sys.exit(main())
