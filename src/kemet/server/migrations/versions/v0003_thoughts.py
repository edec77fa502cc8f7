"""Bots can think in other processes than those of the server: what they are asked, and what they answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the table of thoughts."""
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("taken", sa.Float),
        sa.Column("answer", sa.Text),
    )
    op.create_index("ix_thoughts_server", "thoughts", ["server"])
