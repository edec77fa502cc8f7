"""The board in a terminal, drawn from what one player may know. For `kemet play`."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.highlighter import RegexHighlighter
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from kemet.cli.path_screen import PATH_LINES, own_tokens, path_picture, path_row
from kemet.cli.tables import SOURCE_NOTES
from kemet.cli.wording.words import colour_letter, joined, rows_without_token, troop
from kemet.engine import Game, Rules
from kemet.engine.actions import TILE, ActionList
from kemet.engine.board import CITY_C, CITY_E, CITY_NAMES, CITY_NE, CITY_NW, CITY_S, SANCTUARY, SPACE_NAMES
from kemet.engine.effect import WHEN_NAMES
from kemet.engine.ids import BIT, COLOUR_NAMES, bits
from kemet.engine.notation import player_text, tile_text
from kemet.engine.play.buy import Buy, tile_price

# Players have colours that no pyramid has.
STYLES = ["bold cyan", "bold yellow", "bold green", "bold magenta", "bold dark_orange"]
PYRAMID_STYLES = {"white": "bold white", "red": "bold red", "blue": "bold bright_blue", "black": "bold bright_black"}

NARROWEST = 80
WIDEST = 100
CITY_LINES = 5


class PlayerHighlighter(RegexHighlighter):
    """Gives every player's word its colour."""

    base_style = "seat."
    highlights = [rf"(?P<{player_text(seat)}>\b{player_text(seat)}\b)" for seat in range(len(STYLES))]  # noqa: RUF012


def make_console(width: int | None = None, record: bool = False) -> Console:
    """Returns a console that colours the players' words."""
    theme = Theme({f"seat.{player_text(seat)}": style for seat, style in enumerate(STYLES)})
    return Console(highlighter=PlayerHighlighter(), theme=theme, width=width, record=record)


def headline(seen: dict[str, Any], rules: Rules) -> str:
    """Returns round, phase, order and target in a line."""
    last = ", last day" if seen.get("last-day") else ""
    return f"round {seen['round']}, {seen['phase']}{last}, order {' '.join(seen['order'])}, target {rules.target} VP"


def board(seen: dict[str, Any], rules: Rules, names: list[str], width: int, height: int) -> RenderableType:
    """Returns the players, the map where there is room for it, the path, tiles, and the own hand."""
    path_lines = PATH_LINES if "path" in seen else 0
    drawn = width >= NARROWEST and height >= map_lines(rules) + path_lines + 24
    parts: list[RenderableType] = [_players(seen, names)]
    if drawn:
        parts.append(picture(seen, rules, width))
    if "path" in seen:
        parts.append(path_picture(seen, rules, min(width, WIDEST)))
    return Group(*parts, _places(seen, rules, drawn))


def _players(seen: dict[str, Any], names: list[str]) -> Table:
    dawn = "dawn-tokens" in seen["players"][0]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, highlight=True, collapse_padding=dawn)
    table.add_column("player", no_wrap=True)
    table.add_column("city")
    initials = "-".join(colour_letter(colour) for colour in seen["players"][0]["pyramids"])
    for column in ("VP", "permanent", "PP", "reserve", initials, "DI", "cards", "tokens", *(["dawn"] if dawn else [])):
        table.add_column(column, justify="right")
    for player, name in zip(seen["players"], names, strict=True):
        vp = player["vp"]
        permanent = vp["total"] - vp["temples-held"] - vp["great-pyramids"]
        levels = "-".join(str(pyramid["level"]) for pyramid in player["pyramids"].values())
        first = [vp["total"], permanent, player["pp"], player["reserve"], levels]
        last = [player["di"], player["battle-cards"], player["tokens-left"], *([player["dawn-tokens"]] if dawn else [])]
        table.add_row(name, player["city"] or "-", *map(str, first + last))
    return table


def _places(seen: dict[str, Any], rules: Rules, drawn: bool) -> Table:
    """Returns tiles and hand, and with no map *drawn* the troops and temples."""
    table = Table.grid(padding=(0, 2))
    table.highlight = True
    table.add_column(no_wrap=True)
    table.add_column()
    for player in seen["players"]:
        if not drawn:
            troops = [f"{space} {troop(player, space)}" for space in player["units"]]
            table.add_row(f"{player['player']} troops", _listed(troops))
        if player["tiles"]:
            table.add_row(f"{player['player']} tiles", _tile_names(player["tiles"], rules))
        if "path" in seen and player["player"] != seen["you"] and path_row(player, rules):
            table.add_row(f"{player['player']} path", path_row(player, rules))
    if not drawn:
        table.add_row("temples", _listed([f"{space} {_holder(seen, space)}" for space in _temples(rules)]))
    _add_hand(table, next(player for player in seen["players"] if player["player"] == seen["you"]), rules, drawn)
    return table


def _tile_names(tiles: list[str], rules: Rules) -> Text:
    """Returns the names of *tiles* in their colours."""
    names = Text()
    for tile in rules.tiles:
        if tile_text(rules, tile.id) in tiles:
            colour = COLOUR_NAMES[tile.colour]
            names.append(", " if names else "").append(tile.name, PYRAMID_STYLES.get(colour, "")).append(
                f" {colour_letter(colour)}{tile.level}", "dim"
            )
    return names


def _add_hand(table: Table, you: dict[str, Any], rules: Rules, drawn: bool) -> None:
    pyramids = [f"{colour} {it['level']} on {it['space']}" for colour, it in you["pyramids"].items() if it["space"]]
    tokens = [f"{space} ({token})" if token != "regular" else space for space, token in you["tokens"].items()]
    rows = rows_without_token(rules, you)
    duty = (
        [f"a token is still due in the {joined(rows)} row{'s' if len(rows) > 1 else ''}"]
        if rows and you["tokens-left"]
        else []
    )
    if not drawn:
        table.add_row("your pyramids", _listed(pyramids))
    table.add_row("your tokens on", "; ".join([_listed(tokens), *duty]))
    cards = [card for card in rules.di_cards if card.slug in you["di-hand"]]
    for card in cards:
        copies = f" ×{you['di-hand'][card.slug]}" if you["di-hand"][card.slug] > 1 else ""
        label = "your DI cards" if card is cards[0] else ""
        table.add_row(label, f"{card.name}{copies}: {card.text.rstrip('.')} ({WHEN_NAMES[card.when]}, {card.cost} PP)")
    if not cards:
        table.add_row("your DI cards", "-")
    for k, words in enumerate(own_tokens(you, rules) if "path-tokens" in you else []):
        table.add_row("" if k else "from the path", words)
    away = f"   away: {', '.join(you['battle-pile-cards'])}" if you["battle-pile-cards"] else ""
    table.add_row("battle cards", _listed(you["battle-hand"]) + away)


def _listed(words: list[str]) -> str:
    return ", ".join(words) or "-"


def _temples(rules: Rules) -> list[str]:
    spaces = [int(temple) for temple in rules.board.temple_list] + ([SANCTUARY] if rules.board.has_sanctuary else [])
    return [SPACE_NAMES[space] for space in spaces]


def _holder(seen: dict[str, Any], space: str) -> str:
    return "/".join(player["player"] for player in seen["players"] if space in player["units"]) or "free"


# The map as a picture.


def map_lines(rules: Rules) -> int:
    """Returns the height of the picture."""
    west = 2 * CITY_LINES + _chain_lines(_west_chain(rules))
    return west + (1 + 2 * CITY_LINES + _chain_lines(EAST_CHAIN) if rules.options.players >= 4 else 0)


EAST_CHAIN = ["ne_front", "e_obelisk", "e_front"]


def _west_chain(rules: Rules) -> list[str]:
    if CITY_C in rules.board.cities:
        return ["nw_front", "w_obelisk_n", "c_ring", "w_obelisk_s", "s_front"]
    return ["nw_front", "w_obelisk", "s_front"]


def _chain_lines(chain: list[str]) -> int:
    return 2 * len(chain) + 1 + (CITY_LINES if "c_ring" in chain else 0)


def picture(seen: dict[str, Any], rules: Rules, width: int) -> RenderableType:
    """Returns the map as boxes: what touches is adjacent, double lines are city walls."""
    return Picture(seen, rules, min(width, WIDEST)).draw()


class Picture:
    """The map being drawn: on each bank a chain of spaces between two cities, with a temple on one side of all of them
    and the river bank on the other.
    """

    def __init__(self, seen: dict[str, Any], rules: Rules, width: int) -> None:
        self.seen = seen
        self.rules = rules
        more = (width - NARROWEST) // 4
        self.outer = 14 + more
        self.bank = 12 + more
        self.temple = 16 + more
        self.middle = width - self.outer - self.bank - self.temple

    def draw(self) -> RenderableType:
        """Returns the whole picture."""
        parts = [self._west()]
        if self.rules.options.players >= 4:
            across = [SPACE_NAMES[space] for space in bits(self.rules.board.harbours[SPACE_NAMES.index("west_bank")])]
            words = f" the Nile: boats cross between west_bank and {joined(across)} "
            width = self.outer + self.middle + self.bank + self.temple
            parts += [Text(words.center(width, "≈"), "blue"), self._east()]
        return Group(*parts)

    def _west(self) -> RenderableType:
        chain = _west_chain(self.rules)
        height = _chain_lines(chain)
        grid = self._grid(self.outer, self.middle, self.bank + self.temple)
        shore = self._grid(self.bank, self.temple)
        shore.add_row(self._box("west_bank", height), self._box("sphinx_temple", 7))
        left = Group(*[Text()] * CITY_LINES, self._box("west_temple", height))
        grid.add_row(left, self._land(CITY_NW, chain, CITY_S), Group(self._delta(), shore, self._legend()))
        return grid

    def _east(self) -> RenderableType:
        height = _chain_lines(EAST_CHAIN)
        grid = self._grid(self.bank + self.temple, self.middle, self.outer)
        shore = self._grid(self.temple, self.bank)
        shore.add_row(self._box("river_temple", 7), self._box("east_bank", height))
        blank = [Text()] * CITY_LINES
        grid.add_row(
            Group(*blank, shore), self._land(CITY_NE, EAST_CHAIN, CITY_E), Group(*blank, self._box("east_temple", height))
        )
        return grid

    def _grid(self, *widths: int) -> Table:
        grid = Table.grid()
        for width in widths:
            grid.add_column(width=width)
        return grid

    def _land(self, north: int, chain: list[str], south: int) -> RenderableType:
        spaces = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, border_style="dim")
        spaces.add_column()
        for name in chain:
            inside = [self._city(CITY_C)] if name == "c_ring" else []
            spaces.add_row(Group(self._line(name), *inside))
        return Group(self._city(north), spaces, self._city(south))

    def _city(self, city: int) -> RenderableType:
        name = CITY_NAMES[city]
        owner = next((player["player"] for player in self.seen["players"] if player["city"] == name), "")
        rows = Table.grid(padding=(0, 1), expand=True)
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True, justify="right", ratio=1)
        for k in (1, 2, 3):
            space = f"{name}_{k}"
            rows.add_row(space, self._pyramid(space), self._troops(space))
        return Panel(rows, box=box.DOUBLE, title=self._coloured(f"city {name} {owner}".strip()), title_align="left")

    def _pyramid(self, space: str) -> Text:
        for player in self.seen["players"]:
            for colour, pyramid in player["pyramids"].items():
                if pyramid["space"] == space:
                    return Text(f"▲ {colour} {pyramid['level']}", PYRAMID_STYLES.get(colour, ""))
        return Text()

    def _troops(self, space: str) -> Text:
        words = [f"{player['player']} {troop(player, space)}" for player in self.seen["players"] if space in player["units"]]
        return self._coloured(" ".join(words))

    def _coloured(self, words: str) -> Text:
        text = Text(words)
        for seat, style in enumerate(STYLES):
            for player in self.seen["players"]:
                if player["player"] == player_text(seat):
                    text.highlight_regex(rf"\b{player_text(seat)}\b(?: \d\S*)?(?: \(\d priests?\))?", style)
        return text

    def _name(self, space: str) -> str:
        number = SPACE_NAMES.index(space)
        return f"{space}{'◊' if self.rules.board.obelisks & BIT[number] else ''}"

    def _line(self, space: str) -> RenderableType:
        row = Table.grid(expand=True)
        row.add_column(no_wrap=True)
        row.add_column(justify="right", no_wrap=True)
        row.add_row(self._name(space), self._troops(space))
        return row

    def _box(self, space: str, height: int) -> Panel:
        """Returns a space that is a box of its own: its name, what a temple yields, who stands there."""
        number = SPACE_NAMES.index(space)
        lines: list[Text] = [Text(self._name(space))]
        if self.rules.board.temples & BIT[number]:
            lines += [Text("1 VP", "dim"), Text(f"{self.rules.board.income[number]} PP a day", "dim")]
        lines += [Text(), self._troops(space)]
        return Panel(Text("\n").join(lines), height=height, padding=0, border_style="dim")

    def _delta(self) -> Panel:
        spaces = (
            ["sanctuary", "delta_marsh", "delta_temple"]
            if self.rules.board.has_sanctuary
            else ["delta_marsh", "delta_temple"]
        )
        rows: list[RenderableType] = [self._line(space) for space in spaces]
        rows += [Text()] * (CITY_LINES - 2 - len(rows))
        return Panel(
            Group(*rows), title="delta: by teleport", title_align="left", height=CITY_LINES, padding=0, border_style="dim"
        )

    def _legend(self) -> Text:
        lines = ["what touches is adjacent", "◊ obelisk  ▲ pyramid", "double lines: city walls", "p1 5: five units of p1"]
        return Text("\n" + "\n".join(f" {line}" for line in lines), "dim")


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


# Tiles and scores.


def supply(seen: dict[str, Any], rules: Rules) -> Table:
    """Returns the tiles on sale, by colour and level."""
    hint = f"'s {COLOUR_NAMES[rules.pyramid_colours[0]]}' tells what the tiles of a colour do and cost you"
    table = Table("", "level", "tiles on sale", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, caption=hint)
    table.caption_justify = "left"
    for colour in rules.pyramid_colours:
        for level in range(1, int(rules.top_level) + 1):
            tiles = [t for t in rules.tiles_of_colour[colour] if t.level == level]
            stock = [(t.slug, seen["supply"].get(tile_text(rules, t.id), 0)) for t in tiles]
            words = [f"{slug} ×{number}" if number > 1 else slug for slug, number in stock if number]
            table.add_row(COLOUR_NAMES[colour], str(level), _listed(words))
    return table


def tiles_of(game: Game, seat: int, colour: int) -> Table:
    """Returns the tiles of *colour* on sale with their price for the player in *seat*; dim is what is out of reach."""
    table = Table("tile", "level", "PP", "", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.caption = "dim: too dear, or your pyramids are too low, or you own it"
    table.caption_justify = "left"
    options = ActionList()
    Buy(seat, colour).options(game, seat, options)
    for tile in game.rules.tiles_of_colour[colour]:
        if game.supply[tile.id] and tile.level <= game.rules.top_level:
            style = "" if options.has(TILE + tile.id) else "dim"
            table.add_row(tile.name, str(tile.level), str(tile_price(game, seat, tile)), tile.text, style=style)
    return table


def final_scores(seen: dict[str, Any], names: list[str]) -> Table:
    """Returns everybody's victory points by source."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("victory points", no_wrap=True)
    for name in names:
        table.add_column(name, justify="right")
    table.add_column("", style="dim")
    for source in seen["players"][0]["vp"]:
        table.add_row(source, *(str(player["vp"][source]) for player in seen["players"]), SOURCE_NOTES.get(source, ""))
    return table
