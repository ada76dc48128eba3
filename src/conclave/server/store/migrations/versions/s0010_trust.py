"""Recent addresses, merged guests, the audit log, changes of skill that can be taken back, and keys of names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from conclave.server.store.name_keys import make_name_key

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision. The first known address of a person is that of registration."""
    op.add_column("users", sa.Column("name_key", sa.Text(), nullable=False, server_default=""))
    op.create_index(op.f("ix_users_name_key"), "users", ["name_key"], unique=False)
    op.add_column("rating_changes", sa.Column("mu_change", sa.Float(precision=53), nullable=True))
    op.add_column("rating_changes", sa.Column("sigma_change", sa.Float(precision=53), nullable=True))
    op.add_column("rating_changes", sa.Column("voided", sa.BigInteger(), nullable=True))
    op.create_table(
        "places",
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("place", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_places_user_id_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "place", name=op.f("pk_places")),
    )
    op.create_index(op.f("ix_places_place"), "places", ["place"], unique=False)
    op.create_table(
        "merges",
        sa.Column("guest", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_merges_user_id_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_merges")),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=64), nullable=False),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("act", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("about_name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_audit")),
    )
    _fill()


def _fill() -> None:
    connection = op.get_bind()
    connection.execute(
        sa.text("INSERT INTO places (user_id, place, at) SELECT id, place, created FROM users WHERE place <> ''")
    )
    users = connection.execute(sa.text("SELECT id, name FROM users")).all()
    keys = [{"id": row.id, "key": make_name_key(row.name)} for row in users]
    if keys:
        connection.execute(sa.text("UPDATE users SET name_key = :key WHERE id = :id"), keys)
