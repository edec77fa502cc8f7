"""Small phrases that events, questions and answers share."""

from __future__ import annotations

from typing import Any

from kemet.cli.voice import say, spoken
from kemet.engine import Rules
from kemet.engine.notation import player_text
from kemet.engine.text_board import troop_text


def units_text(number: int) -> str:
    """Returns so many units in words."""
    return say("action-units", number=number)


def priests_text(number: int) -> str:
    """Returns so many priests in words."""
    return say("ui-aria-priests", number=number)


def lowered(words: str) -> str:
    """Returns *words* as they stand within a line."""
    return words[:1].lower() + words[1:]


def joined(words: list[str], last: str = "and") -> str:
    """Returns *words* as a list with commas and a last "and" or "or"."""
    if len(words) < 2:
        return "".join(words)
    return say(f"term-{last}", words=", ".join(words[:-1]), last=words[-1])


def numbered(name: str, number: int) -> str:
    """Returns *name*, with how many there are where it is more than one."""
    return f"{name} ×{number}" if number > 1 else name


def troop(player: dict[str, Any], space: str) -> str:
    """Returns the number of units of *player* on *space*, the creature with them and how many are priests."""
    return troop_text(player, space, say)


def own_part(seen: dict[str, Any]) -> dict[str, Any]:
    """Returns what the player whose view *seen* is has."""
    you: dict[str, Any] = next(player for player in seen["players"] if player["player"] == seen["you"])
    return you


def rows_without_token(rules: Rules, you: dict[str, Any]) -> list[str]:
    """K5.2 Returns the rows of the player board where no token of *you* lies yet."""
    laid = {space.row for space in rules.action_spaces if space.slug in you["tokens"]}
    return [say(f"ui-row-{row}") for row in sorted({int(space.row) for space in rules.action_spaces} - laid) if row >= 0]


def occupants(seen: dict[str, Any], space: str) -> str:
    """Returns who stands on *space*, with how many and which creature; nothing if it is free."""
    found: list[str] = []
    for player in seen["players"]:
        if space in player["units"]:
            found.append(f"{player['player']} {troop(player, space)}")
    return joined(found)


def name_of(seat: int, you: int, bots: list[str]) -> str:
    """Returns how the player in *seat* is called at the table."""
    level = f"ui-bot-{bots[seat]}"
    bot = lowered(say(level)) if spoken().has(level) else bots[seat]
    return f"{player_text(seat)} {say('term-you') if seat == you else bot}"
