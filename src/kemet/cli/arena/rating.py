"""Ratings from games: OpenSkill's Plackett-Luce model, which knows games of more than two."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kemet.cli.arena.state import Result
from kemet.report.intervals import Z95

MOST_ORDERS = 50
FEWEST_ORDERS = 5
# More takes too long: so many games are rated in some ten seconds.
MOST_UPDATES = 100_000


@dataclass
class Rating:
    """How strong a bot is on OpenSkill's scale, where everybody begins at 25, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """Returns the lower end of the 95 % interval."""
        return self.mu - Z95 * self.sigma

    @property
    def high(self) -> float:
        """Returns the upper end of the 95 % interval."""
        return self.mu + Z95 * self.sigma


def ratings(names: list[str], results: list[Result], camps: list[int]) -> dict[str, Rating]:
    """Returns the ratings of the bots called *names* after *results*; *camps* says which seats play together. The model
    takes one game after the other and gives the latest most weight, so the mean over many orders is taken, the same for the
    same results."""
    orders = max(FEWEST_ORDERS, min(MOST_ORDERS, MOST_UPDATES // max(1, len(results))))
    chance = Random("orders")
    sums = {name: Rating(0.0, 0.0) for name in names}
    for _ in range(orders):
        shuffled = list(results)
        chance.shuffle(shuffled)
        for name, rating in _rated(names, shuffled, camps).items():
            sums[name].mu += rating.mu / orders
            sums[name].sigma += rating.sigma / orders
    return sums


def _rated(names: list[str], results: list[Result], camps: list[int]) -> dict[str, Rating]:
    """Returns the ratings after *results*, taken in this order."""
    # Here, because no other command needs it and it takes a while to load.
    from openskill.models import PlackettLuce

    # Bots do not change from game to game, so nothing is added to the uncertainty in between (tau).
    model = PlackettLuce(tau=0.0)
    found = {name: Rating(model.mu, model.sigma) for name in names}
    firsts = sorted(set(camps))
    for result in results:
        # A camp, played by one bot, counts as one player.
        bots = [result.bots[seat] for seat in firsts]
        teams = [[model.rating(mu=found[bot].mu, sigma=found[bot].sigma)] for bot in bots]
        ranks = [1.0 if camp == camps[result.winner] else 2.0 for camp in firsts]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(bots):
            # A bot in several seats learns the mean of what it learnt in each.
            own = [rated[k] for k, bot in enumerate(bots) if bot == name]
            found[name] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return found
