"""K11 Creatures: all seven of them, bought, moved, left alone and back again."""

from __future__ import annotations

import pytest

from kemet.engine.game import Game, IllegalAction
from kemet.engine.notation import Notation
from kemet.engine.scenario import read_scenario
from kemet.engine.view import frame_view, player_view

pytestmark = pytest.mark.interpreted

# Creatures: tile, colour of its pyramid, level and price, what it adds to the range.
CREATURES = {
    "elephant": ("blue/ancestral-elephant", 2, 1),
    "snake": ("blue/deep-desert-snake", 2, 1),
    "scarab": ("red/royal-scarab", 3, 2),
    "scorpion": ("red/giant-scorpion", 4, 1),
    "phoenix": ("red/phoenix", 4, 1),
    "mummy": ("white/the-mummy", 4, 1),
    "sphinx": ("blue/sphinx", 4, 0),
}


def play(game: Game, *moves: str) -> None:
    """Plays the moves of player 1."""
    for move in moves:
        game.apply(0, Notation(game.rules).action(move))


def where(game: Game, creature: str) -> str:
    """Returns where the creature of player 1 is."""
    return str(player_view(game, 0, 0)["creatures"][creature])


@pytest.mark.rule("creature/elephant")
@pytest.mark.rule("creature/snake")
@pytest.mark.rule("creature/scarab")
@pytest.mark.rule("creature/scorpion")
@pytest.mark.rule("creature/phoenix")
@pytest.mark.rule("creature/mummy")
@pytest.mark.rule("creature/sphinx")
@pytest.mark.rule("red/royal-scarab")
@pytest.mark.rule("red/giant-scorpion")
@pytest.mark.rule("red/phoenix")
@pytest.mark.rule("blue/ancestral-elephant")
@pytest.mark.rule("blue/deep-desert-snake")
@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("creature", CREATURES)
def test_range_of_a_troop_with_its_creature(creature: str) -> None:
    """The troop walks 1 step and the creature's bonus, not one more; the creature comes along."""
    tile, _, bonus = CREATURES[creature]
    game = read_scenario(
        f'[player.p1]\ncity = "nw"\ntiles = ["{tile}"]\ncreatures = {{ {creature} = "nw_1" }}\n'
        'units = { nw_1 = 2 }\ndi = ["prayer"]\n'
    ).game
    play(game, "@move-upper", "nw_1")
    assert frame_view(game, len(game.stack) - 1, 0)["range"] == 1 + bonus
    path = ["nw_front", "w_obelisk", "west_temple", "s_front"]
    play(game, *path[: 1 + bonus])
    assert where(game, creature) == path[bonus]
    with pytest.raises(IllegalAction, match="no range left"):
        play(game, path[1 + bonus])


@pytest.mark.rule("K11.1")
@pytest.mark.rule("creature/elephant")
@pytest.mark.rule("creature/snake")
@pytest.mark.rule("creature/scarab")
@pytest.mark.rule("creature/scorpion")
@pytest.mark.rule("creature/phoenix")
@pytest.mark.rule("creature/mummy")
@pytest.mark.rule("creature/sphinx")
@pytest.mark.rule("red/royal-scarab")
@pytest.mark.rule("red/giant-scorpion")
@pytest.mark.rule("red/phoenix")
@pytest.mark.rule("blue/ancestral-elephant")
@pytest.mark.rule("blue/deep-desert-snake")
@pytest.mark.parametrize("creature", CREATURES)
@pytest.mark.parametrize("home", ["nw_1", "west_temple"])
def test_buying_a_creature_places_it(creature: str, home: str) -> None:
    """Bought for its level, a creature goes to the own district with a unit; units elsewhere let it wait."""
    tile, level, _ = CREATURES[creature]
    colour = tile.split("/")[0]
    start = (
        f'[player.p1]\ncity = "nw"\npp = 9\nunits = {{ {home} = 2 }}\npyramids = {{ nw_3 = "{colour}^LEVEL" }}\n'
        '[player.p2]\ncity = "s"\n'
    )
    low = read_scenario(start.replace("LEVEL", str(level - 1))).game
    play(low, f"@buy-{colour}")
    with pytest.raises(IllegalAction, match=f"needs a {colour} pyramid of level {level}"):
        play(low, tile)
    game = read_scenario(start.replace("LEVEL", str(level))).game
    play(game, f"@buy-{colour}", tile)
    assert game.pp[0] == 9 - level
    assert where(game, creature) == ("nw_1" if home == "nw_1" else "reserve")


@pytest.mark.rule("K11.4")
@pytest.mark.rule("K11.6")
@pytest.mark.rule("creature/elephant")
@pytest.mark.rule("creature/snake")
@pytest.mark.rule("creature/scarab")
@pytest.mark.rule("creature/scorpion")
@pytest.mark.rule("creature/phoenix")
@pytest.mark.rule("creature/mummy")
@pytest.mark.rule("creature/sphinx")
@pytest.mark.parametrize("creature", CREATURES)
def test_a_creature_waits_and_comes_back(creature: str) -> None:
    """Left alone with nobody at home it waits in reserve, and comes in with the next recruit action."""
    tile = CREATURES[creature][0]
    game = read_scenario(
        f'[player.p1]\ncity = "nw"\npp = 5\ntiles = ["{tile}"]\ncreatures = {{ {creature} = "west_temple" }}\n'
        'units = { west_temple = 2 }\n[player.p2]\ncity = "s"\n'
    ).game
    vp = int(game.permanent_vp(0))
    assert vp == (1 if creature == "sphinx" else 0)
    play(game, "@move-upper", "west_temple", "without-creature", "nw_front", "pass")
    assert where(game, creature) == "reserve"
    game.apply(1, Notation(game.rules).action("@pray-lower"))
    game.apply(1, Notation(game.rules).action("pass"))
    play(game, "@recruit", "nw_2", "pass")
    assert where(game, creature) == "nw_2"
    assert game.permanent_vp(0) == vp


@pytest.mark.rule("R27b")
def test_owner_picks_which_waiting_creature_comes_in() -> None:
    """R27b Two creatures wait and one district has room: the owner picks, so either of them can be had."""
    start = read_scenario(
        '[player.p1]\ncity = "nw"\npp = 5\ntiles = ["red/phoenix", "blue/sphinx"]\n[player.p2]\ncity = "s"\n'
    ).game
    play(start, "@recruit", "nw_2", "pass")
    found: set[tuple[str, str]] = set()
    queue = [start]
    for game in queue:
        if game.stack[-1].name() == "turn":
            found.add((where(game, "phoenix"), where(game, "sphinx")))
            continue
        for action in game.legal(0):
            after = game.copy()
            after.apply(0, action)
            queue.append(after)
    assert found == {("nw_2", "reserve"), ("reserve", "nw_2")}
