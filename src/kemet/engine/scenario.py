"""Scenarios: a position in text, moves, and what must hold. Tests, puzzles and bug reports. See docs/scenarios.md."""

from __future__ import annotations

import tomllib
from typing import Any

from kemet.engine.events import Event
from kemet.engine.game import Game, IllegalAction
from kemet.engine.notation import NotationError, event_text, parse_move, player_text
from kemet.engine.position import PositionError, check_keys, table, words
from kemet.engine.record import Record, RecordError, digest, read_record, replay
from kemet.engine.registry import make_rules
from kemet.engine.rules import OPTION_NAMES, RULES_VERSION, OptionError, parse_options
from kemet.engine.toml_lines import line_of
from kemet.engine.view import SPECTATOR, frame_view, phase, player_view, view
from kemet.engine.written import sound_position, written_seed

TOP_KEYS = ["title", "rules", "note", "options", "position", "player", "record", "then"]
THEN_KEYS = ["note", "moves", "expect"]
EXPECT_KEYS = ["decision", "frame", "legal", "not-legal", "illegal", "events", "no-events"]
# What a view holds beside facts of the game.
NOT_FACTS = ["you", "options", "players", "frames", "legal"]
# Tables of views that list only what there is; modules have more (`Module.open_tables`).
OPEN_TABLES = ["units", "creatures", "tokens", "di-hand", "di-thrown-cards", "discard", "supply"]


class ScenarioError(ValueError):
    """A scenario that cannot be read or does not hold; the message names line and reason."""


class Scenario:
    """A scenario as read: its position as a game, and the blocks of moves and expectations."""

    def __init__(self, title: str, rules: list[str], game: Game, blocks: list[dict[str, Any]], text: str) -> None:
        self.title = title
        self.rules = rules
        self.game = game
        self.blocks = blocks
        self.text = text


def read_scenario(text: str) -> Scenario:
    """Returns the scenario written as *text*; raises `ScenarioError` with the line of what is wrong.

    Examples:
        >>> from kemet.engine.scenario import read_scenario
        >>> scenario = read_scenario("[player.p1]\\nunits = { nw_1 = 5 }\\n[player.p2]\\nunits = { s_1 = 3 }")
        >>> scenario.game
        <Game of 2 players: round 2, day, p1 to answer turn; VP p1 0, p2 0>
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as bad_text:
        raise ScenarioError(f"this is no TOML: {bad_text}") from bad_text
    try:
        check_keys("scenario", data, TOP_KEYS)
        blocks = data.get("then", [])
        if not isinstance(blocks, list):
            raise PositionError("then", "write [[then]], with two brackets")
        for k, block in enumerate(blocks, 1):
            check_keys(f"then.{k}", table(f"then.{k}", block), THEN_KEYS)
        game = build_game(data)
        game.log = []
        return Scenario(str(data.get("title", "")), words("rules", data.get("rules", [])), game, blocks, text)
    except PositionError as error:
        path = error.path.removeprefix("scenario.")
        raise ScenarioError(f"line {line_of(text, path)}: {path}: {error.reason}") from error


def build_game(data: dict[str, Any]) -> Game:
    """Returns the game that the tables `options`, `position` and `player`, or `record`, describe; raises `PositionError`."""
    if "record" in data:
        for name in ("options", "position", "player"):
            if name in data:
                raise PositionError(name, f"{name!r} beside 'record': the record is the position")
        try:
            return replay(read_record(str(data["record"])))
        except RecordError as error:
            raise PositionError("record", str(error)) from error
    options = table("options", data.get("options", {}))
    try:
        items = {name: _option_text(value) for name, value in options.items()}
        rules = make_rules(parse_options(items))
    except OptionError as bad_option:
        named = [name for name in options if name not in OPTION_NAMES or name in str(bad_option)]
        raise PositionError(f"options.{named[0]}" if named else "options", str(bad_option)) from bad_option
    return sound_position(rules, data)


def record_of_scenario(text: str) -> Record:
    """Returns the record of a game that begins where the scenario *text* does, before its first move; raises
    `ScenarioError`."""
    scenario = read_scenario(text)
    data = tomllib.loads(text)
    if "record" in data:
        return read_record(str(data["record"]))
    return Record(RULES_VERSION, scenario.game.rules.options, written_seed(data), [], digest(scenario.game))


def _option_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    return str(value)


def run_scenario(scenario: Scenario) -> Game:
    """Plays the moves and checks what must hold; returns the last position or raises `ScenarioError`."""
    game = scenario.game.copy()
    game.log = []
    if not scenario.blocks:
        return game
    for k, block in enumerate(scenario.blocks, 1):
        first = len(game.log)
        try:
            for move in words(f"then.{k}.moves", block.get("moves", [])):
                _play(game, f"then.{k}.moves", move)
            expect = table(f"then.{k}.expect", block.get("expect", {}))
            check_expectations(game, f"then.{k}.expect", expect, game.log[first:])
        except PositionError as error:
            raise ScenarioError(f"line {line_of(scenario.text, error.path)}: {error.reason}") from error
    return game


def _parse(game: Game, path: str, move: str) -> tuple[int, int]:
    try:
        return parse_move(game.rules, move)
    except NotationError as error:
        raise PositionError(path, f"{move!r}: {error}") from error


def _play(game: Game, path: str, move: str) -> None:
    player, action = _parse(game, path, move)
    try:
        game.apply(player, action)
    except IllegalAction as error:
        raise PositionError(path, f"{move!r} is illegal: {error}") from error


def check_expectations(game: Game, path: str, expect: dict[str, Any], events: list[Event]) -> None:
    """Raises `PositionError` if the position, or the *events* that led to it, are not as *expect* says."""
    players = [player_text(seat) for seat in range(game.rules.options.players)]
    seen = {name: value for name, value in view(game, SPECTATOR).items() if name not in NOT_FACTS}
    check_keys(path, expect, [*seen, *EXPECT_KEYS, *players])
    tables = [*OPEN_TABLES, *(name for module in game.rules.modules for name in module.open_tables)]
    for name, value in expect.items():
        where = f"{path}.{name}"
        if name in players:
            seat = players.index(name)
            _compare(where, value, player_view(game, seat, seat), tables)
        elif name in seen:
            _compare(where, value, seen[name], tables)
        elif name == "decision":
            _compare(where, value, "over" if phase(game) == "over" else game.stack[-1].name(), tables)
        elif name == "frame":
            if not game.stack:
                raise PositionError(where, "the game is over: no frame is left")
            _compare(where, value, frame_view(game, len(game.stack) - 1, int(game.to_act())), tables)
        elif name in ("events", "no-events"):
            _check_events(game, where, words(where, value), events, name == "events")
        elif name == "illegal":
            for move, reason in table(where, value).items():
                _check_illegal(game, where, move, str(reason))
        else:
            for move in words(where, value):
                player, action = _parse(game, where, move)
                if (action in game.legal(player)) != (name == "legal"):
                    raise PositionError(where, f"{move!r} is {'not ' if name == 'legal' else ''}legal")


def _check_illegal(game: Game, path: str, move: str, reason: str) -> None:
    player, action = _parse(game, path, move)
    try:
        game.copy().apply(player, action)
    except IllegalAction as error:
        if reason not in (error.refusal.code, str(error.refusal)):
            raise PositionError(path, f"{move!r} is illegal, but by '{error.refusal}': {error}") from error
        return
    raise PositionError(path, f"{move!r} is legal")


def _check_events(game: Game, path: str, wanted: list[str], events: list[Event], must: bool) -> None:
    """Checks that the events came in this order, others in between allowed; or that none of them came."""
    happened = [event_text(game.rules, event) for event in events]
    if not must:
        for line in wanted:
            if line in happened:
                raise PositionError(path, f"the event {line!r} happened")
        return
    start = 0
    for line in wanted:
        if line not in happened[start:]:
            raise PositionError(path, f"the event {line!r} did not happen (in this order); events were {happened}")
        start = happened.index(line, start) + 1


def _compare(path: str, wanted: Any, found: Any, open_tables: list[str]) -> None:
    """Compares listed values only. In *open_tables*, which list only what there is, a number for something absent is 0 and a
    text for it 'none'."""
    if isinstance(wanted, dict):
        if not isinstance(found, dict):
            raise PositionError(path, f"expected a table, found {found!r}")
        for name, value in wanted.items():
            if name not in found and path.split(".")[-1] not in open_tables:
                raise PositionError(f"{path}.{name}", f"unknown field {name!r}; known are {', '.join(found)}")
            default = 0 if isinstance(value, int) else None
            _compare(f"{path}.{name}", value, found.get(name, default), open_tables)
        return
    if found is None:
        found = "none"
    if isinstance(wanted, list) and isinstance(found, list):
        if sorted(map(str, wanted)) != sorted(map(str, found)) if "order" not in path else wanted != found:
            raise PositionError(path, f"expected {wanted}, found {found}")
    elif wanted != found:
        raise PositionError(path, f"expected {wanted!r}, found {found!r}")


def scenario_from_record(title: str, record: str) -> str:
    """Returns a scenario that starts where *record* ends: what a failing fuzz run prints."""
    return f"title = {title!r}\nrecord = '''\n{record}'''\n"
