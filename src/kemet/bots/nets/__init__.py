"""Nets that were trained by self-play, at run time: NumPy alone, no PyTorch; in a page without a server not even that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, SupportsFloat

from kemet.bots.base import BotError

MASTER = Path(__file__).parent / "master.npz"


class Net(Protocol):
    """What bots ask of a net. `version` is that of the last layout it knows. A thought is what it made of one observation:
    only the net itself can read it."""

    version: int

    def thoughts(self, seen: Sequence[bytes]) -> Iterable[Any]:
        """Returns a thought for each of the observations *seen*."""

    def logits(self, thought: Any, actions: list[int]) -> Iterable[Any]:
        """Returns the logits of *actions*, counted from the own seat on."""

    def chance(self, thought: Any) -> SupportsFloat:
        """Returns the chance of the observer to win."""


_loaded: dict[Path, Net] = {}


def net_of(path: Path) -> Net:
    """Returns the net in the file *path*, read once; raises `BotError` if there is none, or one for another layout."""
    if path not in _loaded:
        try:
            from kemet.bots.nets.net import load_net
        except ImportError as error:
            raise BotError(f"{path.name}: a net needs NumPy, or must be put there by hand") from error
        _loaded[path] = load_net(path)
    return _loaded[path]


def put_net(path: Path, net: Net) -> None:
    """Has *net* take the place of the one in the file *path*: for a page, which reckons without NumPy."""
    _loaded[path] = net
