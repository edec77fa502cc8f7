"""The games of an arena as they are finished, in a file: a line for the plan, then one for each game."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TextIO

from kemet.cli.arena.plan import ArenaPlan
from kemet.cli.common import UserError
from kemet.cli.games import Played, Thinking

FORMAT = 1


@dataclass
class Result:
    """What an arena keeps of a game. `winner` is a seat, -1 if the game broke down; `thinking` is by seat."""

    number: int
    seed: str
    bots: list[str]
    winner: int
    rounds: int
    thinking: list[Thinking]
    fault: str = ""


def result_of(played: Played, bots: list[str]) -> Result:
    """Returns what an arena keeps of the game *played* by *bots*."""
    return Result(played.number, played.seed, bots, played.winner, played.rounds, played.thinking, played.fault)


class State:
    """The results of an arena so far, in memory and, with a path, in a file that grows line by line."""

    def __init__(self, plan: ArenaPlan, path: str | None) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        self._file: TextIO | None = None
        if path is None:
            return
        head = json.dumps({"arena": FORMAT, "plan": plan.as_data()})
        try:
            lines = self._whole_lines()
            if lines:
                self._read(lines, plan)
            self._file = Path(path).open("a", encoding="utf-8")
        except OSError as error:
            raise UserError(f"--state: {path}: {error.strerror or error}") from error
        if not lines:
            self._write(head)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, result: Result) -> None:
        """Keeps one game more."""
        self.results[result.number] = result
        self._write(json.dumps(asdict(result)))

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()

    def _whole_lines(self) -> list[str]:
        """Returns the lines of the file. What a killed process left half-written at its end is cut off."""
        assert self.path is not None
        path = Path(self.path)
        if not path.exists():
            return []
        raw = path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        if b"\0" in raw or (raw and not raw.startswith(b"{")):
            raise UserError(f"--state: {self.path}: this is no state of an arena")
        if len(whole) < len(raw):
            os.truncate(path, len(whole))
        return whole.decode("utf-8", errors="replace").splitlines()

    def _read(self, lines: list[str], plan: ArenaPlan) -> None:
        try:
            head = json.loads(lines[0])
            if head.get("arena") != FORMAT:
                raise ValueError
            _check_plan(self.path or "", head["plan"], plan.as_data())
            for number, line in enumerate(lines[1:], 2):
                result = _result(line)
                if result.number in self.results:
                    raise UserError(f"--state: {self.path}: line {number}: game {result.number} is there twice")
                self.results[result.number] = result
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise UserError(f"--state: {self.path}: this is no state of an arena") from error


def _result(line: str) -> Result:
    data = json.loads(line)
    thinking = [Thinking(**part) for part in data.pop("thinking")]
    return Result(thinking=thinking, **data)


def _check_plan(path: str, there: dict[str, Any], here: dict[str, Any]) -> None:
    """Raises `UserError` that names every difference between the plan of the file and this one."""
    old, new = _flat(there), _flat(here)
    differing = [
        f"{name} {old.get(name, '-')} there, {new.get(name, '-')} here" for name in new if old.get(name) != new[name]
    ]
    if differing:
        raise UserError(
            f"--state: {path} belongs to another plan ({'; '.join(differing)}); go on with that plan, or name a new file"
        )


def _flat(plan: dict[str, Any]) -> dict[str, str]:
    parts = {name: value for name, value in plan.items() if name != "options"} | plan["options"]
    return {name: ",".join(value) if isinstance(value, list) else str(value) for name, value in parts.items()}
