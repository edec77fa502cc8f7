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
    unfinished_games: int = 100
    games: int = 100_000
    sockets: int = 40
    sockets_per_room: int = 200
    replays: int = 200
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
    bot_threads: int = 2
    # The compiled engine is being built, and will take over.
    compiling: bool = False
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
