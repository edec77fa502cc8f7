"""What players read stands in `src/kemet/locale`, in every language: no English sentence elsewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted

PACKAGE = Path(__file__).parents[1] / "src" / "kemet"
# Three words in a row, the second and the third in small letters; but for names, like that of a tile (K7.4).
SENTENCE = re.compile(r"[A-Za-z’']{2,} [a-z’']+,? [a-z’']+")
NAME = re.compile(r"[A-Z][a-z']+(?: (?:[A-Z][a-z']+!?|of|the|from|to|in))*")
# What players see comes from here. Not from: commands for developers, what the server tells its operator.
FOR_PLAYERS = [
    "engine/content", "engine/play", "engine/editions", "engine/modules", "engine/text_board.py", "engine/refusals.py",
    "report", "server", "cli/play.py", "cli/replay.py", "cli/screen.py", "cli/story.py", "cli/help.py",
    "cli/path_screen.py", "cli/wording", "cli/rules.py", "cli/simulate_output.py", "rulebook_components.py",
]  # fmt: skip
# Style sheets, headers of HTTP, statements of SQL, the page of a server without a client, replies to programs that send
# nonsense, what the operator is told; names of fields for learners, and errors of who writes a position.
NOT_FOR_PLAYERS = [
    "html.py", "plots.py", "app.py", "web.py", "migrations", "error_replies.py", "workers.py", "metrics.py", "observe.py",
    "position.py",
]  # fmt: skip
# Arguments of commands and descriptions of the API are for developers, and so are errors, logs, broken invariants and
# what `repr` of a game tells.
KEYWORDS = {"help", "description", "epilog", "metavar", "usage", "summary", "title"}
CALLS = re.compile(r"(Error|Fault)$|^(debug|info|warning|error|exception|add_command)$")
FUNCTIONS = re.compile(r"(^|_)faults$|^(summary|_asked)$")


def for_developers(node: ast.AST) -> bool:
    """Tells whether players never read what stands in *node*."""
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.FunctionDef):
        return bool(FUNCTIONS.search(node.name))
    if isinstance(node, ast.keyword):
        return node.arg in KEYWORDS
    if isinstance(node, ast.Call):
        return bool(CALLS.search(node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")))
    return False


def said(node: ast.AST) -> Iterator[str]:
    """Yields the texts within *node* that players may read, f-strings with a word for what is filled in."""
    if for_developers(node):
        return
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "it" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from said(child)


def sentences(path: Path) -> list[str]:
    """Lists the sentences in a file."""
    texts = said(ast.parse(path.read_text(encoding="utf-8")))
    return [text for text in texts if SENTENCE.search(text) and not NAME.fullmatch(text)]


def files() -> list[Path]:
    """Lists the files that players get to read something of."""
    found = [
        path
        for name in FOR_PLAYERS
        for path in ([PACKAGE / name] if name.endswith(".py") else (PACKAGE / name).rglob("*.py"))
    ]
    return sorted(path for path in found if path.exists() and not set(NOT_FOR_PLAYERS) & set(path.parts))


def test_sentences_are_found() -> None:
    code = '"""A text about it."""\nx = f"{who} has won the game"\nraise OptionError("this is for developers")\n'
    assert [text for text in said(ast.parse(code)) if SENTENCE.search(text)] == ["it has won the game"]


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_players_read_nothing_that_is_not_in_the_locale(path: Path) -> None:
    assert sentences(path) == []
