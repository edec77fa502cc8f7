"""The board in a terminal, drawn from what one player may know. For `kemet play`."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.highlighter import RegexHighlighter
from rich.table import Table
from rich.theme import Theme

from kemet.cli.wording import troop
from kemet.engine import Rules
from kemet.engine.board import SANCTUARY, SPACE_NAMES
from kemet.engine.ids import BIT, COLOUR_NAMES, bits
from kemet.engine.notation import player_text

STYLES = ["bold red", "bold green", "bold yellow", "bold magenta", "bold cyan"]


class PlayerHighlighter(RegexHighlighter):
    """Gives every player's word its colour."""

    base_style = "seat."
    highlights = [rf"(?P<{player_text(seat)}>\b{player_text(seat)}\b)" for seat in range(len(STYLES))]  # noqa: RUF012


def make_console() -> Console:
    """Returns a console that colours the players' words."""
    theme = Theme({f"seat.{player_text(seat)}": style for seat, style in enumerate(STYLES)})
    return Console(highlighter=PlayerHighlighter(), theme=theme)


def headline(seen: dict[str, Any], rules: Rules) -> str:
    """Returns round, phase, order and target in a line."""
    return f"round {seen['round']}, {seen['phase']}, order {' '.join(seen['order'])}, target {rules.target} VP"


def board(seen: dict[str, Any], rules: Rules, names: list[str]) -> RenderableType:
    """Returns the players, their troops and tiles, the temples, and the own hand."""
    return Group(_players(seen, names), _places(seen, rules))


def _players(seen: dict[str, Any], names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("player", no_wrap=True)
    table.add_column("city")
    for column in ("VP", "lasting", "PP", "reserve", "w-r-b", "DI", "cards", "tokens"):
        table.add_column(column, justify="right")
    for player, name in zip(seen["players"], names, strict=True):
        vp = player["vp"]
        lasting = vp["total"] - vp["temples-held"] - vp["great-pyramids"]
        levels = "-".join(str(pyramid["level"]) for pyramid in player["pyramids"].values())
        first = [vp["total"], lasting, player["pp"], player["reserve"], levels]
        last = [player["di"], player["battle-cards"], player["tokens-left"]]
        table.add_row(name, player["city"] or "-", *map(str, first + last))
    return table


def _places(seen: dict[str, Any], rules: Rules) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for player in seen["players"]:
        troops = [f"{space} {troop(player, space)}" for space in player["units"]]
        table.add_row(f"{player['player']} troops", _listed(troops))
        if player["tiles"]:
            table.add_row(f"{player['player']} tiles", _listed(player["tiles"]))
    table.add_row("temples", _listed([f"{space} {_holder(seen, space)}" for space in _temples(rules)]))
    _add_hand(table, next(player for player in seen["players"] if player["player"] == seen["you"]))
    return table


def _add_hand(table: Table, you: dict[str, Any]) -> None:
    pyramids = [f"{colour} {it['level']} on {it['space']}" for colour, it in you["pyramids"].items() if it["space"]]
    tokens = [f"{space} ({token})" if token != "regular" else space for space, token in you["tokens"].items()]
    table.add_row("your pyramids", _listed(pyramids))
    table.add_row("your tokens on", _listed(tokens))
    table.add_row("your DI cards", _listed([f"{name} ×{n}" if n > 1 else name for name, n in you["di-hand"].items()]))
    table.add_row("your cards", _listed(you["battle-hand"]))


def _listed(words: list[str]) -> str:
    return ", ".join(words) or "-"


def _temples(rules: Rules) -> list[str]:
    spaces = [int(temple) for temple in rules.board.temple_list] + ([SANCTUARY] if rules.board.has_sanctuary else [])
    return [SPACE_NAMES[space] for space in spaces]


def _holder(seen: dict[str, Any], space: str) -> str:
    return "/".join(player["player"] for player in seen["players"] if space in player["units"]) or "free"


def space_map(rules: Rules) -> Table:
    """Returns the map as a list: each space and its neighbours, obelisks and harbours marked."""
    table = Table(
        "space",
        "next to",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        caption="* obelisk  ~ by harbour",
        caption_justify="left",
    )
    for space in bits(rules.board.spaces):
        land = [SPACE_NAMES[other] for other in bits(rules.board.land[space])]
        water = [f"~{SPACE_NAMES[other]}" for other in bits(rules.board.harbours[space])]
        mark = "*" if rules.board.obelisks & BIT[space] else ""
        table.add_row(SPACE_NAMES[space] + mark, _listed(land + water))
    return table


def supply(seen: dict[str, Any], rules: Rules) -> Table:
    """Returns the tiles on sale, by colour and level."""
    table = Table("", "level", "tiles on sale", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    stock = list(seen["supply"].values())
    for colour in rules.pyramid_colours:
        for level in range(1, int(rules.top_level) + 1):
            tiles = [t for t in rules.tiles_of_colour[colour] if t.level == level and stock[t.id]]
            words = [f"{t.slug} ×{stock[t.id]}" if stock[t.id] > 1 else t.slug for t in tiles]
            table.add_row(COLOUR_NAMES[colour], str(level), _listed(words))
    return table


def final_scores(seen: dict[str, Any], names: list[str]) -> Table:
    """Returns everybody's victory points by source."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("victory points", no_wrap=True)
    for name in names:
        table.add_column(name, justify="right")
    for source in seen["players"][0]["vp"]:
        table.add_row(source, *(str(player["vp"][source]) for player in seen["players"]))
    return table
