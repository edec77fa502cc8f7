"""What a training can be told; a checkpoint keeps it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Settings:
    """How a net is trained. The net's shape is fixed by the first run; all else may change from run to run."""

    seed: int = 1
    # The net.
    hidden: int = 1024
    blocks: int = 2
    # Where games are played: processes, and games in each; half of them are stepped while the others are thought about.
    workers: int = 2
    games: int = 128
    max_rounds: int = 30
    # How much is played between two looks at it, and how it is learned from.
    window: int = 48
    minibatch: int = 4096
    epochs: int = 1
    # Decisions in all: rate and entropy bonus fall towards the end.
    decisions: int = 2_000_000
    rate: float = 3e-4
    last_rate: float = 1e-5
    entropy: float = 0.01
    last_entropy: float = 0.001
    clip: float = 0.2
    smoothing: float = 0.95
    value_weight: float = 0.5
    longest_gradient: float = 0.5
    # The league: one game of so many has earlier nets in some seats, several of them at a time.
    league_every: int = 4
    opponents: int = 4
    league_size: int = 16
    snapshot_every: int = 40_000_000
    change_every: int = 12

    def progress(self, decisions: int) -> float:
        """Returns how far the training has come, from 0 to 1."""
        return min(1.0, decisions / self.decisions)

    def rate_at(self, decisions: int) -> float:
        """Returns the learning rate after so many decisions."""
        return self.rate + (self.last_rate - self.rate) * self.progress(decisions)

    def entropy_at(self, decisions: int) -> float:
        """Returns the weight of the entropy bonus after so many decisions."""
        return self.entropy + (self.last_entropy - self.entropy) * self.progress(decisions)
