"""The game as plain text: standings, and the map as boxes. Drawn from a view: it shows what its viewer may know.

Its words are texts of `kemet.locale`: who draws says in which language, `print(game)` in English.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.ids import BIT, bits
from kemet.engine.notation import player_text
from kemet.engine.rules import Rules
from kemet.engine.view import LAST_OF_GAME, LAST_OF_PLAYER, SPECTATOR, added_facts, phase, view

if TYPE_CHECKING:
    from kemet.engine.game import Game

NARROWEST: Final = 80
WIDEST: Final = 100
CITY_LINES: Final = 5
GATE_LINES: Final = 3
TEMPLE_LINES: Final = 7
EAST_CHAIN: Final = ["ne_front", "e_obelisk", "e_front"]
EAST: Final = [*EAST_CHAIN, "ne_1", "ne_2", "ne_3", "e_1", "e_2", "e_3", "river_temple", "east_bank", "east_temple"]
WEST: Final = [
    "nw_1",
    "nw_2",
    "nw_3",
    "s_1",
    "s_2",
    "s_3",
    "west_temple",
    "west_bank",
    "sphinx_temple",
]
DELTA: Final = ["delta_marsh", "delta_temple"]
# What stands among the victory points of a player and is no permanent one.
NOT_PERMANENT: Final = ["total", "temples-held", "great-pyramids"]
LEGEND: Final = ["term-legend-1", "term-legend-2", "term-legend-3", "term-legend-4"]
# Left and right of the upper edge, of a line between, of the lower edge; the edge, and the wall.
THIN: Final = "╭╮├┤╰╯─│"
DOUBLE: Final = "╔╗╠╣╚╝═║"

# Says the text with this id, with values put in.
Say: TypeAlias = Callable[..., str]


def english() -> Say:
    """Returns what says texts in English, with places called by the words of the notation."""
    from kemet.locale import typed_texts

    return typed_texts("en").say


def board_text(game: Game) -> str:
    """Returns the board and the standings as everybody may see them: what `print(game)` shows."""
    seen = view(game, SPECTATOR)
    say = english()
    rows = standings(seen, say, camps(game.rules))
    lines = [headline(seen, game.rules, say), _asked(seen), "", *_aligned(rows), ""]
    lines += [*map_lines(seen, game.rules, NARROWEST, say), ""]
    for player in seen["players"]:
        lines += _belongings(player)
    return "\n".join(line.rstrip() for line in lines).rstrip()


def summary(game: Game) -> str:
    """Returns the game in a line, as everybody may see it: what `repr(game)` shows."""
    seats = range(game.rules.options.players)
    asked = [player_text(seat) for seat in seats if game.awaiting() & BIT[seat]]
    if game.over():
        now = f"{player_text(game.winner)} has won"
    else:
        now = f"{phase(game)}, {' and '.join(asked)} to answer {game.decision().name()}" if asked else phase(game)
    vp = ", ".join(f"{player_text(seat)} {game.total_vp(seat)}" for seat in seats)
    return f"<Game of {len(seats)} players: round {game.round}, {now}; VP {vp}>"


def headline(seen: dict[str, Any], rules: Rules, say: Say) -> str:
    """Returns round, phase, order and target in a line."""
    also = [called("term", name, say) for name, value in added_facts(seen, LAST_OF_GAME).items() if value is True]
    when = ", ".join([say(f"phase-{seen['phase']}").lower(), *also])
    return say("term-headline", round=seen["round"], phase=when, order=" ".join(seen["order"]), target=int(rules.target))


def called(kind: str, word: str, say: Say) -> str:
    """Returns what a fact of a module is called: the text `kind-word`, or the word itself where there is none."""
    id = f"{kind}-{word}"
    said = say(id)
    return word.replace("-", " ") if said == id else said


def camps(rules: Rules) -> list[list[str]]:
    """Returns the players by camp; everybody is one of their own where nobody has allies."""
    masks = list(dict.fromkeys(int(rules.allies[seat]) for seat in range(rules.options.players)))
    return [[player_text(seat) for seat in bits(mask)] for mask in masks]


def standings(seen: dict[str, Any], say: Say, sides: list[list[str]]) -> list[list[str]]:
    """Returns what the players have as rows of words, the names of the columns first; *sides* are their camps. What a module
    has them count gets a column."""
    more = [name for name, value in added_facts(seen["players"][0], LAST_OF_PLAYER).items() if isinstance(value, int)]
    boards = dict.fromkeys("-".join(map(colour_letter, player["pyramids"])) for player in seen["players"])
    initials = "/".join(boards)
    columns = ["player", "city", "vp", "permanent", "pp", "reserve", initials, "di", "cards", "tokens", *more]
    rows = [[column if column == initials else called("term-column", column, say) for column in columns]]
    for player in seen["players"]:
        vp = player["vp"]
        permanent = permanent_points(seen, next(side for side in sides if player["player"] in side))
        levels = "-".join(str(pyramid["level"]) for pyramid in player["pyramids"].values())
        numbers = [vp["total"], permanent, player["pp"], player["reserve"], levels, player["di"], player["battle-cards"]]
        numbers += [player["tokens-left"], *(player[key] for key in more)]
        rows.append([player["player"], player["city"] or "-", *map(str, numbers)])
    return rows


def permanent_points(seen: dict[str, Any], side: list[str]) -> int:
    """Returns the permanent victory points of a camp, which its players share (K2.9, S6.2)."""
    sources = [player["vp"].items() for player in seen["players"] if player["player"] in side]
    return sum(number for vp in sources for source, number in vp if source not in NOT_PERMANENT)


def colour_letter(colour: str) -> str:
    """Returns a letter for *colour*: the first, but k for black, as b is for blue."""
    return "k" if colour == "black" else colour[0]


def troop_text(player: dict[str, Any], space: str, say: Say) -> str:
    """Returns the number of units of *player* on *space*, the creature with them, and what figures of modules are there."""
    creatures = [name for name, where in player["creatures"].items() if where == space]
    words = "+".join([str(player["units"].get(space, 0)), *creatures])
    figures = [_figure_text(name, number, say) for name, number in _figures(player, space)]
    return f"{words} ({', '.join(figures)})" if figures else words


def _figure_text(name: str, number: int, say: Say) -> str:
    id = f"ui-aria-{name}"
    said = say(id, number=number)
    return f"{number} {name}" if said == id else said


def _figures(player: dict[str, Any], space: str) -> list[tuple[str, int]]:
    """Lists the figures that modules have on *space*, with their number."""
    added = added_facts(player, LAST_OF_PLAYER).items()
    return [
        (name, places[space]) for name, places in added if isinstance(places, dict) and isinstance(places.get(space), int)
    ]


def _asked(seen: dict[str, Any]) -> str:
    if seen["winner"] is not None:
        return f"{seen['winner']} has won"
    return f"{' and '.join(seen['awaiting'])} to answer: {seen['frames'][-1]['frame']}"


def _aligned(rows: list[list[str]]) -> list[str]:
    """Returns *rows* as lines in columns: the first two columns are words, the others numbers."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if k < 2 else cell.rjust(width) for k, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def _belongings(player: dict[str, Any]) -> list[str]:
    """Returns tiles, creatures and what expansions give, a line for each there is."""
    creatures = [f"{name} {where}" for name, where in player["creatures"].items()]
    found = [("tiles", player["tiles"]), ("creatures", creatures)]
    found += [(name.replace("-", " "), _counted(value)) for name, value in added_facts(player, LAST_OF_PLAYER).items()]
    return [
        line
        for what, words in found
        if words
        for line in textwrap.wrap(
            f"{player['player']} {what}: {', '.join(words)}", NARROWEST, subsequent_indent="   ", break_on_hyphens=False
        )
    ]


def _counted(value: Any) -> list[str]:
    """Returns things with their number, or things by name; nothing for a mere number, which has a column."""
    if isinstance(value, dict):
        return [f"{name} {number}" for name, number in value.items()]
    return [str(name) for name in value] if isinstance(value, list) else []


# Blocks of text: lists of lines of the same length.


def _box(lines: list[str], width: int, title: str = "", edge: str = THIN, height: int = 0) -> list[str]:
    """Returns *lines* in a box, filled up or cut to *height*; a line "-" is a line across."""
    inside = width - 2
    body = lines + [""] * (height - 2 - len(lines)) if height else lines
    head = f"{edge[6]} {title} " if title else ""
    drawn = [edge[0] + head.ljust(inside, edge[6]) + edge[1]]
    for line in body[: height - 2] if height else body:
        across = edge[2] + edge[6] * inside + edge[3]
        drawn.append(across if line == "-" else edge[7] + _fitted(line, inside) + edge[7])
    return [*drawn, edge[4] + edge[6] * inside + edge[5]]


def _fitted(line: str, width: int) -> str:
    return line.ljust(width) if len(line) <= width else line[: width - 1] + "…"


def _spread(left: str, right: str, width: int) -> str:
    """Returns both texts at the two ends of a line; where they do not fit, troops on the right lose priests and creatures."""
    for shorter in (right, re.sub(r" \(.*?\)", "…", right), re.sub(r"(\+\S*)?( \(.*?\))|\+\S*", "…", right)):
        if len(left) + len(shorter) <= width:
            return left + shorter.rjust(width - len(left))
    return _fitted(left + shorter, width)


def _wrapped(troops: str, width: int) -> list[str]:
    """Returns *troops* in lines; the number of units stays beside its player, the creature may go below."""
    kept = re.sub(r"(p\d) (\d)", "\\1\xa0\\2", troops)
    parts = kept if len(kept) <= width else kept.replace("+", " +")
    return [line.replace("\xa0", " ") for line in textwrap.wrap(parts, width, break_on_hyphens=False)]


def _beside(*blocks: list[str]) -> list[str]:
    """Returns *blocks* from left to right, the shorter ones with nothing below."""
    height = max(len(block) for block in blocks)
    filled = [block + [" " * len(block[0])] * (height - len(block)) for block in blocks]
    return ["".join(parts) for parts in zip(*filled, strict=True)]


# The map.


def map_height(rules: Rules) -> int:
    """Returns the number of lines of the map."""
    west = 2 * CITY_LINES + _chain_height(_west_chain(rules)) if _has_west(rules) else 0
    east = 1 + 2 * CITY_LINES + _chain_height(EAST_CHAIN) if _has_east(rules) else 0
    others = len(_others(rules))
    walled = GATE_LINES if _walled_delta(rules) else 0
    return west + east + walled + (others + 2 if others else 0)


def map_lines(seen: dict[str, Any], rules: Rules, width: int, say: Say, marks: dict[str, str] | None = None) -> list[str]:
    """Returns the map as boxes: what touches is adjacent, double lines are city walls; *marks* stand beside spaces."""
    return Map(seen, rules, min(width, WIDEST), say, marks or {}).draw()


def _in_play(rules: Rules) -> list[str]:
    return [SPACE_NAMES[space] for space in bits(rules.board.spaces)]


def _has_west(rules: Rules) -> bool:
    return set(_west_chain(rules) + WEST + _delta_spaces(rules)) <= set(_in_play(rules))


def _has_east(rules: Rules) -> bool:
    return _has_west(rules) and set(EAST) <= set(_in_play(rules))


def _others(rules: Rules) -> list[str]:
    """Lists the spaces that the drawing of the two banks has no place for: all of them on a map of another shape."""
    west = [*_west_chain(rules), *WEST, *_delta_spaces(rules), "c_1", "c_2", "c_3", "sanctuary"] if _has_west(rules) else []
    drawn = {*west, *(EAST if _has_east(rules) else [])}
    return [name for name in _in_play(rules) if name not in drawn]


def _walled_delta(rules: Rules) -> bool:
    """S1.1 Tells whether a city covers the delta."""
    return CITY_NAMES.index("delta") in rules.board.cities


def _delta_spaces(rules: Rules) -> list[str]:
    """Lists the spaces of the delta, but for the sanctuary: open land, or the districts of a city and the space before it."""
    if not _walled_delta(rules):
        return DELTA
    city = CITY_NAMES.index("delta")
    return [SPACE_NAMES[space] for space in [*rules.board.city_spaces[city], *bits(rules.board.gates[city])]]


def _west_chain(rules: Rules) -> list[str]:
    if CITY_NAMES.index("c") in rules.board.cities:
        return ["nw_front", "w_obelisk_n", "c_ring", "w_obelisk_s", "s_front"]
    return ["nw_front", "w_obelisk", "s_front"]


def _chain_height(chain: list[str]) -> int:
    return 2 * len(chain) + 1 + (CITY_LINES if "c_ring" in chain else 0)


class Map:
    """The map being drawn: on each bank a chain of spaces between two cities, with a temple on one side of all of them
    and the river bank on the other. Spaces that this has no place for are listed below with their neighbours.
    """

    def __init__(self, seen: dict[str, Any], rules: Rules, width: int, say: Say, marks: dict[str, str]) -> None:
        self.marks = marks
        self.say: Say = say
        self.seen = seen
        self.rules = rules
        self.width = width
        more = (width - NARROWEST) // 4
        self.outer = 14 + more
        self.bank = 12 + more
        self.temple = 16 + more
        self.middle = width - self.outer - self.bank - self.temple

    def draw(self) -> list[str]:
        """Returns the lines of the whole map."""
        lines = self._west() if _has_west(self.rules) else []
        if _has_east(self.rules):
            across = [SPACE_NAMES[space] for space in bits(self.rules.board.harbours[SPACE_NAMES.index("west_bank")])]
            spaces = self.say("term-and", words=", ".join(across[:-1]), last=across[-1])
            words = f" {self.say('term-nile', bank='west_bank', spaces=spaces)} "
            lines += [words.center(self.width, "≈"), *self._east()]
        return lines + self._list(_others(self.rules))

    def _list(self, spaces: list[str]) -> list[str]:
        return _box([self._listed(space) for space in spaces], self.width) if spaces else []

    def _listed(self, space: str) -> str:
        board = self.rules.board
        number = SPACE_NAMES.index(space)
        temple = f" {', '.join(self._yields(number))}" if board.temples & BIT[number] else ""
        near = ", ".join(SPACE_NAMES[other] for other in bits(board.neighbours[number]))
        return _spread(f"{self._name(space)}{temple}: {near}", f" {self._troops(space)}", self.width - 2)

    def _yields(self, space: int) -> list[str]:
        """Returns what the temple on *space* yields."""
        return [self.say("term-map-vp"), self.say("term-map-income", number=int(self.rules.board.income[space]))]

    def _west(self) -> list[str]:
        chain = _west_chain(self.rules)
        height = _chain_height(chain)
        left = self._above("west_temple", self.outer, height)
        shore = _beside(self._place("west_bank", self.bank, height), self._place("sphinx_temple", self.temple, TEMPLE_LINES))
        wide = self.bank + self.temple
        legend = [" " * wide, *(f" {self.say(line)}".ljust(wide) for line in LEGEND)]
        return _beside(left, self._land("nw", chain, "s"), [*self._delta(wide), *shore, *legend])

    def _east(self) -> list[str]:
        height = _chain_height(EAST_CHAIN)
        shore = _beside(self._place("river_temple", self.temple, TEMPLE_LINES), self._place("east_bank", self.bank, height))
        left = [" " * len(shore[0])] * CITY_LINES + shore
        return _beside(left, self._land("ne", EAST_CHAIN, "e"), self._above("east_temple", self.outer, height))

    def _above(self, space: str, width: int, height: int) -> list[str]:
        """Returns a space with as much room above as a city takes."""
        return [" " * width] * CITY_LINES + self._place(space, width, height)

    def _land(self, north: str, chain: list[str], south: str) -> list[str]:
        inside = self.middle - 4
        rows: list[str] = []
        for name in chain:
            city = self._city("c", inside) if name == "c_ring" else []
            rows += [*(["-"] if rows else []), *(f" {line}" for line in [self._line(name, inside), *city])]
        return [*self._city(north, self.middle), *_box(rows, self.middle), *self._city(south, self.middle)]

    def _city(self, name: str, width: int) -> list[str]:
        owner = next((player["player"] for player in self.seen["players"] if player["city"] == name), "")
        owner = f"{owner} {self._lone_pyramid(name)}".strip()
        rows = []
        for space in (SPACE_NAMES[district] for district in self.rules.board.city_spaces[CITY_NAMES.index(name)]):
            rows.append(f" {_spread(f'{space} {self._pyramid(space)}', self._troops(space), width - 4)}")
        return _box(rows, width, f"{self.say('term-map-city', city=name)} {owner}".strip(), DOUBLE)

    def _pyramid(self, space: str) -> str:
        for player in self.seen["players"]:
            for colour, pyramid in player["pyramids"].items():
                if pyramid["space"] == space:
                    return f"▲ {colour} {pyramid['level']}"
        return ""

    def _lone_pyramid(self, city: str) -> str:
        """Returns the pyramid that stands in no district of *city*, but in the middle of all."""
        for player in self.seen["players"]:
            for colour, pyramid in player["pyramids"].items():
                if player["city"] == city and pyramid["level"] and not pyramid["space"]:
                    return f"▲ {colour} {pyramid['level']}"
        return ""

    def _troops(self, space: str) -> str:
        return " ".join(
            f"{player['player']} {troop_text(player, space, self.say)}"
            for player in self.seen["players"]
            if space in player["units"]
        )

    def _name(self, space: str) -> str:
        obelisk = "◊" if self.rules.board.obelisks & BIT[SPACE_NAMES.index(space)] else ""
        return f"{space}{obelisk}{self.marks.get(space, '')}"

    def _line(self, space: str, width: int) -> str:
        return _spread(self._name(space), self._troops(space), width)

    def _place(self, space: str, width: int, height: int) -> list[str]:
        """Returns a space that is a box of its own: its name, what a temple yields, who stands there."""
        number = SPACE_NAMES.index(space)
        lines = [self._name(space)]
        if self.rules.board.temples & BIT[number]:
            lines += self._yields(number)
        troops = _wrapped(self._troops(space), width - 2)
        gap = [""] if len(lines) + len(troops) < height - 2 else []
        return _box([*lines, *gap, *troops], width, height=height)

    def _delta(self, width: int) -> list[str]:
        if _walled_delta(self.rules):
            return self._walled(width)
        spaces = [*(["sanctuary"] if self.rules.board.sanctuary >= 0 else []), "delta_marsh", "delta_temple"]
        return _box([self._line(space, width - 2) for space in spaces], width, self.say("term-map-delta"), height=CITY_LINES)

    def _walled(self, width: int) -> list[str]:
        """Returns the city over the delta, and the space before its walls."""
        gate = _delta_spaces(self.rules)[-1]
        return [*self._city("delta", width), *_box([self._line(gate, width - 2)], width)]
