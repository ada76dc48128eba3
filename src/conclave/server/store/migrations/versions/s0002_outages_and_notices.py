"""Add outages of the server, and notices from other programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision."""
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("start", name=op.f("pk_outages")),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("notice", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_notices")),
        sqlite_autoincrement=True,
    )
