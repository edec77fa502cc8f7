"""Seth's game in a terminal: the day track, what both camps have reached, the Osiris board."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from kemet.cli.voice import name, say
from kemet.engine.modules.seth.content import CEREMONY_OFF, CEREMONY_PP, COMMUNITY_TARGET, TEMPLE_TOP
from kemet.engine.text_board import permanent_points

CAMP_LINES = 7


def temple_marks(seen: dict[str, Any]) -> dict[str, str]:
    """Returns what stands beside a space of the map with a sacred temple: its level."""
    return {space: f"⌂{temple['level']}" for space, temple in seen.get("seth", {}).get("temples", {}).items()}


def camp_board(seen: dict[str, Any]) -> Table:
    """Returns the day track, the goals of both camps, temples, powers and the portal."""
    seth = seen["seth"]
    table = Table.grid(padding=(0, 2))
    table.highlight = True
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(say("term-day-track"), Text(" ".join(_place(seth, k) for k in range(len(seth["track"])))))
    table.add_row(say("term-seth"), say("term-goal-seth", number=_points(seen, 0), target=seth["target"]))
    goals = [say("term-goal-temple", number=_best_temple(seth), target=TEMPLE_TOP), _ceremony(seen)]
    goals.append(say("term-goal-vp", number=_points(seen, 1), target=COMMUNITY_TARGET))
    table.add_row(say("term-community"), "; ".join(goals))
    table.add_row(say("term-speaker"), seth["speaker"])
    table.add_row(say("term-portal"), say(f"term-portal-{seth['portal']}"))
    if seth["temples"]:
        table.add_row(say("term-sacred-temples"), ", ".join(_temple(*pair) for pair in seth["temples"].items()))
    if seth["powers"]:
        table.add_row(say("term-powers"), ", ".join(name("power", power) for power in seth["powers"]))
    return table


def _place(seth: dict[str, Any], k: int) -> str:
    """Returns a place of the day track, the one the day has come to in brackets."""
    kind, _, number = seth["track"][k].partition("-")
    word = say(f"term-track-{kind}", number=int(number or 0))
    return f"[{word}]" if k == seth["place"] - 1 else word


def _points(seen: dict[str, Any], camp: int) -> int:
    return permanent_points(seen, seen["seth"]["camps"][camp])


def _best_temple(seth: dict[str, Any]) -> int:
    return max((temple["level"] for temple in seth["temples"].values()), default=0)


def _ceremony(seen: dict[str, Any]) -> str:
    """S7.4 Returns whether the Great Ceremony was held, and what it would cost now."""
    if seen["seth"]["ceremony"]:
        return say("term-ceremony-held")
    members = seen["seth"]["camps"][1]
    total = next(player["vp"]["total"] for player in seen["players"] if player["player"] in members)
    temporary = total - _points(seen, 1)
    return say("term-ceremony-price", cost=max(0, CEREMONY_PP * len(members) - CEREMONY_OFF * temporary))


def _temple(space: str, temple: dict[str, Any]) -> str:
    words = say("term-temple-at", space=space, level=temple["level"], number=temple["prayer"])
    return f"{words} ({name('power', temple['power'])})" if temple["power"] else words
