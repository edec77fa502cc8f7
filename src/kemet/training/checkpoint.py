"""What a training needs to go on: settings, counters, the net, its optimizer, the league."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from kemet.bots.base import BotError
from kemet.bots.nets.inputs import input_bits
from kemet.bots.nets.net import check_layout, layout, read_net, save_net
from kemet.training.model import Weights, in_half
from kemet.training.settings import Settings

NAME = "checkpoint.pt"


@dataclass
class Checkpoint:
    """How far a training has come. Games in progress are not kept: every run begins new ones, from seeds of its own."""

    settings: Settings
    learner: dict[str, Any]
    league: list[dict[str, Any]] = field(default_factory=list)
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    runs: int = 0

    def save(self, folder: Path, with_league: bool = True) -> Path:
        """Writes the checkpoint into *folder*, whole or not at all; returns the file."""
        kept: dict[str, Any] = {"layout": layout(), **vars(self), "settings": asdict(self.settings)}
        if not with_league:
            kept["league"] = []
        target = folder / NAME
        folder.mkdir(parents=True, exist_ok=True)
        torch.save(kept, target.with_suffix(".new"))
        os.replace(target.with_suffix(".new"), target)
        return target


def load_checkpoint(folder: Path) -> Checkpoint:
    """Returns the checkpoint in *folder*; raises `BotError` if its net reads another layout than the engine writes."""
    kept = torch.load(folder / NAME, map_location="cpu", weights_only=True)
    check_layout(kept.pop("layout"), str(folder / NAME))
    return Checkpoint(**{**kept, "settings": Settings(**kept["settings"])})


def net_weights(path: Path) -> Weights:
    """Returns the weights of the net that bots play in the file *path*; raises `BotError` if it cannot be trained on."""
    weights, bits, _ = read_net(path)
    if tuple(bits) != input_bits():
        raise BotError(f"{path}: this net reads other bits of the observation than nets in training do")
    return {name: torch.from_numpy(weight) for name, weight in weights.items()}


def begun_from(path: Path, settings: Settings) -> Checkpoint:
    """Returns the beginning of a training that starts with the net in the file *path*, which decides the shape."""
    weights = net_weights(path)
    settings.hidden = len(weights["in.b"])
    settings.blocks = sum(name.startswith("block") and name.endswith(".a.w") for name in weights)
    return Checkpoint(settings, {"weights": weights})


def league_member(path: Path) -> dict[str, Any]:
    """Returns the net in the file *path* as one that joins the league."""
    return {"weights": in_half(net_weights(path)), "numbers": [0, 0.0, 0.0, 0.0]}


def export_net(folder: Path, target: Path) -> None:
    """Writes the net of the checkpoint in *folder* as bots play it."""
    found = load_checkpoint(folder)
    about = {"decisions": found.decisions, "games": found.games, "seconds": round(found.seconds), **asdict(found.settings)}
    save_net(target, {name: weight.float().numpy() for name, weight in found.learner["weights"].items()}, about)
