"""Help in the terminal game: what can be typed, what the columns are, how a round goes with the modules in play."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kemet.cli.wording.words import joined
from kemet.engine import Rules
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.picture import colour_letter

MANUAL_HEAD = (
    "Type the number of an option, its notation, or a part of it that fits no other option. Several answers at once have "
    "commas between: recruit, nw_1, nw_1, nw_2, pass"
)
COMMANDS = [
    ("how", "how a round goes"),
    ("o", "the options again"),
    ("b", "the board"),
    ("m", "the map, and which spaces are neighbours"),
    ("s, s red", "tiles on sale; what the red ones cost you and do"),
    ("t NAME, t p2", "what a tile, card, creature or token does; what the tiles and tokens of p2 do"),
    ("r WORDS", "look up rules, also by id: r K10.9"),
    ("undo", "take your last action back"),
    ("save FILE", "write a record of the game"),
    ("quit", "leave the game"),
]
COLUMNS = [
    ("VP, permanent", "victory points, and those of them that do not depend on the board"),
    ("PP", "prayer points, to pay with; never more than 11"),
    ("reserve", "units not on the map"),
    ("DI, cards", "divine intervention cards and battle cards in hand; 3-2-0 is strength 3, damage 2, shield 0"),
    ("tokens", "action tokens still to lay today"),
]
PATH_COMMAND = ("p", "the path to Ta-Seti, and what the tokens there do")
DAWN_COLUMN = ("dawn", "dawn tokens, to be spent for places in the turn order")
PRIEST_MARK = ("5 (1 priest)", "a troop of five units, one of them a priest")

HOW_HEAD = "You need {target} victory points (VP) at the end of a day, and more than the others. A round:"
EARLY_HEAD = "You need {target} victory points (VP) at the start of a turn of yours, and nobody with more. A round:"
NIGHT = "Everybody gains 2 prayer points (PP) and draws a divine intervention (DI) card."
ORDER = "Whoever has the fewest VP sets the turn order (r K4)."
DAWN = (
    "Then everybody plays a battle card for the turn order and discards another; strength and dawn tokens, which losers of "
    "battles get, say who takes a place first (r K4, r T2)."
)
HOW = [
    (
        "Day",
        "In turns, lay one of your 5 tokens on your own board and do what it says: move, recruit, build, pray or buy a tile. "
        "In the end each row must hold a token (r K5).",
    ),
    (
        "Build",
        "A pyramid of level 3 lets you buy tiles of its colour up to level 3, and lets troops on it teleport to any obelisk "
        "(r K6, r K7).",
    ),
    (
        "Battle",
        "Moving onto an enemy attacks. Both play a battle card in secret and discard another. Strength is units and card; "
        "damage less shield is what the other side loses. An attacker who wins and survives gains 1 permanent VP (r K10).",
    ),
    (
        "Points",
        "A temple held or a level-4 pyramid is 1 VP for as long as you keep it. Permanent are the VP for battles, for two "
        "temples at the end of a day, and of some tiles (r K2).",
    ),
]
PATH = (
    "Path",
    "A token on a move space first leads one of your three priests to the next location of the path (p shows it). On the "
    "road you gain what is printed there. At the location the priest stays, or takes the token and leaves: an item serves "
    "once; with a skill the priest becomes a unit on the map, and every troop with a priest has all your skills; at the end "
    "waits a permanent VP (r T3).",
)
END = "When all tokens are laid temples pay PP, and if somebody has {target} VP the game ends (r K13, r K14)."
EARLY_END = (
    "When all tokens are laid temples pay PP (r K13). Who has {target} VP at the start of a turn wins at once, unless "
    "somebody has more: then this day is the last, and its end decides (r T4)."
)


def manual(rules: Rules) -> RenderableType:
    """Returns what can be typed, and what the columns of the board are."""
    modules = rules.options.modules
    colours = [COLOUR_NAMES[colour] for colour in rules.pyramid_colours]
    levels = ("-".join(colour_letter(colour) for colour in colours), f"levels of the {joined(colours)} pyramid")
    commands = COMMANDS[:4] + ([PATH_COMMAND] if "path" in modules else []) + COMMANDS[4:]
    columns = COLUMNS[:3] + [levels] + COLUMNS[3:] + ([DAWN_COLUMN] if "dawn" in modules else [])
    marks = [PRIEST_MARK] if "path" in modules else []
    return _page(MANUAL_HEAD, [*commands, ("", ""), *columns, *marks])


def how(rules: Rules) -> RenderableType:
    """Returns how a round goes, for those who do not know the game."""
    modules = rules.options.modules
    early = "early-victory" in modules
    night = ("Night", f"{NIGHT} {DAWN if 'dawn' in modules else ORDER}")
    path = [PATH] if "path" in modules else []
    rows = [night, *HOW, *path, ("End", EARLY_END if early else END)]
    target = str(rules.target)
    head = EARLY_HEAD if early else HOW_HEAD
    return _page(head.format(target=target), [(name, text.format(target=target)) for name, text in rows])


def _page(head: str, rows: list[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(name, text)
    return Group(Text(head), Padding(table, (0, 0, 0, 2)))
