"""How much better each action was than expected, for games in which several players take turns."""

from __future__ import annotations

from typing import Any

import torch

from kemet.engine.registry import LAYOUTS

Tensor = Any

# The seats of the largest table there is.
SEATS = max(layout.players[-1] for layout in LAYOUTS)


def seats_of(bits: Tensor) -> Tensor:
    """Returns for each row which seats have a bit in *bits*."""
    return bits[:, None] >> torch.arange(SEATS, device=bits.device)[None] & 1 == 1


class Window:
    """What was played in a number of steps, in all rows. `ended`, `gone` and `winners` of a step tell what its
    action led to: seats that won have a bit each, and of a game that is gone nobody knows how it would have ended."""

    def __init__(self, steps: int, rows: int, width: int, device: str) -> None:
        def room(kind: Any, *more: int) -> Tensor:
            return torch.zeros(steps, rows, *more, dtype=kind, device=device)

        self.steps = steps
        self.rows = room(torch.uint8, width)
        self.asked = room(torch.int64)
        self.actions = room(torch.int64)
        self.log_chances = room(torch.float32)
        self.values = room(torch.float32)
        # Whether the net in training chose, and not one of the league.
        self.own = room(torch.bool)
        self.ended = room(torch.bool)
        self.gone = room(torch.bool)
        self.winners = room(torch.int64)
        self.advantages = room(torch.float32)
        # Whether a decision can be learned from: it is the own, and it is known what came after.
        self.counts = room(torch.bool)

    def settle(self, next_asked: Tensor, next_values: Tensor, smoothing: float) -> None:
        """Writes `advantages` and `counts`, given who is asked after the last step and what that one expects.

        The value is the chance to win. Every seat has a course of its own: from one of its decisions to its next, with
        what others did in between. Of seats that are not asked at the end nobody knows what they expect then: their last
        decision is left out. (To guess it teaches nonsense: a net so trained won 2 of 24.)
        """
        rows = len(next_asked)
        device = next_asked.device
        seats = torch.arange(SEATS, device=device)
        # Of every seat: what it expects at its next decision, whether that is known, and the advantage there.
        after = torch.zeros(rows, SEATS, device=device).scatter_(1, next_asked[:, None], next_values[:, None])
        known = seats[None] == next_asked[:, None]
        running = torch.zeros_like(after)
        for step in range(self.steps - 1, -1, -1):
            ended = self.ended[step][:, None]
            won = seats_of(self.winners[step]).float()
            after = torch.where(ended, won, after)
            running = running * ~ended
            known = (known | ended) & ~self.gone[step][:, None]
            mine = self.asked[step][:, None]
            value = self.values[step][:, None]
            advantage = after.gather(1, mine) - value + smoothing * running.gather(1, mine)
            known_here = known.gather(1, mine)
            advantage = advantage * known_here
            self.advantages[step] = advantage[:, 0]
            self.counts[step] = known_here[:, 0] & self.own[step]
            after = after.scatter(1, mine, value)
            running = running.scatter(1, mine, advantage)
            known = known.scatter(1, mine, True)
