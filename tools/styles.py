"""`python tools/styles.py --against hard --games 40`: what bots of each style do, and how often they win.

Each bot plays the same deals from every seat against the one named; what is counted is what that bot itself did.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from kemet.bots import Bot, Perspective, make_bot
from kemet.bots.styles import STYLES, laid_for
from kemet.engine import Game, Options, start
from kemet.engine.effect import ACT_BUILD, ACT_MOVE, ACT_PRAY
from kemet.engine.ids import COLOUR_NAMES
from kemet.report.chronicle import Chronicle, Chronicler
from kemet.report.counts import Wins

TOKENS = {ACT_MOVE: "tokens to move", ACT_BUILD: "tokens to build", ACT_PRAY: "tokens to pray"}
# All of a game of one player.
COUNTED = [
    *TOKENS.values(),
    "attacks",
    *(f"{colour} tiles" for colour in COLOUR_NAMES[:3]),
    "levels of pyramids",
    "VP of battles",
    "VP of temples",
]


@dataclass
class Habits:
    """What a bot did, summed over its games, and how often it won."""

    did: Counter[str] = field(default_factory=Counter)
    wins: Wins = field(default_factory=Wins)

    def note_end(self, game: Game, chronicle: Chronicle, seat: int) -> None:
        """Counts what came of a game for *seat*."""
        self.wins.add(seat in chronicle.winners)
        self.did["attacks"] += sum(fight.seats[0] == seat for fight in chronicle.fights)
        for tile in chronicle.tiles(seat):
            self.did[f"{tile.partition('/')[0]} tiles"] += 1
        self.did["levels of pyramids"] += sum(int(game.level(seat, colour)) for colour in game.rules.pyramid_colours)
        vp = chronicle.standings[-1][seat]
        self.did["VP of battles"] += vp["battle"]
        self.did["VP of temples"] += vp["temples"] + vp["sanctuary"] + vp["temples-held"]


def habits(spec: str, other: str, options: Options, games: int, seed: str) -> Habits:
    """Returns what *spec* did in *games* against *other*, each deal played from every seat."""
    found = Habits()
    for number in range(games):
        seat = number % options.players
        deal = f"{seed} {number // options.players}"
        game = start(options, deal)
        bots: list[Bot] = [make_bot(spec if k == seat else other, f"{deal} {k}") for k in range(options.players)]
        chronicler = Chronicler(game)
        while not game.over():
            player = int(game.to_act())
            legal = game.legal(player)
            action = legal[0] if len(legal) == 1 else bots[player].decide(Perspective(game, player), legal)
            kind = TOKENS.get(laid_for(game, action))
            if player == seat and kind:
                found.did[kind] += 1
            game.take(player, action)
            chronicler.note()
        found.note_end(game, chronicler.chronicle, seat)
    return found


def main() -> None:
    """Plays, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="net", help="a bot that has styles (default net)")
    parser.add_argument("--against", default="net")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="styles")
    parser.add_argument(
        "--styles", default=",".join(["", *STYLES]), help="with commas between; nothing is the bot without one"
    )
    args = parser.parse_args()
    print(f"| against {args.against} | won | {' | '.join(COUNTED)} |\n|---|---|{'---:|' * len(COUNTED)}")
    for style in args.styles.split(","):
        separator = "," if ":" in args.bot else ":"
        spec = f"{args.bot}{separator}style={style}" if style else args.bot
        found = habits(spec, args.against, Options(players=args.players), args.games, args.seed)
        low, high = found.wins.interval
        won = f"{found.wins.wins} of {found.wins.of}: {100 * found.wins.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
        counts = " | ".join(f"{found.did[what] / found.wins.of:.1f}" for what in COUNTED)
        print(f"| `{spec}` | {won} | {counts} |", flush=True)


if __name__ == "__main__":
    main()
