"""Which games nets are trained in; needs no PyTorch."""

from __future__ import annotations

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
