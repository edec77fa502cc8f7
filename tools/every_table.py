"""`python tools/every_table.py --state every-table.jsonl`: a bot at every table there is, one of it against greedy bots.

Every edition with every set of modules that goes together and every number of players; each deal is played from every seat.
What was played is kept, and not played again. The page says how often it won and whether any game broke down.
"""

from __future__ import annotations

import argparse
import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import chain, combinations
from pathlib import Path

from kemet.cli.arena.plan import ArenaPlan
from kemet.cli.games import play_matches
from kemet.engine import OptionError, Options, make_rules
from kemet.engine.edition import EDITIONS
from kemet.engine.registry import MODULES, SETS
from kemet.report.counts import Wins

OUT = Path(__file__).parent.parent / "benchmarks" / "results" / "every-table.md"
SEATS = range(2, 7)
WHAT = """# Every table

One `{bot}` against `{other}` in all other seats, at every table there is: every edition, every set of modules
that goes together, every number of players. In games of Seth it takes each of the two camps. Each deal is played from every
seat, so a bot as strong as the others wins one game of as many as there are players, or half of the games of camps. Tables
with no module, with one, with a set that has a name and with as many as go together are played first. By

    python tools/every_table.py --bot {bot} --other {other} --deals {deals} --seed "{seed}"
"""


@dataclass
class Table:
    """What came of the games at a table: how many the bot won, in how many, how many each side won on average, and how
    games broke down."""

    edition: str
    modules: list[str]
    players: int
    won: int
    games: int
    fair: float
    faults: list[str]


def tables() -> list[Options]:
    """Lists the options of every table, first those with no module, with one, with a set that has a name, with as many as go
    together; of these, and of all others, games of camps come last, since search stands in for the net, by the clock."""
    names = [module.name for module in MODULES]
    found: list[Options] = []
    for modules in chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)):
        for edition in EDITIONS:
            for players in SEATS:
                # What does not go together is refused, by the options or by the rules.
                with suppress(OptionError):
                    options = Options(players=players, edition=edition.name, modules=list(modules))
                    make_rules(options)
                    found.append(options)
    return sorted(found, key=lambda options: (not comes_first(options, found), bool(make_rules(options).has_allies)))


def comes_first(options: Options, every: list[Options]) -> bool:
    """Tells whether *options*, one of *every* table, have no module or one, a set that has a name, or as many as can be."""
    own = set(options.modules)
    larger = any(own < set(other.modules) and other.edition == options.edition for other in every)
    return len(own) <= 1 or own in map(set, SETS.values()) or not larger


def played(options: Options, bot: str, other: str, deals: int, seed: str) -> Table:
    """Plays so many *deals* at one table."""
    items = dict(options.items())
    plan = ArenaPlan(items, [bot, other], 1, seed)
    plan.bots = [bot, *[other] * (plan.sides - 1)]
    plan.games = deals * plan.sides
    games = play_matches(items, plan.matches())
    bots = {match.number: match.bots for match in plan.matches()}
    sound = [game for game in games if not game.fault]
    won = sum(bots[game.number][game.winner] == bot for game in sound)
    faults = [f"{game.seed}: {game.fault}" for game in games if game.fault]
    return Table(options.edition, list(options.modules), options.players, won, len(games), len(sound) / plan.sides, faults)


def told(found: list[Table]) -> str:
    """Returns the wins in *found*, and how many would be fair."""
    if not found:
        return ""
    wins = Wins(sum(table.won for table in found), sum(table.games for table in found))
    low, high = wins.interval
    fair = sum(table.fair for table in found) / max(1, wins.of)
    return f"{wins.wins} of {wins.of}: {100 * wins.share:.0f} % ({100 * low:.0f}–{100 * high:.0f}), fair {100 * fair:.0f} %"


def kind(table: Table) -> str:
    """Returns which games a table is counted with."""
    books = [name for name in ("seth", "book-of-the-dead") if name in table.modules]
    return " with ".join([table.edition, *books])


def rows(head: list[str], lines: list[list[str]]) -> list[str]:
    """Returns a table in Markdown."""
    return [f"| {' | '.join(cells)} |" for cells in [head, ["---"] * len(head), *lines]]


def page(found: list[Table], every: int, about: dict[str, object]) -> str:
    """Returns the page on the tables *found* of *every* one."""
    faults = [
        f"- {table.edition}, {' '.join(table.modules)}, {table.players} players, {text}"
        for table in found
        for text in table.faults
    ]
    games = sum(table.games for table in found)
    lines = [WHAT.format(**about), f"{games} games at {len(found)} of {every} tables; faults: {len(faults)}.", *faults, ""]
    return "\n".join([*lines, *sums(found), "", "Table by table, won of games:", "", *single(found)]) + "\n"


def sums(found: list[Table]) -> list[str]:
    """Returns what came of all games of an edition and its books, by number of players, and of all together."""
    seats = seats_of(found)
    groups = {name: [table for table in found if kind(table) == name] for name in dict.fromkeys(map(kind, found))}
    groups["all"] = found
    cells = [[name, *(told([one for one in own if one.players == k]) for k in seats)] for name, own in groups.items()]
    return rows(["won", *(f"{k} players" for k in seats)], cells)


def single(found: list[Table]) -> list[str]:
    """Returns what came of each table."""
    seats = seats_of(found)
    won = {(table.edition, " ".join(table.modules), table.players): f"{table.won} of {table.games}" for table in found}
    sets = list(dict.fromkeys(table[:2] for table in won))
    lines = [[edition, names or "none", *(won.get((edition, names, k), "") for k in seats)] for edition, names in sets]
    return rows(["edition", "modules", *map(str, seats)], lines)


def seats_of(found: list[Table]) -> list[int]:
    """Lists the numbers of players among *found*."""
    return sorted({table.players for table in found})


def main() -> int:
    """Plays what is missing, and writes the page; returns 1 if a game broke down."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="net")
    parser.add_argument("--other", default="greedy")
    parser.add_argument("--deals", type=int, default=1, help="deals at each table, each played from every seat")
    parser.add_argument("--seed", default="every table")
    parser.add_argument("--state", type=Path, help="keep what was played here, and go on from it")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    about = {key: getattr(args, key) for key in ("bot", "other", "deals", "seed")}
    kept = args.state.read_text().splitlines() if args.state and args.state.exists() else [json.dumps(about)]
    if json.loads(kept[0]) != about:
        parser.error(f"{args.state} is of other games: {kept[0]}")
    found = [Table(**json.loads(line)) for line in kept[1:]]
    every = tables()
    done = {(table.edition, tuple(table.modules), table.players) for table in found}
    for options in every:
        if (options.edition, tuple(options.modules), options.players) not in done:
            found.append(played(options, **about))
            print(found[-1], flush=True)
            if args.state:
                args.state.write_text("\n".join([json.dumps(about), *(json.dumps(asdict(table)) for table in found)]) + "\n")
        args.out.write_text(page(found, len(every), about))
    return int(any(table.faults for table in found))


if __name__ == "__main__":
    raise SystemExit(main())
