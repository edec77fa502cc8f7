"""The path to Ta-Seti in a terminal: roads, places, what lies there, and the priests of all players."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kemet.cli.wording.path import (
    KIND_NAMES,
    USE_NAMES,
    held_tokens,
    place_kind,
    road_words,
    side_up,
    token_name,
    tokens_lying,
)
from kemet.cli.wording.words import joined, numbered, priests_text
from kemet.engine import Rules
from kemet.engine.content.path import SKILL, PathToken

# Header, three roads of three lines, the line below.
PATH_LINES = 12
# The last board has the city only; its column is as wide as the name of the VP.
LAST_BOARD = 13


def path_picture(seen: dict[str, Any], rules: Rules, width: int) -> RenderableType:
    """Returns the path: boards from left to right, a row for each road. A cell is the road and the place it leads to."""
    names = max(len(name) for name in rules.path.lanes)
    boards = len(rules.path.boards)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0, highlight=True)
    table.add_column("path", width=names)
    for board, side in enumerate(seen["path"]["sides"]):
        room = (width - names - boards - LAST_BOARD) // (boards - 1)
        table.add_column(f"board {board + 1} {side}", width=room if board < boards - 1 else LAST_BOARD)
    for lane, name in enumerate(rules.path.lanes):
        table.add_row(name, *(_cell(seen, rules, board, lane) for board in range(len(rules.path.boards))))
    return Group(table, f"at the start: {_priests(seen, 'by-path') or 'no priest'}")


def _cell(seen: dict[str, Any], rules: Rules, board: int, lane: int) -> Text:
    gain = ", ".join(road_words(seen, rules, board, lane))
    lines = [Text(f"→ {gain}" if gain else "→", "dim" if not gain else "")]
    location = _location_in_row(seen, rules, board, lane)
    if location >= 0:
        tokens = [_in_cell(token) for token in tokens_lying(seen, rules, location)]
        lines.append(Text(joined(tokens) or f"{place_kind(seen, rules, location)}, empty", "bold" if tokens else "dim"))
        priests, fork = _priests(seen, rules.path.location_names[location]), _fork(seen, rules, location, lane)
        lines += ([Text(priests)] if priests else []) + ([Text(fork, "dim")] if fork else [])
    return Text("\n").join(lines)


def _in_cell(token: PathToken) -> str:
    """Returns a token as short as it can be told: items by their names."""
    return f"skill {token.name}" if token.kind == SKILL else token.name


def _location_in_row(seen: dict[str, Any], rules: Rules, board: int, lane: int) -> int:
    """Returns the place shown in the row of *lane*: its own, or in the middle row the one to which all roads lead."""
    location = int(side_up(seen, rules, board).roads[lane].to)
    shared = rules.path.location_names[location] != f"{board + 1}-{rules.path.lanes[lane]}"
    return location if not shared or lane == len(rules.path.lanes) // 2 else -1


def _fork(seen: dict[str, Any], rules: Rules, location: int, lane: int) -> str:
    exits = side_up(seen, rules, rules.path.board_of[location]).exits[location]
    if not exits or exits == [lane]:
        return ""
    return f"fork: also {joined([rules.path.lanes[k] for k in exits if k != lane], 'or')}"


def _priests(seen: dict[str, Any], place: str) -> str:
    """Returns whose priests are at *place*."""
    there = [(player["player"], player["priests"].get(place, 0)) for player in seen["players"]]
    return ", ".join(
        numbered(f"priest {name}" if number == 1 else f"priests {name}", number) for name, number in there if number
    )


def path_row(player: dict[str, Any], rules: Rules) -> str:
    """Returns skills, items and priests in reserve of *player* in a line; nothing where there are none."""
    skills = held_tokens(player, [token for token in rules.path.tokens if token.kind == SKILL])
    others = held_tokens(player, [token for token in rules.path.tokens if token.kind != SKILL])
    reserve = player["priests"].get("reserve", 0)
    words = [f"skills {', '.join(skills)}"] if skills else []
    words += [f"items {', '.join(others)}"] if others else []
    words += [f"{priests_text(reserve)} in reserve"] if reserve else []
    return "; ".join(words)


def own_tokens(you: dict[str, Any], rules: Rules) -> list[str]:
    """Returns the tokens *you* have, each with what it does and when, and the priests in reserve."""
    held = you["path-tokens"]
    reserve = you["priests"].get("reserve", 0)
    words = [_explained(token, held[token.slug]) for token in rules.path.tokens if token.slug in held]
    return words + ([f"{priests_text(reserve)} in your reserve of units"] if reserve else [])


def _explained(token: PathToken, number: int) -> str:
    when = "skill" if token.kind == SKILL else USE_NAMES[int(token.when)]
    return f"{numbered(token_name(token), number)}: {token.text.rstrip('.')} ({when})"


def token_list(seen: dict[str, Any], rules: Rules) -> Table:
    """Returns what the tokens do that lie on the path or belong to somebody."""
    lying = {slug for slugs in seen["path"]["tokens"].values() for slug in slugs} | set(seen["path"]["bonuses"].values())
    held = {slug for player in seen["players"] for slug in player["path-tokens"]}
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("token", "kind", "what it does"):
        table.add_column(column, no_wrap=column != "what it does")
    for token in rules.path.tokens:
        if token.slug in lying | held:
            table.add_row(token_name(token), KIND_NAMES[int(token.kind)], token.text)
    return table
