"""Games know their number of actions, a digest and their owner; sessions when they were used; seats who has held them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds what the server needs so that two processes cannot damage a game."""
    op.add_column("games", sa.Column("owner", sa.String(32)))
    op.create_index("ix_games_owner", "games", ["owner"])
    op.add_column("games", sa.Column("moves", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("digest", sa.String(24), nullable=False, server_default=""))
    op.add_column("games", sa.Column("digest_at", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE games SET moves = (SELECT count(*) FROM actions WHERE actions.game = games.id)")
    op.add_column("sessions", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET used = created")
    op.create_table(
        "seated",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(32), primary_key=True),
    )
    op.execute("INSERT INTO seated SELECT game, seat, identity FROM seats WHERE identity IS NOT NULL")
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(100), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
    )
