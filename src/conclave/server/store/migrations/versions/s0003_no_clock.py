"""The column in which a room once kept its clocks: they follow from the log, and it was always null."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this schema."""
    op.drop_column("tables", "clock")  # in place: making the table anew would take with it what refers to it
