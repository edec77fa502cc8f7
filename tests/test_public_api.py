"""What a first program meets: `from kemet import …`, games in words, games as text."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from support.fuzzing import MODULE_NAMES, option_sets

import kemet
from kemet import Game, IllegalAction, NotationError, Options, Recorder, read_record, replay, start, write_record
from kemet.engine.board import SPACE_NAMES
from kemet.engine.determinize import determinize
from kemet.engine.game import empty_game
from kemet.engine.ids import bits
from kemet.engine.record import digest
from kemet.engine.registry import SETS, make_rules
from kemet.engine.rng import seeded
from kemet.engine.text_board import NARROWEST, english, map_height, map_lines
from kemet.engine.view import SPECTATOR, view

# What only parts of the package need: a first game must not load it, nor need it installed.
HEAVY = ["argparse", "kemet.bots", "kemet.cli", "kemet.envs", "kemet.server", "litestar", "msgspec", "numpy", "rich"]


def positions(players: int, modules: list[str], every: int = 40) -> Iterator[Game]:
    """Yields positions of a game at random, the first and the last among them."""
    game, chance = start(option_sets(players, modules)[0], f"public {players}"), random.Random(players)
    number = 0
    while not game.over():
        if number % every == 0:
            yield game
        game.play(chance.choice(game.moves()))
        number += 1
    yield game


def test_importing_kemet_is_light() -> None:
    code = f"import kemet, sys; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_first_game_needs_no_other_import() -> None:
    game, chance = kemet.start(kemet.Options(players=3), seed=7), random.Random(7)
    while not game.over():
        game.play(chance.choice(game.moves()))
    assert game.winner in range(3)
    assert game.moves() == []


def test_moves_are_the_legal_actions_of_all_who_are_asked() -> None:
    shared = 0
    for game in positions(4, MODULE_NAMES, every=4):
        asked = view(game, SPECTATOR)["awaiting"]
        shared += len(asked) > 1
        legal = [f"{player} {action}" for player in asked for action in view(game, int(player[1]) - 1)["legal"]]
        assert game.moves() == legal
    assert shared


@pytest.mark.parametrize(
    ("move", "error", "reason"),
    [
        ("p1 city/s", IllegalAction, "You are not asked for anything now"),
        ("p2 pass", IllegalAction, "Pick a city that is still free"),
        ("p2 city/x", NotationError, "'city/x' is no action; did you mean city/"),
        ("p3 pass", NotationError, "'p3' is no player; players are p1 to p2"),
        ("p2", NotationError, "'p2' is no move; a move is a player and an action, as in 'p1 pass'"),
        ("", NotationError, "'' is no player"),
    ],
)
def test_a_move_that_cannot_be_played_says_why_and_changes_nothing(move: str, error: type[Exception], reason: str) -> None:
    game = start(Options(players=2), seed=7)
    before = digest(game)
    with pytest.raises(error, match=reason):
        game.play(move)
    assert digest(game) == before


def test_a_game_played_in_words_is_recorded() -> None:
    recorder, chance = Recorder(Options(players=2), seed=7), random.Random(7)
    said = []
    for _ in range(30):
        said.append(chance.choice(recorder.game.moves()))
        recorder.play(said[-1])
    text = write_record(recorder.record())
    assert [line for line in text.splitlines() if line in said] == said
    assert digest(replay(read_record(text))) == digest(recorder.game)


def test_a_game_in_a_line() -> None:
    game = start(Options(players=2), seed=7)
    assert repr(game) == "<Game of 2 players: round 0, set-up, p2 to answer pick-city; VP p1 0, p2 0>"
    assert repr(empty_game(game.rules, 7)) == "<Game of 2 players: round 0, set-up; VP p1 0, p2 0>"
    for game in positions(5, MODULE_NAMES):
        seen = view(game, SPECTATOR)
        assert f"round {seen['round']}, " in repr(game)
        assert "\n" not in repr(game)
        for player in seen["players"]:
            assert f"{player['player']} {player['vp']['total']}" in repr(game)
        now = f"{seen['winner']} has won" if game.over() else f"{' and '.join(seen['awaiting'])} to answer {game.top.name()}"
        assert now in repr(game)


@pytest.mark.parametrize("modules", [[], SETS["ta-seti"]], ids=["base", "ta-seti"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_printing_shows_the_board_and_the_standings(players: int, modules: list[str]) -> None:
    for game in positions(players, modules):
        text = str(game)
        seen = view(game, SPECTATOR)
        assert max(map(len, text.splitlines())) <= NARROWEST
        assert "\x1b" not in text
        for player in seen["players"]:
            assert f"\n{player['player']} " in text
            for space, number in player["units"].items():
                assert space in text
                assert f"{player['player']} {number}" in text
            # A long list of tiles goes over several lines.
            words = text.replace("\n", " ").replace(",", " ").split()
            assert {*player["tiles"], *player.get("path-tokens", {})} <= set(words)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_space_is_on_the_map_and_its_lines_are_as_long_as_wanted(players: int) -> None:
    game = start(Options(players=players), seed=7)
    seen = view(game, SPECTATOR)
    for width in (80, 83, 100):
        lines = map_lines(seen, game.rules, width, english())
        assert len(lines) == map_height(game.rules)
        assert {len(line) for line in lines} == {width}
    for space in bits(game.rules.board.spaces):
        assert SPACE_NAMES[space] in "\n".join(lines)


def test_neither_shows_a_secret() -> None:
    for game in positions(4, MODULE_NAMES):
        for seat in range(4):
            other = determinize(game, seat, seeded("another world"))
            assert (repr(other), str(other)) == (repr(game), str(game))


def test_options_and_records_say_what_they_are() -> None:
    for options in [Options(), Options(5, 10, True, "up", "random", ["dawn", "path"], ["take-any-tokens"])]:
        again = eval(repr(options), {"Options": Options})
        assert again.items() == options.items()
    assert repr(Options(players=3, discards="up")) == "Options(players=3, discards='up')"
    assert repr(Recorder(Options(), 7).record()) == "<Record of 0 moves: Options(players=2), seed 7, rules version 2>"


def test_rules_made_before_can_be_shared() -> None:
    rules = make_rules(Options(players=2))
    assert kemet.engine.start_with(rules, 7).rules is rules
