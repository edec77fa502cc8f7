"""People can be told by mail that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the tables of addresses and of mails that were sent."""
    op.create_table(
        "mail_addresses",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirm_hash", sa.String(64)),
        sa.Column("stop", sa.String(43), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_mail_addresses_confirm_hash", "mail_addresses", ["confirm_hash"])
    op.create_table(
        "turn_mails",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
