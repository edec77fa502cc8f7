"""`python tools/openings.py --games 1000`: which ways to begin win about as often as the best one.

The net plays itself, freely in the first two days and as always from then on: so ways to begin are compared that it would
seldom take, and not how well games are played afterwards.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from kemet.bots import NetBot, Perspective
from kemet.engine import Game, Options, start
from kemet.engine.actions import DI, TILE
from kemet.engine.ids import COLOUR_NAMES, COLOURS
from kemet.report.counts import Wins

# The last day that is played freely, and how many tiles make a path.
FREE_DAYS = 2
PATH = 3
# What was played less often says nothing.
LEAST = 40
# As good as the best: so much less at most.
WITHIN = 0.05


class Opener(NetBot):
    """The net, playing as freely in the first days as it is told."""

    def __init__(self, seed: str, free: float) -> None:
        super().__init__(seed)
        self.free = free

    def _temperature(self, world: Game) -> float:
        return self.free if world.round <= FREE_DAYS else super()._temperature(world)


def begun(game: Game, seat: int) -> str:
    """Returns the pyramids that *seat* begins with, like `blue 2, white 1`."""
    levels = {COLOUR_NAMES[colour]: int(game.level(seat, colour)) for colour in range(COLOURS)}
    return ", ".join(f"{colour} {level}" for colour, level in levels.items() if level)


def played(options: Options, seed: str, free: float) -> tuple[Game, list[int], list[str], list[list[str]]]:
    """Plays a game; returns its end, the seats in the order of the first day, and for each seat the pyramids it began with
    and the first tiles it bought."""
    game = start(options, seed)
    seats = range(int(game.rules.players))
    bots = [Opener(f"{seed} {seat}", free) for seat in seats]
    order: list[int] = []
    pyramids: list[str] = []
    paths: list[list[str]] = [[] for _ in seats]
    while not game.over():
        if not order and game.turn >= 0:
            order = [int(seat) for seat in game.order]
            pyramids = [begun(game, seat) for seat in seats]
        seat = int(game.to_act())
        legal = game.legal(seat)
        action = legal[0] if len(legal) == 1 else bots[seat].decide(Perspective(game, seat), legal)
        if TILE <= action < DI and len(paths[seat]) < PATH:
            paths[seat].append(str(game.rules.tiles[action - TILE].slug))
        game.take(seat, action)
    return game, order, pyramids, paths


def table(title: str, found: dict[str, Wins], least: int) -> str:
    """Returns a table of ways to begin that were played at least *least* times, the best first."""
    often = sorted(((wins, way) for way, wins in found.items() if wins.of >= least), key=lambda pair: -pair[0].share)
    lines = [f"{title}: {len(found)} different, {len(often)} of them played {least} times or more"]
    if often:
        best = often[0][0].share
        close = sum(wins.share >= best - WITHIN for wins, _ in often)
        reach = sum(wins.interval[1] >= best - WITHIN for wins, _ in often)
        lines.append(f"within {100 * WITHIN:.0f} % of the best: {close} by what they won, {reach} by their intervals")
    for wins, way in often:
        low, high = wins.interval
        lines.append(f"  {100 * wins.share:3.0f} % ({100 * low:.0f}–{100 * high:.0f}) {wins.wins:4} of {wins.of:4}  {way}")
    return "\n".join(lines)


def main() -> None:
    """Plays, and prints tables of pyramids, first tiles and paths of tiles: who goes first has first pick of the tiles, so
    each place in the order has its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--free", type=float, default=2.0, help="temperature of the first two days")
    parser.add_argument("--least", type=int, default=LEAST)
    parser.add_argument("--seed", default="openings")
    args = parser.parse_args()
    found: dict[tuple[str, int], dict[str, Wins]] = defaultdict(lambda: defaultdict(Wins))
    for number in range(args.games):
        game, order, pyramids, paths = played(Options(players=args.players), f"{args.seed} {number}", args.free)
        for place, seat in enumerate(order):
            won, path = bool(game.has_won(seat)), paths[seat]
            found["pyramids to begin with", place][pyramids[seat]].add(won)
            if len(path) == PATH:
                found["first tile", place][path[0]].add(won)
                found["first three tiles, in any order", place][", ".join(sorted(path))].add(won)
    for (kind, place), ways in sorted(found.items()):
        print(table(f"{kind}, number {place + 1} of the first day", ways, args.least), flush=True)


if __name__ == "__main__":
    main()
