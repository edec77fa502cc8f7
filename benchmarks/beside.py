"""`python -m benchmarks.beside OLD NEW`: two builds of the engine in turn, by time of the processor, as a table of ratios.

OLD and NEW are folders from which `kemet` is imported, such as the `site-packages` of two environments. Only what both know
is asked of them; a loop in Python goes from choice to choice where that is known, else by `legal` and `take`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

TA_SETI = ["black-pyramid", "dawn", "early-victory", "new-cards"]
COPIES = 200
NO_LIMIT = 10**9
# What is measured: its title, what a worker is asked to do, and which of its counts is divided by the seconds.
ROWS = [
    ("real decisions, 2 players", "play 2", "real"),
    ("games, 2 players", "play 2", "games"),
    ("games, 5 players", "play 5", "games"),
    ("games, 2 players, four modules of Ta-Seti", "play 2 ta-seti", "games"),
    ("observed decisions, 2 players", "observe 2", "decisions"),
    ("games in a Python loop, 2 players", "loop 2", "games"),
    ("copies, 2 players", "copy 2", "copies"),
]

Counts = dict[str, float]


def counts_of(decisions: float = 0, real: float = 0, games: float = 0, copies: float = 0) -> Counts:
    """Returns what was done."""
    return {"decisions": decisions, "real": real, "games": games, "copies": copies}


def plays(what: str, players: int, modules: list[str]) -> Iterator[Counts]:
    """Does *what* for ever, a game or some copies at a time, in the engine of this process."""
    import random

    from librt.vecs import vec
    from mypy_extensions import u8

    from kemet.engine import Options, make_rules, start_with
    from kemet.engine.observe import Observer, observation_size
    from kemet.engine.playout import Tally, copy_often, play_observing, play_randomly
    from kemet.engine.rng import seeded

    rules = make_rules(Options(players=players, modules=modules))
    room = observation_size(rules) + rules.layout.actions if hasattr(rules, "layout") else observation_size(rules) + 2000
    observer = Observer(rules, vec[u8]([0] * room), 0)
    middle = start_with(rules, "beside")
    play_randomly(middle, seeded("beside"), 200, Tally())
    number = 0
    while True:
        number += 1
        tally = Tally()
        game: Any = start_with(rules, f"beside/{number}")
        if what == "play":
            play_randomly(game, seeded(number), NO_LIMIT, tally)
        elif what == "observe":
            play_observing(game, seeded(number), NO_LIMIT, tally, observer)
        elif what == "loop":
            loop(game, random.Random(number).random)
        else:
            copy_often(middle, COPIES)
            yield counts_of(copies=COPIES)
            continue
        yield counts_of(int(tally.decisions), int(tally.real), 1)


def loop(game: Any, chance: Callable[[], float]) -> None:
    """Plays a game from plain Python."""
    if hasattr(game, "next_choice"):
        player, actions = game.next_choice()
        while actions:
            player, actions = game.step(player, actions[int(chance() * len(actions))])
        return
    while game.winner < 0:
        player = game.to_act()
        actions = game.legal(player)
        game.take(player, actions[int(chance() * len(actions))])


def work() -> None:
    """Answers each line "WHAT PLAYERS [ta-seti] SECONDS" with what was done per second of the processor, as JSON."""
    running: dict[str, Iterator[Counts]] = {}
    for line in sys.stdin:
        *words, seconds = line.split()
        key = " ".join(words)
        if key not in running:
            running[key] = plays(words[0], int(words[1]), TA_SETI if "ta-seti" in words else [])
        total = counts_of()
        begin = process_time()
        while process_time() - begin < float(seconds):
            done = next(running[key])
            total = {name: total[name] + done[name] for name in total}
        spent = process_time() - begin
        print(json.dumps({name: total[name] / spent for name in total}), flush=True)


class Worker:
    """A process that plays with the engine of one folder."""

    def __init__(self, folder: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.path.abspath(folder)}
        # Run as a file: this folder has another `kemet` beside it.
        command = [sys.executable, "-P", __file__, "--work"]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, what: str, seconds: float) -> Counts:
        """Returns what the worker does per second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        found: Counts = json.loads(self.process.stdout.readline())
        return found


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.beside", description=__doc__.partition("\n")[0])
    parser.add_argument("old", help="folder of the old kemet")
    parser.add_argument("new", help="folder of the new kemet")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.25, help="of the processor, for each slice")
    args = parser.parse_args()
    workers = [Worker(args.old), Worker(args.new)]
    asked = list(dict.fromkeys(what for _, what, _ in ROWS))
    rounds: list[dict[str, list[Counts]]] = []
    for _ in range(args.rounds + 1):
        rounds.append({what: [worker.ask(what, args.seconds) for worker in workers] for what in asked})
    print("| | old, per second | new, per second | times (least–greatest) |\n|---|---:|---:|---:|")
    for title, what, count in ROWS:
        # The first round warms up.
        pairs = [(found[what][0][count], found[what][1][count]) for found in rounds[1:]]
        times = sorted(new / old for old, new in pairs)
        old, new = median(old for old, _ in pairs), median(new for _, new in pairs)
        print(f"| {title} | {old:,.0f} | {new:,.0f} | **{median(times):.2f}** ({times[0]:.2f}–{times[-1]:.2f}) |")


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        main()
