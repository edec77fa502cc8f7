"""The path to Ta-Seti in a terminal: roads, places, what lies there, and the priests of all players."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kemet.cli.voice import brief, effect, say
from kemet.cli.wording.path import (
    USE_WORDS,
    held_tokens,
    kind_name,
    place_kind,
    road_words,
    side_up,
    token_name,
    tokens_lying,
)
from kemet.cli.wording.words import joined, numbered
from kemet.engine import Rules
from kemet.engine.modules.ta_seti.path.content import PATH_DATA, SKILL, PathToken

# Header, three roads of three lines, the line below.
PATH_LINES = 12
# The last board has the city only; its column is as wide as the name of the VP.
LAST_BOARD = 13


def path_picture(seen: dict[str, Any], rules: Rules, width: int) -> RenderableType:
    """Returns the path: boards from left to right, a row for each road. A cell is the road and the place it leads to."""
    names = max(len(lane) for lane in PATH_DATA.lanes)
    boards = len(PATH_DATA.boards)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0, highlight=True)
    table.add_column(say("term-path"), width=names)
    for board, side in enumerate(seen["path"]["sides"]):
        room = (width - names - boards - LAST_BOARD) // (boards - 1)
        table.add_column(
            say("term-path-board", number=board + 1, side=side), width=room if board < boards - 1 else LAST_BOARD
        )
    for lane, word in enumerate(PATH_DATA.lanes):
        table.add_row(word, *(_cell(seen, rules, board, lane) for board in range(len(PATH_DATA.boards))))
    return Group(table, say("term-path-at-start", priests=_priests(seen, "by-path") or say("term-no-priest")))


def _cell(seen: dict[str, Any], rules: Rules, board: int, lane: int) -> Text:
    gain = ", ".join(road_words(seen, rules, board, lane))
    lines = [Text(f"→ {gain}" if gain else "→", "dim" if not gain else "")]
    location = _location_in_row(seen, rules, board, lane)
    if location >= 0:
        tokens = [_in_cell(token) for token in tokens_lying(seen, rules, location)]
        lines.append(
            Text(joined(tokens) or say("term-empty", place=place_kind(seen, rules, location)), "bold" if tokens else "dim")
        )
        priests, fork = _priests(seen, PATH_DATA.location_names[location]), _fork(seen, rules, location, lane)
        lines += ([Text(priests)] if priests else []) + ([Text(fork, "dim")] if fork else [])
    return Text("\n").join(lines)


def _in_cell(token: PathToken) -> str:
    """Returns a token as short as it can be told: items by their names."""
    return f"{token_name(token)} ({kind_name(token)})" if token.kind == SKILL else token_name(token)


def _location_in_row(seen: dict[str, Any], rules: Rules, board: int, lane: int) -> int:
    """Returns the place shown in the row of *lane*: its own, or in the middle row the one to which all roads lead."""
    location = int(side_up(seen, rules, board).roads[lane].to)
    shared = PATH_DATA.location_names[location] != f"{board + 1}-{PATH_DATA.lanes[lane]}"
    return location if not shared or lane == len(PATH_DATA.lanes) // 2 else -1


def _fork(seen: dict[str, Any], rules: Rules, location: int, lane: int) -> str:
    exits = side_up(seen, rules, PATH_DATA.board_of[location]).exits[location]
    if not exits or exits == [lane]:
        return ""
    return say("term-fork", lanes=joined([PATH_DATA.lanes[k] for k in exits if k != lane], "or"))


def _priests(seen: dict[str, Any], place: str) -> str:
    """Returns whose priests are at *place*."""
    there = [(player["player"], player["priests"].get(place, 0)) for player in seen["players"]]
    return ", ".join(say("term-priests-of", player=player, number=number) for player, number in there if number)


def path_row(player: dict[str, Any], rules: Rules) -> str:
    """Returns skills, items and priests in reserve of *player* in a line; nothing where there are none."""
    skills = held_tokens(player, [token for token in PATH_DATA.tokens if token.kind == SKILL])
    others = held_tokens(player, [token for token in PATH_DATA.tokens if token.kind != SKILL])
    reserve = player["priests"].get("reserve", 0)
    words = [say("term-skills", tokens=", ".join(skills))] if skills else []
    words += [say("term-items", tokens=", ".join(others))] if others else []
    words += [say("term-priests-in-reserve", number=reserve)] if reserve else []
    return "; ".join(words)


def own_tokens(you: dict[str, Any], rules: Rules) -> list[str]:
    """Returns the tokens *you* have, each with what it does and when, and the priests in reserve."""
    held = you["path-tokens"]
    reserve = you["priests"].get("reserve", 0)
    words = [_explained(token, held[token.slug]) for token in PATH_DATA.tokens if token.slug in held]
    return words + ([say("term-priests-in-reserve", number=reserve)] if reserve else [])


def _explained(token: PathToken, number: int) -> str:
    when = kind_name(token) if token.kind == SKILL else say(f"term-use-{USE_WORDS[int(token.when)]}")
    return say("term-explained", name=numbered(token_name(token), number), text=brief("token", token.slug), when=when)


def token_list(seen: dict[str, Any], rules: Rules) -> Table:
    """Returns what the tokens do that lie on the path or belong to somebody."""
    lying = {slug for slugs in seen["path"]["tokens"].values() for slug in slugs} | set(seen["path"]["bonuses"].values())
    held = {slug for player in seen["players"] for slug in player["path-tokens"]}
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("token", "kind", "does"):
        table.add_column(say(f"term-column-{column}"), no_wrap=column != "does")
    for token in PATH_DATA.tokens:
        if token.slug in lying | held:
            table.add_row(token_name(token), kind_name(token), effect("token", token.slug))
    return table
