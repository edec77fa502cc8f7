"""Whether a turn wins for sure: whatever the others answer, and whatever they hold."""

from __future__ import annotations

from kemet.engine import Game
from kemet.engine.determinize import determinize
from kemet.engine.ids import BIT
from kemet.engine.play.day import Day, Turn
from kemet.engine.rng import seeded
from kemet.engine.seats import REGULAR_TOKENS

# In how many worlds that the player cannot tell apart a turn must win.
WORLDS = 5


class TooLarge(Exception):
    """There are more ways to play than were to be looked at."""


def is_last_turn(game: Game) -> bool:
    """Tells whether the last turn of a day begins: whoever has the target when it is over wins (K14.1)."""
    if game.over() or not isinstance(game.top, Turn) or game.top.laid:
        return False
    day = next((frame for frame in game.stack if isinstance(frame, Day)), None)
    return day is not None and day.count == REGULAR_TOKENS * game.rules.players


def only_line(game: Game, worlds: int = WORLDS, most: int = 60_000) -> list[tuple[int, int]]:
    """Returns how the player whose last turn begins wins, as far as there is but one way: each action with the number of
    those there were to choose from, up to where several will do, or somebody else is asked. Raises `TooLarge`."""
    seat = int(game.to_act())
    same = [game, *(determinize(game, seat, seeded(f"world {k}")) for k in range(1, worlds))]
    line: list[tuple[int, int]] = []
    while not same[0].over() and same[0].round == game.round and same[0].awaiting() & BIT[seat]:
        legal = same[0].legal(seat)
        winning = [action for action in legal if Solver(game, seat, most).wins_with(same, action)]
        if len(winning) != 1:
            break
        line.append((winning[0], len(legal)))
        same = [world.copy() for world in same]
        for world in same:
            world.take(seat, winning[0])
        same = [world for world in same if shown(world, seat, int(game.round)) == shown(same[0], seat, int(game.round))]
    return line


def shown(game: Game, seat: int, round_number: int) -> object:
    """Returns what *seat* sees of who is asked for what; where it differs, worlds can be told apart."""
    if game.over() or game.round != round_number:
        return "over" if game.over() else "night"
    asked = bool(game.awaiting() & BIT[seat])
    return (len(game.stack), game.decision().name(), tuple(game.legal(seat)) if asked else ())


class Solver:
    """Looks through one turn of *seat*, all answers of the others included."""

    def __init__(self, game: Game, seat: int, most: int) -> None:
        self.seat = seat
        self.round = int(game.round)
        self.left = most

    def wins_with(self, worlds: list[Game], action: int) -> bool:
        """Tells whether *action* wins in all the *worlds*. What can then be told apart is looked at on its own."""
        groups: dict[object, list[Game]] = {}
        for world in worlds:
            after = world.copy()
            after.take(self.seat, action)
            self.left -= 1
            groups.setdefault(shown(after, self.seat, self.round), []).append(after)
        if self.left < 0:
            raise TooLarge
        return all(self.wins(group) for group in groups.values())

    def wins(self, worlds: list[Game]) -> bool:
        """Tells whether one and the same way to go on wins in all the *worlds*, which look the same."""
        game = worlds[0]
        if game.over():
            return all(world.winner == self.seat for world in worlds)
        if game.round != self.round:
            return False
        if game.awaiting() & BIT[self.seat]:
            return any(self.wins_with(worlds, action) for action in game.legal(self.seat))
        return all(self._wins_against(world) for world in worlds)

    def _wins_against(self, game: Game) -> bool:
        """Tells whether every answer of the other who is asked leaves a win."""
        other = int(game.to_act())
        for action in game.legal(other):
            after = game.copy()
            after.take(other, action)
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            if not self.wins([after]):
                return False
        return True
