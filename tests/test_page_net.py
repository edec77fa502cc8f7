"""The master in a page reckons without NumPy: chances and choices are the same."""

from __future__ import annotations

import json
import os
import subprocess
from base64 import b64encode
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from kemet.bots import LEVELS, NetBot, NetSearchBot, Perspective, make_bot
from kemet.bots.nets import MASTER
from kemet.bots.nets.net import load_net
from kemet.engine import Game, Options, start
from kemet.page.net import fill
from kemet.page.worker import PAGE_LEVELS

SCRIPT = Path(__file__).parent / "support" / "net_in_node.mjs"
NODE = Path(__file__).parents[1] / ".venv-node" / "bin"


class NetInNode:
    """A net that the script of the page plays, in Node."""

    version = 0

    def __init__(self) -> None:
        shell = {**os.environ, "PATH": f"{os.environ.get('PATH', '')}{os.pathsep}{NODE}"}
        self._node = subprocess.Popen(
            ["node", str(SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=shell
        )

    def _call(self, name: str, *args: Any) -> Any:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps([name, *args]) + "\n")
        self._node.stdin.flush()
        return json.loads(self._node.stdout.readline())

    def put(self, name: str, kind: str, data: bytes) -> None:
        """Takes in an array."""
        self._call("put", name, kind, b64encode(data).decode())

    def thoughts(self, seen: Sequence[bytes]) -> list[int]:
        """Returns the numbers of thoughts."""
        found: list[int] = self._call("thoughts", [b64encode(one).decode() for one in seen])
        return found

    def logits(self, thought: int, actions: list[int]) -> list[float]:
        """Returns the logits of actions."""
        found: list[float] = self._call("logits", thought, actions)
        return found

    def chance(self, thought: int) -> float:
        """Returns the chance to win."""
        return float(self._call("chance", thought))

    def close(self) -> None:
        """Ends Node."""
        self._node.communicate()


@pytest.fixture(scope="module")
def net() -> Iterator[NetInNode]:
    """Returns the master as the page plays it."""
    made = NetInNode()
    fill(made, MASTER)
    yield made
    made.close()


class WithoutLook(NetBot):
    """The net as a page plays it: it never looks ahead."""

    def rollouts(self, world: Game) -> None:
        return None


def compare(net: NetInNode, players: int, most: int) -> int:
    """Plays with both nets, the same seeds for both; returns how many decisions were the same."""
    game = start(Options(players=players), f"page-net-{players}")
    ours, theirs = WithoutLook("master"), NetBot("master")
    theirs.net = net
    numpys = load_net(MASTER)
    for number in range(most):
        if game.over():
            return number
        player = int(game.to_act())
        legal = game.legal(player)
        if len(legal) > 1:
            choices = [bot.decide(Perspective(game, player), legal) for bot in (ours, theirs)]
            assert choices[0] == choices[1], f"decision {number} of {players} players"
            seen = ours.observation(game, player)
            (here,), (there,) = numpys.thoughts([seen]), net.thoughts([seen])
            assert float(numpys.chance(here)) == pytest.approx(net.chance(there), abs=1e-5)
            legal_logits = ours.logits_of(here, player, legal)
            assert theirs.logits_of(there, player, legal) == pytest.approx(legal_logits, abs=1e-3)
            game.apply(player, choices[0])
        else:
            game.apply(player, legal[0])
    return most


def test_the_master_of_a_page_decides_as_the_one_with_numpy(net: NetInNode) -> None:
    assert compare(net, 3, 80) == 80


def test_no_bot_of_a_page_thinks_with_the_net() -> None:
    for level, spec in LEVELS.items():
        there, here = make_bot(spec, "s"), make_bot(PAGE_LEVELS.get(level, spec), "s")
        assert not isinstance(here, NetSearchBot)
        assert getattr(here, "style", None) == getattr(there, "style", None)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_the_same(net: NetInNode, players: int) -> None:
    assert compare(net, players, 5000) > 100
