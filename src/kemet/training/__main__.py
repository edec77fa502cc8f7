"""`python -m kemet.training`: trains a net by self-play, goes on where it stopped, and writes nets for the bot `net`."""

from __future__ import annotations

import argparse
import math
from dataclasses import fields
from pathlib import Path

import torch

from kemet.bots.base import BotError
from kemet.bots.nets.net import LARGEST
from kemet.training import curve
from kemet.training.checkpoint import NAME, Checkpoint, begun_from, export_net, league_member, load_checkpoint
from kemet.training.game_mix import tables_of
from kemet.training.model import new_weights
from kemet.training.settings import Settings
from kemet.training.trainer import Trainer

# These belong to the net itself: another value needs another net.
OF_THE_NET = {"hidden", "blocks", "layout"}


def begun(folder: Path, told: dict[str, int | float | str], net: Path | None = None) -> Checkpoint:
    """Returns the checkpoint to go on from, with the settings *told*; or else the beginning, with the given *net* or a new
    one."""
    if not (folder / NAME).exists():
        settings = Settings(**told)  # type: ignore[arg-type]
        if net is not None:
            return begun_from(net, settings)
        return Checkpoint(settings, {"weights": new_weights(settings)})
    found = load_checkpoint(folder)
    for name, value in told.items():
        if name in OF_THE_NET and value != getattr(found.settings, name):
            raise SystemExit(f"{folder}: its net has {name} = {getattr(found.settings, name)}, which cannot become {value}")
        setattr(found.settings, name, value)
    return found


def train(args: argparse.Namespace) -> None:
    """Trains."""
    told = {each.name: value for each in fields(Settings) if (value := getattr(args, each.name)) is not None}
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_num_threads(args.threads)
    args.folder.mkdir(parents=True, exist_ok=True)
    start = begun(args.folder, told, args.init_from)
    tables_of(start.settings, start.runs, 0, 0)  # games that cannot be drawn are told before any process starts
    start.league += [league_member(path, start.settings) for path in args.league]
    size = sum(weight.numel() for weight in start.learner["weights"].values())
    print(
        f"{size / 1e6:.1f} M weights on {device}, after {start.decisions / 1e6:.1f} M decisions; {start.settings}", flush=True
    )
    done = Trainer(args.folder, start, device, args.report_every, args.ray).run(args.seconds)
    counts = f"{done.decisions / 1e6:.1f} M decisions, {done.games / 1e3:.1f} k games"
    print(f"{counts} in {done.seconds:.0f} s: {args.folder / NAME}")


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m kemet.training", description=__doc__.partition(": ")[2])
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("train", help="train in a folder; goes on where it stopped")
    one.add_argument("folder", type=Path)
    one.add_argument("--init-from", type=Path, metavar="NET", help="begin with the weights of a net that bots play")
    one.add_argument(
        "--league", type=Path, nargs="+", default=[], metavar="NET", help="nets that join the league, in place of the first"
    )
    one.add_argument("--seconds", type=float, default=math.inf, help="stop after so long, with a checkpoint")
    one.add_argument("--device", choices=["cpu", "cuda"], help="where the net is (default: a GPU where there is one)")
    one.add_argument("--threads", type=int, default=1, help="of the net on a CPU (default 1)")
    one.add_argument("--report-every", type=float, default=10.0, metavar="SECONDS")
    one.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="games are played by a cluster of Ray: 'auto', 'host:port', or 'local' to start one here",
    )
    for each in fields(Settings):
        kind = type(each.default)
        metavar = "SPECS" if kind is str else "N"
        one.add_argument(f"--{each.name.replace('_', '-')}", type=kind, metavar=metavar, help=f"(default {each.default})")
    one.set_defaults(run=train)
    two = commands.add_parser("export", help="write the net of a checkpoint as bots play it")
    two.add_argument("folder", type=Path)
    two.add_argument("target", type=Path, help="a file ending in .npz")
    two.add_argument(
        "--largest",
        type=int,
        choices=range(1, LARGEST + 1),
        default=LARGEST,
        metavar="N",
        help=f"matrices are kept in whole numbers up to N: fewer make a smaller file and a coarser net (default {LARGEST})",
    )
    two.set_defaults(run=lambda args: export_net(args.folder, args.target, args.largest))
    three = commands.add_parser("plot", help="draw the course of a training")
    three.add_argument("folder", type=Path)
    three.add_argument("target", type=Path, help="a file ending in .svg or .png")
    three.set_defaults(run=lambda args: curve.plot(args.folder, args.target))
    args = parser.parse_args()
    try:
        args.run(args)
    except BotError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
