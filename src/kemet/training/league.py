"""Earlier nets as opponents, each game in another style: who only ever plays itself learns to beat only itself."""

from __future__ import annotations

from typing import Any

import torch

from kemet.training.model import Weights, in_half, put_beside, side_by_side
from kemet.training.settings import Settings

Tensor = Any

# Even an opponent that is always beaten is met now and then.
LEAST = 0.05
# Of each result, what is left when the next results come in.
MEMORY = 0.9


class Member:
    """An earlier net: its weights, after how many decisions it was kept, and how the net in training fared against it."""

    def __init__(self, weights: Weights, born: int) -> None:
        self.weights = weights
        self.born = born
        # Games won by the net in training, those it would win by its share of the seats, and games, the latest count most.
        self.won = self.fair = self.games = 0.0

    def score(self) -> float:
        """Returns how the net in training fares: 1 is as its share of the seats, 2 is winning all among two."""
        return self.won / self.fair if self.fair > 1 else 1.0

    def interest(self) -> float:
        """Returns how much there is to learn from this opponent."""
        return max(0.0, 1 - self.score() / 2) ** 2 + LEAST


class League:
    """Earlier nets, several of which sit at the tables at a time."""

    def __init__(self, settings: Settings, weights: Weights, seed: int) -> None:
        self.settings = settings
        self.members = [Member(in_half(weights), 0)]
        self.room = side_by_side(weights, settings.opponents)
        self.seated = [0] * settings.opponents
        self._chance = torch.Generator().manual_seed(seed)

    def add(self, weights: Weights, born: int) -> None:
        """Keeps a net; the one least interesting goes when there are too many, but not one of the last few."""
        self.members.append(Member({name: weight.detach().clone() for name, weight in in_half(weights).items()}, born))
        if len(self.members) > self.settings.league_size:
            old = self.members[: -self.settings.opponents]
            gone = min(range(len(old)), key=lambda k: old[k].interest())
            del self.members[gone]
            self.seated = [min(len(self.members) - 1, k - (k > gone)) for k in self.seated]

    def note(self, results: list[list[float]]) -> None:
        """Adds results since the last time: for each seated opponent, games won, fair share, games."""
        for k, (won, fair, games) in zip(self.seated, results, strict=True):
            member = self.members[k]
            member.won = MEMORY * member.won + won
            member.fair = MEMORY * member.fair + fair
            member.games = MEMORY * member.games + games

    def seat(self) -> None:
        """Seats opponents anew, those more often that are hard to beat."""
        interest = torch.tensor([member.interest() for member in self.members])
        self.seated = torch.multinomial(interest, self.settings.opponents, replacement=True, generator=self._chance).tolist()
        for place, k in enumerate(self.seated):
            put_beside(self.room, place, self.members[k].weights)

    def state(self) -> list[dict[str, Any]]:
        """Returns all members, to be kept."""
        return [
            {
                "weights": {name: weight.cpu() for name, weight in member.weights.items()},
                "numbers": [member.born, member.won, member.fair, member.games],
            }
            for member in self.members
        ]

    def restore(self, state: list[dict[str, Any]], device: str) -> None:
        """Goes on with the members that `state` returned."""
        self.members = []
        for kept in state:
            born, won, fair, games = kept["numbers"]
            member = Member({name: weight.to(device) for name, weight in kept["weights"].items()}, int(born))
            member.won, member.fair, member.games = won, fair, games
            self.members.append(member)
        self.seat()


def drawn_foes(players: Tensor, seats: int) -> Tensor:
    """Returns which seats opponents of the league take in each row: at least one, and never all."""
    rows = len(players)
    device = players.device
    own = (torch.rand(rows, device=device) * players).long()
    foe = (own + 1 + (torch.rand(rows, device=device) * (players - 1)).long()) % players
    found = torch.rand(rows, seats, device=device) < 0.5
    found = found.scatter(1, foe[:, None], True)
    return found.scatter(1, own[:, None], False)


def drawn_styles(rows: int, actions: int, strongest: float, device: str) -> Tensor:
    """Returns how much each action is to the taste of the opponents in each row: in half of them not at all."""
    strength = (torch.rand(rows, 1, device=device) * 2 - 1).clamp(min=0) * strongest
    return (torch.randn(rows, actions, device=device) * strength).to(torch.bfloat16)
