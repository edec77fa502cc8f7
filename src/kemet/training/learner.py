"""Learns from windows of play: PPO with masked actions; the value is the chance to win."""

from __future__ import annotations

from functools import partial
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from kemet.training.advantages import Window
from kemet.training.cuda_graph import CudaGraph
from kemet.training.model import Reader, Weights, in_half, think
from kemet.training.settings import Settings

Tensor = Any

# No chance is so small that its logarithm counts for more.
LEAST_LOG = -30.0
# The rate rises over the first passes, while the optimizer's moments are those of a few.
WARM_UP = 200
MEASURES = ["entropy", "value_loss", "divergence", "clipped"]


class Learner:
    """The net in training, and its optimizer. *windows* are those it will be given to learn from."""

    def __init__(self, settings: Settings, weights: Weights, windows: list[Window], reader: Reader, device: str) -> None:
        self.settings = settings
        self.reader = reader
        self.device = device
        self.weights = {name: weight.to(device).clone().requires_grad_() for name, weight in weights.items()}
        self.parameters = list(self.weights.values())
        on_gpu = device == "cuda"
        self.rate = torch.tensor(0.0, device=device)
        self.optimizer = torch.optim.Adam(self.parameters, lr=self.rate, eps=1e-5, fused=on_gpu, capturable=on_gpu)
        self.bonus = torch.tensor(0.0, device=device)
        self.card_bonus = torch.tensor(settings.card_entropy, device=device)
        self.opening_bonus = torch.tensor(settings.opening_entropy, device=device)
        self.mean = torch.tensor(0.0, device=device)
        self.spread = torch.tensor(1.0, device=device)
        # Sums over all passes, and how many there were.
        self.measures = torch.zeros(len(MEASURES), device=device)
        self.passes = 0
        # Passes since the training began.
        self.steps = 0
        most = settings.epochs * windows[0].counts.numel()
        self.order = torch.zeros(most, dtype=torch.int64, device=device)
        self.cursor = torch.zeros(1, dtype=torch.int64, device=device)
        self.range = torch.arange(settings.minibatch, device=device)
        # A step without gradients makes the optimizer's moments; recording plays a few passes on empty windows. At a rate of
        # 0 they change nothing but what is cleared here.
        for parameter in self.parameters:
            parameter.grad = torch.zeros_like(parameter)
        self.optimizer.step()
        self._pass = {id(window): CudaGraph(partial(self._one_pass, window), device) for window in windows}
        self.measures.zero_()
        for state in self.optimizer.state.values():
            for value in state.values():
                value.zero_()

    def learn(self, window: Window, decisions: int) -> None:
        """Learns from a *window* whose advantages are known, after so many *decisions* of the whole training."""
        settings = self.settings
        self.rate.fill_(settings.rate_at(decisions) * min(1.0, (self.steps + 1) / WARM_UP))
        self.bonus.fill_(settings.entropy_at(decisions))
        which = window.counts.flatten().nonzero()[:, 0]
        worth = window.advantages.flatten()[which]
        self.mean.copy_(worth.mean())
        self.spread.copy_(worth.std() + 1e-8)
        orders = [which[torch.randperm(len(which), device=self.device)] for _ in range(settings.epochs)]
        order = torch.cat(orders)
        self.order[: len(order)] = order
        self.cursor.zero_()
        for _ in range(len(order) // settings.minibatch):
            self._pass[id(window)]()
            self.passes += 1
            self.steps += 1

    def _one_pass(self, window: Window) -> None:
        settings = self.settings
        # Recording goes through more passes than a small window has.
        index = self.order[(self.cursor + self.range) % len(self.order)]
        self.cursor += settings.minibatch
        rows = window.rows.flatten(0, 1)[index]
        actions = window.actions.flatten()[index][:, None]
        before = window.log_chances.flatten()[index]
        advantage = window.advantages.flatten()[index]
        target = (advantage + window.values.flatten()[index]).clamp(0, 1)
        logits, value = think(in_half(self.weights), self.reader.inputs(rows))
        logs = F.log_softmax(self.reader.masked(logits, rows), 1)
        change = logs.gather(1, actions)[:, 0] - before
        ratio = change.exp()
        worth = (advantage - self.mean) / self.spread
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.minimum(ratio * worth, clipped * worth).mean()
        entropies = -(logs.exp() * logs.clamp(min=LEAST_LOG)).sum(1)
        bonus = torch.where(self.reader.is_opening(rows), self.opening_bonus, self.bonus)
        bonus = torch.where(self.reader.asks_for_card(rows), self.card_bonus, bonus)
        value_loss = F.binary_cross_entropy_with_logits(value.float(), target)
        loss = settings.value_weight * value_loss - gain - (bonus * entropies).mean()
        for parameter, gradient in zip(self.parameters, torch.autograd.grad(loss, self.parameters), strict=True):
            parameter.grad = gradient
        torch.nn.utils.clip_grad_norm_(self.parameters, settings.longest_gradient)
        self.optimizer.step()
        outside = ((ratio - 1).abs() > settings.clip).float().mean()
        self.measures += torch.stack(
            [entropies.detach().mean(), value_loss.detach(), -change.detach().mean(), outside.detach()]
        )

    def measured(self) -> dict[str, float]:
        """Returns the means of what was measured since it was last asked for."""
        found = (self.measures / max(1, self.passes)).tolist()
        self.measures.zero_()
        self.passes = 0
        return dict(zip(MEASURES, found, strict=True))

    def state(self) -> dict[str, Any]:
        """Returns weights, and the optimizer's moments in half precision."""
        kept = {name: self.optimizer.state[weight] for name, weight in self.weights.items()}
        first = {name: state["exp_avg"].to("cpu", torch.bfloat16) for name, state in kept.items()}
        second = {name: state["exp_avg_sq"].to("cpu", torch.bfloat16) for name, state in kept.items()}
        weights = {name: weight.detach().cpu() for name, weight in self.weights.items()}
        return {"weights": weights, "first": first, "second": second, "steps": self.steps}

    def restore(self, state: dict[str, Any]) -> None:
        """Goes on from what `state` returned."""
        self.steps = state["steps"]
        for name, weight in self.weights.items():
            weight.data.copy_(state["weights"][name])
            own = self.optimizer.state[weight]
            own["exp_avg"].copy_(state["first"][name])
            own["exp_avg_sq"].copy_(state["second"][name])
            own["step"].fill_(state["steps"])
