"""Bot accounts and their tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision. The new tables are empty."""
    op.create_table(
        "bot_accounts",
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_bot_accounts_user_id_users"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name=op.f("fk_bot_accounts_owner_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_bot_accounts")),
    )
    op.create_index(op.f("ix_bot_accounts_owner"), "bot_accounts", ["owner"])
    op.create_table(
        "bot_tokens",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("scopes", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_bot_tokens_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_bot_tokens")),
    )
    op.create_index(op.f("ix_bot_tokens_user_id"), "bot_tokens", ["user_id"])
