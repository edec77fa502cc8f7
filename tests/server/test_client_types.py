"""The types of the browser client are those of the server's messages, and real views are what the messages say."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from kemet.engine import Options, start
from kemet.engine.edition import EDITIONS
from kemet.engine.registry import MODULES
from kemet.engine.view import SPECTATOR, view
from kemet.server.catalog import catalog, setup
from kemet.server.position_messages import View

TOOL = Path(__file__).parents[2] / "tools" / "client_types.py"


def tool() -> ModuleType:
    """Returns the tool that writes the types."""
    spec = importlib.util.spec_from_file_location("client_types", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    written = tool()
    assert written.FILE.read_text(encoding="utf-8") == written.text(), "stale: run python tools/client_types.py"


# Every way to play: each edition alone, then with each module that goes with it.
GAMES: list[tuple[str, list[str]]] = [(edition.name, []) for edition in EDITIONS] + [
    (edition, [*module.needs, module.name]) for module in MODULES for edition in module.editions
]


@pytest.mark.parametrize(("edition", "modules"), GAMES)
def test_views_hold_what_the_messages_say(edition: str, modules: list[str]) -> None:
    for number, players in enumerate(Options(edition=edition, modules=list(modules)).maps()):
        game = start(Options(players=players, edition=edition, modules=list(modules)), seed=number)
        chance = random.Random(number)
        for step in range(400):
            if game.over():
                break
            if step % 20 == 0:
                for eyes in (SPECTATOR, *range(players)):
                    msgspec.convert(view(game, eyes), View)
            seat = next(seat for seat in range(players) if game.awaiting() >> seat & 1)
            game.apply(seat, chance.choice(game.legal(seat)))


@pytest.mark.parametrize(("edition", "modules"), GAMES)
def test_catalogs_name_a_drawing_that_exists(edition: str, modules: list[str]) -> None:
    geometry = Path(__file__).parents[2] / "src" / "kemet" / "web" / "src" / "board" / "geometry.json"
    drawings = msgspec.json.decode(geometry.read_bytes())
    for players in Options(edition=edition, modules=list(modules)).maps():
        facts = catalog(Options(players=players, edition=edition, modules=list(modules)))
        assert facts.board.drawing in drawings
        assert len(facts.seats) == players
        assert set(facts.board.spaces) <= set(drawings[facts.board.drawing]["slots"])


def test_the_set_up_lists_every_edition_and_module() -> None:
    choices = setup(compiling=False)
    assert [edition.name for edition in choices.editions] == [edition.name for edition in EDITIONS]
    assert [module.name for module in choices.modules] == [module.name for module in MODULES]
