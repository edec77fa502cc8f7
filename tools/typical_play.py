"""`python tools/typical_play.py`: plays what the compiled engine is used for: the compiler learns what is common.

The same games every time, so that the same sources give the same program: random play with and without observations,
from a loop in Python, many rows of the environments, and turns thought over by the bots.
"""

from __future__ import annotations

import argparse

from librt.vecs import vec
from mypy_extensions import u8

from kemet.bots import make_bot
from kemet.bots.base import Perspective
from kemet.engine import COMPILED, Options, make_rules, start_with
from kemet.engine.layout import observation_size
from kemet.engine.observe import Observer
from kemet.engine.playout import Tally, play_observing, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.rules import Rules
from kemet.envs.core.batch import Batch
from kemet.envs.core.episode import EVERYBODY

RANDOM_GAMES = 150
BOT_DECISIONS = 60
ITERATIONS = 60
ROWS, STEPS = 64, 400
LONGEST = 100000


def random_games(rules: Rules) -> None:
    """Plays random games, and some with every decision observed."""
    rng = seeded("typical")
    for seed in range(RANDOM_GAMES):
        game = start_with(rules, seed)
        while game.winner < 0:
            play_randomly(game, rng, 40, Tally())
            game = game.copy()
    buffer = vec[u8]([0] * (observation_size(rules) + rules.layout.actions))
    for seed in range(RANDOM_GAMES // 4):
        observer = Observer(rules, buffer, 0)
        play_observing(start_with(rules, seed), rng, LONGEST, Tally(), observer)


def steps(rules: Rules) -> None:
    """Plays from choice to choice, as a loop in Python does."""
    rng = seeded("steps")
    for seed in range(RANDOM_GAMES // 8):
        game = start_with(rules, seed)
        player, actions = game.next_choice()
        while actions:
            player, actions = game.step(player, actions[rng.below(len(actions))])


def rows(rules: Rules) -> None:
    """Steps many games at once."""
    batch = Batch(rules, rules, ROWS, LONGEST, EVERYBODY, False, 0)
    rng = seeded("rows")
    for k in range(ROWS):
        batch.reset_row(k, k)
    for _ in range(STEPS):
        batch.step(batch.sample(rng))


def bots(rules: Rules) -> None:
    """Lets bots think over some decisions."""
    players = [make_bot(f"search:iterations={ITERATIONS}", f"typical/{seat}") for seat in range(rules.players)]
    game = start_with(rules, "typical")
    left = BOT_DECISIONS
    while left and not game.over():
        seat = int(game.to_act())
        legal = game.legal(seat)
        game.take(seat, players[seat].decide(Perspective(game, seat), legal))
        left -= 1


def main(argv: list[str] | None = None) -> None:
    """Plays all of it, for two to five players, the base game and Ta-Seti."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args(argv)
    print(f"typical play, {'compiled' if COMPILED else 'interpreted'}")
    for players in (2, 3, 4, 5):
        rules = make_rules(Options(players=players))
        random_games(rules)
        steps(rules)
        rows(rules)
        bots(rules)
    random_games(make_rules(Options(players=3, modules=["ta-seti"])))


if __name__ == "__main__":
    main()
