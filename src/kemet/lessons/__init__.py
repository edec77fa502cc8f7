"""Lessons: written positions with something to do, answers of an opponent who plays by a script, and a goal.

A lesson keeps nothing: whoever takes it says what was played so far, and is told what has come of it. See docs/lessons.md.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kemet.engine import Game, IllegalAction
from kemet.engine.actions import PASS
from kemet.engine.ids import BIT
from kemet.engine.notation import notation_of, player_text
from kemet.engine.position import PositionError, check_keys, table, words
from kemet.engine.scenario import build_game, check_expectations

BOOKS: Final = ("base", "ta-seti", "blood-and-sand", "book-of-the-dead", "seth")
LESSON_KEYS: Final = ["book", "order", "rules", "options", "task"]
TASK_KEYS: Final = [
    "position",
    "player",
    "only",
    "arrows",
    "show",
    "others",
    "goal",
    "missed",
    "lasting",
    "solution",
    "wrong",
]
# Parts of the screen that a task can put into the light.
PARTS: Final = ("board", "prompt", "hand", "market", "players", "actions", "panel")
LEARNER: Final = 0
# So many answers of others in a row come of a script that goes round in circles.
MOST_ANSWERS: Final = 60


class LessonError(ValueError):
    """A lesson that cannot be read; the message names the place and the reason."""


class Task:
    """Something to do: where it begins, what is allowed, how the others answer, when it is done.

    `only` are patterns of the actions let through, empty for all. `arrows` point from space to space, or at one. `show` is
    the part of the screen that matters. `solution` is one way to do it, `wrong` one that fails.
    """

    def __init__(self, start: Game, data: dict[str, Any], path: str) -> None:
        self.start = start
        self.path = path
        self.only = words(f"{path}.only", data.get("only", []))
        self.arrows = [words(f"{path}.arrows", arrow) for arrow in data.get("arrows", [])]
        self.show = str(data.get("show", "prompt"))
        self.others: dict[str, dict[str, list[str]]] = data.get("others", {})
        self.goal = table(f"{path}.goal", data.get("goal", {}))
        self.missed = table(f"{path}.missed", data.get("missed", {}))
        self.lasting = bool(data.get("lasting", False))
        self.solution = words(f"{path}.solution", data.get("solution", []))
        self.wrong = words(f"{path}.wrong", data.get("wrong", []))
        self._check()

    def _check(self) -> None:
        board = self.start.rules.board
        for space in [space for arrow in self.arrows for space in arrow]:
            if space not in board.space_names:
                raise PositionError(f"{self.path}.arrows", f"{space!r} is no space")
        if self.show not in PARTS:
            raise PositionError(f"{self.path}.show", f"{self.show!r} is none of {', '.join(PARTS)}")
        if not self.goal or not self.solution:
            raise PositionError(self.path, "a task needs a goal and a solution")

    def allows(self, action: str) -> bool:
        """Tells whether the task lets the learner take *action*."""
        return not self.only or any(fnmatchcase(action, pattern) for pattern in self.only)


class Lesson:
    """A lesson: its name, the book it is about, the rules it teaches, its tasks in order."""

    def __init__(self, name: str, book: str, order: int, rules: list[str], tasks: list[Task]) -> None:
        self.name = name
        self.book = book
        self.order = order
        self.rules = rules
        self.tasks = tasks


class Standing:
    """How a task stands after some actions: `done` of them were taken, and the next was refused because of `refused`."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = task.start.copy()
        self.game.log = []
        self.done = 0
        self.passed = False
        self.refused: int | None = None
        # The text of an action that the task does not let through.
        self.not_now = ""
        self._given: dict[tuple[str, str], int] = {}

    @property
    def missed(self) -> bool:
        """Whether the task can no longer be done from here."""
        if self.passed:
            return False
        if self.task.missed and self._holds(self.task.missed):
            return True
        if self.game.over() or not self.game.awaiting() & BIT[LEARNER]:
            return True
        ended = any(event.name() in ("turn-begins", "night-begins") for event in self.game.log or [])
        return (ended and not self.task.lasting) or not self._allowed()

    def legal(self) -> list[str]:
        """Lists what the learner may do now, in the notation."""
        return [] if self.passed or self.missed else self._allowed()

    def _allowed(self) -> list[str]:
        notation = notation_of(self.game.rules)
        return [text for text in map(notation.text, self.game.legal(LEARNER)) if self.task.allows(text)]

    def play(self, actions: list[str]) -> None:
        """Takes the learner's *actions* in order, each followed by what the others answer, up to the first that cannot be
        taken, or until the task is done; raises `NotationError` for what is no action at all."""
        notation = notation_of(self.game.rules)
        self._answer()
        for text in actions:
            if self.passed or self.missed:
                return
            action = notation.action(text)
            if not self.task.allows(text) and action in self.game.legal(LEARNER):
                self.not_now = text
                return
            try:
                self.game.apply(LEARNER, action)
            except IllegalAction:
                self.refused = action
                return
            self.done += 1
            self._answer()
            self.passed = self._holds(self.task.goal)

    def _holds(self, expect: dict[str, Any]) -> bool:
        try:
            check_expectations(self.game, f"{self.task.path}.goal", expect, self.game.log or [])
        except PositionError:
            return False
        return True

    def _answer(self) -> None:
        """Lets the others answer until the learner is asked: by script, else with a pass or the first thing possible."""
        game = self.game
        notation = notation_of(game.rules)
        for _ in range(MOST_ANSWERS):
            waiting = [seat for seat in range(game.rules.players) if seat != LEARNER and game.awaiting() & BIT[seat]]
            if game.over() or not waiting:
                return
            seat = waiting[0]
            legal = game.legal(seat)
            scripted = self._next(player_text(seat), game.decision().name())
            action = notation.action(scripted) if scripted else PASS
            game.apply(seat, action if action in legal else PASS if PASS in legal else legal[0])

    def _next(self, player: str, decision: str) -> str:
        """Returns the next answer of *player* to *decision* by the script, empty where it says nothing."""
        answers = self.task.others.get(player, {}).get(decision, [])
        number = self._given.get((player, decision), 0)
        self._given[player, decision] = number + 1
        return answers[number] if number < len(answers) else ""


def play(task: Task, actions: list[str]) -> Standing:
    """Returns how *task* stands after the learner's *actions*."""
    standing = Standing(task)
    standing.play(actions)
    return standing


def read_lesson(name: str, text: str) -> Lesson:
    """Returns the lesson written as *text*; raises `LessonError`."""
    try:
        data = tomllib.loads(text)
        check_keys("lesson", data, LESSON_KEYS)
        if data.get("book") not in BOOKS:
            raise PositionError("book", f"{data.get('book')!r} is none of {', '.join(BOOKS)}")
        tasks: list[Task] = []
        for number, given in enumerate(data["task"], 1):
            check_keys(f"task.{number}", given, TASK_KEYS)
            tasks.append(Task(_start(data, given, tasks), given, f"task.{number}"))
    except tomllib.TOMLDecodeError as bad_text:
        raise LessonError(f"lesson {name}: this is no TOML: {bad_text}") from bad_text
    except PositionError as error:
        raise LessonError(f"lesson {name}: {error.path}: {error.reason}") from error
    return Lesson(name, data["book"], int(data.get("order", 0)), words("rules", data.get("rules", [])), tasks)


def _start(data: dict[str, Any], given: dict[str, Any], before: list[Task]) -> Game:
    """Returns where a task begins: at its own position, or where the solution of the task before ended."""
    if "position" in given or "player" in given or not before:
        parts = {name: given.get(name, {}) for name in ("position", "player")}
        return build_game({"options": data.get("options", {}), **parts})
    return play(before[-1], before[-1].solution).game.copy()


@cache
def lessons() -> dict[str, Lesson]:
    """Returns all lessons by name, in the order in which they are taught."""
    written = [file for file in files("kemet.lessons").joinpath("data").iterdir() if file.name.endswith(".toml")]
    found = [read_lesson(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in written]
    return {one.name: one for one in sorted(found, key=lambda one: (BOOKS.index(one.book), one.order, one.name))}
