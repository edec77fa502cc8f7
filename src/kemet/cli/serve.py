"""`kemet serve`: the game server, for play in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

from kemet.cli.common import Commands, UserError, add_command, need, whole

if TYPE_CHECKING:
    from kemet.server.settings import Settings

# What the server needs beside the engine.
NEEDED = ["alembic", "litestar", "uvicorn", "sqlalchemy", "msgspec", "argon2", "fluent"]
PAGE = "/new"


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = add_command(
        commands,
        "serve",
        "Serve games to browsers: alone against bots, or with others over the network.",
        ["kemet serve --open", "kemet serve --host 0.0.0.0 --port 80 --database postgresql://kemet@db/kemet"],
        run,
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--port", type=whole(0), default=8000, metavar="N", help="the port (default 8000; 0: a free one)")
    parser.add_argument(
        "--fd", type=whole(3), metavar="N", help="listen on a socket that the parent process opened, in place of --port"
    )
    parser.add_argument("--in-turn", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(
        "--database", metavar="URL", help="a file, or postgresql://… (default: kemet.db in the user's data folder)"
    )
    parser.add_argument(
        "--workers", type=whole(1), default=1, metavar="N", help="processes that share the work, on PostgreSQL (default 1)"
    )
    parser.add_argument(
        "--internal",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="where other servers on the same database reach this one",
    )
    parser.add_argument(
        "--bot-processes", type=whole(1), metavar="N", help="processes in which bots think (default: one less than cores)"
    )
    parser.add_argument(
        "--bots-elsewhere", action="store_true", help="bots think in processes of 'kemet bots', on PostgreSQL"
    )
    parser.add_argument(
        "--lock-wait", type=float, default=5.0, metavar="S", help="wait so long for another server on the same file to end"
    )
    parser.add_argument("--open", action="store_true", help="open the browser on the page for a new game")
    parser.add_argument("--https", action="store_true", help="browsers come over https, through a proxy: secure cookies")
    parser.add_argument("--proxy", action="store_true", help="believe a proxy on this machine who the visitors are")
    parser.add_argument("--bot-delay", type=float, default=0.7, metavar="S", help="pause before each action of a bot")
    parser.add_argument("--window", type=float, default=6.0, metavar="S", help="how long Veto and Escape can be played")
    parser.add_argument(
        "--compiling", action="store_true", help="say on the page that the compiled engine is on its way (make play sets it)"
    )
    parser.add_argument("--fast", action="store_true", help="no pauses and no rate limits: for tests and benchmarks")


def run(args: argparse.Namespace) -> int:
    """Serves until it is interrupted; returns 0."""
    for name in NEEDED:
        need(name, "server", "the server")
    from kemet.server.database import DatabaseProblem, check_database
    from kemet.server.serving import bind, inherited, serve
    from kemet.server.workers import run_workers

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    try:
        listener = bind(args.host, args.port) if args.fd is None else inherited(args.fd)
    except OSError as error:
        where = f"{args.host} port {args.port}" if args.fd is None else f"file descriptor {args.fd}"
        raise UserError(f"cannot listen on {where}: {error.strerror or error}") from error
    settings = settings_of(args)
    check_mail(settings)
    try:
        check_database(settings.database, settings.lock_wait)
    except DatabaseProblem as problem:
        listener.close()
        raise UserError(str(problem)) from problem
    address = f"http://{browser_host(args.host)}:{listener.getsockname()[1]}"
    if args.bots_elsewhere and settings.database.startswith("sqlite"):
        listener.close()
        raise UserError("bots elsewhere need PostgreSQL: --database postgresql://…")
    if args.workers > 1:
        if settings.database.startswith("sqlite"):
            listener.close()
            raise UserError("several workers need PostgreSQL: --database postgresql://…")
        print(f"Kemet is served at {address}{PAGE} by {args.workers} workers - Ctrl-C ends it.", flush=True)
        return run_workers(listener, args.workers, worker_arguments(sys.argv[1:]))
    if not args.in_turn:
        print(f"Kemet is served at {address}{PAGE} - Ctrl-C ends it.", flush=True)
    if args.open:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    serve(listener, settings, args.proxy, args.internal, args.in_turn)
    return 0


def check_mail(settings: Settings) -> None:
    """Refuses to start where mails are to be sent and cannot be."""
    if not settings.mail_server:
        return
    from kemet.server.post_office import MailProblem, PostOffice

    try:
        PostOffice(settings.mail_server, settings.mail_from)
    except MailProblem as problem:
        raise UserError(f"{problem} (KEMET_MAIL_SERVER, KEMET_MAIL_FROM)") from problem
    if not settings.public_url.startswith(("http://", "https://")):
        raise UserError("mails need the address of this server for their links: KEMET_PUBLIC_URL=https://kemet.example.org")


def worker_arguments(given: list[str]) -> list[str]:
    """Returns the arguments of one worker: those of the whole server, but for what the whole server does itself."""
    own = ("--workers", "--host", "--port", "--fd")
    kept: list[str] = []
    skip = False
    for word in given:
        if skip:
            skip = False
        elif word in own:
            skip = True
        elif word != "--open" and word.partition("=")[0] not in own:
            kept.append(word)
    return kept


def browser_host(host: str) -> str:
    """Returns the address under which a browser on this machine finds the server."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def settings_of(args: argparse.Namespace) -> Settings:
    """Returns the settings that the arguments ask for."""
    from kemet.server.settings import Limits, Settings, database_url

    common: dict[str, Any] = {
        "bot_delay": args.bot_delay,
        "window": args.window,
        "compiling": args.compiling,
        "secure_cookies": args.https,
        "lock_wait": args.lock_wait,
        "bots_elsewhere": args.bots_elsewhere,
        "metrics_token": os.environ.get("KEMET_METRICS_TOKEN", ""),
        "mail_server": os.environ.get("KEMET_MAIL_SERVER", ""),
        "mail_from": os.environ.get("KEMET_MAIL_FROM", ""),
        "public_url": os.environ.get("KEMET_PUBLIC_URL", ""),
    }
    if args.fast:
        endless = Limits(
            requests=1e6, requests_burst=10**6, messages=1e6, messages_burst=10**6, identities=1e6, identities_burst=10**6,
            unfinished_games=10**6, sockets=10**6, sockets_per_address=10**6, connections=10**6, seats=10**6,
            bot_games=10**6, new_games=1e6, new_games_burst=10**6, uploads=1e6, uploads_burst=10**6,
            thoughts=1e6, thoughts_burst=10**6, logins=1e6, logins_burst=10**6, chats=1e6, chats_burst=10**6,
        )  # fmt: skip
        common |= {"bot_delay": 0, "bot_window": 0, "limits": endless}
    if args.bot_processes is not None:
        common["bot_processes"] = args.bot_processes
    return Settings(database=database_url(args.database), **common)


def open_browser(address: str) -> None:
    """Opens the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}/api/setup", timeout=1):
                webbrowser.open(address + PAGE)
                return
        except OSError:
            time.sleep(0.1)
