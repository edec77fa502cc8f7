"""Many random games with every check: `make fuzz`. Prints a ready-made scenario for the first fault of each kind."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track
from support.fuzzing import explain, options_of_fuzz, random_game
from support.observing import Kept, fresh

from kemet.engine import COMPILED
from kemet.engine.determinize import determinize
from kemet.engine.invariants import faults
from kemet.engine.notation import notation_of
from kemet.engine.preview import previews
from kemet.engine.record import Recorder, digest, read_record, replay, write_record
from kemet.engine.rng import Rng
from kemet.engine.view import view


def fuzz_one(number: int, edition: str = "", module: str = "") -> tuple[int, int, str]:
    """Plays game *number*, of that *edition* and with that *module* or of all in turn; returns its decisions, rounds, and
    what went wrong."""
    options = options_of_fuzz(number, edition, module)
    last: Recorder | None = None
    kept: Kept | None = None
    decisions = 0
    try:
        for recorder, rng, player, action in random_game(options, f"fuzz {number}"):
            last = recorder
            decisions += 1
            game = recorder.game
            wrong = faults(game)
            assert not wrong, explain(recorder, wrong[0])
            kept = kept or Kept(game.rules)
            seen = kept.look(game, player)
            if rng.below(40) == 0:
                assert seen == fresh(game, player), explain(
                    recorder, "an observer used before writes something else than a new one"
                )
                check_position(recorder, rng, player, action)
        assert last is not None
        record = read_record(write_record(last.record()))
        assert digest(replay(record)) == digest(last.game), explain(last, "the record does not replay")
    except Exception as error:  # a fault of any kind is the finding; it is reported with its game
        place = f"game {number}: {type(error).__name__}: {error}"
        return decisions, 0, place if last is None or "record" in str(error) else explain(last, place)
    return decisions, int(last.game.round), ""


def check_position(recorder: Recorder, rng: Rng, player: int, action: int) -> None:
    """Copies, worlds that a player cannot tell apart, notation and previews of one position."""
    game = recorder.game
    before = game.dump()
    twin = game.copy()
    twin.take(player, action)
    viewer = int(rng.below(game.rules.players))
    world = determinize(game, viewer, rng)
    assert view(world, viewer) == view(game, viewer), explain(recorder, "a view tells worlds apart")
    assert fresh(world, viewer) == fresh(game, viewer), explain(recorder, "an observation tells worlds apart")
    assert not faults(world), explain(recorder, "a guessed world is impossible")
    notation = notation_of(game.rules)
    assert list(previews(game, player)) == game.legal(player), explain(
        recorder, "previews of other actions than the legal ones"
    )
    for legal in game.legal(player):
        assert notation.action(notation.text(legal)) == legal, explain(
            recorder, f"{notation.text(legal)} means something else"
        )
    assert game.dump() == before, explain(recorder, "a look at the game changed it")


def main() -> int:
    """Runs the games and returns 1 if any went wrong."""
    parser = argparse.ArgumentParser(
        description="Random games of all player counts, options and combinations of modules, with every check."
    )
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--edition", default="", help="games of this edition only")
    parser.add_argument("--module", default="", help="games with this module only")
    arguments = parser.parse_args()
    print(f"engine: {'compiled' if COMPILED else 'interpreted'}; {arguments.games} games from {arguments.first}")
    numbers = range(arguments.first, arguments.first + arguments.games)
    decisions = 0
    longest = 0
    findings: list[str] = []
    with ProcessPoolExecutor(arguments.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        only = [arguments.edition] * len(numbers), [arguments.module] * len(numbers)
        results = pool.map(fuzz_one, numbers, *only, chunksize=50)
        for made, rounds, finding in track(results, "fuzzing", len(numbers)):
            decisions += made
            longest = max(longest, rounds)
            if finding:
                findings.append(finding)
    for finding in findings[:5]:
        print(finding, file=sys.stderr)
    print(f"{decisions} decisions, longest game {longest} rounds, {len(findings)} games with faults")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
