"""`kemet rules`: looks rules, rulings, tiles and cards up."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from kemet.cli.common import Commands, UserError, add_command, console
from kemet.cli.voice import say, spoken
from kemet.engine.effect import RECONSTRUCTED, SINGLE
from kemet.rulebook_components import Entry
from kemet.rulebook_search import entries, look_up

DOUBTS = {RECONSTRUCTED: "rules-doubt-reconstructed", SINGLE: "rules-doubt-single-source"}


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "rules",
        "Look up rules, rulings, tiles and cards, by id or by words. Without words, list the chapters.",
        ["kemet rules", "kemet rules K9.6", "kemet rules open gates", "kemet rules R12"],
        run,
    )
    parser.add_argument("words", nargs="*", metavar="ID or WORD", help="a rule id such as K9.6, or words to look for")


def run(args: argparse.Namespace) -> int:
    """Prints what was found; returns 0, or raises `UserError` if nothing was."""
    query = " ".join(args.words)
    if not query.strip():
        _list_chapters(console())
        return 0
    print_entries(console(), find(query))
    return 0


def find(query: str) -> list[Entry]:
    """Returns what the rulebook says about *query*; raises `UserError` if nothing."""
    try:
        found = look_up(query, spoken().language)
    except OSError as error:
        raise UserError(str(error)) from error
    if not found:
        raise UserError(say("rules-none", query=query))
    return found


def print_entries(out: Console, found: list[Entry]) -> None:
    """Prints each entry with its id, title and text, and says where a component is not sure."""
    for entry in found:
        doubt = f"  [yellow]({say(DOUBTS[entry.sure])})[/]" if entry.sure in DOUBTS else ""
        out.print(
            f"[bold]{escape(entry.id)}[/]  {escape(entry.title)}  [dim]{escape(say(f'ui-rule-{entry.kind}'))}[/]{doubt}"
        )
        out.print(Padding(escape(entry.text), (0, 0, 1, 4)))


def _list_chapters(out: Console) -> None:
    """Lists the ids of all entries: rules by chapter, components by colour or sort."""
    chapters: dict[str, list[str]] = {}
    for entry in _all():
        sort, slash, _ = entry.id.partition("/")
        chapters.setdefault(f"{entry.kind}s: {sort if slash else entry.title}", []).append(entry.id)
    for chapter, ids in chapters.items():
        out.print(f"[bold]{escape(chapter)}[/]")
        out.print(Padding(escape("  ".join(ids)), (0, 0, 0, 4)))


def _all() -> list[Entry]:
    try:
        return entries(spoken().language)
    except OSError as error:
        raise UserError(str(error)) from error
