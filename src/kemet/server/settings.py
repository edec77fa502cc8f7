"""What can be set about a server."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

HOUR = 3600.0
DAY = 24 * HOUR


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one visitor, and all together, may ask for. Rates are per second, with so many at once."""

    requests: float = 30
    requests_burst: int = 120
    messages: float = 20
    messages_burst: int = 60
    logins: float = 0.2
    logins_burst: int = 10
    chats: float = 0.5
    chats_burst: int = 8
    identities: float = 0.5
    identities_burst: int = 40
    # Games made, and records uploaded, of one address.
    new_games: float = 0.5
    new_games_burst: int = 60
    uploads: float = 0.1
    uploads_burst: int = 10
    # Advice and reviews of one identity: what the master is asked for.
    thoughts: float = 0.5
    thoughts_burst: int = 30
    # Addresses for mails, of one person and of one network.
    addresses: float = 1 / 600
    addresses_burst: int = 5
    unfinished_games: int = 100
    # Seats of one identity in unfinished games; unfinished games of one identity in which only bots play.
    seats: int = 300
    bot_games: int = 2
    games: int = 100_000
    sockets: int = 40
    sockets_per_address: int = 400
    sockets_per_room: int = 200
    connections: int = 500
    replays: int = 200
    record_actions: int = 6000
    record_size: int = 256 * 1024
    body: int = 64 * 1024
    message: int = 16 * 1024


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    database: str
    # The pause before each visible action of a bot.
    bot_delay: float = 0.7
    # How long a window lasts at least while bots are asked; what they have not decided by then is a pass. With 0 they
    # are waited for.
    bot_window: float = 1.2
    # How long a window (Veto, Escape) lasts in live games, and in games with days for a move.
    window: float = 6.0
    slow_window: float = 8 * HOUR
    # The bot that stands in for players who ran out of time or left.
    stand_in: str = "hard"
    # A room without visitors and without anything to do is dropped from memory after this time.
    idle_after: float = 600.0
    sweep_every: float = 15.0
    # How often it is looked for what is too old.
    house_every: float = HOUR
    # How often a process says that it is there.
    beat_every: float = 1.0
    # How long a server waits for another one on the same SQLite file to end.
    lock_wait: float = 5.0
    # Where other processes on the same database reach this one.
    address: str = ""
    # Processes in which bots think, one core left to people; with 0 they think in a thread.
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    # Whether bots think in processes of `kemet bots` on the same database instead.
    bots_elsewhere: bool = False
    # What nobody comes to is taken away after this time: games that never began, games in which nothing happens, sessions.
    open_for: float = 14 * DAY
    running_for: float = 90 * DAY
    session_for: float = 180 * DAY
    # Seconds within which the head of a request, and its body, must have come.
    head_within: float = 15.0
    body_within: float = 60.0
    # The compiled engine is being built, and will take over.
    compiling: bool = False
    # Who may read the metrics; without a word nobody may.
    metrics_token: str = ""
    # How mails are sent that say whose turn it is; empty: none are. See `kemet.server.post_office`.
    mail_server: str = ""
    mail_from: str = ""
    # Where people find the server, for the links in mails.
    public_url: str = ""
    # Somebody is asked for so long, without being there, before a mail says so; and so long lies between two about a game.
    mail_after: float = 120.0
    mail_every: float = HOUR
    # Cookies only over https.
    secure_cookies: bool = False
    limits: Limits = Limits()


def data_folder() -> Path:
    """Returns the folder for what the user's own server keeps."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "kemet"


def database_url(text: str | None) -> str:
    """Returns the address of the database meant by *text*: a file for SQLite, `postgresql://…`, or by default a file in
    the user's data folder, which is made where it is missing."""
    if text is None:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        text = str(folder / "kemet.db")
    scheme, separator, rest = text.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(text).resolve()}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    return text
