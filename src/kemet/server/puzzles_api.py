"""The HTTP calls about puzzles."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery

from kemet.server import lobby
from kemet.server.dependencies import Incoming, TheDeps, ThePerson
from kemet.server.guards import address
from kemet.server.protocol import PuzzleGame, Puzzles
from kemet.server.puzzle_play import find_puzzle, list_puzzles, puzzle_draft, puzzle_game


@get("/api/puzzles", summary="All puzzles, and the one of a day")
async def get_puzzles(day: FromQuery[str] = "") -> Puzzles:
    """Returns the puzzles; *day* is written 2026-11-18."""
    return list_puzzles(day)


@post("/api/puzzles/{name:str}", summary="A game that begins where a puzzle does", status_code=200)
async def post_puzzle(request: Incoming, deps: TheDeps, person: ThePerson, name: FromPath[str]) -> PuzzleGame:
    """Makes the game."""
    deps.rates.new_games.check(address(request))
    puzzle = find_puzzle(name)
    made = await lobby.make_game(deps.context, puzzle_draft(puzzle, person.id, person.name))
    return puzzle_game(puzzle, made.id)


HANDLERS: list[Any] = [get_puzzles, post_puzzle]
