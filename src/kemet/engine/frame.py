"""Frames, steps and decisions: the three nouns of the engine.

A *frame* is a procedure in progress. A *step* is one line of the rulebook, a function of the game and its frame. A
*decision* is a frame that waits for players. Frames hold ints and int vectors, so that a stack of them can be copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import ActionList
from kemet.engine.ids import BIT, lowest
from kemet.engine.refusals import Refusal

if TYPE_CHECKING:
    from kemet.engine.game import Game

# The parts of observations that have room for a frame.
NOT_OBSERVED: Final = 0
A_MOVE: Final = 1
AN_ATTACK: Final = 2
A_CARD: Final = 3
A_BATTLE: Final = 4


class FrameView:
    """What one player may know of a frame, listed field by field. Values are ids; the field's name tells of what."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.fields: dict[str, int | list[int] | dict[str, int]] = {}

    def put(self, name: str, value: int | list[int] | dict[str, int]) -> None:
        """Lists a field; counts of things that only a module knows come with their words."""
        self.fields[name] = value


@mypyc_attr(acyclic=True)
class Frame:
    """A procedure in progress."""

    def __init__(self, step: i64, awaiting: i64) -> None:
        self.step = step
        self.awaiting = awaiting
        # The frame under this one on the stack, set when it is pushed.
        self.below: Frame | None = None

    def name(self) -> str:
        """Returns the word for this frame in views, records and scenarios."""
        raise NotImplementedError

    def run(self, game: Game) -> None:
        """Goes on with the procedure; called while the frame is on top and waits for nobody."""
        raise NotImplementedError

    def copy(self) -> Frame:
        """Returns an independent frame equal to this one."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """Returns every number in the frame, for digests and comparisons."""
        raise NotImplementedError

    # What a decision says; other frames never wait, so they are never asked.

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        """Adds to *out* every action *player* may answer with."""
        raise NotImplementedError

    def answer(self, game: Game, player: i64, action: i64) -> None:
        """Takes the legal *action* of *player*."""
        raise NotImplementedError

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        """Says why *action* is not among the options, or None where there is no better reason than that."""
        return None

    def show(self, game: Game, view: FrameView) -> None:
        """Lists in *view* what its player may know of this frame."""

    def observed(self) -> i64:
        """Returns the part of observations that has room for what the frame shows, `NOT_OBSERVED` if there is none."""
        return NOT_OBSERVED

    def first_asked(self, game: Game) -> i64:
        """Returns whom to ask first of those awaited, where they are asked one by one."""
        return lowest(self.awaiting)

    def guess(self, game: Game, player: i64) -> None:
        """Replaces what *player* cannot know of this frame by something possible (see `determinize`)."""


@mypyc_attr(acyclic=True)
class Rotation(Frame):
    """A procedure with steps that go through the players in turn order; `count` players are through."""

    def __init__(self, step: i64, count: i64) -> None:
        super().__init__(step, 0)
        self.count = count

    def dump(self) -> list[int]:
        return [self.step, self.count]

    def next_player(self, game: Game) -> i64:
        """Returns the next player in turn order and repeats the step for the one after; -1 when all are through."""
        if self.count == game.rules.players:
            self.count = 0
            return -1
        place = self.count
        self.count = place + 1
        self.step -= 1
        return game.order[place]


@mypyc_attr(acyclic=True)
class Decision(Frame):
    """A frame that waits for the seats in the mask `awaiting`; it says what the options are and takes the answers."""


@mypyc_attr(acyclic=True)
class Choice(Decision):
    """A decision of one player that ends with its answer."""

    def __init__(self, player: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player

    def run(self, game: Game) -> None:
        raise AssertionError("a choice ends with its answer")

    def dump(self) -> list[int]:
        return [self.player]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)


# What stands for a step that is not called by number, and for the end of a list of steps.
BY_REFERENCE: Final = -1
NO_MORE: Final = -2

FrameT = TypeVar("FrameT", bound=Frame)


class StepCalls:
    """Carries out steps by number: compiled code calls a function by its name many times as fast as through a reference."""

    def __init__(self, functions: list[Callable[..., None]]) -> None:
        self.functions = functions

    def call(self, number: i64, game: Game, frame: Frame) -> None:
        """Carries out the step with that place in `functions`."""
        self.functions[number](game, frame)


class Steps(Generic[FrameT]):
    """A named list of named steps. Modules edit it by step name when the rules are made; it never changes in play."""

    def __init__(self, name: str, steps: list[tuple[str, Callable[[Game, FrameT], None]]]) -> None:
        self.name = name
        self.names = [step_name for step_name, _ in steps]
        self.functions = [function for _, function in steps]
        self.calls = StepCalls([])
        # For each step its place in `calls`, or `BY_REFERENCE`; behind the last, `NO_MORE`.
        self.numbers = vec[i64]([BY_REFERENCE] * len(steps) + [NO_MORE])

    def index(self, name: str) -> int:
        """Returns the place of the step called *name*; an unknown name is a fault of ours."""
        if name not in self.names:
            raise KeyError(f"no step {name!r} in {self.name}; its steps are {', '.join(self.names)}")
        return self.names.index(name)

    def insert_before(self, name: str, new_name: str, function: Callable[[Game, FrameT], None]) -> None:
        """Puts a step in front of the one called *name*."""
        self._insert(self.index(name), new_name, function)

    def insert_after(self, name: str, new_name: str, function: Callable[[Game, FrameT], None]) -> None:
        """Puts a step behind the one called *name*."""
        self._insert(self.index(name) + 1, new_name, function)

    def _insert(self, place: int, new_name: str, function: Callable[[Game, FrameT], None]) -> None:
        self.names.insert(place, new_name)
        self.functions.insert(place, function)
        self.number(self.calls)

    def replace(self, name: str, function: Callable[[Game, FrameT], None]) -> None:
        """Puts *function* in the place of the step called *name*."""
        self.functions[self.index(name)] = function
        self.number(self.calls)

    def remove(self, name: str) -> None:
        """Takes the step called *name* out."""
        place = self.index(name)
        del self.names[place]
        del self.functions[place]
        self.number(self.calls)

    def number(self, calls: StepCalls) -> None:
        """Has *calls* carry out the steps that it knows."""
        known: dict[Callable[..., None], int] = {function: place for place, function in enumerate(calls.functions)}
        self.calls = calls
        self.numbers = vec[i64]([known.get(function, BY_REFERENCE) for function in self.functions] + [NO_MORE])

    def run(self, game: Game, frame: FrameT) -> None:
        """Runs the next step of *frame*, or ends it after the last."""
        place = frame.step
        frame.step = place + 1
        number = self.numbers[place]
        if number >= 0:
            self.calls.call(number, game, frame)
        elif number == NO_MORE:
            game.pop()
        else:
            self.functions[place](game, frame)
