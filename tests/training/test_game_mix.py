"""Which games nets are trained in; needs no PyTorch."""

from __future__ import annotations

import pytest

from kemet.bots import BotError
from kemet.engine.registry import LAYOUTS
from kemet.training.game_mix import tables_of
from kemet.training.settings import Settings

LAST = LAYOUTS[-1].version


def test_tables_of_all_books_are_drawn() -> None:
    tables = [table for worker in range(40) for table in tables_of(Settings(games=512), 1, worker, 0)]
    layouts = [table.options["layout"] for table in tables]
    assert set(layouts) == {4, 5, LAST}
    assert "seth" in LAYOUTS[-1].modules
    assert 0.2 < layouts.count(LAST) / len(layouts) < 0.3
    met = {name for table in tables for name in table.options["modules"]}
    assert met == {name for layout in LAYOUTS for name in layout.modules}
    assert {table.options["edition"] for table in tables} == {"classic", "blood-and-sand"}
    assert any(table.options["variants"] for table in tables)
    assert {table.opponents for table in tables} == {"self", "greedy", "greedy:tries=12,again=2"}
    assert all(table.count == 1 for table in tables if table.opponents != "self")
    old = [table for worker in range(8) for table in tables_of(Settings(games=512, layout=1), 1, worker, 0)]
    assert {name for table in old for name in table.options["modules"]} == set(LAYOUTS[0].modules)


def test_a_best_responder_meets_the_base_game_alone() -> None:
    tables = tables_of(Settings(games=512, base_only=1, players=2, bot_games=0), 1, 0, 0)
    assert {table.options["players"] for table in tables} == {2}
    assert {table.options["edition"] for table in tables} == {"classic"}
    assert not any(table.options["modules"] or table.options["variants"] for table in tables)


def test_who_names_a_number_of_players_gets_only_such_tables() -> None:
    tables = tables_of(Settings(games=512, players=2), 1, 0, 0)
    assert {table.options["players"] for table in tables} == {2}
    assert {table.options["players"] for table in tables_of(Settings(games=512, players=6), 1, 0, 0)} == {6}


def test_boxes_are_drawn_by_their_shares() -> None:
    settings = Settings(games=512, boxes="70,30,0")
    tables = [table for worker in range(20) for table in tables_of(settings, 1, worker, 0)]
    editions = [table.options["edition"] for table in tables]
    assert 0.2 < editions.count("blood-and-sand") / len(editions) < 0.4
    assert not any("seth" in table.options["modules"] for table in tables)


@pytest.mark.parametrize("boxes", ["50,25", "50,25,25,25", "0,0,0", "50,-25,25", "50,25,many"])
def test_wrong_shares_of_boxes_are_told(boxes: str) -> None:
    with pytest.raises(BotError, match="--boxes: 3 whole numbers"):
        Settings(boxes=boxes).box_shares()


@pytest.mark.parametrize("settings", [Settings(boxes="0,0,1", players=2), Settings(boxes="0,1,1", layout=1)])
def test_games_that_a_net_does_not_know_are_told(settings: Settings) -> None:
    with pytest.raises(BotError, match=f"--boxes {settings.boxes} .* knows no such games"):
        tables_of(settings, 1, 0, 0)
