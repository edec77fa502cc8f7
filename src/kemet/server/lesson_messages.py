"""The messages about lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from kemet.server.protocol import ActionText, Offer, Refusal, Reply, Request, State, Table

# A task takes a dozen actions; what is longer is no lesson.
Played = Annotated[list[ActionText], Meta(max_length=80)]


class LessonCard(Reply):
    """A lesson in the list: its name, the book it is about, how many tasks it has, the rules it teaches."""

    name: str
    book: str
    tasks: int
    rules: list[str]


class LessonPlay(Request):
    """What was played in a task so far, and actions about which is asked why they are not possible."""

    actions: Played = field(default_factory=list)
    ask: Annotated[list[ActionText], Meta(max_length=100)] = field(default_factory=list)


class LessonState(Reply):
    """How a task stands: `done` of the actions were taken, and the next was refused for `error`."""

    lesson: str
    task: int
    tasks: int
    done: int
    passed: bool
    missed: bool
    # Whether the rules leave only one answer.
    forced: bool
    # From space to space, or at one space.
    arrows: list[list[str]]
    # The part of the screen that matters.
    show: str
    table: Table
    state: State
    market: dict[str, Offer]
    why: dict[str, Refusal | None]
    error: Refusal | None = None
