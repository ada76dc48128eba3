"""Add analyses of finished games and the mistakes found in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision. The new tables are empty."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("asked_by", sa.String(length=64), nullable=False),
        sa.Column("place", sa.String(length=64), nullable=False, server_default=""),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("problem", sa.String(length=32), nullable=False),
        sa.Column("analysis", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
    for column in ("asked_by", "place", "beat"):
        op.create_index(op.f(f"ix_analyses_{column}"), "analyses", [column], unique=False)
    op.create_table(
        "lapses",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("loss", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_lapses_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "at", name=op.f("pk_lapses")),
    )
