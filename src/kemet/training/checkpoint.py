"""What a training needs to go on: settings, counters, the net, its optimizer, the league."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from kemet.bots.base import BotError
from kemet.bots.nets.inputs import input_bits, input_names, input_width
from kemet.bots.nets.net import LARGEST, check_layout, layout, read_net, save_net
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
        kept: dict[str, Any] = {"layout": layout(self.settings.layout), **vars(self), "settings": asdict(self.settings)}
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


def net_weights(path: Path, version: int) -> Weights:
    """Returns the weights of the net that bots play in the file *path*, widened to nets of *version*: what is new to it
    counts nothing at first. Raises `BotError` if it cannot be trained on."""
    kept, bits, about = read_net(path)
    weights = {name: torch.from_numpy(weight) for name, weight in kept.items()}
    size = about["size"]
    known = {bit: place for place, bit in enumerate(input_bits(version))}
    if about["layout"] > version or not set(bits) <= set(known):
        raise BotError(f"{path}: this net reads more of observations than nets of layout {version} do")
    names = len(input_names(version))
    had = [*range(size), *(size + k for k in range(len(bits)))]
    now = [*range(size), *(names + known[bit] for bit in bits)]
    wide = torch.zeros(input_width(names, len(known)), weights["in.w"].shape[1])
    wide[now] = weights["in.w"][had]
    more = layout(version)["actions"] - about["actions"]
    for name in ("policy.w", "policy.b"):
        weights[name] = torch.nn.functional.pad(weights[name], (0, more))
    return {**weights, "in.w": wide}


def begun_from(path: Path, settings: Settings) -> Checkpoint:
    """Returns the beginning of a training that starts with the net in the file *path*, which decides the shape."""
    weights = net_weights(path, settings.layout)
    settings.hidden = len(weights["in.b"])
    settings.blocks = sum(name.startswith("block") and name.endswith(".a.w") for name in weights)
    return Checkpoint(settings, {"weights": weights})


def league_member(path: Path, settings: Settings) -> dict[str, Any]:
    """Returns the net in the file *path* as one that joins the league of a training with *settings*."""
    return {"weights": in_half(net_weights(path, settings.layout)), "numbers": [0, 0.0, 0.0, 0.0]}


def export_net(folder: Path, target: Path, largest: int = LARGEST) -> None:
    """Writes the net of the checkpoint in *folder* as bots play it, matrices in whole numbers up to *largest*."""
    found = load_checkpoint(folder)
    counts = {"decisions": found.decisions, "games": found.games, "seconds": round(found.seconds)}
    # Settings have a number of games, too: those of a worker.
    about = {**asdict(found.settings), **counts}
    save_net(target, {name: weight.float().numpy() for name, weight in found.learner["weights"].items()}, about, largest)
