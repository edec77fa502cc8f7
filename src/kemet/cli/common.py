"""What the commands share: errors of users, arguments, files, consoles."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kemet.bots import BotError, make_bot
from kemet.engine import Options, make_rules
from kemet.engine.edition import CLASSIC, EDITIONS, either
from kemet.engine.registry import MODULES, SETS
from kemet.engine.rules import parse_options
from kemet.locale import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class UserError(Exception):
    """Something the user can put right; the message names the place and the reason."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are errors of users like all others."""

    def error(self, message: str) -> NoReturn:
        """Raises `UserError` in place of leaving the program."""
        raise UserError(f"{message}; see '{self.prog} --help'")


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Help whose lines do not end within a name with hyphens."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False)


def add_command(
    commands: Commands, name: str, summary: str, examples: list[str], run: Callable[[argparse.Namespace], int]
) -> Parser:
    """Returns a new parser for the command *name*, which *run* carries out."""
    parser = commands.add_parser(
        name,
        help=summary.split(". ", maxsplit=1)[0].rstrip("."),
        description=summary,
        epilog="\n".join(["examples:", *(f"  {line}" for line in examples)]),
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, help="of what is said (default: as LC_ALL, LC_MESSAGES or LANG has it)"
    )
    parser.set_defaults(run=run)
    return parser


def whole(low: int) -> Callable[[str], int]:
    """Returns the reader of an argument that is a whole number of at least *low*."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number of at least {low}")
        return number

    return read


def seed_text(text: str) -> str:
    """Returns *text* if it can be the seed of a record: one printable word or line without '#'."""
    if not text or not text.isprintable() or "#" in text or text != text.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is no seed; a seed is a number or a word, without '#'")
    return text


def add_game_arguments(parser: Parser) -> None:
    """Adds the arguments for what is agreed before a game."""
    group = parser.add_argument_group("the game")
    editions = ", ".join(box.name for box in EDITIONS)
    group.add_argument("--edition", default=CLASSIC, metavar="NAME", help=f"the base game: {editions} (default {CLASSIC})")
    counts = {players for box in EDITIONS for players in box.players()} | {n for module in MODULES for n in module.maps}
    told = f"how many play: {either(sorted(counts))} (default: as few as can)"
    group.add_argument("--players", metavar="N", help=told)
    usual = "; ".join(f"{either(box.targets)} in {box.name}" for box in EDITIONS)
    targets = f"victory points to reach, the first unless said otherwise: {usual}"
    group.add_argument("--target", metavar="VP", help=targets)
    group.add_argument("--learning", action="store_true", help="the learning game: 4 victory points, low levels only")
    group.add_argument("--discards", default="down", metavar="WAY", help="battle cards are discarded face down or up")
    group.add_argument("--cities", default="pick", metavar="WAY", help="players pick their cities, or random")
    modules = ", ".join(module.name for module in MODULES)
    sets = "; ".join(f"{name} means all {len(names)} of that expansion" for name, names in SETS.items())
    group.add_argument(
        "--modules", default="", metavar="A,B", help=f"expansion modules with commas between: {modules}; {sets}"
    )
    owners = [(module.name, module.variants) for module in MODULES] + [(box.name, box.variants) for box in EDITIONS]
    variants = "; ".join(f"of {name}: {', '.join(names)}" for name, names in owners if names)
    group.add_argument(
        "--variants", default="", metavar="A,B", help=f"other readings of the rules, with commas between; {variants}"
    )


def game_options(args: argparse.Namespace) -> Options:
    """Returns the options that `add_game_arguments` read; raises `UserError` for what no game can have."""
    said = {name: value for name in ("players", "target") if (value := getattr(args, name)) is not None}
    items = {
        **said,
        "learning": "yes" if args.learning else "no",
        "discards": args.discards,
        "cities": args.cities,
        "modules": args.modules.replace(",", " "),
        "variants": args.variants.replace(",", " "),
        "edition": args.edition,
    }
    try:
        options = parse_options(items)
        make_rules(options)
    except ValueError as error:
        raise UserError(str(error)) from error
    return options


def split_bots(text: str) -> list[str]:
    """Returns the bots written with commas between; a comma before a setting belongs to the bot before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def checked_bots(text: str) -> list[str]:
    """Returns the bots written with commas between; raises `UserError` for one that does not exist."""
    names = split_bots(text)
    for name in names:
        try:
            make_bot(name, "")
        except BotError as error:
            raise UserError(f"--bots: {error}") from error
    return names


def bot_names(text: str, seats: int) -> list[str]:
    """Returns one bot name for each of *seats*, from names with commas between, repeated as needed."""
    names = checked_bots(text)
    if len(names) > seats:
        raise UserError(f"--bots: {len(names)} bots for {seats} {'seats' if seats > 1 else 'seat'}")
    return [names[k % len(names)] for k in range(seats)]


def read_text(path: str) -> str:
    """Returns the text of the file at *path*; raises `UserError` where there is none."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UserError(f"{path}: cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        raise UserError(f"{path}: this is no text file in UTF-8: {error}") from error


def write_text(path: str, text: str) -> None:
    """Writes *text* to the file at *path*; raises `UserError` where that cannot be."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise UserError(f"{path}: cannot be written: {reason}") from error


def make_folder(option: str, path: str) -> None:
    """Makes the folder at *path*, which *option* asked for, unless it is there; raises `UserError` where that cannot be."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"{option}: {path}: cannot be made: {error.strerror}") from error


def need(package: str, extra: str, what: str) -> None:
    """Raises `UserError` if *package*, which *extra* brings and *what* needs, is not installed."""
    if find_spec(package) is None:
        raise UserError(f"{what} needs {package}, which is not installed: pip install 'kemet[{extra}]'")


def need_plots(option: str) -> None:
    """Raises `UserError` if what draws plots is not installed."""
    need("matplotlib", "plots", option)


def write_json(path: str, data: dict[str, Any]) -> None:
    """Writes *data* as JSON to the file at *path*, or to standard output for `-`."""
    text = json.dumps(data, indent=2) + "\n"
    if path == "-":
        sys.stdout.write(text)
    else:
        write_text(path, text)


def console() -> Console:
    """Returns the console for what a command prints; words keep their own colours, and colons no pictures."""
    return Console(highlight=False, emoji=False)


def progress_bar() -> Progress:
    """Returns a progress bar on standard error that shows only in a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
