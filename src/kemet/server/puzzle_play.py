"""Puzzles as games: a person on the seat that is to win this turn, bots on the others."""

from __future__ import annotations

from datetime import UTC, date, datetime

from kemet.engine.notation import notation_of, player_text
from kemet.engine.record import replay
from kemet.puzzles import Puzzle, puzzle_of, puzzles
from kemet.server.drafts import GameDraft
from kemet.server.errors import bad, missing
from kemet.server.protocol import ClockSetting, PuzzleGame, Puzzles, PuzzleShown
from kemet.server.seats import Seat

# Who answers for the others: a puzzle is won against any answer.
OPPONENT = "hard"


def list_puzzles(day: str) -> Puzzles:
    """Returns all puzzles, and which is that of *day*, written 2026-11-18; of today where it is empty."""
    try:
        wanted = date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError as error:
        raise bad("bad-request", text=day[:20]) from error
    shown = [shown_puzzle(puzzle) for puzzle in puzzles().values()]
    return Puzzles(puzzles=shown, today=puzzle_of(wanted).name)


def shown_puzzle(puzzle: Puzzle) -> PuzzleShown:
    """Returns what is told of a puzzle in a list."""
    options = puzzle.record.options
    return PuzzleShown(name=puzzle.name, players=options.players, player=player_text(puzzle.seat), target=options.target)


def find_puzzle(name: str) -> Puzzle:
    """Returns the puzzle called *name*, or refuses."""
    if name not in puzzles():
        raise missing("no-such-puzzle")
    return puzzles()[name]


def puzzle_draft(puzzle: Puzzle, host: str, host_name: str) -> GameDraft:
    """Returns the game that begins where *puzzle* does."""
    record = puzzle.record
    players = record.options.players
    seats = [Seat(seat, "bot", OPPONENT, bot=OPPONENT) for seat in range(players)]
    seats[puzzle.seat] = Seat(puzzle.seat, "human", host_name, identity=host)
    game = replay(record, check=False)
    text = notation_of(game.rules).text
    moves = [(player, text(action)) for player, action in record.moves]
    return GameDraft(record.options, seats, host, False, ClockSetting(), record.seed, moves)


def puzzle_game(puzzle: Puzzle, game: str) -> PuzzleGame:
    """Returns what a client is told of the game that was made."""
    return PuzzleGame(id=game, player=player_text(puzzle.seat), round=int(replay(puzzle.record, check=False).round))
