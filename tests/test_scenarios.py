"""Every scenario file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from kemet.engine.record import RecordError, digest, read_record, replay, write_record
from kemet.engine.scenario import ScenarioError, read_scenario, record_of_scenario, run_scenario

pytestmark = pytest.mark.interpreted

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER)) for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = read_scenario(path.read_text())
    assert scenario.title
    assert scenario.blocks, "a scenario that expects nothing proves nothing"
    assert any(block.get("expect") for block in scenario.blocks), "a scenario that expects nothing proves nothing"
    run_scenario(scenario)


@pytest.mark.parametrize("path", FILES[::10], ids=[str(path.relative_to(FOLDER)) for path in FILES[::10]])
def test_a_game_that_begins_at_a_scenario_is_recorded(path: Path) -> None:
    text = path.read_text()
    record = record_of_scenario(text)
    assert digest(replay(read_record(write_record(record)))) == digest(read_scenario(text).game)


def test_a_record_whose_position_cannot_be_is_refused() -> None:
    text = write_record(record_of_scenario(GOOD))
    with pytest.raises(RecordError, match=r"header: the position of the seed: player\.p1\.units: 13 units on the board"):
        replay(read_record(text.replace('"nw_1":2', '"nw_1":5,"nw_2":5,"nw_3":3')))
    with pytest.raises(RecordError, match="header: the position of the seed: "):
        replay(read_record(text.replace("seed position {", "seed position [")))
    with pytest.raises(RecordError, match="unknown key 'weather'"):
        replay(read_record(text.replace('"turn"', '"weather"')))


GOOD = """
title = "good"
[options]
players = 2
[position]
turn = "p1"
[player.p1]
units = { nw_1 = 2 }
pyramids = { nw_1 = "red^1" }
[[then]]
moves = ["p1 @pray-lower"]
[then.expect]
p1.pp = 7
"""


def error_of(old: str, new: str) -> str:
    """Returns the message for the good scenario with *old* replaced."""
    assert old in GOOD
    with pytest.raises(ScenarioError) as error:
        run_scenario(read_scenario(GOOD.replace(old, new)))
    return str(error.value)


def test_the_good_scenario_holds() -> None:
    game = run_scenario(read_scenario(GOOD))
    assert game.pp[0] == 7


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("nw_1 = 2", "nw_1 = 13", "line 8: player.p1.units: 13: this must be a number from 1 to 12"),
        ("nw_1 = 2", "nw_1 = 6", "a troop holds at most 5"),
        ("nw_1 = 2", "nw_1 = 5, nw_2 = 5, nw_3 = 3", "line 8: player.p1.units: 13 units on the board"),
        ("nw_1 = 2", "e_1 = 2", "not in play with 2 players"),
        ("nw_1 = 2", "nowhere = 2", "'nowhere' is no space"),
        ("[player.p1]", "[player.p1]\npp = 12", "line 8: player.p1.pp: 12: this must be a number from 0 to 11"),
        ("[player.p1]", '[player.p1]\ntiles = ["red/phoenix", "blue/sphinx"]\n'
         'creatures = { phoenix = "nw_1", sphinx = "nw_1" }', "line 9: player.p1.creatures: two creatures on nw_1"),
        ("[player.p1]", '[player.p1]\ncreatures = { phoenix = "nw_1" }', "needs the tile red/phoenix"),
        ("[player.p1]", '[player.p1]\ntiles = ["red/act-of-god", "blue/act-of-god"]', "nobody owns two tiles"),
        ("[player.p1]", '[player.p1]\ndi = ["escape", "escape"]', "there are only 1 cards escape"),
        ("[player.p1]", "[player.p9]", "'p9' is no player; players are p1 to p2"),
        ("[player.p1]", "[player.p1]\nhorses = 3", "line 8: player.p1.horses: unknown key 'horses'"),
        ("players = 2", "players = 6", "line 4: options.players: players = 6: 2, 3, 4 or 5 can play"),
        ("players = 2", 'modules = ["atlantis"]', "line 4: options.modules: unknown module 'atlantis'"),
        ("players = 2", "colour = 2", "unknown option 'colour'"),
        ('"p1 @pray-lower"', '"p1 @pry-lower"', "line 11: 'p1 @pry-lower': '@pry-lower' is no action; did you mean"),
        ('"p1 @pray-lower"', '"p2 @pray-lower"', "is illegal: You are not asked"),
        ('"p1 @pray-lower"', '"p1 pass"', "is illegal: Lay a token before you end the turn. (K5.3)"),
        ("p1.pp = 7", "p1.pp = 8", "line 13: expected 8, found 7"),
        ("p1.pp = 7", 'p1.purse = "full"', "line 13: unknown field 'purse'; known are player, city, pp"),
        ("p1.pp = 7", "score = 8", "unknown key 'score'"),
        ("p1.pp = 7", 'legal = ["p1 @build"]', "'p1 @build' is not legal"),
        ("p1.pp = 7", 'illegal = { "p1 pass" = "x" }', "'p1 pass' is legal"),
        ("p1.pp = 7", 'events = ["pp-gained p1 3"]', "did not happen"),
        ("[[then]]", "[then]", "write [[then]]"),
        ("title", "title title", "this is no TOML"),
        ('turn = "p1"', 'phase = "noon"', "'noon' is no phase"),
    ],
)  # fmt: skip
def test_a_bad_scenario_says_where_and_what(old: str, new: str, message: str) -> None:
    assert message in error_of(old, new)
