"""Small phrases that events, questions and answers share."""

from __future__ import annotations

from typing import Any

from kemet.engine import Rules
from kemet.engine.effect import Creature
from kemet.engine.notation import player_text
from kemet.engine.picture import troop

CITIES = {"nw": "north-west", "s": "south", "c": "centre", "ne": "north-east", "e": "east"}
COLOUR_THEMES = {
    "white": "prayer points and prices",
    "red": "attack and movement",
    "blue": "defence and units",
    "black": "dark gifts",
}
ROWS = ["upper", "middle", "lower"]


def units_text(number: int, priests: int = 0) -> str:
    """Returns so many units in words, and how many of them are priests."""
    units = f"{number} unit" if number == 1 else f"{number} units"
    return f"{units} ({priests_text(priests)})" if priests else units


def priests_text(number: int) -> str:
    """Returns so many priests in words."""
    return f"{number} priest" if number == 1 else f"{number} priests"


def joined(words: list[str], last: str = "and") -> str:
    """Returns *words* as a list with commas and a last "and"."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def numbered(name: str, number: int) -> str:
    """Returns *name*, with how many there are where it is more than one."""
    return f"{name} ×{number}" if number > 1 else name


def creature_name(creature: Creature) -> str:
    """Returns the name of *creature* as it stands behind an article."""
    return creature.name.removeprefix("The ")


def own_part(seen: dict[str, Any]) -> dict[str, Any]:
    """Returns what the player whose view *seen* is has."""
    you: dict[str, Any] = next(player for player in seen["players"] if player["player"] == seen["you"])
    return you


def rows_without_token(rules: Rules, you: dict[str, Any]) -> list[str]:
    """K5.2 Returns the rows of the player board where no token of *you* lies yet."""
    laid = {space.row for space in rules.action_spaces if space.slug in you["tokens"]}
    return [name for row, name in enumerate(ROWS) if row not in laid]


def occupants(seen: dict[str, Any], space: str) -> str:
    """Returns who stands on *space*, with how many and which creature; nothing if it is free."""
    found: list[str] = []
    for player in seen["players"]:
        if space in player["units"]:
            found.append(f"{player['player']} {troop(player, space)}")
    return joined(found)


def name_of(seat: int, you: int, bots: list[str]) -> str:
    """Returns how the player in *seat* is called at the table."""
    return f"{player_text(seat)} {'you' if seat == you else bots[seat]}"
