"""Drop the unused column for clocks, which are derived from the log."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision."""
    op.drop_column("tables", "clock")  # in place: making the table anew would take with it what refers to it
