"""What a training can be told; a checkpoint keeps it."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.bots.base import BotError
from kemet.engine.registry import LAYOUTS

# The classic game, another edition, a module with its own map.
BOXES = 3


@dataclass
class Settings:
    """How a net is trained. The net's shape is fixed by the first run; all else may change from run to run."""

    seed: int = 1
    # The net.
    hidden: int = 1024
    blocks: int = 2
    # The last layout it knows, and with it the books it plays: 1 is the classic game with Ta-Seti, the last one everything.
    layout: int = LAYOUTS[-1].version
    # Where games are played: processes, and games in each; half of them are stepped while the others are thought about.
    workers: int = 2
    games: int = 128
    max_rounds: int = 30
    # Tables of so many players only; 0: of any number.
    players: int = 0
    # 1: the base game alone, without modules and other boxes; 0: every game that the net knows.
    base_only: int = 0
    # How often tables of each box are drawn where the net knows them: the classic game with its modules, another edition, and
    # a module that brings a map of its own (Seth).
    boxes: str = "50,25,25"
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
    # The bonuses at battle cards and in the first round do not fall: who mixes cannot be read, and has met many openings.
    card_entropy: float = 0.01
    opening_entropy: float = 0.01
    clip: float = 0.2
    smoothing: float = 0.95
    value_weight: float = 0.5
    longest_gradient: float = 0.5
    # The league: one game of so many has earlier nets in some seats, several of them at a time. In half of these games
    # every action is more or less to their taste, by up to so much; all play at that temperature, but for battle cards.
    league_every: int = 4
    opponents: int = 4
    bent: float = 2.0
    foe_temperature: float = 1.0
    league_size: int = 16
    # The net joins the league after so many decisions, again and again; 0: never.
    snapshot_every: int = 40_000_000
    change_every: int = 12
    # At so many tables of each half of a worker's games the others are played by bots of the package, one kind at a table.
    # They think longer than all other tables of a worker together: a few go far.
    bot_games: int = 1
    bots: str = "greedy:tries=12,again=2 greedy"

    def progress(self, decisions: int) -> float:
        """Returns how far the training has come, from 0 to 1."""
        return min(1.0, decisions / self.decisions)

    def rate_at(self, decisions: int) -> float:
        """Returns the learning rate after so many decisions."""
        return self.rate + (self.last_rate - self.rate) * self.progress(decisions)

    def box_shares(self) -> list[int]:
        """Returns how often tables of the classic game, of another edition, and of a module with its own map are drawn."""
        shares = self.boxes.split(",")
        if len(shares) != BOXES or not all(share.isdecimal() for share in shares) or not any(map(int, shares)):
            raise BotError(f"--boxes: {BOXES} whole numbers, not all of them 0, such as 50,25,25, not {self.boxes!r}")
        return [int(share) for share in shares]

    def entropy_at(self, decisions: int) -> float:
        """Returns the weight of the entropy bonus after so many decisions."""
        return self.entropy + (self.last_entropy - self.entropy) * self.progress(decisions)
