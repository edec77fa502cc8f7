"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("locale", String(5)),
    Column("created", Float, nullable=False),
)

# One for each browser or script. The token itself is never stored.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("identity", ForeignKey("identities.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    # When it was used last, to the day.
    Column("used", Float, nullable=False),
)

# `key` is the name as it is compared: two names that differ in case only are one.
accounts = Table(
    "accounts",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("password_hash", String(200), nullable=False),
    Column("identity", ForeignKey("identities.id"), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("clock", Text, nullable=False),
    Column("created", Float, nullable=False),
    # The last change, the round, who is asked as a mask of seats, and the winner's seat or -1: for lists of games.
    Column("updated", Float, nullable=False),
    Column("round", Integer, nullable=False),
    Column("awaiting", Integer, nullable=False),
    Column("winner", Integer, nullable=False),
    # Nothing is taken back below this number of actions.
    Column("floor", Integer, nullable=False),
    # How often the game was brought into memory. Version numbers begin anew each time, above the old ones; and who brought
    # it into memory may write only as long as nobody has done so since.
    Column("loads", Integer, nullable=False),
    # The server process that has the game in memory, or had it last.
    Column("owner", String(32), index=True),
    # The number of actions: a write that expects another one is refused, and a game that lacks some is not played on.
    Column("moves", Integer, nullable=False),
    # The digest of the position after so many actions; empty where none was made.
    Column("digest", String(24), nullable=False),
    Column("digest_at", Integer, nullable=False),
    # When the server must do something by itself; NULL while it waits for people.
    Column("wake_at", Float, index=True),
    Column("clocks", Text, nullable=False),
    Column("rematch", String(32)),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("identity", String(32), index=True),
    # A bot that plays in place of a person who left or ran out of time.
    Column("stand_in", String(40)),
    Column("abandoned", Boolean, nullable=False),
    Column("autopass", Text, nullable=False),
)

# Who has ever held which seat of a game, and so may have seen its hand.
seated = Table(
    "seated",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity", String(32), primary_key=True),
)

actions = Table(
    "actions",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", Integer, nullable=False),
    Column("action", String(60), nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_of_game", "game", "id"),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("identity", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

# The server processes on this database. One whose `beat` is old is gone, and so is one that has `stopped`.
workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    # Where other processes reach it.
    Column("address", String(100), nullable=False),
    Column("started", Float, nullable=False),
    Column("beat", Float, nullable=False),
    Column("stopped", Boolean, nullable=False),
)

# What bots are asked that think elsewhere (`kemet bots`), and what they answered.
thoughts = Table(
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("server", String(32), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("what", String(16), nullable=False),
    Column("question", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("taken", Float),
    Column("answer", Text),
)

# Where somebody wants to hear that it is their turn. `confirm_hash` is that of the word which was sent to the address, NULL
# once it came back; `stop` is the word that ends it, which stands in every mail.
mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirm_hash", String(64), index=True),
    Column("stop", String(43), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

# The last mail about a seat: after how many actions of the game, when, and how often it could not be sent.
turn_mails = Table(
    "turn_mails",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("failures", Integer, nullable=False),
)
