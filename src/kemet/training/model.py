"""The net in PyTorch: the same sums as `kemet.bots.nets.net`, on many rows at once, with gradients.

Weights are a dictionary of tensors. With one dimension more in front of each, several nets of one shape think side by side.
"""

from __future__ import annotations

import math
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from kemet.bots.nets.inputs import input_actions, input_bits, input_names, input_scale, input_width
from kemet.bots.nets.net import EPSILON
from kemet.engine.actions import BATTLE_CARD, PLAYER
from kemet.training.settings import Settings

Tensor = Any
Weights = dict[str, Tensor]

VALUE_HIDDEN = 256
# The logit of an illegal action.
NEVER = -1e9


def new_weights(settings: Settings) -> Weights:
    """Returns weights to begin with, drawn from the seed of *settings*."""
    hidden, blocks, version = settings.hidden, settings.blocks, settings.layout
    chance = torch.Generator().manual_seed(settings.seed)
    width = input_width(len(input_names(version)), len(input_bits(version)))
    actions = input_actions(version)

    def matrix(rows: int, columns: int, gain: float) -> Tensor:
        return torch.randn(rows, columns, generator=chance) * gain / math.sqrt(rows)

    # A position has some two hundred inputs that are not 0.
    found = {"in.w": torch.randn(width, hidden, generator=chance) / math.sqrt(200), "in.b": torch.zeros(hidden)}
    for k in range(blocks):
        found |= {f"block{k}.norm.g": torch.ones(hidden), f"block{k}.norm.b": torch.zeros(hidden)}
        found |= {f"block{k}.a.w": matrix(hidden, hidden, math.sqrt(2)), f"block{k}.a.b": torch.zeros(hidden)}
        found |= {f"block{k}.b.w": matrix(hidden, hidden, 0.5), f"block{k}.b.b": torch.zeros(hidden)}
    found |= {"out.norm.g": torch.ones(hidden), "out.norm.b": torch.zeros(hidden)}
    found |= {"policy.w": matrix(hidden, actions, 0.05), "policy.b": torch.zeros(actions)}
    found |= {"value.a.w": matrix(hidden, VALUE_HIDDEN, math.sqrt(2)), "value.a.b": torch.zeros(VALUE_HIDDEN)}
    found |= {"value.b.w": matrix(VALUE_HIDDEN, 1, 0.1), "value.b.b": torch.zeros(1)}
    return found


def in_half(weights: Weights) -> Weights:
    """Returns *weights* in half precision."""
    return {name: weight.to(torch.bfloat16) for name, weight in weights.items()}


def side_by_side(weights: Weights, count: int) -> Weights:
    """Returns room for *count* nets of the shape of *weights*, all of them the same at first."""
    return {
        name: torch.stack([w if w.dim() == 2 else w[None]] * count).to(torch.bfloat16).clone() for name, w in weights.items()
    }


def put_beside(room: Weights, place: int, weights: Weights) -> None:
    """Puts *weights* into one place of *room*."""
    for name, weight in weights.items():
        room[name][place].copy_(weight if weight.dim() == 2 else weight[None])


class Reader:
    """Makes inputs of nets of *version* of rows: their bytes and the mask behind them."""

    def __init__(self, version: int, device: str) -> None:
        bits = torch.tensor(input_bits(version), device=device)
        self.size = len(input_names(version))
        self.round = input_names(version).index("round")
        self.scale = (1 / torch.tensor(input_scale(version))).to(device, torch.bfloat16)
        self.at = bits[:, 0].contiguous()
        self.low = bits[:, 1].to(torch.int8)
        self.high = bits[:, 2].to(torch.int8)
        self.padding = input_width(self.size, len(bits)) - self.size - len(bits)

    def inputs(self, rows: Tensor) -> Tensor:
        """Returns what a net reads of *rows*."""
        signed = rows[:, : self.size].view(torch.int8)
        told = signed.index_select(1, self.at)
        bits = ((told >= self.low) & (told <= self.high)).to(torch.bfloat16)
        padding = bits.new_zeros(len(rows), self.padding)
        return torch.cat([signed.to(torch.bfloat16) * self.scale, bits, padding], 1)

    def masked(self, logits: Tensor, rows: Tensor) -> Tensor:
        """Returns *logits*, those of illegal actions put out of reach."""
        return logits.float().masked_fill(rows[:, self.size :] == 0, NEVER)

    def asks_for_card(self, rows: Tensor) -> Tensor:
        """Tells of each of *rows* whether a battle card is chosen."""
        return (rows[:, self.size + BATTLE_CARD : self.size + PLAYER] != 0).any(1)

    def is_opening(self, rows: Tensor) -> Tensor:
        """Tells of each of *rows* whether the game is in its set-up or its first round."""
        return rows[:, self.round] <= 1


def think(w: Weights, x: Tensor) -> tuple[Tensor, Tensor]:
    """Returns the logits of all actions, and that of the chance to win, for inputs *x*, a row each."""
    shape = (w["in.b"].shape[-1],)

    def norm(h: Tensor, name: str) -> Tensor:
        return F.layer_norm(h, shape, eps=EPSILON) * w[f"{name}.g"] + w[f"{name}.b"]

    h = x @ w["in.w"] + w["in.b"]
    k = 0
    while f"block{k}.a.w" in w:
        z = F.relu(norm(h, f"block{k}.norm") @ w[f"block{k}.a.w"] + w[f"block{k}.a.b"])
        h = h + z @ w[f"block{k}.b.w"] + w[f"block{k}.b.b"]
        k += 1
    h = norm(h, "out.norm")
    value = F.relu(h @ w["value.a.w"] + w["value.a.b"]) @ w["value.b.w"] + w["value.b.b"]
    return h @ w["policy.w"] + w["policy.b"], value[..., 0]


def drawn(log_chances: Tensor) -> Tensor:
    """Returns an action for each row, drawn by the logarithms of their chances (unscaled will do)."""
    noise = torch.rand_like(log_chances).clamp_(1e-9, 1 - 1e-7)
    return (log_chances - torch.log(-torch.log(noise))).argmax(-1)
