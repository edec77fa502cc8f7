"""What an arena plays: tables of bots, their rotations over the seats, seeds that all of them share."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from kemet import __version__
from kemet.cli.common import UserError
from kemet.cli.games import Match
from kemet.engine import RULES_VERSION, make_rules
from kemet.engine.ids import bits
from kemet.engine.rules import parse_options


@dataclass
class ArenaPlan:
    """The plan of an arena: options as text, different or repeated bots, the least number of games of each table, a seed; and
    the bot that sits at every table, if there is one."""

    options: dict[str, str]
    bots: list[str]
    games: int
    seed: str
    against: str | None = None

    @property
    def seats(self) -> int:
        """Returns the number of players."""
        return int(self.options["players"])

    @property
    def names(self) -> list[str]:
        """Returns the bots, each once, in the order of the plan."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def camps(self) -> list[int]:
        """Returns the camp of each seat, by the first seat of it; each seat is its own where nobody has allies."""
        rules = make_rules(parse_options(dict(self.options)))
        return [min(bits(int(rules.allies[seat]))) for seat in range(self.seats)]

    @property
    def sides(self) -> int:
        """Returns how many camps there are: seats, where nobody has allies."""
        return len(set(self.camps))

    def tables(self) -> list[list[str]]:
        """Returns who sits together: all sets of as many bots as there are seats, or camps, where camps play against each
        other; of these only those with the bot that all play against. Fewer bots than that are repeated."""
        sides = self.sides
        if len(self.bots) > sides:
            tables = [list(table) for table in combinations(self.bots, sides)]
            return [table for table in tables if self.against is None or self.against in table]
        return [[self.bots[k % len(self.bots)] for k in range(sides)]]

    def lineups(self, table: list[str]) -> list[list[str]]:
        """Returns the ways a *table* can sit: turned, each bot with the seats of its camp."""
        camps = self.camps
        order = sorted(set(camps))
        return [[turned[order.index(camp)] for camp in camps] for turned in rotations(table)]

    def matches(self) -> list[Match]:
        """Returns all games. One deal after the other is played by every table in every rotation, so that what is done
        first is balanced too."""
        lineups = [self.lineups(table) for table in self.tables()]
        found: list[Match] = []
        for deal in range(1, 1 + max(self.deals(lineup) for lineup in lineups)):
            for lineup in lineups:
                if deal <= self.deals(lineup):
                    for bots in lineup:
                        found.append(Match(len(found) + 1, f"{self.seed}/{deal}", bots))
        return found

    def deals(self, lineups: list[list[str]]) -> int:
        """Returns how many seeds a table plays so that, with all its rotations, there are at least `games`."""
        return -(-self.games // len(lineups))

    def as_data(self) -> dict[str, Any]:
        """Returns the plan, and what else decides how its games go, as plain data."""
        return {"version": __version__, "rules": RULES_VERSION, **asdict(self)}


def rotations(table: list[str]) -> list[list[str]]:
    """Returns the ways to sit at a table that turning it gives, none twice: each bot is in each seat equally often."""
    turned = [tuple(table[k:] + table[:k]) for k in range(len(table))]
    return [list(lineup) for lineup in dict.fromkeys(turned)]


def check_bots(bots: list[str], seats: int, against: str | None = None) -> None:
    """Raises `UserError` for bots that cannot be compared."""
    if against is not None and against not in bots:
        raise UserError(f"--against: {against} is none of the bots {', '.join(bots)}")
    if len(set(bots)) < 2:
        raise UserError("--bots: an arena compares two different bots or more, like greedy,random")
    if len(bots) > seats and len(set(bots)) < len(bots):
        twice = next(bot for bot in bots if bots.count(bot) > 1)
        raise UserError(
            f"--bots: {len(bots)} bots for {seats} seats play all sets of {seats}, each named once; {twice} is named again"
        )
