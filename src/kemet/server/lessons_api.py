"""The HTTP calls about lessons. They keep nothing: a task is played again from its position at each call."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from kemet.server.lesson_messages import LessonCard, LessonPlay, LessonState
from kemet.server.lessons import lesson_cards, lesson_state


@get("/api/lessons", summary="The lessons in order")
async def get_lessons() -> list[LessonCard]:
    """Returns what can be learned."""
    return lesson_cards()


@post("/api/lessons/{name:str}/{task:int}", status_code=200, summary="A task of a lesson after some actions")
async def post_lesson(name: FromPath[str], task: FromPath[int], data: JSONBody[LessonPlay]) -> LessonState:
    """Returns what has come of the actions, with the answers of the opponents."""
    return await asyncio.to_thread(lesson_state, name, task, data)


HANDLERS: list[Any] = [get_lessons, post_lesson]
