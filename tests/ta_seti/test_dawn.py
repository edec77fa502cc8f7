"""T2 Dawn: what is seen of it, and its tokens."""

from __future__ import annotations

from typing import Any

import pytest
from support.secrets import Secret, heard, module_position, play, views_and_events_keep, worlds_are_sound, worlds_keep

from kemet.engine.determinize import determinize
from kemet.engine.game import Game
from kemet.engine.notation import notation_of
from kemet.engine.record import digest
from kemet.engine.rng import seeded
from kemet.engine.scenario import ScenarioError, read_scenario
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted


def frame_of(game: Game, viewer: int, name: str) -> dict[str, Any]:
    """Returns what *viewer* sees of the frame called *name*."""
    return next(frame for frame in view(game, viewer)["frames"] if frame["frame"] == name)


DAWN = module_position(["dawn"], 'phase = "night"\norder = ["p1", "p2"]', p2="dawn-tokens = 2")
DAWN_UP = module_position(
    ["dawn"], 'phase = "night"\norder = ["p1", "p2"]', 'players = 2\ndiscards = "up"', p2="dawn-tokens = 2"
)


@pytest.mark.rule("T2.3", "T2.6", "R42")
@pytest.mark.parametrize("discards", ["down", "up"])
def test_the_discard_of_a_dawn_is_seen_only_if_agreed(discards: str) -> None:
    game = play(DAWN if discards == "down" else DAWN_UP, ["p2 card/2-0-2", "p2 card/1-3-0", "p2 x1"])
    seen = ["2-0-2", "1-3-0"] if discards == "up" else ["2-0-2"]
    for viewer in (0, SPECTATOR):
        player = view(game, viewer)["players"][1]
        assert player["battle-pile-seen"] == seen
        assert player["battle-pile-cards"] is None
        assert (player["battle-cards"], player["dawn-tokens"]) == (4, 1)
        assert frame_of(game, viewer, "dawn")["power"] == ["0", "3"]
        assert "dawn-power p2 3" in heard(game, viewer)
        assert ("battle-card-laid-away p2 1-3-0" in heard(game, viewer)) == (discards == "up")
    guessed = {tuple(view(determinize(game, 0, seeded(k)), 1)["players"][1]["battle-pile-cards"]) for k in range(60)}
    assert len(guessed) == (1 if discards == "up" else 5)


@pytest.mark.rule("T2.5")
def test_who_took_which_place_is_seen_by_all() -> None:
    text = module_position(["dawn"], 'phase = "night"\norder = ["p1", "p2", "p3"]', "players = 3")
    cards = [f"p{k} card/{card}" for k, card in ((3, "4-1-0"), (3, "1-3-0"), (2, "3-2-0"), (2, "1-3-0"), (1, "2-0-2"))]
    game = play(text, [*cards, "p1 card/1-3-0", "p3 x2"])
    for viewer in (0, 1, 2, SPECTATOR):
        assert frame_of(game, viewer, "dawn")["places"] == ["-", "p3", "-"]
        assert frame_of(game, viewer, "dawn")["power"] == ["2", "3", "4"]
    assert view(game, SPECTATOR)["order"] == ["p1", "p2", "p3"], "the old order holds until all have a place"


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("tokens", [15, 16, 30])
def test_there_is_no_limit_to_dawn_tokens(tokens: int) -> None:
    """T2.2 No limit: a player with many tokens may spend any number of them, and every answer has a text."""
    text = module_position(["dawn"], 'phase = "night"\norder = ["p1", "p2"]', p2=f"dawn-tokens = {tokens}")
    game = play(text, ["p2 card/4-1-0", "p2 card/1-3-0"])
    legal = game.legal(1)
    assert len(legal) == tokens + 1
    assert [notation_of(game.rules).text(action) for action in legal] == [f"x{number}" for number in range(tokens + 1)]
    game.apply(1, legal[-1])
    assert frame_of(game, 0, "dawn")["power"] == ["0", str(4 + tokens)]


@pytest.mark.rule("T2.2")
def test_dawn_tokens_are_written_in_positions_of_the_module_only() -> None:
    with pytest.raises(ScenarioError, match="unknown key 'dawn-tokens'"):
        read_scenario(module_position(["new-cards"], p1="dawn-tokens = 1"))
    with pytest.raises(ScenarioError, match="from 0 to"):
        read_scenario(module_position(["dawn"], p1="dawn-tokens = -1"))
    other = read_scenario(module_position(["dawn"], p1="dawn-tokens = 1")).game
    assert digest(other) != digest(read_scenario(module_position(["dawn"])).game)
    assert view(other, SPECTATOR)["players"][0]["dawn-tokens"] == 1, "tokens lie open"


SECRETS = {
    "dawn-how-far": Secret(DAWN, [], DAWN, ["p2 card/4-1-0"], [0, SPECTATOR]),
    "dawn-discard-chosen": Secret(
        DAWN, ["p2 card/4-1-0", "p2 card/1-3-0"], DAWN, ["p2 card/3-2-0", "p2 card/4-1-0"], [0, SPECTATOR]
    ),
    "dawn-discard": Secret(
        DAWN, ["p2 card/4-1-0", "p2 card/1-3-0", "p2 x1"], DAWN, ["p2 card/4-1-0", "p2 card/2-2-1", "p2 x1"], [0, SPECTATOR]
    ),
}  # fmt: skip


@pytest.mark.rule("T2.3", "R42")
@pytest.mark.parametrize("name", SECRETS)
def test_views_and_events_keep_the_secret(name: str) -> None:
    views_and_events_keep(SECRETS[name])


@pytest.mark.rule("R42")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_keep_the_secret(name: str) -> None:
    worlds_keep(SECRETS[name])


@pytest.mark.rule("R42")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_are_sound_and_look_the_same(name: str) -> None:
    worlds_are_sound(SECRETS[name])
