"""Lessons as clients see them: the same tables and positions as in games, but nothing is kept."""

from __future__ import annotations

from typing import Any

import msgspec

from kemet.engine.ids import BIT
from kemet.engine.notation import NotationError, player_text
from kemet.engine.view import view
from kemet.lessons import LEARNER, Lesson, Standing, lessons, play
from kemet.server.errors import bad, missing
from kemet.server.hints import hints, market, why, why_not
from kemet.server.lesson_messages import LessonCard, LessonPlay, LessonState
from kemet.server.protocol import ClockSetting, Reach, Refusal, SeatShown, State, Table
from kemet.server.reachable_moves import reach
from kemet.server.session import event_words

# The rules would allow it, but the task is about something else.
NOT_NOW = Refusal(code="not-in-lesson", args={}, rule="")


def lesson_cards() -> list[LessonCard]:
    """Lists the lessons in the order in which they are taught."""
    return [LessonCard(name=one.name, book=one.book, tasks=len(one.tasks), rules=one.rules) for one in lessons().values()]


def lesson_called(name: str) -> Lesson:
    """Returns the lesson called *name*; refuses where there is none."""
    found = lessons().get(name)
    if found is None:
        raise missing("no-such-lesson")
    return found


def lesson_state(name: str, number: int, played: LessonPlay) -> LessonState:
    """Returns how task *number* of a lesson, counted from 1, stands after what was *played*."""
    lesson = lesson_called(name)
    if not 1 <= number <= len(lesson.tasks):
        raise missing("no-such-lesson")
    try:
        standing = play(lesson.tasks[number - 1], played.actions)
    except NotationError as error:
        raise bad("bad-request", text=str(error)) from error
    legal = standing.legal()
    game = standing.game
    asked = not game.over() and bool(game.awaiting() & BIT[LEARNER])
    return LessonState(
        lesson=lesson.name,
        task=number,
        tasks=len(lesson.tasks),
        done=standing.done,
        passed=standing.passed,
        missed=standing.missed,
        forced=asked and len(game.legal(LEARNER)) == 1,
        arrows=standing.task.arrows,
        show=standing.task.show,
        table=table_of(standing, name),
        state=state_of(standing, legal),
        market=market(game, LEARNER),
        why={action: reason_of(standing, action) for action in played.ask},
        error=error_of(standing),
    )


def reason_of(standing: Standing, action: str) -> Refusal | None:
    """Returns why *action* cannot be taken, by the rules or because the task is about something else."""
    found = why(standing.game, LEARNER, [action])[action]
    return NOT_NOW if found is None and not standing.task.allows(action) else found


def error_of(standing: Standing) -> Refusal | None:
    """Returns why the last action was not taken, None if it was."""
    if standing.not_now:
        return NOT_NOW
    return None if standing.refused is None else why_not(standing.game, LEARNER, standing.refused)


def table_of(standing: Standing, name: str) -> Table:
    """Returns the table of a lesson: the learner, and opponents who play by a script."""
    rules = standing.game.rules
    seats = [
        SeatShown(player=player_text(seat), kind="human" if seat == LEARNER else "bot", name="", mine=seat == LEARNER,
                  present=seat == LEARNER)
        for seat in range(rules.players)
    ]  # fmt: skip
    return Table(
        id=name, status="running", options=dict(rules.options.items()), seats=seats, host=False, public=False,
        clock=ClockSetting(), chat=[], spectators=0, seeded=True,
    )  # fmt: skip


def state_of(standing: Standing, legal: list[str]) -> State:
    """Returns the position of a task for the learner, with all events since it began; only *legal* can be picked."""
    game = standing.game
    shown: dict[str, Any] = view(game, LEARNER)
    shown["legal"] = legal
    if standing.passed or standing.missed:
        shown["awaiting"] = []
    possible = set(legal)
    events = [event_words(game.rules, event) for event in game.log or [] if event.audience & BIT[LEARNER]]
    told = {text: hint for text, hint in hints(game, LEARNER).items() if text in possible}
    moves = [one for one in reach(game, LEARNER) if may_move(standing, one)] if legal else []
    return State(
        version=standing.done, step=standing.done, view=msgspec.Raw(msgspec.json.encode(shown)),
        hints=msgspec.Raw(msgspec.json.encode(told)), moves=msgspec.Raw(msgspec.json.encode(moves)),
        can_undo=standing.done > 0, undo_refusal=None, window=None, log_length=len(events), events_from=0, events=events,
        now=0.0,
    )  # fmt: skip


def may_move(standing: Standing, move: Reach) -> bool:
    """Tells whether a task lets the learner make *move*: one of its tokens, and each of its actions."""
    task = standing.task
    begun = not move.tokens
    move.tokens = [token for token in move.tokens if task.allows(token)]
    return (begun or bool(move.tokens)) and all(map(task.allows, move.actions))
