"""`python tools/puzzles.py --games 2000 --out puzzles.toml`: looks for puzzles in games among bots.

In the last turn of a day, whoever has the target when it is over wins. Kept are positions in which the player to move wins
for sure, whatever the others answer and hold, in one of many ways only.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from kemet.bots import Perspective, make_bot
from kemet.engine import Options
from kemet.engine.notation import notation_of, player_text
from kemet.engine.record import Recorder, write_record
from kemet.puzzles.solving import TooLarge, is_last_turn, only_line

# With fewer ways to choose from there is little to find.
FEWEST = 20
# Further from the target nobody comes in one turn.
FARTHEST = 4
# Of one game at most so many are kept.
OF_A_GAME = 1
MOST_MOVES = 3000


def puzzles_of(players: int, seed: str, bot: str) -> list[str]:
    """Plays a game among bots and returns the puzzles in it as text."""
    recorder = Recorder(Options(players=players), seed)
    bots = [make_bot(bot, f"{seed} {seat}") for seat in range(players)]
    found: list[str] = []
    while not recorder.game.over() and len(recorder.moves) < MOST_MOVES and len(found) < OF_A_GAME:
        game = recorder.game
        if is_last_turn(game) and (text := puzzle_at(recorder, seed)):
            found.append(text)
        seat = int(game.to_act())
        legal = game.legal(seat)
        recorder.apply(seat, legal[0] if len(legal) == 1 else bots[seat].decide(Perspective(game, seat), legal))
    return found


def puzzle_at(recorder: Recorder, name: str) -> str:
    """Returns the puzzle that the present position is, as text; empty if it is none."""
    game = recorder.game
    seat = int(game.to_act())
    if game.total_vp(seat) < game.rules.target - FARTHEST:
        return ""
    try:
        if not only_line(game, worlds=1, most=20_000):
            return ""
        line = only_line(game)
    except TooLarge:
        return ""
    if math.prod(number for _, number in line) < FEWEST:
        return ""
    answer = [notation_of(game.rules).text(action) for action, _ in line]
    head = f'[[puzzle]]\nname = "{name}"\nplayer = "{player_text(seat)}"\nanswer = {json.dumps(answer)}\n'
    return f"{head}record = '''\n{write_record(recorder.record())}'''\n"


def main() -> None:
    """Plays games and writes the puzzles as they are found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--bot", default="greedy:tries=12,again=2")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    for number in range(args.first, args.first + args.games):
        for text in puzzles_of(2 + number % 3, f"puzzle-{number}", args.bot):
            with args.out.open("a") as out:
                out.write(text + "\n")
            print(text.split("record")[0])


if __name__ == "__main__":
    main()
