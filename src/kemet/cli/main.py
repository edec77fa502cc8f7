"""The entry point: reads the arguments, runs the command, and turns errors of users into one line."""

from __future__ import annotations

import argparse
import os
import platform
import sys

import kemet.cli.one_thread  # noqa: F401 (for what it does, before NumPy is loaded)
from kemet import __version__
from kemet.cli import arena, bench, bots, play, replay, rules, scenario, serve, simulate
from kemet.cli.common import Parser, UserError
from kemet.cli.voice import language_of_environment, speak
from kemet.engine import COMPILED, RULES_VERSION
from kemet.engine.layout import LAYOUT_VERSION
from kemet.engine.record import RECORD_VERSION
from kemet.server import PROTOCOL_VERSION

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def version_text() -> str:
    """Returns the versions of everything that has one, and which engine runs."""
    lines = [
        f"kemet {__version__}",
        f"rules version {RULES_VERSION}",
        f"observation layout version {LAYOUT_VERSION}",
        f"record format version {RECORD_VERSION}",
        f"server protocol version {PROTOCOL_VERSION}",
        f"engine {'compiled' if COMPILED else 'interpreted'}",
        f"Python {platform.python_version()}",
    ]
    return "\n".join(lines)


def make_parser() -> Parser:
    """Returns the parser of the whole command line."""
    parser = Parser(
        prog="kemet",
        description="The war game of Egyptian gods: play it, simulate it, look its rules up.",
        epilog="'kemet COMMAND --help' tells more about a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=version_text(), help="tell all versions")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    parser.set_defaults(run=None)
    for command in (play, serve, bots, simulate, arena, replay, scenario, rules, bench):
        command.add(commands)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Runs the command in *argv*, or in the program's own arguments; returns the exit code."""
    try:
        parser = make_parser()
        args = parser.parse_args(argv)
        if args.run is None:
            parser.print_help()
            return BAD_INPUT
        speak(args.language or language_of_environment())
        code: int = args.run(args)
        sys.stdout.flush()
    except UserError as error:
        print(f"kemet: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is left in the buffer has nowhere to go; without this, Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    return code
