"""`python tools/steps.py`: makes `engine/step_calls.py`, by which compiled code calls steps.

A compiled call by name is many times as fast as one through a reference, and a decision takes a step or more. In the file are
the steps of the chapters and of Ta-Seti; those of other modules and of editions are called through their reference and need
nothing here. A test compares the file with the lists of steps.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[1] / "src"
TARGET = SOURCES / "kemet" / "engine" / "step_calls.py"
CALLED = ("kemet.engine.play.", "kemet.engine.modules.ta_seti.")

HEAD = '''"""The steps of `play` and of Ta-Seti, called by number. Made by `python tools/steps.py` from their lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

'''
TABLE = """

STEPS: Final[list[Callable[..., None]]] = [
{table}]
# Plain Python finds a function in a list faster than by its number.
STEP_CALLS: Final[StepCalls] = StepCalls([]) if __file__.endswith(".py") else CallsByName(STEPS)
"""
EMPTY = """from kemet.engine.frame import StepCalls

STEP_CALLS = StepCalls([])
"""
CLASS = '''

class CallsByName(StepCalls):
    """Calls every step by its name."""

    def call(self, number: i64, game: Game, frame: Frame) -> None:
'''


def steps() -> list[Callable[..., Any]]:
    """Lists the functions of the chapters and of Ta-Seti in the lists of steps of the base game and of Ta-Seti, each once."""
    from kemet.engine import Options, make_rules
    from kemet.engine.registry import TA_SETI

    found: list[Callable[..., Any]] = []
    for modules in [[], *([name] for name in TA_SETI), list(TA_SETI)]:
        for procedure in make_rules(Options(players=5, modules=modules)).procedures.every():
            found += [function for function in procedure.functions if function not in found]
    return [function for function in found if function.__module__.startswith(CALLED)]


def alias(module: str) -> str:
    """Returns the name that *module* has in the file."""
    return (
        module.removeprefix("kemet.engine.").removeprefix("play.").removeprefix("modules.ta_seti.").replace(".", "_")
        + "_steps"
    )


def kinds_of_frames(module: str) -> dict[str, str]:
    """Returns the kind of frame that each function of *module* takes, from its source: compiled ones do not tell."""
    tree = ast.parse((SOURCES / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and len(node.args.args) == 2]
    return {node.name: ast.unparse(node.args.args[1].annotation) for node in functions if node.args.args[1].annotation}


def text() -> str:
    """Returns what the file must say."""
    functions = steps()
    modules = sorted({function.__module__ for function in functions})
    kinds = {module: kinds_of_frames(module) for module in modules}
    frames = {"Frame": "kemet.engine.frame", "StepCalls": "kemet.engine.frame", "Game": "kemet.engine.game"}
    calls: list[str] = []
    for function in functions:
        kind = kinds[function.__module__][function.__name__]
        frames[kind] = getattr(sys.modules[function.__module__], kind).__module__
        given = "frame" if kind == "Frame" else f"cast({kind}, frame)"
        calls.append(f"{alias(function.__module__)}.{function.__name__}(game, {given})")
    imports = [f"import {module} as {alias(module)}\n" for module in modules]
    imports += [f"from {module} import {', '.join(names_of(frames, module))}\n" for module in sorted(set(frames.values()))]
    table = "".join(f"    {alias(function.__module__)}.{function.__name__},\n" for function in functions)
    return HEAD + "".join(imports) + CLASS + choice(calls, 0, " " * 8) + TABLE.format(table=table)


def choice(calls: list[str], first: int, indent: str) -> str:
    """Returns code that makes the one of *calls* with the number, *first* being that of the first, by halving them."""
    if len(calls) == 1:
        return f"{indent}{calls[0]}\n"
    half = len(calls) // 2
    lower, upper = choice(calls[:half], first, indent + "    "), choice(calls[half:], first + half, indent + "    ")
    return f"{indent}if number < {first + half}:\n{lower}{indent}else:\n{upper}"


def names_of(frames: dict[str, str], module: str) -> list[str]:
    """Lists the names that are taken from *module*."""
    return sorted(name for name, place in frames.items() if place == module)


if __name__ == "__main__":
    # The engine needs a file to be read at all, if only an empty one.
    TARGET.write_text(EMPTY, encoding="utf-8")
    TARGET.write_text(text(), encoding="utf-8")
