"""`kemet bots`: bots that think apart from the servers, on this machine or others."""

from __future__ import annotations

import argparse
import logging
import os
import sys

from kemet.cli.common import Commands, UserError, add_command, need, whole
from kemet.cli.serve import NEEDED


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = add_command(
        commands,
        "bots",
        "Let bots think here for all servers on a PostgreSQL database that were started with --bots-elsewhere.",
        [
            "kemet bots --database postgresql://kemet@db/kemet",
            "kemet bots --processes 16 --database postgresql://kemet@db/kemet",
        ],
        run,
    )
    parser.add_argument("--database", required=True, metavar="URL", help="the database of the servers: postgresql://…")
    parser.add_argument(
        "--processes", type=whole(1), default=os.cpu_count() or 1, metavar="N", help="how many think at once (default: cores)"
    )


def run(args: argparse.Namespace) -> int:
    """Thinks until it is interrupted; returns 0."""
    for name in NEEDED:
        need(name, "server", "the server")
    from kemet.server.bot_workers import run_bots
    from kemet.server.database import DatabaseProblem, check_database
    from kemet.server.settings import database_url

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    url = database_url(args.database)
    if not url.startswith("postgresql"):
        raise UserError("bots apart from the server need PostgreSQL: --database postgresql://…")
    try:
        check_database(url, 0)
    except DatabaseProblem as problem:
        raise UserError(str(problem)) from problem
    print(f"{args.processes} bots think for the servers on this database - Ctrl-C ends it.", flush=True)
    run_bots(url, args.processes)
    return 0
