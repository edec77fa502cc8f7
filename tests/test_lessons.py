"""Lessons: every task can be done as its solution says, not by the wrong way, and is told in every language."""

from __future__ import annotations

import pytest

pytest.importorskip("fluent.runtime")

from kemet.engine.notation import notation_of
from kemet.lessons import BOOKS, LessonError, Task, lessons, play, read_lesson
from kemet.locale import LANGUAGES, bundle_of, pattern_of
from kemet.rulebook_search import look_up
from kemet.server.errors import Refused
from kemet.server.lesson_messages import LessonPlay
from kemet.server.lessons import lesson_cards, lesson_state

TASKS = [(lesson.name, number, task) for lesson in lessons().values() for number, task in enumerate(lesson.tasks, 1)]
IDS = [f"{name}-{number}" for name, number, _ in TASKS]
ORDER = [
    "move", "attack", "temples", "pray-build", "buy", "recruit", "creatures", "di-cards", "turn-order", "gold-silver",
]  # fmt: skip


def test_the_ten_lessons_come_first_and_every_book_has_some() -> None:
    assert [card.name for card in lesson_cards()][: len(ORDER)] == ORDER
    assert {lesson.book for lesson in lessons().values()} == set(BOOKS)


@pytest.mark.parametrize(("name", "number", "task"), TASKS, ids=IDS)
def test_the_solution_passes_and_less_does_not(name: str, number: int, task: Task) -> None:
    standing = play(task, task.solution)
    assert (standing.passed, standing.done, standing.missed) == (True, len(task.solution), False)
    assert standing.legal() == []
    for k in range(len(task.solution)):
        before = play(task, task.solution[:k])
        assert not before.passed, f"{name} {number} is done after {task.solution[:k]}"
        assert not before.missed
        assert task.solution[k] in before.legal()


@pytest.mark.parametrize(("name", "number", "task"), TASKS, ids=IDS)
def test_another_way_does_not_pass(name: str, number: int, task: Task) -> None:
    ways = [task.wrong] if task.wrong else []
    # Whatever else can be answered first, where that ends the task, does not reach the goal.
    first = play(task, [])
    ways += [[other] for other in first.legal() if other != task.solution[0]]
    for way in ways:
        standing = play(task, way)
        assert not standing.passed or standing.done == len(task.solution), f"{name} {number}: {way} passes"
    if task.wrong:
        standing = play(task, task.wrong)
        assert not standing.passed
        assert standing.missed or standing.done < len(task.wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_told(language: str) -> None:
    bundle = bundle_of(language)
    for name, number, task in TASKS:
        wanted = [f"lesson-{name}", f"lesson-{name}-{number}", f"lesson-{name}-{number}.done"]
        wanted += [f"lesson-{name}-{number}.missed"] if task.wrong else []
        missing = [id for id in wanted if pattern_of(bundle, id) is None]
        assert not missing, f"{language}: {missing}"


# Texts that tell the learner to press something, and what it is called where it stands.
NAMED = {
    "lesson-gold-silver-2": "decision-place-units.pass",
    "lesson-sacrifice-2": "ui-figure-afterlife",
    "lesson-seth-1": "action-destroy-units",
    "lesson-seth-2": "action-seth-move-upper",
    "lesson-path-1": "action-move-upper",
    "lesson-gold-silver-1": "tile-white-act-of-god",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "button"), NAMED.items())
def test_buttons_are_called_by_their_names(language: str, text: str, button: str) -> None:
    bundle = bundle_of(language)
    told, name = (str(bundle.format_pattern(pattern_of(bundle, id), {})[0]) for id in (text, button))
    assert name in told


def test_lessons_cite_rules_that_exist() -> None:
    for lesson in lessons().values():
        assert lesson.rules
        for rule in lesson.rules:
            assert look_up(rule)[0].id == rule, f"{lesson.name} cites {rule}"


def test_what_is_outside_the_task_is_refused_by_name() -> None:
    reply = lesson_state("move", 1, LessonPlay(actions=["@recruit"], ask=["@recruit", "@move-upper", "@buy-black"]))
    assert reply.done == 0
    assert reply.error is not None
    assert reply.error.code == "not-in-lesson"
    recruit, move, black = (reply.why[action] for action in ("@recruit", "@move-upper", "@buy-black"))
    assert recruit is not None
    assert recruit.code == "not-in-lesson"
    assert move is None
    assert black is not None
    assert black.code != "not-in-lesson"


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    reply = lesson_state("move", 1, LessonPlay(actions=["@move-upper", "nw_1", "nw_1"]))
    assert reply.done == 2
    assert reply.error is not None
    assert reply.error.rule


def test_a_task_shows_only_what_it_lets_through() -> None:
    reply = lesson_state("move", 1, LessonPlay())
    assert reply.table.seats[0].mine
    assert b'"legal":["@move-upper","@move-middle"]' in bytes(reply.state.view)
    assert b'"to":"nw_front"' in bytes(reply.state.moves)
    assert b'"to":"nw_2"' not in bytes(reply.state.moves)


def test_what_is_not_there_is_refused() -> None:
    for name, number in (("nothing", 1), ("move", 0), ("move", 9)):
        with pytest.raises(Refused, match="no-such-lesson"):
            lesson_state(name, number, LessonPlay())
    with pytest.raises(Refused, match="bad-request"):
        lesson_state("move", 1, LessonPlay(actions=["fly"]))


GOOD = """
book = "base"
[options]
players = 2
[[task]]
goal = { p1.pp = 7 }
solution = ["@pray-lower"]
[[task]]
goal = { p1.pp = 5, p2.pp = 7 }
lasting = true
others.p2.turn = ["@pray-lower"]
solution = ["pass", "@build"]
"""


def test_a_task_goes_on_where_the_last_one_ended() -> None:
    lesson = read_lesson("try", GOOD.replace("p1.pp = 5", "p1.pp = 7").replace('["pass", "@build"]', '["pass"]'))
    second = lesson.tasks[1]
    assert play(second, second.solution).passed
    assert notation_of(second.start.rules).text(second.start.legal(0)[0]) == "pass"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("book =", "book"), "this is no TOML"),
        (('"base"', '"bible"'), "book: 'bible' is none of base"),
        (("lasting", "lazy"), "task.2.lazy: unknown key"),
        (("goal = { p1.pp = 7 }", ""), "task.1: a task needs a goal and a solution"),
        (("lasting = true", 'arrows = [["paris"]]'), "task.2.arrows: 'paris' is no space"),
        (("lasting = true", 'show = "sky"'), "task.2.show: 'sky' is none of board"),
        (("lasting = true", 'player = { p9 = {} }'), "player.p9: "),
    ],
)  # fmt: skip
def test_errors_name_place_and_reason(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(LessonError) as error:
        read_lesson("try", GOOD.replace(*change))
    assert reason in str(error.value)
