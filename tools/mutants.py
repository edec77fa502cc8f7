"""Which faults the tests would notice: `python tools/mutants.py PACKAGE --tests FILE …`, interpreted.

Puts one small fault at a time into the code of a package (a comparison turned, a number one more, a call left out, and so on)
and runs the tests that come by that line, the quickest first, until one fails. Prints each fault that none notices, and how
many were noticed. Nothing is written: a fault lives in a process of its own.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import pickle
import random
import signal
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

SOURCES = Path(__file__).parent.parent / "src"
NOTICED, UNNOTICED, NOT_PUT_IN = "noticed", "unnoticed", "cannot be put in"
KILLED = "killed by time"
NO_TEST = "no test comes by"
STATUS = {0: UNNOTICED, 1: NOTICED, 77: NOT_PUT_IN}
# A fault may make a game endless, which is noticed too: tests may take so many times as long as without it, and some more.
TIMES_AS_LONG = 3.0
MORE_SECONDS = 20.0
# Endless games may write endless lists.
MOST_MEMORY = 6 << 30
WAIT = 0.02
TURNED: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
Function = ast.FunctionDef
Lines = dict[tuple[str, int], list[str]]


class Mutant(NamedTuple):
    """A fault: in which file and function, the how-manieth part of it is changed, on which line, and what is there."""

    file: Path
    function: tuple[str, ...]
    part: int
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {'.'.join(self.function)}: {self.what}"


def main() -> int:
    """Collects the tests, and lets `Mutation` do the rest."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("package", type=Path, help="a folder of the engine's sources")
    parser.add_argument("--tests", nargs="+", required=True, help="test files or folders")
    parser.add_argument("--sample", type=int, default=0, help="so many faults, drawn at random (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leave-out", nargs="*", default=[], help="files of the package that are not looked at")
    args = parser.parse_args()
    faults = [fault for fault in mutants(args.package.resolve()) if fault.file.name not in args.leave_out]
    if args.sample:
        random.Random(args.seed).shuffle(faults)
        faults = faults[: args.sample]
    flags = ["-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--tb=no", "-m", "not long", "-s"]
    return int(pytest.main([*flags, *args.tests], plugins=[Mutation(args.package.resolve(), faults)]))


# Faults.


def mutants(package: Path) -> Iterator[Mutant]:
    """Returns every fault that can be put into the functions of *package*."""
    for file in sorted(package.glob("*.py")):
        for names, function in functions(ast.parse(file.read_text(encoding="utf-8"))):
            said = [*function.decorator_list, function.args, *([function.returns] if function.returns else [])]
            head = {id(node) for part in said for node in ast.walk(part)}
            for part, node in enumerate(ast.walk(function)):
                if id(node) not in head and can_change(node):
                    yield Mutant(file, names, part, node.lineno, ast.unparse(node)[:70])  # type: ignore[attr-defined]


def functions(tree: ast.Module) -> Iterator[tuple[tuple[str, ...], Function]]:
    """Returns the functions and methods of a file."""
    for node in tree.body:
        if isinstance(node, Function):
            yield (node.name,), node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield (node.name, inner.name), inner


def can_change(node: ast.AST) -> bool:
    """Tells whether *node* is of a kind that `change` knows."""
    if isinstance(node, ast.Compare):
        return type(node.ops[0]) in TURNED
    if isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)):
        return type(node.op) in TURNED
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, (ast.Not, ast.Invert))
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def change(node: ast.AST) -> None:
    """Makes a fault of *node*."""
    if isinstance(node, ast.Compare):
        node.ops[0] = TURNED[type(node.ops[0])]()
    elif isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)):
        node.op = TURNED[type(node.op)]()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd()
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else node.value + 1  # type: ignore[operator]
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)


def put_in(fault: Mutant) -> None:
    """Changes the code of the function that is loaded."""
    tree = ast.parse(fault.file.read_text(encoding="utf-8"))
    change(list(ast.walk(dict(functions(tree))[fault.function]))[fault.part])
    code: Any = compile(ast.fix_missing_locations(tree), str(fault.file), "exec")
    found: Any = importlib.import_module(".".join(fault.file.relative_to(SOURCES).with_suffix("").parts))
    for name in fault.function:
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)
        found = found.__dict__[name]
    found = getattr(found, "__func__", getattr(found, "fget", found))
    getattr(found, "__wrapped__", found).__code__ = code


# Tests.


class Watch:
    """Notes which lines of a package each test comes by, and how long it takes."""

    def __init__(self, package: Path) -> None:
        self.package = str(package)
        self.lines: Lines = {}
        self.seconds: dict[str, float] = {}
        self.now: set[tuple[str, int]] = set()

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        """Is called by the interpreter at each call, and at each line of our functions."""
        if not frame.f_code.co_filename.startswith(self.package):
            return None
        self.now.add((frame.f_code.co_filename, frame.f_lineno))
        return self.trace

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Runs a test under watch."""
        self.now = set()
        begin = time.perf_counter()
        sys.settrace(self.trace)
        try:
            yield
        finally:
            sys.settrace(None)
        self.seconds[item.nodeid] = time.perf_counter() - begin
        for place in self.now:
            self.lines.setdefault(place, []).append(item.nodeid)


class Mutation:
    """Takes the place of pytest's run of the tests it has collected."""

    def __init__(self, package: Path, faults: list[Mutant]) -> None:
        self.package = package
        self.faults = faults
        self.items: dict[str, pytest.Item] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Runs the tests once under watch, then those that come by each fault; prints what happens."""
        self.items = {item.nodeid: item for item in session.items}
        lines, seconds = self.watched(session)
        counts = dict.fromkeys([NOTICED, KILLED, UNNOTICED, NO_TEST, NOT_PUT_IN], 0)
        for fault in self.faults:
            tests = sorted(set(lines.get((str(fault.file), fault.line), [])), key=lambda test: seconds[test])
            limit = MORE_SECONDS + TIMES_AS_LONG * sum(seconds[test] for test in tests)
            word = self.tried(fault, tests, limit) if tests else NO_TEST
            counts[word] += 1
            if word in (KILLED, UNNOTICED, NO_TEST):
                print(f"{word}: {fault} ({len(tests)} tests)", flush=True)
        print(f"{len(self.faults)} faults: " + ", ".join(f"{number} {word}" for word, number in counts.items()))
        return True

    def watched(self, session: pytest.Session) -> tuple[Lines, dict[str, float]]:
        """Runs all tests in another process; returns which come by each line, and how long each takes."""
        with tempfile.NamedTemporaryFile() as file:
            child = os.fork()
            if child == 0:
                watch = Watch(self.package)
                session.config.pluginmanager.register(watch)
                failed = [test for test, item in self.items.items() if fails(item)]
                Path(file.name).write_bytes(pickle.dumps((watch.lines, watch.seconds, failed)))
                os._exit(0)
            os.waitpid(child, 0)
            lines, seconds, failed = pickle.loads(Path(file.name).read_bytes())
        if failed:
            sys.exit(f"these fail without any fault: {', '.join(failed)}")
        print(f"{len(seconds)} tests come by {len(lines)} lines; {len(self.faults)} faults", flush=True)
        return lines, seconds

    def tried(self, fault: Mutant, tests: list[str], limit: float) -> str:
        """Puts *fault* in, in another process, and runs *tests* until one fails or *limit* seconds are over; returns what
        came of it."""
        child = os.fork()
        if child == 0:
            import resource  # where there is `fork` there is this

            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            try:
                put_in(fault)
            except ValueError:
                # Without its call of `super` a function is of another kind.
                os._exit(77)
            try:
                os._exit(1 if any(fails(self.items[test]) for test in tests) else 0)
            except BaseException:
                os._exit(1)
        status = waited_for(child, limit)
        return KILLED if status is None else STATUS.get(os.waitstatus_to_exitcode(status), NOTICED)


def waited_for(child: int, limit: float) -> int | None:
    """Returns how the process *child* ended; nothing where it had to be killed after *limit* seconds. Its own alarm would not
    do: the plugin that ends long tests uses the same, and takes it back after each."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        time.sleep(WAIT)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def fails(item: pytest.Item) -> bool:
    """Runs a test; tells whether it fails."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


if __name__ == "__main__":
    sys.exit(main())
