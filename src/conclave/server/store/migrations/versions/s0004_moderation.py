"""Add moderators, bans, mutes and blocks, reports, and the hashed address of the maker of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision.

    Columns are added in place, because recreating a table would delete the rows that refer to it.
    """
    op.add_column("users", sa.Column("is_steward", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("place", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("users", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.add_column("users", sa.Column("ban_reason", sa.Text(), nullable=False, server_default=""))
    op.add_column("users", sa.Column("bars_guests", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_users_banned"), "users", ["banned"], unique=False)
    op.add_column("tables", sa.Column("place", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("barred", sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "shuns",
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("other", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_shuns_user_id_users"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["users.id"], name=op.f("fk_shuns_other_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "other", name=op.f("pk_shuns")),
    )
    op.create_index(op.f("ix_shuns_other"), "shuns", ["other"], unique=False)
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("about_name", sa.Text(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("closed_by", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_closed"), "reports", ["closed"], unique=False)
