"""Add hints as a table option, win rates by component, seat and opponent, and Web Push subscriptions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision.

    Finished games are counted gradually afterwards, by any running server.
    """
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("is_counted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_tables_is_counted_status"), "tables", ["is_counted", "status"], unique=False)
    op.create_table(
        "shares",
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_shares_user_id_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "game", "kind", "what", name=op.f("pk_shares")),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("sign_in", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["sign_in"], ["sign_ins.token_hash"], name=op.f("fk_pushes_sign_in_sign_ins"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_sign_in"), "pushes", ["sign_in"], unique=False)
