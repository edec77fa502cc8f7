"""What a training needs to go on: settings, counters, the net, its optimizer, the league."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from kemet.bots.nets.net import check_layout, layout, save_net
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


def export_net(folder: Path, target: Path) -> None:
    """Writes the net of the checkpoint in *folder* as bots play it."""
    found = load_checkpoint(folder)
    about = {"decisions": found.decisions, "games": found.games, "seconds": round(found.seconds), **asdict(found.settings)}
    save_net(target, {name: weight.float().numpy() for name, weight in found.learner["weights"].items()}, about)
