"""The board in a terminal, drawn from what one player may know. For `kemet play`."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.highlighter import RegexHighlighter
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from kemet.cli.camp_screen import CAMP_LINES, camp_board, temple_marks
from kemet.cli.path_screen import PATH_LINES, own_tokens, path_picture, path_row
from kemet.cli.voice import brief, effect, name, say
from kemet.cli.wording.events import when_text
from kemet.cli.wording.words import joined, numbered, own_part, rows_without_token, troop
from kemet.engine import Game, Rules
from kemet.engine.actions import TILE, ActionList
from kemet.engine.board import SPACE_NAMES
from kemet.engine.effect import WHEN_NAMES
from kemet.engine.ids import BIT, COLOUR_NAMES, bits
from kemet.engine.notation import player_text, tile_text
from kemet.engine.play.buy import Buy, tile_price
from kemet.engine.text_board import LEGEND, NARROWEST, WIDEST, called, camps, colour_letter, map_height, map_lines, standings
from kemet.engine.view import LAST_OF_PLAYER, added_facts

# What modules add to players and the path shows.
SHOWN_WITH_THE_PATH = ["priests", "path-tokens"]
# Players have colours that no pyramid has.
STYLES = ["bold cyan", "bold yellow", "bold green", "bold magenta", "bold dark_orange", "bold spring_green3"]
PYRAMID_STYLES = {
    "white": "bold white",
    "red": "bold red",
    "blue": "bold bright_blue",
    "black": "bold bright_black",
    "violet": "bold medium_purple1",
}


class PlayerHighlighter(RegexHighlighter):
    """Gives every player's word its colour."""

    base_style = "seat."
    highlights = [rf"(?P<{player_text(seat)}>\b{player_text(seat)}\b)" for seat in range(len(STYLES))]  # noqa: RUF012


def make_console(width: int | None = None, record: bool = False) -> Console:
    """Returns a console that colours the players' words."""
    theme = Theme({f"seat.{player_text(seat)}": style for seat, style in enumerate(STYLES)})
    return Console(highlighter=PlayerHighlighter(), theme=theme, width=width, record=record)


def board(seen: dict[str, Any], rules: Rules, names: list[str], width: int, height: int) -> RenderableType:
    """Returns the players, the map where there is room for it, the path, tiles, and the own hand."""
    more = (PATH_LINES if "path" in seen else 0) + (CAMP_LINES if "seth" in seen else 0)
    drawn = width >= NARROWEST and height >= map_height(rules) + more + 24
    parts: list[RenderableType] = [_players(seen, rules, names)]
    if "seth" in seen:
        parts.append(camp_board(seen))
    if drawn:
        parts.append(picture(seen, rules, width))
    if "path" in seen:
        parts.append(path_picture(seen, rules, min(width, WIDEST)))
    return Group(*parts, _places(seen, rules, drawn))


def _players(seen: dict[str, Any], rules: Rules, names: list[str]) -> Table:
    header, *rows = standings(seen, say, camps(rules))
    table = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        highlight=True,
        collapse_padding="dawn-tokens" in seen["players"][0],
    )
    table.add_column(header[0], no_wrap=True)
    table.add_column(header[1])
    for column in header[2:]:
        table.add_column(column, justify="right")
    for player, row in zip(names, rows, strict=True):
        table.add_row(player, *row[1:])
    return table


def _places(seen: dict[str, Any], rules: Rules, drawn: bool) -> Table:
    """Returns tiles and hand, and with no map *drawn* the troops and temples."""
    table = Table.grid(padding=(0, 2))
    table.highlight = True
    table.add_column(no_wrap=True)
    table.add_column()
    for player in seen["players"]:
        _add_player(table, player, seen, rules, drawn)
    if not drawn:
        table.add_row(say("term-temples"), _listed([f"{space} {_holder(seen, space)}" for space in _temples(rules)]))
    _add_hand(table, own_part(seen), rules, drawn)
    return table


def _add_player(table: Table, player: dict[str, Any], seen: dict[str, Any], rules: Rules, drawn: bool) -> None:
    """Adds what everybody may know of *player*: troops, tiles, used action spaces, what comes from the path."""
    word = player["player"]
    if not drawn:
        table.add_row(
            say("term-troops", player=word), _listed([f"{space} {troop(player, space)}" for space in player["units"]])
        )
    if player["tiles"]:
        table.add_row(say("term-tiles", player=word), _tile_names(player["tiles"], rules))
    for fact, value in added_facts(player, LAST_OF_PLAYER).items():
        if value and isinstance(value, dict | list) and fact not in SHOWN_WITH_THE_PATH:
            things = (
                [f"{key} {what}" for key, what in value.items()] if isinstance(value, dict) else [str(one) for one in value]
            )
            table.add_row(f"{word} {called('term-fact', fact, say)}", _listed(things))
    if word == seen["you"]:
        return
    if player["tokens"]:
        table.add_row(say("term-tokens-on", player=word), _listed(_tokens(player)))
    if "path" in seen and path_row(player, rules):
        table.add_row(say("term-path-of", player=word), path_row(player, rules))


def _tokens(player: dict[str, Any]) -> list[str]:
    """Returns the action spaces that *player* has used."""
    return [f"{space} ({token})" if token != "regular" else space for space, token in player["tokens"].items()]


def _tile_names(tiles: list[str], rules: Rules) -> Text:
    """Returns the names of *tiles* in their colours."""
    names = Text()
    for tile in rules.tiles:
        if tile_text(rules, tile.id) in tiles:
            colour = COLOUR_NAMES[tile.colour]
            names.append(", " if names else "").append(
                name("tile", tile_text(rules, tile.id)), PYRAMID_STYLES.get(colour, "")
            ).append(f" {colour_letter(colour)}{tile.level}", "dim")
    return names


def _add_hand(table: Table, you: dict[str, Any], rules: Rules, drawn: bool) -> None:
    rows = [] if "member-tokens" in you else rows_without_token(rules, you)
    duty = [say("term-due", rows=joined(rows))] if rows and you["tokens-left"] else []
    if not drawn:
        standing = [(colour, it) for colour, it in you["pyramids"].items() if it["space"]]
        pyramids = [say("term-pyramid-on", colour=colour, level=it["level"], space=it["space"]) for colour, it in standing]
        table.add_row(say("term-your-pyramids"), _listed(pyramids))
    table.add_row(say("term-your-tokens"), "; ".join([_listed(_tokens(you)), *duty]))
    cards = [card for card in rules.di_cards if card.slug in you["di-hand"]]
    for card in cards:
        when = say("term-when-cost", when=when_text(WHEN_NAMES[card.when]), cost=int(card.cost))
        title = numbered(name("di", card.slug), you["di-hand"][card.slug])
        words = say("term-explained", name=title, text=brief("di", card.slug), when=when)
        table.add_row(say("term-your-di") if card is cards[0] else "", words)
    if not cards:
        table.add_row(say("term-your-di"), "-")
    for k, words in enumerate(own_tokens(you, rules) if "path-tokens" in you else []):
        table.add_row("" if k else say("term-from-path"), words)
    away = f"   {say('term-away', cards=', '.join(you['battle-pile-cards']))}" if you["battle-pile-cards"] else ""
    table.add_row(say("term-your-battle-cards"), _listed(you["battle-hand"]) + away)


def _listed(words: list[str]) -> str:
    return ", ".join(words) or "-"


def _temples(rules: Rules) -> list[str]:
    spaces = [int(temple) for temple in rules.board.temple_list] + (
        [int(rules.board.sanctuary)] if rules.board.sanctuary >= 0 else []
    )
    return [SPACE_NAMES[space] for space in spaces]


def _holder(seen: dict[str, Any], space: str) -> str:
    return "/".join(player["player"] for player in seen["players"] if space in player["units"]) or say("term-free")


# The map.


def picture(seen: dict[str, Any], rules: Rules, width: int) -> Text:
    """Returns the map as boxes, everything in its colour."""
    text = Text("\n".join(map_lines(seen, rules, width, say, temple_marks(seen))))
    dim = [*(say(line) for line in LEGEND), say("term-map-delta"), say("term-map-vp")]
    text.highlight_words([*dim, *(say("term-map-income", number=number) for number in range(9))], "dim")
    text.highlight_regex(r"[╭╮├┤╰╯─│]+", "dim")
    text.highlight_regex(r"≈.*", "blue")
    for colour, style in PYRAMID_STYLES.items():
        text.highlight_regex(rf"▲ {colour} \d", style)
    for seat, style in enumerate(STYLES):
        text.highlight_regex(rf"\b{player_text(seat)}\b(?: \d[^\s:]*)?(?: \(\d [^)]*\))?", style)
    return text


def space_map(rules: Rules) -> Table:
    """Returns the map as a list: each space and its neighbours, obelisks and harbours marked."""
    table = Table(
        say("term-map-space"),
        say("term-map-next-to"),
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        caption=say("term-map-caption"),
        caption_justify="left",
    )
    for space in bits(rules.board.spaces):
        land = [SPACE_NAMES[other] for other in bits(rules.board.land[space])]
        water = [f"~{SPACE_NAMES[other]}" for other in bits(rules.board.harbours[space])]
        mark = "*" if rules.board.obelisks & BIT[space] else ""
        table.add_row(SPACE_NAMES[space] + mark, _listed(land + water))
    return table


# Tiles and scores.


def supply(seen: dict[str, Any], rules: Rules) -> Table:
    """Returns the tiles on sale, by colour and level."""
    hint = say("term-supply-hint", colour=COLOUR_NAMES[rules.pyramid_colours[0]])
    columns = ("", say("term-column-level"), say("term-column-on-sale"))
    table = Table(*columns, box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, caption=hint)
    table.caption_justify = "left"
    for colour in [*rules.pyramid_colours, *rules.lone_colours]:
        for level in range(1, int(rules.top_level) + 1):
            tiles = [t for t in rules.tiles_of_colour[colour] if t.level == level]
            stock = [(t.slug, seen["supply"].get(tile_text(rules, t.id), 0)) for t in tiles]
            words = [f"{slug} ×{number}" if number > 1 else slug for slug, number in stock if number]
            table.add_row(COLOUR_NAMES[colour], str(level), _listed(words))
    return table


def tiles_of(game: Game, seat: int, colour: int) -> Table:
    """Returns the tiles of *colour* on sale with their price for the player in *seat*; dim is what is out of reach."""
    columns = (say("term-column-tile"), say("term-column-level"), say("term-column-pp"), "")
    table = Table(*columns, box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.caption = say("term-dim-hint")
    table.caption_justify = "left"
    options = ActionList()
    Buy(seat, colour).options(game, seat, options)
    for tile in game.rules.tiles_of_colour[colour]:
        if game.supply[tile.id] and tile.level <= game.rules.top_level:
            style = "" if options.has(TILE + tile.id) or colour in game.rules.lone_colours else "dim"
            word = tile_text(game.rules, tile.id)
            cost = str(tile_price(game, seat, tile))
            table.add_row(name("tile", word), str(tile.level), cost, effect("tile", word), style=style)
    return table


def final_scores(seen: dict[str, Any], names: list[str]) -> Table:
    """Returns everybody's victory points by source."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(say("vp-total"), no_wrap=True)
    for player in names:
        table.add_column(player, justify="right")
    for source in seen["players"][0]["vp"]:
        table.add_row(name("vp", source), *(str(player["vp"][source]) for player in seen["players"]))
    return table
