"""Counting over many games: every function takes chronicles and returns plain numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from statistics import mean, median

from kemet.report.chronicle import Chronicle, Fight
from kemet.report.intervals import wilson

TEMPORARY = ("temples-held", "great-pyramids")


@dataclass
class Wins:
    """How often something was followed by winning."""

    wins: int = 0
    of: int = 0

    def add(self, won: bool) -> None:
        """Counts one case."""
        self.wins += won
        self.of += 1

    @property
    def share(self) -> float:
        """Returns the share of wins, 0 if there was no case."""
        return self.wins / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Returns the 95 % interval of the share."""
        return wilson(self.wins, self.of)


@dataclass
class TileUse:
    """How a tile was used: in how many games it was bought, in which rounds, and how those with and without it fared."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    having: Wins = field(default_factory=Wins)
    lacking: Wins = field(default_factory=Wins)

    @property
    def median_round(self) -> float:
        """Returns the round in which it was bought, half earlier, half later; 0 if it never was."""
        return float(median(self.rounds)) if self.rounds else 0.0


@dataclass
class CardUse:
    """How often a battle card was played, and how often its side won: attacking, defending."""

    attacking: Wins = field(default_factory=Wins)
    defending: Wins = field(default_factory=Wins)

    @property
    def both(self) -> Wins:
        """Returns both together."""
        return Wins(self.attacking.wins + self.defending.wins, self.attacking.of + self.defending.of)


@dataclass
class RoundMeans:
    """The state after a round: how many games came so far, mean points by source of who would win, mean total of others."""

    games: int
    winners: dict[str, float]
    others: float


def seats_of(games: list[Chronicle]) -> Iterable[tuple[Chronicle, int, bool]]:
    """Yields every seat of every game, and whether it won."""
    for game in games:
        for seat in range(len(game.order)):
            yield game, seat, seat in game.winners


def lengths(games: list[Chronicle]) -> dict[int, int]:
    """Returns the number of games by rounds, without gaps."""
    return without_gaps(Counter(game.rounds for game in games))


def without_gaps(counter: Counter[int]) -> dict[int, int]:
    """Returns the counts from the least to the greatest number, zeros included."""
    return {number: counter[number] for number in range(min(counter), max(counter) + 1)}


def sources(games: list[Chronicle]) -> list[str]:
    """Lists the sources of victory points."""
    return [source for source in games[0].standings[-1][0] if source != "total"]


def points(games: list[Chronicle]) -> dict[str, tuple[float, float]]:
    """Returns, by source, the mean points at the end of winners and of the others."""
    found = {}
    for source in sources(games):
        own: tuple[list[int], list[int]] = ([], [])
        for game, seat, won in seats_of(games):
            own[0 if won else 1].append(game.standings[-1][seat][source])
        found[source] = (mean(own[0]), mean(own[1]))
    return found


def points_by_round(games: list[Chronicle]) -> list[RoundMeans]:
    """Returns the state after each round, over the games that came so far."""
    found = []
    for number in range(max(game.rounds for game in games)):
        long = [game for game in games if game.rounds > number]
        winners = {source: mean(game.standings[number][game.winner][source] for game in long) for source in sources(games)}
        others = [game.standings[number][seat]["total"] for game, seat, won in seats_of(long) if not won]
        found.append(RoundMeans(len(long), winners, mean(others)))
    return found


def margins(games: list[Chronicle]) -> dict[int, int]:
    """Returns the number of games by how many points the winner was ahead of the next; 0 is a tie that had to be broken."""
    return without_gaps(Counter(_margin(game) for game in games))


def _margin(game: Chronicle) -> int:
    last = game.standings[-1]
    best_other = max(vp["total"] for seat, vp in enumerate(last) if seat not in game.winners)
    return last[game.winner]["total"] - best_other


def last_gains(games: list[Chronicle]) -> dict[str, float]:
    """Returns, by source, the mean points that winners gained in the last round; negative where they lost some."""
    found = {}
    for source in sources(games):
        gains = []
        for game in games:
            before = game.standings[-2][game.winner][source] if game.rounds > 1 else 0
            gains.append(game.standings[-1][game.winner][source] - before)
        found[source] = mean(gains)
    return found


def wins_by(games: list[Chronicle], what: Callable[[Chronicle, int], str | None]) -> dict[str, Wins]:
    """Returns wins by *what* a seat of a game did or was; seats for which it is None are left out."""
    found: dict[str, Wins] = {}
    for game, seat, won in seats_of(games):
        key = what(game, seat)
        if key is not None:
            found.setdefault(key, Wins()).add(won)
    return found


def tiles(games: list[Chronicle], names: list[str]) -> dict[str, TileUse]:
    """Returns the use of each of the tiles called *names*."""
    found = {name: TileUse() for name in names}
    for game in games:
        for name in {purchase.tile for purchase in game.purchases}:
            found[name].games += 1
        for purchase in game.purchases:
            found[purchase.tile].rounds.append(purchase.round)
    for game, seat, won in seats_of(games):
        own = game.tiles(seat)
        for name, use in found.items():
            (use.having if name in own else use.lacking).add(won)
    return found


def best_pairs(games: list[Chronicle], number: int, least: int) -> list[tuple[tuple[str, str], Wins]]:
    """Returns the *number* pairs of tiles whose owners surely won most: by the lower end of the interval, among the pairs
    that at least *least* players had."""
    found: dict[tuple[str, str], Wins] = {}
    for game, seat, won in seats_of(games):
        for one, other in combinations(sorted(game.tiles(seat)), 2):
            found.setdefault((one, other), Wins()).add(won)
    often = [(pair, wins) for pair, wins in found.items() if wins.of >= least]
    return sorted(often, key=lambda item: (-item[1].interval[0], item[0]))[:number]


def purchases_by_round(games: list[Chronicle]) -> dict[str, list[float]]:
    """Returns, by colour, the mean number of tiles bought in each round by all players together, over the games that came
    so far; what was taken at set-up is left out."""
    rounds = max(game.rounds for game in games)
    lasting = [sum(1 for game in games if game.rounds > k) for k in range(rounds)]
    found: dict[str, list[float]] = {}
    for game in games:
        for purchase in game.purchases:
            if not purchase.round:
                continue
            colour = purchase.tile.partition("/")[0]
            found.setdefault(colour, [0.0] * rounds)[purchase.round - 1] += 1 / lasting[purchase.round - 1]
    return found


def fights(games: list[Chronicle]) -> list[Fight]:
    """Returns all battles that were fought out."""
    return [fight for game in games for fight in game.fights if fight.winner >= 0]


def cards(games: list[Chronicle]) -> dict[str, CardUse]:
    """Returns the use of each battle card that was played."""
    found: dict[str, CardUse] = {}
    for fight in fights(games):
        for side, card in enumerate(fight.cards):
            use = found.setdefault(card, CardUse())
            (use.defending if side else use.attacking).add(fight.winner == fight.seats[side])
    return dict(sorted(found.items(), key=lambda item: -item[1].both.of))


def attackers(games: list[Chronicle]) -> Wins:
    """Returns how often attackers won."""
    all_fights = fights(games)
    return Wins(sum(fight.winner == fight.seats[0] for fight in all_fights), len(all_fights))


def fights_per_game(games: list[Chronicle]) -> dict[int, int]:
    """Returns the number of games by how many battles they had."""
    return without_gaps(Counter(len(fights([game])) for game in games))


def fights_by_round(games: list[Chronicle]) -> list[float]:
    """Returns the mean number of battles in each round, over the games that came so far."""
    rounds = max(game.rounds for game in games)
    counted = Counter(fight.round for fight in fights(games))
    return [counted[k + 1] / sum(1 for game in games if game.rounds > k) for k in range(rounds)]
