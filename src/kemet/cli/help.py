"""Help in the terminal game: what can be typed, what the columns are, how a round goes with the modules in play."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kemet.cli.voice import say
from kemet.engine import Rules
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.seats import MAX_PP
from kemet.engine.text_board import colour_letter

# What can be typed, and the end of the id of the text that explains it; `p` only where there is a path.
COMMANDS = [
    ("how", "how"),
    ("o", "o"),
    ("b", "b"),
    ("m", "m"),
    ("p", "p"),
    ("s, s red", "s"),
    ("t NAME, t p2", "t"),
    ("r WORDS", "r"),
    ("log, log all", "log"),
    ("undo", "undo"),
    ("save FILE", "save"),
    ("quit", "quit"),
]
CHAPTERS = ["day", "build", "battle", "points"]
# Modules with a paragraph of their own.
MODULE_CHAPTERS = ["path", "book-of-the-dead"]
# Where camps play against each other a round goes another way.
CAMP_CHAPTERS = ["seth-night", "seth-day", "seth-turn", "community-turn", "seth-battle", "seth-points"]


def manual(rules: Rules) -> RenderableType:
    """Returns what can be typed, and what the columns of the board are."""
    modules = rules.options.modules
    colours = [COLOUR_NAMES[colour] for colour in rules.pyramid_colours]
    commands = [(typed, say(f"help-{text}")) for typed, text in COMMANDS if typed != "p" or "path" in modules]
    columns = [
        (f"{_column('vp')}, {_column('permanent')}", say("help-column-vp")),
        (_column("pp"), say("help-column-pp", number=MAX_PP)),
        (_column("reserve"), say("help-column-reserve")),
        ("-".join(colour_letter(colour) for colour in colours), say("help-column-levels", colours=", ".join(colours))),
        (f"{_column('di')}, {_column('cards')}", say("help-column-cards")),
        (_column("tokens"), say("help-column-tokens")),
    ]
    columns += [(_column("dawn-tokens"), say("help-column-dawn"))] if "dawn" in modules else []
    marks = [(f"5 ({say('ui-aria-priests', number=1)})", say("help-mark-priest"))] if "path" in modules else []
    return _page(say("help-head"), [*commands, ("", ""), *columns, *marks])


def how(rules: Rules) -> RenderableType:
    """Returns how a round goes, for those who do not know the game."""
    modules = rules.options.modules
    target = int(rules.target)
    if rules.has_allies:
        rows = [(say(f"how-{chapter}"), say(f"how-{chapter}.text")) for chapter in CAMP_CHAPTERS]
        return _page(say("how-head-seth", target=target), rows)
    blood = rules.options.edition == BLOOD_AND_SAND
    early = blood or "early-victory" in modules
    told = "blood" if blood else "dawn" if "dawn" in modules else "text"
    night = [(say("how-night"), say(f"how-night.{told}"))]
    chapters = [*CHAPTERS, *(module for module in MODULE_CHAPTERS if module in modules)]
    rows = [(say(f"how-{chapter}"), say(f"how-{chapter}.text")) for chapter in chapters]
    rows = rows + night if blood else night + rows
    ending = "blood" if blood else "early" if early else "text"
    rows.append((say("how-end"), say(f"how-end.{ending}", target=target)))
    return _page(say("how-head-early" if early else "how-head", target=target), rows)


def _column(word: str) -> str:
    return say(f"term-column-{word}")


def _page(head: str, rows: list[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for title, text in rows:
        table.add_row(title, text)
    return Group(Text(head), Padding(table, (0, 0, 0, 2)))
